#!/usr/bin/env python3
"""usage: foreign_arena.py PROGRAM

A second arena, written from the documentation alone: it lets `felicity rules` keep the
game, makes each question out of the view of the seat and what it has noted, and asks `felicity bot`.
A bot refuses a question that contradicts itself, so no answer but a legal action may ever come.
"""
import json
import random
import subprocess

from program import PROGRAM, QUICK, demand, run

TOKENS = {"BIG": "L", "SMALL": "S"}
FACES = {"L": "BIG", "S": "SMALL"}


class Talk:
    """A program that answers line by line."""

    def __init__(self, *words):
        self.process = subprocess.Popen([PROGRAM, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        text=True)

    def say(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def ask(self, line):
        self.say(line)
        return self.process.stdout.readline().rstrip("\n")

    def end(self):
        self.process.stdin.close()
        demand(self.process.wait(timeout=30) == 0, "a bot ended badly")
        self.process.stdout.close()


def token(face):
    return TOKENS.get(face, face)


def listed(items, separator=","):
    return separator.join(str(item) for item in items) or "-"


class Notes:
    """What an arena writes down during a game, from the public events."""

    def __init__(self, players):
        self.rounds = [[]]
        self.seen = [[] for _ in range(4 if players == 3 else players)]
        self.lastbid = [0] * players
        self.passed = []
        self.purse = [15] * players
        self.filled = True

    def note(self, events):
        for event in events:
            kind, seat = event["ev"], event.get("player")
            if kind == "reveal":
                self.seen[event["owner"]].append(token(event["card"]))
            elif kind == "bid":
                self.rounds[-1].append(f"{seat}b{event['amount']}")
                self.lastbid[seat] = event["amount"]
            elif kind in ("pass", "all_pass"):
                self.rounds[-1].append(f"{seat}p")
                self.passed.append(seat)
                self.purse[seat] += event.get("gain", 0)
            elif kind == "buy":
                self.rounds[-1].append(f"{seat}y")
            elif kind == "win":
                self.purse[seat] -= event["paid"]
            elif kind in ("refill", "no_refill"):
                self.rounds.append([])
                self.lastbid = [0] * len(self.lastbid)
                self.passed = []
                self.filled = kind == "refill"

    def question(self, view):
        n, seat, legal = view["players"], view["view"], view["legal"]
        places = 4 if n == 3 else n
        row = ["?" if card["card"] is None else token(card["card"]) for card in view["row"]]
        if view["phase"] == "place":
            allowed = listed(map(token, legal["place"]))
        elif view["phase"] == "last_chance":
            allowed = "0,1-1" if legal["buy"] else "0"
        else:
            allowed = "0" if legal["bid"] is None else "0,{}-{}".format(*legal["bid"])
        keys = {"n": n, "seat": seat, "phase": "place" if view["phase"] == "place" else "auction",
                "round": view["round"] - 1, "start": view["start"], "money": listed(self.purse),
                "cats": listed(view["cat_points"]), "bank": view["bank"], "mice": int(self.filled),
                "passed": listed(self.passed), "lastbid": listed(self.lastbid), "bid": view["high"],
                "bidder": "-" if view["high_by"] is None else view["high_by"],
                "row": listed(row + ["."] * (places - len(row))),
                "up": sum(card["up"] for card in view["row"]),
                "hand": listed(map(token, view["hands"][seat])), "seen": listed(map(listed, self.seen), "/"),
                "log": listed((listed(calls) for calls in self.rounds if calls), "/"), "legal": allowed}
        return "act " + " ".join(f"{key}={value}" for key, value in keys.items()), allowed


def action(seat, phase, answer, allowed):
    demand(answer.startswith("a "), answer)
    what = answer[2:]
    if phase == "place":
        demand(what in allowed.split(","), (answer, allowed))
        return f"{seat} place {FACES.get(what, what)}"
    if what == "0":
        return f"{seat} pass"
    return f"{seat} buy" if phase == "last_chance" else f"{seat} bid {what}"


def play(rules, bots, players, options, seed):
    chance = random.Random(seed)
    state = json.loads(rules.ask(json.dumps({"players": players, "seed": seed, "options": options})))
    notes = Notes(players)
    house = (f"edition=english-2007 rabbit={int(options['dog_chases_rabbit'])} tie={options['tie_break']} "
            f"money={options['money']}")
    for seat in range(players):
        demand(bots[seat].ask(f"new n={players} seat={seat} seed={seed * 7 + seat} {house}") == "ok", "new")
    questions = 0
    while state["phase"] != "over":
        seat = state["turn"]
        line, allowed = notes.question(json.loads(rules.ask(json.dumps({"view": seat}))))
        answer = bots[seat].ask(line)
        demand(answer.startswith("a "), f"{answer} to {line}")
        if chance.random() < 0.3 and state["phase"] != "place":  # rounds in which all pass
            answer = "a 0"
        state = json.loads(rules.ask(action(seat, state["phase"], answer, allowed)))
        demand("error" not in state, f"{state} after {answer} to {line}")
        notes.note(state["last"])
        questions += 1
    for bot in bots[:players]:
        bot.say("end scores=" + listed(state["result"]["total"]))
    return questions


def every_question_of_a_foreign_arena_gets_a_legal_answer():
    rules = Talk("rules")
    bots = [Talk("bot", name) for name in ("greedy", "normal", "easy:bold", "random", "hard:4")]
    for bot in bots:
        demand(bot.ask("hello 1").startswith("id "), "hello")
    questions = 0
    for game in range(6 if QUICK else 30):
        options = {"dog_chases_rabbit": game % 2 == 0, "tie_break": ("cats", "shared")[game // 2 % 2],
                   "money": ("secret", "open")[game // 4 % 2]}
        questions += play(rules, bots, 3 + game % 3, options, game + 1)
    for bot in bots:
        bot.say("quit")
        bot.end()
    rules.end()
    print(f"{questions} questions")


if __name__ == "__main__":
    run(every_question_of_a_foreign_arena_gets_a_legal_answer)
