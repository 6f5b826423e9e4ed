/** Renders the result: the sentence, its figures, the range and the usual price. */
import type { EstimateAnswer } from '../../engine/calculator/estimate.js';
import { isMoney } from '../../engine/calculator/money.js';
import type { Amount, CostBand } from '../../engine/kernel/module.js';
import type { Answer } from '../answer/answer.js';
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
  const { text, interpretation } = state.answer.result;
  const named = text === undefined ? nothing : html`<span class="class">${text}</span> `;
  return html`<span class="value">${headlineOf(state.answer)}</span> ${named}<span class="sentence">${interpretation}</span>`;
}

/** What somebody pays, where the result is an end of that; otherwise the result. Its unit is smaller, but not a currency sign. */
function headlineOf({ result: { value, unit }, estimate }: Answer): Html {
  const isEnd = estimate !== undefined && isMoney(unit) && [estimate.total.low, estimate.total.high].includes(value);
  if (isEnd) return html`${rangeText(estimate.total.low, estimate.total.high, estimate.total.unit)}`;
  const text = quantityText(value, unit);
  const end = text.indexOf(' ');
  if (end === -1) return html`${text}`;
  return html`${text.slice(0, end)}<span class="unit">${text.slice(end)}</span>`;
}

/** Renders the range and the secondary figures of a result. */
export function renderFigures({ state }: CalculatorView): Html {
  if (state.kind !== 'answered') return nothing;
  const { estimate, result } = state.answer;
  const { range, secondary = [] } = result;
  const isTold = (value: number): boolean =>
    estimate !== undefined && (value === estimate.total.low || value === estimate.total.high);
  const isOwn = range !== undefined && !(isTold(range.low) && isTold(range.high));
  const own = isOwn ? [pair(words.range, rangeText(range.low, range.high, range.unit))] : [];
  const others = secondary
    .filter(({ value, unit }) => !(isMoney(unit) && isTold(value)))
    .map(({ label, value, unit }) => pair(label, quantityText(value, unit)));
  const all = [...own, ...others];
  const figures = all.length === 0 ? nothing : html`<dl class="figures" aria-label="${words.figures}">${all}</dl>`;
  return estimate === undefined ? figures : html`${figures}${estimateOf(estimate)}`;
}

/** The lines of an offer with their total, what may be added, and what is left out. */
function estimateOf({ covers, total, lines, options = [], leaves_out }: EstimateAnswer): Html {
  const amount = ({ low, high }: Amount): string => rangeText(low, high, total.unit);
  const rows = lines.map((line) => pair(line.line, amount(line)));
  const sum = html`<div class="total"><dt>${words.total[covers]}</dt><dd>${amount(total)}</dd></div>`;
  const more = options.map((option) => pair(words.option(option.line), amount(option)));
  const gaps = leaves_out.length === 0 ? nothing : html`<p class="remark">${words.leavesOut(leaves_out)}</p>`;
  return html`<dl class="figures estimate" aria-label="${words.estimate}">${rows}${sum}${more}</dl>${gaps}`;
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
