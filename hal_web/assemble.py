#!/usr/bin/env python3
"""usage: hal_web/assemble.py FELICITY_WASM MATCH_WASM BOARDS_JSON FOLDER [UF2...]

Makes FOLDER/felicity.html, the game in one file, FOLDER/felicity-player.html, which runs a UF2 file, FOLDER/felicity-workshop.html, in which
bots are written, FOLDER/felicity-skins.html, the editor of skins, and FOLDER/site/, all of them for a web server, from the modules, what `felicity boards --json` prints, and the sources in
hal_web/page, hal_web/player, hal_web/skin, hal_web/table and hal_web/workshop. The UF2 files go into the site, to choose from.
FOLDER/../bundled.txt lists the sources that became part of a page, for tools/components.py.
"""
import base64
import gzip
import hashlib
import html
import json
import pathlib
import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zlib

HERE = pathlib.Path(__file__).resolve().parent
PAGE = HERE / "page"
PLAYER = HERE / "player"
TABLE = HERE / "table"
WORKSHOP = HERE / "workshop"
SKIN = HERE / "skin"
ROOT = HERE.parent
sys.path.insert(0, str(ROOT / "tools"))
from breadboard.export import netlist  # noqa: E402  pylint: disable=wrong-import-position
BUNDLED = set()  # every source that became part of a page, from the root of the tree
ICONS = (192, 512)
SHELL = (0xF7, 0xEC, 0xD4)
# A page may load only what it is made of: this keeps the promise that nothing leaves the machine.
POLICY = "default-src 'none'; script-src {script} 'wasm-unsafe-eval'; style-src {style}; img-src 'self' data:; "\
    "connect-src {connect}; manifest-src 'self'; worker-src 'self' blob:; base-uri 'none'; form-action 'none'"


def bundle(entry, *options):
    """A module with everything it imports, or a style sheet, made small."""
    with tempfile.TemporaryDirectory() as folder:
        out, meta = pathlib.Path(folder, entry.name), pathlib.Path(folder, "meta.json")
        subprocess.run(["esbuild", str(entry), "--minify", "--charset=utf8", "--log-level=warning", f"--outfile={out}",
                        f"--metafile={meta}", *options], check=True, cwd=ROOT)
        BUNDLED.update(json.loads(meta.read_text("utf-8"))["inputs"])
        return out.read_text("utf-8").strip()


def filled(template, values):
    """Each @name@ of the template replaced once; an unknown or unused name is an error."""
    names = set(re.findall(r"@(\w+)@", template))
    if names != values.keys():
        sys.exit(f"assemble: the template has {sorted(names)}, given are {sorted(values)}")
    return re.sub(r"@(\w+)@", lambda found: values[found.group(1)], template)


# ---- icons: a cat of the game's cards -------------------------------------------------------------------
def palette():
    text = (ROOT / "engine/gfx/colour.h").read_text("utf-8")
    day = text[text.index("Palette kDay"):text.index("};", text.index("Palette kDay"))]
    return [tuple(bytes.fromhex(colour)) for colour in re.findall(r"rgb565\(0x([0-9A-F]{6})\)", day)]


def art(name):
    """The first colour sprite of a file, row by row."""
    text = (ROOT / f"engine/gfx/art/{name}.h").read_text("utf-8")
    start = text.index("colour_sprite")
    return re.findall(r'"([.0-9a-f]+)"', text[start:text.index("});", start)])


def png(size, colour_type, raw):
    def chunk(name, body):
        return struct.pack(">I", len(body)) + name + body + struct.pack(">I", zlib.crc32(name + body))
    head = struct.pack(">IIBBBBB", *size, 8, colour_type, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", zlib.compress(raw, 9)) + chunk(b"IEND", b"")


def picture(name):
    """A PNG of the art, one pixel a pixel, clear where the art is."""
    rows, colours = art(name), palette()
    def pixel(letter):
        return b"\0\0\0\0" if letter == "." else bytes(colours[int(letter, 16)]) + b"\xff"
    raw = b"".join(b"\0" + b"".join(pixel(letter) for letter in row) for row in rows)
    return png((len(rows[0]), len(rows)), 6, raw)


def icon(size):
    """A PNG of the cat on the colour of the shell."""
    rows, colours = art("cat_11"), palette()
    scale = size * 9 // 10 // len(rows)
    margin = (size - scale * len(rows)) // 2
    def line(letters):
        pixels = [SHELL if letter == "." else colours[int(letter, 16)] for letter in letters for _ in range(scale)]
        pixels = [SHELL] * margin + pixels
        return b"\0" + b"".join(bytes(pixel) for pixel in pixels + [SHELL] * (size - len(pixels)))

    empty = line("")
    lines = [empty] * margin + [made for row in rows for made in [line(row)] * scale]
    return png((size, size), 2, b"".join(lines + [empty] * (size - len(lines))))


def data_link(kind, data):
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


# ---- the two forms of the page --------------------------------------------------------------------------
def with_device(template, described):
    device = (PAGE / "device.html").read_text("utf-8").rstrip("\n")
    return template.replace("@device@", device.replace("@described@", described))


def one_file(template, script, style, wasm):
    packed = base64.b64encode(gzip.compress(wasm, 9, mtime=0)).decode()
    return filled(template, {
        "policy": POLICY.format(script="'unsafe-inline'", style="'unsafe-inline'", connect="'none'"),
        "head": f'<link rel="icon" href="{data_link("image/png", icon(64))}">\n<style>{style}</style>',
        "links": "",
        "scripts": f'<script type="text/plain" id="wasm">{packed}</script>\n<script type="module">{script}</script>'})


def manifest():
    return json.dumps({
        "name": "Felicity", "short_name": "Felicity", "start_url": "./", "scope": "./", "display": "standalone",
        "background_color": "#2c373e", "theme_color": "#3b4850",
        "icons": [{"src": f"icon-{size}.png", "sizes": f"{size}x{size}", "type": "image/png", "purpose": "any maskable"}
                  for size in ICONS]}, indent=1) + "\n"


def player(boards, images, style, one_file):
    """The page that runs a UF2 file, and the files it needs."""
    script = bundle(PLAYER / "main.mjs", "--bundle", "--format=esm", "--target=es2022")
    worker = bundle(PLAYER / "worker.mjs", "--bundle", "--format=iife", "--target=es2022")
    # Faults in the wires can be seen where the display answers.
    netlists = {board["name"]: netlist(board) for board in boards if board["bus"]["kind"] == "i2c"}
    data = (f'<script type="application/json" id="boards">{json.dumps(boards, separators=(",", ":"))}</script>\n'
            f'<script type="application/json" id="netlists">{json.dumps(netlists, separators=(",", ":"))}</script>\n'
            f'<script type="application/json" id="images">{json.dumps(sorted(images))}</script>\n')
    template = with_device((PLAYER / "player.html").read_text("utf-8"), "")
    if one_file:
        if "</script" in script + worker:
            sys.exit("assemble: a script contains its own end")
        return filled(template, {
            "policy": POLICY.format(script="'unsafe-inline' blob:", style="'unsafe-inline'", connect="'none'"),
            "head": f'<link rel="icon" href="{data_link("image/png", icon(64))}">\n<style>{style}</style>',
            "scripts": f'{data}<script type="text/plain" id="worker">{worker}</script>\n<script type="module">{script}</script>'}).encode()
    page = filled(template, {
        "policy": POLICY.format(script="'self'", style="'self' 'unsafe-inline'", connect="'self'"),
        "head": '<link rel="icon" href="icon-192.png">\n<link rel="stylesheet" href="style.css">',
        "scripts": f'{data}<script type="module" src="player.js"></script>'})
    return {"player.html": page.encode(), "player.js": script.encode(), "worker.js": worker.encode(), **images}


def table():
    """The table view, for the site: it needs the module to read records."""
    script = bundle(TABLE / "main.mjs", "--bundle", "--format=esm", "--target=es2022")
    page = filled((TABLE / "table.html").read_text("utf-8"), {
        "policy": POLICY.format(script="'self'", style="'self' 'unsafe-inline'", connect="'self'"),
        "head": '<link rel="icon" href="icon-192.png">\n<link rel="stylesheet" href="style.css">',
        "scripts": '<script type="module" src="table.js"></script>'})
    return {"table.html": page.encode(), "table.js": script.encode()}


# ---- the bot workshop -----------------------------------------------------------------------------------
CARDS = {"-8": "cat_m8", "-5": "cat_m5", "R": "rabbit", "3": "cat_3", "5": "cat_5", "8": "cat_8", "11": "cat_11", "15": "cat_15",
         "L": "dog_big", "S": "dog_small", "sack": "sack"}
# A bot runs in a worker of a document with this policy and an origin of its own: no connection, no file, no code but its own.
CAGE_POLICY = "default-src 'none'; script-src 'sha256-{hash}'; worker-src blob:; base-uri 'none'; form-action 'none'"


def cage():
    """The document round a bot's worker."""
    script = bundle(WORKSHOP / "cage.mjs", "--format=iife", "--target=es2022")
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    return filled((WORKSHOP / "cage.html").read_text("utf-8"), {"policy": CAGE_POLICY.format(hash=digest), "script": script})


def data_script(name, kind, text):
    if "</script" in text and kind != "application/json":
        sys.exit(f"assemble: {name} contains the end of a script")
    return f'<script type="{kind}" id="{name}">{text}</script>\n'


def json_script(name, value):
    return data_script(name, "application/json", json.dumps(value, separators=(",", ":")).replace("</", "<\\/"))


def workshop(wasm, one_file):
    """The page in which bots are written, and the files it needs."""
    script = bundle(WORKSHOP / "main.mjs", "--bundle", "--format=esm", "--target=es2022")
    style = bundle(WORKSHOP / "workshop.css")
    # On one line: the bot's source follows it, and keeps the numbers of its lines.
    runtime = bundle(WORKSHOP / "bot_worker.mjs", "--bundle", "--format=iife", "--target=es2022", "--supported:template-literal=false")
    if "\n" in runtime:
        sys.exit("assemble: bot_worker.mjs is not on one line")
    match = bundle(WORKSHOP / "match_worker.mjs", "--bundle", "--format=iife", "--target=es2022")
    templates = {"en": (ROOT / "docs/bots/first_bot.js").read_text("utf-8")}
    templates.update({path.name.split(".")[1]: path.read_text("utf-8") for path in sorted((WORKSHOP / "templates").iterdir())})
    data = (json_script("templates", templates) + data_script("runtime", "text/plain", runtime) +
            json_script("pictures", {face: data_link("image/png", picture(name)) for face, name in CARDS.items()}))
    template = (WORKSHOP / "workshop.html").read_text("utf-8")
    if one_file:
        if "</script" in script:
            sys.exit("assemble: a script contains its own end")
        packed = base64.b64encode(gzip.compress(wasm, 9, mtime=0)).decode()
        enclosed = html.escape(cage(), quote=False)
        return filled(template, {
            "policy": POLICY.format(script="'unsafe-inline' blob:", style="'unsafe-inline'", connect="'none'"), "links": "",
            "head": f'<link rel="icon" href="{data_link("image/png", icon(64))}">\n<style>{style}</style>',
            "scripts": data + json_script("site", None) + data_script("match", "text/plain", match) + data_script("wasm", "text/plain", packed) +
            f'<template id="cage">{enclosed}</template>\n<script type="module">{script}</script>'}).encode()
    beside = {"cage": "workshop-cage.html", "match": "workshop-match.js", "game": "./"}
    page = filled(template, {
        "policy": POLICY.format(script="'self'", style="'self' 'unsafe-inline'", connect="'self'") + "; frame-src 'self'",
        "links": '  <a href="./" data-word="toGame">The game</a>',
        "head": '<link rel="icon" href="icon-192.png">\n<link rel="stylesheet" href="workshop.css">',
        "scripts": data + json_script("site", beside) + '<script type="module" src="workshop.js"></script>'})
    return {"workshop.html": page.encode(), "workshop.js": script.encode(), "workshop.css": style.encode(), "match.wasm": wasm,
            beside["cage"]: cage().encode(), beside["match"]: match.encode()}


# ---- the editor of skins ----------------------------------------------------------------------------------
def skins(images, style, wasm, one_file):
    """The editor of skins: one file, or the files of the site."""
    data = json_script("images", sorted(images))
    script = bundle(SKIN / "main.mjs", "--bundle", "--format=esm", "--target=es2022")
    style += bundle(SKIN / "skin.css")
    template = with_device((SKIN / "skin.html").read_text("utf-8"), 'aria-describedby="spoken"')
    if one_file:
        packed = base64.b64encode(gzip.compress(wasm, 9, mtime=0)).decode()
        return filled(template, {
            "policy": POLICY.format(script="'unsafe-inline'", style="'unsafe-inline'", connect="'none'"),
            "head": f'<link rel="icon" href="{data_link("image/png", icon(64))}">\n<style>{style}</style>',
            "scripts": f'{data}<script type="text/plain" id="wasm">{packed}</script>\n<script type="module">{script}</script>'}).encode()
    page = filled(template, {
        "policy": POLICY.format(script="'self'", style="'self' 'unsafe-inline'", connect="'self'"),
        "head": '<link rel="icon" href="icon-192.png">\n<link rel="stylesheet" href="skin.css">',
        "scripts": f'{data}<script type="module" src="skin.js"></script>'})
    return {"skin.html": page.encode(), "skin.js": script.encode(), "skin.css": style.encode()}


def site(template, script, style, wasm, players):
    """Name and bytes of every file. The service worker keeps the game; the player is loaded when it is opened."""
    head = ('<link rel="manifest" href="manifest.webmanifest">\n<link rel="icon" href="icon-192.png">\n'
            '<link rel="apple-touch-icon" href="icon-192.png">\n<link rel="preload" href="felicity.wasm" as="fetch" crossorigin>\n'
            '<link rel="stylesheet" href="style.css">')
    files = {"felicity.wasm": wasm, "main.js": script.encode(), "style.css": style.encode(),
             "manifest.webmanifest": manifest().encode()}
    files.update({f"icon-{size}.png": icon(size) for size in ICONS})
    files["index.html"] = filled(template, {
        "policy": POLICY.format(script="'self'", style="'self' 'unsafe-inline'", connect="'self'"),
        "head": head, "links": '  <p><a href="workshop.html" data-word="workshop">Bot workshop</a> · '
        '<a href="player.html" data-word="player">Run a UF2 file</a> · <a href="table.html" data-word="table">Table view</a> · '
        '<a href="skin.html" data-word="skins">Draw your own cats</a></p>',
        "scripts": '<script type="module" src="main.js"></script>'}).encode()
    version = hashlib.sha256(b"".join(name.encode() + data for name, data in sorted(files.items()))).hexdigest()[:12]
    worker = (PAGE / "service_worker.js").read_text("utf-8")
    files["service_worker.js"] = filled(worker, {
        "version": f"felicity-{version}", "files": json.dumps(["./", *sorted(files)])}).encode()
    return {**files, **players}


def main():
    if len(sys.argv) < 5:
        sys.exit(__doc__.splitlines()[0])
    wasm, match = (pathlib.Path(name).read_bytes() for name in sys.argv[1:3])
    boards = [json.loads(line) for line in pathlib.Path(sys.argv[3]).read_text("utf-8").splitlines()]
    folder = pathlib.Path(sys.argv[4])
    images = {pathlib.Path(name).name: pathlib.Path(name).read_bytes() for name in sys.argv[5:]}
    template = with_device((PAGE / "index.html").read_text("utf-8"), 'aria-describedby="spoken"')
    script = bundle(PAGE / "main.mjs", "--bundle", "--format=esm", "--target=es2022")
    style = bundle(PAGE / "style.css")
    shutil.rmtree(folder, ignore_errors=True)
    (folder / "site").mkdir(parents=True)
    files = {"felicity.html": one_file(template, script, style, wasm).encode(),
             "felicity-player.html": player(boards, {}, style, True), "felicity-workshop.html": workshop(match, True),
             "felicity-skins.html": skins({}, style, wasm, True)}
    served = site(template, script, style, wasm, {**player(boards, images, style, False), **table(), **workshop(match, False),
                                               **skins(images, style, wasm, False)})
    files.update({f"site/{name}": data for name, data in served.items()})
    for name, data in files.items():
        (folder / name).write_bytes(data)
    (folder.parent / "bundled.txt").write_text("".join(f"{name}\n" for name in sorted(BUNDLED)), "utf-8")
    for name in ("felicity.html", "felicity-player.html", "felicity-workshop.html", "felicity-skins.html"):
        print(f"{len(files[name]):8} bytes  {folder / name}")


if __name__ == "__main__":
    main()
