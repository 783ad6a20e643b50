// The linker's map: how many bytes of flash each object takes.

const kPlaced = /^ (?:\.\S+)?\s+0x([0-9a-f]+)\s+0x([0-9a-f]+) (\S.*)$/gm;

/** Bytes of flash that the objects of this name take. */
export function flashOf(map, name) {
  let bytes = 0;
  for (const [, at, size, object] of map.matchAll(kPlaced)) {
    const inFlash = parseInt(at, 16) >>> 24 === 0x10;
    if (inFlash && name.test(object)) bytes += parseInt(size, 16);
  }
  return bytes;
}
