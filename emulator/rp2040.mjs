// rp2040js, for programs outside this folder: it is installed only here.
export { RP2040 } from 'rp2040js';
