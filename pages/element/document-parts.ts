/** Updates an existing document with HTML from `pages/markup`, and keeps what a person has done to it. */

import { escaped, nothing } from '../../words/html.js';
import type { CalculatorView } from '../answer/view.js';
import { regions } from '../markup/calculator.js';
import { fieldId, noteOf } from '../markup/field.js';

/** Parses HTML into nodes, inside a template: within another form, browsers would drop ours. */
export function parse(text: string): DocumentFragment {
  const template = document.createElement('template');
  template.innerHTML = text;
  return template.content;
}

export type RegionName = keyof typeof regions;

/** The rows of lists stay as they are while somebody types in them. */
const usualRegions: readonly string[] = Object.keys(regions).filter((name) => name !== 'lists');

/** Rewrites the regions of a view; those in `without` become empty. */
export function showRegions(
  article: Element,
  view: CalculatorView,
  without: ReadonlySet<RegionName>,
  names = usualRegions,
): void {
  for (const [name, render] of Object.entries(regions)) {
    if (!names.includes(name)) continue;
    const region = article.querySelector(`[data-region="${name}"]`);
    const content = without.has(name as RegionName) ? nothing : render(view);
    if (region === null || content === null) continue;
    const { text } = content;
    replaceContent(region, text);
    const around = region.parentElement;
    if (around instanceof HTMLDetailsElement) around.hidden = text === '';
  }
}

/**
 * Changes a document, and leaves what somebody touched where it was on the screen, with its focus. What was written anew
 * is found by its name; where it is gone, the part that `orElse` finds has the focus.
 */
export function keepPlace(
  root: ShadowRoot,
  touched: Element | null,
  change: () => void,
  orElse?: () => Element | null,
) {
  const before = touched?.getBoundingClientRect();
  const name = touched === null ? '' : nameOf(touched);
  change();
  if (touched === null || before === undefined) return;
  const now = touched.isConnected ? touched : (findNamed(root, name) ?? orElse?.() ?? null);
  if (now === null) return;
  if (now !== touched && now instanceof HTMLElement) now.focus({ preventScroll: true });
  const after = now.getBoundingClientRect();
  if (after.height > 0) window.scrollBy({ top: after.top - before.top, behavior: 'instant' });
}

/** A selector of a control or of a link to a query; empty where it has no name. */
function nameOf(touched: Element): string {
  const { id, dataset } = touched as HTMLElement;
  if (id !== '') return `[id="${CSS.escape(id)}"]`;
  if (dataset['key'] !== undefined) return `[data-key="${CSS.escape(dataset['key'])}"]`;
  return touched instanceof HTMLButtonElement && touched.name !== ''
    ? `button[name="${touched.name}"][value="${CSS.escape(touched.value)}"]`
    : '';
}

function findNamed(root: ShadowRoot, name: string): Element | null {
  return name === '' ? null : root.querySelector(name);
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

/** Shows the note of each field, and clears the others. */
export function showNotes(form: HTMLFormElement, { language, fields, lists, open, day }: CalculatorView): void {
  const ofItems = lists.flatMap(({ rows }) => rows.flat());
  for (const field of [...fields, ...ofItems, ...open]) {
    const isWrong = field.error !== null || field.readings.length > 0;
    showNote(form, field.spec.name, { text: noteOf(language, field).text, isWrong, isMoved: field.moved !== null });
  }
  const error = day?.error ?? null;
  if (day !== null)
    showNote(form, 'on', {
      text: error === null ? '' : escaped(language.words.noPrices),
      isWrong: error !== null,
      isMoved: false,
    });
}

interface Note {
  /** As HTML. */
  readonly text: string;
  readonly isWrong: boolean;
  readonly isMoved: boolean;
}

function showNote(form: HTMLFormElement, name: string, { text, isWrong, isMoved }: Note): void {
  const id = fieldId(name);
  const control = form.querySelector(`[id="${CSS.escape(id)}"]`);
  const line = form.querySelector(`[id="${CSS.escape(id)}-note"]`);
  if (control === null || line === null) return;
  if (line.innerHTML !== text) line.replaceChildren(parse(text));
  const around = control.closest('.field');
  around?.classList.toggle('wrong', isWrong);
  around?.classList.toggle('moved', isMoved);
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((each) => each !== `${id}-note`);
  const all = text === '' ? described : [`${id}-note`, ...described];
  control.setAttribute('aria-describedby', all.join(' ').trim());
  if (isWrong) control.setAttribute('aria-invalid', 'true');
  else control.removeAttribute('aria-invalid');
}
