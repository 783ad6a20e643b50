#!/usr/bin/env python3
"""usage: tests/tools/same_release.py [--whole] BUILD_FOLDER SCRATCH

The same commit gives the same bytes in another folder: a clone elsewhere is built without ccache and with another user name, home,
umask, time zone, locale and date, for the compiler and of every source file. Its release must equal the one from BUILD_FOLDER, file by file.
There it compiles the web module and one board, whose other images and whose host program it borrows; with --whole everything,
by tools/release alone, and with an empty ccache of its own.
"""
import filecmp
import os
import pathlib
import re
import shutil
import subprocess
import sys

sys.dont_write_bytecode = True
from clones import LONG_AGO, ROOT, borrow, clone  # noqa: E402  pylint: disable=wrong-import-position

FIRST_CHIP_ALONE = re.compile(r"^set\(BOARD_CHIPS \w+\)", re.M)  # such a board is built in half of the time
OTHER = {"USER": "ada", "LOGNAME": "ada", "USERNAME": "ada", "HOSTNAME": "elsewhere", "TZ": "Pacific/Kiritimati", "LC_ALL": "C", "LANG": "C",
         "SOURCE_DATE_EPOCH": str(LONG_AGO), "CCACHE_DISABLE": "1"}


def run(*command, cwd, env=None):
    done = subprocess.run([str(word) for word in command], cwd=cwd, env=env, capture_output=True, text=True, check=False,
                          umask=0o077 if env else -1)
    if done.returncode != 0:
        sys.exit(f"{command[0]}: exit status {done.returncode}\n{done.stdout[-3000:]}\n{done.stderr[-3000:]}")


def main():
    words = sys.argv[1:]
    whole = "--whole" in words
    built, scratch = (pathlib.Path(word).resolve() for word in words if word != "--whole")
    shutil.rmtree(scratch, ignore_errors=True)
    here, there = scratch / "here", scratch / "another/place"
    boards = sorted(path.parent.name for path in (ROOT / "boards").glob("*/board.cmake"))
    board = next(name for name in boards if FIRST_CHIP_ALONE.search((ROOT / f"boards/{name}/board.cmake").read_text("utf-8")))

    # The release from what is built: its pages need the images of all boards, which may be newer.
    borrow(built, here / "build", but=["web"])
    borrow(built / "web", here / "build/web", but=["page", "bundled.txt"])
    run("tools/build-web", "--strict", "--into", here / "build/web/page", cwd=ROOT)
    run("tools/release", "--from", here / "build", "--to", here / "dist", cwd=ROOT)

    clone(there)
    env = {name: value for name, value in os.environ.items() if not name.startswith(("CCACHE", "CMAKE", "LC_", "FELICITY"))}
    env.update(OTHER, HOME=str(scratch / "home"))
    (scratch / "home").mkdir()
    if whole:
        del env["CCACHE_DISABLE"]  # boards share what is compiled: one board is enough to see that ccache changes nothing
        run("tools/release", cwd=there, env=env)
    else:
        borrow(built, there / "build", but=["web", board])
        run("cmake", "--preset", board, cwd=there, env=env)
        run("cmake", "--build", "--preset", board, cwd=there, env=env)
        run("tools/build-web", cwd=there, env=env)
        run("tools/release", "--from", there / "build", cwd=there, env=env)

    names = {path.name for folder in (here, there) for path in (folder / "dist").iterdir()}
    differ = [name for name in sorted(names) if not ((here / "dist" / name).is_file() and (there / "dist" / name).is_file() and
                                                     filecmp.cmp(here / "dist" / name, there / "dist" / name, shallow=False))]
    if differ:
        sys.exit(f"{here}/dist and {there}/dist differ in {', '.join(differ)}")
    print(f"{len(names)} files are the same; compiled elsewhere: {'everything' if whole else board + ' and the web module'}")
    shutil.rmtree(scratch)


main()
