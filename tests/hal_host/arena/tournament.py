#!/usr/bin/env python3
"""usage: tournament.py PROGRAM

tools/tournament with a class of bots: good ones, broken ones, odd names, too few of them; and the
figures of tools/measure-bots.
"""
import json
import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from xml.etree import ElementTree

from program import PROGRAM, QUICK, demand, run

ROOT = Path(__file__).parents[3]
sys.dont_write_bytecode = True
sys.path.insert(0, str(ROOT / "tools"))
import league  # noqa: E402
import league_report  # noqa: E402

FIRST = ROOT / "docs" / "bots" / "first_bot.py"


def tournament(*words):
    return subprocess.run([ROOT / "tools" / "tournament", *words], capture_output=True, timeout=120,
                          check=False, text=True, env={**os.environ, "FELICITY": PROGRAM})


def rows(done):
    """The league: name, share, faults, games of each row."""
    demand(done.returncode == 0, done.stderr)
    table = []
    ratings = []
    for line in done.stdout.splitlines()[3:]:
        place, name, rating, share, _, _, faults, games = re.split("  +", line.strip())
        demand(place == f"{len(table) + 1}.", line)
        ratings.append(float(rating.split()[0]))
        table.append((name, float(share.split()[0]), int(faults), int(games)))
    demand(ratings == sorted(ratings, reverse=True), ratings)
    return table


def a_class_of_bots_gets_a_league_table():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(FIRST, f"{folder}/anna.py")
        shutil.copy(FIRST, f"{folder}/ben, it's \"me\".py")
        Path(f"{folder}/cleo bot").write_text(f"#!/bin/sh\nexec {PROGRAM} bot greedy\n", encoding="utf-8")
        os.chmod(f"{folder}/cleo bot", 0o755)
        Path(f"{folder}/dora.py").write_text("nonsense\n", encoding="utf-8")
        Path(f"{folder}/emil.cpp").write_text("int x = y;\n", encoding="utf-8")
        Path(f"{folder}/notes.txt").write_text("not a bot\n", encoding="utf-8")
        done = tournament(folder, "--players", "3", "--games", "24", "--timeout", "60", "--house", "random")
        table = rows(done)
        names = {name for name, *_ in table}
        demand(names == {"anna.py", "ben, it's \"me\".py", "cleo bot", "random"}, done.stdout)
        demand(done.stdout.startswith("4 bots, 8 tables of 3, 24 games, dealt by chance\n"), done.stdout)
        for left_out in ("dora.py", "emil.cpp"):
            demand(f"{left_out} does not start" in done.stderr, done.stderr)
        demand("notes" not in done.stdout + done.stderr, done)
        # Six tables each, of one deal in three rotations.
        demand(all(faults == 0 and games == 18 for _, _, faults, games in table), done.stdout)
        shares = [share for _, share, *_ in table]
        demand(abs(sum(shares) * 18 - 24) < 0.1, shares)  # 24 games were won
        demand(table[-1][0] == "random", done.stdout)


def processes_with(mark):
    found = 0
    for entry in Path("/proc").iterdir():
        try:
            found += entry.name.isdigit() and mark.encode() in (entry / "cmdline").read_bytes().split(b"\0")
        except OSError:
            pass
    return found


def what_a_bot_starts_ends_with_the_tournament():
    mark = f"mark-{os.getpid()}"
    child = f"import subprocess; subprocess.Popen(['sh', '-c', 'sleep 1000; :', '{mark}'])\n"
    with tempfile.TemporaryDirectory() as folder:
        for name, text in (("anna.py", FIRST.read_text(encoding="utf-8")), ("mute.py", "input(); input()\n")):
            Path(f"{folder}/{name}").write_text(child + text, encoding="utf-8")
        done = tournament(folder, "--players", "3", "--games", "3", "--timeout", "1", "--house", "easy,random")
        demand({name for name, *_ in rows(done)} == {"anna.py", "easy", "random"}, done.stdout)
        demand("mute.py does not start" in done.stderr, done.stderr)
    demand(processes_with(mark) == 0, f"{processes_with(mark)} processes live on")


def one_bot_is_not_left_alone():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(FIRST, f"{folder}/anna.py")
        done = tournament(folder, "--games", "3", "--timeout", "60")
        demand({name for name, *_ in rows(done)} == {"anna.py", "easy", "normal"}, done.stdout)
        demand("easy joins" in done.stderr, done.stderr)


def wrong_usage_is_reported():
    with tempfile.TemporaryDirectory() as folder:
        for words, said in (([], "required"), ([folder], "no bots"), ([folder + "/x"], "not a folder"),
                            ([folder, "--players", "6"], "invalid choice"), ([folder, "--games", "0"], "1 or more"),
                            ([folder, "--threads", "0"], "1 or more"), ([folder, "--seed", "-1"], "0 or more"),
                            ([folder, "--html", f"{folder}/x/y"], "cannot be written"),
                            ([folder, "--keep", str(ROOT)], "not an empty folder"), ([folder, "--fast"], "--fast"),
                            ([folder, "--house", "clever,easy,greedy"], "no bot clever")):
            done = tournament(*words)
            demand(done.returncode != 0 and said in done.stderr and not done.stdout, (words, done))
            demand("Traceback" not in done.stderr, done.stderr)
    demand(tournament("--help").stdout.startswith("usage: tools/tournament"), "help")


JAVASCRIPT = """
import readline from "node:readline";
for await (const line of readline.createInterface({ input: process.stdin })) {
  const [word, ...keys] = line.split(" ");
  const see = Object.fromEntries(keys.map((key) => key.split("=")));
  if (word === "hello") console.log("id gina");
  if (word === "new") console.log("ok");
  if (word === "act") console.log("a " + (see.phase === "place" ? see.legal.split(",")[0] : "0"));
  if (word === "quit") break;
}
"""


def javascript_plays_too():
    with tempfile.TemporaryDirectory() as folder:
        Path(f"{folder}/gina.mjs").write_text(JAVASCRIPT, encoding="utf-8")
        table = rows(tournament(folder, "--house", "easy,random", "--games", "6", "--timeout", "60"))
        demand(sorted(table)[1][0] == "gina.mjs" and all(faults == 0 for _, _, faults, _ in table), table)


def bots_of_the_workshop_play_too():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(ROOT / "docs" / "bots" / "first_bot.js", f"{folder}/hugo.js")
        Path(f"{folder}/ida.js").write_text("function place(see) { return", encoding="utf-8")
        done = tournament(folder, "--house", "easy,random", "--games", "6", "--timeout", "60")
        table = rows(done)
        demand({name for name, *_ in table} == {"easy", "hugo.js", "random"}, done.stdout)
        demand(all(faults == 0 for _, _, faults, _ in table) and "ida.js does not start" in done.stderr, done.stderr)


HOUSE = ("--house", "easy,normal,greedy,random,hard:2,hard:bold:2")
TABLES = 7 if QUICK else 28  # of four, for seven bots, each with a deal of its own


def every_table_has_deals_of_its_own_and_a_seed_repeats_all_of_them():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(FIRST, f"{folder}/anna.py")
        figures, deals = [], []
        for run_number, seed in enumerate(("7", "7", "8")):
            kept, told = Path(f"{folder}/.kept{run_number}"), f"{folder}/.json{run_number}"
            done = tournament(folder, *HOUSE, "--games", str(4 * TABLES), "--seed", seed, "--threads", str(run_number + 1),
                              "--timeout", "60", "--keep", str(kept), "--json", told)
            rows(done)
            figures.append(json.loads(Path(told).read_text(encoding="utf-8")))
            demand([path.name for path in sorted(kept.iterdir())] == [f"table-{i:03}" for i in range(1, TABLES + 1)], kept)
            deals.append([])
            for table in sorted(kept.iterdir()):
                texts = [file.read_text(encoding="utf-8") for file in sorted(table.iterdir())]
                dealt = {" ".join(re.findall(r"^(?:start|discard) .*$", text, re.M)) for text in texts}
                demand(len(texts) == 4 and len(dealt) == 1, dealt)
                deals[-1] += dealt
        for dealt in deals:
            demand(len(set(dealt)) == TABLES, f"{len(set(dealt))} deals at {TABLES} tables")
        demand(figures[0] == figures[1] and set(deals[0]) == set(deals[1]), "the same seed, another tournament")
        demand(not set(deals[0]) & set(deals[2]), "tournaments of two seeds have deals in common")


def the_league_is_written_for_programs_and_as_a_page():
    with tempfile.TemporaryDirectory() as folder:
        shutil.copy(FIRST, f"{folder}/a<b>&c.py")
        done = tournament(folder, *HOUSE, "--games", "30", "--timeout", "60", "--json", f"{folder}/.json", "--html",
                          f"{folder}/.html")
        table = rows(done)
        told = json.loads(Path(f"{folder}/.json").read_text(encoding="utf-8"))
        demand([told[key] for key in ("bots", "players", "tables", "seed")] == [7, 4, 14, None], told)
        demand([row["name"] for row in told["league"]] == [name for name, *_ in table], told)
        for row in told["league"]:
            demand(set(row) == {"place", "name", "rating", "rating_ci", "win", "ci", "margin", "margin_ci", "score",
                                "faults", "games"}, row)
        text = Path(f"{folder}/.html").read_text(encoding="utf-8")
        page = ElementTree.fromstring(text.removeprefix("<!DOCTYPE html>\n"))
        demand(len(page.findall("body/{http://www.w3.org/2000/svg}svg")) == 2, text)
        demand(not re.search(r"src=|href=|url\(|@import|<script", text), "the page needs other files")
        names = [row[1].text for row in page.findall("body/table/tr")][1:]
        demand(names == [name for name, *_ in table] and "a<b>&c.py" in names, names)


def result(wins, games=20, margins=None):
    return {"games": games, "seats": {name: {"win": won / games, "margin": (margins or {}).get(name, 0.0), "score": 40.0,
                                             "faults": 0} for name, won in wins.items()}}


def equal_bots_are_placed_by_margin():
    wins = {"anna": 5, "ben": 5, "cleo": 5, "dora": 5}
    margins = {"anna": -9.8, "ben": -3.0, "cleo": 9.8, "dora": 1.0}
    table = league.league(list(wins), [result(wins, margins=margins)] * 3, 4)
    demand([row["name"] for row in table] == ["cleo", "dora", "ben", "anna"], table)
    demand(all(abs(row["rating"]) < 1 for row in table), table)


def ratings_know_the_opponents_and_their_own_limits():
    # Ben and cleo win as often, but cleo against those who beat everybody else.
    results = [result({"ace": 10, "king": 9, "cleo": 1, "dora": 0}), result({"ace": 9, "king": 10, "cleo": 1, "emil": 0}),
               result({"ben": 1, "dora": 9, "emil": 10, "fritz": 0}), result({"ben": 1, "dora": 10, "emil": 9, "fritz": 0}),
               result({"ace": 10, "dora": 0, "king": 10, "emil": 0})] * 4
    bots = ["ace", "king", "ben", "cleo", "dora", "emil", "fritz"]
    row = {row["name"]: row for row in league.league(bots, results, 4)}
    demand(row["ben"]["win"] == row["cleo"]["win"] and row["cleo"]["rating"] > row["ben"]["rating"] + 100, row)
    demand(row["fritz"]["win"] == 0 and -2000 < row["fritz"]["rating"] < row["ben"]["rating"], row)
    demand(abs(sum(one["rating"] for one in row.values())) < 1e-6, "the mean rating is 0")
    single = league.league(list(bots[:4]), [result({"ace": 5, "king": 5, "ben": 5, "cleo": 5})], 4)
    demand(all(one["rating_ci"] is one["ci"] is one["margin_ci"] is None for one in single), single)
    demand("± ?" in league_report.table({"bots": 4, "tables": 1, "players": 4, "games": 20, "seed": None}, single), single)


def intervals_hold_what_they_promise():
    """Bots of known strength: 95 % of the intervals hold the truth. Drawn once, so this is no matter of luck."""
    chance = random.Random(5)
    bots = [f"bot{i:02}" for i in range(24)]
    truth = {bot: 15 * (i - 11.5) for i, bot in enumerate(bots)}
    tables = league.design(bots, 4, 100, random.Random(2))
    results = []
    for table in tables:
        weights = [10 ** (truth[bot] / 400) for bot in table]
        winners = chance.choices(table, weights, k=20)
        results.append(result({bot: winners.count(bot) for bot in table}))
    table = league.league(bots, results, 4)
    held = sum(abs(row["rating"] - truth[row["name"]]) <= row["rating_ci"] for row in table)
    demand(held >= 22, f"{held} of 24 intervals hold the truth")
    demand(all(20 < row["rating_ci"] < 90 for row in table), [row["rating_ci"] for row in table])


def intervals_of_a_few_games_hold_what_they_promise():
    """Four copies of a bot and sixty games, as in a lesson: each wins a quarter, and its interval says so."""
    chance = random.Random(5)
    bots = ["one", "two", "three", "four"]
    rows_of_all = []
    for _ in range(12):
        deals = league.deals_a_table(4, 4, 60)
        tables = league.design(bots, 4, 60 // (4 * deals), chance, tries=1)
        results = []
        for table in tables:
            winners = chance.choices(table, k=4 * deals)
            results.append(result({bot: winners.count(bot) for bot in table}, games=4 * deals))
        rows_of_all += league.league(bots, results, 4)
    held = sum(abs(row["win"] - 0.25) <= row["ci"] for row in rows_of_all)
    demand(held >= 43, f"{held} of {len(rows_of_all)} intervals hold the truth")
    # By the binomial distribution it is .11.
    demand(all(0.05 < row["ci"] < 0.2 for row in rows_of_all), sorted(row["ci"] for row in rows_of_all))


def everybody_plays_as_often_and_meets_everybody():
    for bots, players, least in ((24, 4, 100), (24, 5, 80), (23, 3, 130), (13, 4, 60), (5, 4, 20), (4, 4, 3)):
        names = [f"bot{i:02}" for i in range(bots)]
        tables = league.design(names, players, least, random.Random(3))
        demand(len(tables) >= least and all(len(set(table)) == players for table in tables), tables)
        seats = [sum(name in table for table in tables) for name in names]
        demand(len(set(seats)) == 1, f"{bots} bots: {seats}")
        met = league.meetings(tables)
        counts = [met.get((one, other), 0) for one in names for other in names if one < other]
        demand(min(counts) >= 1 and max(counts) - min(counts) <= 3, f"{bots} bots meet {min(counts)} to {max(counts)}")


def figures_are_a_table():
    done = subprocess.run([ROOT / "tools" / "measure-bots", "--games", "30", "greedy,random",
                           "random,random"], capture_output=True, timeout=120, check=False, text=True,
                          env={**os.environ, "FELICITY": PROGRAM})
    lines = done.stdout.splitlines()
    demand(done.returncode == 0 and not done.stderr and len(lines) == 5, done)
    for line, name in zip(lines[2:], ("greedy | random", "random | random", "fair share |")):
        demand(line.startswith(f"| {name} | ") and line.count("|") == 6, line)
    shares = [[float(cell.split()[0]) for cell in line.split("|")[3:6]] for line in lines[2:]]
    demand(all(good > bad for good, bad in zip(shares[0], shares[1])), done.stdout)


if __name__ == "__main__":
    run(a_class_of_bots_gets_a_league_table, what_a_bot_starts_ends_with_the_tournament,
        one_bot_is_not_left_alone, wrong_usage_is_reported, javascript_plays_too, bots_of_the_workshop_play_too,
        every_table_has_deals_of_its_own_and_a_seed_repeats_all_of_them,
        the_league_is_written_for_programs_and_as_a_page, equal_bots_are_placed_by_margin,
        ratings_know_the_opponents_and_their_own_limits, intervals_hold_what_they_promise,
        intervals_of_a_few_games_hold_what_they_promise,
        everybody_plays_as_often_and_meets_everybody,
        figures_are_a_table)
