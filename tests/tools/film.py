#!/usr/bin/env python3
"""The script of the film in README.md plays to its end, and every change is a picture: film.py WRITE_FILM"""
import pathlib
import subprocess
import sys
import tempfile

SCRIPT = pathlib.Path(__file__).resolve().parents[2] / "docs/pictures/round.keys"
LEAST_PICTURES = 100  # a round is a film, no slide show
LONGEST_MS = 45_000  # a reader of README.md sees the end


def film(program, script, folder):
    return subprocess.run([program, "picosystem", "6", str(script), folder], capture_output=True, text=True, check=False)


def main():
    program = sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        done = film(program, SCRIPT, folder)
        assert done.returncode == 0, done.stderr
        moments = sorted(int(picture.stem) for picture in pathlib.Path(folder).glob("*.png"))
        assert len(moments) >= LEAST_PICTURES, f"{len(moments)} pictures"
        assert moments[-1] <= LONGEST_MS, f"{moments[-1]} ms"
    with tempfile.TemporaryDirectory() as folder:
        wrong = pathlib.Path(folder, "wrong.keys")
        wrong.write_text("settle\nexpect no such words\n", encoding="utf-8")
        done = film(program, wrong, folder)
        assert done.returncode == 1 and "wrong.keys:2: " in done.stderr, (done.returncode, done.stderr)
        assert film(program, wrong, folder + "/missing").returncode == 1
    print(f"{len(moments)} pictures in {moments[-1]} ms")


main()
