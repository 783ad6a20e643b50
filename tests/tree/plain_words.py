#!/usr/bin/env python3
"""usage: tests/tree/plain_words.py [ROOT]

Finds words that make comments and messages hard to read, in every text file of the tree, and prints what to
write instead. Before it looks at the tree it plants each word and demands to find it.
"""
import re
import subprocess
import sys
import tempfile
from pathlib import Path

# Only words without a good use in this tree. On the right: what a sentence needs instead.
BANNED = {
    r"anew": "again",
    r"whoever": "the component that does it",
    r"somebody": "the component or the player",
    r"riddle": "what is not known",
    r"are none": "are not",
    r"in force": "live, or valid",
    r"for ever": "permanently",
    r"is none of ours": "is foreign",
    r"nobody's business": "not compared, or not used",
    r"is told so": "gets an error, or is reported",
    r"so and now so": "differently each time",
    r"passed over": "skipped",
}
# Rules and texts of a card game speak of people, moved.md quotes old names, and the last two show bad examples.
LEFT_OUT = ("docs/rules.md", "docs/moved.md", "CONTRIBUTING.md", "tests/tree/plain_words.py")
GAME_TEXTS = "engine/text/languages/"
SUFFIXES = (".cpp", ".h", ".mjs", ".py", ".md", ".cmake", ".txt", ".keys", "")
PATTERNS = {word: re.compile(rf"\b{word}\b", re.IGNORECASE) for word in BANNED}


def files(root):
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=root,
                            capture_output=True, check=False)
    if listed.returncode == 0:
        names = listed.stdout.decode().split("\0")[:-1]
    else:  # not a clone
        names = [str(path.relative_to(root)) for path in root.rglob("*") if path.is_file()]
    return [name for name in names if name not in LEFT_OUT and Path(name).suffix in SUFFIXES
            and not name.startswith((GAME_TEXTS, "build/", ".toolchain/", "tests/fuzz/corpus/", "emulator/node_modules/", "hal_web/workshop/node_modules/"))]


def faults(root):
    found = []
    for name in files(root):
        path = root / name
        try:
            lines = path.read_text(encoding="utf-8").split("\n") if path.is_file() else []
        except UnicodeDecodeError:
            continue  # not text
        for number, line in enumerate(lines, 1):
            found += [f'{name}:{number}: "{word}": write {BANNED[word]}'
                      for word, pattern in PATTERNS.items() if pattern.search(line)]
    return found


def plant():
    with tempfile.TemporaryDirectory() as folder:
        for at, word in enumerate(BANNED):
            (Path(folder) / f"planted_{at}.cpp").write_text(f"// The page is {word}\n", encoding="utf-8")
        missed = set(BANNED) - {fault.split('"')[1] for fault in faults(Path(folder))}
        if missed:
            sys.exit(f"planted, and not found: {sorted(missed)}")


def main():
    plant()
    root = Path(sys.argv[1] if len(sys.argv) > 1 else ".").resolve()
    found = faults(root)
    for fault in found:
        print(fault)
    print(f"{len(files(root))} files, {len(found)} words to replace")
    sys.exit(1 if found else 0)


main()
