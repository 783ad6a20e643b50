// Sentences of the page to the player: one at a time, in a bar above the device.
const kShortMs = 6000;

let timer = 0;

/** @param action {label, then}: a button after the sentence. Without one the bar goes after a while. */
export function notice(sentence, action) {
  const bar = document.getElementById('notice');
  const button = bar.querySelector('button');
  clearTimeout(timer);
  bar.querySelector('span').textContent = sentence;
  bar.hidden = sentence === '';
  button.hidden = !action;
  button.textContent = action?.label ?? '';
  button.onclick = () => {
    bar.hidden = true;
    action.then();
  };
  if (!action) timer = setTimeout(() => { bar.hidden = true; }, kShortMs);
}

/** @returns what shows a sentence until its button, labelled `close`, is pressed */
export const untilClosed = (close) => (sentence) => notice(sentence, { label: close, then: () => {} });

/** @returns a promise of the answer */
export function question(sentence, yes, no) {
  const dialog = document.getElementById('question');
  dialog.querySelector('p').textContent = sentence;
  const [agree, refuse] = dialog.querySelectorAll('button');
  agree.textContent = yes;
  refuse.textContent = no;
  dialog.returnValue = '';
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.onclose = () => resolve(dialog.returnValue === 'yes');
  });
}
