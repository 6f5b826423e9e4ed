/** Converts between the fields of a form and their query. */
import { unitParameter } from '../answer/unit-choice.js';
import type { CalculatorView, Given } from '../answer/view.js';
import { placeIn, placeNames, withoutPlace } from '../answer/view.js';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Splits a query into the part for the calculator, and the place, which the page keeps. */
export function partQuery(query: string): { readonly own: string; readonly others: Given } {
  const pairs = [...new URLSearchParams(query)];
  return { own: textOf(withoutPlace(pairs)), others: placeIn(pairs) };
}

export function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (each): each is Control =>
      each instanceof HTMLInputElement || each instanceof HTMLSelectElement || each instanceof HTMLTextAreaElement,
  );
}

/** The query of the fields that the person changed here or gave before, without untouched defaults. */
export function queryOf(form: HTMLFormElement): string {
  const given = controlsOf(form).filter((control) => !placeNames.has(control.name) && isGiven(control, form));
  return textOf(pairsOf(given));
}

/** The place that the form keeps for the page. */
export function placeOf(form: HTMLFormElement): Given {
  return placeIn(pairsOf(controlsOf(form)));
}

function textOf(pairs: Given): string {
  return new URLSearchParams(pairs.map(([name, value]): [string, string] => [name, value])).toString();
}

function pairsOf(controls: readonly Control[]): Given {
  return controls.map(({ name, value }) => [name, value]);
}

function isGiven(control: Control, form: HTMLFormElement): boolean {
  if (control.value.trim() === '') return false;
  if (isUnit(control)) return control.selectedIndex > 0;
  if (control.type === 'hidden' || control.hasAttribute('data-given') || isChanged(control)) return true;
  // A number is given as soon as another unit is chosen beside it.
  const unit = form.elements.namedItem(unitParameter(control.name));
  return unit instanceof HTMLSelectElement && isChanged(unit);
}

/** True for the choice of a unit, whose first is the input's own and goes without saying. */
function isUnit(control: Control): control is HTMLSelectElement {
  return control instanceof HTMLSelectElement && control.classList.contains('unit');
}

/** True when a field has another value than it was written with; browsers also restore values of a page. */
export function isChanged(control: Control): boolean {
  if (!(control instanceof HTMLSelectElement))
    return control.type !== 'hidden' && control.value !== control.defaultValue;
  const written = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return control.value !== written?.value;
}

/** Writes the texts of a view into the fields. */
export function fillForm(form: HTMLFormElement, { fields, lists, open, day, own }: CalculatorView): void {
  const texts = new Map([...own].map(([name, text]) => [name, { text, isGiven: true }]));
  const ofItems = lists.flatMap(({ rows }) => rows.flat());
  for (const { spec, text, unit, isGiven } of [...fields, ...ofItems, ...open]) {
    const select = form.elements.namedItem(unitParameter(spec.name));
    const isOffered = select instanceof HTMLSelectElement && [...select.options].some(({ value }) => value === unit);
    if (select instanceof HTMLSelectElement)
      texts.set(select.name, { text: isOffered ? (unit ?? '') : (select.options[0]?.value ?? ''), isGiven: false });
    texts.set(spec.name, { text: unit === undefined || isOffered ? text : `${text} ${unit}`, isGiven });
  }
  if (day !== null) texts.set('on', { text: day.text, isGiven: day.text !== '' });
  for (const control of controlsOf(form)) {
    const { text, isGiven } = texts.get(control.name) ?? { text: '', isGiven: false };
    if (control.type !== 'hidden') write(control, text, isGiven);
  }
}

function write(control: Control, text: string, isGiven: boolean): void {
  if (!(control instanceof HTMLSelectElement)) control.defaultValue = text;
  else for (const option of control.options) option.defaultSelected = option.value === text;
  control.value = text;
  control.toggleAttribute('data-given', isGiven);
}
