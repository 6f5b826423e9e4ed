/** What an answer rests on that nobody said, each with the way to say otherwise; then how it was worked out. */
import type { LedgerEntry } from '../../runtime/calculator/ledger.js';
import type { InputSpec, TraceStep } from '../../runtime/kernel/module.js';
import type { CalculatorView } from '../answer/view.js';
import type { Html } from './html.js';
import { html, nothing } from './html.js';
import { quantityText, rangeText } from './quantity.js';
import { words } from './words.js';

export function renderLedger({ state, fields }: CalculatorView): Html {
  if (state.kind !== 'answered') return nothing;
  const specs = new Map(fields.map(({ spec }) => [spec.name, spec]));
  const { ledger } = state.answer.trace;
  const entries = ledger.map((entry) => html`<li>${entryText(entry, specs)}</li>`);
  const list = entries.length === 0 ? html`<p>${words.assumedNothing}</p>` : html`<ul class="ledger">${entries}</ul>`;
  return html`<h3>${words.assumed}</h3>${list}`;
}

function entryText(entry: LedgerEntry, specs: ReadonlyMap<string, InputSpec>): Html {
  if (entry.kind === 'figure') {
    const { value, low = 0, high = 0, unit, as_of, source } = entry;
    const amount = value === undefined ? rangeText(low, high, unit) : quantityText(value, unit);
    return html`<b>${amount}</b> <span class="source">${source}${as_of === null ? '' : ` (${words.figureOf(as_of)})`}</span>`;
  }
  return html`${entry.label}: ${toldText(entry, specs.get(entry.input))}${changeLink(entry.label, entry.change_url)}`;
}

type Told = Exclude<LedgerEntry, { readonly kind: 'figure' }>;

function toldText(entry: Told, spec: InputSpec | undefined): Html {
  if (entry.kind === 'day') return html`<b>${words.today}</b>`;
  const used = valueText(entry.used, spec);
  if (entry.kind === 'clamp') return html`${words.moved(valueText(entry.asked, spec), used)}`;
  return html`<b>${used}</b>, ${entry.basis === 'moves' ? words.usual : words.perhaps}`;
}

/** A value of an input as people read it: a number with its unit, the label of an option. */
function valueText(value: number | string, spec: InputSpec | undefined): string {
  if (typeof value === 'number') return quantityText(value, spec?.unit);
  const options = spec?.type === 'select' ? spec.options : [];
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The ledger has an address of the API; here the same query belongs to the page that shows it. */
function changeLink(label: string, address: string | null): Html {
  const query = address === null ? -1 : address.indexOf('?');
  if (address === null || query === -1) return nothing;
  return html` <a class="change" href="${address.slice(query)}" data-query aria-label="${words.changeOf(label)}">${words.changeTo}</a>`;
}

/** Each step as the editor wrote it, and the sources. */
export function renderTrace({ state }: CalculatorView): Html {
  if (state.kind !== 'answered') return nothing;
  const { steps, sources } = state.answer.trace;
  const rows = steps.map(
    (step) =>
      html`<tr><th scope="row">${step.name}</th><td><code>${step.formula}</code></td><td>${stepText(step)}</td></tr>`,
  );
  const head = [words.stepName, words.stepFormula, words.stepValue].map((name) => html`<th scope="col">${name}</th>`);
  const list = sources.map((source) => html`<li>${source}</li>`);
  return html`<div class="scrolls" role="region" tabindex="0" aria-label="${words.steps}"><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table></div>${
    sources.length === 0 ? nothing : html`<h4>${words.sources}</h4><ul class="sources">${list}</ul>`
  }`;
}

function stepText({ value, unit }: TraceStep): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? quantityText(value, unit) : rangeText(value.low, value.high, unit);
}
