// "What your bot sees": every field of a question with an example, ready to be clicked into the editor.
import { make } from './dom.mjs';
import { seeOf } from './questions.mjs';
import { words } from './words.mjs';

// A question of the second round, seat 2 of four.
export const kExample = 'act n=4 seat=2 phase=auction round=1 start=3 money=15,10,17,19 cats=0,11,0,0 bank=14 mice=1 passed=3 '
  + 'lastbid=4,6,3,0 bid=6 bidder=1 row=8,?,L,? up=1 hand=-8,-5,3,8,11,15,S seen=5/11/5/-8,8 log=2b3,3p,0p,1b5/3p,0b4,1b6 legal=0,7-17';

const kFields = ['legal', 'row', 'up', 'hand', 'bid', 'bidder', 'money', 'mice', 'bank', 'cats', 'lastbid', 'passed', 'round', 'start', 'seat', 'n', 'phase', 'seen', 'log'];
const kFunctions = [
  ['place(see)', 'fnPlace', 'function place(see) {\n  return see.legal[0];\n}\n'],
  ['bid(see)', 'fnBid', 'function bid(see) {\n  return 0;\n}\n'],
  ['begin(game)', 'fnBegin', 'function begin(game) {\n}\n'],
  ['end(scores)', 'fnEnd', 'function end(scores) {\n}\n'],
  ['console.log(…)', 'fnLog', 'console.log(see.row);\n'],
  ['Math.random()', 'fnRandom', 'Math.random()'],
];

const kToTry = ['try1', 'try2', 'try3', 'try4', 'try5'];

export const fields = kFields.map((label) => ({ label, detail: words[`f_${label}`] }));

/** @param insert (text) puts it into the editor */
export function showReference(parent, insert) {
  const example = seeOf(kExample);
  const row = (label, text, description, value) => make('tr', {},
    make('td', {}, make('button', { className: 'name', text: label, onclick: () => insert(text) })),
    make('td', {}, description, value === undefined ? null : make('code', { text: JSON.stringify(value) })));
  const rows = (list) => make('table', {}, make('tbody', {}, ...list));
  parent.replaceChildren(
    make('p', { text: words.seeIntro }),
    make('h2', { text: words.fields }), rows(kFields.map((name) => row(`see.${name}`, `see.${name}`, words[`f_${name}`], name === 'legal' ? example.legal.slice(0, 4) : example[name]))),
    make('p', { className: 'small', text: words.cards }),
    make('h2', { text: words.functions }), rows(kFunctions.map(([label, word, text]) => row(label, text, words[word]))),
    make('h2', { text: words.toTry }), make('ul', {}, ...kToTry.map((word) => make('li', { text: words[word] }))),
    make('p', { className: 'small', text: words.privacy }));
}
