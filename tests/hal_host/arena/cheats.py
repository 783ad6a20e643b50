#!/usr/bin/env python3
"""usage: cheats.py PROGRAM CHEAT

A bot that tries to compute the deals, from the seeds it is given and from the cards it loses itself, finds
them where a number that it can try deals, and nowhere else; never from its seeds.
"""
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

from program import PROGRAM, demand, felicity, run

TRIED = 2000
CHEAT = os.path.abspath(sys.argv[2])
TOURNAMENT = Path(__file__).parents[3] / "tools" / "tournament"


def found(*words, players=3):
    """What the cheat prints at the end of 12 games or so."""
    seats = f"exec:{shlex.quote(CHEAT)} {TRIED}" + ",greedy" * (players - 1)
    done = felicity("arena", "--seats", seats, "--games", "12", "--timeout", "60", *words)
    demand(done.returncode == 0, done)
    return done.stderr.decode().strip()


def a_number_that_can_be_tried_is_found_by_the_own_hands():
    for players in (3, 4, 5):
        printed = found("--seed", "987", players=players)
        demand(printed == "found 987 by hands", f"{players} players: {printed}")


def a_seed_reveals_nothing_about_the_deals():
    for words in ([], ["--seed", str(TRIED)], ["--seed", "18446744073709551615"], ["--bot-seed", "987"]):
        printed = found(*words)
        demand(printed == "found nothing", f"{words}: {printed}")


def seeds_of_programs_are_chance_or_the_same_for_every_number():
    with tempfile.TemporaryDirectory() as folder:
        book = Path(folder) / "book"
        bot = f"exec:sh -c 'tee -a {book} | {shlex.quote(PROGRAM)} bot greedy'"

        def seeds(*words):
            book.unlink(missing_ok=True)
            done = felicity("arena", "--seats", f'{bot},easy,easy', "--games", "6", "--timeout", "60", *words)
            demand(done.returncode == 0 and not done.stderr, done)
            lines = [line for line in book.read_text(encoding="ascii").splitlines() if line.startswith("new ")]
            return [line.split("seed=")[1].split()[0] for line in lines], done.stdout

        first, again = seeds(), seeds()
        demand(not set(first[0]) & set(again[0]), f"{first[0]} and {again[0]} share a seed")
        practice, again = seeds("--seed", "5"), seeds("--seed", "5")
        demand(practice[0] == again[0], "the same --seed, other seeds")
        demand(practice[0] == seeds("--seed", "18446744073709551615")[0], "seeds depend on --seed")
        demand(len(set(first[0])) == len(set(practice[0])) == 6, first)
        chosen = seeds("--seed", "5", "--bot-seed", "6")
        demand(chosen[0] == seeds("--seed", "5", "--bot-seed", "6")[0], "the same --bot-seed, other seeds")
        demand(chosen[0] == seeds("--seed", "7", "--bot-seed", "6")[0], "seeds depend on --seed")
        demand(b", seed 5\n" in practice[1] and b", dealt by chance\n" in first[1], first[1])


def a_tournament_is_dealt_by_chance():
    with tempfile.TemporaryDirectory() as folder:
        for name, words in (("cheat", [CHEAT, str(TRIED)]), ("honest", [PROGRAM, "bot", "greedy"])):
            path = Path(folder) / name
            path.write_text(f"#!/bin/sh\nexec {shlex.join(words)}\n", encoding="utf-8")
            path.chmod(0o755)

        def verdicts(*words):
            done = subprocess.run([TOURNAMENT, folder, "--house", "easy", "--games", "108", "--timeout", "60",
                                   *words], capture_output=True, timeout=120, check=False, text=True,
                                  env={**os.environ, "FELICITY": PROGRAM})
            demand(done.returncode == 0, done)
            return [line for line in done.stderr.splitlines() if line.startswith("found")]

        demand(set(verdicts()) == {"found nothing"}, verdicts())
        # Tables of one tournament have other numbers; three deals at each tell one from all others.
        found = verdicts("--seed", "0")
        demand(set(found) == {f"found {number} by hands" for number in range(12)}, found)


if __name__ == "__main__":
    run(a_number_that_can_be_tried_is_found_by_the_own_hands, a_seed_reveals_nothing_about_the_deals,
        seeds_of_programs_are_chance_or_the_same_for_every_number, a_tournament_is_dealt_by_chance)
