#!/usr/bin/env python3
"""usage: tests/tree/plain_build.py SCRATCH CXX

Configures the tree as a person would, without options: a warning must not stop the compiler unless
FELICITY_WERROR is ON, and without SDL 2 there is still a program.
"""
import json
import pathlib
import shlex
import shutil
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRATCH, CXX = pathlib.Path(sys.argv[1]).resolve(), sys.argv[2]
WARNED = "int planted(long number) { int other = number; return 1; }\n"


def configure(*options):
    done = subprocess.run(["cmake", "-S", ROOT, "-B", SCRATCH, "-G", "Ninja", "-DFELICITY_TESTS=OFF", f"-DCMAKE_CXX_COMPILER={CXX}",
                           *options], check=True, capture_output=True, text=True)
    return done.stdout + done.stderr


def commands():
    found = json.loads((SCRATCH / "compile_commands.json").read_text("utf-8"))
    return {str(pathlib.Path(entry["file"]).relative_to(ROOT)): entry["command"] for entry in found}


def compile_warned(command):
    """The same command with a source that deserves a warning."""
    source = SCRATCH / "warned.cpp"
    source.write_text(WARNED, "utf-8")
    words = shlex.split(command)
    words[words.index("-c") + 1], words[words.index("-o") + 1] = str(source), "/dev/null"
    return subprocess.run(words, cwd=SCRATCH, capture_output=True, text=True)


class PlainBuild(unittest.TestCase):
    def setUp(self):
        shutil.rmtree(SCRATCH, ignore_errors=True)

    def tearDown(self):
        shutil.rmtree(SCRATCH)

    def test_warnings_and_the_window(self):
        configure()
        plain = commands()
        self.assertGreater(len(plain), 100)
        for file, command in plain.items():
            self.assertNotIn("-Werror", command, file)
        done = compile_warned(plain["engine/rules/game.cpp"])
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertIn("warning:", done.stderr)
        self.assertIn("hal_host/frontend/window.cpp", plain)

        output = configure("-DFELICITY_WERROR=ON", "-DCMAKE_DISABLE_FIND_PACKAGE_SDL2=ON")
        strict = commands()
        for file, command in strict.items():
            self.assertIn("-Werror", command, file)
        done = compile_warned(strict["engine/rules/game.cpp"])
        self.assertNotEqual(done.returncode, 0, done.stderr)
        self.assertIn("SDL 2 was not found: the game will have no window", output)
        self.assertNotIn("hal_host/frontend/window.cpp", strict)
        self.assertIn("hal_host/frontend/window_none.cpp", strict)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
