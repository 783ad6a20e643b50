#!/usr/bin/env python3
"""usage: company.py PROGRAM

The opponents as company: an easy one that beginners can beat, characters that one can tell apart, and bids
that do not creep by ones. All deals are fixed, so none of this is a matter of luck.
"""
import itertools
import os
import subprocess
from pathlib import Path

from program import PROGRAM, arena, demand, run

TOOL = Path(__file__).parents[3] / "tools" / "measure-characters"


def easy_wins_its_share_among_beginners():
    report, _ = arena("easy,collector,saver,guesser", "--games", "2000")
    easy = report["seats"][0]
    demand(0.20 <= easy["win"] - easy["ci"] and easy["win"] + easy["ci"] <= 0.30, easy)


def figures(level, games):
    """{character: {figure: (value, half of its interval)}}"""
    done = subprocess.run([TOOL, "--level", level, "--games", str(games)], capture_output=True, text=True,
                          timeout=300, check=True, env={**os.environ, "FELICITY": PROGRAM})
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in done.stdout.splitlines()]
    return {row[0]: {name: tuple(float(number) for number in cell.split(" ± "))
                     for name, cell in zip(head[1:], row[1:])} for row in rows}


def characters_differ_in_every_figure():
    table = figures("normal", 2000)
    demand(len(table) == 4, table)
    for one, other in itertools.combinations(table, 2):
        for figure in ("bought", "price", "bluffs", "dogs"):
            (a, spread), (b, other_spread) = table[one][figure], table[other][figure]
            demand(abs(a - b) > 2 * max(spread, other_spread), f"{figure}: {one} {a}, {other} {b}")
    demand(all(row["raise"][0] > 0.03 for row in table.values()), "a character always bids by ones")


if __name__ == "__main__":
    run(easy_wins_its_share_among_beginners, characters_differ_in_every_figure)
