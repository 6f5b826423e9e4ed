/** Renders the result: the sentence, its figures, the range and the usual price. */
import type { CostBand } from '../../engine/kernel/module.js';
import type { CalculatorView } from '../answer/view.js';
import type { Html } from './html.js';
import { html, nothing } from './html.js';
import { quantityText, rangeText } from './quantity.js';
import { words } from './words.js';

/** Renders what is read aloud when it changes: headline and sentence, or what they need. */
export function renderHeadline({ state }: CalculatorView): Html {
  if (state.kind === 'waiting') {
    return html`<span class="prompt">${words.waiting(state.missing.map(({ label }) => label))}</span>`;
  }
  if (state.kind === 'refused') return html`<span class="prompt">${words.noResult}</span>`;
  const { value, unit, text, interpretation } = state.answer.result;
  const named = text === undefined ? nothing : html`<span class="class">${text}</span> `;
  return html`<span class="value">${headlineOf(value, unit)}</span> ${named}<span class="sentence">${interpretation}</span>`;
}

/** Sets the unit smaller, but not a currency sign, which belongs to the number. */
function headlineOf(value: number, unit: string): Html {
  const text = quantityText(value, unit);
  const end = text.indexOf(' ');
  if (end === -1) return html`${text}`;
  return html`${text.slice(0, end)}<span class="unit">${text.slice(end)}</span>`;
}

/** Renders the range and the secondary figures of a result. */
export function renderFigures({ state }: CalculatorView): Html {
  if (state.kind !== 'answered') return nothing;
  const { range, secondary = [] } = state.answer.result;
  const own = range === undefined ? [] : [pair(words.range, rangeText(range.low, range.high, range.unit))];
  const others = secondary.map(({ label, value, unit }) => pair(label, quantityText(value, unit)));
  const all = [...own, ...others];
  return all.length === 0 ? nothing : html`<dl class="figures" aria-label="${words.figures}">${all}</dl>`;
}

function pair(name: string, text: string): Html {
  return html`<div><dt>${name}</dt><dd>${text}</dd></div>`;
}

/** Renders the usual price. */
export function renderBand({ state }: CalculatorView): Html {
  if (state.kind !== 'answered' || state.answer.cost_band === null) return nothing;
  return bandText(state.answer.cost_band);
}

function bandText(band: CostBand): Html {
  const { sign, low, high, projectLow, projectHigh } = pricesOf(band);
  const each = `${rangeText(low, high, sign)} ${band.unit}`;
  const project =
    projectLow === undefined || projectHigh === undefined
      ? ''
      : `; ${words.perProject(rangeText(projectLow, projectHigh, sign))}`;
  const notes = band.notes === undefined ? nothing : html` <span class="remark">${band.notes}</span>`;
  return html`<p class="band"><b>${words.price}</b> ${band.service_name}: ${each}${project}.${notes}</p>`;
}

interface Prices {
  readonly sign: string;
  readonly low: number;
  readonly high: number;
  readonly projectLow: number | undefined;
  readonly projectHigh: number | undefined;
}

function pricesOf(band: CostBand): Prices {
  if ('currency' in band) {
    const { currency_symbol: sign, price_min: low, price_max: high } = band;
    return { sign, low, high, projectLow: band.project_min, projectHigh: band.project_max };
  }
  const { price_min_usd: low, price_max_usd: high } = band;
  return { sign: '$', low, high, projectLow: band.project_min_usd, projectHigh: band.project_max_usd };
}
