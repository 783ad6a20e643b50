#!/usr/bin/env python3
"""Plays the key scripts of this folder and compares every picture with the one that is kept.

    scenarios.py check  --felicity PROGRAM --actual FOLDER
    scenarios.py update --felicity PROGRAM [--write-script PROGRAM]

A script says in its first lines where it is played: "# boards: pico_oled picosystem",
"# languages: en de" or "all", "# seed: 3", "# skin: NAME" of tests/skin; "# after: NAME" switches the device on again after another
script was played on it. Its pictures are kept in pictures/BOARD/NAME.png, those of other
languages than English in pictures/BOARD/LANGUAGE/NAME.png.
"""
import argparse
import os
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

HERE = pathlib.Path(__file__).resolve().parent
PICTURES = HERE / "pictures"
sys.path.insert(0, str(HERE.parent))
import languages  # noqa: E402

KEYS = {"A", "B", "X", "Y", "up", "down", "left", "right"}

# Scripts that tests/ui/write_script plays and writes: name, its arguments, where they are played.
WRITTEN = [
    ("game_3", ["3", "1", "six", "game"], "pico_oled picosystem", "en"),
    ("game_4", ["4", "3", "six", "game"], "pico_oled picosystem", "en"),
    ("game_5", ["5", "1", "six", "game"], "pico_oled picosystem", "en"),
    ("game_4_four_buttons", ["4", "3", "four", "game"], "pico_display_2", "en"),
    ("game_4_five_buttons", ["4", "3", "five", "game"], "picoboy", "en"),
    ("tour", ["4", "1", "six", "tour"], "pico_oled picosystem", "all"),
    ("tour_four_buttons", ["5", "1", "four", "tour"], "pico_display_2", "en"),
]
MOST_PRESSES = {"game_4": 240}  # a whole game of four does not tire the thumbs
MOST_SECONDS = {"game_4": 100}  # nor does it keep them waiting


class Script:
    def __init__(self, path):
        self.path = path
        self.lines = path.read_text(encoding="utf-8").splitlines()
        self.header = {}
        for line in self.lines:
            if line.startswith("# ") and ": " in line:
                key, value = line[2:].split(": ", 1)
                self.header[key] = value

    def runs(self, spoken):
        for board in self.header["boards"].split():
            header = self.header.get("languages", "en")
            for language in spoken if header == "all" else header.split():
                yield Run(self, board, language)

    def presses(self):
        words = [line.split("#")[0].split() for line in self.lines]
        return sum(1 for step in words if step and (step[0] in KEYS or step[0] == "hold"))


class Run:
    def __init__(self, script, board, language):
        self.script, self.board, self.language = script, board, language
        self.folder = pathlib.Path(board) if language == "en" else pathlib.Path(board, language)

    def play(self, felicity, folder):
        """None, or what went wrong; the pictures are in the folder."""
        command = [felicity, "play", "--headless", "--board", self.board,
                   "--language", self.language, "--seed", self.script.header.get("seed", "1")]
        if "skin" in self.script.header:
            command += ["--skin", str(HERE.parent / "skin" / (self.script.header["skin"] + ".skin"))]
        scripts = [self.script.path]
        with tempfile.TemporaryDirectory() as elsewhere:
            folders = [folder]
            if "after" in self.script.header:
                scripts.insert(0, HERE / (self.script.header["after"] + ".keys"))
                folders.insert(0, elsewhere)
                command += ["--save", os.path.join(elsewhere, "flash")]
            for script, where in zip(scripts, folders):
                done = subprocess.run(command + ["--script", str(script)], cwd=where,
                                      capture_output=True, text=True, check=False)
                if done.returncode != 0:
                    return f"{self.board} {self.language}: {done.stderr.strip() or done.returncode}"
        return None


# ---- pictures ------------------------------------------------------------------------------------

def unfilter(data, height, stride, step):
    """PNG's five filters undone: the bytes of every row."""
    rows, before, at = [], bytearray(stride), 0
    for _ in range(height):
        kind, row = data[at], bytearray(data[at + 1:at + 1 + stride])
        at += stride + 1
        for i in range(stride):
            left = row[i - step] if i >= step else 0
            up = before[i]
            corner = before[i - step] if i >= step else 0
            if kind == 1:
                row[i] = (row[i] + left) & 255
            elif kind == 2:
                row[i] = (row[i] + up) & 255
            elif kind == 3:
                row[i] = (row[i] + (left + up) // 2) & 255
            elif kind == 4:
                guess = left + up - corner
                near = min((abs(guess - left), 0, left), (abs(guess - up), 1, up),
                           (abs(guess - corner), 2, corner))
                row[i] = (row[i] + near[2]) & 255
        rows.append(row)
        before = row
    return rows


def read_png(path):
    """Width, height, and the colour of every pixel, row by row."""
    data = path.read_bytes()
    if data[:8] != b"\x89PNG\r\n\x1a\n":
        raise ValueError("no PNG")
    at, packed, palette = 8, b"", []
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at:at + 8])
        body = data[at + 8:at + 8 + size]
        if kind == b"IHDR":
            width, height, depth, colour, _, _, interlaced = struct.unpack(">IIBBBBB", body)
        elif kind == b"PLTE":
            palette = [tuple(body[i:i + 3]) for i in range(0, size, 3)]
        elif kind == b"IDAT":
            packed += body
        at += size + 12
    channels = {0: 1, 2: 3, 3: 1, 6: 4}.get(colour)
    if channels is None or interlaced or (channels > 1 and depth != 8):
        raise ValueError("a kind of PNG we do not write")
    stride = (width * depth * channels + 7) // 8
    rows = unfilter(zlib.decompress(packed), height, stride, max(1, depth * channels // 8))
    pixels = []
    for row in rows:
        if channels > 1:
            pixels += [tuple(row[x * channels:x * channels + 3]) for x in range(width)]
            continue
        for x in range(width):
            bit = x * depth
            value = row[bit // 8] >> (8 - depth - bit % 8) & ((1 << depth) - 1)
            grey = value * 255 // ((1 << depth) - 1)
            pixels.append(palette[value] if colour == 3 else (grey, grey, grey))
    return width, height, pixels


def difference(kept, actual):
    """None, or in words where two pictures differ."""
    if kept.read_bytes() == actual.read_bytes():
        return None
    width, height, was = read_png(kept)
    actual_width, actual_height, now = read_png(actual)
    if (width, height) != (actual_width, actual_height):
        return f"it is {actual_width}x{actual_height}, not {width}x{height}"
    places = [i for i in range(len(was)) if was[i] != now[i]]
    if not places:
        return None
    columns = [i % width for i in places]
    y, x = divmod(places[0], width)
    colour = "#%02x%02x%02x"
    return (f"{len(places)} pixels differ, the first at x={x} y={y} "
            f"({colour % was[places[0]]} became {colour % now[places[0]]}), all within "
            f"x={min(columns)}..{max(columns)} y={y}..{places[-1] // width}")


# ---- the two verbs -------------------------------------------------------------------------------

def play_all(felicity, folder):
    """Every script on every board in every language; what went wrong."""
    def play(run):
        (folder / run.folder).mkdir(parents=True, exist_ok=True)
        return run.play(felicity, folder / run.folder)

    scripts = [Script(path) for path in sorted(HERE.glob("*.keys"))]
    spoken = languages.codes(felicity)
    runs = [run for script in scripts for run in script.runs(spoken)]
    names = [(run.folder, line.split()[1]) for run in runs for line in run.script.lines
             if line.startswith("shot ")]
    faults = [f"two scripts write {folder / name}" for (folder, name), count in sorted(Counter(names).items()) if count > 1]
    for script in scripts:
        most = MOST_PRESSES.get(script.path.stem)
        if most is not None:
            print(f"{script.path.name}: {script.presses()} presses of at most {most}")
            if script.presses() > most:
                faults.append(f"{script.path.name}: {script.presses()} presses, at most {most}")
        longest = MOST_SECONDS.get(script.path.stem)
        if longest is not None:
            waited = int(re.search(r"(\d+) s of waiting", script.path.read_text(encoding="utf-8")).group(1))
            print(f"{script.path.name}: {waited} s of waiting, at most {longest}")
            if waited > longest:
                faults.append(f"{script.path.name}: {waited} s of waiting, at most {longest}")
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        faults += [fault for fault in pool.map(play, runs) if fault]
    print(f"{len(runs)} runs of {len(scripts)} scripts")
    return faults


def pictures_in(folder):
    return {path.relative_to(folder) for path in folder.rglob("*.png")}


def check(felicity, actual):
    shutil.rmtree(actual, ignore_errors=True)
    actual.mkdir(parents=True)
    faults = play_all(felicity, actual)
    made, kept = pictures_in(actual), pictures_in(PICTURES)
    faults += [f"pictures/{name} is kept, but no script makes it" for name in sorted(kept - made)]
    faults += [f"{actual / name} is new: none is kept" for name in sorted(made - kept)]
    for name in sorted(made & kept):
        words = difference(PICTURES / name, actual / name)
        if words:
            faults.append(f"pictures/{name}: {words}; see {actual / name}")
        else:
            (actual / name).unlink()
    print(f"{len(made & kept)} pictures compared")
    for fault in faults:
        print(fault)
    if faults:
        print(f"{len(faults)} faults. If the new pictures are right: tests/scenarios/regenerate")
    return 1 if faults else 0


def write_games(write_script):
    for name, arguments, boards, spoken in WRITTEN:
        played = subprocess.run([write_script, *arguments], capture_output=True, text=True,
                                check=True)
        head = (f"# Written by: write_script {' '.join(arguments)} ({played.stderr.strip()})\n"
                f"# boards: {boards}\n# languages: {spoken}\n# seed: {arguments[1]}\n")
        (HERE / f"{name}.keys").write_text(head + played.stdout, encoding="utf-8")


def update(felicity, write_script):
    if write_script:
        write_games(write_script)
    with tempfile.TemporaryDirectory() as folder:
        faults = play_all(felicity, pathlib.Path(folder))
        if faults:
            print("\n".join(faults))
            return 1
        shutil.rmtree(PICTURES, ignore_errors=True)
        shutil.copytree(folder, PICTURES)
    made = pictures_in(PICTURES)
    size = sum((PICTURES / name).stat().st_size for name in made)
    print(f"{len(made)} pictures, {size / 1024:.0f} KB. Look at them before they are kept.")
    return 0


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("verb", choices=["check", "update"])
    parser.add_argument("--felicity", required=True)
    parser.add_argument("--write-script")
    parser.add_argument("--actual", type=pathlib.Path)
    options = parser.parse_args()
    felicity = os.path.abspath(options.felicity)
    if options.verb == "update":
        return update(felicity, options.write_script)
    if options.actual is None:
        parser.error("check needs --actual FOLDER")
    return check(felicity, options.actual.absolute())


if __name__ == "__main__":
    sys.exit(main())
