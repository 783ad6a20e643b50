// What hard would have done in a finished game: a window with the three costliest moments and every decision.

export class Explain {
  #dialog = document.getElementById('explain');
  #run = 0;

  /** @param page engine, words() */
  constructor(page) {
    this.page = page;
    document.getElementById('close-explain').onclick = () => this.#dialog.close();
    this.#dialog.onclose = () => { this.#run++; };
  }

  /** @param names of the seats; the record was read last. One decision at a time, so that the page stays alive. */
  open(names) {
    const words = this.page.words();
    const worst = document.getElementById('costliest');
    const rows = document.querySelector('#decisions tbody');
    const wait = document.getElementById('explain-wait');
    worst.replaceChildren();
    rows.replaceChildren();
    wait.textContent = words.thinks;
    this.#dialog.showModal();
    const run = ++this.#run;
    const decisions = [];
    const explained = this.page.engine.explain();
    const next = () => {
      if (run !== this.#run) return;
      const { done, value } = explained.next();
      if (!done) {
        decisions.push(value);
        rows.append(this.#row(value, names, words));
        setTimeout(next);
        return;
      }
      wait.textContent = words[decisions.length === 0 ? 'noPeople' : value.length === 0 ? 'nothingLost' : 'costliest'];
      for (const place of value) {
        worst.append(this.#moment(decisions[place], names, words));
        rows.children[place].classList.add('worst');
      }
    };
    setTimeout(next);
  }

  #say({ action, of }, words) {
    const card = { R: words.rabbit, BIG: words.bigDog, SMALL: words.smallDog }[of] ?? of;
    return words[`do_${action}`].replace('%', card);
  }

  #tenths(count) {
    return (count / 10).toLocaleString(document.documentElement.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  }

  #worth({ win, points }, words) {
    return `${this.#tenths(win)}\u00a0% · ${this.#tenths(points)}\u00a0${words.points}`;
  }

  #row({ round, seat, played, hard }, names, words) {
    const row = document.createElement('tr');
    const same = played.action === hard.action && played.of === hard.of;
    const cells = [`${words.round} ${round}, ${names[seat]}`, `${this.#say(played, words)} (${this.#worth(played, words)})`,
      same ? words.same : `${this.#say(hard, words)} (${this.#worth(hard, words)})`];
    row.append(...cells.map((text) => Object.assign(document.createElement('td'), { textContent: text })));
    return row;
  }

  #moment({ round, seat, played, hard }, names, words) {
    const moment = document.createElement('li');
    const lost = { win: Math.max(hard.win - played.win, 0), points: Math.max(hard.points - played.points, 0) };
    moment.textContent = `${words.round} ${round}, ${names[seat]}: ${this.#say(played, words)}. ${words.hardWould} `
      + `${this.#say(hard, words)}. ${words.lost} ${this.#worth(lost, words)}.`;
    return moment;
  }
}
