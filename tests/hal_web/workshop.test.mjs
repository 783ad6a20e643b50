// The bot workshop in a browser: write, run, fail, step, share.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { words as kWords } from '../../hal_web/workshop/words/en.mjs';
import { kLoops, kNonsense, kThrows } from './bots.mjs';
import { isFirefox, until } from './browser.mjs';
import { kRoot } from './built.mjs';
import { openSite } from './site.mjs';

const site = openSite();

const text = (page, selector) => page.$eval(selector, (element) => element.textContent);
const reads = (page, selector, wanted) => until(page, (where, part) => document.querySelector(where)?.textContent.includes(part), selector, wanted);
const isReady = (page) => until(page, () => !document.getElementById('run').disabled);
const isOver = (page) => until(page, () => document.getElementById('progress').hidden);

async function open(options) {
  const page = await site.browser.page(`${site.url}workshop.html`, { width: 1280, height: 800, ...options });
  await isReady(page);
  return page;
}

/** Replaces the bot, as a pupil does who opens a file. */
let loaded = 0;
async function load(page, source, name = `bot${++loaded}.js`) {
  await page.evaluate(([content, called]) => {
    const files = new DataTransfer();
    files.items.add(new File([content], called));
    dispatchEvent(Object.assign(new Event('drop'), { dataTransfer: files }));
  }, [source, name]);
  await until(page, (called) => document.getElementById('name').value === called, name.replace(/\.js$/, ''));
}

async function run(page, games) {
  await page.$eval('#games', (input, value) => { input.value = value; }, games);
  await page.click('#run');
  await until(page, () => document.getElementById('tab-result').getAttribute('aria-selected') === 'true');
  await isOver(page);
}

test('the bot that is there plays at once: share, margin, plots, and every game question by question', async () => {
  const page = await open();
  await run(page, 40);
  assert.match(await text(page, '#result .headline'), /^Your bot wins \d+\.\d % ± \d+\.\d; fair would be 25\.0 %\.$/);
  assert.equal((await page.$$('#result .plot')).length, 3);
  assert.match(await text(page, '#result pre'), /felicity arena --seats exec:"node tools\/run-bot first_bot\.js",easy,normal,greedy --games 40 --seed 1/);
  await page.click('#tab-played');
  assert.equal((await page.$$('.games li')).length, 40);
  const counts = await page.$$eval('.filter button', (all) => all.map(({ textContent }) => Number(/\((\d+)\)/.exec(textContent)[1])));
  assert.equal(counts[1] + counts[2], 40);
  assert.equal(counts[3], 0);
  await page.click('.games button');
  assert.match(await text(page, '.asked'), /Round 1 of 9 Your bot is asked: which card goes into the sack\?/);
  assert.equal((await page.$$('.table .cards:last-child .card')).length, 9); // the hand
  assert.equal((await page.$$('.card.chosen')).length, 1);
  assert.match(await text(page, '.json'), /phase: "place"/);
  await page.click('[data-go=next]');
  assert.match(await text(page, '.json'), /phase: "auction"/);
  await page.click('[data-go=last]');
  assert.equal((await page.$$('.sacks > li')).length, 9);
  assert.match(await page.$eval('#played a', ({ href }) => href), /\/#[A-Za-z0-9_-]{50,}$/);
  assert.deepEqual(page.faults, []);
  await page.close();
});

test('a bot that throws is named with line and question, in the editor too', async () => {
  const page = await open();
  await load(page, kThrows);
  await run(page, 8);
  const fault = await text(page, '#result .fault');
  assert.match(fault, /Line 5: TypeError: .*length/);
  assert.match(fault, /when it was asked in game 1, round 3: how many mice\?/);
  await until(page, () => document.querySelector('.cm-lint-marker-error') !== null);
  await page.click('#result .fault button');
  assert.match(await text(page, '.asked'), /Round 3 of 9 Your bot is asked: how many mice\?/);
  assert.match(await text(page, '#played .fault'), /Line 5/);
  await page.close();
});

test('nonsense is named with the question and what was legal', async () => {
  const page = await open();
  await load(page, kNonsense);
  await run(page, 8);
  const faults = await page.$$eval('#result .fault', (all) => all.map(({ textContent }) => textContent));
  assert.equal(faults.length, 2);
  assert.match(faults[0], /Your bot answered 99\. Legal was .*-8.*when it was asked in game 1, round 1: which card\?.*the first card/);
  assert.match(faults[1], /Your bot answered nothing \(undefined\)\. Legal was 0/);
  await page.close();
});

test('a bot that loops is stopped, and its question shown; the page stays alive', async () => {
  const page = await open();
  await load(page, kLoops);
  await run(page, 8);
  const fault = await text(page, '#result .fault');
  assert.match(fault, /no answer within 5 seconds.*when it was asked in game 1, round 2: how many mice\?/);
  await page.click('#result .fault button');
  assert.match(await text(page, '#played .fault'), /It gave no answer/);
  assert.match(await text(page, '.json'), /round: 1,/);
  await load(page, 'const a = ;', 'broken.js');
  await run(page, 8);
  assert.match(await text(page, '#result .fault'), /The bot cannot start\.\s*Line 1: (SyntaxError|This is not JavaScript yet)/);
  await until(page, () => document.querySelector('.cm-lint-marker-error') !== null);
  await load(page, 'function place(see) { return 5;\nfunction bid(see) { return 0; }\n', 'bracket.js');
  await run(page, 8);
  assert.match(await text(page, '#result .fault'), /The bot cannot start\.\s*Line 3: This is not JavaScript yet/);
  await page.close();
});

test('a bot reaches neither the network nor the saves', async () => {
  const asked = [];
  const page = await open();
  page.on('request', (request) => asked.push(request.url()));
  await load(page, `const tried = [];
    const attempt = (name, f) => { try { const got = f(); tried.push(name + ' ' + typeof got); if (got?.then) got.then(() => tried.push(name + ' reached'), () => {}); } catch (e) { tried.push(name + ' ' + e.name); } };
    attempt('fetch', () => fetch('${site.url}secret'));
    attempt('socket', () => new WebSocket('ws' + '${site.url}'.slice(4)));
    attempt('script', () => importScripts('${site.url}a.js'));
    attempt('eval', () => eval('1'));
    attempt('database', () => indexedDB.open('felicity'));
    attempt('caches', () => caches.open('felicity'));
    attempt('storage', () => localStorage.length);
    attempt('page', () => document.title);
    function place(see) { return see.legal[0]; }
    function bid(see) { console.log(tried.join('; ')); return 0; }`);
  await run(page, 4);
  await page.click('#tab-played');
  await page.click('.games button');
  await page.click('[data-go=last]');
  await page.click('[data-go=previous]');
  const printed = await text(page, '#played pre');
  assert.match(printed, /script NetworkError/);
  assert.match(printed, /eval EvalError/);
  assert.match(printed, /database SecurityError/);
  assert.match(printed, /storage ReferenceError; page ReferenceError/);
  assert.doesNotMatch(printed, /reached/);
  assert.deepEqual(asked.filter((url) => url.includes('secret') || url.endsWith('a.js')), []);
  await page.close();
});

test('a link carries the bot, and is shown but not run', async () => {
  const page = await open();
  await load(page, '// sent by a friend\nfunction place(see) { return see.legal[0]; }\nfunction bid(see) { return 0; }', 'friend.js');
  await page.evaluate(() => { navigator.clipboard.writeText = async (link) => { window.copied = link; }; });
  await page.click('#link');
  await until(page, () => window.copied !== undefined);
  const link = await page.evaluate(() => window.copied);
  assert.match(link, /workshop\.html#bot=[A-Za-z0-9_-]+$/);
  const other = await site.browser.page(link, { width: 1280, height: 800 });
  await isReady(other);
  await reads(other, '.cm-content', 'sent by a friend');
  await reads(other, '#notice', 'came by a link');
  assert.equal(await other.$eval('#progress', ({ hidden }) => hidden), true);
  assert.equal(await other.evaluate(() => location.hash), '');
  const names = await other.evaluate(() => JSON.parse(localStorage.getItem('felicity-bots')).bots.map(([name]) => name));
  assert.ok(names.includes('friend') && !names.includes('friend 2'), names.join());
  const damaged = await site.browser.page(`${link.slice(0, -9)}AAAA`, { width: 1280, height: 800 });
  await reads(damaged, '#notice', 'holds no bot');
  await Promise.all([page.close(), other.close(), damaged.close()]);
});

test('a bot outlives the page, has a name, and the stop button stops', async () => {
  const page = await open();
  await load(page, '// kept\nfunction place(see) { return see.legal[0]; }\nfunction bid(see) { for (let i = 0; i < 3e6; i++); return 0; }', 'kept.js');
  await page.$eval('#games', (input) => { input.value = 2000; });
  await page.click('#run');
  await until(page, () => Number(document.getElementById('progress').value) > 0);
  assert.equal(await text(page, '#run'), kWords.stop);
  await page.click('#run');
  await isOver(page);
  assert.match(await text(page, '#result'), /\d of 2,000 games/);
  await page.reload();
  await isReady(page);
  await reads(page, '.cm-content', '// kept');
  await page.focus('.cm-content');
  await page.keyboard.down('Control');
  await page.keyboard.press('z'); // nothing to undo: the bot before is another one
  await page.keyboard.up('Control');
  await reads(page, '.cm-content', '// kept');
  assert.equal(await page.$eval('#name', ({ value }) => value), 'kept');
  await page.close();
});

test('the one file does the same', { skip: isFirefox }, async () => {
  const page = await site.browser.page(`file://${kRoot}build/web/page/felicity-workshop.html`, { width: 1280, height: 800, language: 'de' });
  await isReady(page);
  await run(page, 8);
  assert.match(await text(page, '#result .headline'), /^Dein Bot gewinnt \d+,\d % ± \d+,\d; fair wären 25,0 %\.$/);
  assert.deepEqual(page.faults, []);
  await page.close();
});

test('nothing is wider than the window, and axe finds nothing', { skip: isFirefox }, async () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  for (const [width, height, mobile] of [[1280, 800, false], [1024, 600, false], [390, 844, true]]) {
    const page = await open({ width, height, mobile });
    const cdp = await page.createCDPSession();
    await cdp.send('Page.setBypassCSP', { enabled: true });
    await page.reload();
    await isReady(page);
    await run(page, 12);
    for (const tab of ['see', 'result', 'played']) {
      await page.$eval(`#tab-${tab}`, (button) => button.click());
      if (tab === 'played') await page.$eval('.games button', (button) => button.click());
      assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${tab} at ${width}`);
      if (width !== 1280) continue;
      await page.evaluate(axe);
      const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
      assert.deepEqual(violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`), [], `${tab} at ${width}`);
    }
    await page.close();
  }
});
