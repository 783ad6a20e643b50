#!/usr/bin/env python3
"""usage: tests/tools/first_command.py SCRATCH

What ./play, ./test and tools/build-firmware do on machines of all kinds. A machine here is a PATH of
its own: basic tools, and stand-ins for those that would change or build something, which write down
how they were called.
"""
import os
import pathlib
import shutil
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRATCH = pathlib.Path(sys.argv[1]).resolve()
BASICS = """awk basename cat chmod cp cut dirname env grep head id mkdir printf python3 rm sed sh sort tr uname
    c++ ninja""".split()
COMMANDS = {"play": ["./play"], "test": ["./test"], "firmware": ["tools/build-firmware", "pico_oled"],
            "web": ["tools/build-web"]}
TEST_TOOLS = "clang clang-format clang-tidy cppcheck valgrind gcovr ccache git node npm chromium esbuild cmark-gfm wasm-ld qemu-system-arm".split()

CMAKE = """case $1 in
  --version) echo "cmake version ${CMAKE_SAYS:-3.25.1}" ;;
  --build) printf '#!/bin/sh\\necho "played $*"\\n' >build/host/felicity; chmod +x build/host/felicity ;;
  --preset) mkdir -p build/host build/web ;;
esac"""
CTEST = """cat <<'TEXT'
        Start 1: slow
 1/12 Test  #1: slow .........................   Passed    9.50 sec
 2/12 Test  #2: broken .......................***Failed   10.25 sec
 3/12 Test  #3: t3 ...........................   Passed    0.01 sec
 4/12 Test  #4: t4 ...........................   Passed    0.01 sec
 5/12 Test  #5: t5 ...........................   Passed    0.01 sec
 6/12 Test  #6: t6 ...........................   Passed    0.01 sec
 7/12 Test  #7: t7 ...........................   Passed    0.01 sec
 8/12 Test  #8: t8 ...........................   Passed    0.01 sec
 9/12 Test  #9: t9 ...........................   Passed    0.01 sec
10/12 Test #10: t10 ..........................   Passed    0.01 sec
11/12 Test #11: shortest .....................   Passed    0.00 sec
12/12 Test #12: t12 ..........................   Passed    0.01 sec

92% tests passed, 1 tests failed out of 12

Total Test time (real) =  19.90 sec

The following tests FAILED:
	  2 - broken (Failed)
TEXT
echo "Errors while running CTest" >&2
exit 8"""


class Machine:
    """A copy of the scripts, and a PATH on which they find only what this machine has."""

    def __init__(self, name):
        folder = SCRATCH / name
        shutil.rmtree(folder, ignore_errors=True)
        self.tree, self.bin, self.log = folder / "tree", folder / "bin", folder / "log"
        self.bin.mkdir(parents=True)
        for name in ("play", "test", "CMakeLists.txt", "CMakePresets.json"):
            self.tree.mkdir(exist_ok=True)
            shutil.copy(ROOT / name, self.tree)
        shutil.copytree(ROOT / "tools", self.tree / "tools")
        (self.tree / "boards/pico_oled").mkdir(parents=True)
        for name in ("board.cmake", "board.h"):
            shutil.copy(ROOT / "boards/pico_oled" / name, self.tree / "boards/pico_oled")
        for folder in ("emulator", "hal_web/workshop", "tests/hal_web"):
            (self.tree / folder / "node_modules").mkdir(parents=True)
            for name in ("package-lock.json", "node_modules/.package-lock.json"):
                (self.tree / folder / name).write_text("{}", "utf-8")
        for name in BASICS:
            (self.bin / name).symlink_to(shutil.which(name))
        self.stand_in("cmake", CMAKE)
        self.stand_in("ctest", CTEST)
        for name in ("arm-none-eabi-g++", *TEST_TOOLS):
            self.stand_in(name, "")

    def stand_in(self, name, script):
        path = self.bin / name
        path.unlink(missing_ok=True)
        path.write_text(f'#!/bin/sh\nprintf "%s\\n" "{name} $*" >>"{self.log}"\n{script}\n', "utf-8")
        path.chmod(0o755)
        return self

    def without(self, *names):
        for name in names:
            (self.bin / name).unlink()
        return self

    def with_apt(self, installed):
        """A machine with apt on which all packages are installed, or none."""
        self.stand_in("dpkg-query", "echo installed" if installed else "exit 1")
        return self.stand_in("apt-get", "")

    def run(self, goal, *words, **environment):
        self.log.write_text("", "utf-8")
        environment = {"PATH": str(self.bin), "PICO_SDK_PATH": "/sdk", "UNITY_PATH": "/unity", **environment}
        return subprocess.run([*COMMANDS[goal], *words], cwd=self.tree, env=environment, timeout=60,
                              stdin=subprocess.DEVNULL, capture_output=True, text=True)

    def calls(self):
        return [line for line in self.log.read_text("utf-8").splitlines() if line != "cmake --version"]


class FirstCommand(unittest.TestCase):
    def refuses(self, machine, goal, *sentence, **environment):
        done = machine.run(goal, **environment)
        self.assertEqual((done.returncode, done.stdout), (2, ""), done.stderr)
        self.assertEqual(done.stderr.count("\n"), 1, done.stderr)
        for words in sentence:
            self.assertIn(words, done.stderr)
        # Not half a build: nothing was configured, built or installed.
        self.assertEqual([call for call in machine.calls() if call.split()[0] in ("cmake", "ctest", "npm")], [])

    def test_another_system_gets_a_sentence(self):
        for goal in COMMANDS:
            machine = Machine(f"darwin-{goal}").stand_in("uname", "echo Darwin")
            self.refuses(machine, goal, COMMANDS[goal][0], "Darwin", "install Debian 12 or later")

    def test_without_apt_it_names_what_to_install(self):
        for goal in COMMANDS:
            self.refuses(Machine(f"no-apt-{goal}").without("ninja"), goal, "missing (ninja)", "CMake 3.25 or later, Ninja")
        self.refuses(Machine("no-compiler").without("c++"), "play", "a C++20 compiler")
        self.refuses(Machine("no-arm").without("arm-none-eabi-g++"), "firmware", "GCC for arm-none-eabi")
        self.refuses(Machine("no-sdk"), "firmware", "PICO_SDK_PATH", PICO_SDK_PATH="")
        self.refuses(Machine("no-node").without("node"), "test", "Node.js 18")

    def test_without_apt_but_with_everything_it_builds(self):
        for goal in COMMANDS:
            machine = Machine(f"complete-{goal}")
            machine.run(goal)
            self.assertTrue([call for call in machine.calls() if call.startswith("cmake --build")], goal)

    def test_an_old_cmake_gets_a_sentence(self):
        for goal in COMMANDS:
            for machine in (Machine(f"old-{goal}"), Machine(f"old-apt-{goal}").with_apt(installed=True)):
                self.refuses(machine, goal, "CMake 3.22.1 is too old: install CMake 3.25", CMAKE_SAYS="3.22.1")
        machine = Machine("new-cmake")
        self.assertEqual(machine.run("play", CMAKE_SAYS="4.0.3").returncode, 0)

    def test_the_page_is_built_before_it_is_served(self):
        machine = Machine("page")
        (machine.tree / "hal_web").mkdir(exist_ok=True)
        (machine.tree / "build/web/page").mkdir(parents=True)  # what assemble.py makes
        for name in ("assemble.py", "serve.py"):
            (machine.tree / "hal_web" / name).write_text(f"print('{name}')\n", "utf-8")
        (machine.tree / "tools/build-docs").write_text("#!/bin/sh\n", "utf-8")  # there are no documents
        done = machine.run("play", "--web")
        self.assertEqual((done.returncode, done.stdout), (0, "serve.py\n"), done.stderr)
        self.assertEqual(machine.calls()[:2], ["cmake --preset web -DFELICITY_WERROR=OFF", "cmake --build --preset web"])
        self.assertIn("cmake --build --preset host --target felicity", machine.calls())
        self.assertEqual(machine.run("play", "--web", "--more").returncode, 2)

    def test_without_root_and_sudo_it_names_the_packages(self):
        for goal in COMMANDS:
            machine = Machine(f"no-root-{goal}").with_apt(installed=False).stand_in("id", "echo 1000")
            self.refuses(machine, goal, "apt-get install", " cmake ninja-build ")

    def test_without_a_package_that_is_optional_it_goes_on(self):
        machine = Machine("no-sdl").with_apt(installed=False).stand_in("id", "echo 1000")
        machine.stand_in("dpkg-query", 'case $* in *sdl*) exit 1 ;; esac; echo installed')
        done = machine.run("play")
        self.assertEqual((done.returncode, done.stdout), (0, "played play\n"), done.stderr)
        self.assertIn("going on without libsdl2-dev", done.stderr)

    def test_without_a_debian_archive_it_prints_what_to_do(self):
        keyring = pathlib.Path("/usr/share/keyrings/debian-archive-keyring.gpg")
        self.assertTrue(keyring.exists(), "the package debian-archive-keyring is missing")
        machine = Machine("ubuntu").with_apt(installed=True)
        if pathlib.Path("/usr/src/pico-sdk").exists():
            return
        self.refuses(machine, "firmware", "no Debian archive", "PICO_SDK_PATH", PICO_SDK_PATH="")

    def test_a_warning_is_an_error_in_the_test_run_alone(self):
        machine = Machine("strict")
        machine.run("test")
        self.assertIn("cmake --preset host -DFELICITY_TESTS=ON -DFELICITY_WERROR=ON", machine.calls())
        for goal in ("play", "firmware"):
            machine = Machine(f"lenient-{goal}")
            self.assertEqual(machine.run(goal).returncode, 0)
            self.assertNotIn("WERROR=ON", " ".join(machine.calls()))

    def test_a_warning_in_a_strict_folder_does_not_stop_a_player(self):
        machine = Machine("warned")
        warning = "a.cpp:1: error: unused [-Werror=unused]"
        machine.stand_in("cmake", CMAKE.replace("--build)", f'--build) [ -e build/lenient ] || {{ echo "{warning}"; exit 1; }};')
                         .replace("--preset)", "--preset) case $* in *WERROR=OFF*) mkdir -p build; : >build/lenient ;; esac;"))
        done = machine.run("play")
        self.assertEqual((done.returncode, done.stdout), (0, "played play\n"), done.stderr)
        machine.stand_in("cmake", CMAKE.replace("--build)", '--build) echo "a.cpp:1: error: wrong"; exit 1;'))
        self.assertEqual(machine.run("play").returncode, 1)
        self.assertNotIn("WERROR=OFF", " ".join(machine.calls()))

    def test_the_test_run_ends_as_ctest_does(self):
        done = Machine("status").run("test")
        self.assertEqual(done.returncode, 8)
        head, tail = done.stdout.split("The longest tests, in seconds:\n")
        self.assertIn("Start 1: slow", head)
        rows, summary = tail.split("\n\n", 1)
        rows = [row.split() for row in rows.splitlines()]
        self.assertEqual(rows[:2], [["10.25", "broken"], ["9.50", "slow"]])
        self.assertEqual(len(rows), 10)
        self.assertNotIn("shortest", str(rows))
        self.assertTrue(summary.startswith("92% tests passed, 1 tests failed out of 12\n\nTotal Test time"))
        self.assertTrue(summary.endswith("broken (Failed)\nErrors while running CTest\n"), summary)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
