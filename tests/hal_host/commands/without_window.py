#!/usr/bin/env python3
"""usage: tests/hal_host/commands/without_window.py FELICITY_WITHOUT_WINDOW

The program as it is built without SDL 2: it plays in the terminal and prints that it does.
"""
import os
import sys
import unittest

import play as play_command
from play import TAKEN, InATerminal, has_terminals, play

SENTENCE = "built without SDL 2, so the game is in this terminal"


class WithoutWindow(unittest.TestCase):
    def test_a_window_that_is_asked_for_is_refused_with_the_reason(self):
        for environment in ({}, {"DISPLAY": ":0"}):
            done = play("--window", "--no-save", **environment)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertEqual(done.stderr, "felicity play: no window can be opened: "
                                          "this program was built without SDL 2\n")

    def test_with_neither_window_nor_terminal_it_prints_what_to_do(self):
        done = play("--no-save", DISPLAY=":0")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("--script FILE", done.stderr)
        self.assertNotIn(SENTENCE, done.stderr)

    @unittest.skipUnless(has_terminals(), "this machine gives no pseudo terminals")
    def test_where_there_is_a_display_it_takes_the_terminal_and_prints_why(self):
        for words, said in (((), True), (("--terminal",), False)):
            terminal = InATerminal(130, 62, *words, DISPLAY=":0")
            self.addCleanup(terminal.process.kill)
            before = terminal.read(until=TAKEN)
            self.assertIn(TAKEN, before)
            self.assertEqual(SENTENCE.encode() in before, said)
            terminal.read(seconds=1)
            terminal.send(b"q")
            self.assertEqual(terminal.finish()[0], 0)


if __name__ == "__main__":
    play_command.FELICITY = os.path.abspath(sys.argv.pop(1))
    unittest.main()
