// The worker in which a bot runs, alone: it has this file and the bot's source, and one port to the match. The source is
// joined to this file, so that a line of it keeps its number and a syntax error is reported with its line.
import { Bot, faultOf } from './bot.mjs';

const kMostPrinted = 40; // lines for each answer; match_worker.mjs takes no more
const kMostLetters = 300; // of each

let make = null;
let printed = [];

function print(...values) {
  if (printed.length >= kMostPrinted) return;
  const texts = values.map((value) => {
    if (typeof value === 'string') return value;
    try {
      return JSON.stringify(value) ?? String(value);
    } catch {
      return String(value);
    }
  });
  printed.push(texts.join(' ').slice(0, kMostLetters));
}

function serve(port) {
  for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = print;
  const said = () => {
    const lines = printed;
    printed = [];
    return lines;
  };
  const file = self.location.href;
  let bot;
  try {
    bot = new Bot(make, file);
  } catch (error) {
    port.postMessage({ kind: 'broken', fault: faultOf(error, file), printed: said() });
    return;
  }
  port.onmessage = ({ data }) => {
    const answer = bot.answer(data);
    port.postMessage({ kind: 'answer', ...answer, printed: said() });
  };
  port.postMessage({ kind: 'loaded', printed: said() });
}

self.felicityBot = (made) => {
  make = made;
  delete self.felicityBot;
};
self.onmessage = ({ ports: [port] }) => {
  self.onmessage = null;
  serve(port);
};
