// A question drawn as the table: the row, the seats, the hand. It shows what the bot saw, and nothing else.
import { make } from './dom.mjs';
import { say, words } from './words.mjs';

let pictures = {};
export function usePictures(byFace) {
  pictures = byFace;
}

const kAnimals = { L: 'large', S: 'small', R: 'rabbit' };
export const cardWord = (card) => (card in kAnimals ? words[kAnimals[card]] : String(card));

/** @param marks classes: own, down, chosen */
export function cardOf(card, { under = '', marks = '' } = {}) {
  const kind = card === null ? 'free' : card === '?' ? 'hidden' : 'known';
  const name = { free: words.free, hidden: words.hidden, known: cardWord(card) }[kind];
  const isCat = kind === 'known' && !(card in kAnimals);
  const face = kind === 'free' ? [] : [
    make('img', { src: pictures[kind === 'hidden' ? 'sack' : card], alt: '', width: 38, height: 38 }),
    make('span', { className: `value${isCat && Number(card) < 0 ? ' minus' : ''}`, 'aria-hidden': 'true', text: kind === 'hidden' ? '?' : card })];
  return make('li', { className: `card ${kind} ${marks}`, role: 'listitem' }, make('span', { className: 'unseen', text: name }), ...face,
    make('span', { className: 'under', text: under }));
}

/** Who put the card there: the dummy of three players lies first. */
export function ownerOf(place, { n, start }) {
  if (n === 3) return place === 0 ? 3 : (start + place - 1) % 3;
  return (start + place) % n;
}

function seatRow(see, seat, name) {
  const notes = [seat === see.start && words.starts, see.bidder === seat && words.highest, see.passed.includes(seat) && words.passed].filter(Boolean);
  const tag = make('tr', { className: seat === see.seat ? 'own' : '' }, make('th', { scope: 'row', text: `${seat} · ${name}` }),
    make('td', { text: see.money[seat] }), make('td', { text: see.cats[seat] }), make('td', { text: see.lastbid[seat] || '' }), make('td', { text: notes.join(', ') }));
  if (see.passed.includes(seat)) tag.classList.add('out');
  return tag;
}

/** @param names of the seats; answer: the card that the bot placed, to be marked */
export function tableOf(see, names, answer) {
  const row = see.row.map((card, place) => {
    const owner = ownerOf(place, see);
    const isDown = place >= see.up && card !== null;
    const marks = [isDown ? 'down' : '', owner === see.seat && card !== null ? 'own' : ''].join(' ');
    return cardOf(card, { under: card === null ? '' : isDown && card !== '?' ? `${names[owner]}, ${words.faceDown}` : names[owner], marks });
  });
  const hand = see.hand.map((card) => cardOf(card, { marks: see.phase === 'place' && String(card) === answer ? 'chosen' : '' }));
  const heads = ['', words.money, words.cats, words.lastbid, ''];
  return make('div', { className: 'table' },
    make('h2', { text: words.row }), make('ul', { className: 'cards' }, ...row),
    make('table', { className: 'seats' }, make('thead', {}, make('tr', {}, ...heads.map((text) => make(text === '' ? 'td' : 'th', { scope: text === '' ? undefined : 'col', text })))),
      make('tbody', {}, ...names.slice(0, see.n).map((name, seat) => seatRow(see, seat, name)))),
    make('p', { className: 'small', text: `${words.bank}: ${see.bank} · ${see.mice ? words.mouseFull : words.mouseEmpty}` }),
    make('h2', { text: words.hand }), make('ul', { className: 'cards' }, ...hand));
}

/** The sacks of a finished game, from the lines of match.cpp. */
export function sacksOf(rounds, names) {
  return make('ol', { className: 'sacks' }, ...rounds.map((line) => {
    const [, row, winner, price, value, chased] = /^(\S*) winner=(\S+) price=(\S+) value=(\S+) chased=(\S+)$/.exec(line);
    const cards = row.split(',').filter(Boolean).map((text) => text.split(':'));
    const what = winner === '-' ? words.notTaken : say(words.taken, { who: names[winner], price, value });
    const gone = chased === '-' ? '' : ` · ${say(words.chased, { card: cardWord(chased) })}`;
    return make('li', {}, make('span', { text: what + gone }),
      make('ul', { className: 'cards little' }, ...cards.map(([owner, card]) => cardOf(card, { under: names[owner], marks: card === chased ? 'gone' : '' }))));
  }));
}
