/** Puts HTML that `pages/markup` wrote into a document that is there, and leaves alone what a person has done to it. */
import type { CalculatorView } from '../answer/view.js';
import { regions } from '../markup/calculator.js';
import { errorText, fieldId } from '../markup/field.js';

/** HTML as nodes. A template is parsed apart from what stands around it: inside another form, ours would be dropped. */
export function parse(text: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.content;
}

export type RegionName = keyof typeof regions;

/** Writes the regions of a view anew, but for those that are named. */
export function showRegions(article: Element, view: CalculatorView, without: ReadonlySet<RegionName>): void {
  for (const [name, render] of Object.entries(regions)) {
    const region = article.querySelector(`[data-region="${name}"]`);
    if (region === null) continue;
    const text = without.has(name as RegionName) ? '' : render(view).text;
    replaceContent(region, text);
    const around = region.parentElement;
    if (around instanceof HTMLDetailsElement) around.hidden = text === '';
  }
}

/** What was written last: what stays the same is not written again, so that it is not read aloud again. */
const written = new WeakMap<Element, string>();

/** What is open stays open, by its place among its like. */
function replaceContent(region: Element, text: string): void {
  if (written.get(region) === text) return;
  written.set(region, text);
  const wasOpen = [...region.querySelectorAll('details')].map(({ open }) => open);
  region.replaceChildren(parse(text));
  for (const [place, details] of region.querySelectorAll('details').entries())
    details.open = wasOpen[place] ?? details.open;
}

/** What is wrong is said at each field, and nothing at the others. */
export function showErrors(form: HTMLFormElement, { fields, day }: CalculatorView): void {
  for (const { spec, error } of fields) showError(form, spec.name, error === null ? '' : errorText(error, spec));
  if (day !== null) showError(form, 'on', day.error?.detail ?? '');
}

function showError(form: HTMLFormElement, name: string, text: string): void {
  const id = fieldId(name);
  const [control, place] = [
    form.querySelector(`[id="${CSS.escape(id)}"]`),
    form.querySelector(`[id="${CSS.escape(id)}-error"]`),
  ];
  if (control === null || place === null) return;
  if (place.textContent !== text) place.textContent = text;
  control.closest('.field')?.classList.toggle('wrong', text !== '');
  const described = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each !== `${id}-error`);
  const all = text === '' ? described : [`${id}-error`, ...described];
  control.setAttribute('aria-describedby', all.join(' ').trim());
  if (text === '') control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
}
