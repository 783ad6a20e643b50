"""Who meets whom in a tournament, and what the results say: used by tools/tournament."""
import math
import random

ELO = 400 / math.log(10)  # points of a rating for each unit of the logarithm
RESAMPLES = 200
FEWEST_TABLES = 5  # fewer say nothing about chance
MOST_DEALS = 5  # at a table: more would repeat what its neighbours do to each other
TABLES_A_BOT = 12  # for intervals worth reading, where there are games enough


# ---- the design ------------------------------------------------------------------------------------

def meetings(tables):
    """How often each pair of bots meets, by both names in order."""
    met = {}
    for table in tables:
        for one in table:
            for other in table:
                if one < other:
                    met[one, other] = met.get((one, other), 0) + 1
    return met


def one_design(bots, players, count, chance):
    """Tables one after the other: those who have played least, and among them those who have met least."""
    played, met, tables = dict.fromkeys(bots, 0), {}, []
    for _ in range(count):
        table = []
        while len(table) < players:
            def cost(bot):
                return played[bot], sum(met.get((bot, other), 0) for other in table), chance.random()
            bot = min((bot for bot in bots if bot not in table), key=cost)
            for other in table:
                met[bot, other] = met[other, bot] = met.get((bot, other), 0) + 1
            table.append(bot)
        for bot in table:
            played[bot] += 1
        chance.shuffle(table)  # neighbours matter
        tables.append(tuple(table))
    return tables


def design(bots, players, least_tables, chance, tries=20):
    """Tables at which every bot sits equally often, and every pair meets as equally often as it is found."""
    step = len(bots) // math.gcd(len(bots), players)
    count = max(1, math.ceil(least_tables / step)) * step
    pairs = [(one, other) for one in bots for other in bots if one < other]

    def unevenness(tables):
        met = meetings(tables)
        return sum(met.get(pair, 0) ** 2 for pair in pairs)
    return min((one_design(bots, players, count, chance) for _ in range(tries)), key=unevenness)


def deals_a_table(bots, players, games):
    """A program is started for each table, so a big tournament plays several deals there."""
    games_a_bot = games * players // bots
    return max(1, min(MOST_DEALS, games_a_bot // (players * TABLES_A_BOT)))


# ---- ratings ---------------------------------------------------------------------------------------

def fit(bots, results, players, start=None):
    """Strengths by maximum likelihood: at a table each bot wins with its part of all strengths there. Two games
    with average bots, won as chance would have it, keep a bot without a win from minus infinity."""
    average_games = 2
    strength = dict(start or dict.fromkeys(bots, 1.0))
    wins = dict.fromkeys(bots, average_games / players)
    for result in results:
        for name, seat in result["seats"].items():
            wins[name] += seat["win"] * result["games"]
    for _ in range(200):
        weight = {bot: average_games / (strength[bot] + players - 1) for bot in bots}
        for result in results:
            part = result["games"] / sum(strength[name] for name in result["seats"])
            for name in result["seats"]:
                weight[name] += part
        changed = {bot: wins[bot] / weight[bot] for bot in bots}
        mean = math.exp(sum(map(math.log, changed.values())) / len(bots))
        changed = {bot: value / mean for bot, value in changed.items()}
        moved = max(abs(math.log(changed[bot] / strength[bot])) for bot in bots)
        strength = changed
        if moved < 1e-4:
            break
    return strength


def sums_of(bots, results):
    sums = {bot: {"games": 0, "win": 0.0, "margin": 0.0, "score": 0.0, "faults": 0} for bot in bots}
    for result in results:
        for name, seat in result["seats"].items():
            own = sums[name]
            own["games"] += result["games"]
            own["faults"] += seat["faults"]
            for key in ("win", "margin", "score"):
                own[key] += seat[key] * result["games"]
    return sums


def spread_of(freedom):
    """Standard deviations of half a 95 % interval that is itself estimated: Student's, by Cornish and Fisher."""
    return 1.96 + 2.372 / freedom + 2.823 / freedom ** 2


def interval(figures, tables):
    """Half of the 95 % interval, from the same figure of many resamples; None: unknown. Resamples of a few tables
    differ less than tables do."""
    if len(figures) < 2 or tables < FEWEST_TABLES:
        return None
    mean = sum(figures) / len(figures)
    spread = sum((figure - mean) ** 2 for figure in figures) / (len(figures) - 1)
    return spread_of(tables - 1) * math.sqrt(spread * tables / (tables - 1))


def league(bots, results, players):
    """The rows of the table, best first. Tables are drawn again and again from those that were played, and the
    figures of each draw show how far chance moves them: games of one table resemble each other."""
    strength = fit(bots, results, players)
    chance = random.Random(1)
    drawn = {bot: {"rating": [], "win": [], "margin": []} for bot in bots}
    for _ in range(RESAMPLES if len(results) > 1 else 0):
        resample = chance.choices(results, k=len(results))
        again = fit(bots, resample, players, strength)
        for bot, own in sums_of(bots, resample).items():
            drawn[bot]["rating"].append(ELO * math.log(again[bot]))
            for key in ("win", "margin"):
                if own["games"]:
                    drawn[bot][key].append(own[key] / own["games"])
    rows = []
    for bot, own in sums_of(bots, results).items():
        games = own["games"]
        tables = sum(bot in result["seats"] for result in results)
        ci = {key: interval(figures, tables) for key, figures in drawn[bot].items()}
        rows.append({"name": bot, "rating": ELO * math.log(strength[bot]), "rating_ci": ci["rating"],
                     "win": own["win"] / games, "ci": ci["win"],
                     "margin": own["margin"] / games, "margin_ci": ci["margin"],
                     "score": own["score"] / games, "faults": own["faults"], "games": games})
    rows.sort(key=lambda row: (-round(row["rating"]), -row["margin"]))  # equal ratings: by margin
    for place, row in enumerate(rows, 1):
        row["place"] = place
    return rows
