// The console from the PC's end of the cable: it is switched on in the settings, a line is typed, the
// answer comes back.
import assert from 'node:assert/strict';
import { hasCross } from './context.mjs';

export const kPortMs = 2000; // within which a PC sees the port
const kAnswerMs = 4000;
const [up, right] = hasCross
  ? ['up\n', 'right\n']
  : ['X\n', 'hold Y\nwait 600\nrelease Y\nwait 50\n'];

/** From the logo of a new device, and back to the home screen. */
export const kSwitchOn = `settle\nA\n${up}A\n${up.repeat(9)}${right}B\nsettle`;

export function waitForPort({ device, cable }) {
  for (let ms = 0; ms < kPortMs && !cable.connected; ms += 10) device.pass(10);
  assert.ok(cable.connected, 'no port appears');
}

/** Types a line, and waits for the end of the answer. */
export function ask(device, cable, line) {
  cable.heard = '';
  for (const byte of Buffer.from(`${line}\r`, 'latin1')) {
    cable.type(byte);
    device.pass(2);
  }
  for (let ms = 0; ms < kAnswerMs; ms += 10) {
    if (/^(ok|error: .*)\r\n$/m.test(cable.heard)) return cable.heard;
    device.pass(10);
  }
  assert.fail(`"${line}" is not answered: ${JSON.stringify(cable.heard.slice(-80))}`);
}
