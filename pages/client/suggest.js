/**
 * A search that offers calculators as one types: at once those of the page that have all the words, then what the service
 * finds. They lie over the page, so that nothing moves. Without this script, the form searches.
 */
import { matcherOf } from '../../engine/spelling/bare-letters.js';

const most = 6;

/** The service is asked after this many milliseconds without a key. */
const pause = 250;

/** `open` goes to the address of a calculator. */
export function suggestIn(form, open) {
  const input = form.elements.namedItem('q');
  const list = document.createElement('ul');
  Object.assign(list, { id: 'suggestions', className: 'suggestions', hidden: true });
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', form.dataset.suggests);
  const said = document.createElement('p');
  said.className = 'heard';
  said.setAttribute('role', 'status');
  input.after(list);
  form.append(said);
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
  }))
    input.setAttribute(name, value);

  let timer;
  let at = -1;
  /** The text whose answer is still to be shown; null once somebody has left the list. */
  let awaited = null;
  const choose = (place) => {
    const options = [...list.children];
    at = options.length === 0 ? -1 : (place + options.length + 1) % (options.length + 1);
    if (at === options.length) at = -1;
    for (const [index, option] of options.entries()) option.setAttribute('aria-selected', String(index === at));
    if (at === -1) input.removeAttribute('aria-activedescendant');
    else input.setAttribute('aria-activedescendant', options[at].id);
    options[at]?.scrollIntoView({ block: 'nearest' });
  };
  const show = (found) => {
    list.replaceChildren(...found.slice(0, most).map(optionOf));
    list.hidden = found.length === 0;
    input.setAttribute('aria-expanded', String(!list.hidden));
    said.textContent = list.hidden ? '' : `${form.dataset.suggests}: ${list.children.length}`;
    choose(-1);
  };
  const close = () => {
    clearTimeout(timer);
    awaited = null;
    show([]);
  };
  const suggest = () => {
    clearTimeout(timer);
    awaited = null;
    const text = input.value.trim();
    const here = text === '' ? [] : matchesHere(text);
    show(here);
    if (text.length < 3 || here.length >= most) return;
    awaited = text;
    timer = setTimeout(async () => {
      const found = await foundFor(form);
      if (awaited === text && document.activeElement === input) show(withoutRepeats([...here, ...found]));
    }, pause);
  };
  const keys = {
    ArrowDown: () => (list.hidden ? suggest() : choose(at + 1)),
    ArrowUp: () => choose(at === -1 ? list.children.length - 1 : at - 1),
    Enter: () => open(list.children[at].dataset.href),
    Escape: close,
  };
  close();
  input.addEventListener('input', suggest);
  input.addEventListener('blur', close);
  input.addEventListener('keydown', (event) => {
    const isOurs = event.key === 'Enter' ? at !== -1 : event.key === 'ArrowDown' || !list.hidden;
    if (!(isOurs && Object.hasOwn(keys, event.key))) return;
    event.preventDefault();
    keys[event.key]();
  });
  // Otherwise the field would lose the focus before the click.
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  list.addEventListener('mousedown', (event) => event.preventDefault());
  list.addEventListener('click', ({ target }) => {
    const option = target.closest('[data-href]');
    if (option !== null) open(option.dataset.href);
  });
}

function optionOf({ href, title, text }, place) {
  const option = document.createElement('li');
  option.id = `suggestion-${place}`;
  option.dataset.href = href;
  option.setAttribute('role', 'option');
  option.append(Object.assign(document.createElement('b'), { textContent: title }));
  if (text !== '') option.append(' ', Object.assign(document.createElement('span'), { textContent: text }));
  return option;
}

/** What a list of calculators links to. */
function calculatorsIn(items) {
  return [...items].map((item) => ({
    href: item.querySelector('a').href,
    title: item.querySelector('a').textContent,
    text: item.querySelector('span')?.textContent ?? '',
    item,
  }));
}

/** Those of the page that have all the words, those first whose titles have them. */
function matchesHere(text) {
  const isMatch = matcherOf(text);
  const found = calculatorsIn(document.querySelectorAll('[data-words]')).filter(({ item }) =>
    isMatch(`${item.textContent} ${item.dataset.words}`),
  );
  const rank = ({ title }) => (isMatch(title) ? 0 : 1);
  return withoutRepeats(found).toSorted((one, other) => rank(one) - rank(other));
}

/** What the service finds: the page of the form's answer lists it. */
async function foundFor(form) {
  try {
    const answer = await fetch(`${form.action}?${new URLSearchParams(new FormData(form))}`);
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    // Addresses in it are below the root, so that they are the same from here.
    return calculatorsIn(page.querySelectorAll('.calculators li'));
  } catch {
    return [];
  }
}

function withoutRepeats(calculators) {
  const titles = calculators.map(({ title }) => title);
  return calculators.filter(({ title }, place) => titles.indexOf(title) === place);
}
