// Debian's Chromium without a window, or its Firefox with FELICITY_BROWSER=firefox, and what a player does in it.
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer from 'puppeteer-core';

export const isFirefox = process.env.FELICITY_BROWSER === 'firefox';
const kChromium = '/usr/bin/chromium';
const kFirefox = '/usr/bin/firefox-esr';
const kSkipped = 77; // the exit status that CTest shows as "Skipped"
const kPatienceMs = 60_000; // of a machine with much else to do

if (isFirefox && !existsSync(kFirefox)) {
  console.log(`skipped: ${kFirefox} is not there, and apt could not install firefox-esr`);
  process.exit(kSkipped);
}

function chromium(args) {
  // Root, as in a container, cannot use the sandbox.
  return { executablePath: kChromium, args: [...(process.getuid() === 0 ? ['--no-sandbox'] : []), '--disable-gpu',
    '--disable-component-update', '--autoplay-policy=no-user-gesture-required', ...args] };
}

// What WebDriver BiDi cannot set is a preference of the profile.
function firefox(calm) {
  return { browser: 'firefox', executablePath: kFirefox, extraPrefsFirefox: {
    'ui.prefersReducedMotion': calm ? 1 : 0, 'dom.w3c_touch_events.enabled': 1, 'browser.download.always_ask_before_handling_new_types': false } };
}

export class Browser {
  static async open({ profile, args = [], calm = true } = {}) {
    const made = new Browser();
    made.profile = profile ?? mkdtempSync(join(tmpdir(), 'felicity-web-'));
    made.keepsProfile = profile !== undefined;
    made.browser = await puppeteer.launch({ headless: true, userDataDir: made.profile, protocolTimeout: kPatienceMs,
      ...(isFirefox ? firefox(calm) : chromium(args)) });
    return made;
  }

  /** Pages of it share what they keep with each other, and with no others. @returns an object with close(), for page() */
  context() {
    return this.browser.createBrowserContext();
  }

  /** A page of its own, with errors collected in `faults`. */
  async page(url, { width = 900, height = 900, mobile = false, calm = true, language = 'en', context = this.browser } = {}) {
    const page = await context.newPage();
    page.setDefaultTimeout(kPatienceMs);
    page.faults = [];
    page.on('pageerror', (error) => page.faults.push(error.message));
    page.on('console', (message) => { if (message.type() === 'error') page.faults.push(message.text()); });
    // Firefox has no phones, but fingers.
    await page.setViewport({ width, height, ...(isFirefox ? {} : { deviceScaleFactor: mobile ? 3 : 1, isMobile: mobile, hasTouch: mobile }) });
    if (!isFirefox) {
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: calm ? 'reduce' : 'no-preference' }]);
    }
    await page.evaluateOnNewDocument((code) => {
      Object.defineProperty(navigator, 'languages', { get: () => [code] });
    }, language);
    await page.goto(url);
    return page;
  }

  async close() {
    await this.browser.close();
    if (!this.keepsProfile) rmSync(this.profile, { recursive: true, force: true, maxRetries: 5 }); // Firefox may still write
  }
}

/**
 * Until the page answers with something true. Each question is a call of its own: a function that the page itself repeats
 * would have to be made from text there, which Firefox 140 refuses on a page with a content security policy.
 */
export async function until(page, condition, ...values) {
  const end = Date.now() + kPatienceMs;
  while (!await page.evaluate(condition, ...values)) {
    if (Date.now() > end) throw new Error(`not true within ${kPatienceMs / 1000} s: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Until nothing moves on the device's screen. @returns what a screen reader reads then */
export async function settled(page) {
  await until(page, () => document.getElementById('spoken').ariaBusy === 'false');
  return page.$eval('#spoken', (element) => element.textContent);
}

/** Until the device's screen reads this. */
export function reads(page, text) {
  return until(page, (wanted) => {
    const spoken = document.getElementById('spoken');
    return spoken.ariaBusy === 'false' && spoken.textContent.includes(wanted);
  }, text);
}

/** RGBA of the device's screen. */
export async function picture(page) {
  const base64 = await page.$eval('#panel', (canvas) => {
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let text = '';
    for (const byte of data) text += String.fromCharCode(byte);
    return btoa(text);
  });
  return new Uint8Array(Buffer.from(base64, 'base64'));
}
