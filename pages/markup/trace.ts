/** Renders how an answer is worked out: its steps, and what they were taken from. */
import { quantityText } from '../../engine/calculator/quantity-text.js';
import type { TraceStep } from '../../engine/kernel/module.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { PageLanguage } from '../answer/page-language.js';
import { inWords, stepName } from '../answer/step-name.js';
import type { CalculatorView } from '../answer/view.js';
import { rangeText } from './quantity.js';

/** Renders each step as the editor wrote it, and the sources. */
export function renderTrace({ state, labels, language }: CalculatorView): Html {
  if (state.kind !== 'answered') return nothing;
  const { steps, sources } = state.answer.trace;
  if (steps.length === 0) return nothing;
  const rows = steps.map(
    (step) =>
      html`<tr><th scope="row">${stepName(step.name, labels)}</th><td>${formulaText(step.formula, labels)}</td><td>${stepText(language, step)}</td></tr>`,
  );
  const head = [language.words.stepName, language.words.stepFormula, language.words.stepValue].map(
    (name) => html`<th scope="col">${name}</th>`,
  );
  const list = sources.map((source) => html`<li>${source}</li>`);
  return html`<div class="scrolls" role="region" tabindex="0" aria-label="${language.words.steps}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>${
    sources.length === 0 ? nothing : html`<h3>${language.words.sources}</h3><ul class="sources">${list}</ul>`
  }`;
}

/** A formula as people write it: names in words, and the signs of arithmetic in print. Texts in it stay as they are. */
function formulaText(formula: string, labels: Readonly<Record<string, string>>): string {
  const parts = formula.split(/("[^"]*")/);
  return parts.map((part, index) => (index % 2 === 1 ? part : arithmeticText(part, labels))).join('');
}

/** A unit after a number or `to`, which has no spaces and stays as it is, or a name, which is the group. */
const unitOrName = /(?<=\d |\bto )(?!(?:then|else|and|or|to)\b)[A-Za-z%][^\s,()[\]]*|([A-Za-z_]\w*(?:\.\w+)*)/g;

function arithmeticText(formula: string, labels: Readonly<Record<string, string>>): string {
  const named = formula.replace(unitOrName, (part: string, name: string | undefined) => {
    if (name === undefined) return part;
    const label = labels[name];
    return label === undefined ? inWords(name.replace(/\./g, ' ')) : label.charAt(0).toLowerCase() + label.slice(1);
  });
  return named.replace(/ \* /g, ' × ').replace(/ \/ /g, ' ÷ ').replace(/ - /g, ' − ');
}

function stepText(language: PageLanguage, { value, unit }: TraceStep): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number'
    ? quantityText(language, value, unit)
    : rangeText(language, value.low, value.high, unit);
}
