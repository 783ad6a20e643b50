"""Reads a layout, boards/NAME/breadboard.txt: the steps in which a breadboard is filled.

    like BOARD                        everything as in the layout of this board
    step NAME                         begins a step: power, display, one for each button, piezo
    NAME at HOLE                      a part by the hole of its first leg: pico at c1, button up at e27
    COLOUR from HOLE to HOLE          a wire, drawn as a straight line
    COLOUR from HOLE to HOLE by -7    drawn down to the height -7 (in holes above row a), along it, and to its end;
                                      "by -7 56 12" goes on from there: to column 56, up to 12, along that
"""
import re
from dataclasses import dataclass, field
from math import dist

from breadboard import grid, parts

COLOURS = ("black", "red", "blue", "yellow", "green", "orange", "purple", "grey", "white", "brown")
# Lengths in which jumper wires are sold, and the distance of two holes that each reaches in a bow over the parts.
LENGTHS = ((10, 70), (20, 160))  # cm, mm


@dataclass(frozen=True)
class Wire:
    colour: str
    ends: tuple  # two holes
    by: tuple = ()

    def route(self):
        """The corners of the drawn line."""
        (x, y), last = grid.place(self.ends[0]), grid.place(self.ends[1])
        corners = [(x, y)]
        for at, value in enumerate(self.by):
            x, y = (x, value) if at % 2 == 0 else (value, y)
            corners.append((x, y))
        return corners + ([(last[0], y)] if self.by else []) + [last]

    def centimetres(self):
        mm = dist(grid.place(self.ends[0]), grid.place(self.ends[1])) * grid.STEP_MM
        return next(cm for cm, reach in LENGTHS if mm <= reach)


@dataclass
class Step:
    name: str
    parts: list = field(default_factory=list)
    wires: list = field(default_factory=list)


class Layout:
    def __init__(self, steps):
        self.steps = steps

    @property
    def parts(self):
        return [part for step in self.steps for part in step.parts]

    @property
    def wires(self):
        return [wire for step in self.steps for wire in step.wires]


def read_line(line, steps, board):
    if found := re.fullmatch(r"step (\w+( \w+)?)", line):
        steps.append(Step(found[1]))
    elif not steps:
        raise ValueError("the first line is a step, or like BOARD")
    elif found := re.fullmatch(r"(\w+( \w+)?) at (\S+)", line):
        steps[-1].parts.append(parts.make(found[1], *grid.place(found[3]), board))
    elif found := re.fullmatch(r"(\w+) from (\S+) to (\S+)( by (.+))?", line):
        if found[1] not in COLOURS:
            raise ValueError(f'"{found[1]}" is not a colour of wires: {", ".join(COLOURS)}')
        grid.place(found[2]), grid.place(found[3])
        by = tuple(float(word) for word in (found[5] or "").split())
        if by and len(by) % 2 == 0:
            raise ValueError("a route ends with a height: an odd count of numbers")
        steps[-1].wires.append(Wire(found[1], (found[2], found[3]), by))
    else:
        raise ValueError(f'"{line}" is neither a step, a part nor a wire')


def parse(text, board, name="breadboard.txt"):
    steps = []
    for number, line in enumerate(text.splitlines(), 1):
        line = line.split("#")[0].strip()
        if not line:
            continue
        try:
            read_line(line, steps, board)
        except ValueError as fault:
            raise SystemExit(f"{name}:{number}: {fault}") from fault
    return Layout(steps)


def path_of(folder):
    """The layout file of a board's folder, if it has one: its own, or that of the board it names with "like"."""
    path = folder / "breadboard.txt"
    if not path.exists():
        return None
    found = re.search(r"^like (\w+)$", path.read_text("utf-8"), re.M)
    return folder.parent / found[1] / "breadboard.txt" if found else path


def read(folder, board):
    path = path_of(folder)
    return parse(path.read_text("utf-8"), board, f"boards/{path.parent.name}/{path.name}") if path else None
