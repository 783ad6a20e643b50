// The page's own menu: device, save file, finished games.
import { download, linkOf } from './files.mjs';
import { notice } from './notice.mjs';

const kMostGames = 20;
const kSaveName = 'felicity-save.flash'; // the file that `felicity play --save` takes

export class Menu {
  #dialog = document.getElementById('menu');

  #opened = null;

  /** @param page engine, words(), openFile(file), chooseBoard(name), watch(bytes), explain(bytes, names) */
  constructor(page) {
    this.page = page;
    document.getElementById('open-menu').onclick = () => this.open();
    document.getElementById('close-menu').onclick = () => this.#dialog.close();
    document.getElementById('export-save').onclick = () => download(page.engine.flash, kSaveName);
    const file = document.getElementById('file');
    document.getElementById('import-save').onclick = () => file.click();
    file.onchange = () => {
      const [chosen] = file.files;
      file.value = '';
      this.#dialog.close();
      if (chosen) page.openFile(chosen);
    };
    const boards = document.getElementById('board');
    boards.append(...page.engine.boards.map(({ name, title }) => new Option(title, name)));
    boards.onchange = () => page.chooseBoard(boards.value);
    document.getElementById('full-screen').onclick = () => {
      this.#dialog.close();
      if (document.fullscreenElement) document.exitFullscreen();
      else document.documentElement.requestFullscreen?.();
    };
  }

  set board(name) {
    document.getElementById('board').value = name;
  }

  /** A record that came by a file or a link: it stands before the games of the save. */
  set opened(record) {
    this.#opened = record;
  }

  open() {
    const { engine } = this.page;
    const words = this.page.words();
    const list = document.getElementById('games');
    list.replaceChildren();
    if (this.#opened) list.append(this.#row(this.#opened, words.opened, 'opened', words));
    const count = Math.min(engine.finishedCount, kMostGames);
    for (let index = 0; index < count; index++) {
      const game = engine.finished(index);
      const number = engine.finishedCount - index;
      if (game) list.append(this.#row(game, `${words.game} ${number}`, number, words));
    }
    document.getElementById('no-games').hidden = list.childElementCount > 0;
    this.#dialog.showModal();
  }

  #row({ text, bytes }, title, number, words) {
    const row = document.createElement('li');
    const names = [...new TextDecoder().decode(text).matchAll(/^seat \d (\S+)/gm)].map(([, name]) => name);
    const label = document.createElement('span');
    label.textContent = `${title}: ${names.join(', ')}`;
    const button = (word, then) => {
      const made = document.createElement('button');
      made.textContent = words[word];
      made.ariaLabel = `${words[word]}: ${title}`;
      made.onclick = then;
      return made;
    };
    row.append(label,
      button('watch', () => {
        this.#dialog.close();
        this.page.watch(bytes);
      }),
      button('link', async () => {
        const link = linkOf(bytes);
        await navigator.clipboard?.writeText(link).catch(() => {});
        this.#dialog.close();
        notice(`${words.copied} ${link}`);
      }),
      button('file', () => download(text, `felicity-${number}.felicity`)),
      button('explain', () => {
        this.#dialog.close();
        this.page.explain(bytes, names);
      }));
    return row;
  }
}
