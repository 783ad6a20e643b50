#!/usr/bin/env python3
"""usage: tests/tools/fetch_toolchain.py SCRATCH

tools/fetch-toolchain must not take anything from an archive that is not signed, whatever the machine's
apt allows, and must name a version that was never tried.
"""
import hashlib
import os
import pathlib
import shutil
import subprocess
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCRATCH = pathlib.Path(sys.argv[1]).resolve()
SDK, UNITY = "usr/src/pico-sdk/pico_sdk_init.cmake", "usr/share/cmock/vendor/unity/src/unity.c"
PACKAGES = {"pico-sdk-source": SDK, "tinyusb-source": "usr/src/tinyusb/src/tusb.h", "cmock": UNITY}


def make_package(folder, name, file, version):
    content = SCRATCH / "content" / name
    (content / "DEBIAN").mkdir(parents=True)
    (content / "DEBIAN/control").write_text(
        f"Package: {name}\nVersion: {version}\nArchitecture: all\nMaintainer: A <a@example.org>\nDescription: a\n", "utf-8")
    (content / file).parent.mkdir(parents=True)
    (content / file).write_text("planted\n", "utf-8")
    package = folder / f"{name}_{version}_all.deb"
    subprocess.run(["dpkg-deb", "--build", "-Znone", "--root-owner-group", content, package], check=True, capture_output=True)
    return package


def make_archive(folder, version):
    """An archive as apt wants it, with an unsigned Release file."""
    index = folder / "dists/trixie/main"
    machine = subprocess.run(["dpkg", "--print-architecture"], check=True, capture_output=True, text=True).stdout.strip()
    (index / f"binary-{machine}").mkdir(parents=True)
    text = ""
    for name, file in PACKAGES.items():
        package = make_package(folder, name, file, version)
        data = package.read_bytes()
        text += (f"Package: {name}\nVersion: {version}\nArchitecture: all\nMaintainer: A <a@example.org>\n"
                 f"Filename: {package.name}\nSize: {len(data)}\nSHA256: {hashlib.sha256(data).hexdigest()}\nDescription: a\n\n")
    packages = index / f"binary-{machine}/Packages"
    packages.write_text(text, "utf-8")
    data = packages.read_bytes()
    (folder / "dists/trixie/Release").write_text(
        f"Origin: Debian\nLabel: Debian\nSuite: stable\nCodename: trixie\nArchitectures: all {machine}\nComponents: main\n"
        f"Date: Sat, 01 Jan 2022 00:00:00 UTC\n"
        f"SHA256:\n {hashlib.sha256(data).hexdigest()} {len(data)} main/binary-{machine}/Packages\n", "utf-8")


class FetchToolchain(unittest.TestCase):
    def setUp(self):
        shutil.rmtree(SCRATCH, ignore_errors=True)
        self.archive, self.to = SCRATCH / "debian", SCRATCH / "toolchain"
        self.archive.mkdir(parents=True)
        make_archive(self.archive, "9.9-1")

    def tearDown(self):
        shutil.rmtree(SCRATCH)

    def fetch(self, **environment):
        return subprocess.run([ROOT / "tools/fetch-toolchain", self.to], env={**os.environ, **environment},
                              capture_output=True, text=True, timeout=120)

    def test_an_unsigned_archive_is_refused_whatever_apt_allows(self):
        state = SCRATCH / "state"
        for name in ("lists/partial", "archives/partial"):
            (state / name).mkdir(parents=True)
        sources = SCRATCH / "careless.list"
        sources.write_text(f"deb [trusted=yes] copy:{self.archive}/ trixie main\n", "utf-8")
        careless = SCRATCH / "apt.conf"
        careless.write_text(
            f'Dir::Etc::SourceList "{sources}"; Dir::Etc::SourceParts "/dev/null"; Dir::State::Lists "{state}/lists";\n'
            f'Dir::Cache "{state}"; APT::Sandbox::User "";\n'
            'Acquire::AllowInsecureRepositories "true"; Acquire::AllowWeakRepositories "true";\n'
            'Acquire::AllowDowngradeToInsecureRepositories "true"; APT::Get::AllowUnauthenticated "true";\n', "utf-8")
        done = self.fetch(APT_CONFIG=str(careless))
        self.assertIn(f"copy:{self.archive}", done.stderr, "the planted archive was not even looked at")
        self.assertEqual(done.returncode, 2, done.stderr)
        self.assertIn("is not signed", done.stderr)
        self.assertFalse((self.to / SDK).exists())

    def test_a_version_that_was_never_tried_is_named(self):
        tools = SCRATCH / "bin"
        tools.mkdir()
        # An apt that trusts the planted archive stands for one that is signed.
        (tools / "apt-get").write_text(
            "#!/bin/sh\ncase $* in\n"
            f'  indextargets*) echo "Debian copy:{self.archive}/" ;;\n'
            f"  *download*) cp {self.archive}/*.deb . ;;\nesac\n", "utf-8")
        (tools / "apt-get").chmod(0o755)
        done = self.fetch(PATH=f"{tools}:{os.environ['PATH']}")
        self.assertEqual(done.returncode, 0, done.stderr)
        self.assertTrue((self.to / SDK).exists())
        for name in PACKAGES:
            self.assertIn(f"{name}=9.9-1 was never tried; tried were pico-sdk-source=2.1.1-1", done.stderr)


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
