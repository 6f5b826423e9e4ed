/** Renders one input of the form: label, hint, error and control. */
import type { ParameterError } from '../../engine/calculator/parameter.js';
import type { InputSpec, NumberInput, SelectInput } from '../../engine/kernel/module.js';
import type { DayView, FieldView } from '../answer/view.js';
import type { Html } from './html.js';
import { html, nothing } from './html.js';
import { quantityText } from './quantity.js';
import { words } from './words.js';

/** The id of an input's control, unique within one root. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

export function renderField({ spec, text, isGiven, error }: FieldView): Html {
  const id = fieldId(spec.name);
  const hint = hintOf(spec);
  const shared = sharedAttributes(spec.name, hint !== '', error, isGiven, spec.required === true);
  const control = spec.type === 'number' ? numberControl(spec, text, shared) : selectControl(spec, text, shared);
  return html`<div class="field${error === null ? '' : ' wrong'}" data-field="${spec.name}">
<label for="${id}">${spec.label}${spec.required === true ? html` <span class="required">(${words.required})</span>` : ''}</label>
${hint === '' ? nothing : html`<p class="hint" id="${id}-hint">${hint}</p>`}
<p class="error" id="${id}-error">${error === null ? '' : errorText(error, spec)}</p>
${control}</div>`;
}

/** Renders the field of the day for which figures are taken. */
export function renderDay({ text, error }: DayView): Html {
  const id = fieldId('on');
  return html`<div class="field${error === null ? '' : ' wrong'}" data-field="on">
<label for="${id}">${words.day}</label>
<p class="hint" id="${id}-hint">${words.dayHint}</p>
<p class="error" id="${id}-error">${error?.detail ?? ''}</p>
<div class="control"><input type="date" value="${text}"${sharedAttributes('on', true, error, text !== '', false)}></div></div>`;
}

/** Attributes of every control. The error is described first, because it is what to hear first. */
function sharedAttributes(
  name: string,
  hasHint: boolean,
  error: ParameterError | null,
  isGiven: boolean,
  isRequired: boolean,
): Html {
  const id = fieldId(name);
  const described = [...(error === null ? [] : [`${id}-error`]), ...(hasHint ? [`${id}-hint`] : [])].join(' ');
  return html` id="${id}" name="${name}"${described === '' ? '' : html` aria-describedby="${described}"`}${
    error === null ? '' : html` aria-invalid="true"`
  }${isRequired ? html` aria-required="true"` : ''}${isGiven ? html` data-given` : ''}`;
}

function numberControl({ unit }: NumberInput, text: string, shared: Html): Html {
  const input = html`<input type="text" inputmode="decimal" autocomplete="off" spellcheck="false" value="${text}"${shared}>`;
  if (unit === undefined) return html`<div class="control">${input}</div>`;
  return html`<div class="control">${input}<span class="suffix" aria-hidden="true">${unit}</span></div>`;
}

function selectControl({ options, required }: SelectInput, text: string, shared: Html): Html {
  const isKnown = options.some(({ value }) => value === text);
  const none = required === true || !isKnown ? html`<option value="">${words.choose}</option>` : nothing;
  const choices = options.map(
    ({ value, label }) => html`<option value="${value}"${value === text ? html` selected` : ''}>${label}</option>`,
  );
  return html`<div class="control"><select${shared}>${none}${choices}</select></div>`;
}

/** The catalog's hint, then the bounds with the unit written out, because the suffix is not read aloud. */
function hintOf(spec: InputSpec): string {
  const own = spec.hint === undefined ? '' : sentence(spec.hint);
  const bounds = spec.type === 'number' ? sentence(capital(boundsText(spec) + otherUnits(spec))) : '';
  const { deprecated } = spec;
  const outdated = deprecated === undefined ? '' : words.outdated(deprecated.since, deprecated.until);
  return [own, bounds, outdated].filter((text) => text !== '').join(' ');
}

function boundsText({ min, max, unit, whole }: NumberInput): string {
  const [from, to] = [quantityText(min, isMoney(unit) ? unit : undefined), quantityText(max, unit)];
  return whole === true ? words.wholeBounds(from, to) : words.bounds(from, to);
}

function isMoney(unit: string | undefined): boolean {
  return /^\p{Sc}/u.test(unit ?? '');
}

/** The units besides the input's own, which comes first and is already named. */
function otherUnits({ units = [] }: NumberInput): string {
  const others = units.slice(1).map(({ name }) => name);
  return others.length === 0 ? '' : `; ${words.otherUnits(others)}`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** An error in the words of the form; those of the API are for programs. */
export function errorText(error: ParameterError, spec: InputSpec): string {
  const meant = error.suggestion === null ? '' : ` ${words.meant(optionLabel(spec, error.suggestion))}`;
  return trouble(error, spec) + meant;
}

function trouble({ code, detail }: ParameterError, spec: InputSpec): string {
  if (code === 'missing_parameter') return words.missing;
  if (code === 'unknown_option') return words.noOption;
  if (spec.type === 'number' && code === 'invalid_number') return words.noNumber(boundsText(spec));
  if (spec.type === 'number' && code === 'not_whole') return words.notWhole(boundsText(spec));
  return detail;
}

function optionLabel(spec: InputSpec, text: string): string {
  if (spec.type === 'number') return quantityText(Number(text), spec.unit);
  return spec.options.find(({ value }) => value === text)?.label ?? text;
}
