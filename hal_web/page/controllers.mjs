// Game controllers. While a page listens for new ones, Chromium looks for them all the time, which takes 2 % of a core.
// So this page listens for a while after a key, a touch or its coming to the front.
export const kListenMs = 20_000;

// The places of the standard mapping.
const kButtons = { 0: 'A', 1: 'B', 2: 'X', 3: 'Y', 9: 'Y', 12: 'up', 13: 'down', 14: 'left', 15: 'right' };
const kStickReach = 0.5;

/** The names of the buttons that a controller holds. */
function namesOf({ buttons, axes }) {
  const names = Object.keys(kButtons).filter((place) => buttons[place]?.pressed).map((place) => kButtons[place]);
  const [across = 0, down = 0] = axes;
  if (Math.abs(across) > kStickReach) names.push(across < 0 ? 'left' : 'right');
  if (Math.abs(down) > kStickReach) names.push(down < 0 ? 'up' : 'down');
  return names;
}

export class Controllers {
  #polling = false;
  #deaf = 0; // the timer that ends the listening
  #connected = () => this.#poll();

  /** @param held called with the names of all buttons that are held, once a frame while a controller is there */
  constructor(held) {
    this.held = held;
    for (const name of ['keydown', 'pointerdown', 'focus']) addEventListener(name, () => this.#listen());
    this.#listen();
  }

  #listen() {
    clearTimeout(this.#deaf);
    addEventListener('gamepadconnected', this.#connected);
    this.#deaf = setTimeout(() => removeEventListener('gamepadconnected', this.#connected), kListenMs);
  }

  #poll() {
    if (this.#polling) return;
    this.#polling = true;
    const look = () => {
      const controllers = navigator.getGamepads().filter((controller) => controller?.connected);
      this.held(controllers.flatMap(namesOf));
      this.#polling = controllers.length > 0;
      if (this.#polling) requestAnimationFrame(look);
      else this.#listen();
    };
    look();
  }
}
