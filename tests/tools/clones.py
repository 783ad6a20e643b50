"""Clones of the tree in other folders, and what is built already lent to them. For tests of releases."""
import os
import pathlib
import shutil
import subprocess

ROOT = pathlib.Path(__file__).resolve().parents[2]
LONG_AGO = 1_000_000_000  # the date of every source file of a clone


def link(source, to):
    """A second name for a file, or a copy on another disk."""
    try:
        os.link(source, to)
    except OSError:
        shutil.copy2(source, to)


def clone(to):
    """The tree with its changes that are not committed, but nothing that was built."""
    subprocess.run(["git", "clone", "-q", ROOT, to], check=True)
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True, capture_output=True)
    wanted = {name for name in listed.stdout.decode().split("\0")[:-1] if (ROOT / name).is_file()}
    for path in [path for path in to.rglob("*") if path.is_file() and ".git" not in path.relative_to(to).parts]:
        if str(path.relative_to(to)) not in wanted:
            path.unlink()
    for name in wanted:
        (to / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, to / name)
        os.utime(to / name, (LONG_AGO, LONG_AGO))
    if (ROOT / ".toolchain").exists():
        shutil.copytree(ROOT / ".toolchain", to / ".toolchain", copy_function=link, symlinks=True)
    for folder in ("emulator", "hal_web/workshop"):
        shutil.copytree(ROOT / folder / "node_modules", to / folder / "node_modules")


def borrow(built, to, but=()):
    """A folder with links to all that is in another one."""
    to.mkdir(parents=True)
    for path in built.iterdir():
        if path.name not in but:
            (to / path.name).symlink_to(path)
