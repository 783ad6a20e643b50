#!/usr/bin/env python3
"""usage: tests/tools/stack_bound.py SCRATCH

Small planted images for tools/stack-bound, for the processor of the RP2040 (Thumb) and of the RP2350 (Thumb-2): it must
find how deep they go, and refuse recursion, calls through pointers that are not listed, a stack that is too deep, and code
it cannot follow to its end.
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


def build(processor, code):
    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir(parents=True)
    (SCRATCH / "planted.c").write_text(BEGIN + code, "utf-8")
    subprocess.run(["arm-none-eabi-gcc", f"-mcpu={processor}", "-mthumb", "-mfloat-abi=soft", "-Os", "-fno-optimize-sibling-calls",
                    "-fno-ipa-icf", "-fstack-usage", "-nostartfiles", "-Wl,-eplatform_entry", *RESERVE, "planted.c",
                    "-o", "planted.elf"], cwd=SCRATCH, check=True)


def bound(more=""):
    return subprocess.run([sys.executable, ROOT / "tools/stack-bound", "--path", "planted.elf", *more.split()], cwd=SCRATCH,
                          capture_output=True, text=True, timeout=100)


def bytes_of(done):
    return int(re.search(r"\(program (\d+)", done.stdout).group(1))


class StackBound:
    def bound(self, code, more=""):
        build(self.processor, code)
        return bound(more)

    def test_frames_add_up_along_the_deepest_way(self):
        done = self.bound("APART void small(void) { volatile char a[40]; use(a); }\n"
                     "APART void large(void) { volatile char a[400]; use(a); }\n"
                     "void platform_entry(void) { volatile char a[100]; use(a); small(); large(); }\n", ".")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertIn("frames agree", done.stdout)
        self.assertTrue(500 <= bytes_of(done) <= 560, done.stdout)

    def test_a_frame_too_large_for_one_instruction_is_read(self):
        done = self.bound("void platform_entry(void) { volatile char a[3000]; use(a); }\n")
        self.assertTrue(3000 <= bytes_of(done) <= 3040, done.stdout)
        self.assertEqual(done.returncode, 1)
        self.assertIn("more than 50 % of the reserve", done.stderr)

    def test_every_case_of_a_switch_is_looked_at(self):
        cases = "".join(f"case {i}: part{i}(); break;" for i in range(8))
        parts = "".join(f"APART void part{i}(void) {{ volatile char a[{40 + 100 * i}]; use(a); }}\n" for i in range(8))
        done = self.bound(parts + f"volatile int which; void platform_entry(void) {{ switch (which) {{ {cases} }} }}\n")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertTrue(740 <= bytes_of(done) <= 800, done.stdout)

    def test_recursion_is_refused(self):
        done = self.bound("void other(int n);\nAPART void one(int n) { volatile char a[8]; use(a); if (n) other(n - 1); }\n"
                     "APART void other(int n) { volatile char a[8]; use(a); one(n); }\n"
                     "volatile int n; void platform_entry(void) { one(n); }\n")
        self.assertEqual(done.returncode, 1)
        self.assertIn("recursion: one -> other -> one", done.stderr)

    def test_a_function_that_calls_itself_is_refused(self):
        done = self.bound("APART int one(int n) { volatile char a[8]; use(a); return n ? n * one(n - 1) : 1; }\n"
                          "volatile int n; void platform_entry(void) { n = one(n); }\n")
        self.assertEqual(done.returncode, 1)
        self.assertIn("recursion: one -> one", done.stderr)

    def test_it_gives_up_when_it_takes_too_long_or_too_much(self):
        code = "void platform_entry(void) { volatile char a[100]; use(a); }\n"
        done = self.bound(code, "--seconds 0.001")
        self.assertEqual((done.returncode, done.stderr), (1, "planted.elf: given up after 0.001 s\n"))
        done = bound("--megabytes 1")
        self.assertEqual(done.returncode, 1)
        self.assertRegex(done.stderr, "^planted.elf: given up, .* 1 MB")
        self.assertEqual(bound().returncode, 0)

    def test_a_stack_that_grows_in_a_loop_is_refused(self):
        done = self.bound("volatile int n; void platform_entry(void) {\n"
                          "  for (int i = n; i > 0; --i) __asm__ volatile(\"push {r0}\");\n}\n")
        self.assertEqual(done.returncode, 1)
        self.assertIn("cannot follow the stack pointer", done.stderr)

    def test_both_ways_of_a_condition_are_looked_at(self):
        done = self.bound("APART int small(int n) { volatile char a[40]; use(a); return n; }\n"
                          "APART int large(int n) { volatile char a[400]; use(a); return n; }\n"
                          "volatile int n; void platform_entry(void) {\n"
                          "  int a = n, b = n; if (a < 3) a = small(b); else if (a > 7) { b = large(a); n = a; } else return;\n"
                          "  n = a > b ? a + 1 : b - 1; }\n")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertTrue(400 <= bytes_of(done) <= 450, done.stdout)

    def test_an_unlisted_pointer_call_is_refused(self):
        done = self.bound("void (*volatile pointer)(void);\nAPART void asks(void) { pointer(); }\n"
                     "void platform_entry(void) { asks(); }\n")
        self.assertEqual(done.returncode, 1)
        self.assertIn("asks: calls through a pointer", done.stderr)


class OnThumb(StackBound, unittest.TestCase):
    processor = "cortex-m0plus"


class OnThumb2(StackBound, unittest.TestCase):
    processor = "cortex-m33"

    def test_instructions_on_a_condition_and_wide_pushes_are_read(self):
        """As a compiler may write them: whichever way the conditions go, 8 + 24 + 16 + 4 bytes are the most."""
        done = self.bound("__attribute__((naked)) void platform_entry(void) { __asm__ volatile(\n"
                          "  \"strd r0, r1, [sp, #-8]!\\n cmp r0, #0\\n stmdb sp!, {r4, r5, r6, r7, r8, lr}\\n\"\n"
                          "  \"ittt ne\\n ldmiane.w sp!, {r4, r5, r6, r7, r8, lr}\\n addne sp, #8\\n bxne lr\\n\"\n"
                          "  \"ite gt\\n subgt sp, #16\\n suble.w sp, sp, #16\\n str r1, [sp, #-4]!\\n\"\n"
                          "  \"ldr.w r1, [sp], #4\\n add sp, #16\\n ldmia.w sp!, {r4, r5, r6, r7, r8, lr}\\n add sp, #8\\n bx lr\"); }\n")
        self.assertEqual((done.returncode, done.stderr), (0, ""))
        self.assertEqual(bytes_of(done), 52, done.stdout)

    def test_floating_point_costs_an_interrupt_more(self):
        code = "volatile float f; void platform_entry(void) { %s }\n"
        without = self.bound(code % "f = 1;")
        shutil.rmtree(SCRATCH)
        SCRATCH.mkdir()
        (SCRATCH / "planted.s").write_text(".syntax unified\n.thumb\n.fpu fpv5-sp-d16\n.global platform_entry\n.thumb_func\n"
                                           "platform_entry:\n vadd.f32 s0, s0, s0\n bx lr\n", "utf-8")
        subprocess.run(["arm-none-eabi-gcc", "-mcpu=cortex-m33", "-mthumb", "-nostdlib", "-Wl,-eplatform_entry", *RESERVE,
                        "planted.s", "-o", "planted.elf"], cwd=SCRATCH, check=True)
        interrupt = [int(re.search(r"interrupt (\d+)", done.stdout).group(1)) for done in (without, bound())]
        self.assertEqual(interrupt[1] - interrupt[0], 72)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
