// CRC-32 (IEEE), which zlib has in newer versions of Node only.
const kTable = new Uint32Array(256).map((_, byte) => {
  let sum = byte;
  for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1;
  return sum;
});

export function crc32(bytes) {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = (sum >>> 8) ^ kTable[(sum ^ byte) & 255];
  return (sum ^ 0xffffffff) >>> 0;
}
