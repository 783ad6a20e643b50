#!/usr/bin/env python3
"""usage: bot_command.py PROGRAM

`felicity bot` from outside: the example of the documentation, bytes that are not lines, lines that are
no questions, partners that come in pieces or go away.
"""
import os
import random
import re
import signal
import subprocess
import tempfile
import time
from pathlib import Path

from program import PROGRAM, QUICK, demand, felicity, run

DOCS = Path(__file__).parents[3] / "docs" / "bots" / "README.md"
LINE = ("act n=4 seat=2 phase=auction round=0 start=2 money=15,15,15,17 cats=0,0,0,0 bank=15 mice=1 "
        "passed=3 lastbid=4,9,3,0 bid=9 bidder=1 row=5,-8,?,? up=2 hand=-8,-5,3,8,11,15,L,S "
        "seen=-/-/5/-8 log=2b3,3p,0b4,1b9 legal=0,10-15")


def answers_to(lines, level="normal"):
    done = felicity("bot", level, text="".join(line + "\n" for line in lines).encode())
    demand(done.returncode == 0 and not done.stderr, done)
    return done.stdout.decode().splitlines()


def legal(answer, line):
    keys = dict(word.split("=", 1) for word in line.split()[1:])
    if keys["phase"] == "place":
        return answer[2:] in keys["legal"].split(",")
    low, high = (keys["legal"] + ",1-0").split(",")[1].split("-")
    return answer == "a 0" or int(low) <= int(answer[2:]) <= int(high)


def a_conversation_follows_the_protocol():
    for level in ("easy", "normal:bold", "hard:10", "random", "greedy"):
        said = answers_to(["hello 1", "new n=4 seat=2 seed=7", LINE, "end scores=1,2,3,4", LINE, "quit",
                           "hello 1"], level)
        demand(said[:2] == [f"id felicity {level}", "ok"] and len(said) == 4, said)
        demand(said[2] == said[3] and said[2].startswith("a ") and legal(said[2], LINE), said)


def the_conversation_in_the_documentation_is_a_true_one():
    text = DOCS.read_text(encoding="utf-8")
    talk = re.search(r"```talk\n(.*?)```", text, re.S).group(1).splitlines()
    said = [line[7:] for line in talk if line.startswith("arena: ")]
    replies = [line[7:] for line in talk if line.startswith("bot:   ")]
    demand(len(said) + len(replies) == len(talk) and any(line.startswith("act ") for line in said), talk)
    answers = answers_to(said)
    demand(len(answers) == len(replies), answers)
    for line, documented, given in zip([line for line in said if not line.startswith(("end", "quit"))],
                                       replies, answers):
        if line.startswith("act "):
            demand(legal(documented, line) and legal(given, line), (line, documented, given))
        else:
            demand(documented.split()[0] == given.split()[0], (documented, given))


def every_line_but_end_and_quit_has_one_answer():
    lines = ["", "x", "hello 1", "end", "act", "end x", "new", "\t", LINE, LINE + " joy=1", LINE + "x",
             LINE.replace("act", "Act")]
    said = answers_to(lines)
    demand(len(said) == len(lines) - 2, said)
    demand([line.split()[0] for line in said] ==
           ["error", "error", "id", "error", "ok", "error", "a", "a", "error", "error"], said)


def damaged(line, chance):
    letters = list(line)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(letters))
        letters[place] = chance.choice(["", chance.choice("0123456789-=,/?.bpyLSR \t~"), letters[place] * 2,
                                        "99999999999999999999", "\u20ac"])
    return "".join(letters)


def shuffled(line, chance):
    """Keys in another order, some lost, some with the value of another."""
    keys = line.split()[1:]
    chance.shuffle(keys)
    if chance.random() < 0.7:
        a, b = chance.sample(range(len(keys)), 2)
        keys[a] = keys[a].split("=")[0] + "=" + keys[b].split("=")[1]
    return " ".join(["act", *keys[:chance.choice([len(keys), len(keys), 5])]])


def questions():
    """Act lines of real games, as an arena asks them."""
    with tempfile.TemporaryDirectory() as folder:
        book, bot = f"{folder}/book", f"{folder}/bot"
        Path(bot).write_text(f"#!/bin/sh\ntee -a {book} | {PROGRAM} bot random\n", encoding="utf-8")
        os.chmod(bot, 0o755)
        for others in ("greedy,easy", "greedy,greedy,easy", "easy,greedy,random,greedy"):
            felicity("arena", "--seats", f"exec:{bot},{others}", "--games", "5", "--timeout", "60")
        lines = [line for line in Path(book).read_text(encoding="utf-8").splitlines()
                 if line.startswith("act ")]
    demand(len(lines) > 200, len(lines))
    return lines


def damaged_lines_are_refused_or_answered_by_something_legal():
    chance = random.Random(1)
    good = questions()
    lines = []
    for _ in range(3_000 if QUICK else 15_000):
        line = chance.choice(good)
        lines.append(shuffled(line, chance) if chance.random() < 0.3 else damaged(line, chance))
    lines = [line.replace("\n", "") for line in lines]
    said = answers_to(["hello 1", *lines, *good, "quit"])
    demand(len(said) == 1 + len(lines) + len(good), f"{len(said)} answers to {len(lines)} lines")
    kinds = {"a": 0, "error": 0}
    for line, answer in zip(lines, said[1:]):
        kinds[answer.split()[0]] += 1
        demand(answer.startswith("error ") or legal(answer, line), (line, answer))
    demand(all(kinds.values()), kinds)
    for line, answer in zip(good, said[1 + len(lines):]):
        demand(answer.startswith("a ") and legal(answer, line), (line, answer))
    print(f"{len(lines)} damaged lines: {kinds}")


def no_bytes_crash_it():
    for text in (os.urandom(300_000), b"\0" * 70_000, b"act " + b"n=4 " * 20_000 + b"\n",
                 b"act n=" + b"9" * 60_000 + b"\n", b"new seed=" + b"9" * 60_000 + b"\n",
                 b"act log=" + b"0b1," * 15_000 + b"\n", b"x" * 5_000_000 + b"\nhello 1\n", b"\n" * 1000):
        done = felicity("bot", "normal", text=text)
        demand(done.returncode == 0 and not done.stderr, (text[:20], done.returncode))
        for answer in done.stdout.splitlines():
            demand(answer.startswith((b"error ", b"id ")), answer)
    demand(done.stdout.count(b"\n") == 1000, "blank lines")


def lines_may_come_in_pieces():
    with subprocess.Popen([PROGRAM, "bot", "greedy"], stdin=subprocess.PIPE,
                          stdout=subprocess.PIPE) as process:
        for line, start in (("hello 1\r\n", b"id "), ("new seed=1\n", b"ok"), (LINE + "\n", b"a ")):
            for piece in re.findall(r"(?s).{1,40}", line):
                process.stdin.write(piece.encode())
                process.stdin.flush()
                time.sleep(0.001)
            demand(process.stdout.readline().startswith(start), line)
        process.stdin.write(b"quit\n")
        process.stdin.flush()
        demand(process.wait(timeout=20) == 0, "quit")


def it_survives_a_partner_that_goes_away():
    demand(felicity("bot", "easy").returncode == 0, "no input at all")
    with tempfile.TemporaryFile() as lines:
        lines.write(b"hello 1\n" * 200_000)
        lines.seek(0)
        with subprocess.Popen([PROGRAM, "bot", "easy"], stdin=lines, stdout=subprocess.PIPE) as process:
            process.stdout.readline()
            process.stdout.close()
            demand(process.wait(timeout=30) == 1, process.returncode)
    with subprocess.Popen([PROGRAM, "bot", "easy"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                          stderr=subprocess.PIPE) as process:
        process.send_signal(signal.SIGTERM)
        demand(process.wait(timeout=20) == -signal.SIGTERM and not process.stderr.read(), "SIGTERM")


if __name__ == "__main__":
    run(a_conversation_follows_the_protocol, the_conversation_in_the_documentation_is_a_true_one,
        every_line_but_end_and_quit_has_one_answer,
        damaged_lines_are_refused_or_answered_by_something_legal, no_bytes_crash_it,
        lines_may_come_in_pieces, it_survives_a_partner_that_goes_away)
