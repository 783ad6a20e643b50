// What a pupil takes along: the skin as a file or a link, and UF2 files with it, alone or with the game of a board.
import { bytesOfHash, download, linkOf, onDrop } from '../page/files.mjs';
import { notice, untilClosed } from '../page/notice.mjs';
import { uf2Of } from './uf2.mjs';
import { words } from './words.mjs';

const sentence = untilClosed(words.close);
const element = (id) => document.getElementById(id);
const imageOf = (board) => `felicity-${board}.uf2`;
const fileName = () => (element('title').value.trim().replaceAll(/[^\p{L}\p{N}]+/gu, '-') || 'cats').toLowerCase();

async function packed(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

export class TakeAlong {
  #skin;

  /** @param skin {block: its bytes now, take: other bytes, or a sentence, place: {at, size} in the flash, boards: [{name, title}]} */
  constructor(skin) {
    this.#skin = skin;
    const { block, place, boards } = skin;
    element('save').onclick = () => download(block(), `${fileName()}.skin`);
    element('load').onclick = () => element('file').click();
    element('link').onclick = () => this.#copyLink();
    element('uf2').onclick = () => download(uf2Of(block(), place()), `${fileName()}-skin.uf2`);
    element('uf2-none').onclick = () => download(uf2Of(new Uint8Array(), place()), 'no-skin.uf2');
    element('uf2-game').onclick = () => this.#saveWithImage(element('image').value);
    for (const id of ['file', 'game-file']) {
      element(id).onchange = async () => {
        await this.#openFile(element(id).files[0]);
        element(id).value = ''; // the same file again is a change, too
      };
    }
    onDrop((file) => this.#openFile(file));
    // The site has the images of some boards; one file has none.
    const images = JSON.parse(element('images').textContent);
    const there = boards.filter(({ name }) => images.includes(imageOf(name)));
    element('image').replaceChildren(...there.map(({ name, title }) => new Option(title, name)), new Option(words.otherFile, ''));
    element('image').hidden = there.length === 0;
  }

  /** The board of the running game is the one that a pupil most likely has. */
  set board(name) {
    if ([...element('image').options].some(({ value }) => value === name)) element('image').value = name;
  }

  async openLink() {
    if (location.hash.length < 2) return false;
    const bytes = bytesOfHash(location.hash);
    history.replaceState(null, '', location.href.split('#')[0]);
    try {
      return this.#skin.take(await packed(bytes, new DecompressionStream('deflate-raw')), words.badLink);
    } catch {
      sentence(words.badLink);
      return false;
    }
  }

  async #copyLink() {
    const link = linkOf(await packed(this.#skin.block(), new CompressionStream('deflate-raw')));
    history.replaceState(null, '', link);
    await navigator.clipboard?.writeText(link).catch(() => {});
    notice(words.copied);
  }

  async #openFile(file) {
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (/\.uf2$/i.test(file.name)) this.#saveWithGame(bytes, fileName());
    else if (this.#skin.take(bytes, words.badFile)) notice(words.loaded);
  }

  async #saveWithImage(board) {
    if (board === '') {
      element('game-file').click();
      return;
    }
    const answer = await fetch(imageOf(board)).catch(() => null);
    if (answer?.ok) this.#saveWithGame(new Uint8Array(await answer.arrayBuffer()), `${board}-${fileName()}`);
    else sentence(words.noImage);
  }

  #saveWithGame(game, name) {
    const made = uf2Of(this.#skin.block(), this.#skin.place(), game);
    if (made) download(made, `felicity-${name}.uf2`);
    else sentence(words.badUf2);
  }
}
