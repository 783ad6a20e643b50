#!/usr/bin/env python3
"""usage: arena_terminal.py PROGRAM

The progress that `felicity arena` and tools/tournament draw in a terminal.
"""
import json
import os
import pty
import subprocess
import sys
import tempfile
from pathlib import Path

from program import PROGRAM, demand, run

TOURNAMENT = Path(__file__).parents[3] / "tools" / "tournament"


def a_bar_is_drawn_on_a_terminal_only():
    terminal, inside = pty.openpty()
    with subprocess.Popen([PROGRAM, "arena", "--seats", "easy,easy,greedy", "--games", "300", "--json"],
                          stdout=subprocess.PIPE, stderr=inside) as process:
        os.close(inside)
        drawn = b""
        try:
            while chunk := os.read(terminal, 4096):
                drawn += chunk
        except OSError:  # the other end was closed
            pass
        report = json.loads(process.stdout.read())
    os.close(terminal)
    demand(b"100 %  300 of 300 games" in drawn and drawn.endswith(b"\r\x1b[K"), drawn[-200:])
    demand(report["games"] == 300, report)


def a_tournament_counts_its_tables_on_a_terminal():
    terminal, inside = pty.openpty()
    with tempfile.TemporaryDirectory() as folder:
        bot = Path(folder) / "bot"
        bot.write_text(f"#!/bin/sh\nexec {PROGRAM} bot greedy\n", encoding="utf-8")
        bot.chmod(0o755)
        with subprocess.Popen([TOURNAMENT, folder, "--house", "easy,normal", "--games", "30", "--timeout", "60"],
                              stdout=subprocess.PIPE, stderr=inside, env={**os.environ, "FELICITY": PROGRAM}) as process:
            os.close(inside)
            drawn = b""
            try:
                while chunk := os.read(terminal, 4096):
                    drawn += chunk
            except OSError:  # the other end was closed
                pass
            league = process.stdout.read()
    os.close(terminal)
    demand(b"\r\x1b[Ktable 10 of 10, about 0 s left" in drawn and drawn.endswith(b"\r\x1b[K"), drawn[-200:])
    demand(league.startswith(b"3 bots, 10 tables of 3, 30 games"), league)


if __name__ == "__main__":
    try:
        for end in pty.openpty():
            os.close(end)
    except OSError as reason:
        sys.exit(print(f"NOT TESTED: this machine gives no pseudo terminals ({reason})"))
    run(a_bar_is_drawn_on_a_terminal_only, a_tournament_counts_its_tables_on_a_terminal)
