"""The page of a release: each board's picture beside the name of its file. For tools/release."""
import base64
import html
import pathlib
import re
import subprocess
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCRIPT = ROOT / "docs/pictures/hand.keys"
STYLE = """body { font: 16px/1.5 sans-serif; max-width: 60em; margin: 2em auto; padding: 0 1em; color: #222; background: #f7ecd4; }
h2 { margin-top: 2em; }
.board { display: flex; flex-wrap: wrap; align-items: center; gap: 1.5em; margin: 1em 0; padding: 1em; background: #fff; border-radius: 1em; }
.board img { width: 20em; max-width: 100%; border-radius: .5em; }
.board div { flex: 1 1 16em; }
code { overflow-wrap: anywhere; }
"""
PAGE = """<!DOCTYPE html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Felicity {version}</title>
<style>
{style}</style>
<h1>Felicity {version}</h1>
<p>An unofficial pocket version of the card game <i>Felicity: The Cat in the Sack</i>. All files below lie beside this page.</p>
<h2>For a device</h2>
<ol>
{steps}
</ol>
<p>Saved games are kept. The pictures are drawn by the game's own program. Nothing was tried on silicon yet: images for the RP2040 run in an emulator of the
chip, those for the RP2350 of a Pico 2 did not run at all.</p>
{boards}
<h2>For a browser</h2>
<ul>
{pages}
</ul>
<h2>Sums and licences</h2>
<ul>
<li><a href="SHA256SUMS">SHA256SUMS</a>: <code>sha256sum --check SHA256SUMS</code> in this folder; its first lines name compiler and SDK</li>
{others}
</ul>
</html>
"""
BOARD = """<section class="board">
<img src="data:image/png;base64,{picture}" alt="{title}, showing a hand of cards">
<div><h3>{title}</h3><p>{facts}</p><p><a href="{file}" download><code>{file}</code></a></p></div>
</section>"""


def steps():
    """From docs/flashing.md: how a file gets onto a device."""
    text = html.escape((ROOT / "docs/flashing.md").read_text("utf-8").split("<!--")[0])
    found = re.findall(r"^\d\. (.*)$", text, re.M)
    return "\n".join("<li>" + re.sub(r"[*]{2}(.*?)[*]{2}", r"<b>\1</b>", line) + "</li>" for line in found)


def picture(draw, board):
    """A PNG of the drawn device that shows a hand, by the program write_film."""
    with tempfile.TemporaryDirectory() as folder:
        subprocess.run([draw, board, re.search(r"^# seed: (\d+)", SCRIPT.read_text("utf-8"), re.M).group(1), SCRIPT, folder],
                       check=True)
        return sorted(pathlib.Path(folder).glob("*.png"))[-1].read_bytes()


def page(version, draw, boards, pages, others):
    """boards: what `felicity boards --json` gives, with chips and file; pages and others: file names with a description."""
    sections = []
    for board in boards:
        panel = f"{board['panel']['width']}×{board['panel']['height']}, {'black and white' if board['panel']['depth'] == 'mono' else 'colour'}"
        socket = "with a Pico, Pico W, Pico 2 or Pico 2 W" if len(board["chips"]) > 1 else ""
        facts = ", ".join(word for word in (board["detail"], panel, socket) if word)
        sections.append(BOARD.format(picture=base64.b64encode(picture(draw, board["name"])).decode(), title=html.escape(board["title"]),
                                     facts=html.escape(facts), file=board["file"]))
    def items(files):
        return "\n".join(f'<li><a href="{name}">{name}</a>: {html.escape(what)}</li>' for name, what in files.items())
    return PAGE.format(version=version, style=STYLE, steps=steps(), boards="\n".join(sections), pages=items(pages), others=items(others)).encode()
