// Key scripts on the emulated device: the steps of docs/protocols.md, section 3.
const kKeys = ['A', 'B', 'X', 'Y', 'up', 'down', 'left', 'right'];

/** The steps of a script, each with its line number; comments and blank lines are gone. */
export function parseScript(text) {
  const steps = [];
  text.split('\n').forEach((line, index) => {
    const trimmed = line.trim();
    if (/^expect\b/.test(trimmed)) {
      steps.push({ number: index + 1, verb: 'expect', word: trimmed.slice(6).trim() });
      return;
    }
    const [verb, word, more] = trimmed.replace(/#.*/, '').trim().split(/\s+/);
    if (!verb) return;
    const takesWord = ['hold', 'release', 'wait', 'shot'].includes(verb);
    const known = takesWord || verb === 'settle' || verb === 'hash' || kKeys.includes(verb);
    if (!known) throw new Error(`line ${index + 1}: unknown step "${verb}"`);
    if (takesWord ? !word || more : word) throw new Error(`line ${index + 1}: "${verb}" with a wrong number of words`);
    steps.push({ number: index + 1, verb, word });
  });
  return steps;
}

/**
 * Plays a script on a device. One whose texts() can be read is searched for expected texts.
 * @param seen called with every picture a script looks at: (step, picture), for settle, hash and shot
 * @returns counts of presses, pictures, and texts that cannot be looked for here
 */
export function playScript(device, steps, seen = () => {}) {
  const counts = { presses: 0, pictures: 0, skipped: 0, unsettled: 0 };
  for (const step of steps) {
    const { verb, word } = step;
    if (verb === 'expect') {
      if (!device.texts) counts.skipped++;
      else if (!device.texts().some((text) => text.includes(word))) {
        throw new Error(`line ${step.number}: "${word}" is not on the screen, which shows: ${device.texts().join(' | ')}`);
      }
    }
    else if (verb === 'wait') device.pass(Number(word));
    else if (verb === 'hold') device.hold(word);
    else if (verb === 'release') device.release(word);
    else if (kKeys.includes(verb)) device.press(verb);
    else {
      if (verb === 'settle' && !device.settle()) counts.unsettled++;
      counts.pictures++;
      seen(step, device.picture());
    }
    if (verb === 'hold' || kKeys.includes(verb)) counts.presses++;
  }
  return counts;
}

/** The same script for a device that shows no animations: it switches them off before the game. */
export function withoutAnimations(steps, board) {
  const key = (verb) => ({ number: 0, verb });
  const four = board.keys.pins.up === undefined; // X and Y are up and down, held left and right
  const held = (word, ms) => [{ ...key('hold'), word }, { ...key('wait'), word: ms }, { ...key('release'), word },
    { ...key('wait'), word: '50' }];
  const right = held('Y', '600');
  const back = board.keys.pins.B === undefined ? held('A', '850') : [key('B')]; // of a joystick
  const [up, down, faster] = four ? [[key('X')], [key('Y')], right] : [[key('up')], [key('down')], [key('right')]];
  const [settle, leaveLogo, ...game] = steps;
  if (settle.verb !== 'settle' || leaveLogo.verb !== 'A') throw new Error('no script that starts at the logo');
  return [settle, leaveLogo, ...up, key('A'), ...down, ...down, ...down, ...faster, ...faster, ...back, ...down, ...game];
}
