// Key sequences that several tests share: to the home screen, and parts of a game of four.
import { hasB, hasCross, newDevice, scenario, writtenScenario } from './context.mjs';

export const kSeed = 3; // the deal that the scripts were written for
const kSeats = 4;

/** A device that shows the home screen. `prepare` may change it before it is switched on. */
export function atHome(prepare = () => {}) {
  const device = newDevice();
  prepare(device);
  device.powerOn();
  device.settle();
  device.press('A');
  device.settle();
  return device;
}

const kGame = !hasCross ? 'game_4_four_buttons' : hasB ? 'game_4' : 'game_4_five_buttons';

/** A whole game, from the logo to the podium, without animations. */
export const wholeGame = () => scenario(kGame);
/** The same with them. */
export const animatedGame = () => writtenScenario(kGame);

const places = (steps, wanted) => steps.map((step, at) => (wanted(step) ? at : -1)).filter((at) => at >= 0);

/** Up to the cover before the card with this number is placed, on a board whose B is A, held. */
function untilCard(steps, number) {
  const placed = places(steps, ({ verb, word }) => verb === 'hold' && word === 'up')[number];
  return steps.slice(0, steps.slice(0, placed).findLastIndex(({ verb }) => verb === 'settle') + 1);
}

/** Up to the second round: each player holds A once a round to place a card. */
export function firstRound() {
  const steps = wholeGame();
  if (!hasB) return untilCard(steps, kSeats);
  return steps.slice(0, places(steps, ({ verb, word }) => verb === 'hold' && word === 'A')[kSeats]);
}

/** Up to the first auction, before any bid. */
export function untilAuction(steps = wholeGame()) {
  const last = hasB ? 'A' : 'up';
  const placed = places(steps, ({ verb, word }) => verb === 'release' && word === last)[kSeats - 1];
  return [...steps.slice(0, placed + 2), { number: 0, verb: 'settle' }];
}

/** Up to the cover of the player who fills the row. */
export function untilLastCover() {
  const steps = untilAuction();
  if (!hasB) return untilCard(steps, kSeats - 1);
  return steps.slice(0, places(steps, ({ verb, word }) => verb === 'hold' && word === 'A')[kSeats - 1]);
}

/** On the cover: with a joystick the hand stays open. */
export function openHand(device) {
  if (hasB) device.hold('A');
  else device.press('A');
}

/** In the open hand: the marked card goes into the sack. */
export function placeMarked(device) {
  const key = hasCross ? 'up' : 'X';
  device.hold(key);
  device.pass(450);
  device.release(key);
}

/** From power to the first player's hand, which is shown while A is held. */
export function showHand(device) {
  device.settle();
  for (let screen = 0; screen < 3; screen++) device.press('A'); // logo, new game, these players
  device.settle();
  openHand(device);
  device.pass(300);
  device.settle();
}
