#!/usr/bin/env python3
"""usage: outputs.py PROGRAM PLAYTHROUGHS

Outputs that cannot be written: every command reports that on stderr and with its status, and a closed
standard descriptor never becomes the number of another file.
"""
import os
import resource
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

PROGRAM = PLAYTHROUGHS = ""
CLOSED = ("<&-", ">&-", "2>&-", "<&- >&-", ">&- 2>&-", "<&- 2>&-", "<&- >&- 2>&-")
REPORT = "felicity: the output could not be written: "


def redirected(where, *words, **more):
    """Runs the program with the redirection of a shell."""
    return subprocess.run(["sh", "-c", f'exec "$@" {where}', "sh", PROGRAM, *map(str, words)], text=True,
                          capture_output=True, timeout=60, check=False, **more)


class Outputs(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.record = sorted(Path(PLAYTHROUGHS).glob("*.felicity"))[0]

    def made_save(self, name):
        path = self.folder / name
        done = redirected("", "play", "--save", path, "--script", self.keys("settle\nA\nA\nA\nsettle\n"))
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return path

    def keys(self, text):
        path = self.folder / "script.keys"
        path.write_text(text, encoding="utf-8")
        return path

    def test_every_command_reports_an_output_that_cannot_be_written(self):
        arena = ["arena", "--seats", "easy,easy,easy", "--games", "3"]
        commands = [["--help"], ["--version"], ["deal", "--help"], ["deal"], ["boards"],
                    ["boards", "--json"], ["games", self.made_save("games.flash")],
                    ["replay", self.record, "--text"], ["replay", self.record, "--json"], ["explain", self.record],
                    ["rules"], ["bot", "easy"], ["bench", "rules", "--games", "1"], arena, [*arena, "--json"]]
        for words in commands:
            for where, why in ((">/dev/full", "No space left on device"), (">&-", "Bad file descriptor")):
                with self.subTest(words=words, where=where):
                    done = redirected(where, *words, input="hello 1\n")
                    self.assertEqual(done.returncode, 1, done)
                    self.assertEqual(done.stderr.splitlines()[:1], [REPORT + why], done)

    def test_an_arena_without_an_output_does_not_play(self):
        words = ["arena", "--seats", "hard,hard,hard", "--games", "10000000"]
        self.assertEqual(redirected(">&-", *words).returncode, 1)
        done = redirected("", *words, "--plot", self.folder / "no" / "plot.svg")
        self.assertEqual((done.returncode, done.stdout, done.stderr),
                         (2, "", f"{self.folder}/no/plot.svg: No such file or directory\n"))

    def test_the_result_of_an_arena_that_has_played_is_not_lost(self):
        words = ["arena", "--seats", "greedy,random,random", "--games", "30", "--seed", "3", "--json"]
        plain = redirected("", *words)
        full = redirected(">/dev/full", *words)
        figures = [line.split('"ms"')[0] for line in (plain.stdout, full.stderr.splitlines()[1])]
        self.assertEqual(*figures)

    def test_a_closed_descriptor_never_becomes_the_save(self):
        made = self.made_save("made.flash").read_bytes()
        for where in CLOSED:
            for script in ("settle\nhash\nhash\nhash\n", "settle\njump\n"):
                for before in (b"", made):
                    with self.subTest(where=where, script=script, new=not before):
                        path = self.folder / "closed.flash"
                        path.write_bytes(before)
                        redirected(where, "play", "--save", path, "--script", self.keys(script))
                        after = path.read_bytes()
                        heads = {after[at:at + 2] for at in range(0, len(after), 256)}
                        self.assertLessEqual(heads, {b"FL", b"\xff\xff", b"\0\0"})  # struck pages are 0

    def test_a_closed_descriptor_never_becomes_a_trace(self):
        trace = self.folder / "trace"
        for where in CLOSED:
            redirected(where, "play", "--script", self.keys("settle\nA\nA\nA\nsettle\nhash\nhash\n"),
                       "--flash-trace", trace)
            for line in trace.read_text(encoding="utf-8").splitlines():
                self.assertIn(line.split()[0], ("erase", "program"), where)

    def test_a_window_that_cannot_open_prints_nothing_into_the_save(self):
        before = self.made_save("before.flash").read_bytes()
        for where in ("2>&-", ">&- 2>&-", "<&- >&- 2>&-"):
            path = self.folder / "window.flash"
            path.write_bytes(before)
            environment = {k: v for k, v in os.environ.items()
                           if k not in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")}
            redirected(where, "play", "--window", "--save", path,
                       env={**environment, "SDL_VIDEODRIVER": "x11", "SDL_AUDIODRIVER": "dummy"})
            self.assertEqual(path.read_bytes(), before, where)

    def test_a_picture_that_does_not_fit_is_not_left_behind(self):
        shot = self.folder / "full.png"
        done = redirected("", "play", "--script", self.keys(f"settle\nshot {shot}\n"),
                          preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100)))
        self.assertEqual(done.returncode, 1)
        self.assertTrue(done.stderr.startswith(f"{self.folder}/script.keys:2: {shot}: "), done.stderr)
        self.assertFalse(shot.exists(), "half a picture is left")
        link = self.folder / "device.png"
        link.symlink_to("/dev/full")
        done = redirected("", "play", "--script", self.keys(f"settle\nshot {link}\n"))
        self.assertEqual(done.returncode, 1)
        self.assertTrue(link.is_symlink() and Path("/dev/full").exists())


if __name__ == "__main__":
    PROGRAM, PLAYTHROUGHS = os.path.abspath(sys.argv.pop(1)), sys.argv.pop(1)
    unittest.main()
