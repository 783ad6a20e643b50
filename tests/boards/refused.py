#!/usr/bin/env python3
"""usage: tests/boards/refused.py CXX SCRATCH

A board that cannot work is refused with a sentence, by the compiler (board.h) or by CMake (board.cmake), before anything is built.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CXX, SCRATCH = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
# clang stops at the 20th error, gcc does not.
ALL_ERRORS = ["-ferror-limit=0"] if "clang" in CXX else []
SIMILAR = "pico_lcd_1_3"
BARE = """set(BOARD_CHIPS rp2040)
set(BOARD_SDK_NAME_rp2040 pico)
set(BOARD_CRYSTAL_MS 64)
set(BOARD_DEPTH Colour)
driver(display st7789)
"""


def text_of(name):
    return (ROOT / "boards" / name).read_text("utf-8")


def compiled(text):
    """What the compiler says to a source, or nothing, in the words of gcc: clang puts the expression before the sentence."""
    command = [CXX, "-std=c++20", "-fsyntax-only", *ALL_ERRORS, "-I", ROOT, "-x", "c++", "-"]
    said = subprocess.run(command, input=text, capture_output=True, text=True, check=False).stderr
    return re.sub(r"error: static(_assert| assertion) failed due to requirement '[^']*':? \"?", "error: static assertion failed: ", said)


def configured(commands):
    """What CMake complains of in a project with these commands."""
    project = f"cmake_minimum_required(VERSION 3.25)\nproject(wrong LANGUAGES NONE)\n{commands}"
    (SCRATCH / "CMakeLists.txt").write_text(project, "utf-8")
    done = subprocess.run(["cmake", "-S", SCRATCH, "-B", SCRATCH / "build"], capture_output=True, text=True, check=False)
    return " ".join(done.stderr.split())


class Refused(unittest.TestCase):
    def header(self, sentence, before, after):
        text = text_of(f"{SIMILAR}/board.h")
        self.assertEqual(text.count(before), 1, before)
        self.assertIn(f"error: static assertion failed: {sentence}", compiled(text.replace(before, after)))

    def test_a_board_that_is_right_is_not(self):
        self.assertNotIn("error:", compiled(text_of(f"{SIMILAR}/board.h")))

    def test_wrong_numbers_in_a_header(self):
        self.header("two parts of this board use the same pin", ".dc = 8", ".dc = 9")
        self.header("GPIO 23, 24, 25 and 29 are used on the Pico itself", ".dc = 8", ".dc = 23")
        self.header("sck is no clock pin of this SPI instance", ".instance = 1", ".instance = 0")
        self.header("the screens need a panel of 128 x 64 pixels", ".height = 240", ".height = 135")
        self.header("bus.hertz is 0, or faster than", "62'500'000", "80'000'000")

    def test_a_number_that_is_missing_in_a_header(self):
        self.header("a board has a name, that of its folder, and a title", '.title = "Waveshare Pico-LCD-1.3",', "")
        self.header("flash_bytes is a power of two", ".flash_bytes = pico::kFlashBytes,", "")
        self.header("the screens need a panel of 128 x 64 pixels", ".width = 240,\n              .height", ".height")
        self.header("a pin that the bus or the buttons need is not named", ".b = 17,", "")
        self.header("bus.hertz is 0, or faster than", ".hertz = 62'500'000,", "")
        self.header("an ST7789 needs light_after_ms of 120 at least", ".light_after_ms = 120,", "")

    def test_every_fault_has_its_own_sentence(self):
        faults = re.search(r"enum class Fault \{(.*?)\};", text_of("legal.h"), re.S)[1].replace(" ", "").split(",")
        faults = [fault.strip() for fault in faults if fault.strip() not in ("", "None")]
        self.assertGreater(len(faults), 20)
        calls = "".join(f"static_assert(is_legal<Fault::{fault}>());\n" for fault in faults)
        said = compiled(f'#include "boards/legal.h"\nusing namespace felicity::boards;\n{calls}')
        sentences = re.findall(r"error: static assertion failed: (\S+ \S+ .*)", said)
        self.assertEqual(len(set(sentences)), len(faults), said)

    def test_a_folder_of_another_name(self):
        shutil.rmtree(SCRATCH, ignore_errors=True)
        (SCRATCH / "boards/attic").mkdir(parents=True)
        for name in ("board.h", "board.cmake"):
            shutil.copy(ROOT / "boards" / SIMILAR / name, SCRATCH / "boards/attic")
        for name in ("boards.cmake", "board.h", "legal.h", "pico.h"):
            shutil.copy(ROOT / "boards" / name, SCRATCH / "boards")
        header = SCRATCH / "boards/attic/board.h"
        header.write_text(header.read_text("utf-8").replace(f"::{SIMILAR}", "::attic"), "utf-8")
        self.assertEqual(configured("include(boards/boards.cmake)\nfelicity_board_list(${CMAKE_BINARY_DIR})\n"), "")
        command = [CXX, "-std=c++20", "-fsyntax-only", "-I.", "-x", "c++", "build/boards/all.h"]
        done = subprocess.run(command, cwd=SCRATCH, capture_output=True, text=True, check=False)
        self.assertIn("boards/attic/board.h: the name is not that of its folder", done.stderr)

    # ---- board.cmake ----

    def recipe(self, text):
        """What CMake says to a board.cmake."""
        shutil.rmtree(SCRATCH, ignore_errors=True)
        (SCRATCH / "boards/attic").mkdir(parents=True)
        (SCRATCH / "firmware").mkdir()
        shutil.copy(ROOT / "firmware/toolchain.cmake", SCRATCH / "firmware")
        (SCRATCH / "drivers").symlink_to(ROOT / "drivers")
        (SCRATCH / "boards/attic/board.cmake").write_text(text, "utf-8")
        return configured("set(BOARD attic)\ninclude(firmware/toolchain.cmake)\n")

    def test_a_setting_that_is_missing_in_a_list_of_drivers(self):
        for name in ("BOARD_CHIPS", "BOARD_SDK_NAME_rp2040", "BOARD_CRYSTAL_MS", "BOARD_DEPTH"):
            said = self.recipe(re.sub(rf"set\({name} .*\n", "", BARE))
            self.assertIn(f"boards/attic/board.cmake does not set {name}", said)
        self.assertNotIn("board.cmake does not", self.recipe(BARE))

    def test_a_driver_that_does_not_exist(self):
        self.assertIn("driver(display ili9341): there is no drivers/display_ili9341.cpp.", self.recipe(BARE.replace("st7789", "ili9341")))
        self.assertIn("driver(screen st7789): the kinds of a board are display, bus, buttons,", self.recipe(BARE.replace("display", "screen")))


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
