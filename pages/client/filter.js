/** Lists keep only what has all the words that are typed; without this, all is shown. */

/** In lower case and without accents, which few people type. */
const plain = (text) => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');

/** Tells whether a text has all the words of another. */
export function matcherOf(text) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  return (other) => {
    const said = plain(other);
    return words.every((word) => said.includes(word));
  };
}

export function keepFiltered() {
  const lists = [...document.querySelectorAll('[data-filtered]')];
  if (lists.length === 0) return;
  document.getElementById('q')?.addEventListener('input', ({ target }) => filter(lists, target.value));
}

function filter(lists, text) {
  const isMatch = matcherOf(text);
  let isAny = false;
  for (const item of lists.flatMap((list) => [...list.querySelectorAll('li')])) {
    item.hidden = !isMatch(`${item.textContent} ${item.dataset.words ?? ''}`);
    isAny ||= !item.hidden;
  }
  for (const section of lists.flatMap((list) => [list, ...list.querySelectorAll('section')]))
    section.hidden = section.querySelector('li:not([hidden])') === null;
  for (const note of document.querySelectorAll('.nothing-found')) note.hidden = isAny;
}
