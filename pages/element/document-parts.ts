/** Updates an existing document with HTML from `pages/markup`, and keeps what a person has done to it. */
import type { CalculatorView } from '../answer/view.js';
import { regions } from '../markup/calculator.js';
import { errorText, fieldId } from '../markup/field.js';

/** Parses HTML into nodes, inside a template: within another form, browsers would drop ours. */
export function parse(text: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.content;
}

export type RegionName = keyof typeof regions;

/** Rewrites the regions of a view; those in `without` become empty. */
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

/** The last text of each region. Unchanged text is not written again, so that it is not read aloud again. */
const written = new WeakMap<Element, string>();

/** Replaces the content. Open details stay open, by their order. */
function replaceContent(region: Element, text: string): void {
  if (written.get(region) === text) return;
  written.set(region, text);
  const wasOpen = [...region.querySelectorAll('details')].map(({ open }) => open);
  region.replaceChildren(parse(text));
  for (const [index, details] of region.querySelectorAll('details').entries())
    details.open = wasOpen[index] ?? details.open;
}

/** Shows the error of each field, and clears the others. */
export function showErrors(form: HTMLFormElement, { fields, day }: CalculatorView): void {
  for (const { spec, error } of fields) showError(form, spec.name, error === null ? '' : errorText(error, spec));
  if (day !== null) showError(form, 'on', day.error?.detail ?? '');
}

function showError(form: HTMLFormElement, name: string, text: string): void {
  const id = fieldId(name);
  const [control, line] = [
    form.querySelector(`[id="${CSS.escape(id)}"]`),
    form.querySelector(`[id="${CSS.escape(id)}-error"]`),
  ];
  if (control === null || line === null) return;
  if (line.textContent !== text) line.textContent = text;
  control.closest('.field')?.classList.toggle('wrong', text !== '');
  const described = (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((each) => each !== `${id}-error`);
  const all = text === '' ? described : [`${id}-error`, ...described];
  control.setAttribute('aria-describedby', all.join(' ').trim());
  if (text === '') control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
}
