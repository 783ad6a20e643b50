"""Checks that the drawn wires can be followed: over no part, label, used hole or other wire in the same direction."""
from breadboard import drawing, grid
from breadboard.netlist import overlap

NEAR = 0.3  # steps; a wire is drawn as wide as this


def pieces(wire):
    """The straight pieces of a route, as boxes as wide as the wire; a slanted piece as a row of small ones."""
    corners = wire.route()
    for (x1, y1), (x2, y2) in zip(corners, corners[1:]):
        slices = 1 if x1 == x2 or y1 == y2 else 40
        for at in range(slices):
            xs = sorted((x1 + (x2 - x1) * part / slices for part in (at, at + 1)))
            ys = sorted((y1 + (y2 - y1) * part / slices for part in (at, at + 1)))
            yield (xs[0] - NEAR / 2, ys[0] - NEAR / 2, xs[1] + NEAR / 2, ys[1] + NEAR / 2)


def runs(wire):
    """The pieces along columns and along rows, each with its direction."""
    corners = wire.route()
    for first, second in zip(corners, corners[1:]):
        for across in (0, 1):
            if first[across] == second[across] and first != second:
                ends = sorted((first[1 - across], second[1 - across]))
                yield across, first[across], ends


def side_by_side(one, other):
    """Two wires that are drawn over each other for a way, not only where they cross."""
    return any(a == b and abs(x - y) < NEAR and max(s[0], t[0]) < min(s[1], t[1])
               for a, x, s in runs(one) for b, y, t in runs(other))


def faults(layout):
    words = drawing.labels(layout)
    boxes = {wire: drawing.label_box(wire, text) for wire, text in words.items() if wire.by}
    found = [f"{text} has no label: give its wire a route" for wire, text in words.items() if not wire.by]
    used = {grid.place(end): wire for wire in layout.wires for end in wire.ends}
    for at, wire in enumerate(layout.wires):
        name = f"the wire from {wire.ends[0]} to {wire.ends[1]}"
        own = list(pieces(wire))
        found += [f"{name} runs over {part.name}" for part in layout.parts if any(overlap(piece, part.body) for piece in own)]
        for place, other in used.items():
            dot = (place[0] - NEAR / 2, place[1] - NEAR / 2, place[0] + NEAR / 2, place[1] + NEAR / 2)
            if other is not wire and any(overlap(piece, dot) for piece in own):
                found.append(f"{name} runs over {grid.HOLES[place]}, where another wire ends")
        found += [f"{name} runs over the label {words[other]}" for other, box in boxes.items()
                  if other is not wire and any(overlap(piece, box) for piece in own)]
        found += [f"{name} and that from {other.ends[0]} are drawn over each other" for other in layout.wires[at + 1:]
                  if side_by_side(wire, other)]
    ordered = list(boxes.items())
    for at, (wire, box) in enumerate(ordered):
        found += [f"the labels {words[wire]} and {words[other]} overlap" for other, another in ordered[at + 1:]
                  if overlap(box, another)]
    return found
