/** Converts between the fields of a form and their query. */
import type { CalculatorView } from '../answer/view.js';
import { placeNames } from '../answer/view.js';

type Control = HTMLInputElement | HTMLSelectElement;

/** Splits a query into the part for the calculator, and the place, which the page keeps. */
export function partQuery(query: string): { readonly own: string; readonly others: readonly [string, string][] } {
  const pairs = [...new URLSearchParams(query)];
  const own = new URLSearchParams(pairs.filter(([name]) => !placeNames.has(name)));
  return { own: own.toString(), others: pairs.filter(([name]) => placeNames.has(name)) };
}

export function controlsOf(form: HTMLFormElement): readonly Control[] {
  return [...form.elements].filter(
    (each): each is Control => each instanceof HTMLInputElement || each instanceof HTMLSelectElement,
  );
}

/** The query of the fields that the person changed here or gave before, without untouched defaults. */
export function queryOf(form: HTMLFormElement): string {
  const given = controlsOf(form).filter((control) => control.type !== 'hidden' && isGiven(control));
  return new URLSearchParams(given.map(({ name, value }): [string, string] => [name, value])).toString();
}

/** The query of the page's address: that of the form, and the place. */
export function pageQueryOf(form: HTMLFormElement): string {
  const kept = controlsOf(form).filter(({ type }) => type === 'hidden');
  const others = kept.map(({ name, value }): [string, string] => [name, value]);
  return new URLSearchParams([...new URLSearchParams(queryOf(form)), ...others]).toString();
}

function isGiven(control: Control): boolean {
  return control.value.trim() !== '' && (control.hasAttribute('data-given') || isChanged(control));
}

/** True when a field has another value than it was written with; browsers also restore values of a page. */
export function isChanged(control: Control): boolean {
  if (control instanceof HTMLInputElement) return control.type !== 'hidden' && control.value !== control.defaultValue;
  const written = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return control.value !== written?.value;
}

/** Writes the texts of a view into the fields. */
export function fillForm(form: HTMLFormElement, { fields, day }: CalculatorView): void {
  const texts = new Map(fields.map(({ spec, text, isGiven }) => [spec.name, { text, isGiven }]));
  if (day !== null) texts.set('on', { text: day.text, isGiven: day.text !== '' });
  for (const control of controlsOf(form)) {
    const said = texts.get(control.name);
    if (control.type !== 'hidden' && said !== undefined) write(control, said.text, said.isGiven);
  }
}

function write(control: Control, text: string, isGiven: boolean): void {
  if (control instanceof HTMLInputElement) control.defaultValue = text;
  else for (const option of control.options) option.defaultSelected = option.value === text;
  control.value = text;
  control.toggleAttribute('data-given', isGiven);
}
