/** Renders the errors of a form above it, each with a link to its field, and the query that was meant. */
import type { ParameterError } from '../../engine/calculator/parameter.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { CalculatorView } from '../answer/view.js';
import { queryLink } from './anchors.js';
import { errorText, fieldId } from './field.js';

export function renderProblems({ state, fields: inputs, open, day, language }: CalculatorView): Html {
  if (state.kind !== 'refused') return nothing;
  const { errors, corrected, example } = state.refusal;
  const fields = [...inputs, ...open];
  const lines = errors.map((error) => html`<li>${lineOf(error, { fields, day, language })}</li>`);
  // When a number has two readings, only the person knows which was meant.
  const meant = fields.some(({ readings }) => readings.length > 0) ? null : corrected;
  return html`<div class="problems" role="alert" tabindex="-1" aria-labelledby="problems-title">
<h3 id="problems-title">${errors.length === 1 ? language.words.troubleOne : language.words.troubleMany}</h3>
<ul>${lines}</ul>${mendLink(meant, language.words.mend)}${mendLink(example, language.words.tryExample)}</div>`;
}

function lineOf(
  error: ParameterError,
  { fields, day, language }: Pick<CalculatorView, 'fields' | 'day' | 'language'>,
): Html {
  const { parameter } = error;
  const field = fields.find((each) => each.spec.name === parameter);
  if (field !== undefined) {
    const { spec, readings } = field;
    const text = readings.length > 0 ? language.words.twoReadings : errorText(language, error, spec);
    return html`<a href="#${fieldId(parameter)}">${spec.label}: ${text}</a>`;
  }
  if (error.code === 'unknown_parameter') return html`${unknownText(language, error)}`;
  return day !== null && parameter === 'on'
    ? html`<a href="#${fieldId('on')}">${error.detail}</a>`
    : html`${error.detail}`;
}

function unknownText(language: PageLanguage, { parameter, suggestion }: ParameterError): string {
  return [
    language.words.noField({ name: parameter }),
    ...(suggestion === null ? [] : [language.words.meant({ text: suggestion })]),
  ].join(' ');
}

function mendLink(query: URLSearchParams | null, text: string): Html {
  if (query === null) return nothing;
  const kept = new URLSearchParams([...query].filter(([name]) => name !== 'trace'));
  return html`<p><a class="mend"${queryLink(kept.toString(), 'calculator', 'mend')}>${text}</a></p>`;
}
