"""usage: tests/tree/battery_caution.py

A page for people who build a device, and that mentions a battery, warns in a CAUTION box of a bare cell. The check first has to
find planted faults.
"""
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BATTERY = re.compile(r"\b(batter(y|ies)|lipo|lithium)\b", re.IGNORECASE)
BOX = re.compile(r"^> \[!CAUTION\]\n(?:>.*\n)*?>.*\b(bare cell|bloße Zelle)\b", re.MULTILINE)

# Pages that speak of what the program shows, saves or emulates: nothing is wired after reading them.
NOT_FOR_BUILDERS = re.compile(
    r"^(CHANGELOG\.md|CONTRIBUTING\.md|docs/(architecture|moved|protocols|reliability|rules|screens|web)\.md|docs/(decisions|recipes|bots)/.*|"
    r"emulator/.*|tests/.*|\.github/.*|engine/.*|hal_\w+/.*)$")


def lacks_caution(text):
    return bool(BATTERY.search(text)) and not BOX.search(text)


def plant():
    box = "> [!CAUTION]\n> Never connect a **bare cell** to VSYS.\n"
    assert lacks_caution("Put a battery on VSYS.\n")
    assert lacks_caution("A LiPo fits.\n> [!CAUTION]\n> It is hot.\n")
    assert lacks_caution("> [!NOTE]\n> a bare cell\nbattery\n")
    assert not lacks_caution("Put a battery on VSYS.\n\n" + box)
    assert not lacks_caution("Ein LiPo passt.\n\n> [!CAUTION]\n> Niemals eine bloße Zelle anschließen.\n")
    assert not lacks_caution("Plug in the cable.\n")


def main():
    plant()
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    pages = [name for name in listed.splitlines() if not NOT_FOR_BUILDERS.match(name)]
    texts = {name: (ROOT / name).read_text("utf-8") for name in pages}
    warned = [name for name, text in texts.items() if BOX.search(text)]
    wrong = [name for name, text in texts.items() if lacks_caution(text)]
    for name in wrong:
        print(f"{name}: mentions a battery and has no CAUTION box that warns of a bare cell (docs/battery.md has one)")
    assert len(warned) >= 8, "the pages with a box were not found"
    print(f"{len(warned)} of {len(pages)} pages warn")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
