#!/usr/bin/env python3
"""usage: example_bots.py PROGRAM      CXX: the compiler for the C++ bot

The bots of docs/bots really play: without a fault, through the last chance too, and better than chance.
"""
import functools
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from program import QUICK, arena, demand, run

ROOT = Path(__file__).parents[3]
BOTS = ROOT / "docs" / "bots"
GAMES = "24" if QUICK else "60"


@functools.cache
def compiled():
    """The folder of the compiled bot, which is removed at the end."""
    folder = tempfile.TemporaryDirectory()
    subprocess.run([*os.environ.get("CXX", "c++").split(), "-std=c++17", "-Wall", "-Wextra", "-Werror",
                    "-o", f"{folder.name}/first_bot", str(BOTS / "first_bot.cpp")], check=True)
    return folder


def cpp_bot():
    return f"exec:{compiled().name}/first_bot"


def both_play_without_a_fault_and_better_than_chance():
    python, cpp = f"exec:{sys.executable} {BOTS}/first_bot.py", cpp_bot()
    for others in ("random", "random,greedy", "random,greedy,random"):
        report, err = arena(f"{python},{cpp},{others}", "--games", GAMES, "--timeout", "60")
        demand(not err, err)
        demand(all(seat["faults"] == 0 for seat in report["seats"]), report)
        chance = report["seats"][2]
        for bot in report["seats"][:2]:
            demand(bot["score"] > chance["score"] + 10, f"{bot} against {chance}")


def the_same_command_gives_the_same_figures():
    seats = f"exec:{sys.executable} {BOTS}/first_bot.py,{cpp_bot()},random"
    figures = []
    for seed in ("1", "1", "2"):
        report, _ = arena(seats, "--games", "12", "--seed", seed, "--timeout", "60")
        figures.append([{**seat, "ms": 0} for seat in report["seats"]])
    demand(figures[0] == figures[1], f"{figures[0]} and {figures[1]}")
    demand(figures[0] != figures[2], "another seed gives the same figures")


def the_bot_of_the_workshop_plays_too():
    node = shutil.which("node") or shutil.which("nodejs")
    demand(node, "node is missing")
    seats = f"exec:{node} {ROOT}/tools/run-bot {BOTS}/first_bot.js,random,random"
    figures = []
    for _ in range(2):
        report, err = arena(seats, "--games", GAMES, "--seed", "1", "--timeout", "60")
        demand(not err, err)
        bot, chance, _ = report["seats"]
        demand(bot["faults"] == 0 and bot["score"] > chance["score"] + 10, f"{bot} against {chance}")
        figures.append((bot["win"], bot["margin"]))
    demand(figures[0] == figures[1], figures)


def they_are_as_short_as_the_lesson_promises():
    text = (BOTS / "README.md").read_text(encoding="utf-8")
    for name in ("first_bot.py", "first_bot.cpp", "first_bot.js"):
        lines = (BOTS / name).read_text(encoding="utf-8").count("\n")
        demand(f"[{name}]({name}) ({lines} lines" in text, f"{name} has {lines} lines")


if __name__ == "__main__":
    run(both_play_without_a_fault_and_better_than_chance, the_same_command_gives_the_same_figures,
        the_bot_of_the_workshop_plays_too, they_are_as_short_as_the_lesson_promises)
