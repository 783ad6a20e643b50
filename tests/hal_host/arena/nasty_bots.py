#!/usr/bin/env python3
"""usage: nasty_bots.py PROGRAM

The arena against bots that lie, are slow, flood and die: it always ends, counts each fault, plays on for
the bot and leaves no process behind.
"""
import functools
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

from program import PROGRAM, arena, demand, felicity, run

BOT = Path(__file__).with_name("nasty_bot.py")
GAMES = 3  # once in every seat
PATIENT = ("--timeout", "60")  # where nothing is to be late, however slow the machine
HASTY = ("--timeout", "0.3")
ENDLESS = "1000000"  # games that are still being played when the test ends


def command(mood, mark=""):
    return f"exec:{sys.executable} -B {BOT} {mood} {mark}".strip()


def play(mood, *words, mark=""):
    """The report of the arena on one nasty bot between two built-in ones, and its stderr."""
    report, err = arena(f"{command(mood, mark)},greedy,random", "--games", str(GAMES), *words)
    demand(report["games"] == GAMES and len(report["seats"]) == 3, report)
    demand(all(seat["faults"] == 0 for seat in report["seats"][1:]), report)
    return report["seats"], err


@functools.cache
def played_well():
    seats, _ = play("default", *PATIENT)
    return seats


def results(seats):
    return [(seat["win"], seat["margin"], seat["score"]) for seat in seats]


def a_well_behaved_bot_has_no_faults():
    normal = played_well()
    for mood in ("default", "windows", "bytewise", "noisy", "parent", "stays"):
        seats, err = play(mood, *PATIENT)
        demand(seats[0]["faults"] == 0, f"{mood}: {err}")
        demand("game " not in err, f"{mood}: {err}")
        demand(results(seats) == results(normal), f"{mood} plays other games")


def a_wrong_answer_is_the_first_card_or_a_pass():
    normal = played_well()
    for mood in ("garbage", "binary", "error", "illegal", "low"):
        seats, err = play(mood, *PATIENT)
        # Nine cards and at least one call in most rounds of every game.
        demand(seats[0]["faults"] > GAMES * 12, f"{mood}: {seats[0]}")
        demand(results(seats) == results(normal), f"{mood} plays other games")
        lines = err.splitlines()
        demand(len(lines) == 7, f"{mood}: {err}")
        demand(lines[0].startswith("game 1, seat 0: exec:") and " to act, legal is a " in lines[0], lines[0])
        question = dict(word.split("=", 1) for word in lines[1].removeprefix("  question: act ").split())
        demand(f" to act, legal is a {question['legal']}; " in lines[0], lines[:2])
        demand(lines[0].endswith("; its first card is played" if question["phase"] == "place" else "; it passes"),
               lines[:2])
        demand(lines[-1].endswith(f", {seats[0]['faults']} faults in all: {seats[0]['faults']} x wrong answer to act"),
               lines[-1])
        demand(all(letter == "\n" or " " <= letter <= "~" for letter in err), f"{mood}: {err!r}")


def wrong_greetings_are_counted():
    seats, err = play("impolite", *PATIENT)
    demand(seats[0]["faults"] == GAMES + 1, seats[0])
    demand('answered "hi" to hello, legal is id TEXT' in err, err)
    demand('answered "no" to new, legal is ok' in err, err)


def a_late_or_dead_bot_is_out_for_the_game():
    normal = played_well()
    for mood, why, patience in (("silent", "no answer within 0.3 s", HASTY),
                                ("half", "no answer within 0.3 s", HASTY),
                                ("endless", "an answer without end", PATIENT),
                                ("leaves", "it ended with status 3", PATIENT),
                                ("killed", "it was ended by a signal: Killed", PATIENT),
                                ("closes", "it closed its output", PATIENT)):
        seats, err = play(mood, *patience)
        demand(seats[0]["faults"] == GAMES, f"{mood}: {seats[0]} {err}")
        demand(results(seats) == results(normal), f"{mood} plays other games")
        lines = err.splitlines()
        demand(len(lines) == GAMES, f"{mood}: {err}")
        for number, line in enumerate(lines):
            demand(line.startswith(f"game {number + 1}, seat {number % 3}: exec:"), line)
            demand(f"is out of this game: {why}" in line, line)


def a_bot_that_cannot_start_is_an_error_before_the_first_game():
    missing = f"exec:{sys.executable} {BOT.with_name('no-such-bot.py')}"
    for bot, why in ((command("dead"), "it ended with status 0"), (missing, "it ended with status 2"),
                     (command("deaf"), "no answer within 5 s"), (command("mute"), "no answer within 5 s")):
        done = felicity("arena", "--seats", f"{bot},greedy,random", "--games", ENDLESS, *HASTY)
        demand(done.returncode == 2 and not done.stdout, f"{bot}: {done}")
        demand(done.stderr.decode().endswith(f"felicity arena: {bot} cannot be started: {why}\n"), done.stderr)


def messages_of_a_bot_that_always_dies_are_shown_three_times():
    report, err = arena(f"{command('traceback')},greedy,random", "--games", "12", *PATIENT)
    demand(report["seats"][0]["faults"] == 12, report)
    demand(err.count("a long story") == 3, err)
    demand(err.count("is out of this game: it ended with status 1") == 3, err)
    demand(err.endswith(", 12 faults in all: 12 x out of a game: it ended with status 1\n"), err)


def death_in_the_middle_costs_one_game_and_one_fault():
    seats, err = play("leaves_later", *PATIENT)
    demand(seats[0]["faults"] == GAMES, f"{seats[0]} {err}")
    demand(err.count("it ended with status 3") == GAMES, err)


def death_between_games_costs_no_game():
    normal = played_well()
    seats, err = play("one_game", *PATIENT)
    demand(seats[0]["faults"] == GAMES - 1, f"{seats[0]} {err}")
    demand(err.count("had to be started again: it ended with status 0 between two games") == GAMES - 1,
           err)
    demand(results(seats) == results(normal), "one_game plays other games")


def a_flood_from_a_bot_that_never_reads_ends_when_the_pipe_to_it_is_full():
    report, err = arena(f"{command('flood')},greedy,random", "--games", "15", "--timeout", "1")
    demand(report["seats"][0]["faults"] >= 15, report)


def unrequested_lines_are_ignored():
    normal = played_well()
    seats, err = play("talkative", *PATIENT)
    demand(seats[0]["faults"] == 0 and results(seats) == results(normal), err)


def two_nasty_bots_at_one_table():
    report, err = arena(f"{command('silent')},{command('garbage')},{command('leaves_later')},normal",
                      "--games", "4", "--timeout", "1")
    demand(report["games"] == 4 and [seat["faults"] > 0 for seat in report["seats"]] == [True] * 3 + [False],
           f"{report} {err}")


def threads_may_have_guests():
    one, _ = arena(f"{command('default')},greedy,random", "--games", "24", *PATIENT)
    two, _ = arena(f"{command('default')},greedy,random", "--games", "24", "--threads", "4", *PATIENT)
    demand(results(one["seats"]) == results(two["seats"]), f"{one} {two}")


def with_mark(mark):
    """Processes that were started with this word, but for the arena itself."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            if entry.name.isdigit() and mark.encode() in (entry / "cmdline").read_bytes().split(b"\0"):
                found.append(entry.name)
        except OSError:
            pass
    return found


def settled(mark, processes):
    """The processes with this mark, once two looks in a row have found the same and as many as these: the
    arena first starts every bot for a trial and kills it, and on a busy machine that takes its time."""
    until = time.time() + 60
    before, seen = None, []
    while (len(seen) < processes or seen != before) and time.time() < until:
        time.sleep(0.3)
        before, seen = seen, sorted(with_mark(mark))
    return seen


def gone(mark):
    until = time.time() + 60
    while with_mark(mark) and time.time() < until:
        time.sleep(0.05)
    return not with_mark(mark)


def no_process_is_left_behind():
    for mood, words in (("stays", PATIENT), ("closes", PATIENT), ("flood", HASTY), ("silent", HASTY),
                        ("runaway", PATIENT)):
        mark = f"mark-{os.getpid()}-{mood}"
        play(mood, *words, mark=mark)
        demand(gone(mark), f"{mood} lives on")
    for mood in ("deaf", "mute"):
        mark = f"mark-{os.getpid()}-{mood}"
        felicity("arena", "--seats", f"{command(mood, mark)},easy,easy", "--games", "3", *HASTY)
        demand(gone(mark), f"{mood} lives on")


ENDINGS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGKILL)


# A shell without job control starts `./test &` with SIGINT and SIGQUIT ignored, nohup with SIGHUP, and an
# ignored signal stays ignored in every child: the arena would not end.
DEFAULT_SIGNALS = ("env", "--default-signal=INT,TERM,HUP,QUIT")


def guests_go_with_an_arena_that_is_killed(mood, processes):
    for how in ENDINGS:
        mark = f"mark-{os.getpid()}-{mood}-{how.name}"
        with subprocess.Popen([*DEFAULT_SIGNALS, PROGRAM, "arena", "--seats", f"{command(mood, mark)},easy,easy",
                               "--games", ENDLESS, "--timeout", "600"], stdout=subprocess.DEVNULL) as process:
            try:
                seen = settled(mark, processes)
                demand(len(seen) >= processes, f"{mood}: {seen}")
                process.send_signal(how)
                demand(ends(process) == -how, f"{mood}: {process.returncode} after {how.name}")
            finally:
                process.kill()  # after a failure it would wait 600 s for its bot, and this test for it
        demand(gone(mark), f"{mood}: {len(with_mark(mark))} outlive their arena after {how.name}")


def a_guest_goes_with_an_arena_that_is_killed():
    guests_go_with_an_arena_that_is_killed("deaf", 1)


def what_a_guest_started_goes_with_it():
    guests_go_with_an_arena_that_is_killed("family", 3)


def what_left_the_group_of_a_guest_goes_with_it():
    guests_go_with_an_arena_that_is_killed("runaway", 2)


def ends(process, seconds=20):
    """Its exit status, or None while it still runs after that."""
    try:
        return process.wait(timeout=seconds)
    except subprocess.TimeoutExpired:
        return None


def closed_descriptors_are_not_mistaken_for_pipes():
    seats = f"{command('default')},greedy,random"
    words = [PROGRAM, "arena", "--seats", seats, "--games", "3", "--json", *PATIENT]
    for closed, status in (("<&-", 0), ("2>&-", 0), ("<&- 2>&-", 0), (">&-", 1), ("<&- >&- 2>&-", 1)):
        done = subprocess.run(["sh", "-c", f'exec "$@" {closed}', "sh", *words], capture_output=True,
                              timeout=120, check=False)
        demand(done.returncode == status, f"{closed}: {done}")
        if status == 0:
            demand(json.loads(done.stdout)["seats"][0]["faults"] == 0, f"{closed}: {done}")


def patience_at_the_end_is_short():
    start = time.time()
    arena(f"{command('stays')},easy,easy", "--games", "3", *PATIENT)
    demand(time.time() - start < 30, "an arena waits for a bot that does not leave")


if __name__ == "__main__":
    run(a_well_behaved_bot_has_no_faults, a_wrong_answer_is_the_first_card_or_a_pass,
        wrong_greetings_are_counted, a_late_or_dead_bot_is_out_for_the_game,
        a_bot_that_cannot_start_is_an_error_before_the_first_game,
        messages_of_a_bot_that_always_dies_are_shown_three_times,
        death_in_the_middle_costs_one_game_and_one_fault, death_between_games_costs_no_game,
        a_flood_from_a_bot_that_never_reads_ends_when_the_pipe_to_it_is_full,
        unrequested_lines_are_ignored,
        two_nasty_bots_at_one_table, threads_may_have_guests, no_process_is_left_behind,
        a_guest_goes_with_an_arena_that_is_killed, what_a_guest_started_goes_with_it,
        what_left_the_group_of_a_guest_goes_with_it,
        closed_descriptors_are_not_mistaken_for_pipes, patience_at_the_end_is_short, at_once=6)
