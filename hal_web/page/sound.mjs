// The piezo: one tone at a time. A browser lets a page sound only after the first key or touch.

// Parts of full scale for the volumes 0 to 3, as loud as the PC's window.
const kLoudness = [0, 0.05, 0.12, 0.27];
const kSoftSeconds = 0.004; // an edge that is steeper clicks
const kPiezoHertz = 4500; // a piezo smooths what is above

export class Sound {
  #context = null;
  #tone = null;

  /** Call it in the handler of a key or touch. */
  unlock() {
    if (typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext({ latencyHint: 'interactive' });
    if (this.#context.state === 'suspended') this.#context.resume().catch(() => {});
  }

  beep(hertz, milliseconds, volume) {
    const context = this.#context;
    if (!context || context.state !== 'running') return;
    if (this.#tone) this.#tone.stop();
    this.#tone = null;
    if (volume === 0 || hertz === 0) return;
    const start = context.currentTime;
    const end = start + Math.max(milliseconds / 1000, 2 * kSoftSeconds);
    const tone = new OscillatorNode(context, { type: 'square', frequency: hertz });
    const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: kPiezoHertz });
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(kLoudness[volume], start + kSoftSeconds);
    gain.gain.setValueAtTime(kLoudness[volume], end - kSoftSeconds);
    gain.gain.linearRampToValueAtTime(0, end);
    tone.connect(filter).connect(gain).connect(context.destination);
    tone.start(start);
    tone.stop(end);
    this.#tone = tone;
  }
}
