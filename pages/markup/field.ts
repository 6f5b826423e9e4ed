/** Renders one input of the form: label, hint, error and control. */

import { readDay } from '../../engine/calculator/day-text.js';
import type { ParameterError } from '../../engine/calculator/parameter.js';
import { quantityText, valueText } from '../../engine/calculator/quantity-text.js';
import { roundTo } from '../../engine/kernel/math.js';
import type { DayInput, InputSpec, NumberInput, SelectInput } from '../../engine/kernel/module.js';
import type { Html } from '../../words/html.js';
import { html, nothing, option } from '../../words/html.js';
import { onceFor } from '../../words/once-for.js';
import type { FieldView, Reading } from '../answer/field-view.js';
import type { PageLanguage } from '../answer/page-language.js';
import { outdatedText } from '../answer/page-language.js';
import { capital } from '../answer/step-name.js';
import type { UnitChoice } from '../answer/unit-choice.js';
import { unitParameter } from '../answer/unit-choice.js';
import type { DayView } from '../answer/view.js';
import { queryLink } from './anchors.js';
import { boundsText, isMoney } from './bounds.js';
import { typedText } from './quantity.js';
import { troubleAt } from './trouble.js';

/** The id of an input's control, unique within one root. */
export function fieldId(name: string): string {
  return `field-${name}`;
}

/** The id of the form, for fields that stand outside of it. */
export const formId = 'entries';

export function renderField(language: PageLanguage, field: FieldView): Html {
  const { spec, error, isGiven } = field;
  const id = fieldId(spec.name);
  const hint = hintsOf(language)(spec);
  const note = noteOf(language, field);
  const shared = sharedAttributes(spec.name, hint !== '', { error, note, isGiven, isRequired: spec.required === true });
  const control =
    spec.type === 'number'
      ? numberControl(language, spec, field, shared)
      : spec.type === 'day'
        ? dayControl(spec, field.text, shared)
        : selectControl(language, spec, field.text, shared);
  const required = spec.required === true ? html` <span class="required">(${language.words.required})</span>` : nothing;
  return html`<div class="field${noteClass(field)}" data-field="${spec.name}">
<label for="${id}">${spec.label}${required}</label>
${hint === '' ? nothing : html`<p class="hint" id="${id}-hint">${hint}</p>`}
${control}
<p class="note" id="${id}-note">${note}</p></div>`;
}

/** The class of a field that has a mistake, or whose number was moved. */
function noteClass({ error, moved }: Pick<FieldView, 'error' | 'moved'>): string {
  return error !== null ? ' wrong' : moved !== null ? ' moved' : '';
}

/** Nobody measures more exactly. */
const measuredDecimals = 2;

/** Note at a field: its mistake, its readings, or the number that was used in its place. */
export function noteOf(language: PageLanguage, field: FieldView): Html {
  const { spec, error, readings, moved, text, total } = field;
  if (readings.length > 0)
    return html`${language.words.twoReadings} ${readings.map((each) => readingLink(language, each, spec))}`;
  if (error !== null) return html`${troubleAt(language, error, spec)}`;
  if (total !== null && spec.type === 'number')
    return html`${language.words.totalUsed({ total: quantityText(language, roundTo(total, measuredDecimals), spec.unit) })}`;
  if (moved === null || spec.type === 'select') return nothing;
  const used = valueText(language, moved, spec);
  return html`${language.words.moved({ asked: text, used, bounds: boundsText(language, spec) })}`;
}

function readingLink(language: PageLanguage, { text, query }: Reading, spec: InputSpec): Html {
  const shown = typedText(language, text, spec);
  return html`<a class="reading"${queryLink(query, 'calculator', `${spec.name}=${text}`)}>${shown}</a> `;
}

/** Renders the field of the day for which figures are taken. */
export function renderDay(language: PageLanguage, { text, error }: DayView): Html {
  const id = fieldId('on');
  const note = html`${error === null ? '' : language.words.noPrices}`;
  const shared = sharedAttributes('on', true, { error, note, isGiven: text !== '', isRequired: false });
  return html`<div class="field${error === null ? '' : ' wrong'}" data-field="on">
<label for="${id}">${language.words.day}</label>
<p class="hint" id="${id}-hint">${language.words.dayHint}</p>
${dateControl(text, shared)}
<p class="note" id="${id}-note">${note}</p></div>`;
}

/** The calendar of the browser, which sends a day as the service takes it. */
function dateControl(text: string, attributes: Html): Html {
  return html`<div class="control"><input type="date" value="${text}"${attributes}></div>`;
}

/** What somebody wrote that is no day stays visible, which a calendar would not show. */
function dayControl({ min, max }: DayInput, text: string, shared: Html): Html {
  const isShown = text === '' || readDay(text) !== undefined;
  if (isShown) return dateControl(text, html`${shared} min="${min}" max="${max}"`);
  return html`<div class="control"><input type="text" inputmode="numeric" autocomplete="off" value="${text}"${shared}></div>`;
}

interface Told {
  readonly error: ParameterError | null;
  readonly note: Html;
  readonly isGiven: boolean;
  readonly isRequired: boolean;
}

/** Attributes of every control. The note is described first, because it is what to hear first. */
function sharedAttributes(name: string, hasHint: boolean, { error, note, isGiven, isRequired }: Told): Html {
  const id = fieldId(name);
  const described = [...(note.text === '' ? [] : [`${id}-note`]), ...(hasHint ? [`${id}-hint`] : [])].join(' ');
  return html` id="${id}" name="${name}"${described === '' ? '' : html` aria-describedby="${described}"`}${
    error === null ? '' : html` aria-invalid="true"`
  }${isRequired ? html` aria-required="true"` : ''}${isGiven ? html` data-given` : ''}`;
}

function numberControl(
  language: PageLanguage,
  spec: NumberInput,
  { text, units, unit }: FieldView,
  shared: Html,
): Html {
  const input = html`<input type="text" inputmode="${inputMode(spec)}" autocomplete="off" autocapitalize="off" spellcheck="false" value="${text}"${shared}>`;
  if (units.length > 0) return html`<div class="control">${input}${unitControl(language, spec, units, unit)}</div>`;
  if (spec.unit === undefined) return html`<div class="control">${input}</div>`;
  if (isMoney(spec.unit))
    return html`<div class="control"><span class="prefix" aria-hidden="true">${spec.unit.charAt(0)}</span>${input}${suffix(spec.unit.slice(1).trim())}</div>`;
  return html`<div class="control">${input}${suffix(spec.unit)}</div>`;
}

function suffix(text: string): Html {
  return text === '' ? nothing : html`<span class="suffix" aria-hidden="true">${text}</span>`;
}

/** The keyboard of a telephone: only digits where things are counted, and letters for feet and inches. */
function inputMode({ whole, units = [] }: NumberInput): string {
  const [own] = units;
  if (own?.name === 'ft' || own?.name === 'in') return 'text';
  return whole === true ? 'numeric' : 'decimal';
}

function unitControl(
  language: PageLanguage,
  { name, label }: NumberInput,
  units: readonly UnitChoice[],
  chosen: string | undefined,
): Html {
  const used = chosen ?? units[0]?.name;
  const options = units.map((each) => option(each.name, each.label, each.name === used));
  return html`<select class="unit" name="${unitParameter(name)}" aria-label="${language.words.unitOf({ label })}">${options}</select>`;
}

function selectControl(language: PageLanguage, { options, required }: SelectInput, text: string, shared: Html): Html {
  const isKnown = options.some(({ value }) => value === text);
  const none = required === true || !isKnown ? html`<option value="">${language.words.choose}</option>` : nothing;
  const choices = options.map(({ value, label }) => option(value, label, value === text));
  return html`<div class="control"><select${shared}>${none}${choices}</select></div>`;
}

/** Each hint is written once for each language. */
export const hintsOf = onceFor((language: PageLanguage) => onceFor((spec: InputSpec) => hintOf(language, spec)));

/** The catalog's hint, then the bounds with the unit written out, because the suffix is not read aloud. */
function hintOf(language: PageLanguage, spec: InputSpec): string {
  const own = spec.hint === undefined ? '' : sentence(spec.hint);
  const bounds = spec.type !== 'select' ? sentence(capital(boundsHint(language, spec))) : '';
  const { deprecated } = spec;
  const outdated = deprecated === undefined ? '' : outdatedText(deprecated, language.words.outdated);
  return [own, bounds, outdated].filter((text) => text !== '').join(' ');
}

/** The bounds, with an example where feet may be written with inches. */
function boundsHint(language: PageLanguage, spec: NumberInput | DayInput): string {
  const bounds = boundsText(language, spec);
  const example = spec.type === 'day' ? null : feetAndInches(spec);
  return example === null ? bounds : language.words.boundsSuchAs({ bounds, example });
}

/** `12' 6"`, or the nearest that is within the bounds; null where nobody writes inches. */
function feetAndInches({ units = [], whole, min, max }: NumberInput): string | null {
  const isInFeet = units[0]?.name === 'ft' && units.some(({ name }) => name === 'in') && whole !== true;
  const feet = Math.max(Math.ceil(min), Math.min(12, Math.floor(max) - 1));
  return isInFeet && feet + 0.5 <= max ? `${feet}' 6"` : null;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
