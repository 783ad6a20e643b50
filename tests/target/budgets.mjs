// How large an image may be, whichever chip it is for.
const kKb = 1024;

/** Bytes of flash and of static RAM, 16 KB of which are the tree of a hard bot. */
export function budgets(board) {
  const isMono = board.panel.depth === 'mono';
  const isSquare = board.panel.width * board.panel.height <= 240 * 240;
  return { flash: (isMono ? 220 : 300) * kKb, ram: (isMono ? 40 : isSquare ? 80 : 88) * kKb };
}
