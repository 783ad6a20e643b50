#!/usr/bin/env python3
"""usage: command_line.py PROGRAM PLAYTHROUGHS

The program `felicity` from outside: help, wrong usage, files that are not records, pipes that close,
bytes that are not lines, and that dealing and replaying agree with the service.
"""
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "arena"))
from program import PROGRAM, demand, expect_wrong, felicity, run  # noqa: E402

COMMANDS = ["rules", "replay", "explain", "games", "deal", "bot", "arena", "boards", "bench"]


def help_is_printed_on_stdout():
    for words in (["--help"], ["-h"], *([name, "--help"] for name in COMMANDS), ["deal", "-h"],
                  ["replay", "no-such-file", "--help"]):
        done = felicity(*words)
        demand(done.returncode == 0 and not done.stderr, words)
        demand(b"usage: felicity" in done.stdout and done.stdout.endswith(b"\n"), words)
        demand(max(map(len, done.stdout.decode().splitlines())) <= 100, words)
    for name in COMMANDS:
        demand(f"\n  {name} " in felicity("--help").stdout.decode(), f"{name} is not in the help")
        demand(f"felicity {name}" in felicity(name, "--help").stdout.decode(), name)


def the_version_is_one_line():
    done = felicity("--version")
    demand(done.returncode == 0 and not done.stderr, done)
    demand(done.stdout.startswith(b"felicity 0") and done.stdout.count(b"\n") == 1, done)


def wrong_usage_is_one_sentence():
    for words in ([], [""], ["rule"], ["--rules"], ["help"], ["rules", "x"], ["rules", "--fast"],
                  ["rules", "--fast=1"], ["replay"], ["replay", ""], ["games", ""], ["replay", "a", "b"], ["replay", "a", "--xml"],
                  ["replay", "a", "--json", "--text"], ["replay", "a", "--json=1"],
                  ["replay", "a", "--json", "--json"], ["replay", "a", "--json", "--board", "pico_oled"],
                  ["replay", "a", "--text", "--terminal"], ["replay", "a", "--board", "toaster"],
                  ["replay", "a", "--headless"], ["replay", "a", "--window", "--terminal"],
                  ["replay", "a", "--save", "b"], ["explain"], ["explain", "a", "b"], ["explain", "a", "--text"],
                  ["explain", sys.argv[2] + "/three_english.felicity", "--seat", "3"],
                  ["explain", sys.argv[2] + "/three_english.felicity", "--seat", "x"], ["deal", "x"], ["deal", "--players"],
                  ["boards", "thumby"], ["boards", "picosystem", "x"], ["boards", "--xml"],
                  ["deal", "--players", "2"], ["deal", "--players", "6"], ["deal", "--players", "x"],
                  ["deal", "--players", "4.0"], ["deal", "--players="], ["deal", "--seed", "-1"],
                  ["deal", "--seed", "x"], ["deal", "--seed", ""], ["deal", "--seed", "1e3"],
                  ["deal", "--seed", "18446744073709551616"], ["deal", "--seed", "1", "--seed", "1"],
                  ["deal", "--edition", "german"], ["deal", "--edition"], ["bench"],
                  ["bench", "rules", "x"], ["bench", "bots"], ["bench", "rules", "--players", "7"],
                  ["bench", "rules", "--seconds", "0"], ["bench", "rules", "--games", "-1"]):
        expect_wrong(felicity(*words), words)


def a_file_that_is_not_a_record_is_reported_with_its_line():
    good = felicity("deal", "--seed", "1").stdout.decode()
    actions = len(good.splitlines())
    cases = {"": 1, "felicity 2\n": 1, "\x89PNG\r\n": 1, "felicity 1\nedition german\n": 2,
             good + "# fine\n\n9 pass\n": actions + 3, good + "0 pass\n": actions + 1,
             good[:good.index("start")]: 6}
    with tempfile.TemporaryDirectory() as folder:
        for text, number in cases.items():
            path = Path(folder) / "game.felicity"
            path.write_text(text, encoding="utf-8")
            for more in ([], ["--json"], ["--text"]):
                done = felicity("replay", str(path), *more)
                expect_wrong(done, text)
                front = f"{path}:{number}: "
                demand(done.stderr.decode().startswith(front), f"{done.stderr!r}, not {front}")
        path.write_bytes(os.urandom(100_000))
        expect_wrong(felicity("replay", str(path)), "random bytes")
        path.write_bytes(b"x" * 10_000_000)
        expect_wrong(felicity("replay", str(path)), "10 MB")
        for path in (folder, folder + "/nothing", folder + "/game.felicity/x"):
            done = felicity("replay", path)
            expect_wrong(done, path)
            demand(done.stderr.decode().startswith(path + ": "), done.stderr)


def dealing_is_repeatable_by_its_seed():
    for players in "345":
        words = ["deal", "--players", players, "--seed"]
        first = felicity(*words, "7").stdout
        demand(first == felicity(*words, "7").stdout == felicity(*words[:-1], "--seed=7").stdout, words)
        demand(first != felicity(*words, "8").stdout, words)
        demand(first.decode().count("\nseat ") == int(players), first)
    demand(len({felicity("deal").stdout for _ in range(8)}) > 1, "chance deals the same game")
    for edition in ("english-2007", "slovak", "felicity-2012", "dutch-999"):
        text = felicity("deal", "--edition", edition).stdout.decode()
        demand(f"\nedition {edition}\n" in text and "option" not in text, text)


def setup_of(record):
    """The setup line and the actions that say the same as a record."""
    setup, actions, seats = {"options": {}, "discards": []}, [], 0
    for line in record.splitlines():
        words = line.split("#")[0].split()
        if words[:1] == ["edition"]:
            setup["preset"] = words[1]
        elif words[:1] == ["option"]:
            setup["options"][words[1]] = {"true": True, "false": False}.get(words[2], words[2])
        elif words[:1] == ["seat"]:
            seats += 1
        elif words[:1] == ["start"]:
            setup["start"] = int(words[1])
        elif words[:2] == ["discard", "3"] and seats == 3:
            setup["dummy_discard"] = words[2]
        elif words[:1] == ["discard"]:
            setup["discards"].append(words[2])
        elif words[:1] == ["dummy"]:
            setup["dummy_deck"] = words[1:]
        elif words and words[0].isdigit():
            actions.append(" ".join(words))
    return json.dumps({"players": seats, **setup}), actions


def a_replay_in_json_is_what_the_service_answers():
    records = sorted(Path(sys.argv[2]).glob("*.felicity"))
    demand(len(records) >= 6, records)
    for path in records:
        setup, actions = setup_of(path.read_text(encoding="utf-8"))
        lines = "\n".join([setup, *actions]) + "\n"
        served = felicity("rules", text=lines.encode()).stdout
        replayed = felicity("replay", str(path), "--json").stdout
        demand(b'"error"' not in served and served.count(b"\n") == len(actions) + 1, path)
        demand(served == replayed, f"{path}: the service and the replay differ")
    for players in "345":
        record = felicity("deal", "--players", players, "--seed", "5").stdout
        seeded = json.loads(felicity("rules", text=f'{{"players":{players},"seed":5}}'.encode()).stdout)
        dealt = json.loads(felicity("rules", text=setup_of(record.decode())[0].encode()).stdout)
        demand(seeded == dealt, f"seed 5 deals two games to {players} players")


def an_explanation_tells_every_decision_of_its_seat():
    path = Path(sys.argv[2]) / "three_english.felicity"
    record = path.read_text(encoding="utf-8")
    words = ["explain", str(path), "--seat", "1", "--json"]
    first = felicity(*words).stdout
    demand(first == felicity(*words).stdout, "the same record has two explanations")
    *decisions, last = map(json.loads, first.decode().splitlines())
    calls = [line for line in record.splitlines() if line.startswith("1 ")]
    forced = calls.count("1 pass") + 1  # at most: the last card, and passes without mice to bid
    demand(len(calls) - forced <= len(decisions) < len(calls), f"{len(decisions)} of {len(calls)}")
    for one in decisions:
        demand(one["player"] == 1 and one["name"] == "Ben" and one["played"] in one["options"], one)
        demand(one["hard"] in one["options"] and 0 <= one["cost"]["win"] <= 1000, one)
    costs = [decisions[place]["cost"]["win"] for place in last["costliest"]]
    demand(costs == sorted((one["cost"]["win"] for one in decisions), reverse=True)[:3], costs)
    text = felicity("explain", str(path), "--seat", "1").stdout.decode()
    demand("The costliest moments\n  1. Round " in text and text.count("Ben") > 9, text)
    with tempfile.TemporaryDirectory() as folder:
        bots = Path(folder) / "bots.felicity"
        bots.write_text(record.replace(" human", " bot:easy"), encoding="utf-8")
        done = felicity("explain", str(bots))
        expect_wrong(done, "only bots")
        demand(b"only bots play" in done.stderr, done.stderr)


def a_closed_pipe_is_not_a_crash():
    flood = b'{"players":4,"seed":1}\n' + b'{"view":0}\n' * 20_000
    with tempfile.TemporaryFile() as lines:
        lines.write(flood)
        lines.seek(0)
        with subprocess.Popen([PROGRAM, "rules"], stdin=lines, stdout=subprocess.PIPE) as process:
            demand(process.stdout.readline().startswith(b'{"players":4'), "no first line")
            process.stdout.close()
            demand(process.wait(timeout=20) == 1, f"ended with {process.returncode}")
    for words in (["--help"], ["deal"], ["rules"]):
        with open("/dev/full", "wb") as full:
            done = subprocess.run([PROGRAM, *words], input=b"x\n", stdout=full, check=False, timeout=20)
        demand(done.returncode == 1, f"{words} on a full disk: {done.returncode}")
    script = f"exec '{PROGRAM}' rules "
    demand(subprocess.run(script + "<&-", shell=True, check=False, timeout=20).returncode == 0, "no stdin")
    done = subprocess.run(script + ">&-", shell=True, input=flood, check=False, timeout=20)
    demand(done.returncode == 1, f"no stdout: {done.returncode}")
    demand(subprocess.run(script + "</", shell=True, check=False, timeout=20).returncode == 0, "folder")


def any_bytes_are_answered_line_by_line():
    for text in (os.urandom(300_000), b"\0" * 70_000, b"\r" * 70_000, b"{" * 60_000, b"\n" * 1000,
                 b"x" * 10_000_000 + b"\nx", b'{"players":4,"seed":1}\n' + b"9" * 10_000_000):
        done = felicity("rules", text=text)
        lines = text.count(b"\n") + (not text.endswith(b"\n"))
        demand(done.returncode == 0 and not done.stderr, done.returncode)
        demand(done.stdout.count(b"\n") == lines, f"{lines} lines, {done.stdout.count(bytes([10]))}")
        for answer in done.stdout.splitlines():
            demand("error" in json.loads(answer) or "result" in json.loads(answer), answer)


def every_answer_comes_before_the_next_question():
    with subprocess.Popen([PROGRAM, "rules"], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        for line in (b"hello\n", b'{"players":3,"seed":1}\n', b"\n", b'{"view":2}\n'):
            process.stdin.write(line)
            process.stdin.flush()
            demand(process.stdout.readline().endswith(b"}\n"), line)
        process.stdin.close()
        demand(process.wait(timeout=20) == 0, "end of input")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    run(help_is_printed_on_stdout, the_version_is_one_line, wrong_usage_is_one_sentence,
        a_file_that_is_not_a_record_is_reported_with_its_line, dealing_is_repeatable_by_its_seed,
        a_replay_in_json_is_what_the_service_answers,
        an_explanation_tells_every_decision_of_its_seat, a_closed_pipe_is_not_a_crash,
        any_bytes_are_answered_line_by_line, every_answer_comes_before_the_next_question)


if __name__ == "__main__":
    main()
