// Faults in the wires of the emulated breadboard: chosen by hand, or drawn by chance for a partner who has to find them.
import { mysteries, signalOf } from '../../emulator/faults.mjs';
import { Wiring } from '../../emulator/wiring.mjs';

const kArrows = { up: '▲', down: '▼', left: '◄', right: '►' };
const element = (id) => document.getElementById(id);
const needsTwo = (kind) => kind === 'swapped' || kind === 'touching';

export class FaultsPanel {
  #words;
  #send;
  #faults = [];
  #mystery = null; // {fault, checked, isOpen}
  #board;
  #netlist;

  /** @param send is called with the list of faults whenever it has changed */
  constructor(words, send) {
    this.#words = words;
    this.#send = send;
    element('fault-kind').onchange = () => { element('fault-other').hidden = !needsTwo(element('fault-kind').value); };
    element('break').onclick = () => this.#break();
    element('mend').onclick = () => this.#set([], null);
    element('mystery').onclick = () => this.#draw();
    element('check').onclick = () => this.#check();
    element('reveal').onclick = () => this.#reveal();
  }

  /** For a board that has just been started, with all wires in their places. @param others titles of the boards that have a netlist */
  show(board, netlist, others) {
    this.#board = board;
    this.#netlist = netlist;
    element('faults').hidden = netlist === null;
    element('no-faults').hidden = netlist !== null;
    element('no-faults').textContent = `${this.#words.faultsOnly}${others.join('; ')}.`;
    if (netlist === null) return;
    element('wires').hidden = element('worker') !== null; // the page in one file has no documents beside it
    element('wires').firstElementChild.href = `docs/boards/${board.name}/wiring.html`;
    for (const id of ['fault-wire', 'fault-other']) {
      element(id).replaceChildren(...netlist.wires.map((_, index) => new Option(this.#wire(index), index)));
    }
    element('fault-other').selectedIndex = 1;
    this.#faults = [];
    this.#mystery = null;
    this.#list();
  }

  #wire(index) {
    const { colour, holes: [from, to], step } = this.#netlist.wires[index];
    const signal = signalOf(this.#netlist.wires[index], this.#netlist, index);
    const isBridge = [from, to].every((hole) => /^[+-]/.test(hole));
    const place = isBridge ? this.#words.bridge : step === 'power' ? this.#words.rail : step === 'display' ? 'OLED' : step === 'piezo' ? 'piezo' : kArrows[step] ?? step;
    const what = ['GND', '3V3', 'SDA', 'SCL'].includes(signal) ? ` ${signal}` : '';
    const holes = `${from} – ${to}`.replaceAll('-', '−');
    return `${this.#words.colours[colour]} ${holes} (${place}${what})`;
  }

  #sentence({ kind, wires }) {
    return `${this.#words[kind]} ${wires.map((index) => this.#wire(index)).join(' · ')}`;
  }

  #break() {
    const kind = element('fault-kind').value;
    const wires = [Number(element('fault-wire').value), ...(needsTwo(kind) ? [Number(element('fault-other').value)] : [])];
    if (wires[0] !== wires[1]) this.#set([...this.#faults, { kind, wires }], null);
  }

  #draw() {
    const all = mysteries(this.#board, this.#netlist);
    const fault = all[crypto.getRandomValues(new Uint32Array(1))[0] % all.length];
    this.#set([fault], { fault, checked: new Set() });
  }

  #check() {
    const wire = Number(element('fault-wire').value);
    const { fault, checked } = this.#mystery;
    checked.add(wire);
    if (fault.wires.includes(wire)) this.#reveal(`${this.#words.isFound}${checked.size}.`);
    else this.#list(`${this.#wire(wire)}${this.#words.isFine}${checked.size}.`);
  }

  #reveal(...said) {
    this.#mystery = null;
    this.#list(...said);
  }

  #set(faults, mystery) {
    this.#faults = faults;
    this.#mystery = mystery;
    this.#list();
    this.#send(faults);
  }

  // What is wrong, unless it is a mystery; then what was found out.
  #list(...said) {
    const wiring = new Wiring(this.#board, this.#netlist);
    wiring.faults = this.#faults;
    const isMystery = this.#mystery !== null;
    const lines = [...(isMystery ? [this.#words.isMystery] : this.#faults.map((fault) => this.#sentence(fault))), ...said];
    if (wiring.isShort) lines.push(this.#words.isShort);
    if (wiring.isReversed) lines.push(this.#words.isReversed);
    element('fault-list').replaceChildren(...lines.map((line) => {
      const item = document.createElement('li');
      item.textContent = line;
      return item;
    }));
    for (const id of ['check', 'reveal']) element(id).hidden = !isMystery;
    element('break').hidden = isMystery;
  }
}
