"""The page to print: a sheet of A4, landscape, with picture, parts, steps and what to mind, in one language."""
from collections import Counter
from html import escape

from breadboard import drawing, parts, steps
from breadboard.layout import COLOURS
from breadboard.svg import FONT, group, line, number, rect, text, width, wrap
from breadboard.words import WORDS

MM = 4  # units of the picture in a millimetre of paper
WIDE, HIGH, EDGE = 297 * MM, 210 * MM, 8 * MM
TITLE, CAUTION, SIZE, LEAD = 24, 12.5, 10.5, 12.5
GAP = 12
# Parts, wires, four columns of steps, and the last step with what comes after it.
ROOMS = (147, 138, 160, 135, 138, 138, 196)


class TooLong(ValueError):
    """A text does not fit on the page."""


def decimals(words, language):
    return words if language == "en" else words.replace(".", ",")


def wire_counts(layout):
    """(colour, centimetres) → how many."""
    counts = Counter((wire.colour, wire.centimetres()) for wire in layout.wires)
    return dict(sorted(counts.items(), key=lambda item: (COLOURS.index(item[0][0]), item[0][1])))


def rows_of_parts(layout, board, words):
    names = Counter(part.name.split()[0] for part in layout.parts)
    chip, count = board["panel"]["controller"].upper(), len(parts.HEADERS[board["bus"]["kind"]])
    rows = [("head", words["parts"])]
    for number_of, name in ((names["pico"], words["pico"]), (names["display"], words["oled"].format(chip=chip, count=count)),
                            (names["button"], words["button"]), (names["piezo"], words["piezo"]), (1, words["board"]), (1, words["cable"])):
        rows.append(("text", f"{number_of} × {name}"))
    return rows


def rows_of_wires(layout, words):
    rows = [("head", words["wires"].format(count=len(layout.wires)))]
    return rows + [("wire", colour, f"{count} × {words[colour]}, {long} cm") for (colour, long), count in wire_counts(layout).items()]


def rows_of_step(index, step, words):
    kind, _, key = step.parts[0].name.partition(" ")
    name = {"pico": "step power", "display": "step display", "button": "step button", "piezo": "step piezo"}[kind]
    rows = [("step", index, words[name].format(key=parts.ARROWS.get(key, key)))]
    rows += [("plain", words["place pico"])] if kind == "pico" else []
    rows += [("plain", " ".join(steps.leg_holes(part))) for part in step.parts]
    for wire in step.wires:
        bridge = f" ({words['bridge']})" if all(end[0] in "+-" for end in wire.ends) else ""
        rows.append(("wire", wire.colour, f"{words[wire.colour]}: " + " → ".join(steps.printed(end) for end in wire.ends) + bridge))
    return rows


def columns(layout, board, words):
    """Rows, column by column."""
    step = [rows_of_step(index, step, words) for index, step in enumerate(layout.steps, 1)]
    file = f"felicity-…-{board['name']}.uf2"
    first = step[0] + [("note", words["note rails"])]
    last = [("note", words["note button"]), ("head", words["then"]), ("text", words["flash"].format(file=file))]
    return [rows_of_parts(layout, board, words), rows_of_wires(layout, words), first, step[1],
            step[2] + step[3] + step[4], step[5] + step[6] + step[7], step[8] + last]


def spread(rows, room):
    """Rows of one line each; a long text takes several, and a heading or a note has room above it."""
    lines = []
    for kind, *content in rows:
        if kind in ("head", "step", "note") and lines:
            lines.append(("space",))
        if kind in ("text", "note"):
            lines += [("plain", part) for part in wrap(content[0], SIZE, room)]
        else:
            lines.append((kind, *content))
    return lines


def draw_row(x, y, kind, *content):
    if kind == "wire":
        colour, words = content
        out = [line([(x, y - 3.5), (x + 18, y - 3.5)], "#333", 5.5), line([(x + 0.7, y - 3.5), (x + 17.3, y - 3.5)], drawing.WIRE[colour], 4)]
        x += 24
    elif kind == "step":
        index, words = content
        out = [rect(x, y - 10, 15, 13, "#222", 6), text(x + 7.5, y, str(index), SIZE, "#fff", "middle", True)]
        x += 20
    else:
        out, [words] = [], content
    bold = kind in ("head", "step")
    return out + [text(x, y, words, SIZE, bold=bold)], x + width(words, SIZE, bold)


def draw_rows(x, y, rows, room):
    out = []
    for kind, *content in spread(rows, room):
        if kind == "space":
            y += LEAD * 0.4
            continue
        drawn, right = draw_row(x, y, kind, *content)
        if right > x + room:
            raise TooLong(f'"{content[-1]}" is {right - x - room:.0f} units too wide')
        out += drawn
        y += LEAD
    return out, y - LEAD


def page(layout, board, language):
    words = WORDS[language]
    count = len(parts.HEADERS[board["bus"]["kind"]])
    inches = decimals(parts.INCHES[board["panel"]["controller"]], language)
    display = next(part for part in layout.parts if part.name == "display")
    ground, supply = (f"j{display.pins[pin][0][0]}" for pin in ("GND", "VCC"))
    out = [rect(0, 0, WIDE, HIGH, "#fff"),
           text(EDGE, EDGE + 18, words["title"].format(inches=inches, count=count), TITLE, bold=True)]
    y = EDGE + 40
    for part in wrap(words["caution"].format(ground=ground, supply=supply), CAUTION * 1.12, WIDE - 2 * EDGE):
        out.append(text(EDGE, y, part, CAUTION, "#c00014", bold=True))
        y += CAUTION * 1.3
    y -= CAUTION
    paper = drawing.Paper(layout)
    scale = (WIDE - 2 * EDGE) / float(paper.width)
    out.append(group(f' transform="translate({EDGE} {number(y)}) scale({scale:.4f})"',
                     drawing.draw_board(paper, layout) + drawing.draw(paper, layout, board, [], layout.steps)))
    y += float(paper.height) * scale + 11
    x = EDGE
    for room, rows in zip(ROOMS, columns(layout, board, words)):
        drawn, bottom = draw_rows(x, y, rows, room)
        if bottom > HIGH - EDGE + 10:
            raise TooLong(f"the column of {rows[0][-1]} is {bottom - HIGH + EDGE - 10:.0f} units too long")
        out += drawn
        x += room + GAP
    title = escape(words["title"].format(inches=inches, count=count))
    return "\n".join([f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {HIGH}" width="297mm" height="210mm" '
                      f'font-family="{FONT}" lang="{language}">', f"<title>{title}</title>",
                      "<style>@page{size:A4 landscape;margin:0}</style>", *out, "</svg>", ""])
