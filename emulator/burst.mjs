// What one key, or power, brings onto the panel's wires: how soon, for how long, how much.

/**
 * @param device at rest
 * @param cause does something at this very moment, such as hold('A')
 * @param ms how long to watch: less than a held key takes to repeat
 * @returns times in milliseconds from the cause to the first byte, and from the first to the last
 */
export function watchBurst(device, cause, ms = 100) {
  const { chip, panel } = device;
  const burst = { wait: null, wire: 0, bytes: 0 };
  const start = chip.now;
  const before = panel.bytes;
  let first = null;
  panel.onSent = (from, to) => {
    first ??= from;
    burst.wait = (first - start) / 1e6;
    burst.wire = (to - first) / 1e6;
  };
  cause();
  device.pass(ms);
  panel.onSent = null;
  burst.bytes = panel.bytes - before;
  return burst;
}
