"""One picture a step: what it adds, framed, over what is on the board already."""
from breadboard import grid, parts
from breadboard.drawing import PITCH, USB_OUT, WIRE, Paper, draw, draw_board, picture, symbol
from breadboard.svg import circle, line, text, width

CAPTION = 2.2  # steps of room above the board


def printed(end):
    """A hole as a reader needs it: of a rail any hole of the same half does."""
    return end if end[0] not in "+-" else {"+": "+", "-": "−"}[end[0]]


def leg_holes(part):
    """The holes of a part: each, or of a row from the first to the last."""
    if part.name == "pico":
        places = parts.leg_places(*part.at)
        rows = [(places[0], places[19]), (places[39], places[20])]
        return [f"{grid.HOLES[first]}–{grid.HOLES[last]}" for first, last in rows]
    names = [grid.HOLES[place] for places in part.pins.values() for place in places]
    return [f"{names[0]}–{names[-1]}"] if part.name == "display" else sorted(names)


def caption(number_of_step, step):
    """The step's number, the holes of its part and of its wires, above the board."""
    middle = (CAPTION / 2 + 0.3) * PITCH
    out = [circle(30, middle, 15, "#222"), text(30, middle + 6.5, str(number_of_step), 18, "#fff", "middle", True)]
    x = 60
    for part in step.parts:
        name = {"pico": "Pico", "display": "OLED"}.get(part.name, symbol(part.name))
        words = f"{name}: {' '.join(leg_holes(part))}"
        out.append(text(x, middle + 5.5, words, 16, bold=True))
        x += width(words, 16, True) + 30
    for wire in step.wires:
        out += [line([(x, middle), (x + 28, middle)], "#333", 8), line([(x + 1, middle), (x + 27, middle)], WIRE[wire.colour], 6)]
        words = " → ".join(printed(end) for end in wire.ends)
        out.append(text(x + 36, middle + 5.5, words, 16))
        x += 36 + width(words, 16) + 26
    return out


def frame(paper, part):
    """Around the part that a step adds."""
    places = [place for places in part.pins.values() for place in places]
    left, bottom, right, top = part.body
    left -= USB_OUT if part.name == "pico" else 0
    xs, ys = [x for x, _ in places] + [left, right], [y for _, y in places] + [bottom, top]
    return paper.box((min(xs) - 0.25, min(ys) - 0.25, max(xs) + 0.25, max(ys) + 0.25), "none", 6,
                     ' stroke="#e05600" stroke-width="3" stroke-dasharray="9 5"')


def step_picture(layout, board, index):
    """What this step adds, in full colour, and framed, with the wires of earlier steps faint."""
    paper = Paper(layout, CAPTION)
    step = layout.steps[index]
    return picture(paper, f"{board['title']}, step {index + 1}: {step.name}",
                   caption(index + 1, step) + draw_board(paper, layout)
                   + draw(paper, layout, board, layout.steps[:index], [step])
                   + [frame(paper, part) for part in step.parts])
