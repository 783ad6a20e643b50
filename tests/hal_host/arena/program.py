"""Shared by tests that start the program: the program under test, and the output of a test."""
import json
import os
import signal
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

PROGRAM = os.path.abspath(sys.argv[1]) if len(sys.argv) > 1 else ""
QUICK = "FELICITY_QUICK" in os.environ


def felicity(*words, text=b"", timeout=120, **more):
    return subprocess.run([PROGRAM, *words], input=text, capture_output=True, timeout=timeout,
                          check=False, **more)


def demand(truth, what):
    if not truth:
        raise AssertionError(what)


def expect_wrong(done, what):
    """One sentence on stderr, status 2, nothing on stdout."""
    demand(done.returncode == 2, f"{what}: exit status {done.returncode}")
    demand(done.stdout == b"", f"{what}: stdout {done.stdout[:200]!r}")
    demand(done.stderr.count(b"\n") == 1 and done.stderr.endswith(b"\n") and len(done.stderr) > 10,
           f"{what}: stderr {done.stderr[:300]!r}")


def arena(seats, *words, **more):
    """The JSON of an arena that ran well, and what it printed on stderr. Always the same deals."""
    seed = () if "--seed" in words else ("--seed", "1")
    done = felicity("arena", "--seats", seats, "--json", *words, *seed, **more)
    demand(done.returncode == 0, f"{seats}: status {done.returncode}, {done.stderr[-500:]!r}")
    return json.loads(done.stdout), done.stderr.decode()


def passes(test):
    try:
        test()
        print(f"{test.__name__}: PASS", flush=True)
        return True
    except AssertionError as fault:
        print(f"{test.__name__}: FAIL: {fault}", flush=True)
        return False


def run(*tests, at_once=1):
    """`at_once` is for tests that wait most of the time."""
    if not PROGRAM:
        sys.exit("usage: TEST PROGRAM")
    signal.alarm(900)
    with ThreadPoolExecutor(at_once) as pool:
        failed = list(pool.map(passes, tests)).count(False)
    print(f"{len(tests)} tests, {failed} failures")
    sys.exit(1 if failed else 0)
