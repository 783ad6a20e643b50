#!/usr/bin/env python3
"""usage: tests/hal_host/commands/skin.py FELICITY

`felicity skin` and `felicity play --skin`: text to skin and back, and what is refused, with place and reason.
"""
import json
import pathlib
import subprocess
import sys
import tempfile
import unittest

FELICITY = sys.argv[1]
SKINS = pathlib.Path(__file__).resolve().parents[2] / "skin"


def felicity(*words):
    return subprocess.run([FELICITY, *map(str, words)], capture_output=True, check=False)


class Skin(unittest.TestCase):
    def setUp(self):
        kept = tempfile.TemporaryDirectory()
        self.addCleanup(kept.cleanup)
        self.folder = pathlib.Path(kept.name)

    def refused(self, text, reason):
        file = self.folder / "wrong.json"
        file.write_text(text if isinstance(text, str) else json.dumps(text), "utf-8")
        done = felicity("skin", file)
        self.assertEqual((done.returncode, done.stdout), (2, b""))
        self.assertEqual(done.stderr.decode(), f"{file}: {reason}\n")

    def test_the_kept_skin_is_made_of_its_text(self):
        made = self.folder / "made.skin"
        self.assertEqual(felicity("skin", SKINS / "changed.json", "--make", made).returncode, 0)
        self.assertEqual(made.read_bytes(), (SKINS / "changed.skin").read_bytes())

    def test_the_games_own_is_printed_and_made_again_without_loss(self):
        text, made = self.folder / "own.json", self.folder / "own.skin"
        text.write_bytes(felicity("skin", "--own").stdout)
        self.assertEqual(felicity("skin", text, "--make", made).returncode, 0)
        self.assertEqual(felicity("skin", made).stdout, text.read_bytes())
        self.assertLessEqual(made.stat().st_size, 16384)

    def test_a_fault_is_reported_with_its_place(self):
        picture = ["." * 38] * 38
        self.refused("{", "this is not JSON")
        self.refused({"cats": {}}, "cats: a skin has title, animals, tunes and colours")
        self.refused({"animals": {"16": {}}},
                     "animals.16: an animal is -8, -5, R, 3, 5, 8, 11, 15, BIG, SMALL or mouse")
        self.refused({"animals": {"15": {"large": picture[1:]}}}, "animals.15.large: a list of 38 rows in [] is wanted")
        self.refused({"animals": {"15": {"large": picture[1:] + ["."]}}}, "animals.15.large: row 38 has 1 characters, not 38")
        self.refused({"animals": {"15": {"large": ["g" + "." * 37] + picture[1:]}}},
                     'animals.15.large: row 1 has "g"; known are .0123456789abcdef')
        self.refused({"animals": {"15": {"large": ["0123456789abcdef" + "." * 22] + picture[1:]}}},
                     "animals.15.large: all sixteen colours are used and none is left for clear")
        self.refused({"animals": {"mouse": {"name": "Mo"}}}, "animals.mouse.name: the mouse has no name")
        self.refused({"animals": {"R": {"name": {"fr": "Lapin"}}}}, "animals.R.name.fr: there is no such language")
        self.refused({"animals": {"R": {"name": "日本"}}},
                     "name of R: a name is too long or has a letter that the fonts have not")
        self.refused({"tunes": {"moo": "1:1"}}, "tunes.moo: there is no such tune")
        self.refused({"tunes": {"meow": "440"}}, 'tunes.meow: "440" is no note: HERTZ:MILLISECONDS is')
        self.refused({"tunes": {"meow": "a:10"}}, 'tunes.meow: "a" is not a number')
        self.refused({"tunes": {"meow": "440:9999"}}, "tune meow: a tune is too long, too high or too low")
        self.refused({"colours": {"felt": {"cream": "red"}}}, "colours.felt.cream: a colour is #rrggbb")
        self.refused({"colours": {"felt": {"cream": "#f5e6c8"}}},
                     "colours of felt: its colours are too much alike to read what is written in them")

    def test_play_refuses_what_the_game_would_not_use(self):
        wrong = self.folder / "wrong.skin"
        data = bytearray((SKINS / "changed.skin").read_bytes())
        data[400] ^= 1
        for content, reason in ((data, "it is damaged"), (b"GIF89a", "it is no skin"), (b"", "it is no skin")):
            wrong.write_bytes(content)
            done = felicity("play", "--skin", wrong, "--script", "/dev/null")
            self.assertEqual((done.returncode, done.stderr.decode()), (2, f"{wrong}: {reason}\n"))

    def test_wrong_usage_is_one_sentence(self):
        for words in ((), ("a", "--own"), ("a", "b")):
            done = felicity("skin", *words)
            self.assertEqual(done.returncode, 2)
            self.assertEqual(done.stderr.decode().count("\n"), 1)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
