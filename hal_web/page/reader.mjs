// What the screen says, for a screen reader: the texts of public pictures, once they stand still.
const kQuietMs = 250;

export class Reader {
  #region = document.getElementById('spoken');
  #texts = [];
  #stale = true;
  #timer = 0;

  /** Texts from now on belong to another picture. */
  beginFrame() {
    this.#stale = true;
  }

  add(text) {
    this.endFrame();
    this.#texts.push(text);
  }

  endFrame() {
    if (this.#stale) this.#texts = [];
    this.#stale = false;
  }

  /** A picture waits for the disk. */
  wait() {
    clearTimeout(this.#timer);
    this.#region.ariaBusy = 'true';
  }

  /** @param secret what to read instead of a secret picture, or nothing for a public one */
  speak({ busy, secret }) {
    clearTimeout(this.#timer);
    const texts = secret ?? this.#texts.join('. ');
    if (busy) {
      this.#region.ariaBusy = 'true';
      return;
    }
    this.#timer = setTimeout(() => {
      this.#region.ariaBusy = 'false';
      if (this.#region.textContent !== texts) this.#region.textContent = texts;
    }, kQuietMs);
  }
}
