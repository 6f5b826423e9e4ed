/** Renders how an answer is worked out: its steps, and what they were taken from. */
import type { TraceStep } from '../../engine/kernel/module.js';
import type { CalculatorView } from '../answer/view.js';
import type { Html } from './html.js';
import { html, nothing } from './html.js';
import { quantityText, rangeText } from './quantity.js';
import { words } from './words.js';

/** Renders each step as the editor wrote it, and the sources. */
export function renderTrace({ state }: CalculatorView): Html {
  if (state.kind !== 'answered') return nothing;
  const { steps, sources } = state.answer.trace;
  const rows = steps.map(
    (step) =>
      html`<tr><th scope="row">${capital(inWords(step.name))}</th><td>${formulaText(step.formula)}</td><td>${stepText(step)}</td></tr>`,
  );
  const head = [words.stepName, words.stepFormula, words.stepValue].map((name) => html`<th scope="col">${name}</th>`);
  const list = sources.map((source) => html`<li>${source}</li>`);
  return html`<div class="scrolls" role="region" tabindex="0" aria-label="${words.steps}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>${
    sources.length === 0 ? nothing : html`<h3>${words.sources}</h3><ul class="sources">${list}</ul>`
  }`;
}

/** The name of a step in words: `costPerFoot` becomes `cost per foot`. */
function inWords(name: string): string {
  return name.replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A formula as people write it: names in words, and the signs of arithmetic in print. */
function formulaText(formula: string): string {
  const named = formula.replace(/[A-Za-z_]\w*(?:\.\w+)*/g, (name) => inWords(name.replace(/[._]/g, ' ')));
  return named.replace(/ \* /g, ' × ').replace(/ \/ /g, ' ÷ ').replace(/ - /g, ' − ');
}

function stepText({ value, unit }: TraceStep): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? quantityText(value, unit) : rangeText(value.low, value.high, unit);
}
