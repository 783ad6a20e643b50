#!/usr/bin/env python3
"""usage: tests/boards/drawing.py FELICITY

The pictures of the breadboards: 830 holes, wires that can be followed, texts inside their paper, the words of every language of
the game, counts that come from the layout, and committed files that equal what tools/make-wiring makes.
"""
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import unittest
import xml.etree.ElementTree as xml

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "tools"), str(ROOT / "tests")]
from breadboard import layout, page, routes, svg  # noqa: E402
import languages  # noqa: E402

FELICITY = sys.argv.pop(1)
LISTED = subprocess.run([FELICITY, "boards", "--json"], capture_output=True, check=True, text=True).stdout
BOARDS = {board["name"]: board for board in map(json.loads, LISTED.splitlines())}
DRAWN = sorted(path.parent.name for path in (ROOT / "boards").glob("*/breadboard.txt"))
TEXT = (ROOT / "boards/pico_oled/breadboard.txt").read_text("utf-8")
SVG = "{http://www.w3.org/2000/svg}"


def read(name):
    return layout.read(ROOT / "boards" / name, BOARDS[name])


def pictures(name):
    folder = ROOT / "boards" / name
    return [folder / "wiring.svg", *sorted(folder.glob("breadboard/*.svg"))]


def dots(path):
    """The dots of a dotted line."""
    numbers = [float(word) for word in re.findall(r"[\d.]+", path.get("d"))]
    length, pattern, at, count = numbers[2] - numbers[0], [float(word) for word in path.get("stroke-dasharray").split()], 0, 0
    while at <= length:
        count += 1
        at += pattern[(2 * count - 1) % len(pattern)]
    return count


class Pictures(unittest.TestCase):
    def test_each_board_has_an_overview_nine_steps_and_four_pages(self):
        for name in DRAWN:
            self.assertEqual(1 + 9 + 4, len(pictures(name)), name)

    def test_every_picture_has_830_holes(self):
        for name in DRAWN:
            for path in pictures(name):
                rows = [row for row in xml.parse(path).iter(f"{SVG}path") if row.get("stroke") == "#6f6a5e"]
                self.assertEqual(830, sum(dots(row) for row in rows), path)

    def test_no_text_leaves_the_paper(self):
        for name in DRAWN:
            for path in pictures(name):
                root = xml.parse(path).getroot()
                wide = float(root.get("viewBox").split()[2])
                turned = {id(text) for group in root.iter(f"{SVG}g") if "rotate" in (group.get("transform") or "") for text in group.iter(f"{SVG}text")}
                for text in root.iter(f"{SVG}text"):
                    if id(text) in turned:
                        continue
                    long = svg.width(text.text, float(text.get("font-size") or 10), text.get("font-weight") == "bold")
                    left = float(text.get("x")) - {"middle": long / 2, "end": long}.get(text.get("text-anchor"), 0)
                    self.assertTrue(-0.5 <= left and left + long <= wide, f"{path}: {text.text}")

    def test_bootsel_is_between_the_usb_socket_and_the_chip_nearer_to_legs_1_to_20(self):
        words = {text.text: text for text in xml.parse(pictures("pico_oled")[0]).iter(f"{SVG}text")}
        self.assertLess(float(words["USB"].get("x")), float(words["BOOTSEL"].get("x")))
        self.assertLess(float(words["BOOTSEL"].get("x")), float(words["Pico"].get("x")))
        self.assertGreater(float(words["BOOTSEL"].get("y")), float(words["USB"].get("y")))  # legs 1 to 20 are below

    def test_a_step_names_the_holes_of_its_part_and_of_its_wires(self):
        for name in DRAWN:
            for index, step in enumerate(read(name).steps, 1):
                words = " ".join(text.text for text in xml.parse(ROOT / f"boards/{name}/breadboard/step-{index}.svg").iter(f"{SVG}text"))
                for end in (end for wire in step.wires for end in wire.ends if end[0] not in "+-"):
                    self.assertIn(end, words)


class Routes(unittest.TestCase):
    def expect(self, fault, *changes):
        text = TEXT
        for before, after in changes:
            assert text.count(before) == 1, before
            text = text.replace(before, after)
        faults = routes.faults(layout.parse(text, BOARDS["pico_oled"]))
        self.assertTrue(any(fault in found for found in faults), faults)

    def test_every_wire_can_be_followed(self):
        for name in DRAWN:
            self.assertEqual([], routes.faults(read(name)), name)

    def test_a_wire_over_a_part(self):
        self.expect("the wire from a6 to j50 runs over display", ("-10.6 55.85 12.1", "-10.6 52 12.1"))
        self.expect("the wire from j23 to -a23 runs over piezo", ("j23 to -j23", "j23 to -a23"))

    def test_a_wire_over_a_hole_in_use(self):
        self.expect("the wire from a15 to a35 runs over a17", ("a15 to a35 by -8.2", "a15 to a35 by 0"))
        self.expect("runs over -j34, where another wire ends", ("from -j31 to -j33", "from -j31 to -j35"))

    def test_a_wire_over_a_label(self):
        self.expect("the wire from a12 to a23 runs over the label GP12 → ◄", ("a12 to a23 by -5.8", "a12 to a23 by -12.9"))

    def test_labels_that_overlap(self):
        self.expect("the labels GP12 → ◄ and GP10 → ▲ overlap", ("a14 to a31 by -7.4", "a14 to a31 by -6.9"))

    def test_wires_over_each_other(self):
        self.expect("are drawn over each other", ("a14 to a31 by -7.4", "a14 to a31 by -6.6"))

    def test_a_signal_without_a_label(self):
        self.expect("GP9 → ♪ has no label", ("a12 to a23 by -5.8", "a12 to a23"))


class Pages(unittest.TestCase):
    def test_the_page_has_the_languages_of_the_game_with_the_same_words(self):
        self.assertEqual(sorted(languages.codes(FELICITY)), sorted(page.WORDS))
        for language, words in page.WORDS.items():
            self.assertEqual(page.WORDS["en"].keys(), words.keys(), language)
            for key, english in page.WORDS["en"].items():
                self.assertEqual(sorted(re.findall(r"{\w+}", english)), sorted(re.findall(r"{\w+}", words[key])), (language, key))

    def test_the_page_is_a_sheet_of_a4(self):
        for name in DRAWN:
            for language in page.WORDS:
                path = ROOT / f"boards/{name}/breadboard/page-{language}.svg"
                root = xml.parse(path).getroot()
                self.assertEqual(("297mm", "210mm", language), (root.get("width"), root.get("height"), root.get("lang")))
                self.assertIn("size:A4 landscape", root.find(f"{SVG}style").text)

    def test_a_text_that_is_too_long_is_refused(self):
        for key, words in (("then", "word" * 20), ("flash", "word " * 100)):
            kept = page.WORDS["en"][key]
            page.WORDS["en"][key] = words
            try:
                self.assertRaises(page.TooLong, page.page, read("pico_oled"), BOARDS["pico_oled"], "en")
            finally:
                page.WORDS["en"][key] = kept

    def test_the_parts_are_counted_from_the_layout(self):
        for name in DRAWN:
            source = layout.path_of(ROOT / "boards" / name).read_text("utf-8")
            wires = re.findall(r"^(\w+) from ", source, re.M)
            words = [text.text for text in xml.parse(ROOT / f"boards/{name}/breadboard/page-en.svg").iter(f"{SVG}text")]
            self.assertIn(f"Jumper wires: {len(wires)}", words)
            listed = {}
            for text in words:
                if found := re.fullmatch(r"(\d+) × (\w+), \d+ cm", text):
                    listed[found[2]] = listed.get(found[2], 0) + int(found[1])
            self.assertEqual({colour: wires.count(colour) for colour in wires}, listed)
            buttons = len(re.findall(r"^button \w+ at ", source, re.M))
            self.assertEqual(buttons, len(BOARDS[name]["keys"]["pins"]))
            self.assertIn(f"{buttons} × push button, 6×6 mm", words)
            markdown = (ROOT / f"boards/{name}/wiring.md").read_text("utf-8")
            self.assertIn(f"Jumper wires, a plug at each end: {len(wires)}.", markdown)

    def test_a_wire_reaches_from_hole_to_hole_with_a_bow(self):
        for name in DRAWN:
            for wire in read(name).wires:
                (x1, y1), (x2, y2) = (wire.route()[at] for at in (0, -1))
                self.assertGreater(10 * wire.centimetres(), 2.54 * ((x1 - x2) ** 2 + (y1 - y2) ** 2) ** 0.5 + 25)


class Committed(unittest.TestCase):
    """tools/make-wiring on a copy of the tree's boards."""

    def check(self, change):
        with tempfile.TemporaryDirectory() as folder:
            copy = pathlib.Path(folder)
            shutil.copytree(ROOT / "boards", copy / "boards")
            shutil.copytree(ROOT / "tools/breadboard", copy / "tools/breadboard", ignore=shutil.ignore_patterns("__pycache__"))
            shutil.copy(ROOT / "tools/make-wiring", copy / "tools")
            change(copy / "boards")
            run = subprocess.run([sys.executable, "-B", copy / "tools/make-wiring", "--check", FELICITY], capture_output=True, text=True)
            return run.returncode, run.stdout + run.stderr

    def test_the_files_of_the_tree_are_what_the_command_makes(self):
        self.assertEqual((0, f"{len(BOARDS)} boards, 0 wiring pages stale\n"), self.check(lambda boards: None))

    def test_a_changed_a_missing_and_a_left_over_picture_are_found(self):
        def change(boards):
            path = boards / "pico_oled/breadboard/page-de.svg"
            path.write_text(path.read_text("utf-8").replace("Taster", "Knopf"), "utf-8")
            (boards / "pico_oled_spi/breadboard/step-3.svg").unlink()
            (boards / "pico_oled_sh1106/breadboard/step-10.svg").write_text("<svg/>")
        status, said = self.check(change)
        self.assertEqual(1, status)
        for name in ("pico_oled/breadboard/page-de", "pico_oled_spi/breadboard/step-3", "pico_oled_sh1106/breadboard/step-10"):
            self.assertIn(f"boards/{name}.svg: stale", said)
        self.assertIn("3 wiring pages stale", said)

    def test_a_layout_that_does_not_fit_board_h_is_not_drawn(self):
        def change(boards):
            path = boards / "pico_oled/breadboard.txt"
            path.write_text(TEXT.replace("black from -j31 to -j33", ""), "utf-8")
        status, said = self.check(change)
        self.assertEqual(1, status)
        self.assertIn("boards/pico_oled/breadboard.txt: the rail -j right is not joined to GND", said)


if __name__ == "__main__":
    unittest.main()
