#!/usr/bin/env python3
"""usage: tests/hal_host/commands/terminal_signals.py FELICITY

`felicity play` in a terminal that is not read any more, and as a job that a shell stops and continues: it
always ends when it is asked to, and the terminal is the shell's whenever the game does not have it.
"""
import os
import pty
import re
import signal
import sys
import termios
import time
import unittest

import play as play_command
from play import GIVEN_BACK, TAKEN, InATerminal, has_terminals

PROMPT = b"PROMPT> "
PAINTED = "⣿".encode()[:2]  # part of a picture of pico_oled in 80 x 24 letters
ENDINGS = (signal.SIGTERM, signal.SIGINT, signal.SIGHUP, signal.SIGQUIT)


def wait_for(truth, seconds=20.0):
    end = time.monotonic() + seconds
    while not truth() and time.monotonic() < end:
        time.sleep(0.02)
    return truth()


@unittest.skipUnless(has_terminals(), "this machine gives no pseudo terminals")
class Terminals(unittest.TestCase):
    def test_a_terminal_that_is_not_read_does_not_keep_the_program(self):
        for number in ENDINGS:
            with self.subTest(number):
                terminal = InATerminal(300, 200, "--seed", "1")
                self.addCleanup(terminal.process.kill)
                self.assertIn(TAKEN, terminal.read(until=TAKEN))
                # Whole pictures of 300 x 200 letters, far more than a terminal holds unread.
                for rows in (199, 200, 198, 200, 197, 200):
                    terminal.resize(300, rows)
                    terminal.process.send_signal(signal.SIGWINCH)
                    time.sleep(0.1)
                terminal.process.send_signal(number)
                self.assertTrue(wait_for(lambda: terminal.process.poll() is not None, 10),
                                "still running after ten seconds")
                status, restored = terminal.finish()
                self.assertEqual(status, 128 + number)
                self.assertTrue(restored, "the terminal's settings did not come back")
                self.assertTrue(terminal.seen.endswith(GIVEN_BACK), terminal.seen[-100:])

    def test_while_a_name_is_written_the_help_says_so_and_q_is_a_letter(self):
        terminal = InATerminal(80, 24, "--board", "pico_oled", "--language", "en")
        self.addCleanup(terminal.process.kill)
        self.assertIn(b"q quit", terminal.read(until=b"q quit"))
        for key in (b"\r", b"\r", b"\x1b[B", b"\x1b[B", b"\r", b"\x1b[B", b"\r"):  # a new name for the first seat
            terminal.read()
            terminal.send(key)
        self.assertIn(b"type the name", terminal.read(until=b"type the name"))
        terminal.send(b"qq")
        terminal.read()
        self.assertIsNone(terminal.process.poll(), "q has left the game")
        terminal.send(b"\r")
        self.assertIn(b"q quit", terminal.read(until=b"q quit"))
        terminal.send(b"q")
        self.assertEqual(terminal.finish(), (0, True))

    def test_control_z_without_a_shell_goes_on(self):
        terminal = InATerminal(80, 24, "--board", "pico_oled")
        self.addCleanup(terminal.process.kill)
        terminal.read(until=PAINTED)
        terminal.read()
        terminal.send(b"\x1a")
        terminal.read(until=TAKEN)
        self.assertIn(PAINTED, terminal.read(until=PAINTED), "nothing is painted after a stop that cannot be")
        terminal.send(b"q")
        self.assertEqual(terminal.finish(), (0, True))


@unittest.skipUnless(has_terminals(), "this machine gives no pseudo terminals")
class Jobs(unittest.TestCase):
    """A job of a shell: its output, its state, and the state of the terminal."""

    def setUp(self):
        shell = ["bash", "--norc", "--noprofile", "-i"]
        pid, self.master = pty.fork()
        if pid == 0:
            environment = {k: v for k, v in os.environ.items()
                           if k not in ("DISPLAY", "WAYLAND_DISPLAY", "COLORTERM", "PROMPT_COMMAND")}
            os.execvpe(shell[0], shell, {**environment, "TERM": "xterm", "PS1": PROMPT.decode()})
        self.shell = pid
        self.addCleanup(os.close, self.master)
        self.addCleanup(os.waitpid, pid, 0)
        self.addCleanup(os.kill, pid, signal.SIGKILL)
        self.terminal = InATerminal.__new__(InATerminal)  # reads, but starts nothing
        self.terminal.master, self.terminal.slave = self.master, self.master
        self.terminal.seen = self.terminal.unread = b""
        self.terminal.process = self
        self.terminal.resize(80, 24)
        self.see(PROMPT)

    def start(self):
        self.type(f"{play_command.FELICITY} play --no-save --terminal --board pico_oled\n")
        self.see(TAKEN, PAINTED)
        self.terminal.read()
        self.assertTrue(self.is_raw())
        with open(f"/proc/{self.shell}/task/{self.shell}/children", encoding="ascii") as file:
            self.job = int(file.read().split()[0])
        self.addCleanup(self.end, self.job)

    def end(self, job):
        try:
            os.kill(job, signal.SIGKILL)
        except ProcessLookupError:
            pass

    def poll(self):  # for InATerminal: the shell does not end
        return None

    def type(self, text):
        os.write(self.master, text.encode())

    def see(self, *parts):
        for part in parts:
            self.assertIn(part, self.terminal.read(until=part), f"after {self.terminal.seen[-300:]}")

    def is_raw(self):
        flags = termios.tcgetattr(self.master)[3]
        return not flags & termios.ICANON and not flags & termios.ECHO

    def state(self):
        try:
            with open(f"/proc/{self.job}/stat", encoding="ascii") as file:
                return re.sub(r".*\) ", "", file.read()).split()[0]
        except (FileNotFoundError, ProcessLookupError):  # before it is opened, or before it is read
            return "gone"

    def check_stopped(self):
        self.see(GIVEN_BACK, b"Stopped", PROMPT)
        self.assertEqual(self.state(), "T")

    def check_goes_on_and_ends(self):
        self.type("fg\n")
        self.see(TAKEN, PAINTED)
        self.assertTrue(wait_for(self.is_raw), "the shell has the keys")
        self.terminal.read()
        self.type("q")
        self.see(GIVEN_BACK, PROMPT)
        self.assertEqual(self.state(), "gone")
        self.type("echo $?; stty -a\n")
        self.see(b"0\r\n", b" icanon ", b" echo ")

    def test_a_typed_control_z_stops_and_fg_goes_on(self):
        self.start()
        for _ in range(2):
            self.type("\x1a")
            self.check_stopped()
            self.type("fg\n")
            self.see(TAKEN, PAINTED)
            self.terminal.read()
        self.type("\x1a")
        self.check_stopped()
        self.check_goes_on_and_ends()

    def test_a_stop_from_outside_gives_the_terminal_back(self):
        self.start()
        os.kill(self.job, signal.SIGTSTP)
        self.check_stopped()
        self.check_goes_on_and_ends()

    def test_a_stop_that_cannot_be_seen_is_repaired_afterwards(self):
        self.start()
        os.kill(self.job, signal.SIGSTOP)
        self.see(b"Stopped", PROMPT)
        self.check_goes_on_and_ends()

    def test_a_stopped_game_can_be_ended(self):
        for how in (signal.SIGTSTP, signal.SIGSTOP):
            self.start()
            os.kill(self.job, how)
            self.see(b"Stopped", PROMPT)
            self.type("kill %%; wait\n")
            self.assertTrue(wait_for(lambda: self.state() == "gone"), f"{how.name}: {self.state()}")
            self.see(PROMPT)


if __name__ == "__main__":
    play_command.FELICITY = os.path.abspath(sys.argv.pop(1))
    unittest.main()
