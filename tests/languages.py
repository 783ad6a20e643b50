"""The languages of the game, for tests: the program lists them, their files hold the words."""
import pathlib
import re
import subprocess

FILES = pathlib.Path(__file__).resolve().parent.parent / "engine/text/languages"


def codes(felicity):
    """["en", "de", ...] as `felicity play --help` lists them."""
    text = subprocess.run([felicity, "play", "--help"], capture_output=True, text=True,
                          check=True).stdout
    return re.findall(r"\b[a-z]{2}\b(?=[,;]| or )", re.search(r"--language L +(.*;)", text).group(1))


def words(code, text):
    """What the language with this code says for Text::text."""
    for path in FILES.glob("*.cpp"):
        source = path.read_text(encoding="utf-8")
        if f'.code = "{code}"' in source:
            return re.search(rf'case Text::{text}: return "(.*)";', source).group(1)
    raise LookupError(f'no file in {FILES} has .code = "{code}"')
