#!/usr/bin/env python3
"""usage: tests/tools/release.py BUILD_FOLDER SCRATCH

Gathers a release from images that are already built, checks its sums as a user would, and sees that
an image which is broken, of another board or missing is refused.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import unittest
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILT, SCRATCH = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
BOARDS = sorted(path.parent.name for path in (ROOT / "boards").glob("*/board.cmake"))


def release(source, to):
    return subprocess.run([ROOT / "tools/release", "--from", source, "--to", to], capture_output=True, text=True)


class Release(unittest.TestCase):
    def setUp(self):
        shutil.rmtree(SCRATCH, ignore_errors=True)
        for board in BOARDS:
            (SCRATCH / "images" / board).mkdir(parents=True)
            shutil.copy(BUILT / board / f"felicity-{board}.uf2", SCRATCH / "images" / board)
        shutil.copytree(BUILT / "web/page", SCRATCH / "images/web/page")
        self.dist = SCRATCH / "dist"

    def image(self, board):
        return SCRATCH / "images" / board / f"felicity-{board}.uf2"

    def refuses(self, words):
        done = release(SCRATCH / "images", self.dist)
        self.assertEqual(done.returncode, 1)
        self.assertIn(words, done.stderr)
        self.assertFalse(self.dist.exists())

    def test_every_board_is_in_it_and_the_sums_are_right(self):
        done = release(SCRATCH / "images", self.dist)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        names = sorted(path.name for path in self.dist.glob("*.uf2"))
        self.assertEqual(len(names), len(BOARDS))
        for board, name in zip(BOARDS, names):
            self.assertRegex(name, rf"^felicity-\d+\.\d+\.\d+-{board}\.uf2$")
            self.assertEqual((self.dist / name).read_bytes(), self.image(board).read_bytes())
        subprocess.run(["sha256sum", "--quiet", "--check", "SHA256SUMS"], cwd=self.dist, check=True)
        summed = {line.split()[1] for line in (self.dist / "SHA256SUMS").read_text("utf-8").splitlines()}
        self.assertEqual(summed | {"SHA256SUMS"}, {path.name for path in self.dist.iterdir()})
        self.assertIn("### Added", (self.dist / "CHANGES.md").read_text("utf-8"))

    def test_the_web_page_is_in_it(self):
        self.assertEqual(release(SCRATCH / "images", self.dist).returncode, 0)
        for name in ("felicity", "felicity-player", "felicity-workshop"):
            page, = self.dist.glob(f"{name}-[0-9]*.html")
            self.assertEqual(page.read_bytes(), (BUILT / f"web/page/{name}.html").read_bytes())
        archive, = self.dist.glob("felicity-*-site.zip")
        with zipfile.ZipFile(archive) as site:
            self.assertLess({"felicity/index.html", "felicity/docs/index.html", "felicity/docs/play/de.html"}, set(site.namelist()))
            self.assertEqual(site.read("felicity/felicity.wasm"), (BUILT / "web/page/site/felicity.wasm").read_bytes())

    def test_a_page_that_is_missing_or_of_another_version_is_refused(self):
        wasm = SCRATCH / "images/web/page/site/felicity.wasm"
        wasm.write_bytes(b"\0asm")
        self.refuses("of another version")
        wasm.unlink()
        self.refuses("missing")

    def test_the_notices_of_all_that_is_inside_go_with_it(self):
        self.assertEqual(release(SCRATCH / "images", self.dist).returncode, 0)
        text = (self.dist / "NOTICES.txt").read_text("utf-8")
        head = text[:text.index("=====")]
        for name in ("Felicity (MIT)", "Pico SDK (BSD-3-Clause)", "TinyUSB (MIT)", "newlib", "libgcc and libstdc++",
                     "libc++ (Apache-2.0 with LLVM exceptions)", "wasi-libc", "rp2040js (MIT)", "CodeMirror (MIT)"):
            self.assertIn(name, head)
        # A sentence of each licence's own text.
        for words in ("Permission is hereby granted, free of charge", "Raspberry Pi (Trading) Ltd",
                      "Redistribution and use in source and binary forms", "Ha Thach", "Uri Shaked", "Marijn Haverbeke", "The Regents of the University of California",
                      "Runtime Library Exception"):
            self.assertIn(words.lower(), " ".join(text.lower().split()), words)

    def test_the_version_is_the_newest_of_the_changelog(self):
        shown = re.search(r'kVersion = "(.*)"', (ROOT / "engine/base/version.h").read_text("utf-8")).group(1)
        released = re.findall(r"^## \[(\d.*?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
        self.assertEqual(shown, released[0])

    def test_an_image_of_another_board_is_refused(self):
        shutil.copy(self.image("pico_oled_spi"), self.image("pico_lcd_1_3"))
        self.refuses("one of something else?")

    def test_a_file_without_an_image_for_each_chip_of_the_board_is_refused(self):
        shutil.copy(self.image("picosystem"), self.image("pico_lcd_1_3"))
        self.refuses("for rp2040, but the board takes rp2040 and rp2350")

    def test_a_file_that_ends_too_early_is_refused(self):
        whole = self.image("pico_oled").read_bytes()
        self.image("pico_oled").write_bytes(whole[:-512])
        self.refuses("ends too early")

    def test_a_broken_image_is_refused(self):
        broken = bytearray(self.image("pico_oled").read_bytes())
        broken[512] ^= 1
        self.image("pico_oled").write_bytes(broken)
        self.refuses("block 1 is not a UF2 block")
        self.image("pico_oled").write_bytes(broken[:700])
        self.refuses("not a whole number")

    def test_a_missing_image_is_refused(self):
        self.image("pico_oled_spi").unlink()
        self.refuses("missing")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
