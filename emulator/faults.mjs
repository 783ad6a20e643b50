// The single faults of a breadboard: each that changes what conducts. Black and red wires of the rails serve several
// parts; every other wire serves one pin.
import { Wiring } from './wiring.mjs';

/** The pin of a part that a wire serves: 'GND', '3V3', or the line's own name: 'SDA', 'up', 'piezo'. */
export function signalOf({ colour, step }, netlist, index) {
  if (colour === 'black') return 'GND';
  if (colour === 'red') return '3V3';
  if (step !== 'display') return step;
  const { strips } = netlist.wires[index];
  return Object.entries(netlist.pins.display).find(([, at]) => at.some((strip) => strips.includes(strip)))[0];
}

const pairs = (list) => list.flatMap((one, at) => list.slice(at + 1).map((other) => [one, other]));

/** Every fault of one wire or two, once; of wires that are joined anyway only the first. */
export function everyFault(netlist) {
  const signals = netlist.wires.map((wire, index) => signalOf(wire, netlist, index));
  const all = netlist.wires.map((_, index) => index);
  const lines = all.filter((index) => !['GND', '3V3'].includes(signals[index]));
  const display = all.filter((index) => netlist.wires[index].step === 'display');
  const supply = display.find((index) => signals[index] === '3V3');
  const swaps = [...pairs(lines), ...pairs(display).filter(([one, other]) => !lines.includes(one) || !lines.includes(other))];
  return [
    ...all.map((index) => ({ kind: 'pulled', wires: [index] })),
    ...[...lines, supply].map((index) => ({ kind: 'grounded', wires: [index] })),
    ...swaps.map((wires) => ({ kind: 'swapped', wires })),
    ...pairs([...lines, supply]).map((wires) => ({ kind: 'touching', wires })),
  ];
}

/** Those of which a partner sees something: no short circuit, nothing that breaks the parts. */
export function mysteries(board, netlist) {
  return everyFault(netlist).filter((fault) => {
    const wiring = new Wiring(board, netlist);
    wiring.faults = [fault];
    return !wiring.isShort && !wiring.isReversed;
  });
}
