// The random key of a deal, as `felicity play --seed N` draws it.

/** 32 bytes for the first, second, ... deal: the seed and a counter. */
function seedKey(seed, deal) {
  const key = new Uint8Array(32);
  const view = new DataView(key.buffer);
  view.setBigUint64(0, BigInt(seed), true);
  view.setBigUint64(8, BigInt(deal), true);
  return key;
}

/** The device deals what the host deals from this seed: its own chance is drawn and replaced. */
export function dealFromSeed(device, seed) {
  let deals = 0;
  device.onEntropy((key) => key.set(seedKey(seed, deals++)));
}
