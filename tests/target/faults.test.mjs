// Faults of single wires on the breadboard: what a person sees of each is in docs/classroom/faults.txt, a line a fault, and
// the tables of the lesson are made from it. A few are walked here, and all of them with --long.
// FELICITY_WRITE=1 walks all and writes the file.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import test from 'node:test';
import { board, isLong } from './context.mjs';
import { nameOf, netlist, observe, wired } from './observe.mjs';
import { everyFault, mysteries } from '../../emulator/faults.mjs';

const kFile = new URL('../../docs/classroom/faults.txt', import.meta.url);
const isWriting = process.env.FELICITY_WRITE === '1';
const all = everyFault(netlist);
const written = () => new Map(readFileSync(kFile, 'utf8').trim().split('\n').map((line) => {
  const parts = line.split(' | ');
  return [parts.slice(0, 3).join(' | '), parts[3]];
}));
const fault = (name) => {
  const found = all.find((one) => nameOf(one).startsWith(name));
  assert.ok(found, `there is no fault "${name}"`);
  return found;
};

// One of each way to be seen.
const kFew = ['pulled | black j47 -j47', 'grounded | blue a6 j50', 'swapped | yellow a7 j49, blue a6 j50', 'touching | brown a20 a57, orange a19 a61'];

test('every fault of one wire or two is seen as the table says', () => {
  if (isWriting) {
    writeFileSync(kFile, all.map((one) => `${nameOf(one)} | ${observe([one])}\n`).join(''));
    return;
  }
  const table = written();
  assert.deepEqual([...table.keys()], all.map(nameOf));
  for (const one of isLong ? all : kFew.map(fault)) assert.equal(observe([one]), table.get(nameOf(one)), nameOf(one));
});

test('no fault at all is seen as none, and no mystery looks like it', () => {
  const fine = observe([]);
  assert.equal(fine, 'LED dark; panel logo; display fine, it answers at 0x3c');
  const table = written();
  for (const one of mysteries(board, netlist)) assert.notEqual(table.get(nameOf(one)), fine, nameOf(one));
});

test('a wire pulled out of a running device is noticed, and its picture is back within a second after it is mended', () => {
  const { device } = wired([]);
  device.settle();
  const shown = device.picture().hash();
  for (const name of ['pulled | yellow a7 j49', 'pulled | red j48 +j48', 'grounded | blue a6 j50']) {
    device.setFaults([fault(name)]);
    device.pass(3000);
    device.setFaults([]);
    device.pass(1000);
    assert.equal(device.picture().hash(), shown, name);
  }
  device.setFaults([fault('grounded | red j48 +j48')]);
  assert.ok(device.isDead);
  device.pass(1000);
  device.setFaults([]);
  device.settle();
  assert.equal(device.picture().hash(), shown, 'after a short circuit');
});
