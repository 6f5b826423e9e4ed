/** Renders how an answer is worked out: its steps, and what they were taken from. */
import type { Cell, TraceStep } from '../../engine/kernel/module.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import { ofOriginal } from '../../words/original.js';
import type { PageLanguage } from '../answer/page-language.js';
import { stepName } from '../answer/step-name.js';
import type { CalculatorView } from '../answer/view.js';
import type { FormulaNames } from './formula.js';
import { formulaText, printedUnit } from './formula.js';
import { rangeText } from './quantity.js';

/** Renders each step as the editor wrote it, and the sources. */
export function renderTrace({ state, labels: own, language, fields }: CalculatorView): Html {
  if (state.kind !== 'answered') return nothing;
  const { cells, answer } = state;
  const { steps, sources } = answer.trace;
  if (steps.length === 0) return nothing;
  const ofOptions = cells.filter(({ name }) => name.includes('.'));
  const labels = { ...Object.fromEntries(ofOptions.map((cell) => [cell.name, cellText(language, cell)])), ...own };
  const names: FormulaNames = {
    labels,
    optionOf: (input, value) => {
      const spec = fields.find((field) => field.spec.name === input)?.spec;
      return spec?.type === 'select' ? spec.options.find((option) => option.value === value)?.label : undefined;
    },
  };
  const rows = steps.map(
    (step) =>
      html`<tr><th scope="row">${stepName(step.name, labels)}</th><td>${formulaText(step.formula, names, language)}</td><td>${stepText(language, step)}</td></tr>`,
  );
  const head = [language.words.stepName, language.words.stepFormula, language.words.stepValue].map(
    (name) => html`<th scope="col">${name}</th>`,
  );
  const list = sources.map((source) => html`<li>${source}</li>`);
  return html`<div class="scrolls" role="region" tabindex="0" aria-label="${language.words.steps}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>${
    sources.length === 0
      ? nothing
      : html`<h3>${language.words.sources}</h3><ul class="sources"${ofOriginal(language.code)}>${list}</ul>`
  }`;
}

/** What the chosen option has: `($22 to $38 per linear ft)`. */
function cellText(language: PageLanguage, { value, low, high, unit }: Cell): string {
  const text = rangeText(language, value ?? low ?? 0, value ?? high ?? 0, printedUnit(unit));
  return text.includes(' ') ? `(${text})` : text;
}

function stepText(language: PageLanguage, { value, unit }: TraceStep): string {
  if (typeof value === 'string') return value;
  const [low, high] = typeof value === 'number' ? [value, value] : [value.low, value.high];
  return rangeText(language, low, high, printedUnit(unit));
}
