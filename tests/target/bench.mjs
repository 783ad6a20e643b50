// Prints a board's figures: node bench.mjs --board picosystem --firmware FOLDER --felicity PROGRAM
import { board } from './context.mjs';
import * as figures from './figures.mjs';

const line = (what, value) => console.log(`${board.name}  ${what.padEnd(44)} ${value}`);
const ms = (value) => `${value.toFixed(2)} ms`;

const { flash, ram, bots } = figures.sizes();
line('flash / static RAM', `${flash} / ${ram} bytes; ${bots} of flash are computer players`);
line('reset to first picture sent', `${ms(figures.start().ms)}, ${ms(figures.crystalMs())} of them for the crystal`);
line('reset to first light', ms(figures.firstLight().ms));
line('a key to light, when dark', ms(figures.wake().ms));
const { turned, played } = figures.keys();
line('bid turned: edge to first byte', ms(turned.wait));
line('bid turned: on the wire', `${ms(turned.wire)}, ${turned.bytes} bytes`);
line('bid made: edge to first byte', ms(played.wait));
const redraw = figures.redraw();
line('largest redraw', `${ms(redraw.wire)}, ${redraw.bytes} bytes, ${redraw.ratio.toFixed(3)} x legal`);
const traffic = figures.traffic();
line('bytes a key, mean and most', `${traffic.mean.toFixed(0)} and ${traffic.most} (a picture: ${figures.frameBytes})`);
const { alive, still } = figures.waiting();
line('awake in the first 20 s after a key', `${(alive.awakeShare * 100).toFixed(3)} %, ${alive.bytes} bytes`);
line('awake while a player thinks', `${(still.awakeShare * 100).toFixed(3)} %, ${still.bytes} bytes in 15 s`);
