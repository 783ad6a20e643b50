// Files and links on the page: saves, records, damaged ones; two tabs; what axe-core finds; the page from a disk.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { playScript } from '../../emulator/script.mjs';
import { isFirefox, reads, settled, until } from './browser.mjs';
import { kRoot, module } from './built.mjs';
import { MemoryDevice } from './memory_device.mjs';
import { readScript } from './scripts.mjs';
import { openSite } from './site.mjs';

const kAxe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const kRecord = readFileSync(`${kRoot}tests/playthroughs/three_english.felicity`);
const folder = mkdtempSync(join(tmpdir(), 'felicity-web-files-'));
const file = (name, bytes) => {
  writeFileSync(join(folder, name), bytes);
  return join(folder, name);
};
const kChromiumOnly = { skip: isFirefox && 'WebDriver BiDi cannot set this in Firefox' };
const site = openSite();

after(() => rmSync(folder, { recursive: true }));

async function open(url = site.url, options = {}) {
  const page = await site.page(url, options);
  await settled(page);
  return page;
}

const noticed = (page, text) => until(page, (wanted) => {
  const bar = document.getElementById('notice');
  return !bar.hidden && bar.textContent.includes(wanted);
}, text);

async function give(page, path) {
  const input = await page.$('#file');
  await input.uploadFile(path);
}

/** The flash as the page keeps it. */
const kept = (page) => page.evaluate(() => new Promise((resolve, reject) => {
  const request = indexedDB.open('felicity');
  request.onerror = () => reject(request.error);
  request.onsuccess = () => {
    const store = request.result.transaction('sectors').objectStore('sectors');
    const [keys, values] = [store.getAllKeys(), store.getAll()];
    values.onsuccess = () => resolve(keys.result.map((key, index) => [key, [...values.result[index]]]));
  };
}));

function finishedGame() {
  const device = new MemoryDevice(module, { board: 'picosystem', language: 'en' });
  playScript(device, readScript('game_3').steps);
  return device;
}

test('a finished game is a link, and the link opens as a replay', async () => {
  const { engine } = new MemoryDevice(module, { board: 'picosystem' });
  assert.equal(engine.readText(kRecord), '');
  const link = `${site.url}#${Buffer.from(engine.record().bytes).toString('base64url')}`;
  assert.ok(link.length < 420, `${link.length} letters`);
  const page = await open(link);
  await reads(page, 'Anna buys for');
  assert.deepEqual(page.faults, []);
  assert.equal(await page.evaluate(() => location.hash), '', 'a reload must not replay it again');
});

test('the menu copies the link of a finished game, and shows the game', async () => {
  const page = await open();
  await give(page, file('save.flash', Buffer.from(finishedGame().engine.flash)));
  await until(page, () => document.getElementById('question').open);
  await page.click('#question button[value=yes]');
  await noticed(page, 'The save was loaded.');
  await page.click('#open-menu');
  await page.click('#games li button:nth-of-type(2)');
  await noticed(page, `${site.url}#`);
  const link = await page.$eval('#notice span', (element) => element.textContent.split(' ').pop());
  assert.equal(Buffer.from(finishedGame().engine.finished(0).bytes).toString('base64url'), link.split('#')[1]);
});

test('a damaged or foreign link is a sentence, and the game starts', async () => {
  const bytes = finishedGame().engine.finished(0).bytes;
  bytes[bytes.length - 1] ^= 0x5a;
  for (const hash of [Buffer.from(bytes).toString('base64url'), 'AAAA', '%20?', 'x'.repeat(3000)]) {
    const page = await open(`${site.url}#${hash}`);
    await noticed(page, 'This link holds no game: ');
    await page.keyboard.press('a', { delay: 60 });
    await reads(page, 'Play together');
    assert.deepEqual(page.faults, []);
    await page.close();
  }
});

test('a record file opens as a replay; a damaged one names its line', async () => {
  const page = await open();
  await give(page, file('game.felicity', kRecord));
  await reads(page, 'Anna buys for');
  const lines = kRecord.toString().split('\n');
  lines[lines.length - 3] = '0 bid 99';
  await give(page, file('bad.felicity', lines.join('\n')));
  await noticed(page, `line ${lines.length - 2}: the rules refuse this`);
});

test('an opened record is explained: the costliest moments, and every decision', async () => {
  const page = await open();
  await give(page, file('game.felicity', kRecord));
  await reads(page, 'Anna buys for');
  await page.click('#open-menu');
  await page.click('#games li button:nth-of-type(4)');
  await until(page, () => document.getElementById('explain-wait').textContent === 'The costliest moments:');
  const moments = await page.$$eval('#costliest li', (list) => list.map((one) => one.textContent));
  assert.equal(moments.length, 3);
  for (const moment of moments) assert.match(moment, /^Round \d, (Anna|Ben|Cleo): .+\. The hard bot: .+\. Given away: \d+\.\d\u00a0% · \d+\.\d\u00a0points\.$/);
  assert.equal(await page.$$eval('#decisions .worst', (rows) => rows.length), 3);
  assert.ok(await page.$$eval('#decisions tbody tr', (rows) => rows.length) > 20);
  await page.click('#close-explain');
  assert.deepEqual(page.faults, []);
});

test('a save of the PC goes in and comes out byte by byte', kChromiumOnly, async () => {
  const save = Buffer.from(finishedGame().engine.flash);
  const page = await open(site.url, { context: site.browser.browser }); // the folder for downloads is that of the first one
  await give(page, file('save.flash', save));
  await until(page, () => document.getElementById('question').open);
  await page.click('#question button[value=yes]');
  await noticed(page, 'The save was loaded.');
  await settled(page);
  await page.reload();
  await settled(page);
  // Out: by the menu, into the browser's folder for downloads.
  const client = await page.createCDPSession();
  await client.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, eventsEnabled: true });
  const done = new Promise((resolve) => { client.on('Browser.downloadProgress', ({ state }) => { if (state === 'completed') resolve(); }); });
  await page.click('#open-menu');
  assert.equal(await page.$$eval('#games li', (rows) => rows.length), 1);
  await page.click('#export-save');
  await done;
  const name = readdirSync(folder).find((one) => one.startsWith('felicity-save'));
  const out = readFileSync(join(folder, name));
  // Switched on twice since: the same as on a device in memory that was.
  let expected = save;
  for (let boot = 0; boot < 2; boot++) {
    const device = new MemoryDevice(module, { board: 'picosystem', battery: -1, flash: expected });
    device.settle();
    expected = Buffer.from(device.engine.flash);
  }
  assert.deepEqual(out, expected);
  // The PC's program finds the game in it.
  const felicity = process.env.FELICITY_PROGRAM;
  assert.ok(felicity, 'FELICITY_PROGRAM names the program of the PC');
  const text = execFileSync(felicity, ['games', join(folder, name)], { encoding: 'utf8' });
  assert.match(text, /^ *1  [0-9A-F]{8}  Alice/m);
});

test('files that are no save are refused with a reason, and nothing is lost', async () => {
  const page = await open();
  const before = await kept(page);
  for (const [name, bytes, sentence] of [
    ['short.flash', Buffer.alloc(1000), 'a save has 393216 bytes, this file has 1000'],
    ['foreign.flash', Buffer.alloc(393216, 0x41), 'not a save of this game'],
    ['photo.jpg', Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'it is neither a save'],
    ['empty.felicity', Buffer.alloc(0), 'line 1: the record is empty'],
    ['image.uf2', Buffer.concat([Buffer.from('UF2\n'), Buffer.alloc(508)]), 'a UF2 file runs on'],
  ]) {
    await give(page, file(name, bytes));
    await noticed(page, sentence);
  }
  assert.deepEqual(await kept(page), before);
  assert.deepEqual(page.faults, []);
});

test('a refused question keeps the save', async () => {
  const page = await open();
  const before = await kept(page);
  await give(page, file('other.flash', Buffer.from(finishedGame().engine.flash)));
  await until(page, () => document.getElementById('question').open);
  await page.click('#question button[value=no]');
  await settled(page);
  assert.deepEqual(await kept(page), before);
});

test('a second tab says so and writes nothing; it can take the game over', async () => {
  const first = await open();
  const second = await site.page(site.url);
  await noticed(second, 'Felicity is open in another tab.');
  const before = await kept(first);
  await second.keyboard.press('a', { delay: 60 });
  assert.deepEqual(await kept(first), before);
  await second.click('#notice button');
  await settled(second);
  await second.keyboard.press('a', { delay: 60 });
  await reads(second, 'Play together');
  await noticed(first, 'The game goes on in another tab');
  const after = await kept(second);
  await first.bringToFront();
  await first.keyboard.press('a', { delay: 60 });
  assert.deepEqual(await kept(second), after);
  assert.deepEqual([first.faults, second.faults], [[], []]);
});

test('when the first tab is closed the second begins', async () => {
  const first = await open();
  const second = await site.page(site.url);
  await noticed(second, 'Felicity is open in another tab.');
  await first.close();
  await settled(second);
});

test('a browser that keeps nothing plays all the same, and says so', async () => {
  const page = await site.page('about:blank');
  await page.evaluateOnNewDocument(() => {
    const refuse = () => { throw new DOMException('not allowed', 'SecurityError'); };
    Object.defineProperty(window, 'localStorage', { get: refuse });
    Object.defineProperty(window, 'indexedDB', { get: refuse });
    if (navigator.locks) navigator.locks.request = () => Promise.reject(new DOMException('not allowed', 'SecurityError'));
  });
  await page.goto(site.url);
  await noticed(page, 'This browser cannot keep the game: not allowed');
  await settled(page);
  await page.keyboard.press('a', { delay: 60 });
  await reads(page, 'Play together');
  assert.deepEqual(page.faults, []);
});

test('the page in one file runs from a disk and asks the network for nothing', async () => {
  const page = await site.page('about:blank');
  const asked = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`file://${kRoot}build/web/page/felicity.html`);
  await settled(page);
  assert.deepEqual(asked.filter((url) => !/^(file|data|blob):/.test(url)), []);
  assert.deepEqual(page.faults, []);
});

test('the site works without a network once it was visited', kChromiumOnly, async () => {
  const page = await open();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await page.setOfflineMode(true);
  await page.reload();
  await settled(page);
  assert.deepEqual(page.faults, []);
});

test('axe-core finds nothing, on the pages and in the menu, by day and in the dark', kChromiumOnly, async () => {
  for (const scheme of ['light', 'dark']) {
    const page = await site.page('about:blank');
    await page.setBypassCSP(true);
    await page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: scheme }, { name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(site.url);
    await settled(page);
    await page.addScriptTag({ path: kAxe });
    const violations = () => page.evaluate(() => window.axe.run().then((found) =>
      found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 100)).join(' ')}`)));
    assert.deepEqual(await violations(), []);
    await page.click('#open-menu');
    assert.deepEqual(await violations(), []);
    for (const other of ['player.html', 'table.html', 'workshop.html', 'skin.html']) {
      await page.goto(`${site.url}${other}`);
      if (other === 'skin.html') await until(page, () => document.getElementById('spoken').ariaBusy === 'false');
      await page.addScriptTag({ path: kAxe });
      assert.deepEqual(await violations(), []);
    }
    await page.close();
  }
});

test('the pages around the game speak the four languages, and names what can be pressed', async () => {
  const kSame = 4; // words that may be the same in two languages: "Menu", "USB"
  for (const name of ['player.html', 'table.html', 'workshop.html', 'skin.html']) {
    const texts = {};
    for (const language of ['en', 'de', 'nl', 'sk']) {
      const page = await site.page(site.url + name, { language });
      await until(page, (code) => document.documentElement.lang === code, language);
      texts[language] = await page.$$eval('[data-word], [data-label]', (all) => all.map((one) => one.dataset.word ? one.textContent : one.ariaLabel));
      assert.deepEqual(texts[language].filter((text) => !text || text === 'undefined' || text === 'null'), [], `${name} in ${language}`);
      const nameless = await page.$$eval('button, select, input:not([hidden]), textarea', (all) => all.filter((one) =>
        one.checkVisibility() && !one.ariaLabel && !one.textContent.trim() && !one.labels?.length).map((one) => one.outerHTML));
      assert.deepEqual(nameless, [], name);
      await page.close();
    }
    for (const language of ['de', 'nl', 'sk']) {
      const same = texts[language].filter((text, index) => text === texts.en[index]);
      assert.ok(same.length <= kSame, `${name} in ${language} is English: ${same.join(', ')}`);
    }
  }
});
