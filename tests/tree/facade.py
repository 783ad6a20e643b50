#!/usr/bin/env python3
"""usage: tests/tree/facade.py [ROOT]

App is what a screen may do. It stays small enough to be read (public functions, overloads counted once), and hands out no part with
the truth of the game or the flash in it. What differs from panel to panel is a row of Metrics: few places ask whether the panel is small. Every class of engine/ui and engine/session has few data members, those of its bases included.
Before it looks at the tree it plants a violation of every kind and demands to find each of them.
"""
import re
import sys
from pathlib import Path

MOST_VERBS = 40
MOST_MEMBERS = 16
MOST_SMALL = 40  # places of engine/ui that ask for small(), the function itself and comments included
FOLDERS = ("engine/ui", "engine/session")
NOT_FOR_SCREENS = re.compile(r"\b(?:Session|Saves|Store|Table|State|Panel|KeyReader|Timers|ScreenStack)\b\s*[&*]")
READ_ONLY = re.compile(r"^const (?:Panel|KeyReader|ScreenStack)&")  # these hold no secret that a screen could read

COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
CLASS = re.compile(r"\bclass (\w+)(?: final)?(?:\s*:\s*public (\w+))?\s*\{")


def body_of(text, start):
    """From after an opening brace to the one that closes it."""
    depth, at = 1, start
    while depth:
        depth += {"{": 1, "}": -1}.get(text[at], 0)
        at += 1
    return text[start:at - 1]


def without_bodies(text):
    """What is in braces goes; a declaration ends with a semicolon, also where it had a body."""
    flat, depth = "", 0
    for i, char in enumerate(text):
        if char == "{":
            depth += 1
        elif char == "}":
            depth -= 1
            if depth == 0 and not re.match(r"\s*[;,)]", text[i + 1:]):
                flat += ";"
        elif depth == 0:
            flat += char
    return flat


def declarations(body):
    """(access, declaration) of a class."""
    access = "private"
    for piece in re.split(r"(\b(?:public|private|protected)\s*:(?!:)|;)", without_bodies(body)):
        word = re.fullmatch(r"(public|private|protected)\s*:", piece.strip())
        if word:
            access = word.group(1)
        elif piece.strip() not in ("", ";"):
            yield access, re.sub(r"^alignas\(\w+\) ", "", " ".join(piece.split()))


def is_function(declaration):
    """Its first parenthesis is not that of a pointer to a function."""
    return re.search(r"\((?!\s*\*)", declaration.split("=")[0]) is not None and not re.search(r"^[^(]*\(\s*\*", declaration)


def members(declaration):
    if is_function(declaration) or re.match(r"(?:static|using|struct|class|enum|union|friend|template|typedef)\b", declaration):
        return 0
    plain = re.sub(r"<[^<>]*>|\([^()]*\)|\[[^\]]*\]", "", declaration)
    return 1 + plain.count(",")


def verb_of(declaration, name):
    """The function's name; None for data, types and constructors."""
    if not is_function(declaration) or re.match(r"(?:using|struct|enum)\b", declaration):
        return None
    found = re.search(r"(~?\w+|operator\W+)\s*\(", re.sub(r"<[^<>]*>", "", declaration))
    return None if found.group(1).strip("~") == name else found.group(1)


def classes(root):
    found = {}
    for folder in FOLDERS:
        for file in sorted((root / folder).rglob("*.h")):
            text = COMMENT.sub(" ", file.read_text(encoding="utf-8"))
            for match in CLASS.finditer(text):
                found[match.group(1)] = (match.group(2), list(declarations(body_of(text, match.end()))))
    return found


def complaints(found):
    def size(name):
        if name not in found:
            return 0
        base, declared = found[name]
        return size(base) + sum(members(one) for _, one in declared)

    for name in found:
        if size(name) > MOST_MEMBERS:
            yield f"{name} has {size(name)} data members; {MOST_MEMBERS} are the most"
    public = [one for access, one in found["App"][1] if access == "public"]
    verbs = {verb_of(one, "App") for one in public} - {None}
    if len(verbs) > MOST_VERBS:
        yield f"App has {len(verbs)} public functions, {MOST_VERBS} are the most: does one belong to a part (session, saves, panel, …)?"
    for one in public:
        returned = one.split("(")[0]
        if NOT_FOR_SCREENS.search(returned) and not READ_ONLY.match(returned):
            yield f"App may not hand this out to screens: {one}"


def lines_with_small(root):
    files = [file for ending in ("*.h", "*.cpp") for file in (root / "engine/ui").rglob(ending)]
    return [line for file in files for line in file.read_text(encoding="utf-8").splitlines() if "small()" in line]


def small_complaints(lines):
    if len(lines) > MOST_SMALL:
        yield f"engine/ui asks {len(lines)} times for small(), {MOST_SMALL} are the most: a size or a part belongs into a row of Metrics"


def self_check(found, lines):
    """Each of these classes in place of the one of the tree has to be refused."""
    base, app = found["App"]
    planted = {
        "too many functions": {"App": (base, app + [("public", f"void verb_{i}()") for i in range(MOST_VERBS)])},
        "the session": {"App": (base, app + [("public", "Session& all() const")])},
        "the flash": {"App": (base, app + [("public", "const store::Store& flash() const")])},
        "a panel to write on": {"App": (base, app + [("public", "Panel& panel()")])},
        "too many members": {"Fat": (None, [("private", f"int a{i}_, b{i}_ = 0") for i in range(MOST_MEMBERS // 2)] + [("private", "void (*c_)(App&) = nullptr")])},
        "too many with the base": {"Thin": ("Base", [("private", "int x_ = 0")] * 8), "Base": (None, [("protected", "Link<A, B> y_")] * 9)},
    }
    for what, classes_of in planted.items():
        if not list(complaints({**found, **classes_of})):
            yield f"a planted violation is not found: {what}"
    if not list(small_complaints(lines + ["if (page.small()) {"] * (MOST_SMALL + 1 - len(lines)))):
        yield "a planted violation is not found: small()"


def main():
    root = Path(sys.argv[1] if len(sys.argv) > 1 else Path(__file__).parents[2])
    found = classes(root)
    lines = lines_with_small(root)
    wrong = list(self_check(found, lines)) + list(complaints(found)) + list(small_complaints(lines))
    verbs = sorted({verb_of(one, "App") for access, one in found["App"][1] if access == "public"} - {None})
    if len(found) < 15 or "step" not in verbs or "say" not in verbs or not lines:
        wrong.append("the classes of the tree were not read")
    print("\n".join(wrong + [f"App: {len(verbs)} public functions: {' '.join(verbs)}; small(): {len(lines)}"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
