#!/usr/bin/env python3
"""usage: tests/tools/release.py BUILD_FOLDER SCRATCH

Gathers a release from images that are already built, checks its sums as a user would and its licences as a packager would, and sees that
an image which is broken, of another board or missing, and a component without a known licence are refused.
"""
import base64
import hashlib
import html.parser
import json
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import unittest
import zipfile

sys.dont_write_bytecode = True
from clones import ROOT, borrow  # noqa: E402  pylint: disable=wrong-import-position

BUILT, SCRATCH = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
BOARDS = sorted(path.parent.name for path in (ROOT / "boards").glob("*/board.cmake"))


def release(source, to):
    return subprocess.run([ROOT / "tools/release", "--from", source, "--to", to], capture_output=True, text=True)


class Page(html.parser.HTMLParser):
    """What a page shows and links."""

    def __init__(self, text):
        super().__init__()
        self.files, self.pictures = [], []
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        values = dict(attrs)
        if tag == "a":
            self.files.append(values["href"])
        if tag == "img":
            self.pictures.append(base64.b64decode(values["src"].removeprefix("data:image/png;base64,")))


class Release(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        shutil.rmtree(SCRATCH, ignore_errors=True)
        # Those in BUILT may be older than the images that the site offers.
        subprocess.run([ROOT / "tools/build-web", "--strict", "--into", SCRATCH / "fresh/page"], check=True, stdout=subprocess.DEVNULL)
        cls.images, cls.whole = SCRATCH / "images", SCRATCH / "whole"
        cls.lend()
        cls.done = release(cls.images, cls.whole)

    @classmethod
    def lend(cls):
        shutil.rmtree(cls.images, ignore_errors=True)
        cls.images.mkdir()
        (cls.images / "host").symlink_to(BUILT / "host")
        for board in BOARDS:
            borrow(BUILT / board, cls.images / board, but=[f"felicity-{board}.uf2"])
            shutil.copy(BUILT / board / f"felicity-{board}.uf2", cls.images / board)
        borrow(BUILT / "web", cls.images / "web", but=["page", "bundled.txt"])
        shutil.copy(SCRATCH / "fresh/bundled.txt", cls.images / "web")
        shutil.copytree(SCRATCH / "fresh/page", cls.images / "web/page")

    def setUp(self):
        self.lend()
        self.dist = SCRATCH / "dist"

    def image(self, board):
        return self.images / board / f"felicity-{board}.uf2"

    def refuses(self, words):
        done = release(self.images, self.dist)
        self.assertEqual(done.returncode, 1, done.stderr)
        self.assertIn(words, done.stderr)
        self.assertFalse(self.dist.exists())

    def test_every_board_is_in_it_and_the_sums_are_right(self):
        self.assertEqual((self.done.returncode, self.done.stderr), (0, ""))
        names = sorted(path.name for path in self.whole.glob("*.uf2"))
        self.assertEqual(len(names), len(BOARDS))
        for board, name in zip(BOARDS, names):
            self.assertRegex(name, rf"^felicity-\d+\.\d+\.\d+-{board}\.uf2$")
            self.assertEqual((self.whole / name).read_bytes(), self.image(board).read_bytes())
        subprocess.run(["sha256sum", "--quiet", "--strict", "--check", "SHA256SUMS"], cwd=self.whole, check=True)
        lines = (self.whole / "SHA256SUMS").read_text("utf-8").splitlines()
        summed = {line.split()[1] for line in lines if not line.startswith("#")}
        self.assertEqual(summed | {"SHA256SUMS"}, {path.name for path in self.whole.iterdir()})
        self.assertIn("### Added", (self.whole / "CHANGES.md").read_text("utf-8"))

    def test_the_sums_name_compiler_and_sdk(self):
        notes = "\n".join(line for line in (self.whole / "SHA256SUMS").read_text("utf-8").splitlines() if line.startswith("#"))
        compiler = subprocess.run(["dpkg-query", "-W", "-f", "${Version}", "gcc-arm-none-eabi"], capture_output=True, text=True, check=True)
        self.assertIn(f"gcc-arm-none-eabi {compiler.stdout},", notes)
        self.assertRegex(notes, r"Raspberry Pi Pico SDK \d+\.\d+\.\d+, TinyUSB \d+\.\d+\.\d+")
        self.assertRegex(notes, r"commit [0-9a-f]{40}")
        self.assertRegex(notes, r"pages: clang-\d+ ")

    def test_a_page_shows_each_board_beside_the_name_of_its_file(self):
        shown = Page((self.whole / "index.html").read_text("utf-8"))
        images = [name for name in shown.files if name.endswith(".uf2")]
        self.assertEqual([re.sub(r"felicity-[\d.]+-(.*)\.uf2", r"\1", name) for name in images], BOARDS)
        self.assertEqual(len(shown.pictures), len(BOARDS))
        for name in shown.files:
            self.assertTrue((self.whole / name).is_file(), name)
        self.assertEqual(set(shown.files) | {"index.html"}, {path.name for path in self.whole.iterdir()})
        for board, picture in zip(BOARDS, shown.pictures):
            self.assertEqual(picture[:8], b"\x89PNG\r\n\x1a\n")
            self.assertGreater(struct.unpack(">I", picture[16:20])[0], 240, board)

    # What a packager looks for: SPDX 2.3, one package for each component, what each file contains, and sums.
    def test_the_licences_of_all_that_is_inside_are_an_spdx_document(self):
        path, = self.whole.glob("felicity-*.spdx.json")
        made = json.loads(path.read_text("utf-8"))
        self.assertEqual((made["spdxVersion"], made["dataLicense"], made["SPDXID"]), ("SPDX-2.3", "CC0-1.0", "SPDXRef-DOCUMENT"))
        self.assertRegex(made["creationInfo"]["created"], r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$")
        self.assertRegex(made["documentNamespace"], r"^urn:uuid:[0-9a-f-]{36}$")
        packages = {one["SPDXID"]: one for one in made["packages"]}
        files = {one["SPDXID"]: one for one in made["files"]}
        self.assertEqual(len(packages) + len(files), len(made["packages"]) + len(made["files"]))
        for name in [*packages, *files]:
            self.assertRegex(name, r"^SPDXRef-[A-Za-z0-9.-]+$")
        for one in packages.values():
            self.assertTrue(one["versionInfo"] and one["downloadLocation"] and one["copyrightText"])
        stated = {one["licenseId"] for one in made["hasExtractedLicensingInfos"] if len(one["extractedText"]) > 1000}
        used = " ".join(one["licenseConcluded"] for one in [*packages.values(), *files.values()])
        self.assertEqual(set(re.findall(r"LicenseRef-[\w.-]+", used)), stated)
        self.assertEqual({one["fileName"] for one in files.values()},
                         {f"./{one.name}" for one in self.whole.iterdir()} - {f"./{path.name}", "./SHA256SUMS"})
        for one in files.values():
            sums = {sum["algorithm"]: sum["checksumValue"] for sum in one["checksums"]}
            data = (self.whole / one["fileName"]).read_bytes()
            self.assertEqual(sums, {"SHA1": hashlib.sha1(data).hexdigest(), "SHA256": hashlib.sha256(data).hexdigest()})
        inside = {one["fileName"]: set() for one in files.values()}
        for one in made["relationships"]:
            ends = one["spdxElementId"], one["relatedSpdxElement"]
            self.assertTrue(set(ends) <= {"SPDXRef-DOCUMENT", *packages, *files}, ends)
            if one["relationshipType"] == "CONTAINS":
                inside[files[ends[0]]["fileName"]].add(packages[ends[1]]["name"])
        for name, found in inside.items():
            self.assertIn("Felicity", found)
            if name.endswith(".uf2"):
                self.assertLessEqual({"Raspberry Pi Pico SDK", "TinyUSB", "newlib", "libgcc"}, found, name)
                self.assertFalse({"rp2040js", "wasi-libc"} & found, name)
            if re.search(r"\d\.html$", name):
                self.assertLessEqual({"libc++", "wasi-libc", "rp2040js"}, found, name)
        licences = {one["name"]: one["licenseDeclared"] for one in packages.values()}
        for name, licence in {"Felicity": "MIT", "Raspberry Pi Pico SDK": "BSD-3-Clause", "TinyUSB": "MIT", "rp2040js": "MIT",
                              "libgcc": "GPL-3.0-or-later WITH GCC-exception-3.1", "libc++": "Apache-2.0 WITH LLVM-exception"}.items():
            self.assertEqual(licences[name], licence)

    def planted(self, path, text):
        """A file that is lent, with a line more."""
        before = path.read_text("utf-8")
        path.unlink()
        path.write_text(f"{before}{text}\n", "utf-8")

    def test_a_library_a_header_or_a_script_of_an_unknown_component_is_refused(self):
        of_image = self.images / BOARDS[0] / f"felicity-{BOARDS[0]}.map"
        self.planted(of_image, " .text.zip      0x0000000010000400       0x40 /usr/lib/arm-none-eabi/lib/libzip.a(zip.o)")
        self.refuses(f"{of_image}: /usr/lib/arm-none-eabi/lib/libzip.a is of no known component")
        self.lend()
        of_module = self.images / "web/felicity_web.map"
        self.planted(of_module, "       -      123       40         /usr/lib/wasm/libzip.a(zip.o):(zip)")
        self.refuses("libzip.a is of no known component")
        self.lend()
        self.planted(self.images / "web/bundled.txt", "emulator/node_modules/leftpad/index.js")
        self.refuses("emulator/node_modules/leftpad/index.js is of no known component")

    def test_a_build_that_does_not_say_what_is_inside_is_refused(self):
        (self.images / BOARDS[0] / ".ninja_deps").unlink()
        self.refuses("ninja does not know which headers were included")
        self.lend()
        for path in (self.images / BOARDS[0]).glob("*.map"):
            path.unlink()
        self.refuses("no linker map")

    def test_a_tag_of_another_version_is_refused(self):
        done = subprocess.run([ROOT / "tools/release", "--from", self.images, "--to", self.dist, "--tag", "v99.0.0"], capture_output=True,
                              text=True)
        self.assertEqual(done.returncode, 1)
        self.assertIn("the tag v99.0.0 is not v", done.stderr)

    def test_the_web_page_is_in_it(self):
        pages = sorted((self.images / "web/page").glob("*.html"))
        self.assertLessEqual({"felicity", "felicity-player", "felicity-workshop"}, {path.stem for path in pages})
        for path in pages:
            page, = self.whole.glob(f"{path.stem}-[0-9]*.html")
            self.assertEqual(page.read_bytes(), path.read_bytes())
        archive, = self.whole.glob("felicity-*-site.zip")
        with zipfile.ZipFile(archive) as site:
            self.assertLess({"felicity/index.html", "felicity/docs/index.html", "felicity/docs/play/de.html"}, set(site.namelist()))
            self.assertEqual(site.read("felicity/felicity.wasm"), (BUILT / "web/felicity.wasm").read_bytes())
            for board in BOARDS:
                self.assertEqual(site.read(f"felicity/felicity-{board}.uf2"), self.image(board).read_bytes())

    def test_pages_with_another_image_are_refused(self):
        (self.images / f"web/page/site/felicity-{BOARDS[0]}.uf2").unlink()
        self.refuses("other UF2 files than those of the boards")

    def test_a_page_that_is_missing_or_of_another_version_is_refused(self):
        wasm = self.images / "web/page/site/felicity.wasm"
        wasm.write_bytes(b"\0asm")
        self.refuses("of another version")
        wasm.unlink()
        self.refuses("missing")

    def test_the_notices_of_all_that_is_inside_go_with_it(self):
        text = (self.whole / "NOTICES.txt").read_text("utf-8")
        head = text[:text.index("=====")]
        for name in ("Felicity (MIT)", "Pico SDK (BSD-3-Clause)", "TinyUSB (MIT)", "newlib", "libgcc (GPL-3.0-or-later WITH GCC-exception-3.1)",
                     "libstdc++", "libc++ (Apache-2.0 WITH LLVM-exception)", "wasi-libc", "rp2040js (MIT)", "@codemirror/view (MIT)"):
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
