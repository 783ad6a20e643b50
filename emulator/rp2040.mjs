// The emulated chip, for programs outside this folder: only here is it installed.
export { RP2040 } from 'rp2040js';
