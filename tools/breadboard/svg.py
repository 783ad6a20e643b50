"""Text and shapes of SVG, and the width of a text."""
import math
from html import escape

FONT = "DejaVu Sans, Verdana, Arial, Helvetica, sans-serif"
# Advance widths of DejaVu Sans, the widest of the common fonts, in parts of the size: what fits in it fits in the others.
WIDTHS = {0.32: " \u00a0ijlIíľ.,:;'|!", 0.42: "tfr()-/[]ťŕ", 0.53: "cszčšž\"", 0.71: "ABCDEHKNPRSTUVXYZÁČĎÉŇÚÄÜ",
          0.79: "GOQÓÖ▲▼◄►●", 0.85: "→+−–×w", 0.98: "mMW%@…"}
WIDTH_OF = {character: width for width, characters in WIDTHS.items() for character in characters}
BOLD = 1.13


def width(words, size, bold=False):
    # Rounded once: sum() of Python 3.12 rounds otherwise than that of 3.11, and lines would break elsewhere.
    return math.fsum(WIDTH_OF.get(character, 0.64) for character in words) * size * (BOLD if bold else 1)


def number(value):
    return f"{value:.1f}".removesuffix(".0")


def text(x, y, words, size=12, fill="#222", anchor="start", bold=False, more=""):
    weight = ' font-weight="bold"' if bold else ""
    place = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text x="{number(x)}" y="{number(y)}" font-size="{number(size)}" fill="{fill}"{place}{weight}{more}>{escape(words)}</text>'


def bare(x, y, words):
    """A text that takes its look from its group."""
    return f'<text x="{number(x)}" y="{number(y)}">{escape(words)}</text>'


def group(look, content):
    return "\n".join([f"<g{look}>", *content, "</g>"])


def rect(x, y, wide, high, fill, radius=0, more=""):
    round_off = f' rx="{number(radius)}"' if radius else ""
    return (f'<rect x="{number(x)}" y="{number(y)}" width="{number(wide)}" height="{number(high)}"{round_off} '
            f'fill="{fill}"{more}/>')


def circle(x, y, radius, fill, more=""):
    return f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="{fill}"{more}/>'


def line(corners, stroke, wide, more=""):
    path = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners)
    return f'<path d="{path}" fill="none" stroke="{stroke}" stroke-width="{number(wide)}"{more}/>'


def wrap(words, size, room):
    """Lines of a text that are no wider than `room`; a no-break space keeps two words together."""
    lines = []
    for word in words.split(" "):
        if lines and width(f"{lines[-1]} {word}", size) <= room:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines
