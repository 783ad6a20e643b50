#!/usr/bin/env python3
"""usage: tests/hal_host/commands/save_at_home.py FELICITY

The default save file without --save, and what happens where it cannot be made.
"""
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import unittest
from pathlib import Path

from save import wait_until
from save_region import save_region

FELICITY = ""
BYTES = 0  # of a save


class AtHome(unittest.TestCase):
    """The default path of a save. The window is SDL's dummy driver."""

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def window(self, *words, **environment):
        kept = {k: v for k, v in os.environ.items() if k not in ("XDG_DATA_HOME", "HOME")}
        process = subprocess.Popen([FELICITY, "play", "--window", *words], text=True,
                                   stdin=subprocess.DEVNULL, stderr=subprocess.PIPE, cwd=self.folder,
                                   env={**kept, "SDL_VIDEODRIVER": "dummy",
                                        "SDL_AUDIODRIVER": "dummy", **environment})
        self.addCleanup(process.stderr.close)
        self.addCleanup(process.kill)
        return process

    def end(self, process):
        process.send_signal(signal.SIGTERM)
        _, printed = process.communicate(timeout=20)
        return printed

    def check_saved_in(self, path, *words, **environment):
        process = self.window(*words, **environment)
        wait_until(lambda: path.exists() and path.stat().st_size == BYTES, f"{path} is made")
        self.assertEqual(self.end(process), "")

    def test_the_save_is_where_programs_keep_their_data(self):
        data, home = self.folder / "data", self.folder / "home"
        self.check_saved_in(data / "felicity/save.flash", XDG_DATA_HOME=str(data), HOME=str(home))
        self.assertFalse(home.exists())
        share = home / ".local/share"
        for unset in ({}, {"XDG_DATA_HOME": ""}, {"XDG_DATA_HOME": "not/absolute"}):
            shutil.rmtree(home, ignore_errors=True)
            self.check_saved_in(share / "felicity/save.flash", HOME=str(home), **unset)
        self.assertEqual(sorted(os.listdir(self.folder)), ["data", "home"])

    def test_another_place_can_be_named(self):
        path = self.folder / "mine.flash"
        self.check_saved_in(path, "--save", str(path), HOME=str(self.folder / "home"))
        self.assertEqual(os.listdir(self.folder), ["mine.flash"])

    def printed_by(self, **environment):
        """The line that is printed before the window stays open."""
        process = self.window(**environment)
        line = process.stderr.readline()
        time.sleep(0.3)
        self.assertIsNone(process.poll(), "it ended by itself")
        return line + self.end(process)

    def test_nothing_is_kept_if_that_is_wanted(self):
        process = self.window("--no-save", HOME=str(self.folder))
        time.sleep(1)
        self.assertEqual(self.end(process), "")
        self.assertEqual(os.listdir(self.folder), [])

    def test_a_folder_that_cannot_be_made_is_reported_and_the_game_is_played(self):
        front = "felicity play: this game is not saved: "
        (self.folder / "file").write_text("")
        printed = self.printed_by(XDG_DATA_HOME=str(self.folder / "file"))
        self.assertEqual(printed, f"{front}{self.folder}/file/felicity: Not a directory\n")
        self.assertEqual(self.printed_by(), front + "no home folder: HOME is unset or not an absolute path\n")
        first = self.window(HOME=str(self.folder))
        path = self.folder / ".local/share/felicity/save.flash"
        wait_until(lambda: path.exists() and path.stat().st_size == BYTES, "the first one's save")
        printed = self.printed_by(HOME=str(self.folder))
        self.assertEqual(printed, f"{front}{path}: in use by another program\n")
        self.assertEqual(self.end(first), "")
        path.write_bytes(b"not a save" * (BYTES // 10) + b"......")
        printed = self.printed_by(HOME=str(self.folder))
        self.assertEqual(printed, f"{front}{path}: not a save of this game\n")


if __name__ == "__main__":
    FELICITY = os.path.abspath(sys.argv.pop(1))
    BYTES = save_region(FELICITY)["bytes"]
    signal.alarm(300)  # a window that says nothing would be waited for
    unittest.main()
