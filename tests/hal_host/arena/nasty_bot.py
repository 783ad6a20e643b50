#!/usr/bin/env python3
"""usage: nasty_bot.py MOOD

A bot that misbehaves by its mood. `default` is the exception: it does what is done for a bot that gives no
good answer, so its games are those of many of the others.
"""
import os
import signal
import subprocess
import sys
import time

MOOD = sys.argv[1]


def say(text):
    sys.stdout.write(text)
    sys.stdout.flush()


def default(line):
    keys = dict(word.split("=", 1) for word in line.split()[1:])
    return "0" if keys["phase"] == "auction" else keys["legal"].split(",")[0]


def answer(line, act):
    """The answer of this mood to the act line number `act` of the game."""
    good = f"a {default(line)}\n"
    if MOOD == "default":
        say(good)
    elif MOOD == "garbage":
        say("banana \x1b[31m\n")
    elif MOOD == "binary":
        sys.stdout.buffer.write(b"\xff\x00\xfe\n")
        sys.stdout.flush()
    elif MOOD == "error":
        say("error no idea\n")
    elif MOOD == "illegal":
        say("a 999\n")
    elif MOOD == "low":
        say("a -1\n")
    elif MOOD == "windows":
        say(good.replace("\n", "\r\n"))
    elif MOOD == "talkative":
        say(good + "I like this game\nso much\n")
    elif MOOD == "bytewise":
        for letter in good:
            say(letter)
            time.sleep(0.001)
    elif MOOD == "half":
        say(good[:-1])
    elif MOOD == "silent":
        pass
    elif MOOD == "endless":
        while True:
            say("x" * 10_000)
    elif MOOD == "leaves":
        sys.exit(3)
    elif MOOD == "traceback":
        sys.exit("a long story")
    elif MOOD == "leaves_later":
        if act == 5:
            sys.exit(3)
        say(good)
    elif MOOD == "killed":
        os.kill(os.getpid(), signal.SIGKILL)
    elif MOOD == "closes":
        os.close(1)
        time.sleep(1000)
    elif MOOD == "noisy":
        sys.stderr.write("thinking about it\n" * 20)
        say(good)
    else:
        say(good)


def main():
    act = 0
    if MOOD == "dead":
        sys.exit(0)
    if MOOD == "deaf":
        time.sleep(1000)
    again = [sys.executable, "-B", __file__, "deafest", *sys.argv[2:]]
    if MOOD == "runaway":
        subprocess.Popen(again, start_new_session=True)
    if MOOD == "family":  # a child and a grandchild that hear nothing of the end
        subprocess.Popen([sys.executable, "-c", "import subprocess, sys, time; subprocess.Popen(sys.argv[1:]);"
                          "time.sleep(1000)", *again])
        time.sleep(1000)
    if MOOD == "deafest":
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGQUIT, signal.SIGPIPE):
            signal.signal(number, signal.SIG_IGN)
        time.sleep(1000)
    if MOOD == "flood":
        while True:
            say("a 0\n" * 1000)
    if MOOD == "mute":
        for _ in sys.stdin:
            pass
    if MOOD == "parent":  # a grandchild that would keep the pipes open
        subprocess.Popen(["sleep", "1000"])
    for line in sys.stdin:
        word = line.split()[0]
        if word == "hello":
            say("hi\n" if MOOD == "impolite" else "id nasty\n")
        elif word == "new":
            act = 0
            say("no\n" if MOOD == "impolite" else "ok\n")
        elif word == "act":
            act += 1
            answer(line, act)
        elif word == "end" and MOOD == "one_game":
            sys.exit(0)
        elif word == "quit" and MOOD == "stays":
            signal.signal(signal.SIGTERM, signal.SIG_IGN)
            time.sleep(1000)
        elif word == "quit":
            sys.exit(0)
    if MOOD == "stays":
        time.sleep(1000)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:
        os._exit(1)
