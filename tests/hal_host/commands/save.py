#!/usr/bin/env python3
"""usage: tests/hal_host/commands/save.py FELICITY SCENARIOS

The save file of `felicity play`: games and settings survive a restart, and files that it
must leave alone.
"""
import hashlib
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
import zlib
from pathlib import Path

from key_steps import BEGIN, PLACE
from save_region import save_region

FELICITY = SCENARIOS = ""
BYTES = SECTOR = PAGE = 0  # of the save region, as `felicity boards --json` prints them
BLANK = b"\xff"


def play(*words, script="settle\n", **more):
    return subprocess.run([FELICITY, "play", *words, "--script", "-"], input=script, text=True,
                          timeout=60, capture_output=True, check=False, **more)


def limited_to(size):
    return lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))


def wait_until(truth, what):
    for _ in range(1000):
        if truth():
            return
        time.sleep(0.02)
    raise AssertionError(f"never: {what}")


class Saves(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.path = self.folder / "save.flash"

    def save(self, script="settle\n", **more):
        return play("--save", str(self.path), script=script, **more)

    def check_good(self, done):
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def check_refused(self, done, path, reason):
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stdout, "")
        self.assertEqual(done.stderr, f"{path}: {reason}\n")

    # ---- what is saved ---------------------------------------------------------------------------

    def test_a_missing_file_is_made(self):
        self.check_good(self.save())
        self.assertEqual(self.path.stat().st_size, BYTES)
        self.assertEqual(os.listdir(self.folder), ["save.flash"])
        self.assertEqual(self.path.stat().st_mode & 0o777, 0o600, "others can read the cards")

    def test_a_game_goes_on_where_it_was(self):
        begun = self.save(BEGIN + PLACE + PLACE + "hash\n")
        self.check_good(begun)
        done = self.save("settle\nexpect Resume round 1?\nA\nsettle\nhash\n" + PLACE + PLACE +
                         "expect No bid yet\nA\nsettle\nhash\n")
        self.check_good(done)
        self.assertEqual(done.stdout.split()[0], begun.stdout.strip(), "another picture than before")
        again = self.save("settle\nA\nsettle\nhash\n")
        self.assertEqual(again.stdout.split()[0], done.stdout.split()[1], "another auction than before")

    def test_a_finished_game_is_not_offered_again(self):
        game = Path(SCENARIOS, "game_4.keys").read_text(encoding="utf-8")
        self.check_good(play("--save", str(self.path), "--seed", "3", script=game))
        self.check_good(self.save("settle\nexpect The Cat in the Sack\n"))

    def test_every_start_of_a_game_is_counted(self):
        self.check_good(self.save(BEGIN))
        for starts in range(1, 4):
            self.check_good(self.save(f"settle\nexpect Switched on again: {starts}×\n"))

    def test_a_killed_program_loses_nothing(self):
        script = BEGIN + 4 * PLACE + "A\nsettle\nhash\n" + 1000 * "wait 86400000\n"
        with subprocess.Popen([FELICITY, "play", "--save", self.path, "--script", "-"],
                              stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as killed:
            killed.stdin.write(script)
            killed.stdin.close()
            shown = killed.stdout.readline()
            killed.kill()
            self.assertEqual(killed.wait(20), -signal.SIGKILL)
        done = self.save("settle\nA\nsettle\nhash\n")
        self.check_good(done)
        self.assertEqual(done.stdout, shown, "another auction than before")

    def test_choices_are_kept_and_words_on_the_command_line_change_them(self):
        german, english = "settle\nexpect Die Katze\n", "settle\nexpect The Cat in the Sack\n"
        self.check_good(play("--save", str(self.path), "--language", "de", script=german))
        self.check_good(self.save(german))
        self.check_good(play("--save", str(self.path), "--language", "en", script=english))
        self.check_good(self.save(english))

    def test_boards_share_a_save(self):
        self.check_good(self.save(BEGIN))
        for board in ("pico_oled", "pico_display_2", "picosystem"):
            self.check_good(play("--save", str(self.path), "--board", board,
                                 script="settle\nexpect Resume round 1?\n"))

    def test_nothing_is_kept_unless_asked_for(self):
        for words in ((), ("--no-save",)):
            done = play(*words, script=BEGIN, cwd=self.folder,
                        env={**os.environ, "XDG_DATA_HOME": str(self.folder)})
            self.check_good(done)
            self.assertEqual(os.listdir(self.folder), [])

    def test_a_link_is_followed(self):
        real = self.folder / "real.flash"
        self.path.symlink_to(real)
        real.write_bytes(b"")
        self.check_good(self.save())
        self.assertTrue(self.path.is_symlink())
        self.assertEqual(real.stat().st_size, BYTES)

    def test_a_missing_file_is_made_where_a_link_points(self):
        (self.folder / "there").mkdir()
        real = self.folder / "there" / "real.flash"
        self.path.symlink_to("there/real.flash")
        self.check_refused(self.save(preexec_fn=limited_to(4096)), self.path, "File too large")
        self.assertFalse(real.exists())
        self.assertTrue(self.path.is_symlink())
        self.check_good(self.save(BEGIN))
        self.assertTrue(self.path.is_symlink())
        self.assertEqual(real.stat().st_size, BYTES)
        self.assertEqual(real.stat().st_mode & 0o777, 0o600, "others can read the cards")
        self.path.unlink()
        self.path.symlink_to("no/such/folder")
        self.check_refused(self.save(), self.path, "No such file or directory")

    def test_a_write_is_on_the_disk_before_the_game_goes_on(self):
        with subprocess.Popen([FELICITY, "play", "--save", self.path, "--script", "-"],
                              stdin=subprocess.PIPE) as playing:
            wait_until(lambda: self.path.exists() and self.path.stat().st_size == BYTES, "a save")
            descriptors = [fd for fd in os.listdir(f"/proc/{playing.pid}/fd")
                           if os.path.realpath(f"/proc/{playing.pid}/fd/{fd}") == str(self.path)]
            self.assertEqual(len(descriptors), 1, "the save is open once")
            about = Path(f"/proc/{playing.pid}/fdinfo/{descriptors[0]}").read_text(encoding="ascii")
            flags = int(about.split("flags:")[1].split()[0], 8)
            self.assertTrue(flags & os.O_DSYNC, f"flags {flags:o}: write() does not wait for the disk")
            self.assertEqual(flags & os.O_ACCMODE, os.O_RDWR)
            playing.stdin.close()
            self.assertEqual(playing.wait(20), 0)

    # ---- what is left alone ----------------------------------------------------------------------

    def test_a_file_of_another_size_is_left_alone(self):
        for size, described in ((1, "1"), (BYTES - 1, str(BYTES - 1)), (BYTES + 1, "more"),
                           (5 * BYTES, "more")):
            with self.subTest(size):
                self.path.write_bytes(b"\0" * size)
                self.check_refused(self.save(), self.path,
                                   f"a save has {BYTES} bytes, this file has {described}")
                self.assertEqual(self.path.read_bytes(), b"\0" * size)
        self.path.write_bytes(BLANK * (BYTES + 1))
        self.check_refused(self.save(), self.path, f"a save has {BYTES} bytes, this file has more")

    def test_a_blank_file_that_was_cut_short_is_made_whole(self):
        for size in (0, 1, SECTOR, BYTES - 1):
            self.path.write_bytes(BLANK * size)
            self.check_good(self.save())
            self.assertEqual(self.path.stat().st_size, BYTES)

    def test_a_foreign_file_of_the_right_size_is_left_alone(self):
        almost_blank = b"\x7fELF" + BLANK * (BYTES - 4)
        for foreign in (os.urandom(BYTES), b"\0" * BYTES, b"text\n" * (BYTES // 5) + b"!", almost_blank):
            self.path.write_bytes(foreign)
            self.check_refused(self.save(BEGIN), self.path, "not a save of this game")
            self.assertEqual(self.path.read_bytes(), foreign)

    def test_a_save_that_lost_all_but_one_page_is_still_a_save(self):
        self.check_good(self.save(BEGIN))
        page = next(self.path.read_bytes()[at:at + PAGE] for at in range(0, BYTES, PAGE)
                    if self.path.read_bytes()[at:at + 2] == b"FL")
        self.path.write_bytes(page + os.urandom(BYTES - PAGE))
        self.check_good(self.save("settle\nexpect The Cat in the Sack\n" + BEGIN))
        self.check_good(self.save("settle\nexpect Resume round 1?\n"))

    def test_a_blank_save_whose_first_page_was_torn_or_struck_out_is_taken(self):
        for page in (b"FL" + BLANK * 254, b"FL\1\3\0\0\0\0" + b"\0" * 100 + BLANK * 148, b"\0" * 256,
                     BLANK * 256):
            self.path.write_bytes(page + BLANK * (BYTES - PAGE))
            self.check_good(self.save("settle\nexpect The Cat in the Sack\n" + BEGIN))
            self.check_good(self.save("settle\nexpect Resume round 1?\n"))

    def test_a_path_that_is_not_a_file_is_reported(self):
        self.check_refused(play("--save", str(self.folder)), self.folder, "Is a directory")
        missing = self.folder / "no" / "such.flash"
        self.check_refused(play("--save", str(missing)), missing, "No such file or directory")
        self.check_refused(play("--save", "/dev/full"), "/dev/full", "not a regular file")
        os.mkfifo(self.path)
        self.check_refused(self.save(), self.path, "not a regular file")

    def test_two_programs_do_not_share_a_save(self):
        with subprocess.Popen([FELICITY, "play", "--save", self.path, "--script", "-"],
                              stdin=subprocess.PIPE) as first:
            wait_until(lambda: self.path.exists() and self.path.stat().st_size == BYTES, "a save")
            before = self.path.read_bytes()
            self.check_refused(self.save(), self.path, "in use by another program")
            self.assertEqual(self.path.read_bytes(), before)
            first.stdin.close()
            self.assertEqual(first.wait(20), 0)
        self.check_good(self.save())

    def test_a_write_protected_file_is_reported(self):
        self.check_good(self.save())
        self.folder.chmod(0o755)
        self.path.chmod(0o444)
        unprivileged = {"user": 65534, "group": 65534} if os.getuid() == 0 else {}
        program = shutil.copy(FELICITY, self.folder / "felicity")
        done = subprocess.run([program, "play", "--save", self.path, "--script", "-"], input="",
                              text=True, timeout=60, capture_output=True, check=False, **unprivileged)
        self.check_refused(done, self.path, "Permission denied")

    def test_a_save_that_does_not_fit_is_not_made(self):
        for size in (0, 1, SECTOR, BYTES - 1):
            done = self.save(preexec_fn=limited_to(size))
            self.check_refused(done, self.path, "File too large")
            self.assertEqual(os.listdir(self.folder), [])
        self.path.write_bytes(BLANK * 100)
        self.check_refused(self.save(preexec_fn=limited_to(4096)), self.path, "File too large")
        self.assertEqual(self.path.read_bytes(), BLANK * 100)

    def test_a_disk_that_fails_is_reported_and_the_game_goes_on(self):
        self.check_good(self.save())
        before = hashlib.sha256(self.path.read_bytes()).digest()
        script = (BEGIN + PLACE + "expect Saving failed\nA\nwait 300\n" + 3 * PLACE +
                  "expect No bid yet\n")
        self.check_good(self.save(script, preexec_fn=limited_to(0)))
        self.assertEqual(hashlib.sha256(self.path.read_bytes()).digest(), before)

    # ---- the trace of the flash -------------------------------------------------------------------

    def test_a_trace_lists_every_page_and_every_sector_that_was_written(self):
        trace = self.folder / "trace"
        self.check_good(self.save(BEGIN))
        used = self.path.read_bytes()
        self.path.write_bytes(used[:SECTOR] + os.urandom(BYTES - SECTOR))  # has to be erased
        flash = bytearray(self.path.read_bytes())
        for script in (BEGIN + PLACE, "settle\nA\nsettle\n" + PLACE):
            self.check_good(play("--save", str(self.path), "--flash-trace", str(trace), script=script))
            after = self.path.read_bytes()
            kinds = set()
            for line in trace.read_text(encoding="ascii").splitlines():
                kind, at, *checksum = line.split()
                kinds.add(kind)
                size = SECTOR if kind == "erase" else PAGE
                place = slice(int(at) * size, (int(at) + 1) * size)
                flash[place] = BLANK * size if kind == "erase" else after[place]
                if kind == "program" and flash[place] != BLANK * size:
                    page = flash[place]
                    claimed = int.from_bytes(page[-4:], "little")
                    self.assertEqual(checksum, [f"{zlib.crc32(page[:-4]):08x}", f"{claimed:08x}"], line)
            self.assertEqual(kinds, {"erase", "program"})
            self.assertEqual(flash, after, "something was written that is not in the trace")

    def test_a_trace_that_cannot_be_written_is_reported(self):
        self.check_refused(play("--flash-trace", str(self.folder)), self.folder, "Is a directory")
        done = play("--flash-trace", "/dev/full", script=BEGIN)
        self.assertEqual((done.returncode, done.stderr),
                         (1, "/dev/full: the trace could not be written completely\n"))

    def test_a_trace_never_overwrites_the_save(self):
        self.check_good(self.save(BEGIN))
        before = self.path.read_bytes()
        link = self.folder / "link"
        link.symlink_to(self.path)
        self.check_refused(play("--save", str(self.path), "--flash-trace", str(link)), link,
                           "it is the save itself")
        self.assertEqual(self.path.read_bytes(), before)

    def test_wrong_usage(self):
        done = play("--save", str(self.path), "--no-save")
        self.assertEqual(done.returncode, 2)
        self.assertEqual(done.stderr.count("\n"), 1)
        self.assertFalse(self.path.exists())
        done = subprocess.run([FELICITY, "play", "--window", "--flash-trace", str(self.path)], text=True,
                              timeout=60, capture_output=True, check=False)
        self.assertEqual(done.returncode, 2)
        self.assertIn("--flash-trace needs a --script FILE", done.stderr)
        self.assertFalse(self.path.exists())

    def test_a_cable_is_for_a_script_and_hides_the_battery_of_a_pico(self):
        done = subprocess.run([FELICITY, "play", "--terminal", "--cable"], text=True, capture_output=True, check=False)
        self.assertEqual(2, done.returncode)
        self.assertIn("--cable needs a --script FILE", done.stderr)
        for board, differs in (("pico_oled", True), ("picosystem", False)):
            pictures = [play("--board", board, *cable, script="settle\nhash\n").stdout for cable in ((), ("--cable",))]
            self.assertEqual(differs, pictures[0] != pictures[1], board)

    def test_the_document_gives_the_size_of_a_save(self):
        text = (Path(__file__).resolve().parents[3] / "docs/protocols.md").read_text("utf-8")
        self.assertIn(f"{BYTES // SECTOR} sectors of {SECTOR} bytes, {BYTES} in all", text)


if __name__ == "__main__":
    FELICITY = os.path.abspath(sys.argv.pop(1))
    REGION = save_region(FELICITY)
    BYTES, SECTOR, PAGE = REGION["bytes"], REGION["sector_bytes"], REGION["page_bytes"]
    SCENARIOS = os.path.abspath(sys.argv.pop(1))
    unittest.main()
