#!/usr/bin/env python3
"""usage: play_seats_terminal.py FELICITY

A program at the table of `felicity play` in a terminal: its failure is seen there, what it writes is not drawn over
the picture, and nothing waits for it when the person leaves.
"""
import os
import sys
import time
import unittest
from pathlib import Path

import play as play_command
from play import TAKEN, InATerminal, has_terminals

NASTY = Path(__file__).parents[1] / "arena" / "nasty_bot.py"


@unittest.skipUnless(has_terminals(), "this machine gives no pseudo terminals")
class Terminals(unittest.TestCase):
    def begin_game(self, mood):
        """Four programs of this mood, the game begun."""
        seats = [word for seat in range(4) for word in ("--seat", f"{seat}=exec:{sys.executable} -B {NASTY} {mood}")]
        terminal = InATerminal(140, 40, "--terminal", "--board", "pico_oled", "--speed", "off", *seats,
                               HOME="/nonexistent")
        self.addCleanup(terminal.process.kill)
        self.assertIn(TAKEN, terminal.read(until=TAKEN))
        terminal.read()
        for _ in range(3):
            terminal.send(b"a")
            terminal.read(seconds=3)
        return terminal

    def test_a_failure_is_seen_and_reported_again_after_the_end(self):
        terminal = self.begin_game("traceback")
        notice = b" is out of this game: it ended with status 1; a normal bot plays on"
        if notice not in terminal.seen:
            self.assertIn(notice, terminal.read(until=notice, seconds=60))
        terminal.send(b"q")
        self.assertEqual(terminal.finish(), (0, True))
        terminal_end = terminal.seen + terminal.unread
        self.assertNotIn(b"a long story", terminal_end.split(b"\x1b[?1049l")[0])
        self.assertEqual(terminal.process.returncode, 0)

    def test_nothing_waits_for_a_program_that_thinks(self):
        terminal = self.begin_game("silent")
        start = time.monotonic()
        terminal.send(b"q")
        self.assertEqual(terminal.finish(), (0, True))
        # Four programs have half a second each to end.
        self.assertLess(time.monotonic() - start, 15)


if __name__ == "__main__":
    play_command.FELICITY = os.path.abspath(sys.argv.pop(1))
    unittest.main()
