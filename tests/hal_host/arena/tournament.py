#!/usr/bin/env python3
"""usage: tournament.py PROGRAM

tools/tournament with a class of bots: good ones, broken ones, odd names, too few of them; and the
figures of tools/measure-bots.
"""
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

from program import PROGRAM, demand, run

ROOT = Path(__file__).parents[3]
FIRST = ROOT / "docs" / "bots" / "first_bot.py"


def tournament(*words):
    return subprocess.run([ROOT / "tools" / "tournament", *words], capture_output=True, timeout=120,
                          check=False, text=True, env={**os.environ, "FELICITY": PROGRAM})


def rows(done):
    """The league: name, share, faults, games of each row."""
    demand(done.returncode == 0, done.stderr)
    table = []
    for line in done.stdout.splitlines()[3:]:
        place, rest = line.split(".", 1)
        *name, share, _, _, faults, games = rest.split()
        demand(int(place) == len(table) + 1, line)
        table.append((" ".join(name), float(share), int(faults), int(games)))
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
        done = tournament(folder, "--players", "3", "--games", "6", "--timeout", "60", "--house", "random")
        league = rows(done)
        names = {name for name, *_ in league}
        demand(names == {"anna.py", "ben, it's \"me\".py", "cleo bot", "random"}, done.stdout)
        demand(done.stdout.startswith("4 bots, 4 tables of 3\n"), done.stdout)
        for left_out in ("dora.py", "emil.cpp"):
            demand(f"{left_out} does not start" in done.stderr, done.stderr)
        demand("notes" not in done.stdout + done.stderr, done)
        # Three tables each, of six games: two orders round the table, three rotations.
        demand(all(faults == 0 and games == 18 for _, _, faults, games in league), done.stdout)
        shares = [share for _, share, *_ in league]
        demand(shares == sorted(shares, reverse=True), shares)
        demand(abs(sum(shares) * 18 - 24) < 0.1, shares)  # 24 games were won
        demand(league[-1][0] == "random", done.stdout)


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
                            ([folder, "--players", "6"], "invalid choice"), ([folder, "--fast"], "--fast"),
                            ([folder, "--house", "clever,easy,easy2"], "no bot clever")):
            done = tournament(*words)
            demand(done.returncode != 0 and said in done.stderr and not done.stdout, (words, done))
            demand("Traceback" not in done.stderr, done.stderr)
    demand(tournament("--help").stdout.startswith("usage: tools/tournament"), "help")


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
        one_bot_is_not_left_alone, wrong_usage_is_reported,
        figures_are_a_table)
