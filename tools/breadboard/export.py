"""A layout as data for the emulator: which strips of metal the pins of the parts are in, and the wires between them."""
import pathlib

from breadboard import grid, layout

BOARDS = pathlib.Path(__file__).resolve().parent.parent.parent / "boards"


def netlist(board):
    """Of a board as its JSON describes it; None: it has no breadboard."""
    plan = layout.read(BOARDS / board["name"], board)
    if plan is None:
        return None
    pins = {part.name: {pin: sorted({grid.strip(grid.HOLES[place]) for place in places if place in grid.HOLES})
                        for pin, places in part.pins.items()} for part in plan.parts}
    wires = [{"step": step.name, "colour": wire.colour, "holes": list(wire.ends), "strips": [grid.strip(end) for end in wire.ends]}
             for step in plan.steps for wire in step.wires]
    return {"pins": pins, "wires": wires}
