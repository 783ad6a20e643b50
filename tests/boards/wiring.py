#!/usr/bin/env python3
"""usage: tests/boards/wiring.py FELICITY

Follows every strip, rail and wire of the drawn breadboards from the Pico to each leg, and compares the result with
the constants of the board as FELICITY prints them.  Each kind of mistake is planted and has to be found.
"""
import dataclasses
import json
import pathlib
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from breadboard import grid, layout, netlist, parts  # noqa: E402

LISTED = subprocess.run([sys.argv.pop(1), "boards", "--json"], capture_output=True, check=True, text=True).stdout
BOARDS = {board["name"]: board for board in map(json.loads, LISTED.splitlines())}
DRAWN = sorted(path.parent.name for path in (ROOT / "boards").glob("*/breadboard.txt"))
TEXT = (ROOT / "boards/pico_oled/breadboard.txt").read_text("utf-8")


def read(name):
    return layout.read(ROOT / "boards" / name, BOARDS[name])


def planted(*changes):
    """The faults of pico_oled's layout after each text was replaced by another; a text has to be there once."""
    text = TEXT
    for before, after in changes:
        assert text.count(before) == 1, before
        text = text.replace(before, after)
    return netlist.faults(layout.parse(text, BOARDS["pico_oled"]), BOARDS["pico_oled"])


class Board(unittest.TestCase):
    def test_the_board_has_830_holes_in_126_columns_and_8_half_rails(self):
        self.assertEqual(830, len(grid.HOLES))
        sizes = {}
        for hole in grid.HOLES.values():
            sizes.setdefault(grid.strip(hole), []).append(hole)
        self.assertEqual([5] * 126 + [25] * 8, sorted(len(holes) for holes in sizes.values()))

    def test_the_legs_of_a_pico_are_those_of_its_data_sheet(self):
        names = {leg: parts.leg_name(leg) for leg in range(1, 41)}
        self.assertEqual(["GP0", "GP15", "GP16", "3V3(OUT)", "VBUS"], [names[leg] for leg in (1, 20, 21, 36, 40)])
        self.assertEqual([3, 8, 13, 18, 23, 28, 38], [leg for leg, name in names.items() if name == "GND"])
        places = parts.leg_places(1, 2)  # the USB socket, between legs 1 and 40, faces left
        self.assertEqual([(1, 2), (20, 2), (20, 9), (1, 9)], [places[leg - 1] for leg in (1, 20, 21, 40)])

    def test_the_header_of_a_display_is_the_one_its_page_warns_about(self):
        for name in ("pico_oled", "pico_oled_sh1106"):
            page = (ROOT / f"boards/{name}/wiring.md").read_text("utf-8")
            self.assertIn(f"two pin orders: `{' '.join(parts.HEADERS['i2c'])}` and", page)
        self.assertEqual("GND VCC D0 D1 RES DC CS", " ".join(parts.HEADERS["spi"]))

    def test_every_oled_board_has_a_layout_that_equals_its_constants(self):
        self.assertEqual(["pico_oled", "pico_oled_sh1106", "pico_oled_spi"], DRAWN)
        for name in DRAWN:
            self.assertEqual([], netlist.faults(read(name), BOARDS[name]), name)

    def test_a_pin_changed_in_board_h_is_found(self):
        for change in (("keys", "pins", "up", 16), ("bus", "sda", 8), ("piezo", 22), ("panel", "reset", 3)):
            board = json.loads(json.dumps(BOARDS["pico_oled_spi" if "reset" in change else "pico_oled"]))
            inner = board
            for key in change[:-2]:
                inner = inner[key]
            inner[change[-2]] = change[-1]
            faults = netlist.faults(read(board["name"]), board)
            self.assertTrue(any(f"GP{change[-1]}" in fault for fault in faults), (change, faults))


class Mistakes(unittest.TestCase):
    def expect(self, fault, *changes):
        faults = planted(*changes)
        self.assertTrue(any(fault in found for found in faults), faults)

    def test_a_leg_one_column_off(self):
        self.expect("board.h wants joined: button up 1, pico GP10", ("button up at e31", "button up at e32"))
        self.expect("the breadboard joins: display SDA, pico GP5", ("display at h47", "display at h46"))
        self.expect("the breadboard joins: button up 1, pico GP9", ("pico at c1", "pico at c3"))

    def test_a_leg_one_row_off(self):
        self.expect("button up 1 has no hole at column 31, height 6", ("button up at e31", "button up at d31"))
        self.expect("pico VBUS has no hole", ("pico at c1", "pico at f1"))
        self.expect("2 legs or wires in a16", ("pico at c1", "pico at a1"))

    def test_a_rail_that_is_not_joined(self):
        self.expect("the rail -j right is not joined to GND", ("black from -j31 to -j33", ""))
        self.expect("the rail +j right is not joined to 3V3(OUT)", ("red from +j31 to +j33", ""))
        self.expect("the rail -a left is not joined to GND", ("to -j29", "to -a29"))

    def test_a_swapped_wire(self):
        self.expect("the breadboard joins: button up 1, pico GP11",
                    ("white from a14", "white from a15"), ("purple from a15", "purple from a14"))
        self.expect("the breadboard joins: display SCL, pico GP4", ("yellow from a7", "yellow from a6"), ("blue from a6", "blue from a7"))

    def test_swapped_supply(self):
        self.expect("display VCC", ("to -j47", "to +j47"), ("to +j48", "to -j48"))

    def test_a_missing_wire_and_a_missing_part(self):
        self.expect("board.h wants joined: pico GP9, piezo 1", ("blue from a12 to a23 by -5.8", ""))
        self.expect("board.h wants joined: button A 1, pico GP14", ("button A at e61", ""))

    def test_a_wire_into_a_taken_hole(self):
        self.expect("2 legs or wires in c16", ("grey from a16", "grey from c16"))
        self.expect("2 legs or wires in -j29", ("j33 to -j34", "j33 to -j29"))

    def test_a_wire_into_a_covered_hole(self):
        self.expect("display covers f49, which is in use", ("a7 to j49", "a7 to f49"))

    def test_bodies_that_overlap(self):
        self.expect("button left and piezo overlap", ("button left at e27", "button left at e25"))

    def test_two_signals_in_one_column(self):
        self.expect("the breadboard joins: button up 1, pico GP10, pico GP12", ("grey from a16 to a27", "grey from a16 to b31"))

    def test_a_wire_in_the_wrong_colour(self):
        self.expect("the orange wire from j63 to -j61 should be black", ("black from j63", "orange from j63"))
        self.expect("the red wire from a16 to a27 carries a signal", ("grey from a16", "red from a16"))
        self.expect("two white wires for button", ("grey from a16", "white from a16"))

    def test_both_wires_at_joined_legs(self):
        self.expect("board.h wants joined: button up 1, pico GP10", ("j33 to -j34", "j31 to -j34"))


class Buttons(unittest.TestCase):
    def turned(self, part, bent):
        """A button turned by 90 degrees; `bent`: its legs are forced into the four holes they should not fit."""
        (a, b), (c, d) = part.pins["1"], part.pins["2"]
        if bent:
            return dataclasses.replace(part, pins={"1": [a, c], "2": [b, d]})
        x, y = part.at
        return dataclasses.replace(part, pins={"1": [(x, y), (x + 3, y)], "2": [(x, y + 2), (x + 3, y + 2)]})

    def with_turned(self, bent, *changes):
        text = TEXT
        for before, after in changes:
            assert text.count(before) == 1, before
            text = text.replace(before, after)
        whole = layout.parse(text, BOARDS["pico_oled"])
        for step in whole.steps:
            step.parts = [self.turned(part, bent) if part.name == "button up" else part for part in step.parts]
        return netlist.faults(whole, BOARDS["pico_oled"])

    def test_turned_by_90_degrees_its_legs_find_no_holes(self):
        self.assertTrue(any("button up 2 has no hole" in fault for fault in self.with_turned(False)))

    def test_forced_into_the_holes_it_works_because_its_wires_are_at_opposite_corners(self):
        self.assertEqual([], self.with_turned(True))

    def test_forced_into_the_holes_it_is_a_short_with_both_wires_on_one_side(self):
        faults = self.with_turned(True, ("j33 to -j34", "a33 to -j34"))
        self.assertTrue(any("the breadboard joins:" in fault and "pico GND" in fault and "pico GP10" in fault for fault in faults), faults)


class Reading(unittest.TestCase):
    def test_a_fault_in_the_file_is_named_with_its_line(self):
        for line, fault in (("pico at k1", '"k1" is not the name of a hole'), ("pico at a64", "there is no hole a64"),
                            ("black from j3 to -j8", "there is no hole -j8"), ("pink from a1 to a2", '"pink" is not a colour'),
                            ("lamp at a1", 'there is no part "lamp"'), ("black from a1 to a2 by 1 2", "an odd count"),
                            ("black a1 a2", "neither a step")):
            with self.assertRaises(SystemExit) as stopped:
                layout.parse(f"step power\n{line}\n", BOARDS["pico_oled"], "file")
            self.assertTrue(str(stopped.exception).startswith("file:2: ") and fault in str(stopped.exception), stopped.exception)


if __name__ == "__main__":
    unittest.main()
