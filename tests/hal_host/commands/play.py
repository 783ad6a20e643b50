#!/usr/bin/env python3
"""usage: tests/hal_host/commands/play.py FELICITY

Starts `felicity play` as a person would: with scripts, with wrong arguments, and in a terminal, which
must come back as it was however the program ends.
"""
import fcntl
import json
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
import unittest
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
import languages  # noqa: E402

FELICITY = ""
TAKEN = b"\x1b[?1049h"
GIVEN_BACK = b"\x1b[?1049l"
CURSOR_AGAIN = b"\x1b[?25h"


def play(*words, script=None, **environment):
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run([FELICITY, "play", *words], input=script or "", text=True, timeout=60,
                          capture_output=True, env={**kept, **environment})


def png_rows(path):
    """The raw rows of a PNG without interlacing: enough to look at its header and its checksum."""
    data = Path(path).read_bytes()
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    at, chunks = 8, {}
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        assert zlib.crc32(kind + body) == struct.unpack(">I", data[at + 8 + size:at + 12 + size])[0]
        chunks[kind] = chunks.get(kind, b"") + body
        at += size + 12
    return struct.unpack(">II", chunks[b"IHDR"][:8]), chunks


class Scripts(unittest.TestCase):
    def test_a_script_draws_hashes_and_shoots(self):
        listed = subprocess.run([FELICITY, "boards", "--json"], capture_output=True, check=True, text=True)
        panels = {board["name"]: board["panel"] for board in map(json.loads, listed.stdout.splitlines())}
        self.assertIn("pico_oled", panels)
        for board, panel in panels.items():
            size = panel["width"], panel["height"]
            with self.subTest(board), tempfile.TemporaryDirectory() as folder:
                shot = os.path.join(folder, "a.png")
                script = f"settle\nshot {shot}\nhash\nA\nsettle\nhash\n"
                first = play("--board", board, "--script", "-", script=script)
                second = play("--board", board, "--headless", "--seed=1", "--script=-", script=script)
                self.assertEqual((first.returncode, first.stderr), (0, ""))
                self.assertRegex(first.stdout, r"\A([0-9a-f]{8}\n){2}\Z")
                self.assertEqual(first.stdout, second.stdout)
                self.assertEqual(png_rows(shot)[0], size)

    def test_a_fault_is_reported_with_file_and_line(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "wrong.keys")
            path.write_text("# a comment\nsettle\njump\n")
            done = play("--script", str(path))
            self.assertEqual(done.returncode, 1)
            self.assertEqual(done.stderr, f'{path}:3: unknown step "jump"\n')
        done = play("--script", "-", script="settle\nexpect a text that is nowhere\n")
        self.assertEqual(done.returncode, 1)
        self.assertIn('-:2: "a text that is nowhere" is not on the screen', done.stderr)
        done = play("--script", "-", script="shot no/such/folder.png")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr, "-:1: no/such/folder.png: No such file or directory\n")

    def test_a_script_has_at_most_1_mib(self):
        line = "# a comment\n"
        fits = line * (1024 * 1024 // len(line))
        done = play("--script", "-", script=fits)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        done = play("--script", "-", script=fits + line)
        self.assertEqual((done.returncode, done.stderr), (2, "-: it is larger than 1 MiB\n"))
        # An endless file is not read to its end: neither a device nor a pipe that is always full.
        self.assertEqual(play("--script", "/dev/zero").stderr, "/dev/zero: it is larger than 1 MiB\n")
        with subprocess.Popen([FELICITY, "play", "--script", "-"], stdin=subprocess.PIPE,
                              stderr=subprocess.PIPE) as reader:
            with self.assertRaises(BrokenPipeError):
                for _ in range(1024):
                    reader.stdin.write(b"#" * 65536)
            self.assertEqual(reader.stderr.read(), b"-: it is larger than 1 MiB\n")
            try:
                reader.stdin.close()
            except BrokenPipeError:
                pass
            self.assertEqual(reader.wait(20), 2)

    def test_a_fault_shows_what_cannot_be_seen(self):
        for step, shown in (("ju\0mp", r"ju\x00mp"), ("\x1b[2Jjump", r"\x1B[2Jjump"),
                            ("jump\u202e", r"jump\xE2\x80\xAE"), ("jümp", "jümp")):
            done = play("--script", "-", script=f"settle\n{step}\n")
            self.assertEqual((done.returncode, done.stderr), (1, f'-:2: unknown step "{shown}"\n'))

    def test_languages_differ(self):
        hashes = {play("--language", language, "--script", "-", script="settle\nhash").stdout
                  for language in languages.codes(FELICITY)}
        self.assertEqual(len(hashes), len(languages.codes(FELICITY)))
        self.assertGreaterEqual(len(hashes), 4)

    def test_wrong_usage_is_one_sentence_and_status_2(self):
        wrong = [("--board", "toaster"), ("--seed", "x"), ("--entropy", "12"), ("--language", "fr"),
                 ("--speed", "warp"), ("--scale", "0"), ("--headless",), ("--window", "--terminal"),
                 ("--script", "-", "--terminal"), ("--seed", "1", "--entropy", "0" * 64),
                 ("--script", "no/such/file"), ("extra",), ("--nonsense",), (), ("",),
                 ("--save", ""), ("--script", ""), ("--script=",), ("--script", "-", "--flash-trace", ""),
                 ("--terminal",)]
        for words in wrong:
            with self.subTest(words):
                done = play(*words)
                self.assertEqual(done.returncode, 2)
                self.assertEqual(done.stdout, "")
                self.assertEqual(done.stderr.count("\n"), 1)


class InATerminal:
    """felicity in a terminal of this size."""

    def __init__(self, columns, rows, *words, command=("play", "--no-save"), **environment):
        self.master, slave = pty.openpty()
        self.slave = slave
        self.resize(columns, rows)
        self.before = termios.tcgetattr(slave)
        kept = {k: v for k, v in os.environ.items()
                if k not in ("DISPLAY", "WAYLAND_DISPLAY", "COLORTERM")}
        self.process = subprocess.Popen([FELICITY, *command, *words], stdin=slave, stdout=slave,
                                        stderr=slave, start_new_session=True,
                                        env={**kept, "COLORTERM": "truecolor", **environment})
        self.seen = self.unread = b""

    def resize(self, columns, rows):
        fcntl.ioctl(self.slave, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))

    def read(self, until=None, seconds=20.0, quiet=0.4):
        """Reads up to these bytes or, without any, until nothing comes for a while."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if until is not None and until in self.unread:
                break
            ready, _, _ = select.select([self.master], [], [], quiet)
            if ready:
                try:
                    self.unread += os.read(self.master, 65536)
                except OSError:
                    break
            elif until is None and self.unread:
                break
            elif self.process.poll() is not None:
                break
        cut = self.unread.find(until) + len(until) if until and until in self.unread else None
        new, self.unread = self.unread[:cut], self.unread[cut:] if cut else b""
        self.seen += new
        return new

    def send(self, data):
        os.write(self.master, data)

    def finish(self):
        self.read(until=GIVEN_BACK)
        status = self.process.wait(20)
        after = termios.tcgetattr(self.slave)
        os.close(self.slave)
        os.close(self.master)
        return status, after == self.before


def has_terminals():
    """False in a bare chroot without /dev/pts."""
    try:
        for end in pty.openpty():
            os.close(end)
    except OSError:
        print("NOT TESTED: this machine gives no pseudo terminals (/dev/pts)")
        return False
    return True


@unittest.skipUnless(has_terminals(), "this machine gives no pseudo terminals")
class Terminals(unittest.TestCase):
    def check_given_back(self, terminal, status):
        got, restored = terminal.finish()
        self.assertEqual(got, status)
        self.assertTrue(restored, "the terminal's settings did not come back")
        self.assertIn(CURSOR_AGAIN, terminal.seen)
        self.assertTrue(terminal.seen.endswith(GIVEN_BACK), terminal.seen[-200:])

    def start(self, columns, rows, *words, **environment):
        terminal = InATerminal(columns, rows, *words, **environment)
        self.addCleanup(terminal.process.kill)
        self.assertIn(TAKEN, terminal.read(until=TAKEN))
        return terminal

    def test_q_and_control_c_give_the_terminal_back(self):
        for key in (b"q", b"\x03"):
            with self.subTest(key):
                terminal = self.start(140, 40, "--terminal", "--board", "pico_oled")
                terminal.read()
                terminal.send(key)
                self.check_given_back(terminal, 0)

    def test_a_signal_gives_the_terminal_back(self):
        for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
            with self.subTest(number):
                terminal = self.start(140, 40, "--board", "pico_oled")
                terminal.read()
                terminal.process.send_signal(number)
                self.check_given_back(terminal, 128 + number)

    def test_a_crash_gives_the_terminal_back(self):
        for number in (signal.SIGSEGV, signal.SIGABRT):
            with self.subTest(number):
                terminal = self.start(140, 40, "--board", "pico_oled")
                terminal.read()
                terminal.process.send_signal(number)
                self.check_given_back(terminal, -number)

    def test_the_picture_is_made_of_what_fits(self):
        half, braille, quarter = "▀".encode(), "⣿".encode()[:2], "▌".encode()
        shapes = [("pico_oled", 128, 33, half), ("pico_oled", 80, 24, braille),
                  ("picosystem", 240, 121, half), ("picosystem", 130, 62, quarter)]
        for board, columns, rows, part in shapes:
            with self.subTest(board=board, columns=columns):
                terminal = self.start(columns, rows, "--board", board, "--speed", "off")
                self.assertIn(part, terminal.read(until=part))
                terminal.send(b"q")
                self.check_given_back(terminal, 0)

    def test_without_a_board_the_terminal_chooses_one_that_fits(self):
        for columns, rows, part in ((130, 62, "▌".encode()), (80, 24, "⣿".encode()[:2])):
            terminal = self.start(columns, rows)
            self.assertIn(part, terminal.read(until=part))
            terminal.send(b"q")
            self.check_given_back(terminal, 0)

    def test_colours_are_those_the_terminal_has(self):
        for kind, sequence in (("truecolor", b"\x1b[48;2;"), ("", b"\x1b[48;5;")):
            terminal = self.start(130, 62, COLORTERM=kind)
            self.assertIn(sequence, terminal.read(until=sequence))
            terminal.send(b"q")
            self.check_given_back(terminal, 0)

    def test_a_small_terminal_shows_a_notice_until_it_grows(self):
        terminal = self.start(80, 24, "--board", "picosystem")
        self.assertIn(b"This terminal has room for 80 x 24 letters",
                      terminal.read(until=b"80 x 24 letters"))
        terminal.resize(130, 62)
        terminal.process.send_signal(signal.SIGWINCH)
        self.assertIn("▌".encode(), terminal.read(until="▌".encode()))
        terminal.send(b"q")
        self.check_given_back(terminal, 0)

    def test_the_legend_speaks_the_language_of_the_game(self):
        terminal = self.start(140, 40, "--board", "pico_oled", "--speed", "off")
        self.assertIn(b"arrows", terminal.read(until=b"arrows"))
        for key in (b"\r", b"\x1b[B", b"\r"):  # on, to the second language, and take it
            self.assertNotIn(b"Pfeile", terminal.read(seconds=1))
            terminal.send(key)
        self.assertIn(b"Pfeile", terminal.read(until=b"Pfeile"))
        terminal.send(b"q")
        self.check_given_back(terminal, 0)

    def test_only_changed_cells_are_sent(self):
        terminal = self.start(130, 62, "--speed", "off")
        whole = len(terminal.read())
        terminal.send(b"\x1b[B")  # whatever it does, and back
        moved = len(terminal.read(seconds=2))
        self.assertLess(moved, whole)
        terminal.send(b"q")
        self.check_given_back(terminal, 0)


if __name__ == "__main__":
    FELICITY = os.path.abspath(sys.argv.pop(1))
    unittest.main()
