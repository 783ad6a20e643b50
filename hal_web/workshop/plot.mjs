// Pictures of figures: bars with their intervals, and the share while the games went on.
import { drawn } from './dom.mjs';

const kWidth = 460;
const kLine = 34;
const kTop = 40;

const clamp = (value, low, high) => Math.min(high, Math.max(low, value));

/** @param bars [{name, value, interval, label, isOwn}]; tick: a value as text */
export function barsOf({ title, bars, low, high, step, mark, markLabel, tick }) {
  const left = 24 + Math.max(...bars.map(({ name }) => name.length)) * 7.5;
  const right = 96;
  const bottom = kTop + bars.length * kLine;
  const x = (value) => left + clamp((value - low) / (high - low), 0, 1) * (kWidth - right - left);
  const parts = [drawn('title', { text: title })];
  for (let value = low; value <= high + step / 2; value += step) {
    parts.push(drawn('path', { class: 'grid', d: `M${x(value)} ${kTop}V${bottom}` }),
      drawn('text', { class: 'tick', x: x(value), y: bottom + 16, 'text-anchor': 'middle', text: tick(value) }));
  }
  parts.push(drawn('path', { class: 'mark', d: `M${x(mark)} ${kTop}V${bottom}` }),
    drawn('text', { class: 'tick', x: x(mark), y: kTop - 6, 'text-anchor': 'middle', text: markLabel }),
    drawn('text', { class: 'title', x: 0, y: 16, text: title }));
  bars.forEach(({ name, value, interval, label, isOwn }, index) => {
    const y = kTop + kLine * (index + 0.5);
    const [from, to] = [x(0), x(value)].sort((a, b) => a - b);
    const [least, most] = [x(value - interval), x(value + interval)];
    parts.push(drawn('text', { x: 0, y: y + 5, class: isOwn ? 'own' : '', text: name }),
      drawn('rect', { class: isOwn ? 'bar own' : 'bar', x: from, y: y - 9, width: Math.max(1, to - from), height: 18, rx: 3 }),
      drawn('path', { class: 'interval', d: `M${least} ${y}H${most}M${least} ${y - 5}v10M${most} ${y - 5}v10` }),
      drawn('text', { x: kWidth, y: y + 5, 'text-anchor': 'end', text: label }));
  });
  return drawn('svg', { class: 'plot', viewBox: `0 0 ${kWidth} ${bottom + 24}`, role: 'img', 'aria-label': title }, ...parts);
}

/** The share after each deal with its interval, a band. @param shares of the deals, 0 to 1 each */
export function runningShare({ title, shares, fair, markLabel, tick }) {
  const [height, left, right, top, bottom] = [150, 40, 12, 28, 130];
  let [sum, squares] = [0, 0];
  const line = shares.map((share, index) => {
    sum += share;
    squares += share * share;
    const count = index + 1;
    const mean = sum / count;
    const half = count > 1 ? 1.96 * Math.sqrt(Math.max(0, (squares - count * mean * mean) / (count - 1) / count)) : 1;
    return { mean, half };
  });
  const high = clamp(Math.ceil(10 * Math.max(2 * fair, ...line.slice(4).map(({ mean, half }) => mean + half))) / 10, 0.2, 1);
  const x = (index) => left + (index / Math.max(1, line.length - 1)) * (kWidth - left - right);
  const y = (value) => bottom - clamp(value / high, 0, 1) * (bottom - top);
  const stride = Math.max(1, Math.floor(line.length / 200));
  const kept = line.map((point, index) => ({ ...point, index })).filter(({ index }) => index % stride === 0 || index === line.length - 1);
  const path = (points) => points.map(([px, py], index) => `${index ? 'L' : 'M'}${px.toFixed(1)} ${py.toFixed(1)}`).join('');
  const upper = kept.map(({ mean, half, index }) => [x(index), y(mean + half)]);
  const lower = kept.map(({ mean, half, index }) => [x(index), y(mean - half)]).reverse();
  const ticks = [0, high / 2, high].flatMap((value) => [drawn('path', { class: 'grid', d: `M${left} ${y(value)}H${kWidth - right}` }),
    drawn('text', { class: 'tick', x: left - 6, y: y(value) + 4, 'text-anchor': 'end', text: tick(value) })]);
  return drawn('svg', { class: 'plot', viewBox: `0 0 ${kWidth} ${height}`, role: 'img', 'aria-label': title },
    drawn('title', { text: title }), drawn('text', { class: 'title', x: 0, y: 14, text: title }), ...ticks,
    drawn('path', { class: 'band', d: `${path([...upper, ...lower])}Z` }),
    drawn('path', { class: 'mark', d: `M${left} ${y(fair)}H${kWidth - right}` }),
    drawn('text', { class: 'tick', x: kWidth - right, y: y(fair) - 4, 'text-anchor': 'end', text: markLabel }),
    drawn('path', { class: 'mean', d: path(kept.map(({ mean, index }) => [x(index), y(mean)])) }));
}
