#!/usr/bin/env python3
"""usage: tests/tree/labels.py BUILD_FOLDER

./test --quick leaves out what is labelled "build" or "emulator". A test has one of these labels if and only if
it builds something, waits for a build, or runs the emulator.
"""
import json
import subprocess
import sys

BUILDERS = ("run-build", "build-firmware", "coverage", "clang_tidy", "same_release",
            "build_without_parts", "build-web", "plain_build", "stack_bound")


def main():
    shown = subprocess.run(["ctest", "--show-only=json-v1", "-C", "Release"], cwd=sys.argv[1], check=True,
                           capture_output=True, text=True).stdout
    tests = json.loads(shown)["tests"]
    assert len(tests) > 100, "these are not all tests"
    wrong, left = [], 0
    for test in tests:
        properties = {one["name"]: one["value"] for one in test.get("properties", [])}
        labelled = bool({"build", "emulator"} & set(properties.get("LABELS", [])))
        words = [word.rsplit("/", 1)[-1] for word in test.get("command", ["not built"])]
        heavy = ("FIXTURES_REQUIRED" in properties or words[0] in ("node", "nodejs") or
                 any(word.removesuffix(".py") in BUILDERS for word in words))
        left += not labelled
        if labelled != heavy:
            wrong.append(test["name"])
    if wrong:
        sys.exit("with the wrong label, or without the one they need: " + ", ".join(wrong))
    print(f"{left} of {len(tests)} tests are quick")


if __name__ == "__main__":
    main()
