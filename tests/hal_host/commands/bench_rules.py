#!/usr/bin/env python3
"""usage: bench_rules.py PROGRAM

The gate on the engine's speed is the number of instructions an action, which is the same on every
machine; the speed itself is only printed.
"""
import os
import re
import subprocess
import sys

MOST_INSTRUCTIONS = 300
QUICK = "FELICITY_QUICK" in os.environ


def felicity(*words):
    done = subprocess.run([sys.argv[1], "bench", "rules", *words], capture_output=True, text=True,
                          check=False)
    print(done.stdout, done.stderr, sep="", end="")
    if done.returncode != 0:
        sys.exit(f"exit status {done.returncode}")
    return done.stdout


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if not QUICK and felicity("--seconds", "1").count("million actions/s") != 3:
        sys.exit("a table's speed is missing")
    counts = [float(count) for count in re.findall(r"([\d.]+) instructions an action", felicity("--count"))]
    if len(counts) != 3 or max(counts) > MOST_INSTRUCTIONS or min(counts) < 10:
        sys.exit(f"expected three counts up to {MOST_INSTRUCTIONS}, got {counts}")


if __name__ == "__main__":
    main()
