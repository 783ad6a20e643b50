#!/usr/bin/env python3
"""usage: tests/hal_host/commands/replay.py FELICITY SCENARIOS GAMES [CLASS]

Watches recorded games as a person would: with key scripts and in a terminal.
"""
import os
import re
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

import play as play_command
from play import GIVEN_BACK, TAKEN, InATerminal, has_terminals, languages

FELICITY, SCENARIOS, GAMES = "", Path(), Path()
ROUNDS = 9
COLUMNS = 3  # of the scoring
# Without animations only the results, the scoring and the podium wait for a press.
TO_THE_PODIUM = "settle\n" + "A\nsettle\n" * (ROUNDS + COLUMNS)


def felicity(*words, script="", **more):
    kept = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY")}
    return subprocess.run([FELICITY, *map(str, words)], input=script, text=True, timeout=60,
                          capture_output=True, check=False, **{"env": kept, **more})


def watch(game, *words, script, **more):
    return felicity("replay", game, *words, "--script", "-", script=script, **more)


def above_the_keys(path):
    """All but the line that says what A and B do: that differs in a replay."""
    width, height, pixels = read_png(path)
    return pixels[:width * (height * 4 // 5)]


class Scripts(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def check_good(self, done):
        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def unfinished(self, actions):
        lines = (GAMES / "four_slovak.felicity").read_text(encoding="utf-8").splitlines()
        first = next(i for i, line in enumerate(lines) if line[:1].isdigit())
        path = self.folder / "unfinished.felicity"
        path.write_text("\n".join(lines[:first + actions]) + "\n", encoding="utf-8")
        return path

    def test_the_podium_is_that_of_the_game(self):
        for board in ("pico_oled", "picosystem"):
            with self.subTest(board):
                save, games = self.folder / f"{board}.flash", self.folder / board
                self.check_good(felicity("play", "--headless", "--board", board, "--seed", "1",
                                         "--save", save, "--script", SCENARIOS / "tour.keys",
                                         cwd=self.folder))
                self.check_good(felicity("games", save, "--export", games))
                [game] = games.glob("*.felicity")
                code = game.stem.split("-")[-1]
                script = f"{TO_THE_PODIUM}shot watched.png\ndown\nexpect Game code {code}\n"
                self.check_good(watch(game, "--board", board, "--speed", "off", script=script,
                                      cwd=self.folder))
                self.assertEqual(above_the_keys(self.folder / "podium.png"),
                                 above_the_keys(self.folder / "watched.png"))

    def test_every_game_is_watched_to_its_end(self):
        games = sorted(GAMES.glob("*.felicity"))
        self.assertGreaterEqual(len(games), 6)
        for game in games:
            with self.subTest(game.name):
                report = felicity("replay", game, "--text").stdout
                done = watch(game, "--speed", "off", script=f"{TO_THE_PODIUM}expect Final ranking\n"
                             "down\nexpect Game code\nhash\nA\n# nothing follows\n")
                self.check_good(done)
                self.assertRegex(done.stdout, r"\A[0-9a-f]{8}\n\Z")
                self.assertIn("Result\n", report)

    def test_b_leaves_and_then_there_is_nothing_to_see(self):
        game = GAMES / "three_english.felicity"
        self.check_good(watch(game, script="wait 1000\nB\n"))
        done = watch(game, script="wait 1000\nB\n\n# still fine\nexpect Last games\n")
        self.assertEqual(done.returncode, 1)
        self.assertEqual(done.stderr, "-:5: the replay has ended: no step can follow\n")

    def test_a_record_that_ends_before_the_game_shows_a_notice(self):
        words = {code: languages.words(code, "RecordEnds") for code in languages.codes(FELICITY)}
        for actions in (0, 1, 4, 7):
            for language, notice in words.items():
                for board in ("pico_oled", "picosystem", "pico_display_2"):
                    with self.subTest(actions=actions, language=language, board=board):
                        self.check_good(watch(self.unfinished(actions), "--speed", "off", "--board", board,
                                              "--language", language,
                                              script=f"wait 2000\nexpect {notice}\nA\n"))

    def test_a_name_longer_than_any_on_a_device_can_be_replayed(self):
        text = (GAMES / "three_english.felicity").read_text(encoding="utf-8")
        path = self.folder / "long.felicity"
        text = re.sub(r"^seat (\d) \S+", r"seat \1 \1ŠšŠšŠšŠšŠšŠ", text, flags=re.M)
        path.write_text(text, encoding="utf-8")
        for board in ("pico_oled", "picosystem", "pico_display_2"):
            with self.subTest(board):
                self.check_good(watch(path, "--board", board, script="wait 250000\n"))
                self.check_good(watch(path, "--board", board, "--speed", "off",
                                      script=f"{TO_THE_PODIUM}expect 0ŠšŠ\n"))

    def test_without_a_display_it_prints_what_to_do(self):
        done = felicity("replay", GAMES / "three_english.felicity")
        self.assertEqual((done.returncode, done.stdout), (2, ""))
        self.assertIn("--text prints the game", done.stderr)


@unittest.skipUnless(has_terminals(), "this machine gives no pseudo terminals")
class Terminals(unittest.TestCase):
    def start(self, *words, **environment):
        terminal = InATerminal(140, 40, *words, "--board", "pico_oled",
                               command=("replay", str(GAMES / "three_english.felicity")), **environment)
        self.addCleanup(terminal.process.kill)
        self.assertIn(TAKEN, terminal.read(until=TAKEN))
        return terminal

    def test_the_program_ends_when_the_game_is_left(self):
        for key in (b"b", b"q"):
            with self.subTest(key):
                terminal = self.start()
                terminal.read(seconds=1)
                terminal.send(key)
                status, restored = terminal.finish()
                self.assertEqual(status, 0)
                self.assertTrue(restored, "the terminal's settings did not come back")
                self.assertTrue(terminal.seen.endswith(GIVEN_BACK), terminal.seen[-200:])

    def test_the_save_at_home_lends_its_settings_and_stays_as_it_is(self):
        with tempfile.TemporaryDirectory() as home:
            save = Path(home, "felicity", "save.flash")
            save.parent.mkdir()
            felicity("play", "--save", save, "--language", "de", "--speed", "off", "--script", "-",
                     script="settle\n")
            before = save.read_bytes()

            def pictures(*words, until=None):
                terminal = self.start(*words, XDG_DATA_HOME=home)
                terminal.read(until=until, quiet=2.0)
                seen = terminal.seen
                terminal.send(b"q")
                self.assertEqual(terminal.finish()[0], 0)
                return seen

            german = pictures("--language", "de", "--speed", "off")
            self.assertEqual(german, pictures(until=german[-200:]))
            self.assertNotEqual(german, pictures("--language", "en"))
            self.assertEqual(before, save.read_bytes())


if __name__ == "__main__":
    FELICITY = play_command.FELICITY = os.path.abspath(sys.argv.pop(1))
    SCENARIOS, GAMES = Path(sys.argv.pop(1)).absolute(), Path(sys.argv.pop(1)).absolute()
    sys.path.insert(0, str(SCENARIOS))
    from scenarios import read_png
    unittest.main()
