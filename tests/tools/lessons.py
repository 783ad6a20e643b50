#!/usr/bin/env python3
"""usage: tests/tools/lessons.py FELICITY BUILD_FOLDER SCRATCH

The lessons of docs/classroom: every command in a block marked sh is run, in the order of the pages; both languages have the same
commands, questions and minutes, and the minutes hold the wires; the shopping list follows from the layout of the breadboard.
"""
import json
import os
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
FELICITY, BUILT, SCRATCH = (pathlib.Path(word).resolve() for word in sys.argv[1:4])
sys.path.insert(0, str(ROOT / "tools"))
from breadboard import layout, page, words  # noqa: E402  pylint: disable=wrong-import-position

CLASSROOM = ROOT / "docs/classroom"
LANGUAGES = ("en", "de")
LESSONS = sorted(path.name for path in (CLASSROOM / "en").glob("lesson-*.md"))
PAGES = [*LESSONS, "faults.md", "README.md"]
TIMED = [*LESSONS, "faults.md"]
DEVICES, MINUTES = 12, 45


def text_of(language, name):
    return (CLASSROOM / language / name).read_text("utf-8")


def blocks(language, name):
    return re.findall(r"^```sh\n(.*?)^```$", text_of(language, name), re.M | re.S)


def part(text, number):
    """The numbered list of the n-th section that has one."""
    lists = [re.findall(r"^\d+\. ", section, re.M) for section in re.split(r"^## ", text, flags=re.M)]
    return [len(found) for found in lists if found][number]


def breadboard():
    listed = subprocess.run([FELICITY, "boards", "pico_oled", "--json"], capture_output=True, check=True, text=True)
    return layout.read(ROOT / "boards/pico_oled", json.loads(listed.stdout))


class Lessons(unittest.TestCase):
    def test_every_command_runs(self):
        shutil.rmtree(SCRATCH, ignore_errors=True)
        SCRATCH.mkdir(parents=True)
        for name in ("tools", "docs", "boards", "tests", "engine"):
            (SCRATCH / name).symlink_to(ROOT / name)
        (SCRATCH / "build").symlink_to(BUILT)
        drives = SCRATCH / "drives"
        for number in range(DEVICES):
            drive = drives / f"RPI-RP2{number or ''}"
            drive.mkdir(parents=True)
            (drive / "INFO_UF2.TXT").write_text("UF2 Bootloader\nBoard-ID: RPI-RP2\n", "utf-8")
        count = 0
        for name in PAGES:
            for block in blocks("en", name):
                # Boards at a hub are folders here.
                block = re.sub(r"^(tools/flash-boards .*)$", rf"\1 --drives {drives}", block, flags=re.M)
                done = subprocess.run(["sh", "-eu", "-c", block], cwd=SCRATCH, capture_output=True, text=True, timeout=300,
                                      stdin=subprocess.DEVNULL, env={**os.environ, "FELICITY": str(FELICITY)})
                self.assertEqual(done.returncode, 0, f"{name}:\n{block}\n{done.stdout[-1500:]}{done.stderr[-1500:]}")
                count += len(block.splitlines())
        print(f"{count} commands of {len(PAGES)} pages")
        image = "felicity-pico_oled.uf2"
        copied = [(drive / image).read_bytes() == (BUILT / "pico_oled" / image).read_bytes() for drive in drives.iterdir()]
        self.assertEqual(copied, [True] * DEVICES)
        self.assertIn("</svg>", (SCRATCH / "league.html").read_text("utf-8"))

    def test_only_uf2_files_are_flashed_and_only_onto_boot_loaders(self):
        folder = SCRATCH.with_name("drives")
        shutil.rmtree(folder, ignore_errors=True)
        for name in ("RPI-RP2", "HOLIDAYS"):
            (folder / name).mkdir(parents=True)
            (folder / name / "INFO_UF2.TXT").touch()
        flash = [ROOT / "tools/flash-boards", "--drives", folder, "--count", "1"]
        refused = subprocess.run([*flash, ROOT / "LICENSE"], capture_output=True, text=True)
        self.assertEqual((refused.returncode, refused.stderr.strip()), (2, f"flash-boards: {ROOT / 'LICENSE'} is not a UF2 file"))
        image = BUILT / "pico_oled/felicity-pico_oled.uf2"
        self.assertEqual(subprocess.run([*flash, image], capture_output=True).returncode, 0)
        self.assertEqual([path.parent.name for path in folder.rglob("*.uf2")], ["RPI-RP2"])

    def test_both_languages_have_the_same_commands_and_questions(self):
        for name in PAGES:
            one, other = (text_of(language, name) for language in LANGUAGES)
            self.assertEqual(blocks("en", name), blocks("de", name), name)
            for pattern in (r"^## ", r"^\d+\. ", r"^\| ", r"`[^`]+`"):
                found = [len(re.findall(pattern, text, re.M)) for text in (one, other)]
                self.assertEqual(found[0], found[1], f"{name}: {pattern}")

    def test_a_lesson_has_forty_five_minutes(self):
        for language in LANGUAGES:
            for name in TIMED:
                spans = [(int(a), int(b)) for a, b in re.findall(r"^\| (\d+)–(\d+) \|", text_of(language, name), re.M)]
                self.assertEqual([spans[0][0], spans[-1][1]], [0, MINUTES], f"{language}/{name}")
                self.assertTrue(all(one[1] == two[0] and one[0] < one[1] for one, two in zip(spans, spans[1:])), f"{language}/{name}: {spans}")

    def test_a_wire_has_a_minute_and_a_part_twenty_seconds(self):
        needed = [60 * len(step.wires) + 20 * len(step.parts) for step in breadboard().steps]
        for language in LANGUAGES:
            rows = re.findall(r"^\| (\d+)–(\d+) \| (?:Steps?|Schritte?) (\d)(?: (?:to|bis) (\d))?", text_of(language, "lesson-1.md"), re.M)
            timed = [(int(a), int(b), int(first), int(last or first)) for a, b, first, last in rows]
            self.assertEqual([step for _, _, first, last in timed for step in range(first, last + 1)], list(range(1, len(needed) + 1)), language)
            for a, b, first, last in timed:
                self.assertGreaterEqual(60 * (b - a), sum(needed[first - 1:last]), f"{language}: steps {first} to {last}")

    def test_every_question_has_its_minutes(self):
        for language in LANGUAGES:
            for name in LESSONS:
                text = text_of(language, name)
                plan = "".join(re.findall(r"^\| \d+–\d+ \|.*$", text, re.M))
                asked = set()
                for first, last in re.findall(r"(?:[Qq]uestions?|Fragen?) (\d)(?: (?:to|and|bis|und) (\d))?", plan):
                    asked.update(range(int(first), int(last or first) + 1))
                self.assertEqual(asked, set(range(1, part(text, 0) + 1)), f"{language}/{name}")

    def test_what_is_pressed_is_written_on_a_page(self):
        words_of = {"lesson-2.md": "skin/words.mjs", "lesson-3.md": "workshop/words/{}.mjs", "faults.md": "player/words.mjs"}
        for language in LANGUAGES:
            for name, path in words_of.items():
                written = "".join((ROOT / "hal_web" / one).read_text("utf-8") for one in (path.format(language), "page/words.mjs"))
                labels = re.findall(r"(?<!\*)\*([^*\n]+)\*(?!\*)", text_of(language, name))
                self.assertGreater(len(labels), 3)
                missing = [label for label in labels if not re.search(f"'(▶ )?{re.escape(label)}'", written)]
                self.assertEqual(missing, [], f"{language}/{name}")

    def test_every_question_has_its_solution(self):
        for language in LANGUAGES:
            for name in TIMED:
                text = text_of(language, name)
                self.assertEqual(part(text, 0), part(text, 1), f"{language}/{name}")

    def test_the_shopping_list_counts_the_wires_of_the_layout(self):
        wanted = {key: DEVICES * count for key, count in page.wire_counts(breadboard()).items()}
        for language in LANGUAGES:
            text = text_of(language, "README.md")
            table = text[text.index("jumper wires for twelve: begin"):text.index("jumper wires for twelve: end")]
            colours = {words.WORDS[language][colour].lower(): colour for colour in layout.COLOURS}
            found = {}
            for word, *cells in re.findall(r"^\| (\w+) \| *(\d*) *\| *(\d*) *\|$", table, re.M):
                found |= {(colours[word], cm): int(cell) for (cm, _), cell in zip(layout.LENGTHS, cells) if cell}
            self.assertEqual(found, wanted, language)
            self.assertIn(str(sum(wanted.values())), text)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1], verbosity=2)
