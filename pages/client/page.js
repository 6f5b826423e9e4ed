/*
 * The calculator keeps the query of the page's address in step with its form. The form of the place, the request for
 * contact and the link to the API take that query along.
 */
import { answerCalls } from './answer-calls.js';
import { keepLive } from './live-form.js';
import { placeNames } from './place-names.js';
import { keepPlan } from './plan.js';
import { tellAnswered } from './tell-answered.js';

tellAnswered();
answerCalls();
keepLive();

const queryOfForm = (form) => {
  const hidden = [...form.querySelectorAll('input[type="hidden"]')];
  for (const input of hidden) input.remove();
  for (const [name, value] of new URLSearchParams(location.search)) {
    if (placeNames.includes(name)) continue;
    const input = Object.assign(document.createElement('input'), { type: 'hidden', name, value });
    form.append(input);
  }
};
for (const form of document.querySelectorAll('form[data-keeps-query]')) {
  form.addEventListener('submit', () => queryOfForm(form));
  // A neighborhood of one city is not one of another: it is chosen again there.
  form.elements
    .namedItem('city')
    .addEventListener('change', () => form.querySelector('[name="neighborhood"]')?.remove());
}
/** The city is asked for once: links to calculators and the plan take it along, and their form has it chosen. */
const cityKey = 'reckoner-city';
const cityForm = document.querySelector('form[data-keeps-query]');
const cityAt = () => {
  try {
    const [, city] = [...new URLSearchParams(location.search)].find(([name]) => name === 'city') ?? [];
    if (city !== undefined && city !== '' && cityForm !== null) localStorage.setItem(cityKey, city);
    return localStorage.getItem(cityKey) ?? '';
  } catch {
    return '';
  }
};
const city = cityAt();
const citySelect = cityForm?.elements.namedItem('city');
if (citySelect?.value === '' && [...citySelect.options].some(({ value }) => value === city)) citySelect.value = city;
const withCity = (href) => {
  const address = new URL(href);
  if (city !== '' && address.pathname.includes('/calculators/')) address.searchParams.set('city', city);
  return address.href;
};
document.addEventListener('click', ({ target }) => {
  const link =
    target instanceof Element && city !== ''
      ? target.closest('.calculators a, .trades a, a[data-plan-way], a[data-plan]')
      : null;
  if (link === null) return;
  link.href = withCity(link.href);
});
for (const form of document.querySelectorAll('form[data-sends-query]')) {
  form.addEventListener('submit', () => {
    const address = new URL(form.action);
    address.search = location.search;
    form.action = address.href;
  });
}
/** Programs take neither what only pages know nor what is empty. */
for (const link of document.querySelectorAll('a[data-api]')) {
  link.addEventListener('click', () => {
    const given = [...new URLSearchParams(location.search)];
    const taken = given.filter(([name, value]) => value !== '' && !/^(?:page|frame)\./.test(name));
    const lang = new URL(link.href).searchParams.get('lang');
    if (lang !== null) taken.push(['lang', lang]);
    link.href = `${link.href.replace(/\?.*$/, '')}?${new URLSearchParams(taken)}`;
  });
}
/** The same page in another language takes along what this one says now. */
for (const link of document.querySelectorAll('a[data-language]')) {
  link.addEventListener('click', () => {
    link.href = link.href.replace(/\?.*$/, '') + location.search;
  });
}
keepPlan();
/** What does nothing without this script is shown by it. */
for (const part of document.querySelectorAll('[data-scripted]')) part.hidden = false;
for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    // What the button belongs to, or else the address.
    await navigator.clipboard.writeText(button.closest('.copied')?.querySelector('pre').textContent ?? location.href);
    button.parentElement.querySelector('[role="status"]').textContent = button.dataset.copy;
  });
}
for (const button of document.querySelectorAll('[data-print]')) button.addEventListener('click', () => print());
/** Paper has everything unfolded, with the address and the day. */
addEventListener('beforeprint', () => {
  for (const details of document.querySelectorAll('details:not([open])')) {
    details.open = true;
    addEventListener('afterprint', () => details.removeAttribute('open'), { once: true });
  }
  const line = document.querySelector('[data-printed]');
  const day = new Date().toLocaleDateString(document.documentElement.lang, { dateStyle: 'long' });
  if (line !== null) line.textContent = `${day} · ${location.href}`;
});
/** Most pages have no search. */
const suggest = (form) =>
  import('./suggest.js').then(
    ({ suggestIn }) => suggestIn(form, (href) => location.assign(withCity(href))),
    () => {},
  );
for (const form of document.querySelectorAll('form[data-suggests]')) suggest(form);
document.getElementById('lead-problems')?.focus();
/** A link to a part of a folded one unfolds it, also where browsers do not do that by themselves. */
const unfold = () => {
  const around = document.getElementById(decodeURIComponent(location.hash.slice(1)))?.closest('details:not([open])');
  if (around === null || around === undefined) return;
  around.open = true;
  around.scrollIntoView();
};
addEventListener('hashchange', unfold);
unfold();
