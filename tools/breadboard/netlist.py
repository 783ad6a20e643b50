"""Checks a layout: what its strips and wires join must be what board.h wants joined, and all of it must fit."""
from collections import Counter

from breadboard import grid, parts

MARGIN = 0.2  # steps around a body in which no plug of a wire fits
GROUND, SUPPLY = ("pico", "GND"), ("pico", "3V3(OUT)")


def wanted(board):
    """The nets of a board: sets of (part, pin). A pin that is alone in its net is not in the list."""
    ground, supply = {GROUND, ("display", "GND")}, {SUPPLY, ("display", "VCC")}
    nets = [ground, supply]
    lines = {key: gpio for key, gpio in board["bus"].items() if key in ("sda", "scl", "sck", "mosi", "cs", "dc")}
    lines["rst"] = board["panel"]["reset"]
    header = {word: pin for pin, word in parts.HEADERS[board["bus"]["kind"]].items()}
    for line, gpio in lines.items():
        if gpio is not None:
            nets.append({("pico", f"GP{gpio}"), ("display", header[line.upper()])})
    two_ended = {f"button {key}": gpio for key, gpio in board["keys"]["pins"].items()}
    if board["piezo"] is not None:
        two_ended["piezo"] = board["piezo"]
    for part, gpio in two_ended.items():
        nets.append({("pico", f"GP{gpio}"), (part, "1")})
        ground.add((part, "2"))
    return {frozenset(net) for net in nets}


def groups(pairs):
    """The sets of names that the pairs join."""
    joined = {}
    for first, second in pairs:
        one = joined.setdefault(first, {first})
        other = joined.setdefault(second, {second})
        if one is not other:
            one |= other
            joined.update(dict.fromkeys(other, one))
    return {id(group): group for group in joined.values()}.values()


def found(layout):
    """The nets of a layout, from leg to strip to wire to strip; each with its pins and its strips."""
    pairs = [(("strip", grid.strip(end)),) * 2 for wire in layout.wires for end in wire.ends]
    pairs += [tuple(("strip", grid.strip(end)) for end in wire.ends) for wire in layout.wires]
    for part in layout.parts:
        for pin, places in part.pins.items():
            pairs += [((part.name, pin), ("strip", grid.strip(grid.HOLES[place]))) for place in places if place in grid.HOLES]
    nets = []
    for group in groups(pairs):
        strips = {name for kind, name in group if kind == "strip"}
        nets.append(({pin for pin in group if pin[0] != "strip"}, strips))
    return nets


def either_way_round(nets):
    """Buttons and piezo have no polarity: the end at GND counts as end 2."""
    ground = next((pins for pins, _ in nets if GROUND in pins), set())
    turned = {part for part, pin in ground if pin == "1"}
    exchange = {"1": "2", "2": "1"}
    return [({(part, exchange[pin]) if part in turned else (part, pin) for part, pin in pins}, strips)
            for pins, strips in nets]


def words(net):
    return ", ".join(f"{part} {pin}" for part, pin in sorted(net))


def net_faults(layout, board):
    nets, want = either_way_round(found(layout)), wanted(board)
    have = {frozenset(pins) for pins, _ in nets if len(pins) > 1}
    faults = [f"board.h wants joined: {words(net)}" for net in sorted(want - have, key=words)]
    faults += [f"the breadboard joins: {words(net)}" for net in sorted(have - want, key=words)]
    for pins, strips in nets:
        for sign, supply in (("-", GROUND), ("+", SUPPLY)):
            rails = [strip for strip in strips if strip.startswith(sign)]
            if rails and supply not in pins:
                faults.append(f"the rail {rails[0]} is not joined to {supply[1]}")
    return faults


def colour_faults(layout):
    """GND is black, 3V3 is red; two signals of one kind of part differ."""
    net_of = {strip: pins for pins, strips in found(layout) for strip in strips}
    faults, used = [], Counter()
    for wire in layout.wires:
        pins = net_of[grid.strip(wire.ends[0])]
        colour = "black" if GROUND in pins else "red" if SUPPLY in pins else None
        name = f"the {wire.colour} wire from {wire.ends[0]} to {wire.ends[1]}"
        if colour and wire.colour != colour:
            faults.append(f"{name} should be {colour}")
        elif not colour and wire.colour in ("black", "red"):
            faults.append(f"{name} carries a signal")
        if not colour:
            used.update({(wire.colour, part.split()[0]) for part, _ in pins if part != "pico"})
    return faults + [f"two {colour} wires for {part}" for (colour, part), count in used.items() if count > 1]


def overlap(one, other):
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def covers(body, place):
    x, y = place
    return body[0] - MARGIN < x < body[2] + MARGIN and body[1] - MARGIN < y < body[3] + MARGIN


def room_faults(layout):
    """Each leg and each end of a wire has a hole of its own that no other body covers; bodies do not overlap."""
    faults, taken = [], Counter()
    for part in layout.parts:
        for pin, places in part.pins.items():
            for place in places:
                if place in grid.HOLES:
                    taken[grid.HOLES[place]] += 1
                else:
                    faults.append(f"{part.name} {pin} has no hole at column {place[0]:g}, height {place[1]:g}")
    taken.update(end for wire in layout.wires for end in wire.ends)
    faults += [f"{count} legs or wires in {hole}" for hole, count in taken.items() if count > 1]
    for part in layout.parts:
        own = {place for places in part.pins.values() for place in places}
        faults += [f"{part.name} covers {hole}, which is in use" for hole in taken
                   if covers(part.body, grid.place(hole)) and grid.place(hole) not in own]
        faults += [f"{part.name} and {other.name} overlap" for other in layout.parts
                   if part.name < other.name and overlap(part.body, other.body)]
    return faults


def faults(layout, board):
    return room_faults(layout) + net_faults(layout, board) + colour_faults(layout)
