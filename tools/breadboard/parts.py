"""The parts on the breadboard: where their legs are, which legs are joined inside, and what their bodies cover."""
from dataclasses import dataclass

from breadboard.grid import STEP_MM

# The legs of a Pico, 1 to 40: a GPIO by its number, the others by name.
LEGS = [0, 1, "GND", 2, 3, 4, 5, "GND", 6, 7, 8, 9, "GND", 10, 11, 12, 13, "GND", 14, 15,
        16, 17, "GND", 18, 19, 20, 21, "GND", 22, "RUN", 26, 27, "AGND", 28, "ADC_VREF", "3V3(OUT)",
        "3V3_EN", "GND", "VSYS", "VBUS"]
ARROWS = {"up": "▲", "down": "▼", "left": "◄", "right": "►"}
# In the order of the header, seen from the front with the header on top; to the right what boards call the pin.
HEADERS = {"i2c": {"GND": "GND", "VCC": "VCC", "SCL": "SCL", "SDA": "SDA"},
           "spi": {"GND": "GND", "VCC": "VCC", "D0": "SCK", "D1": "MOSI", "RES": "RST", "DC": "DC", "CS": "CS"}}
# Width and height of the display module in mm, by its controller: 0.96 inch and 1.3 inch.
MODULE_MM = {"ssd1306": (27.3, 27.8), "sh1106": (35.4, 33.5)}
INCHES = {"ssd1306": '0.96"', "sh1106": '1.3"'}
HEADER_FROM_EDGE_MM = 1.4
PICO_MM = (51.0, 21.0)
BUTTON_MM = 6.0
PIEZO_MM = 12.0


@dataclass(frozen=True)
class Part:
    name: str   # "pico", "display", "button up", "piezo"
    at: tuple   # place of its first leg
    pins: dict  # name of a pin → places of its legs, which are joined inside
    body: tuple  # left, bottom, right, top


def leg_name(leg):
    name = LEGS[leg - 1]
    return f"GP{name}" if isinstance(name, int) else name


def leg_places(x, y):
    """Of the legs 1 to 40 of a Pico whose USB socket faces left: 1 to 20 below, from the left."""
    return [(x + leg - 1, y) if leg <= 20 else (x + 40 - leg, y + 7) for leg in range(1, 41)]


def pico(name, x, y):
    pins = {}
    for leg, place in enumerate(leg_places(x, y), 1):
        pins.setdefault(leg_name(leg), []).append(place)
    length, width = (mm / STEP_MM for mm in PICO_MM)
    body = (x + 9.5 - length / 2, y + 3.5 - width / 2, x + 9.5 + length / 2, y + 3.5 + width / 2)
    return Part(name, (x, y), pins, body)


def display(name, x, y, board):
    header = HEADERS[board["bus"]["kind"]]
    width, height = (mm / STEP_MM for mm in MODULE_MM[board["panel"]["controller"]])
    middle, top = x + (len(header) - 1) / 2, y + HEADER_FROM_EDGE_MM / STEP_MM
    return Part(name, (x, y), {pin: [(x + at, y)] for at, pin in enumerate(header)},
                (middle - width / 2, top - height, middle + width / 2, top))


def button(name, x, y):
    """Across the groove: legs on the two sides of the groove in one column are joined, pressing joins the two columns."""
    half = BUTTON_MM / STEP_MM / 2
    return Part(name, (x, y), {"1": [(x, y), (x, y + 3)], "2": [(x + 2, y), (x + 2, y + 3)]},
                (x + 1 - half, y + 1.5 - half, x + 1 + half, y + 1.5 + half))


def piezo(name, x, y):
    half = PIEZO_MM / STEP_MM / 2
    return Part(name, (x, y), {"1": [(x, y)], "2": [(x, y + 3)]}, (x - half, y + 1.5 - half, x + half, y + 1.5 + half))


def make(name, x, y, board):
    if name == "pico":
        return pico(name, x, y)
    if name == "display":
        return display(name, x, y, board)
    if name == "piezo":
        return piezo(name, x, y)
    if name.startswith("button "):
        return button(name, x, y)
    raise ValueError(f'there is no part "{name}": pico, display, piezo or button NAME')
