#!/usr/bin/env python3
"""usage: tests/tools/workflow.py BUILD_FOLDER SCRATCH

Runs the steps of .github/workflows/release.yml in a clone, in order, with the shell that GitHub uses, as after a push and as after a tag.
What compiles, tests and installs, and what talks to GitHub, are stand-ins that write down how they were called: the results of the
builds are those of BUILD_FOLDER. Everything else is real, tools/release above all.
"""
import os
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

import yaml  # of the package python3-yaml

sys.dont_write_bytecode = True
from clones import ROOT, borrow, clone  # noqa: E402  pylint: disable=wrong-import-position

BUILT, SCRATCH = (pathlib.Path(word).resolve() for word in sys.argv[1:3])
WORKFLOW = yaml.safe_load((ROOT / ".github/workflows/release.yml").read_text("utf-8"))
VERSION = re.search(r'kVersion = "([\d.]+)"', (ROOT / "engine/base/version.h").read_text("utf-8")).group(1)
WRITTEN = {"host": ["test_status"], "web": ["boards.json", "bundled.txt", "page"]}  # by the steps: not those of BUILD_FOLDER
STAND_INS = ("apt-get", "cmake", "ctest", "gh")
ONLY_TAGS = "github.ref_type == 'tag'"


class Workflow(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        shutil.rmtree(SCRATCH, ignore_errors=True)
        cls.tree, cls.log, cls.bin = SCRATCH / "tree", SCRATCH / "log", SCRATCH / "bin"
        clone(cls.tree)
        cls.bin.mkdir()
        for name in STAND_INS:
            real = shutil.which(name)
            (cls.bin / name).write_text(f'#!/bin/sh\n[ "$1" != --version ] || exec {real} "$@"\necho "{name} $*" >>{cls.log}\n', "utf-8")
            (cls.bin / name).chmod(0o755)

    def setUp(self):
        for folder in (self.tree / "build", self.tree / "dist", SCRATCH / "home"):
            shutil.rmtree(folder, ignore_errors=True)
        self.log.unlink(missing_ok=True)
        (SCRATCH / "home").mkdir()
        borrow(BUILT, self.tree / "build", but=WRITTEN)
        for name, files in WRITTEN.items():
            borrow(BUILT / name, self.tree / "build" / name, but=files)

    def called(self, words):
        return words in self.log.read_text("utf-8")

    def step(self, step, tag, shell):
        """Runs a step; its exit status and output."""
        env = {**os.environ, "PATH": f"{self.bin}:{os.environ['PATH']}", "HOME": str(SCRATCH / "home"), "GITHUB_REF_NAME": tag or "main"}
        for name in ("FELICITY_QUICK", "FELICITY_LONG"):
            env.pop(name, None)
        script = SCRATCH / "step.sh"
        script.write_text(step["run"], "utf-8")
        done = subprocess.run([shell, "-e", script], cwd=self.tree, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                              check=False)
        return done.returncode, done.stdout

    def play(self, name, tag=None):
        """Runs the steps of a job; the first that fails."""
        job = WORKFLOW["jobs"][name]
        for step in job["steps"]:
            condition = step.get("if")
            self.assertIn(condition, (None, ONLY_TAGS))
            if condition and not tag:
                continue
            if "uses" in step:
                self.assertRegex(step["uses"], r"^actions/[a-z-]+@v\d+$")
                if "upload" in step["uses"]:
                    self.assertTrue((self.tree / step["with"]["path"] / "SHA256SUMS").is_file())
                continue
            code, output = self.step(step, tag, "sh" if "container" in job else "bash")
            if code != 0:
                return f"{step['name']}: {output}"
        return None

    def test_a_push_is_tested_and_gives_files(self):
        self.assertEqual(WORKFLOW["jobs"]["build"]["container"]["image"], "debian:13")
        self.assertIsNone(self.play("build"))
        for words in ("apt-get install -q -y --no-install-recommends ca-certificates git\n", "cmake --preset host -DFELICITY_TESTS=ON",
                      "ctest --preset host --parallel 4 -C Release", "cmake --preset web"):
            self.assertTrue(self.called(words), words)
        for board in (path.parent.name for path in ROOT.glob("boards/*/board.cmake")):
            self.assertTrue(self.called(f"cmake --preset {board}\n"), board)
            self.assertTrue((self.tree / f"dist/felicity-{VERSION}-{board}.uf2").is_file(), board)
        self.assertFalse(self.called("gh "))

    def test_a_tag_of_the_version_makes_a_draft_with_all_files_and_its_changes(self):
        self.assertEqual(WORKFLOW["jobs"]["publish"]["if"], ONLY_TAGS)
        self.assertEqual(WORKFLOW["jobs"]["publish"]["needs"], "build")
        self.assertIsNone(self.play("build", f"v{VERSION}"))
        self.assertIsNone(self.play("publish", f"v{VERSION}"))
        call = next(line for line in self.log.read_text("utf-8").splitlines() if line.startswith("gh "))
        self.assertTrue(call.startswith(f"gh release create v{VERSION} --draft "), call)
        for path in (self.tree / "dist").iterdir():
            self.assertIn(f" dist/{path.name}", call)

    def test_a_tag_of_another_version_fails(self):
        failed = self.play("build", "v99.0.0")
        self.assertIn(f"the tag v99.0.0 is not v{VERSION}", failed or "")

    def test_only_the_job_that_publishes_may_write(self):
        self.assertEqual(WORKFLOW["permissions"], {"contents": "read"})
        self.assertEqual([name for name, job in WORKFLOW["jobs"].items() if "permissions" in job], ["publish"])


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
