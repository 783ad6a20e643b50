#!/usr/bin/env python3
"""usage: tests/tools/uf2.py BUILD_FOLDER

Copies the UF2 file of every board, block by block, into models of the two boot ROMs and looks at the flash afterwards: each
chip has its own image, its saves are as they were, and it restarts when its image is whole.
"""
import pathlib
import re
import struct
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
BUILT = pathlib.Path(sys.argv[1]).resolve()
BLOCK, PAGE, SECTOR = 512, 256, 4096
FLASH = range(0x10000000, 0x11000000)
RP2040, ABSOLUTE, RP2350_ARM, RP2350_RISCV = 0xE48BFF56, 0xE48BFF57, 0xE48BFF59, 0xE48BFF5A
NOT_MAIN_FLASH, FAMILY_PRESENT, EXTENSIONS_PRESENT = 0x1, 0x2000, 0x8000
FLASH_BYTES = {"rp2040": 2 << 20, "rp2350": 4 << 20}


class Block:
    def __init__(self, data):
        *self.magic, self.flags, self.address, self.size, self.number, self.count, self.family = struct.unpack_from("<8I", data)
        self.magic.append(struct.unpack_from("<I", data, BLOCK - 4)[0])
        self.data, self.extension = data[32:32 + PAGE], data[32 + PAGE:][:4]

    def is_whole(self):
        return self.magic == [0x0A324655, 0x9E5D5157, 0x0AB16F30] and bool(self.flags & FAMILY_PRESENT) \
            and not self.flags & NOT_MAIN_FLASH and self.size == PAGE


class BootRom:
    """Takes blocks of its families and ignores all others. A flash sees only the address bits it has."""

    def __init__(self, chip, flash_bytes):
        self.families = {"rp2040": {RP2040}, "rp2350": {ABSOLUTE, RP2350_ARM, RP2350_RISCV}}[chip]
        self.chip, self.flash = chip, bytearray(b"\x5A" * flash_bytes)
        self.file = None      # family and number of blocks of the file being taken
        self.restarts = []    # how many blocks had been offered
        self.offered = 0

    def take(self, block):
        self.offered += 1
        if not block.is_whole() or block.family not in self.families:
            return
        if block.address not in FLASH or block.address % PAGE or block.number >= block.count:
            self.file = None
            return
        if self.file != (block.family, block.count):
            self.file, self.taken, self.erased = (block.family, block.count), set(), set()
        if block.number in self.taken:
            return
        at = (block.address - FLASH.start) % len(self.flash)
        # The RP2040 counts sectors by the number of the block, the RP2350 by its address.
        sector = block.number * PAGE // SECTOR if self.chip == "rp2040" else at // SECTOR
        if sector not in self.erased:
            self.erased.add(sector)
            begin = at // SECTOR * SECTOR
            self.flash[begin:begin + SECTOR] = b"\xFF" * SECTOR
        # Programming clears bits.
        self.flash[at:at + PAGE] = bytes(old & new for old, new in zip(self.flash[at:at + PAGE], block.data))
        self.taken.add(block.number)
        if len(self.taken) == block.count:
            self.restarts.append(self.offered)


def blocks(path):
    data = path.read_bytes()
    assert data and len(data) % BLOCK == 0, f"{path}: not a whole number of blocks"
    return [Block(data[at:at + BLOCK]) for at in range(0, len(data), BLOCK)]


def copied(path, chip, flash_bytes):
    rom = BootRom(chip, flash_bytes)
    for block in blocks(path):
        rom.take(block)
    return rom


def chips_of(board):
    text = (ROOT / f"boards/{board}/board.cmake").read_text("utf-8")
    if "/pico.cmake)" in text:
        text += (ROOT / "boards/pico.cmake").read_text("utf-8")
    return re.search(r"set\(BOARD_CHIPS ([a-z0-9 ]+)\)", text).group(1).split()


def image(board, chip):
    folder = BUILT / board / (chip if chip != chips_of(board)[0] else "")
    return folder / f"felicity-{board}"


def symbols(elf):
    out = subprocess.run(["arm-none-eabi-nm", elf], capture_output=True, check=True, text=True).stdout
    return {line.split()[2]: int(line.split()[0], 16) for line in out.splitlines() if len(line.split()) == 3}


BOARDS = sorted(path.parent.name for path in (ROOT / "boards").glob("*/board.cmake"))
SAVE_BYTES = int(re.search(r"kSaveBytes == (\d+)", (ROOT / "engine/store/flash_map.h").read_text("utf-8")).group(1))

SKIN_BYTES = int(re.search(r"kSkinBytes = (\d+)", (ROOT / "engine/store/flash_map.h").read_text("utf-8")).group(1))


class Uf2(unittest.TestCase):
    def file(self, board):
        return BUILT / board / f"felicity-{board}.uf2"

    def flash_bytes(self, board, chip):
        own = re.search(r"flash_bytes = (\d+) \* 1024 \* 1024", (ROOT / f"boards/{board}/board.h").read_text("utf-8"))
        return int(own[1]) << 20 if own else FLASH_BYTES[chip]

    def has_socket(self, board):
        return "Module::Pico," in (ROOT / f"boards/{board}/board.h").read_text("utf-8")

    def pairs(self):
        return [(board, chip) for board in BOARDS for chip in chips_of(board)]

    def test_a_board_with_a_socket_takes_either_chip_and_the_others_the_one_they_have(self):
        for board in BOARDS:
            self.assertEqual(chips_of(board), ["rp2040", "rp2350"] if self.has_socket(board) else ["rp2040"])

    def test_each_chip_gets_its_own_image_and_nothing_else_but_the_last_sector(self):
        for board, chip in self.pairs():
            with self.subTest(board=board, chip=chip):
                rom = copied(self.file(board), chip, self.flash_bytes(board, chip))
                wanted = image(board, chip).with_suffix(".bin").read_bytes()
                self.assertEqual(bytes(rom.flash[:len(wanted)]), wanted)
                end = -(-len(wanted) // SECTOR) * SECTOR
                behind = rom.flash[end:-SECTOR] if chip == "rp2350" else rom.flash[end:]
                self.assertEqual(behind.count(0x5A), len(behind))

    def test_saves_outlive_an_update(self):
        for board, chip in self.pairs():
            with self.subTest(board=board, chip=chip):
                rom = copied(self.file(board), chip, self.flash_bytes(board, chip))
                at = symbols(image(board, chip).with_suffix(".elf"))["felicity_save_region"] - FLASH.start
                self.assertEqual(at % SECTOR, 0)
                # Behind the saves of an RP2350 is the sector that erratum E10 costs.
                free = SECTOR if chip == "rp2350" else 0
                self.assertEqual(at + SAVE_BYTES + free, self.flash_bytes(board, chip))
                self.assertEqual(rom.flash[at:at + SAVE_BYTES].count(0x5A), SAVE_BYTES)

    def test_the_documents_name_the_place_of_the_saves(self):
        """With these addresses people move saves from a Pico to a Pico 2."""
        text = (ROOT / "docs/firmware.md").read_text("utf-8")
        first, second = (symbols(image("pico_oled", chip).with_suffix(".elf"))["felicity_save_region"] for chip in FLASH_BYTES)
        self.assertIn(f"picotool save -r {first:x} {first + SAVE_BYTES:x} saves.bin", text)
        self.assertIn(f"picotool load saves.bin -t bin -o {second:x} ", text)

    def test_saves_in_the_last_sector_of_a_pico_2_would_not(self):
        rom = copied(self.file("pico_oled"), "rp2350", FLASH_BYTES["rp2350"])
        self.assertLess(rom.flash[-SAVE_BYTES:].count(0x5A), SAVE_BYTES)

    def test_each_chip_restarts_once_after_its_last_block(self):
        for board, chip in self.pairs():
            with self.subTest(board=board, chip=chip):
                every = blocks(self.file(board))
                own = {"rp2040": RP2040, "rp2350": RP2350_ARM}[chip]
                last = max(number for number, block in enumerate(every, 1) if block.family == own)
                rom = copied(self.file(board), chip, self.flash_bytes(board, chip))
                self.assertEqual(rom.restarts, [last])
                # An RP2350 restarts 0.5 s after its last block, so no block may follow; an RP2040 after 1 s.
                if chip == "rp2350":
                    self.assertEqual(last, len(every))

    def test_every_block_is_numbered_in_its_family_and_lies_in_a_row(self):
        for board in BOARDS:
            every = blocks(self.file(board))
            self.assertTrue(all(block.is_whole() for block in every))
            for chip, family in (("rp2040", RP2040), ("rp2350", RP2350_ARM)):
                with self.subTest(board=board, chip=chip):
                    own = [block for block in every if block.family == family]
                    size = image(board, chip).with_suffix(".bin").stat().st_size if chip in chips_of(board) else 0
                    self.assertEqual(len(own), -(-size // PAGE))
                    for number, block in enumerate(own):
                        place = (block.number, block.count, block.address)
                        self.assertEqual(place, (number, len(own), FLASH.start + number * PAGE))

    def test_erratum_e10_the_part_of_the_rp2350_begins_with_an_absolute_block(self):
        for board in BOARDS:
            with self.subTest(board=board):
                every = blocks(self.file(board))
                absolute = [number for number, block in enumerate(every) if block.family == ABSOLUTE]
                if "rp2350" not in chips_of(board):
                    self.assertEqual(absolute, [])
                    continue
                first = min(number for number, block in enumerate(every) if block.family == RP2350_ARM)
                self.assertEqual(absolute, [first - 1])
                block = every[first - 1]
                self.assertEqual((block.number, block.count, block.address), (0, 2, FLASH.stop - PAGE))
                self.assertEqual(block.data, b"\xEF" * PAGE)
                self.assertTrue(block.flags & EXTENSIONS_PRESENT)
                self.assertEqual(block.extension, struct.pack("<I", 0x9957E304))

    def test_a_file_without_a_part_for_the_chip_changes_nothing(self):
        rom = copied(self.file("picosystem"), "rp2350", FLASH_BYTES["rp2350"])
        self.assertEqual(rom.flash.count(0x5A), len(rom.flash))
        self.assertEqual(rom.restarts, [])

    def skinned(self, skin, *game):
        folder = pathlib.Path(self.enterContext(tempfile.TemporaryDirectory()))
        (folder / "a.skin").write_bytes(skin)
        subprocess.run([ROOT / "tools/make-uf2", "--skin", folder / "a.skin" if skin else "none", folder / "out.uf2", *game], check=True)
        return folder / "out.uf2"

    def test_a_skin_lies_at_its_place_with_the_game_or_alone_and_changes_nothing_else(self):
        skin = (ROOT / "tests/skin/changed.skin").read_bytes()
        for board, chip in self.pairs():
            with self.subTest(board=board, chip=chip):
                at = symbols(image(board, chip).with_suffix(".elf"))["felicity_skin_region"] - FLASH.start
                wanted = image(board, chip).with_suffix(".bin").read_bytes()
                size = self.flash_bytes(board, chip)
                rom = copied(self.skinned(skin, self.file(board)), chip, size)
                self.assertEqual(bytes(rom.flash[:len(wanted)]), wanted)
                self.assertEqual(bytes(rom.flash[at:at + SKIN_BYTES]), skin.ljust(SKIN_BYTES, b"\xFF"))
                self.assertEqual(rom.flash[at + SKIN_BYTES:size - SECTOR].count(0x5A), size - SECTOR - at - SKIN_BYTES)
                self.assertEqual(len(rom.restarts), 1)
                alone = copied(self.skinned(skin), chip, size)
                self.assertEqual(bytes(alone.flash[at:at + len(skin)]), skin)
                self.assertEqual(alone.flash[:at].count(0x5A), at)
        removed = copied(self.skinned(b""), "rp2040", FLASH_BYTES["rp2040"])
        self.assertEqual(removed.flash[at:at + SKIN_BYTES].count(0xFF), SKIN_BYTES)

    def test_a_skin_may_be_replaced_in_a_file_and_taken_out(self):
        first = self.skinned((ROOT / "tests/skin/changed.skin").read_bytes(), self.file("pico_oled"))
        self.assertEqual(self.skinned(b"", first).read_bytes(), self.skinned(b"", self.file("pico_oled")).read_bytes())

    def test_each_image_is_for_its_chip(self):
        """An RP2040 wants its second boot stage, an RP2350 a block that names the Arm core, in the first 4 KB."""
        for board, chip in self.pairs():
            with self.subTest(board=board, chip=chip):
                start = image(board, chip).with_suffix(".bin").read_bytes()[:4096]
                block = struct.pack("<I", 0xFFFFDED3) + b"\x42\x01\x21\x10"  # IMAGE_DEF: executable, secure, Arm, RP2350
                self.assertEqual(block in start, chip == "rp2350")


if __name__ == "__main__":
    unittest.main(argv=sys.argv[:1])
