#!/usr/bin/env python3
"""usage: play_seats.py PROGRAM

`felicity play --seat SEAT=exec:COMMAND`: programs at the table. They see what their seat may see, their answers are
played, and for a program that fails a bot of the device plays on.
"""
import os
import re
import shlex
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "arena"))
from program import PROGRAM, demand, expect_wrong, felicity, run  # noqa: E402

NASTY = Path(__file__).parents[1] / "arena" / "nasty_bot.py"
NEW_GAME = "settle\nA\nA\nA\n"
WHOLE_GAME = NEW_GAME + "wait 900000\n"
OWN = "-8,-5,R,3,5,8,11,15,L,S".split(",")

# Places the last card of its hand, bids one mouse more once a round, and writes everything down.
DIARY = """
import sys
book = open(sys.argv[1], "a")
for line in sys.stdin:
    word, *keys = line.split()
    keys = dict(key.split("=", 1) for key in keys if "=" in key)
    answer = {"hello": "id diary", "new": "ok"}.get(word)
    if word == "act" and keys["phase"] == "place":
        answer = "a " + keys["legal"].split(",")[-1]
    elif word == "act":
        answer = "a 0" if "-" not in keys["legal"] or int(keys["bid"]) > 1 else f"a {int(keys['bid']) + 1}"
    book.write(line + (answer + "\\n" if answer else ""))
    book.flush()
    if answer:
        print(answer, flush=True)
    if word == "quit":
        break
"""


def nasty(mood):
    return f"exec:{sys.executable} -B {NASTY} {mood}"


def seats(*programs):
    return [word for seat, program in enumerate(programs) for word in ("--seat", f"{seat}={program}")]


def play(*words, script=WHOLE_GAME, timeout=300):
    return felicity("play", "--board", "pico_oled", "--speed", "off", "--script", "-", *words, text=script.encode(),
                    timeout=timeout)


def exported(save, folder):
    """The records of the finished games of a save."""
    done = felicity("games", str(save), "--export", str(folder))
    demand(done.returncode == 0, done)
    return [path.read_text(encoding="utf-8") for path in sorted(Path(folder).glob("*.felicity"))]


def keys_of(line):
    return dict(word.split("=", 1) for word in line.split()[1:])


def actions_of(record, seat):
    return [line.split()[1:] for line in record.splitlines() if re.match(rf"{seat} (place|bid|pass|buy)", line)]


def answers_are_played_and_only_the_own_cards_are_seen():
    with tempfile.TemporaryDirectory() as folder:
        bot, book = Path(folder) / "my bot.py", Path(folder) / "book"
        bot.write_text(DIARY, encoding="utf-8")
        diary = f"exec:{sys.executable} '{bot}' {book}"
        others = [f"exec:{shlex.quote(PROGRAM)} bot {name}" for name in ("greedy", "easy", "random")]
        done = play(*seats(*others[:2], diary, others[2]), "--save", f"{folder}/save", "--seed", "3")
        demand(done.returncode == 0 and not done.stderr, done)
        records = exported(f"{folder}/save", folder)
        demand(len(records) == 1, records)
        names = re.findall(r"^seat \d (\S+) (\S+)$", records[0], re.M)
        demand(names == [("felicity", "bot:normal"), ("felicit2", "bot:normal"), ("mybot", "bot:normal"),
                         ("felicit3", "bot:normal")], names)
        lines = book.read_text(encoding="utf-8").splitlines()
        demand(lines[:4] == ["hello 1", "id diary", "quit", "hello 1"] and lines[-1] == "quit", lines[:4])
        demand(sum(line.startswith("new n=4 seat=2 ") for line in lines) == 1, "one game begins")
        demand(sum(line.startswith("end scores=") for line in lines) == 1, "one game ends")
        answers = [line.split()[1] for line in lines if line.startswith("a ")]
        words = {"L": "BIG", "S": "SMALL"}
        wanted = [[f"place {words.get(answer, answer)}" if keys_of(line)["phase"] == "place" else
                   "pass" if answer == "0" else f"bid {answer}"]
                  for line, answer in zip([line for line in lines if line.startswith("act ")], answers)]
        # In the last round the only card of a hand is placed without a question.
        played = [[" ".join(action)] for action in actions_of(records[0], 2)]
        last_card = [action[0] for action in played if action[0].startswith("place")][-1]
        if [last_card] not in wanted:
            played.remove([last_card])
        played = [["bid 1"] if action == ["buy"] else action for action in played]
        demand(played == wanted and len(wanted) > 9, f"{played}\n{wanted}")
        for line in lines:
            if line.startswith("act "):
                check_view(keys_of(line))


def check_view(keys):
    """No card of another seat that does not lie face up, and the own ones once."""
    seen = [pile.split(",") if pile != "-" else [] for pile in keys["seen"].split("/")]
    row = keys["row"].split(",")
    start, own, up = int(keys["start"]), int(keys["seat"]), int(keys["up"])
    for place, card in enumerate(row):
        if place >= up and (start + place) % 4 != own:
            demand(card in ("?", "."), keys)
    hand = keys["hand"].split(",") if keys["hand"] != "-" else []
    demand(set(hand) <= set(OWN) and not set(hand) & set(seen[own]), keys)


def a_program_that_fails_is_reported_and_replaced():
    for mood, why in (("leaves", "mean is out of this game: it ended with status 3; a normal bot plays on"),
                      ("leaves_later", "mean is out of this game: it ended with status 3; a normal bot plays on"),
                      ("silent", "mean is out of this game: no answer within 5 s; a normal bot plays on"),
                      ("garbage", 'mean answered "banana ?[31m" to act, legal is a ')):
        with tempfile.TemporaryDirectory() as folder:
            mean = Path(folder) / "mean.py"
            mean.write_text(NASTY.read_text(encoding="utf-8"), encoding="utf-8")
            house = f"exec:{shlex.quote(PROGRAM)} bot easy"
            done = play(*seats(house, f"exec:{sys.executable} -B {mean} {mood}", house, house), "--save",
                        f"{folder}/save")
            printed = done.stderr.decode()
            demand(done.returncode == 0 and printed.startswith(why), f"{mood}: {done}")
            demand(("\n  question: act n=4 seat=1 " in printed) == (mood == "garbage"), printed)
            demand(printed.endswith("faults in all: 1\n") or mood == "garbage", printed)
            demand(len(printed.splitlines()) <= 21, printed)
            records = exported(f"{folder}/save", folder)
            demand(len(records) == 1, f"{mood}: the game did not end")


def a_second_game_begins_with_the_program_again():
    with tempfile.TemporaryDirectory() as folder:
        bot, book = Path(folder) / "mybot.py", Path(folder) / "book"
        bot.write_text(DIARY, encoding="utf-8")
        diary = f"exec:{sys.executable} {bot} {book}"
        house = f"exec:{shlex.quote(PROGRAM)} bot easy"
        # A device that slept wakes by a held key. Mice, negative cats, total and podium, where A is the rematch.
        wake = "hold A\nwait 1200\nrelease A\nsettle\n"
        again = WHOLE_GAME + wake + "A\nsettle\n" * 3 + "expect Rematch\nA\nwait 900000\n"
        done = play(*seats(diary, house, house, house), "--save", f"{folder}/save", script=again)
        demand(done.returncode == 0 and not done.stderr, done)
        news = [line for line in book.read_text(encoding="utf-8").splitlines() if line.startswith("new ")]
        demand(len(news) == len(exported(f"{folder}/save", folder)) == 2, news)
        demand(len({keys_of(line)["seed"] for line in news}) == 2, news)


def wrong_usage_is_one_sentence():
    script = ["--script", "/dev/null"]
    for words in (["--seat", "mybot"], ["--seat", "5=exec:cat"], ["--seat", "-1=exec:cat"], ["--seat", "1=easy"],
                  ["--seat", "1=exec:"], ["--seat", "1=exec:'cat"], ["--seat", "1"], ["--seat", ""], ["--seat"],
                  ["--seat", "1=exec:cat", "--seat", "1=exec:cat"], ["--seat", "1=exec:./no-such-bot"],
                  ["--seat", f"1=exec:{sys.executable} -c 0"], ["--seat", "0=exec:cat", "--script", "x"]):
        expect_wrong(felicity("play", *script, *words), words)
    start = time.monotonic()
    done = felicity("play", *script, "--seat", f"1={nasty('mute')}")
    expect_wrong(done, "a program without an answer to hello")
    demand(b"mute cannot be started: no answer within 5 s" in done.stderr, done.stderr)
    demand(time.monotonic() - start < 60, "it waits too long")


def nothing_is_saved_unless_it_is_asked_for():
    with tempfile.TemporaryDirectory() as home:
        done = felicity("play", "--script", "-", *seats(f"exec:{shlex.quote(PROGRAM)} bot easy"), text=NEW_GAME.encode(),
                        env={**os.environ, "HOME": home, "XDG_DATA_HOME": f"{home}/data"})
        demand(done.returncode == 0 and not os.listdir(home), os.listdir(home))


if __name__ == "__main__":
    run(answers_are_played_and_only_the_own_cards_are_seen, a_program_that_fails_is_reported_and_replaced,
        a_second_game_begins_with_the_program_again, wrong_usage_is_one_sentence,
        nothing_is_saved_unless_it_is_asked_for)
