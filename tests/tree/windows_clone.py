#!/usr/bin/env python3
"""usage: tests/tree/windows_clone.py SCRATCH

A clone made as Git for Windows makes it, with lines that end in CR LF where nothing forbids that, must
still run in WSL.
"""
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRATCH = pathlib.Path(sys.argv[1]).resolve()


def git(*words):
    return subprocess.run(["git", *words], check=True, capture_output=True, text=True).stdout


def main():
    if not (ROOT / ".git").exists():
        print("NOT TESTED: this tree is not a clone")
        return
    shutil.rmtree(SCRATCH, ignore_errors=True)
    git("clone", "--quiet", "--depth", "1", "-c", "core.autocrlf=true", "-c", "core.eol=crlf", f"file://{ROOT}", str(SCRATCH))
    # What is in the index and what is in the folder: "i/lf w/crlf attr/... \tpath".
    turned = [line for line in git("-C", str(SCRATCH), "ls-files", "--eol").splitlines() if "w/crlf" in line]
    if turned:
        sys.exit("lines end in CR LF:\n" + "\n".join(turned[:10]))
    helped = subprocess.run(["./test", "--help"], cwd=SCRATCH, capture_output=True, text=True, check=True)
    assert helped.stdout.startswith("usage: ./test "), helped.stdout
    asked = subprocess.run(["tools/build-firmware"], cwd=SCRATCH, capture_output=True, text=True)
    assert asked.returncode == 2 and "boards: " in asked.stderr and "pico_oled" in asked.stderr, asked
    shutil.rmtree(SCRATCH)
    print("no line ends in CR LF, and the scripts run")


if __name__ == "__main__":
    main()
