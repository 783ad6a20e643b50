#!/usr/bin/env python3
"""usage: tests/text/words_of_address.py

No text says "you": the device is shared, so names are printed. Each file in engine/text/languages
lists the words that address a reader in its language; none of them may stand in its texts. Bots speak to the others at the
table, so what they say (Text::Remark...) may.
"""
import pathlib
import re
import sys

FILES = pathlib.Path(__file__).resolve().parents[2] / "engine/text/languages"
LIST = re.compile(r"^// Words of address, never used because names are printed: (.+)$", re.M)
REMARK = re.compile(r"\s*case Text::Remark\w+: return ")


def faults(name, source):
    listed = LIST.search(source)
    if not listed:
        return [f"{name}: the line \"// Words of address, ...: you, your\" is missing"]
    found = []
    for line in source.splitlines():
        if line.startswith("//") or REMARK.match(line):
            continue
        for text in re.findall(r'"((?:[^"\\]|\\.)*)"', line):
            found += [f'{name}: "{word}" in "{text}"' for word in listed.group(1).split(", ")
                      if re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text)]
    return found


def main():
    files = sorted(FILES.glob("*.cpp"))
    assert len(files) >= 4, f"these are not all languages: {files}"
    all_faults = []
    for path in files:
        source = path.read_text(encoding="utf-8")
        all_faults += faults(path.name, source)
        word = LIST.search(source).group(1).split(", ")[0] if LIST.search(source) else ""
        planted = source.replace('return "', f'return "{word}, ', 1)
        assert faults(path.name, planted), f"{path.name}: a planted \"{word}\" was not found"
        assert faults(path.name, LIST.sub("", source)), f"{path.name}: a missing list was not found"
    print("\n".join(all_faults) or f"{len(files)} languages without words of address")
    return 1 if all_faults else 0


if __name__ == "__main__":
    sys.exit(main())
