"""Draws a layout hole by hole: the board, its parts, and wires with labels. No words, so one picture serves every language."""
from html import escape

from breadboard import grid, netlist, parts
from breadboard.svg import FONT, bare, circle, group, line, number, rect, text, width

PITCH = 18
LEFT, MARGIN = 1.1, 0.6  # steps from the edge of the picture to column 0, and around everything
WIRE = {"black": "#1a1a1a", "red": "#d3202c", "blue": "#1565c0", "yellow": "#f5d000", "green": "#2e9e44",
        "orange": "#f08019", "purple": "#8e3ab5", "grey": "#9aa0a6", "white": "#fff", "brown": "#7a4a21"}
LABEL_COLUMN = 20.5  # right of the Pico, where all wires run side by side
LABEL_SIZE = 9.5
NOTE = "♪"
SHORT = {"3V3(OUT)": "3V3", "ADC_VREF": "VREF", "3V3_EN": "3V3EN"}
USB_OUT = 0.5  # steps by which the socket stands out of the Pico
METAL, GOLD = "#c4c9cd", "#d4a72c"


class Paper:
    """Places in steps to places in the picture."""

    def __init__(self, layout, caption=0):
        heights = [y for wire in layout.wires for _, y in wire.route()] + [grid.EDGES[1], grid.EDGES[3]]
        self.top, self.bottom = max(heights) + MARGIN + caption, min(heights) - MARGIN
        self.width = number((grid.EDGES[2] + MARGIN + LEFT) * PITCH)
        self.height = number((self.top - self.bottom) * PITCH)

    def at(self, x, y):
        return (x + LEFT) * PITCH, (self.top - y) * PITCH

    def box(self, body, fill, radius=0, more=""):
        (x, y), (right, bottom) = self.at(body[0], body[3]), self.at(body[2], body[1])
        return rect(x, y, right - x, bottom - y, fill, radius, more)


def symbol(part):
    """What is printed for a part or its pin in a label."""
    if part == "piezo":
        return NOTE
    key = part.removeprefix("button ")
    return parts.ARROWS.get(key, key)


def labels(layout):
    """Wire → the words of its label, for wires that carry a signal."""
    pins_of = {strip: pins for pins, strips in netlist.found(layout) for strip in strips}
    made = {}
    for wire in layout.wires:
        pins = pins_of[grid.strip(wire.ends[0])]
        gpio = [pin for part, pin in pins if part == "pico" and pin.startswith("GP")]
        ends = [pin if part == "display" else symbol(part) for part, pin in pins if part != "pico"]
        if len(gpio) == 1 and len(ends) == 1:
            made[wire] = f"{gpio[0]} → {ends[0]}"
    return made


def label_box(wire, words):
    """Left, bottom, right, top of a label on its wire, in steps; the wire's first run along the board carries it."""
    height = wire.by[0] if wire.by else None
    if height is None:
        return None
    wide = (width(words, LABEL_SIZE) + 6) / PITCH
    return LABEL_COLUMN, height - 0.36, LABEL_COLUMN + wide, height + 0.36


# ---- the board ---------------------------------------------------------------------------------

def dots(paper, first, count, colour, wide, pattern=f"0 {PITCH}"):
    """A row of round dots is a dotted line."""
    x, y = paper.at(*first)
    return line([(x, y), (x + (count - 1) * PITCH + 1, y)], colour, wide,
                f' stroke-dasharray="{pattern}" stroke-linecap="round"')


def holes(paper, y, columns, gaps):
    pattern = f"0 {PITCH} " * 4 + f"0 {2 * PITCH}" if gaps else f"0 {PITCH}"
    return dots(paper, (columns[0], y), columns[-1] - columns[0] + 1, "#6f6a5e", 5, pattern)


def is_free(layout, place):
    """No wire and no body over the printed number of a column."""
    x, y = place
    for part in layout.parts:
        if part.body[0] - 0.7 < x < part.body[2] + 0.7 and part.body[1] - 0.5 < y < part.body[3] + 0.5:
            return False
    for wire in layout.wires:
        corners = wire.route()
        for (x1, y1), (x2, y2) in zip(corners, corners[1:]):
            if min(x1, x2) - 0.7 < x < max(x1, x2) + 0.7 and min(y1, y2) - 0.5 < y < max(y1, y2) + 0.5:
                return False
    return True


def draw_board(paper, layout):
    out = [paper.box(grid.EDGES, "#f6f3ec", 6, ' stroke="#bdb5a3"'),
           paper.box((grid.EDGES[0], 5, grid.EDGES[2], 6), "#e3ddcf")]
    for rail, y in grid.RAILS.items():
        colour, side = ("#d3202c", 0.45) if rail[0] == "+" else ("#1565c0", -0.45)
        for first, last in ((2.6, 31.4), (32.6, 61.4)):
            out.append(line([paper.at(first, y + side), paper.at(last, y + side)], colour, 1.5))
        for x in (1.6, 62.4):
            place = paper.at(x, y)
            out.append(text(place[0], place[1] + 5, "+" if rail[0] == "+" else "−", 15, colour, "middle", True))
        out.append(holes(paper, y, grid.RAIL_COLUMNS, True))
    printed = []
    for letter, y in grid.ROWS.items():
        out.append(holes(paper, y, range(1, grid.COLUMNS + 1), False))
        printed += [(letter, (0.05, y)), (letter, (63.95, y))]
    for column in [1, *range(5, grid.COLUMNS, 5), grid.COLUMNS]:
        printed += [(str(column), (column, y)) for y in (-0.95, 11.95) if is_free(layout, (column, y))]
    return out + [group(' font-size="10" fill="#857d6c" text-anchor="middle" transform="translate(0 3.5)"',
                        [bare(*paper.at(*place), words) for words, place in printed])]


# ---- the parts ---------------------------------------------------------------------------------

def draw_pico(paper, part, used):
    x, y = part.at
    body = part.body
    out = [paper.box(body, "#1f7a43", 5),
           paper.box((body[0] - USB_OUT, y + 2.1, body[0] + 1.7, y + 4.9), "#c9cdd0", 2)]
    place = paper.at(body[0] + 0.6, y + 3.5)
    out.append(text(place[0], place[1] + 3.5, "USB", 10, "#222", "middle", True))
    out.append(paper.box((x + 3.25, y + 1.7, x + 4.85, y + 2.8), "#fff", 4, ' stroke="#222"'))
    place = paper.at(x + 5.15, y + 2.25)
    out.append(text(place[0], place[1] + 4, "BOOTSEL", 10.5, "#fff", "start", True))
    out.append(paper.box((x + 8.4, y + 2.9, x + 10.6, y + 5.1), "#26292b", 2))
    place = paper.at(x + 14.5, y + 3.3)
    out.append(text(place[0], place[1], "Pico", 20, "#fff", "middle", True))
    out += [dots(paper, place, 20, GOLD, 9) for place in ((x, y), (x, y + 7))]
    names = {(side, bold): [] for side in ("start", "end") for bold in (True, False)}
    for leg, place in enumerate(parts.leg_places(x, y), 1):
        px, py = paper.at(*place)
        name = parts.leg_name(leg)
        side, py = ("start", py - 7) if leg <= 20 else ("end", py + 7)
        names[side, place in used].append(bare(-py, px + 3.5, SHORT.get(name, name)))  # turned: x runs up, y to the right
    for (side, bold), made in names.items():
        look = ' fill="#fff" font-weight="bold"' if bold else ' fill="#a9d3b8"'
        out.append(group(f' transform="rotate(-90)" font-size="9" text-anchor="{side}"{look}', made))
    return out


def draw_display(paper, part, inches):
    left, bottom, right, top = part.body
    high = top - bottom
    glass = (left + 0.3, bottom + 0.16 * high, right - 0.3, top - 0.17 * high)
    out = [paper.box(part.body, "#173a63", 4), paper.box(glass, "#0d0f11", 2),
           paper.box((glass[0] + 0.8, glass[1] + 1.6, glass[2] - 0.8, glass[3] - 0.6), "#0a1a24", 0, ' stroke="#2b5d77"')]
    for x in (left + 0.8, right - 0.8):
        for y in (bottom + 0.8, top - 0.8):
            out.append(circle(*paper.at(x, y), 5, "#f6f3ec"))
    for pin, [place] in part.pins.items():
        px, py = paper.at(*place)
        out += [circle(px, py, 4.5, GOLD), text(px, py + 14, pin, 7, "#fff", "middle", True)]
    px, py = paper.at((left + right) / 2, (glass[1] + glass[3]) / 2)
    return out + [text(px, py, f"OLED {inches}", 15, "#7fd6ff", "middle", True)]


def draw_button(paper, part, first):
    """The first button is drawn, the others are copies of it."""
    (x, y), (first_x, first_y) = paper.at(*part.at), paper.at(*first.at)
    left, bottom, right, top = part.body
    middle = paper.at((left + right) / 2, (bottom + top) / 2)
    out = [f'<use href="#button" x="{number(x - first_x)}" y="{number(y - first_y)}"/>']
    if part is first:
        legs = [[paper.at(*place) for place in places] for places in part.pins.values()]
        shape = [line(places, METAL, 5) for places in legs]
        shape += [circle(*place, 4.5, METAL, ' stroke="#555"') for places in legs for place in places]
        shape.append(paper.box(part.body, "#3a3d40", 3))
        for (x1, y1), (x2, y2) in legs:  # the strips inside that join two legs
            shape.append(line([(x1, y1 - 5), (x2, y2 + 5)], METAL, 2, ' stroke-dasharray="3 2"'))
        out = [group(' id="button"', shape + [circle(*middle, 13, "#111", ' stroke="#888"')])]
    return out + [text(middle[0], middle[1] + 5.5, symbol(part.name), 16, "#fff", "middle", True)]


def draw_piezo(paper, part):
    middle = paper.at((part.body[0] + part.body[2]) / 2, (part.body[1] + part.body[3]) / 2)
    out = [circle(*middle, parts.PIEZO_MM / grid.STEP_MM / 2 * PITCH, "#2b2b2b", ' stroke="#777"')]
    out += [circle(*paper.at(*place), 4.5, METAL) for [place] in part.pins.values()]
    return out + [text(middle[0], middle[1] + 7, NOTE, 20, "#fff", "middle")]


def draw_parts(paper, board, shown, used):
    out, buttons = [], [part for part in shown if part.name.startswith("button ")]
    for part in shown:
        if part.name == "pico":
            out += draw_pico(paper, part, used)
        elif part.name == "display":
            out += draw_display(paper, part, parts.INCHES[board["panel"]["controller"]])
        elif part.name == "piezo":
            out += draw_piezo(paper, part)
        else:
            out += draw_button(paper, part, buttons[0])
    return out


# ---- the wires ---------------------------------------------------------------------------------

def rounded(corners, radius=7):
    """A path with round corners."""
    path = f"M{number(corners[0][0])} {number(corners[0][1])}"
    for before, corner, after in zip(corners, corners[1:], corners[2:]):
        ends = []
        for other in (before, after):
            long = max(abs(other[0] - corner[0]), abs(other[1] - corner[1])) or 1
            part = min(radius, long / 2) / long
            ends.append([corner[axis] + (other[axis] - corner[axis]) * part for axis in (0, 1)])
        path += (f"L{number(ends[0][0])} {number(ends[0][1])}Q{number(corner[0])} {number(corner[1])} "
                 f"{number(ends[1][0])} {number(ends[1][1])}")
    return path + f"L{number(corners[-1][0])} {number(corners[-1][1])}"


def draw_wire(paper, wire, is_faint):
    path, name, colour = rounded([paper.at(*place) for place in wire.route()]), "-".join(wire.ends), WIRE[wire.colour]
    out = [f'<path id="{name}" d="{path}" fill="none"/>']
    out += [f'<use href="#{name}" stroke="{stroke}" stroke-width="{wide}"/>'
            for stroke, wide in (("#fff", 8.5), ("#333", 5.5), (colour, 4))[is_faint:]]
    return out + [circle(*paper.at(*grid.place(end)), 4, colour, ' stroke="#333"') for end in wire.ends]


def draw_label(paper, wire, words):
    body = label_box(wire, words)
    x, y = paper.at(body[0], wire.by[0])
    return [paper.box(body, "#fff", 4, f' stroke="{"#333" if wire.colour == "white" else WIRE[wire.colour]}" stroke-width="1.5"'),
            text(x + 3, y + 3.5, words, LABEL_SIZE)]


def used_legs(layout):
    """The places of the legs of the Pico that a wire needs."""
    strips = {grid.strip(end) for wire in layout.wires for end in wire.ends}
    pico = next(part for part in layout.parts if part.name == "pico")
    return {place for places in pico.pins.values() for place in places if grid.strip(grid.HOLES[place]) in strips}


def draw(paper, layout, board, earlier, steps):
    """What these steps put on the board, over the parts and the faint wires of earlier ones."""
    used, words = used_legs(layout), labels(layout)
    out = draw_parts(paper, board, [part for step in earlier + steps for part in step.parts], used)
    faint = [drawn for step in earlier for wire in step.wires for drawn in draw_wire(paper, wire, True)]
    out += [group(' opacity="0.3"', faint)] if faint else []
    wires = [wire for step in steps for wire in step.wires]
    for wire in wires:
        out += draw_wire(paper, wire, False)
    for wire in wires:
        if wire in words and wire.by:
            out += draw_label(paper, wire, words[wire])
    return out


def picture(paper, title, content):
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {paper.width} {paper.height}" '
                      f'width="{paper.width}" height="{paper.height}" font-family="{FONT}">',
                      f"<title>{escape(title)}</title>", rect(0, 0, float(paper.width), float(paper.height), "#fff"),
                      *content, "</svg>", ""])


def overview(layout, board):
    paper = Paper(layout)
    return picture(paper, f"{board['title']}: the breadboard",
                   draw_board(paper, layout) + draw(paper, layout, board, [], layout.steps))
