#!/usr/bin/env python3
"""usage: tests/tools/stack_bound.py SCRATCH

Small planted images for tools/stack-bound: it must find how deep they go, and refuse recursion,
calls through pointers that are not listed, and a stack that is too deep.
"""
import pathlib
import re
import shutil
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRATCH = pathlib.Path(sys.argv[1]).resolve()
RESERVE = ["-Wl,--defsym=__StackTop=0x20001000", "-Wl,--defsym=__StackBottom=0x20000000"]
BEGIN = "void use(volatile char* p) { *p = 1; }\n#define APART __attribute__((noinline))\n"


def bound(code, more=""):
    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir(parents=True)
    (SCRATCH / "planted.c").write_text(BEGIN + code, "utf-8")
    subprocess.run(["arm-none-eabi-gcc", "-mcpu=cortex-m0plus", "-mthumb", "-Os", "-fno-optimize-sibling-calls",
                    "-fno-ipa-icf", "-fstack-usage", "-nostartfiles", "-Wl,-eplatform_entry", *RESERVE, "planted.c",
                    "-o", "planted.elf"], cwd=SCRATCH, check=True)
    return subprocess.run([ROOT / "tools/stack-bound", "--path", "planted.elf", *more.split()], cwd=SCRATCH,
                          capture_output=True, text=True)


def bytes_of(done):
    return int(re.search(r"\(program (\d+)", done.stdout).group(1))


class StackBound(unittest.TestCase):
    def test_frames_add_up_along_the_deepest_way(self):
        done = bound("APART void small(void) { volatile char a[40]; use(a); }\n"
                     "APART void large(void) { volatile char a[400]; use(a); }\n"
                     "void platform_entry(void) { volatile char a[100]; use(a); small(); large(); }\n", ".")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("frames agree", done.stdout)
        self.assertTrue(500 <= bytes_of(done) <= 560, done.stdout)

    def test_a_frame_too_large_for_one_instruction_is_read(self):
        done = bound("void platform_entry(void) { volatile char a[3000]; use(a); }\n")
        self.assertTrue(3000 <= bytes_of(done) <= 3040, done.stdout)
        self.assertEqual(done.returncode, 1)
        self.assertIn("more than 50 % of the reserve", done.stderr)

    def test_every_case_of_a_switch_is_looked_at(self):
        cases = "".join(f"case {i}: part{i}(); break;" for i in range(8))
        parts = "".join(f"APART void part{i}(void) {{ volatile char a[{40 + 100 * i}]; use(a); }}\n" for i in range(8))
        done = bound(parts + f"volatile int which; void platform_entry(void) {{ switch (which) {{ {cases} }} }}\n")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertTrue(740 <= bytes_of(done) <= 800, done.stdout)

    def test_recursion_is_refused(self):
        done = bound("void other(int n);\nAPART void one(int n) { volatile char a[8]; use(a); if (n) other(n - 1); }\n"
                     "APART void other(int n) { volatile char a[8]; use(a); one(n); }\n"
                     "volatile int n; void platform_entry(void) { one(n); }\n")
        self.assertEqual(done.returncode, 1)
        self.assertIn("recursion: one -> other -> one", done.stderr)

    def test_an_unlisted_pointer_call_is_refused(self):
        done = bound("void (*volatile pointer)(void);\nAPART void asks(void) { pointer(); }\n"
                     "void platform_entry(void) { asks(); }\n")
        self.assertEqual(done.returncode, 1)
        self.assertIn("asks: calls through a pointer", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
