"""Functions of an ARM image, read from its disassembly: what they push and whom they call.

Knows Thumb as an RP2040 runs it (Cortex-M0+) and Thumb-2 as an RP2350 does (Cortex-M33): tables of a switch that follow
a call or a tbb, wide pushes and pops, and instructions that run on a condition.
"""
import pathlib
import re
import struct
import subprocess
import time

TOOL = "arm-none-eabi-"
HEADING = re.compile(r"^([0-9a-f]{8}) <(.+)>:$")
CASE = re.compile(r"__gnu_thumb1_case_(sqi|uqi|shi|uhi|si)(?![a-z])")
CONDITIONS = "eq|ne|cs|cc|mi|pl|vs|vc|hi|ls|ge|lt|gt|le"
BRANCH = re.compile(rf"b({CONDITIONS})?$")
CONDITIONAL = re.compile(rf"(.+)({CONDITIONS})$")
JUMP = re.compile(r"^([0-9a-f]+) <")
SKIP = re.compile(r"^\w+, ([0-9a-f]+) <")  # cbz r0, 10000162 <…>
MOST_STEPS = 200_000    # through one function; the largest of ours takes 3,000
DEEPEST = 1 << 16       # a frame that is larger grows in a loop
most_seconds = 240.0  # of the processor; an image takes 3 to 6


def check_time():
    if time.process_time() > most_seconds:
        raise TimeoutError


def output(*words):
    return subprocess.run(words, capture_output=True, check=True, text=True).stdout


class Image:
    """The bytes of an ELF file where the program sees them."""

    def __init__(self, path):
        self.bytes = pathlib.Path(path).read_bytes()
        start, size, count = struct.unpack_from("<I", self.bytes, 28) + struct.unpack_from("<HH", self.bytes, 42)
        self.parts = [struct.unpack_from("<IIIIIIII", self.bytes, start + i * size) for i in range(count)]

    def read(self, address, size):
        for _, offset, seen_at, _, length, *_ in self.parts:
            if seen_at <= address and address + size <= seen_at + length:
                return self.bytes[offset + address - seen_at:][:size]
        raise SystemExit(f"the image has no byte at {address:#x}")


class Function:
    def __init__(self, address, name):
        self.address, self.name = address, name
        self.code = []          # (address, verb, the rest of the line)
        self.frame = 0
        self.callees = set()    # addresses
        self.by_pointer = False
        self.odd = None         # a change of the stack pointer that could not be read

    def table(self, index, form, base, scale):
        """Where a switch goes on: as many offsets from `base` as the comparison before it allows."""
        limits = [re.search(r"#(\d+)", rest) for _, verb, rest in self.code[max(0, index - 8):index]
                  if verb.partition(".")[0] == "cmp"]
        if not limits or not limits[-1]:
            self.odd = "a switch without a bound"
            return []
        size = struct.calcsize(form)
        entries = range(int(limits[-1].group(1)) + 1)
        return [base + scale * struct.unpack("<" + form, self.image.read(base + i * size, size))[0] for i in entries]

    def cases(self, index, verb, rest, constants):
        """None: this is no switch."""
        base = self.code[index][0] + 4
        kind = CASE.search(rest) if verb == "bl" else None
        if kind:
            form = {"sqi": "b", "uqi": "B", "shi": "h", "uhi": "H", "si": "i"}[kind.group(1)]
            if form == "i":
                return self.table(index, form, (base + 3) // 4 * 4, 1)
            return self.table(index, form, base, 2)
        if verb in ("tbb", "tbh") and rest.startswith("[pc"):
            return self.table(index, "B" if verb == "tbb" else "H", base, 2)
        jump = re.fullmatch(r"pc, \[(\w+), \w+, lsl #2\]", rest) if verb == "ldr" else None
        if jump and constants.get(jump.group(1)) is not None:  # a table of addresses; the lowest bit means Thumb
            start = constants[jump.group(1)]
            return [place - start & ~1 for place in self.table(index, "I", start, 1)]
        return None

    def follow(self, words, image):
        """Walks every way through the code; the frame is the deepest the stack pointer gets."""
        self.words, self.image = words, image
        self.at = {line[0]: index for index, line in enumerate(self.code)}
        steps, seen, open_ways = 0, set(), [(0, 0, {}, frozenset(), "")]
        while open_ways:
            check_time()
            index, depth, constants, popped, block = open_ways.pop()
            while index is not None and index < len(self.code) and (index, depth, block) not in seen:
                seen.add((index, depth, block))
                steps += 1
                if steps > MOST_STEPS or not 0 <= depth <= DEEPEST:
                    self.odd = f"no end after {steps} steps" if steps > MOST_STEPS else f"{depth} bytes on the stack"
                    return
                index, depth, popped, block, others = self.step(index, depth, constants, popped, block)
                self.frame = max(self.frame, depth)
                open_ways += [(other, depth, dict(constants), popped, plan) for other, plan in others]

    def step(self, index, depth, constants, popped, block):
        """One instruction: where the way goes on (None: it ends), and where others begin. `block` plans those that run
        on a condition: y, this one runs, n, it does not."""
        _, verb, rest = self.code[index]
        verb = verb.partition(".")[0] if not verb.startswith(".") else verb
        if re.fullmatch(r"it[te]{0,3}", verb):
            plan = "y" + verb[2:].replace("t", "y").replace("e", "n")
            other = plan.translate(str.maketrans("yn", "ny"))
            return index + 1, depth, popped, plan, [(index + 1, other)]
        runs, block = block[:1], block[1:]
        if runs == "n":
            return index + 1, depth, popped, block, []
        if runs == "y" and CONDITIONAL.match(verb):
            verb = CONDITIONAL.match(verb).group(1)
        places = self.cases(index, verb, rest, constants)
        if places is not None:
            if verb == "bl":
                self.callees.add(int(JUMP.match(rest).group(1), 16))
            return None, depth, popped, "", [(self.at[place], "") for place in places]
        change, popped = self.change(verb, rest, constants, popped)
        others = self.branches(verb, rest)
        follows = None if ends(verb, rest) else index + 1
        return follows, depth + change, popped, block, others

    def branches(self, verb, rest):
        jump = JUMP.match(rest) if verb == "bl" or BRANCH.match(verb) else None
        jump = SKIP.match(rest) if verb in ("cbz", "cbnz") else jump
        if jump is None:
            return []
        target = int(jump.group(1), 16)
        if target in self.at and verb != "bl":
            return [(self.at[target], "")]
        self.callees.add(target)
        return []

    def change(self, verb, rest, constants, popped):
        """By how much one instruction moves the stack, and which registers hold what was popped."""
        first = rest.split(",")[0].strip()
        if verb in ("push", "vpush") or (verb in ("stmdb", "vstmdb") and first == "sp!"):
            return bytes_of(rest), popped
        if verb in ("pop", "vpop") or (verb in ("ldmia", "vldmia") and first == "sp!"):
            return -bytes_of(rest), popped | set(registers(rest))
        moved = re.search(r"\[sp, #(-?\d+)\]!|\[sp\], #(-?\d+)", rest)  # before or after the access
        if moved:
            return -int(moved.group(1) or moved.group(2)), popped | {first}
        if verb in ("add", "sub", "addw", "subw") and first == "sp":
            return (1 if verb.startswith("sub") else -1) * self.amount(rest, constants), popped
        to_pointer = verb == "bx" and first != "lr" and first not in popped
        if verb in ("blx", "blxns", "bxns") or to_pointer or (first == "pc" and not returns(verb, rest)):
            self.by_pointer = True
        if first == "sp" and verb.startswith("mov"):
            self.odd = f"{verb} {rest}"
        constants[first] = value_of(verb, rest, constants, self.words)
        return 0, popped - {first}

    def amount(self, rest, constants):
        if "#" in rest:
            return int(rest.split("#")[1].split()[0])
        value = constants.get(rest.split(",")[-1].split()[0])
        if value is None:
            self.odd = rest
            return 0
        return value - (1 << 32) if value >= 1 << 31 else value


def returns(verb, rest):
    first = rest.split(",")[0].strip()
    if verb == "pop" or (verb == "ldmia" and first == "sp!"):
        return "pc" in registers(rest)
    return verb == "ldr" and first == "pc" and "[sp], #" in rest


def ends(verb, rest):
    """No instruction after this one runs."""
    return verb in ("b", "bx", "bxns", "udf") or returns(verb, rest) or rest.split(",")[0].strip() == "pc"


def registers(words):
    """Those in {r4, r6-r7, lr}."""
    names = []
    for part in re.search(r"\{(.*)\}", words).group(1).split(","):
        ends_ = re.findall(r"([rsd])(\d+)", part)
        if len(ends_) == 2:
            (kind, low), (_, high) = ends_
            names += [f"{kind}{n}" for n in range(int(low), int(high) + 1)]
        else:
            names.append(part.strip())
    return names


def bytes_of(words):
    return sum(8 if re.fullmatch(r"d\d+", name) else 4 for name in registers(words))


def value_of(verb, rest, constants, words):
    """What a register holds after this, as far as frames are made of it."""
    number = re.search(r"#(\d+)", rest)
    if verb == "ldr" and "[pc" in rest:
        place = re.search(r"@ \(([0-9a-f]+)", rest)
        return words.get(int(place.group(1), 16)) if place else None
    address = re.search(r"@ \(adr \w+, ([0-9a-f]+)", rest)
    if address:
        return int(address.group(1), 16)
    if verb in ("movs", "mov", "movw") and number:
        return int(number.group(1))
    if verb == "lsls" and number:
        value = constants.get(rest.split(",")[1].strip())
        return None if value is None else value << int(number.group(1)) & 0xFFFFFFFF
    if verb == "negs":
        value = constants.get(rest.split(",")[1].split()[0])
        return None if value is None else -value & 0xFFFFFFFF
    return None


def read_functions(elf):
    """Every function with its frame and its calls, by address."""
    functions, words, function = {}, {}, None
    for text in output(TOOL + "objdump", "-d", "-z", "--no-show-raw-insn", elf).splitlines():
        heading = HEADING.match(text)
        if heading:
            address = int(heading.group(1), 16)
            function = functions[address] = Function(address, heading.group(2))
            continue
        place, _, line = text.partition(":\t")
        if function is None or not line:
            continue
        verb, _, rest = line.partition("\t")
        if verb == ".word":
            words[int(place, 16)] = int(rest.split()[0], 16)
        function.code.append((int(place, 16), verb.strip(), rest.strip()))
    image = Image(elf)
    for function in functions.values():
        function.follow(words, image)
        function.callees &= functions.keys()
    return functions


def uses_floating_point(functions):
    """Its registers are then pushed by every interrupt."""
    return any(verb.startswith("v") for function in functions.values() for _, verb, _ in function.code)
