"""Compiles in a copy of the tree only what the tree itself has not compiled.

write_compiler() writes a program named ccache, which CMake and tools/build-firmware put before a compiler's command. It copies the
object that a build folder of the tree holds if that was made by the same command from the same bytes; else the compiler does its work.
"""
import hashlib
import os
import sys

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.realpath(__file__))))
OF_A_BOARD = ("FELICITY_BOARD=", "standard_binary_info")  # in a command: the object knows the name of its board


def plain(command):
    """A command without what changes no object: the launcher, that a warning is an error, the list of headers."""
    words = [word for word in command if word not in ("-Werror", "-MD")]
    for option in ("-MT", "-MF"):
        if option in words:
            del words[words.index(option):words.index(option) + 2]
    return words[1:] if os.path.basename(words[0]) == "ccache" else words


def key(folder, words):
    return hashlib.sha1("\n".join([str(folder), *words]).encode()).hexdigest()


def headers(folder):
    """The files that each object of a build folder was made from, as ninja knows them."""
    import subprocess  # pylint: disable=import-outside-toplevel
    lines = subprocess.run(["ninja", "-C", folder, "-t", "deps"], capture_output=True, text=True, check=True).stdout.splitlines()
    files, made = {}, []
    for line in lines:
        if line.startswith("    "):
            made.append(os.path.normpath(os.path.join(folder, line.strip())))
        elif line:
            made = []
            if line.endswith("(VALID)"):
                files[line.split(": #deps")[0]] = made
    return files


def write_compiler(to, tree, lenders):
    """`lenders`: a build folder of ROOT for each build folder of the copy, whose names may be those of different boards."""
    # Not at the top: the program is started for each object.
    import json  # pylint: disable=import-outside-toplevel
    import shlex  # pylint: disable=import-outside-toplevel
    table = to / "lent"
    table.mkdir(parents=True)
    for folder, lender in lenders.items():
        def there(text, names=(lender.name, folder.name)):
            return text.replace(ROOT, str(tree)).replace(*names)
        files = headers(lender)
        for entry in json.loads((lender / "compile_commands.json").read_text("utf-8")):
            words = plain(shlex.split(entry["command"]))
            made = words[words.index("-o") + 1]
            if made not in files or any(own in word for own in OF_A_BOARD for word in words):
                continue
            same = [f"{file}\t{there(file)}" for file in files[made] if file.startswith(f"{ROOT}/")]
            (table / key(folder, map(there, words))).write_text("\n".join([str(lender / made), *same]), "utf-8")
    program = to / "ccache"
    program.write_text(f'#!/bin/sh\nexec {sys.executable} -B -E -S {os.path.realpath(__file__)} {table} {tree} "$@"\n', "utf-8")
    program.chmod(0o755)


def bytes_of(path):
    with open(path, "rb") as file:
        return file.read()


def is_same(tree, one, other):
    return os.path.samefile(one, other) or bytes_of(one).replace(ROOT.encode(), tree.encode()) == bytes_of(other)


def main():
    table, tree, *command = sys.argv[1:]
    words = plain(command)
    entry = os.path.join(table, key(os.getcwd(), words))
    if os.path.exists(entry):
        made, *same = bytes_of(entry).decode().split("\n")
        if all(is_same(tree, *pair.split("\t")) for pair in same):
            with open(words[words.index("-o") + 1], "wb") as to:
                to.write(bytes_of(made))
            return
    os.execvp(command[0], command)


if __name__ == "__main__":
    main()
