// Plays a key script in the browser and, step by step, on a device in memory: the pictures have to be the same.
import assert from 'node:assert/strict';
import { module } from './built.mjs';
import { isFirefox, picture, settled } from './browser.mjs';
import { MemoryDevice } from './memory_device.mjs';

const kKeyOf = { A: 'a', B: 'b', X: 'x', Y: 'y', up: 'ArrowUp', down: 'ArrowDown', left: 'ArrowLeft', right: 'ArrowRight' };
const kPressMs = 60;

export const sleep = (ms) => new Promise((resolve) => { setTimeout(resolve, ms); });

export class Keyboard {
  constructor(page) {
    this.page = page;
  }

  down(key) {
    return this.page.keyboard.down(kKeyOf[key]);
  }

  up(key) {
    return this.page.keyboard.up(kKeyOf[key]);
  }

  // In one command where the protocol has one: a key that is held too long on a busy machine repeats.
  press(key) {
    return this.page.keyboard.press(kKeyOf[key], { delay: kPressMs });
  }
}

const middleOf = async (page, key) => {
  const box = await (await page.$(`[data-key=${key}]`)).boundingBox();
  return [box.x + box.width / 2, box.y + box.height / 2];
};

// Firefox refuses the touches of WebDriver BiDi ("illegal value"): there a finger is the events that it causes.
class PageFinger {
  static #last = 0;

  static async touch(page, x, y) {
    const made = new PageFinger();
    Object.assign(made, { page, x, y, id: 100 + PageFinger.#last++ });
    await made.#send('pointerdown');
    return made;
  }

  #send(type) {
    return this.page.evaluate((name, clientX, clientY, pointerId) => {
      document.elementFromPoint(clientX, clientY).dispatchEvent(new PointerEvent(name,
        { clientX, clientY, pointerId, pointerType: 'touch', button: 0, bubbles: true, cancelable: true }));
    }, type, this.x, this.y, this.id);
  }

  move(x, y) {
    Object.assign(this, { x, y });
    return this.#send('pointermove');
  }

  end() {
    return this.#send('pointerup');
  }
}

/** One finger a button. */
export class Fingers {
  #fingers = new Map();

  constructor(page) {
    this.page = page;
  }

  async down(key) {
    const [x, y] = await middleOf(this.page, key);
    this.#fingers.set(key, isFirefox ? await PageFinger.touch(this.page, x, y) : await this.page.touchscreen.touchStart(x, y));
  }

  /** The finger that pressed a key slides onto another one. */
  async slide(key, other) {
    await this.#fingers.get(key).move(...await middleOf(this.page, other));
  }

  async up(key) {
    await this.#fingers.get(key).end();
    this.#fingers.delete(key);
  }

  async press(key) {
    await this.down(key);
    await sleep(kPressMs);
    await this.up(key);
  }
}

/** A device in memory as the page makes a new one for a player who wants no motion. */
export function twin({ board, seed, flash, ...page }) {
  return new MemoryDevice(module, { board, seed, battery: -1, flash, ...page, ...(flash ? {} : { language: 'en', speed: 'off' }) });
}

export async function samePicture(page, device, where) {
  const [shown, expected] = [await picture(page), device.picture()];
  assert.equal(shown.length, expected.length, where);
  const differs = shown.reduce((sum, value, index) => sum + (value !== expected[index]), 0);
  assert.equal(differs, 0, `${where}: ${differs} values differ; it reads: ${await settled(page)}; not: ${device.texts().join('. ')}`);
}

export async function playBoth(page, device, steps, hands) {
  let compared = 0;
  for (const { verb, word, number } of steps) {
    if (verb === 'wait') {
      await sleep(Number(word));
      device.pass(Number(word));
    } else if (verb === 'hold') {
      await hands.down(word);
      device.hold(word);
    } else if (verb === 'release') {
      await hands.up(word);
      device.release(word);
    } else if (verb === 'settle') {
      await settled(page);
      device.settle();
      await samePicture(page, device, `line ${number}`);
      compared++;
    } else if (verb in kKeyOf) {
      await hands.press(verb);
      await sleep(kPressMs);
      device.press(verb);
    }
  }
  return compared;
}
