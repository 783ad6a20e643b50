#!/usr/bin/env python3
"""usage: arena_terminal.py PROGRAM

The progress that `felicity arena` draws in a terminal.
"""
import json
import os
import pty
import subprocess
import sys

from program import PROGRAM, demand, run


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


if __name__ == "__main__":
    try:
        for end in pty.openpty():
            os.close(end)
    except OSError as reason:
        sys.exit(print(f"NOT TESTED: this machine gives no pseudo terminals ({reason})"))
    run(a_bar_is_drawn_on_a_terminal_only)
