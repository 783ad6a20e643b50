"""The components that images and pages contain, with their licences: for tools/make-notices and tools/release.

A build is asked what it contains: the linker's maps name the objects, ninja the headers, hal_web/assemble.py the scripts. A
path that belongs to no component of the table is refused, so a new dependency cannot go out without its licence.
"""
import functools
import json
import os
import pathlib
import re
import subprocess
import urllib.parse
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent
LLVM = "Apache-2.0 WITH LLVM-exception"
GCC = "GPL-3.0-or-later WITH GCC-exception-3.1"


class Refused(Exception):
    pass


class Component(NamedTuple):
    name: str
    licence: str  # an SPDX expression; LicenseRef-…: what its files state
    what: str
    paths: str  # a pattern: its objects, headers and scripts
    package: str = ""  # of Debian, or a pattern of its name: has the version
    stated_by: str = ""  # a package whose copyright file states the licence; otherwise `package`
    file: str = ""  # states the licence where there is no package: from the root of the tree, or of the SDK
    link: str = ""  # a package URL without its version


def of_npm(folder, what):
    """The packages that a folder's lock file names."""
    locked = json.loads((ROOT / folder / "package-lock.json").read_text("utf-8"))["packages"]
    for place, package in locked.items():
        if place:
            name = place.removeprefix("node_modules/")
            yield Component(name, package["license"], what, rf"^{folder}/{place}/", file=f"{folder}/{place}/LICENSE",
                            link=f"pkg:npm/{name.replace('@', '%40')}")


# The first whose pattern is found counts.
COMPONENTS = (
    Component("Raspberry Pi Pico SDK", "BSD-3-Clause", "start-up code, drivers of the chips",
              r"/pico-sdk/(?!lib/|.*(/CMSIS/|/printf\.[ch]$|/pico_(rand|stdio_usb|lwip|mbedtls)/))",  # those have other licences
              stated_by="pico-sdk-source", file="LICENSE.TXT", link="pkg:github/raspberrypi/pico-sdk"),
    Component("TinyUSB", "MIT", "USB device stack", r"/tinyusb/",
              stated_by="tinyusb-source", file="lib/tinyusb/LICENSE", link="pkg:github/hathach/tinyusb"),
    Component("libstdc++", GCC, "the C++ library of the images; the exception allows to hand an image on under any terms",
              r"/libstdc\+\+\w*\.a$|/newlib/c\+\+/", package="libstdc++-arm-none-eabi-newlib", stated_by="gcc-[0-9]*-base"),
    Component("libgcc", GCC, "what the compiler calls in an image; the exception allows to hand an image on under any terms",
              r"/gcc/arm-none-eabi/[\d.]+/", package="gcc-arm-none-eabi", stated_by="gcc-[0-9]*-base"),
    Component("newlib", "LicenseRef-newlib", "the C library of the images", r"/newlib/|/arm-none-eabi/lib/.*/lib[cgm](_nano)?\.a$",
              package="libnewlib-arm-none-eabi"),
    Component("libc++", LLVM, "the C++ library of the pages", r"/wasm32-wasi/(libc\+\+(abi)?\.a$|c\+\+/)",
              package="libc++-[0-9]*-dev-wasm32"),
    Component("clang", LLVM, "headers of the compiler of the pages", r"/lib/clang/[\d.]+/include/", package="libclang-common-[0-9]*-dev"),
    Component("wasi-libc", "LicenseRef-wasi-libc", "the C library of the pages", r"/wasm32-wasi/", package="wasi-libc"),
    Component("rp2040js", "MIT", "the emulator in the page that runs a UF2 file", r"^emulator/node_modules/rp2040js/",
              file="emulator/node_modules/rp2040js/LICENSE", link="pkg:npm/rp2040js"),
    *of_npm("hal_web/workshop", "in the editor of the bot workshop"),
    Component("Felicity", "MIT", "the game: program, pictures, letters and texts",
              r"^(engine|boards|drivers|firmware|generated|hal_host|(hal_web(/workshop)?|emulator)(?!/(workshop/)?node_modules))/", file="LICENSE"),
)
FELICITY = COMPONENTS[-1]


# ---- which version, under which terms ---------------------------------------------------------------------------------
def sdk():
    """Where firmware/toolchain.cmake finds the SDK, in the same order."""
    given = os.environ.get("PICO_SDK_PATH")
    for place in ([pathlib.Path(given)] if given else []) + [pathlib.Path("/usr/src/pico-sdk"),
                                                            ROOT / ".toolchain/usr/src/pico-sdk"]:
        if (place / "pico_sdk_init.cmake").is_file():
            return place
    raise Refused("the Pico SDK was not found")


def numbers(path, words):
    """The numbers that stand after these words in a file, as a version."""
    text = path.read_text("utf-8")
    return ".".join(re.search(rf"\b{word}\W+(\d+)", text).group(1) for word in words)


@functools.cache
def installed(pattern):
    """Name and version of the newest Debian package of this name that is installed."""
    done = subprocess.run(["dpkg-query", "-W", "-f", "${db:Status-Status} ${Package} ${Version}\n", pattern],
                          capture_output=True, text=True, check=False)
    found = [line.split()[1:] for line in done.stdout.splitlines() if line.startswith("installed ")]
    if not found:
        raise Refused(f"the package {pattern} is not installed")
    return max(found, key=lambda one: [int(digits) for digits in re.findall(r"\d+", one[0])])


def version(component=FELICITY):
    if component.package:
        return installed(component.package)[1]
    if component is FELICITY:
        return re.search(r'kVersion = "([\d.]+)"', (ROOT / "engine/base/version.h").read_text("utf-8")).group(1)
    if component.link.startswith("pkg:npm/"):
        return json.loads((ROOT / component.file).with_name("package.json").read_text("utf-8"))["version"]
    parts = [f"{{}}_VERSION_{part}" for part in ("MAJOR", "MINOR", "REVISION")]
    place = sdk()
    if component.name == "TinyUSB":
        within = [path for path in (place / "../tinyusb", place / "lib/tinyusb") if (path / "src/tusb_option.h").is_file()]
        return numbers(within[0] / "src/tusb_option.h", [part.format("TUSB") for part in parts])
    return numbers(place / "pico_sdk_version.cmake", [part.format("PICO_SDK") for part in parts])


def link(component):
    """Its package URL, or ""."""
    if component.link:
        return f"{component.link}@{version(component)}"
    if not component.package:
        return ""
    return "pkg:deb/debian/" + "@".join(urllib.parse.quote(word, safe=":~") for word in installed(component.package))


def terms(component):
    """The text that states the licence."""
    package = component.stated_by or component.package
    place = pathlib.Path("/")
    if component.link.startswith("pkg:github/"):
        place = pathlib.Path(*sdk().parts[:-3])  # of .../usr/src/pico-sdk
    found = sorted(place.glob(f"usr/share/doc/{package}/copyright"))[-1:] if package else []
    found += [root / component.file for root in (ROOT, sdk()) if component.file and not found]
    for path in found:
        if path.is_file():
            return path.read_text("utf-8", errors="replace").rstrip()
    raise Refused(f"no file states the licence of {component.name}")


# ---- what a build contains --------------------------------------------------------------------------------------------
PLACED = re.compile(r"^ (?:\.\S+)?\s+0x0*([1-9a-f][0-9a-f]*)\s+0x0*([1-9a-f][0-9a-f]*) (\S.*(?:\.o|\.obj|\.a\(.*\)))$", re.M)  # GNU ld
PLACED_IN_MODULE = re.compile(r"^ +[0-9a-f-]+ +[0-9a-f]+ +[0-9a-f]+ +(\S+\.(?:o|obj|a\([^()]*\))):\(", re.M)  # wasm-ld


def linked(folder):
    """Objects and libraries whose code or data is in what was linked there."""
    maps = sorted(folder.glob("*.map"))
    if not maps:
        raise Refused(f"{folder}: no linker map")
    for path in maps:
        text = path.read_text("utf-8", errors="replace")
        found = {one[-1] for one in PLACED.findall(text)} or set(PLACED_IN_MODULE.findall(text))
        if not found:
            raise Refused(f"{path}: names no object")
        for name in found:
            yield re.sub(r"\([^()]*\)$", "", name), path


def included(folder):
    """Headers that what was compiled there has included."""
    done = subprocess.run(["ninja", "-C", folder, "-t", "deps"], capture_output=True, text=True, check=False)
    found = set(re.findall(r"^    (\S.*)$", done.stdout, re.M))
    if done.returncode or not found:
        raise Refused(f"{folder}: ninja does not know which headers were included")
    for name in found:
        yield name, folder


def bundled(folder):
    """Scripts that are in a page; the folder has none if it is not that of the pages."""
    path = folder / "bundled.txt"
    for name in path.read_text("utf-8").splitlines() if path.is_file() else []:
        yield name, path


@functools.cache
def component_of(path):
    return next((one for one in COMPONENTS if re.search(one.paths, path)), None)


def inside(folder):
    """The components that are in what was built in a folder, in the order of the table."""
    cache = (folder / "CMakeCache.txt").read_text("utf-8")
    built_in, tree = (re.search(rf"^CMAKE_{name}:INTERNAL=(.*)$", cache, re.M).group(1) for name in ("CACHEFILE_DIR", "HOME_DIRECTORY"))
    found = set()
    for name, where in {**dict(linked(folder)), **dict(included(folder)), **dict(bundled(folder))}.items():
        path = os.path.normpath(os.path.join(built_in, name))
        for top in (built_in, tree):
            path = path.removeprefix(f"{top}/")
        component = component_of(path)
        if component is None:
            raise Refused(f"{where}: {name} is of no known component: add it to tools/components.py, with its licence")
        found.add(component)
    return joined([found, [FELICITY]])


def joined(lists):
    found = {component for one in lists for component in one}
    return [component for component in COMPONENTS if component in found]
