#!/usr/bin/env python3
"""usage: tests/tools/picotool.py BUILD_FOLDER SCRATCH

picotool, by the makers of the chips, converts the same images: it must give the same UF2 files, byte by byte, and find an
image for each chip in ours.  Debian 13 has it; without it nothing is tested, and CTest lists the test as skipped.
"""
import pathlib
import shutil
import subprocess
import sys
import unittest

BUILT, SCRATCH = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
FAMILIES = {"": "rp2040", "rp2350": "rp2350-arm-s"}


def picotool(*words):
    done = subprocess.run(["picotool", *words], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def boards():
    return sorted(path.parent.name for path in BUILT.glob("*/felicity-*.uf2") if path.stem == f"felicity-{path.parent.name}")


class Picotool(unittest.TestCase):
    def setUp(self):
        shutil.rmtree(SCRATCH, ignore_errors=True)
        SCRATCH.mkdir(parents=True)
        self.assertGreater(len(boards()), 1)

    def test_it_makes_the_same_files(self):
        for board in boards():
            with self.subTest(board=board):
                whole = b""
                for folder, family in FAMILIES.items():
                    image = BUILT / board / folder / f"felicity-{board}.bin"
                    if not image.exists():
                        continue
                    block = ["--abs-block"] if folder else []
                    picotool("uf2", "convert", str(image), "-t", "bin", str(SCRATCH / "part.uf2"), "--family", family, *block)
                    whole += (SCRATCH / "part.uf2").read_bytes()
                self.assertEqual(whole, (BUILT / board / f"felicity-{board}.uf2").read_bytes())

    def test_it_finds_an_image_for_each_chip(self):
        for board in boards():
            with self.subTest(board=board):
                found = " ".join(picotool("info", "-a", str(BUILT / board / f"felicity-{board}.uf2")).split())
                takes_both = (BUILT / board / "rp2350").is_dir()
                self.assertEqual(found.count("name: Felicity"), 2 if takes_both else 1)
                self.assertEqual("target chip: RP2350 image type: ARM Secure" in found, takes_both)


if __name__ == "__main__":
    if shutil.which("picotool") is None:
        print("NOT TESTED: picotool is not installed; Debian 13 has it")
    else:
        unittest.main(argv=sys.argv[:1])
