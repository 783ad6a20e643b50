#!/usr/bin/env python3
"""usage: foreign_player.py PROGRAM [--long] [--games N] [--seed S]

An independent client plays random games through `felicity rules` and compares every key of every state line
and view line with a model of his own (reference_model.py): all editions, house rules and player
counts, positions set up from the middle of a game, and actions that must be refused.
"""
import argparse
import json
import os
import random
import subprocess
import sys

from reference_model import FACES, PRESETS, Game

NONSENSE = ["", "  ", "pass", "0", "0 fly", "0 place", "0 place 4", "0 place r", "0 bid", "0 bid 4.0",
            "0 bid four", "0 pass now", "zero pass", "{", "{}", "[]", "null", "{\"view\":\"0\"}",
            "{\"view\":7}", "{\"view\":-1}", "{\"view\":0.0}", "{\"player\":0}", "\u017eofka",
            "{\"player\":0,\"type\":\"bid\",\"amount\":4.0}",
            "{\"player\":0,\"type\":\"bid\",\"amount\":\"4\"}",
            "{\"player\":0,\"type\":\"bid\",\"amount\":null}",
            "{\"player\":0.0,\"type\":\"pass\"}", "{\"player\":\"0\",\"type\":\"pass\"}",
            "{\"player\":0,\"type\":\"place\",\"card\":15}", "{\"player\":0,\"type\":7}"]
BAD_SETUPS = [{"players": 2, "seed": 1}, {"players": 6, "seed": 1}, {"players": "4", "seed": 1},
              {"players": 4}, {"players": 4, "seed": -1}, {"players": 4, "seed": 1, "start": 4},
              {"players": 4, "seed": 1, "preset": "german"}, {"players": None},
              {"players": 4, "seed": 1, "options": {"money": "hidden"}},
              {"players": 4, "seed": 1, "options": {"mice": "open"}},
              {"players": 4, "discards": ["R", "R", "R"]},
              {"players": 3, "discards": ["R", "R", "R"]}]


class Stranger:
    """Writes the lines to send and knows the answers to expect: an object, or an error's code."""

    def __init__(self, seed, model=Game):
        self.chance = random.Random(seed)
        self.model = model
        self.lines, self.answers = [], []

    def expect(self, line, answer):
        self.lines.append(line)
        self.answers.append(answer)

    def fresh_setup(self, n):
        chance = self.chance
        setup = {"players": n, "discards": [chance.choice(FACES) for _ in range(n)]}
        if chance.random() < 0.8:
            setup["preset"] = chance.choice(PRESETS)
        if chance.random() < 0.8:
            setup["start"] = chance.randrange(n)
        if chance.random() < 0.7:
            every = {"dog_chases_rabbit": chance.random() < 0.5,
                     "tie_break": chance.choice(["cats", "shared"]),
                     "money": chance.choice(["secret", "open"])}
            kept = {key: value for key, value in every.items() if chance.random() < 0.6}
            setup["options"] = chance.choice([kept, kept, kept, None])
        if n == 3:
            deck = chance.sample(FACES, 10)
            setup["dummy_discard"], setup["dummy_deck"] = deck[0], deck[1:]
        if chance.random() < 0.2:
            setup["comment"] = {"players": [1e300, "\u010cerven\u00e1"]}
        return setup

    def write(self, seat, kind, what=None):
        if self.chance.random() < 0.5:
            return f"{seat} {kind}" + ("" if what is None else f" {what}")
        action = {"player": seat, "type": kind}
        if what is not None:
            action["card" if kind == "place" else "amount"] = what
        return json.dumps(action)

    def annoy(self, game):
        """Something to be refused; nothing may change."""
        chance = self.chance
        dice = chance.random()
        if dice < 0.1:
            return self.expect(chance.choice(NONSENSE), "BAD_ACTION")
        if dice < 0.15:
            return self.expect(json.dumps(chance.choice(BAD_SETUPS)), "BAD_SETUP")
        seats = [game.turn if game.turn is not None else 0] * 4 + list(range(-1, 7)) + [10**30]
        seat = chance.choice(seats)
        kind = chance.choice(["place", "bid", "bid", "pass", "buy"])
        what = None
        if kind == "place":
            what = chance.choice(FACES)
        if kind == "bid":
            high = game.high()
            owned = game.owned(game.turn) if game.turn is not None else 0
            what = chance.choice([0, -1, high, high - 1, owned + 1, 255, 256, 65537, 2**31, 2**32 + 1,
                                  2**63, 2**64, -2**63 - 1, 10**400, -10**400])
        code = game.refusal(seat, kind, what)
        return self.expect(self.write(seat, kind, what), code) if code else None

    def choose(self, game, mood):
        chance, legal = self.chance, game.legal()
        if game.phase == "place":
            return "place", chance.choice(legal["place"])
        if game.phase == "last_chance":
            return ("buy" if legal["buy"] and chance.random() < 0.5 else "pass"), None
        if legal["bid"] is None or mood == "silent" or chance.random() < 0.3:
            return "pass", None
        low, high = legal["bid"]
        if mood == "cheap":
            return ("bid", 1) if low == 1 else ("pass", None)
        return "bid", {"steps": low, "all": high}.get(mood, chance.randint(low, high))

    def look(self, game):
        viewer = self.chance.choice([None, *range(game.n)])
        self.expect(json.dumps({"view": viewer}), game.view(viewer))

    def play_on(self, game):
        """To the end, or now and then to a new start from the position between two rounds."""
        chance, mood, begun = self.chance, "any", 0
        self.look(game)
        while game.phase != "over":
            if game.round != begun:
                begun = game.round
                mood = chance.choice(["any", "any", "silent", "cheap", "steps", "all"])
                if chance.random() < 0.07:
                    setup = game.as_position()
                    game = self.model(setup)
                    self.expect(json.dumps(setup), game.state())
                    self.look(game)
            if chance.random() < 0.3:
                self.annoy(game)
            kind, what = self.choose(game, mood)
            line = self.write(game.turn, kind, what)
            game.play(game.turn, kind, what)
            self.expect(line, game.state())
            if chance.random() < 0.5 or game.phase == "over":
                self.look(game)
        for _ in range(3):
            self.annoy(game)

    def play(self, n):
        setup = self.fresh_setup(n)
        game = self.model(setup)
        self.expect(json.dumps(setup), game.state())
        self.play_on(game)


def difference(expected, answer):
    """None, or the first thing that is not as expected."""
    if isinstance(expected, str):
        fine = (set(answer) == {"error", "message"} and answer["error"] == expected
                and isinstance(answer["message"], str) and answer["message"])
        return None if fine else f"expected the error {expected}, got {answer}"
    if repr(expected) == repr(answer):
        return None
    if "error" in answer:
        return f"refused: {answer}"
    for key in sorted(set(expected) | set(answer)):
        # 1 == 1.0 == True for Python; the text is stricter.
        wanted = json.dumps(expected.get(key, "nothing"), sort_keys=True)
        got = json.dumps(answer.get(key, "nothing"), sort_keys=True)
        if wanted != got:
            return f"{key}: expected {wanted}, got {got}"
    return None


def run(program, games, seed, model=Game):
    """Plays a batch through one process; the number of lines compared, or the first difference."""
    stranger = Stranger(seed, model)
    for number in range(games):
        stranger.play(3 + number % 3)
    text = "".join(line + "\n" for line in stranger.lines)
    done = subprocess.run([program, "rules"], input=text.encode(), capture_output=True, check=False)
    answers = done.stdout.decode().splitlines()
    for number, (line, expected) in enumerate(zip(stranger.lines, stranger.answers)):
        if number >= len(answers):
            break
        wrong = difference(expected, json.loads(answers[number]))
        if wrong:
            return 0, f"seed {seed}, line {number + 1}: {line[:300]}\n  {wrong}"
    if len(answers) != len(stranger.lines) or done.returncode != 0 or done.stderr:
        return 0, (f"seed {seed}: {len(stranger.lines)} lines, {len(answers)} answers, "
                   f"exit status {done.returncode}, stderr {done.stderr[:300]!r}")
    return len(answers), None


class MistakenAboutDogs(Game):
    def chased(self):
        return None


class MistakenAboutBoxes(Game):
    def boxed(self):
        return [card for card in super().boxed() if card != (0, "R")]


class MistakenAboutTypes(Game):
    def cats(self):
        return [float(points) for points in super().cats()]


def main():
    parser = argparse.ArgumentParser(usage=__doc__)
    parser.add_argument("program")
    parser.add_argument("--long", action="store_true")
    parser.add_argument("--games", type=int, default=60 if os.environ.get("FELICITY_QUICK") else 300)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    games = 20000 if options.long else options.games
    for mistaken in (MistakenAboutDogs, MistakenAboutBoxes, MistakenAboutTypes):
        if not run(options.program, 6, options.seed, mistaken)[1]:
            sys.exit(f"a model {mistaken.__name__} was not found out")
    batch, lines = 60, 0
    for number in range(0, games, batch):
        compared, wrong = run(options.program, min(batch, games - number), options.seed + number)
        if wrong:
            sys.exit(wrong)
        lines += compared
    print(f"{games} games, {lines} lines, every key as in the model")


if __name__ == "__main__":
    main()
