"""A breadboard with 830 holes: where each hole is, and which holes share a strip of metal.

Places are in steps of 2.54 mm: x is the number of the column, y counts up from row a; the groove between e and f
is two steps wider than the others.  A hole is named as on the board, "a1" to "j63"; a hole of a rail by its sign, the row it
runs along and its column, "-j3".
"""
import re

STEP_MM = 2.54
COLUMNS = 63
ROWS = {letter: y for letter, y in zip("abcdefghij", (0, 1, 2, 3, 4, 7, 8, 9, 10, 11))}
RAILS = {"+j": 15, "-j": 14, "+a": -3, "-a": -4}
# Ten groups of five holes, with the room of one between them.
RAIL_COLUMNS = [3 + 6 * group + hole for group in range(10) for hole in range(5)]
RAIL_CUT = 32  # many boards cut their rails in the middle: what works with the cut works without it
EDGES = (-0.6, -5.0, 64.6, 16.0)  # of the board: left, bottom, right, top


class NoHole(ValueError):
    pass


def place(name):
    """(x, y) of a hole."""
    found = re.fullmatch(r"([a-j]|[+-][aj])(\d+)", name)
    if not found:
        raise NoHole(f'"{name}" is not the name of a hole')
    line, column = found[1], int(found[2])
    if line in ROWS and 1 <= column <= COLUMNS:
        return column, ROWS[line]
    if line in RAILS and column in RAIL_COLUMNS:
        return column, RAILS[line]
    raise NoHole(f"there is no hole {name}")


HOLES = {place(f"{row}{column}"): f"{row}{column}" for row in ROWS for column in range(1, COLUMNS + 1)}
HOLES |= {place(f"{rail}{column}"): f"{rail}{column}" for rail in RAILS for column in RAIL_COLUMNS}


def strip(hole):
    """The name of the metal under a hole: five holes of a column, or half a rail."""
    line, column = re.fullmatch(r"(\D+)(\d+)", hole).groups()
    if line in RAILS:
        return f"{line} {'left' if int(column) < RAIL_CUT else 'right'}"
    return f"{'a-e' if line in 'abcde' else 'f-j'} {column}"
