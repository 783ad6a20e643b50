#!/usr/bin/env python3
"""usage: tests/hal_host/commands/games.py FELICITY SCENARIOS

`felicity games` over saves that the game itself made, over broken ones, and over files that are
no saves: it lists the games that were played, nothing that is still secret, and never writes.
"""
import os
import random
import re
import resource
import struct
import subprocess
import sys
import tempfile
import unittest
import zlib
from pathlib import Path

from key_steps import BEGIN, PLACE
from save_region import save_region

FELICITY = SCENARIOS = ""
# Of the save region, as `felicity boards --json` prints them; where the game in progress and the finished ones lie.
BYTES = SECTOR = PAGE = GAME = FINISHED = 0
MAGIC = 0x4C46

GAMES = {3: "1", 4: "3", 5: "1"}  # game_N.keys and its seed


def felicity(*words, text=None, **more):
    return subprocess.run([FELICITY, *map(str, words)], input=text, text=True, timeout=60,
                          capture_output=True, check=False, **more)


def script_of(players):
    return Path(SCENARIOS, f"game_{players}.keys").read_text(encoding="utf-8")


def code_of(players):
    """What the script expects on the podium."""
    return re.findall(r"^expect ([0-9A-F]{8})$", script_of(players), re.MULTILINE)[0]


def play(path, script, *words):
    done = felicity("play", "--save", path, *words, "--script", "-", text=script)
    assert done.returncode == 0, done.stderr


def page_of(number, payload, schema=1, kind=0):
    body = struct.pack("<HBBIB", MAGIC, kind, schema, number, len(payload)) + payload
    body += b"\xff" * (PAGE - 4 - len(body))
    return body + struct.pack("<I", zlib.crc32(body))


def pages(image, first, end):
    """Sound pages of a region, as (number, payload), newest first."""
    found = []
    for at in range(first, end, PAGE):
        page = image[at:at + PAGE]
        magic, _, _, number, size = struct.unpack("<HBBIB", page[:9])
        if magic == MAGIC and zlib.crc32(page[:-4]) == struct.unpack("<I", page[-4:])[0]:
            found.append((number, page[9:9 + size]))
    return sorted(found, reverse=True)


class Games(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        """Three games that ended and one that has not, in one save."""
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder, "save.flash")
            cls.finished = []
            for players, seed in GAMES.items():
                play(Path(folder, str(players)), script_of(players), "--seed", seed)
                image = Path(folder, str(players)).read_bytes()
                cls.finished.append(pages(image, FINISHED, BYTES)[0][1])
            play(path, BEGIN + PLACE + PLACE)
            image = bytearray(path.read_bytes())
            for i, payload in enumerate(cls.finished):  # numbered 1, 2, 3
                payload = struct.pack("<H", i + 1) + payload[2:]
                at = FINISHED + i * PAGE
                image[at:at + PAGE] = page_of(i + 1, payload)
            cls.image = bytes(image)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)
        self.path = self.folder / "save.flash"
        self.path.write_bytes(self.image)

    def games(self, *words):
        """Its lines. The file must stay as it is."""
        before = self.path.read_bytes(), self.path.stat().st_mtime_ns
        done = felicity("games", self.path, *words)
        self.assertEqual((self.path.read_bytes(), self.path.stat().st_mtime_ns), before)
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        return done.stdout.splitlines()

    def check_refused(self, reason, *words):
        done = felicity("games", self.path, *words)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertEqual(done.stderr, f"{self.path}: {reason}\n")

    # ---- the list --------------------------------------------------------------------------------

    def test_a_game_is_listed_as_the_podium_showed_it(self):
        for players, seed in GAMES.items():
            self.path.unlink()
            play(self.path, script_of(players), "--seed", seed)
            lines = self.games()
            self.assertEqual(len(lines), 1)
            number, code, rest = lines[0].split(None, 2)
            self.assertEqual((number, code), ("1", code_of(players)))
            expected = re.findall(r"^expect (.*)$", script_of(players), re.MULTILINE)[:2 * players]
            scores = dict(zip(expected[::2], map(int, expected[1::2])))
            printed = ", ".join(f"{name} {score}" for name, score in scores.items())
            best = [name for name, score in scores.items() if score == max(scores.values())]
            self.assertIn(rest, [f"{printed}; {name} won" for name in best])  # cats decide a tie

    def test_the_newest_comes_first(self):
        lines = self.games()[1:]
        self.assertEqual([line.split()[0] for line in lines], ["3", "2", "1"])
        self.assertEqual([line.split()[1] for line in lines], [code_of(n) for n in (5, 4, 3)])

    def test_a_game_under_way_is_listed_without_its_secrets(self):
        self.assertEqual(self.games()[0], "game 1 is under way: Alice, Ben, Chloe, Zoë; round 1, "
                                          "2 actions, 0 restarts")
        play(self.path, "settle\nA\nsettle\n" + PLACE)
        self.assertEqual(self.games()[0], "game 1 is under way: Alice, Ben, Chloe, Zoë; round 1, "
                                          "3 actions, 1 restart")

    def test_a_save_without_games_gives_a_line_of_its_own(self):
        self.path.unlink()
        play(self.path, "settle\n")
        self.assertEqual(self.games(), ["no game was finished here"])
        self.path.write_bytes(b"\xff" * BYTES)
        self.assertEqual(self.games(), ["no game was finished here"])

    def test_at_most_a_hundred_are_listed(self):
        image = bytearray(self.image)
        for number in range(1, 201):
            at = FINISHED + (number - 1) * PAGE
            payload = struct.pack("<H", number) + self.finished[0][2:]
            image[at:at + PAGE] = page_of(number, payload)
        self.path.write_bytes(image)
        numbers = [int(line.split()[0]) for line in self.games()[1:]]
        self.assertEqual(numbers, list(range(200, 100, -1)))

    def test_a_running_game_does_not_keep_anybody_from_reading(self):
        with subprocess.Popen([FELICITY, "play", "--save", self.path, "--script", "-"],
                              stdin=subprocess.PIPE) as playing:
            self.assertEqual(len(self.games()), 4)
            playing.stdin.close()
            self.assertEqual(playing.wait(20), 0)

    # ---- the export ------------------------------------------------------------------------------

    def test_an_exported_game_can_be_replayed(self):
        folder = self.folder / "games"
        printed = self.games("--export", folder)
        self.assertEqual(printed[-1], "3 games written, 0 games there already")
        for number, players in ((1, 3), (2, 4), (3, 5)):
            path = folder / f"game-{number}-{code_of(players)}.felicity"
            self.assertIn(str(path), printed)
            replayed = felicity("replay", path, "--text")
            self.assertEqual((replayed.returncode, replayed.stderr), (0, ""))
            self.assertIn("Result\n", replayed.stdout)
            listed = [line for line in self.games() if line.split()[0] == str(number)][0]
            for name, score in re.findall(r"(\S+) (-?\d+)[,;]", listed):
                self.assertRegex(replayed.stdout, rf"\n  {name} +{score} = ")
        self.assertEqual(len(os.listdir(folder)), 3)

    def test_what_was_exported_before_stays(self):
        folder = self.folder / "games"
        self.games("--export", folder)
        mine = folder / f"game-2-{code_of(4)}.felicity"
        mine.write_text("# my own words\n")
        (folder / f"game-1-{code_of(3)}.felicity").unlink()
        printed = self.games("--export", folder)
        self.assertEqual(printed[-1], "1 game written, 2 games there already")
        self.assertEqual(mine.read_text(), "# my own words\n")

    def test_a_folder_that_cannot_be_made_is_reported(self):
        for folder in (self.folder / "no" / "such", self.path):
            done = felicity("games", self.path, "--export", folder)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertTrue(done.stderr.startswith(f"{folder}"), done.stderr)
            self.assertEqual(done.stderr.count("\n"), 1)

    def test_a_full_disk_leaves_no_half_record(self):
        def no_room():
            resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

        folder = self.folder / "games"
        done = felicity("games", self.path, "--export", folder, preexec_fn=no_room)
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn(": File too large", done.stderr)
        self.assertEqual(os.listdir(folder), [])

    # ---- files that are not saves, and broken ones ------------------------------------------------

    def test_a_file_that_is_not_a_save_is_reported(self):
        self.path.write_bytes(os.urandom(BYTES))
        self.check_refused("not a save of this game")
        self.path.write_bytes(b"\0" * BYTES)
        self.check_refused("not a save of this game", "--export", self.folder / "games")
        self.assertFalse((self.folder / "games").exists())
        for size, printed in ((0, "0"), (BYTES - 1, str(BYTES - 1)), (BYTES + 1, "more")):
            self.path.write_bytes(b"\xff" * size)
            self.check_refused(f"a save has {BYTES} bytes, this file has {printed}")
            self.assertEqual(self.path.stat().st_size, size)
        self.path.unlink()
        self.check_refused("No such file or directory")
        self.assertFalse(self.path.exists())
        self.path.mkdir()
        self.check_refused("Is a directory")
        self.path.rmdir()
        os.mkfifo(self.path)
        self.check_refused("not a regular file")

    def test_a_newer_save_is_reported(self):
        image = bytearray(self.image)
        number, payload = pages(self.image, GAME, FINISHED)[0]
        image[GAME + 15 * SECTOR:GAME + 15 * SECTOR + PAGE] = page_of(number + 1, payload, schema=2)
        self.path.write_bytes(image)
        self.check_refused("a newer version of the game saved this")

    def test_a_game_that_has_not_ended_is_never_exported(self):
        image = bytearray(self.image)
        _, payload = pages(self.image, GAME, FINISHED)[0]
        at = FINISHED + 20 * PAGE
        image[at:at + PAGE] = page_of(99, struct.pack("<H", 99) + payload[2:])
        self.path.write_bytes(image)
        self.assertEqual(len(self.games()), 4)
        printed = self.games("--export", self.folder / "games")
        self.assertEqual(printed[-1], "3 games written, 0 games there already")

    def test_a_broken_save_lists_no_game_that_was_not_played(self):
        chance = random.Random(1)
        known = set(self.games())
        for _ in range(100):
            image = bytearray(self.image)
            for _ in range(chance.choice((1, 10, 1000))):
                image[chance.choice((chance.randrange(BYTES), chance.randrange(GAME, GAME + SECTOR),
                                     chance.randrange(FINISHED, FINISHED + 3 * PAGE)))] ^= \
                    1 << chance.randrange(8)
            self.path.write_bytes(image)
            lines = {line for line in self.games() if "under way" not in line}
            self.assertLessEqual(lines - {"no game was finished here"}, known)

    def test_wrong_usage_is_one_sentence(self):
        for words in ((), ("a", "b"), ("a", "--text"), ("a", "--export")):
            done = felicity("games", *words)
            self.assertEqual((done.returncode, done.stdout), (2, ""))
            self.assertEqual(done.stderr.count("\n"), 1)


if __name__ == "__main__":
    FELICITY = os.path.abspath(sys.argv.pop(1))
    REGION = save_region(FELICITY)
    BYTES, SECTOR, PAGE = REGION["bytes"], REGION["sector_bytes"], REGION["page_bytes"]
    GAME, FINISHED = REGION["first_game_sector"] * SECTOR, REGION["first_finished_sector"] * SECTOR
    SCENARIOS = os.path.abspath(sys.argv.pop(1))
    unittest.main()
