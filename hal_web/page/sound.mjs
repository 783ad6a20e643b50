// The piezo: one tune at a time. A browser lets a page sound only after the first key or touch.

// Parts of full scale for the volumes 0 to 3, as loud as the PC's window.
const kLoudness = [0, 0.05, 0.12, 0.27];
const kSoftSeconds = 0.004; // an edge that is steeper clicks
const kPiezoHertz = 4500; // a piezo smooths what is above

// One oscillator for a whole tune: its pitch and loudness are set ahead, step by step.
class Voice {
  #end;
  #pitch = 0; // of the last step; 0: silent

  constructor(context, volume) {
    this.loudness = kLoudness[volume];
    this.oscillator = new OscillatorNode(context, { type: 'square', frequency: 0 });
    this.gain = new GainNode(context, { gain: 0 });
    const filter = new BiquadFilterNode(context, { type: 'lowpass', frequency: kPiezoHertz });
    this.oscillator.connect(filter).connect(this.gain).connect(context.destination);
    this.#end = context.currentTime;
    this.oscillator.start(this.#end);
  }

  /** The next step begins where the last one ended, or now if that has passed. */
  add(hertz, seconds, now) {
    const at = Math.max(this.#end, now);
    const { gain } = this.gain;
    if (hertz > 0) this.oscillator.frequency.setValueAtTime(hertz, at);
    if ((hertz > 0) !== (this.#pitch > 0)) {
      gain.setValueAtTime(hertz > 0 ? 0 : this.loudness, at);
      gain.linearRampToValueAtTime(hertz > 0 ? this.loudness : 0, at + kSoftSeconds);
    }
    this.#pitch = hertz;
    this.#end = at + seconds;
    this.isOver = hertz === 0 && seconds === 0;
    if (this.isOver) this.oscillator.stop(at + kSoftSeconds);
  }

  stop() {
    this.oscillator.stop();
  }
}

export class Sound {
  #context = null;
  #voice = null;

  /** Call it in the handler of a key or touch. */
  unlock() {
    if (typeof AudioContext === 'undefined') return;
    this.#context ??= new AudioContext({ latencyHint: 'interactive' });
    if (this.#context.state === 'suspended') this.#context.resume().catch(() => {});
  }

  /** Ends the tune that sounds; step() adds to the new one, a step of 0 hertz and 0 milliseconds ends it. */
  tune(volume) {
    this.#voice?.stop();
    this.#voice = null;
    if (volume > 0 && this.#context?.state === 'running') this.#voice = new Voice(this.#context, volume);
  }

  step(hertz, milliseconds) {
    this.#voice?.add(hertz, milliseconds / 1000, this.#context.currentTime);
  }

  /** One pitch until the next call; 0: silence. */
  hold(hertz, volume) {
    if (hertz > 0 && (this.#voice?.isOver ?? true)) this.tune(volume);
    this.step(hertz, 0);
  }
}
