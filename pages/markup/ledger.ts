/** Renders the ledger of an answer, with links to other values, and the steps of the calculation. */
import type { LedgerEntry } from '../../engine/calculator/ledger.js';
import type { InputSpec, TraceStep } from '../../engine/kernel/module.js';
import type { Answer } from '../answer/answer.js';
import type { CalculatorView } from '../answer/view.js';
import type { Html } from './html.js';
import { html, nothing } from './html.js';
import { quantityText, rangeText } from './quantity.js';
import { words } from './words.js';

export function renderLedger({ state, fields }: CalculatorView): Html {
  if (state.kind !== 'answered') return nothing;
  const specs = new Map(fields.map(({ spec }) => [spec.name, spec]));
  const { ledger } = state.answer.trace;
  const told = ledger.flatMap((entry) => ('input' in entry ? [toldItem(entry, specs.get(entry.input))] : []));
  const own = ledger.flatMap((entry) => (entry.kind === 'own' ? [ownItem(entry)] : []));
  const figures = ledger.flatMap((entry) => (entry.kind === 'figure' ? [figureItem(entry)] : []));
  const said = [...own, ...told];
  const list = said.length === 0 ? html`<p>${words.assumedNothing}</p>` : html`<ul class="ledger">${said}</ul>`;
  return html`${list}${figures.length === 0 ? nothing : figureList(figures)}${daysText(state.answer)}`;
}

/** The sentences on the age of the figures and on how long they hold. */
function daysText({ as_of, valid }: Answer): Html {
  const until = valid?.until ?? null;
  const aged = as_of === undefined ? [] : [words.asOf(as_of)];
  const texts = [...aged, ...(until === null ? [] : [words.validUntil(until)])];
  return texts.length === 0 ? nothing : html`<p class="days">${texts.join(' ')}</p>`;
}

function figureList(items: readonly Html[]): Html {
  const title = words.behind(items.length);
  return html`<details class="figures-behind"><summary>${title}</summary><ul class="ledger">${items}</ul></details>`;
}

type Figure = Extract<LedgerEntry, { readonly kind: 'figure' }>;
type Own = Extract<LedgerEntry, { readonly kind: 'own' }>;
type Told = Extract<LedgerEntry, { readonly input: string }>;

function ownItem({ label, used, unit }: Own): Html {
  return html`<li>${label}: <b>${quantityText(used, unit)}</b>, ${words.yours}</li>`;
}

function figureItem({ value, low = 0, high = 0, unit, as_of, source }: Figure): Html {
  const amount = value === undefined ? rangeText(low, high, unit) : quantityText(value, unit);
  const day = as_of === null ? '' : ` (${words.figureOf(as_of)})`;
  return html`<li><b>${amount}</b> <span class="source">${source}${day}</span></li>`;
}

function toldItem(entry: Told, spec: InputSpec | undefined): Html {
  return html`<li>${entry.label}: ${toldText(entry, spec)}${changeLink(entry, spec)}</li>`;
}

function toldText(entry: Told, spec: InputSpec | undefined): Html {
  if (entry.kind === 'day') return html`<b>${words.today}</b>`;
  const used = valueText(entry.used, spec);
  if (entry.kind === 'clamp') return html`${words.moved(valueText(entry.asked, spec), used)}`;
  return html`<b>${used}</b>, ${entry.basis === 'moves' ? words.usual : words.perhaps}`;
}

/** A value of an input as people read it: a number with its unit, or the label of an option. */
function valueText(value: number | string, spec: InputSpec | undefined): string {
  if (typeof value === 'number') return quantityText(value, spec?.unit);
  const options = spec?.type === 'select' ? spec.options : [];
  return options.find((option) => option.value === value)?.label ?? value;
}

/** The link to another value: the query of the ledger's API address, on this page. */
function changeLink({ input, label, change_url: address }: Told, spec: InputSpec | undefined): Html {
  const query = address?.split('?')[1];
  if (query === undefined) return nothing;
  const other = new URLSearchParams(query).get(input) ?? '';
  const shown = valueText(spec?.type === 'number' ? Number(other) : other, spec);
  return html` <a class="change" href="?${query}" data-query>${words.tryValue(shown)}<span class="visually-hidden"> (${label})</span></a>`;
}

/** Renders each step as the editor wrote it, and the sources. */
export function renderTrace({ state }: CalculatorView): Html {
  if (state.kind !== 'answered') return nothing;
  const { steps, sources } = state.answer.trace;
  const rows = steps.map(
    (step) =>
      html`<tr><th scope="row">${inWords(step.name)}</th><td><code>${step.formula}</code></td><td>${stepText(step)}</td></tr>`,
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

function stepText({ value, unit }: TraceStep): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' ? quantityText(value, unit) : rangeText(value.low, value.high, unit);
}
