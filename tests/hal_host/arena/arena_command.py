#!/usr/bin/env python3
"""usage: arena_command.py PROGRAM

`felicity arena` from outside: usage, the JSON, seats that rotate, the same games with any number of threads.
The figures are computed again from the lines that an external bot received.
"""
import json
import math
import re
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

from program import PROGRAM, arena, demand, expect_wrong, felicity, run

DOCS = Path(__file__).parents[3] / "docs" / "bots" / "README.md"
SEAT_KEYS = ["name", "win", "ci", "margin", "score", "faults", "ms", "margin_ci"]

DIARY = """
import sys
book = open(sys.argv[1], "a")
for line in sys.stdin:
    book.write(line)
    word, *keys = line.split()
    keys = dict(key.split("=", 1) for key in keys if "=" in key)
    if word == "hello": print("id diary", flush=True)
    if word == "new": print("ok", flush=True)
    if word == "act" and keys["phase"] == "place": print("a", keys["legal"].split(",")[0], flush=True)
    if word == "act" and keys["phase"] == "auction": print("a 0", flush=True)
    if word == "quit": break
"""


def figures(seats):
    return [[seat[key] for key in SEAT_KEYS if key not in ("name", "ms")] for seat in seats]


def wrong_usage_is_one_sentence():
    three = ["--seats", "easy,easy,easy"]
    for words in ([], ["x"], ["--seats"], ["--seats", ""], ["--seats", "easy,easy"],
                  ["--seats", "easy,easy,easy,easy,easy,easy"], ["--seats", "easy,easy,clever"],
                  ["--seats", "easy,easy,exec:"], ["--seats", "easy,easy,exec:'x"],
                  ["--seats", "easy,easy,exec:./no-such-bot"], ["--seats", "easy,easy,exec:/"],
                  [*three, "--games", "0"], [*three, "--games", "x"], [*three, "--games", "1e3"],
                  [*three, "--games", "99999999999999999999"], [*three, "--seed", "-1"],
                  [*three, "--bot-seed", "x"], [*three, "--seed", "7", "--bot-seed", "7"],
                  [*three, "--bot-seed", "1"],
                  [*three, "--threads", "0"], [*three, "--threads", "1000000"],
                  [*three, "--timeout", "0"], [*three, "--timeout", "-1"], [*three, "--timeout", "x"],
                  [*three, "--timeout", "nan"], [*three, "--timeout", "inf"],
                  [*three, "--edition", "german"], [*three, "--rabbit", "yes"],
                  [*three, "--tie", "coin"], [*three, "--money", "gone"], [*three, "--json=1"],
                  [*three, "--plot"], [*three, "--html"], [*three, "--keep"]):
        expect_wrong(felicity("arena", *words), words)
    for words in ([], ["clever"], ["easy", "easy"], ["hard:0"], ["--fast"]):
        expect_wrong(felicity("bot", *words), words)


def json_has_the_shape_it_is_promised_to_have():
    for seats in ("easy,normal,random", "greedy,easy,normal,random", "easy,easy,easy,greedy,random"):
        n = seats.count(",") + 1
        done = felicity("arena", "--seats", seats, "--games", "20", "--json")
        demand(done.returncode == 0 and not done.stderr, done)
        demand(done.stdout.count(b"\n") == 1 and done.stdout.endswith(b"}\n"), done.stdout)
        report = json.loads(done.stdout)
        demand(list(report) == ["games", "seats"], report)
        demand(report["games"] == math.ceil(20 / n) * n, report)
        demand([seat["name"] for seat in report["seats"]] == seats.split(","), report)
        for seat in report["seats"]:
            demand(list(seat) == SEAT_KEYS, seat)
            demand(all(isinstance(seat[key], (int, float)) for key in SEAT_KEYS[1:]), seat)
            demand(isinstance(seat["faults"], int) and seat["faults"] == 0 and seat["ms"] >= 0, seat)
        demand(abs(sum(seat["win"] for seat in report["seats"]) - 1) < 1e-5, report)


def people_get_a_table():
    done = felicity("arena", "--seats", "easy,normal,greedy", "--games", "30")
    lines = done.stdout.decode().splitlines()
    demand(done.returncode == 0 and not done.stderr and len(lines) == 6, done)
    demand(lines[0] == "3 players, 30 games of 10 deals, english-2007, seed 1", lines)
    one = felicity("arena", "--seats", "random,random,random", "--games", "1").stdout.decode()
    demand(one.startswith("3 players, 3 games of 1 deal, english-2007"), one)
    report, _ = arena("easy,normal,greedy", "--games", "30")
    for line, seat in zip(lines[3:], report["seats"]):
        name, win, _, ci, margin, _, margin_ci, score, faults, _ = line.split()
        demand(name == seat["name"] and int(faults) == 0, line)
        for text, key, digits in ((win, "win", 3), (ci, "ci", 3), (margin, "margin", 1),
                                  (margin_ci, "margin_ci", 1), (score, "score", 1)):
            demand(abs(float(text) - seat[key]) <= 0.5001 * 10 ** -digits, (line, seat))


def the_table_in_the_documentation_is_a_true_one():
    text = DOCS.read_text(encoding="utf-8")
    command, table = re.search(r"\n\$ felicity (arena .*)\n([^`]*)```", text).groups()
    done = felicity(*command.split())
    without_times = [re.sub(r" +\S+$", "", line) for line in done.stdout.decode().splitlines()[3:]]
    documented = [re.sub(r" +\S+$", "", line) for line in table.splitlines()[3:]]
    demand(without_times == documented and len(documented) == 3, done.stdout.decode())


def the_same_seed_gives_the_same_games_however_many_threads():
    for seats in ("easy,normal,greedy", "hard:16,random,greedy,normal"):
        words = (seats, "--games", "120", "--seed", "5")
        one = figures(arena(*words, "--threads", "1")[0]["seats"])
        for threads in ("2", "3", "8"):
            demand(one == figures(arena(*words, "--threads", threads)[0]["seats"]), (seats, threads))
        demand(one != figures(arena(seats, "--games", "120", "--seed", "6")[0]["seats"]), seats)


def a_bot_of_the_house_plays_the_same_through_the_protocol():
    for house in ("easy,normal,greedy", "random,hard:8,hard:bold:8,normal:trickster",
                  "easy,greedy,random,normal:cautious,greedy"):
        for rules in ([], ["--edition", "dutch-999", "--money", "open", "--tie", "shared"]):
            words = ["--games", "15", "--seed", "3", "--bot-seed", "4", *rules, "--timeout", "60"]
            guests = ",".join(f"exec:{PROGRAM} bot {name}" for name in house.split(","))
            at_home, _ = arena(house, *words)
            through, err = arena(guests, *words)
            demand(figures(at_home["seats"]) == figures(through["seats"]), f"{house} {rules} {err}")


def diary_of(seats, *words):
    """Plays with a diary as entrant 0: the output of the arena, and the lines of every game."""
    with tempfile.TemporaryDirectory() as folder:
        bot, book = Path(folder) / "diary bot.py", Path(folder) / "book"
        bot.write_text(DIARY, encoding="utf-8")
        guest = f"exec:{sys.executable} '{bot}' {book}"
        report, _ = arena(f"{guest},{seats}", *words, "--timeout", "60")
        lines = book.read_text(encoding="utf-8").splitlines()
    # Before the first game the arena has seen that the bot can be started.
    demand(lines[:3] == ["hello 1", "quit", "hello 1"] and lines[-1] == "quit", lines[:3])
    demand(lines.count("hello 1") == 2, lines[:3])
    games = []
    for line in lines[3:-1]:
        if line.startswith("new "):
            games.append([])
        games[-1].append(line)
    return report, games


def keys_of(line):
    return dict(word.split("=", 1) for word in line.split()[1:])


def mean_and_interval(deals):
    mean = sum(deals) / len(deals)
    spread = sum((figure - mean) ** 2 for figure in deals) / (len(deals) - 1)
    return mean, 1.96 * math.sqrt(spread / len(deals))


def the_figures_are_those_of_the_games():
    for seats, games in (("greedy,normal", 60), ("easy,greedy,normal", 80), ("greedy,random,easy,easy", 50)):
        n = seats.count(",") + 2
        report, diary = diary_of(seats, "--games", str(games), "--tie", "shared", "--seed", "9")
        demand(report["games"] == games == len(diary), report)
        shares = [[[] for _ in range(games // n)] for _ in range(n)]
        margins = [[[] for _ in range(games // n)] for _ in range(n)]
        totals = [[] for _ in range(n)]
        for number, lines in enumerate(diary):
            own = int(keys_of(lines[0])["seat"])
            scores = [int(score) for score in keys_of(lines[-1])["scores"].split(",")]
            demand(own == number % n and len(scores) == n, lines[0])
            winners = [seat for seat in range(n) if scores[seat] == max(scores)]
            for entrant in range(n):
                seat = (own + entrant) % n
                shares[entrant][number // n].append((seat in winners) / len(winners))
                margins[entrant][number // n].append(scores[seat] - max(scores[:seat] + scores[seat + 1:]))
                totals[entrant].append(scores[seat])
        for entrant, seat in enumerate(report["seats"]):
            win, ci = mean_and_interval([sum(deal) / n for deal in shares[entrant]])
            margin, margin_ci = mean_and_interval([sum(deal) / n for deal in margins[entrant]])
            for key, value in (("win", win), ("ci", ci), ("margin", margin), ("margin_ci", margin_ci),
                               ("score", sum(totals[entrant]) / games)):
                demand(abs(seat[key] - value) < 1e-3, f"{seats}, entrant {entrant}, {key}: {seat}, {value}")


def a_deal_is_played_in_every_seat():
    for n, seats in ((3, "easy,easy"), (4, "easy,easy,easy"), (5, "easy,easy,easy,easy")):
        report, diary = diary_of(seats, "--games", str(2 * n), "--seed", "4")
        demand(report["games"] == len(diary) == 2 * n, report)
        record = felicity("deal", "--players", str(n), "--seed", "4").stdout.decode()
        lost = {int(seat): card for seat, card in re.findall(r"^discard (\d) (\S+)$", record, re.M)}
        tokens = {"BIG": "L", "SMALL": "S"}
        for number, lines in enumerate(diary):
            first = keys_of(next(line for line in lines if line.startswith("act ")))
            demand(int(first["seat"]) == number % n, first)
            if number < n:  # the first deal is the one of felicity deal
                missing = set("-8,-5,R,3,5,8,11,15,L,S".split(",")) - set(first["hand"].split(","))
                card = lost[number % n]
                demand(missing == {tokens.get(card, card)}, (missing, card))
                demand(f"start {first['start']}\n" in record, record)
        seeds = [keys_of(lines[0])["seed"] for lines in diary]
        demand(len(set(seeds)) == 2 * n and all(int(seed) < 2 ** 31 for seed in seeds), seeds)


def house_rules_are_sent_to_the_bots():
    _, diary = diary_of("easy,easy", "--games", "3")
    demand(diary[0][0].endswith(" edition=english-2007 rabbit=0 tie=cats money=secret"), diary[0][0])
    _, diary = diary_of("easy,easy", "--games", "3", "--edition", "dutch-999", "--tie", "shared")
    demand(diary[0][0].endswith(" edition=dutch-999 rabbit=1 tie=shared money=secret"), diary[0][0])
    _, diary = diary_of("easy,easy", "--games", "3", "--rabbit", "1", "--money", "open")
    demand(diary[0][0].endswith(" edition=english-2007 rabbit=1 tie=cats money=open"), diary[0][0])
    demand(diary[0][0].startswith("new n=3 seat=0 seed="), diary[0][0])


def a_plot_is_a_picture():
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/plot.svg"
        report, _ = arena("easy,normal,greedy", "--games", "30", "--plot", path)
        text = Path(path).read_text(encoding="utf-8")
        demand(ElementTree.fromstring(text).tag == "{http://www.w3.org/2000/svg}svg", text[:100])
        for seat in report["seats"]:
            demand(f">{seat['name']}</text>" in text, seat)
            demand(f"{100 * seat['win']:.1f} ± {100 * seat['ci']:.1f} %" in text, seat)
        done = felicity("arena", "--seats", "easy,easy,easy", "--games", "3", "--plot", f"{folder}/x/y")
        expect_wrong(done, "a picture where no file can be")
        demand(b"x/y: No such file" in done.stderr, done)


def a_page_is_one_file_with_table_and_pictures():
    with tempfile.TemporaryDirectory() as folder:
        path = f"{folder}/page.html"
        report, _ = arena("easy,normal,greedy", "--games", "30", "--html", path)
        text = Path(path).read_text(encoding="utf-8")
        page = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
        svg = "{http://www.w3.org/2000/svg}svg"
        demand(page.tag == "html" and len(page.findall(f"body/{svg}")) == 2, text)
        links = {"src", "href", "action", "data", "poster"}
        demand(not any(links & set(element.attrib) for element in page.iter()), "the page needs other files")
        demand(not re.search(r"url\(|@import|<script", text), "the page needs other files")
        rows = [[cell.text for cell in row] for row in page.findall("body/table/tr")][1:]
        demand([row[0] for row in rows] == ["easy", "normal", "greedy"], rows)
        for row, seat in zip(rows, report["seats"]):
            demand(row[1] == f"{seat['win']:.3f} ± {seat['ci']:.3f}".replace("0.", "."), row)
            demand(row[2] == f"{seat['margin']:+.1f} ± {seat['margin_ci']:.1f}", row)
            demand(text.count(f">{row[2]}<") == 2, "the margin is in table and picture")
        done = felicity("arena", "--seats", "easy,easy,easy", "--games", "3", "--html", f"{folder}/x/y")
        expect_wrong(done, "a page where no file can be")


def kept_games_are_those_that_were_played():
    for threads in ("1", "3"):
        with tempfile.TemporaryDirectory() as folder:
            kept = f"{folder}/of/games"
            seats = f"exec:{PROGRAM} bot greedy,hard:bold:8,greedy,random"
            words = (seats, "--games", "12", "--threads", threads, "--timeout", "60", "--keep", kept)
            report, _ = arena(*words)
            files = sorted(Path(kept).iterdir())
            demand([file.name for file in files] == [f"game-{i:04}.felicity" for i in range(1, 13)], files)
            totals = [0] * 4
            for number, file in enumerate(files):
                text = file.read_text(encoding="utf-8")
                players = re.findall(r"^seat \d (.*)$", text, re.M)
                demand(sorted(players) == ["felicity human", "greedy human", "hard bot:hard:bold", "random human"],
                       players)
                demand(f"# seat {number % 4}: exec:{PROGRAM} bot greedy\n" in text, text)
                states = felicity("replay", str(file), "--json").stdout.decode().splitlines()
                result = json.loads(states[-1])["result"]
                for entrant in range(4):
                    totals[entrant] += result["total"][(entrant + number) % 4]
            for total, seat in zip(totals, report["seats"]):
                demand(abs(total / 12 - seat["score"]) < 1e-5, f"{totals} {report}")
            again = felicity("arena", "--seats", *words)
            expect_wrong(again, "a folder that has games already")
            demand(b"it is not empty" in again.stderr, again.stderr)
    expect_wrong(felicity("arena", "--seats", "easy,easy,easy", "--games", "3", "--keep", "/dev/null/x"), "no folder")


if __name__ == "__main__":
    run(wrong_usage_is_one_sentence, json_has_the_shape_it_is_promised_to_have, people_get_a_table,
        the_table_in_the_documentation_is_a_true_one,
        the_same_seed_gives_the_same_games_however_many_threads,
        a_bot_of_the_house_plays_the_same_through_the_protocol, the_figures_are_those_of_the_games,
        a_deal_is_played_in_every_seat, house_rules_are_sent_to_the_bots, a_plot_is_a_picture,
        a_page_is_one_file_with_table_and_pictures, kept_games_are_those_that_were_played)
