#!/usr/bin/env python3
"""usage: tests/tools/add_a_board.py [--whole] BUILD_FOLDER SCRATCH

Follows docs/add-a-board.md to the letter: in a copy of the tree it makes up a board, runs every command of the recipe in its order, and
plays on the image in the emulator, each picture compared with the PC's. BUILD_FOLDER lends what would be compiled once more (lent_objects.py).
Of the recipe's tests it runs a round alone, with --whole all of them.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

sys.dont_write_bytecode = True
import lent_objects  # noqa: E402  pylint: disable=wrong-import-position
from clones import ROOT, clone  # noqa: E402  pylint: disable=wrong-import-position

WHOLE = "--whole" in sys.argv
BUILT, SCRATCH = (pathlib.Path(word).resolve() for word in sys.argv[1:] if word != "--whole")
TREE, BIN = SCRATCH / "tree", SCRATCH / "bin"
NAME, SIMILAR = "attic", "pico_oled"

# A bare chip with an OLED on the other I2C, every pin elsewhere, two of them inside a Pico; a light of three colours, which no board with
# an OLED has, and no battery.
BOARD_H = """// A board that a test makes up.
#pragma once

#include "boards/legal.h"

namespace felicity::boards::attic {

inline constexpr Board kBoard = {
    .name = "attic",
    .title = "The box from the attic",
    .module = Module::Bare,
    .flash_bytes = 2 * 1024 * 1024,
    .panel = {.width = 128,
              .height = 64,
              .depth = Depth::Mono,
              .controller = Controller::Ssd1306,
              .reset = 9},
    .bus = {.kind = BusKind::I2c,
            .instance = 1,
            .hertz = 400'000,
            .address = 0x3C,
            .other_address = 0x3D,
            .sda = 6,
            .scl = 7},
    .buttons = Buttons::Eight,
    .keys = {.up = 23, .down = 24, .left = 25, .right = 29, .a = 0, .b = 1, .x = 2, .y = 3},
    .piezo = 20,
    .lights = {.red = {.pin = 10, .lit_is_low = true},
               .green = {.pin = 11, .lit_is_low = true},
               .blue = {.pin = 12, .lit_is_low = true}},
};

static_assert(is_legal<fault_of(kBoard)>());

}  // namespace felicity::boards::attic
"""
BOARD_CMAKE = """set(BOARD_CHIPS rp2040)
set(BOARD_SDK_NAME_rp2040 pico)
set(BOARD_CRYSTAL_MS 64)
set(BOARD_DEPTH Mono)
driver(display ssd1306)
driver(bus i2c)
driver(buttons gpio)
driver(sound pwm)
driver(led rgb)
"""
ROUND = "entropy"  # of tests/target/plays.test.mjs: from the logo to the second round


def steps():
    """The numbered steps of the recipe, and the commands that each names."""
    text = (ROOT / "docs/add-a-board.md").read_text("utf-8")
    parts = re.split(r"^\d\. ", text.split("\n\n")[2], flags=re.M)[1:]
    return [[command for command in re.findall(r"`([^`]*)`", part) if re.match(r"(\./|tools/|cmake )", command)] for part in parts]


def run(command, **options):
    env = {name: value for name, value in os.environ.items() if not name.startswith(("CCACHE", "CMAKE", "FELICITY"))}
    env.update(PATH=f"{BIN}:{env['PATH']}", CMAKE_C_COMPILER_LAUNCHER="ccache", CMAKE_CXX_COMPILER_LAUNCHER="ccache")
    return subprocess.run(command, cwd=TREE, env=env, capture_output=True, text=True, check=False, **options)


class Recipe(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        shutil.rmtree(SCRATCH, ignore_errors=True)
        clone(TREE)
        lent_objects.write_compiler(BIN, TREE, {TREE / "build/host": BUILT / "host", TREE / "build" / NAME: BUILT / SIMILAR})
        cls.board = TREE / "boards" / NAME

    @classmethod
    def tearDownClass(cls):
        if cls.passed:
            shutil.rmtree(SCRATCH)

    passed = False

    def does(self, command, *more):
        done = run([*command.replace("NAME", NAME).split(), *map(str, more)])
        self.assertEqual(done.returncode, 0, f"{command}\n{done.stdout[-4000:]}\n{done.stderr[-4000:]}")
        return done.stdout

    def test_it_gives_a_board_on_which_a_game_is_played(self):
        copying, writing, drivers, maker, playing, lists, building = steps()
        self.assertEqual([copying, writing, drivers, maker], [[], [], [], []])  # these are done by hand

        shutil.copytree(TREE / "boards" / SIMILAR, self.board)
        for name in ("wiring.md", "wiring.svg", "breadboard.txt"):
            (self.board / name).unlink()
        shutil.rmtree(self.board / "breadboard")
        (self.board / "board.h").write_text(BOARD_H, "utf-8")
        (self.board / "board.cmake").write_text(BOARD_CMAKE, "utf-8")
        (self.board / "maker.json").write_text(json.dumps({"same_as": SIMILAR}), "utf-8")

        script, picture = SCRATCH / "home.keys", SCRATCH / "home.png"
        script.write_text(f"settle\nA\nsettle\nshot {picture}\n", "utf-8")
        self.assertEqual(playing, ["./play --board NAME"])
        self.does(playing[0], "--headless", "--script", script)
        self.assertTrue(picture.exists())

        self.assertEqual(lists, ["tools/make-board-lists build/host/felicity"])
        self.does(lists[0])
        self.does(lists[0].replace(" ", " --check ", 1))
        for name in ("README.md", "docs/flashing.md"):
            self.assertIn(f"boards/{NAME}/wiring.md", (TREE / name).read_text("utf-8"))
        self.assertIn("| button | ▲ | 23 |", (self.board / "wiring.md").read_text("utf-8"))

        self.assertEqual(building, ["tools/build-firmware NAME", "./test -R NAME", "./test --long -R NAME"])
        self.assertIn(f"build/{NAME}/felicity-{NAME}.uf2   for a The box from the attic", self.does(building[0]))
        if WHOLE:
            for command in building[1:]:
                self.does(command)
        else:
            played = self.does(f"node --test-name-pattern={ROUND} tests/target/plays.test.mjs --board NAME --firmware build/NAME "
                               "--felicity build/host/felicity")
            self.assertRegex(played, r"attic: dealt from \w+\.\.\.: \d\d presses, \d\d pictures and \d\d writes of the flash equal")
        type(self).passed = True


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
