#!/usr/bin/env python3
"""usage: tests/tree/include_rules.py [ROOT]

Checks the tree: which folder may include which, how includes are written, how long a file may grow,
which names are too vague, and that no moment is a bare number of 32 bits. Before it looks at the tree it plants one violation of every kind in
a temporary folder and demands to find each of them.
"""
import os
import re
import sys
import tempfile
from pathlib import Path

SMALL_STD = set("array bit compare concepts cstddef cstdint limits optional span type_traits utility".split())
ENGINE_STD = SMALL_STD | set("algorithm cstring initializer_list iterator new string_view".split())
ANY = None
PICO = ("pico/", "hardware/", "tusb")

# folder: (what it may include in quotes, which <headers>). The longest folder that fits decides.
MAY_INCLUDE = {
    "engine": (("engine/base/notes.h",), ENGINE_STD),
    "engine/base": (("engine/base/",), ENGINE_STD),
    "engine/rules": (("engine/rules/", "engine/base/"), SMALL_STD),
    "engine/bots": (("engine/bots/", "engine/rules/", "engine/base/"), ENGINE_STD),
    "engine/store": (("engine/store/", "engine/rules/record.h", "engine/base/", "engine/hal.h"), ENGINE_STD),
    "engine/gfx": (("engine/gfx/", "engine/base/"), ENGINE_STD),
    "engine/text": (("engine/text/", "engine/rules/", "engine/base/"), ENGINE_STD),
    "engine/skin": (("engine/skin/", "engine/gfx/", "engine/rules/card.h", "engine/text/language.h", "engine/base/"), ENGINE_STD),
    "engine/session": (("engine/session/", "engine/rules/", "engine/bots/", "engine/store/", "engine/base/",
                        "engine/text/text.h", "engine/text/prose.h", "engine/text/language.h", "engine/hal.h"), ENGINE_STD),
    "engine/ui": (("engine/",), ENGINE_STD),
    "engine/console": (("engine/console/", "engine/rules/record.h", "engine/rules/tokens.h",
                        "engine/text/say.h", "engine/gfx/canvas.h", "engine/base/", "engine/hal.h"), ENGINE_STD),
    "drivers": (("drivers/", "engine/hal.h", "engine/store/flash_map.h", "engine/gfx/canvas.h", "boards/", "board.h", "chip.h") + PICO, ANY),
    "firmware": (("firmware/", "engine/", "drivers/", "boards/", "board.h") + PICO, ANY),
    "hal_host": (("hal_host/commands/", "engine/base/version.h"), ANY),
    "hal_host/protocol": (("hal_host/protocol/", "engine/rules/", "engine/base/", "engine/console/record_lines.h"), ANY),
    "hal_host/arena": (("hal_host/arena/", "hal_host/protocol/", "engine/rules/", "engine/bots/", "engine/base/"), ANY),
    "hal_host/device": (("hal_host/device/", "hal_host/protocol/", "engine/", "boards/"), ANY),
    "hal_host/frontend": (("hal_host/frontend/", "hal_host/device/", "hal_host/protocol/", "engine/", "boards/"), ANY),
    "hal_host/commands": (("hal_host/", "engine/", "boards/"), ANY),
    "hal_web": (("hal_web/", "hal_host/device/", "hal_host/protocol/", "hal_host/arena/", "engine/", "boards/"), ANY),
    "boards": (("boards/",), SMALL_STD),
    "docs": ((), ANY),  # bots to copy: programs of their own
    "tests": (("tests/", "engine/", "hal_host/", "drivers/", "boards/"), ANY),
    "tools": (("tests/", "engine/", "hal_host/", "boards/"), ANY),  # generators
}
NOT_FROM_THE_ROOT = ("board.h", "chip.h", "boards/all.h") + PICO  # headers of the SDK, of the chosen board and chip, and made by the build
SCREENS = "engine/ui/screens"
NOT_IN_SCREENS = "engine/rules/state.h"
THE_TRUTH = re.compile(r"\b(State|Record|Replay|view_for|view_of|Session|Saves|Store)\b")
FOR_ONE_PAIR_OF_EYES = ("hand.cpp", "peek.cpp")  # the screens that may call secret_view()

MOST_LINES = 400
MOST_LINES_OF_A_LANGUAGE = 500  # one file, so that a translator has all words together
GENERATED = "// Made by tools/"  # these files may have any length
SOURCES = {".h", ".c", ".cpp", ".py", ".js", ".mjs", ".ts", ".cmake"}
SKIPPED = {"build", "dist", "node_modules"}
VAGUE_FILE = re.compile(r"manager|helper|utils", re.IGNORECASE)
VAGUE_TYPE = re.compile(r"\b(?:class|struct|union|enum|using)\s+(?:class\s+)?(\w*(?:Manager|Helper|Utils)\w*)")

# Microseconds wrap after 71 minutes in 32 bits, milliseconds after 49 days.
SHORT_MOMENT = re.compile(r"\bu?int(?:16|32)_t\s+(\w*(?:_at|_until|began|since|deadline)_?)\s*[;={,)]")
KEEPS_TIME = ("engine/ui/", "engine/console/", "drivers/", "firmware/", "hal_host/", "hal_web/")

JS_IMPORT = re.compile(r"""^(?:import|export)\b[^;=]*?\bfrom\s+['"]([^'"]+)['"]""", re.MULTILINE)
FOR_NODE = ("emulator/run.mjs", "emulator/png.mjs")  # the rest of emulator/ also runs in a browser

IN_A_PAGE = ("./",)
IN_THE_PLAYER = ("../page/", "../../emulator/")
IN_THE_WORKSHOP = ("../page/", "@codemirror/", "@lezer/")
IN_THE_SKIN = ("../page/", "../../emulator/crc32.mjs")

INCLUDE = re.compile(r"^[ \t]*#[ \t]*include\b[ \t]*(.*)$", re.MULTILINE)
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
STRING = re.compile(r'"(?:\\.|[^"\\\n])*"')


def folder_of(path):
    """The longest folder of the table that holds the file."""
    fits = [folder for folder in MAY_INCLUDE if path.startswith(folder + "/")]
    return max(fits, key=len, default=None)


def check_include(root, path, target):
    if not re.fullmatch(r'"[^"]+"|<[^>]+>', target):
        return f"an include is a name in quotes or angle brackets, not {target}"
    name = target[1:-1]
    if ".." in name.split("/"):
        return f"{target} climbs; includes are written from the root"
    quoted, angled = MAY_INCLUDE[folder_of(path)]
    if target[0] == "<":
        if angled is not ANY and name not in angled:
            return f"{folder_of(path)} may not include <{name}>"
        return None
    if not name.startswith(quoted):
        return f'{folder_of(path)} may not include "{name}"'
    if path.startswith(SCREENS + "/") and name == NOT_IN_SCREENS:
        return f'a screen may not include "{name}"'
    if not name.startswith(NOT_FROM_THE_ROOT) and not (root / name).is_file():
        return f'"{name}" is not a file, seen from the root'
    return None


def check_cpp(root, path, text):
    if folder_of(path) is None:
        yield "this folder is not in the table MAY_INCLUDE"
        return
    code = COMMENT.sub(" ", text)
    for match in INCLUDE.finditer(code):
        complaint = check_include(root, path, match.group(1).strip())
        if complaint:
            yield complaint
    plain = STRING.sub('""', code)
    for match in VAGUE_TYPE.finditer(plain):
        yield f"what is a {match.group(1)}? A name says what the thing is"
    if path.startswith(KEEPS_TIME):
        for match in SHORT_MOMENT.finditer(plain):
            yield f"{match.group(1)}: microseconds are 64 bits, milliseconds a hal::Moment"
    if path.startswith(SCREENS + "/") and re.search(r"\bhal\s*::", plain):
        yield "a screen may not call hal::"
    if path.startswith(SCREENS + "/"):
        for match in THE_TRUTH.finditer(plain):
            yield f"a screen may not use {match.group(1)}: it sees a View and the public past"
        if "secret_view" in plain and Path(path).name not in FOR_ONE_PAIR_OF_EYES:
            yield "a public screen may not call secret_view()"


def check_file(root, path):
    if VAGUE_FILE.search(Path(path).name):
        yield "a file name says what is in it, not Manager, Helper or Utils"
    text = (root / path).read_text(encoding="utf-8")
    lines = text.count("\n")
    most = MOST_LINES_OF_A_LANGUAGE if path.startswith("engine/text/languages/") else MOST_LINES
    if lines > most and not text.startswith(GENERATED):
        yield f"{lines} lines; {most} are the most"
    if path.startswith("emulator/") and path.endswith(".mjs"):
        for name in JS_IMPORT.findall(text):
            if not (name.startswith("./") or name == "rp2040js" or (name.startswith("node:") and path in FOR_NODE)):
                yield f"emulator may not import {name}"
    if path.startswith("hal_web/") and path.endswith(".mjs"):
        for name in JS_IMPORT.findall(text):
            if not name.startswith(IN_A_PAGE) and not (
                    path.startswith("hal_web/player/") and name.startswith(IN_THE_PLAYER) or
                    path.startswith("hal_web/skin/") and name.startswith(IN_THE_SKIN) or
                    path.startswith("hal_web/table/") and name.startswith("../page/") or
                    path.startswith("hal_web/workshop/") and name.startswith(IN_THE_WORKSHOP)):
                yield f"a page may not import {name}"
    if path.endswith((".h", ".cpp", ".c")):
        yield from check_cpp(root, path, text)


def source_files(root):
    """Does not look into folders that are skipped: other tests make and remove files there meanwhile."""
    for folder, folders, names in os.walk(root):
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name != "node_modules" and
                            not (Path(folder) == root and name in SKIPPED))
        for name in sorted(names):
            if not name.startswith(".") and (Path(name).suffix in SOURCES or name == "CMakeLists.txt"):
                yield (Path(folder) / name).relative_to(root).as_posix()


def complaints(root):
    for path in source_files(root):
        for complaint in check_file(root, path):
            yield f"{path}: {complaint}"


CLEAN = {
    "engine/hal.h": "#include <cstdint>\n",
    "engine/rules/game.h": "#include <bit>\nclass Game {};\n",
    "engine/rules/state.h": '#include "engine/rules/game.h"\n',
    "engine/rules/record.h": '#include "engine/rules/state.h"\n',
    "engine/bots/bot.cpp": '#include "engine/rules/game.h"\n',
    "engine/store/log.cpp": '#include "engine/hal.h"\n#include "engine/rules/record.h"\n',
    "engine/ui/app.h": '#include "engine/rules/state.h"\n',
    "engine/ui/screens/title.cpp": '#include "engine/ui/app.h"\n// no hal:: here, "hal::"\n',
    "engine/ui/screens/hand.cpp": "void f() { secret_view(); SeatState state; }\n",
    "engine/gfx/fonts/big.cpp": "// Made by tools/make-fonts; do not edit.\n" * (MOST_LINES + 1),
    "drivers/buttons_gpio.cpp": '#include "engine/hal.h"\n#include "pico/stdlib.h"\n',
    "drivers/clock.cpp": "std::uint64_t ready_at; std::uint32_t kept_at(int place); uint32_t at = 0;\n",
    "firmware/main.cpp": '#include "engine/ui/app.h"\n',
    "hal_host/commands/options.h": "#include <string>\n",
    "hal_host/commands/play.cpp": '#include "hal_host/commands/options.h"\n#include "engine/ui/app.h"\n',
    "hal_host/protocol/words.h": '#include "engine/rules/game.h"\n',
    "hal_host/arena/arena.cpp": '#include "hal_host/protocol/words.h"\n',
    "hal_host/device/flash.h": '#include "engine/hal.h"\n',
    "hal_host/main.cpp": '#include <string>\n#include "hal_host/commands/options.h"\n',
    "engine/base/crc32.h": "#include <cstdint>\n",
    "engine/gfx/canvas.h": '#include "engine/base/crc32.h"\n',
    "engine/text/text.h": '#include "engine/rules/game.h"\n',
    "engine/text/say.h": '#include "engine/text/text.h"\n',
    "engine/session/table.h": '#include "engine/rules/state.h"\n#include "engine/text/text.h"\n',
    "boards/oled/board.h": "#include <cstdint>\n",
    "hal_web/hal.cpp": '#include "engine/hal.h"\n#include "hal_host/device/flash.h"\n',
    "hal_web/page/main.mjs": "import { Keys } from './keys.mjs';\n",
    "hal_web/player/main.mjs": "import { Keys } from '../page/keys.mjs';\nimport { Device } from '../../emulator/device.mjs';\n",
    "hal_web/match.cpp": '#include "hal_host/arena/arena.cpp"\n',
    "hal_web/workshop/editor.mjs": "import { make } from './dom.mjs';\nimport { tags } from '@lezer/highlight';\n",
    "emulator/chip.mjs": "import { RP2040 } from 'rp2040js';\nimport { Flash } from './flash.mjs';\n",
    "tests/rules/game.cpp": '#include "engine/rules/state.h"\n',
}
PLANTED = {
    "engine/rules/a.cpp": '#include "engine/hal.h"\n',
    "engine/rules/b.cpp": "#include <string>\n",
    "engine/rules/c.cpp": '#include "game.h"\n',
    "engine/rules/d.cpp": '#include "engine/rules/gone.h"\n',
    "engine/rules/e.cpp": "#define WHAT <bit>\n#include WHAT\n",
    "engine/rules/f.cpp": '  #  include "hal_host/main.h"\n',
    "engine/rules/g.cpp": "class BidManager {};\n",
    "engine/rules/h.cpp": "\n" * (MOST_LINES + 1),
    "engine/rules/row_utils.h": "\n",
    "engine/rules/i.cpp": '#include "engine/rules/../hal.h"\n',
    "engine/bots/a.cpp": '#include "engine/hal.h"\n',
    "engine/store/a.cpp": '#include "engine/rules/state.h"\n',
    "engine/base/a.h": '#include "engine/rules/game.h"\n',
    "engine/gfx/a.h": '#include "engine/rules/game.h"\n',
    "engine/gfx/b.h": '#include "engine/ui/app.h"\n',
    "engine/text/a.cpp": '#include "engine/ui/app.h"\n',
    "engine/text/b.cpp": '#include "engine/rules/../../engine/hal.h"\n',
    "engine/session/a.cpp": '#include "engine/ui/app.h"\n',
    "engine/session/b.cpp": '#include "engine/gfx/canvas.h"\n',
    "engine/session/c.cpp": '#include "engine/text/say.h"\n',
    "engine/console/a.cpp": '#include "engine/ui/app.h"\n',
    "hal_host/protocol/a.cpp": '#include "hal_host/device/flash.h"\n',
    "hal_host/arena/a.cpp": '#include "hal_host/commands/options.h"\n',
    "hal_host/device/a.cpp": '#include "hal_host/arena/arena.h"\n',
    "hal_host/frontend/a.cpp": '#include "hal_host/commands/options.h"\n',
    "hal_host/b.cpp": '#include "engine/ui/app.h"\n',
    "engine/ui/a.cpp": '#include "drivers/buttons_gpio.h"\n',
    "engine/ui/b.cpp": "#include <vector>\n",
    "engine/ui/screens/a.cpp": '#include "engine/rules/state.h"\n',
    "engine/ui/screens/b.cpp": "void f() { hal::sleep(); }\n",
    "engine/ui/screens/c.cpp": "void f() { app.secret_view(); }\n",
    "engine/ui/screens/d.cpp": "const State* cheat;\n",
    "engine/ui/screens/e.cpp": "Session& cheat;\n",
    "engine/ui/screens/f.cpp": "Saves& cheat;\n",
    "engine/ui/screens/g.cpp": "store::Store& cheat;\n",
    "drivers/a.cpp": '#include "engine/rules/game.h"\n',
    "drivers/b.cpp": "std::uint32_t ready_at;\n",
    "drivers/c.h": "class Panel { std::uint32_t asked_at_ = 0; };\n",
    "firmware/b.cpp": "void f(uint32_t dark_since);\n",
    "engine/ui/c.cpp": "void f() { std::int32_t deadline = 0; }\n",
    "firmware/a.cpp": '#include "hal_host/main.h"\n',
    "hal_host/a.cpp": '#include "drivers/buttons_gpio.h"\n',
    "hal_web/a.cpp": '#include "hal_host/commands/options.h"\n',
    "hal_web/page/a.mjs": "import { test } from 'node:test';\n",
    "hal_web/page/c.mjs": "import { Device } from '../../emulator/device.mjs';\n",
    "hal_web/page/b.mjs": "import { picture } from '../../tests/hal_web/browser.mjs';\n",
    "hal_web/page/d.mjs": "import { EditorView } from '@codemirror/view';\n",
    "hal_web/workshop/a.mjs": "import { Device } from '../../emulator/device.mjs';\n",
    "emulator/a.mjs": "import {\n  board } from '../tests/target/context.mjs';\n",
    "emulator/b.mjs": "import { readFileSync } from 'node:fs';\n",
    "boards/oled/a.h": '#include "engine/hal.h"\n',
    "docs/bots/a.cpp": '#include "engine/rules/game.h"\n',
    "attic/a.cpp": "\n",
    "tools/a.py": "\n" * (MOST_LINES + 1),
    "engine/text/languages/a.cpp": "\n" * (MOST_LINES_OF_A_LANGUAGE + 1),
}


def write(root, files):
    for path, text in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")


def self_check():
    """A clean tree passes, and every planted violation is found."""
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        write(root, CLEAN)
        wrong = [f"a clean file is refused: {line}" for line in complaints(root)]
        write(root, PLANTED)
        found = {line.split(":")[0] for line in complaints(root)}
        wrong += [f"a planted violation is not found: {path}" for path in PLANTED.keys() - found]
    return wrong


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2])
    wrong = self_check() + list(complaints(root.resolve()))
    for line in wrong:
        print(line)
    print(f"{len(PLANTED)} planted violations; {len(wrong)} complaints")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
