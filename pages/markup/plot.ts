/** Plots the price over the number that moves it farthest, as SVG, and as a table for those who rather read it. */
import { valueText } from '../../engine/calculator/quantity-text.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { PlotPoint, PlotView } from '../answer/plot.js';
import type { CalculatorView } from '../answer/view.js';
import { tallyOf } from './drawing-counts.js';
import { upTo } from './drawing-parts.js';
import { priceText, rangeText } from './quantity.js';
import { scaleOf } from './scale.js';

const [width, height] = [320, 190];
const [left, right, top, bottom] = [62, 308, 14, 150];

/** Renders the plot; nothing where no number moves the price. */
export function renderPlot({ state, language }: CalculatorView): Html {
  const plot = (state.kind === 'answered' ? state.whatIf?.plot() : null) ?? null;
  if (plot === null) return nothing;
  const [first, last] = [plot.points[0], plot.points.at(-1)];
  const here = plot.points.find(({ value }) => value === plot.used);
  if (first === undefined || last === undefined || here === undefined) return nothing;
  const told = language.words.plotText({
    label: plot.input.label,
    from: valueText(language, first.value, plot.input),
    to: valueText(language, last.value, plot.input),
    low: priceText(language, first.price),
    high: priceText(language, last.price),
    value: valueText(language, plot.used, plot.input),
    here: priceText(language, here.price),
  });
  return html`<figure class="plot"><svg viewBox="0 0 ${width} ${height}" role="img" aria-label="${told}">
${plotted(language, plot, here)}</svg>
${tableOf(language, plot)}</figure>`;
}

function plotted(language: PageLanguage, { input, points, used, quote }: PlotView, here: PlotPoint): Html {
  const [from, to] = [points[0]?.value ?? 0, points.at(-1)?.value ?? 1];
  const most = Math.max(...points.map(({ price }) => Math.max(price.low, price.high)), quote ?? 0);
  const least = Math.min(0, ...points.map(({ price }) => Math.min(price.low, price.high)));
  const { each, parts } = tallyOf(most, 4);
  const [x, y] = [scaleOf(from, to, left, right), scaleOf(least, Math.ceil(parts) * each, bottom, top)];
  const at = (end: 'low' | 'high', { value, price }: PlotPoint): string => `${x(value)} ${y(price[end])}`;
  const low = points.map((point) => at('low', point));
  const high = points.map((point) => at('high', point));
  const place = x(used);
  return html`${axisOf(
    language,
    here.price.unit,
    upTo(Math.ceil(parts) + 1).map((index) => index * each),
    y,
  )}
<polygon class="band" points="${[...low, ...high.toReversed()].join(' ')}"/><path class="line" d="M${low.join('L')}M${high.join('L')}"/>
${quote === null ? nothing : html`<path class="offer" d="M${left} ${y(quote)}H${right}"/>`}
<path class="here" d="M${place} ${y(here.price.low)}V${y(here.price.high)}M${place} ${bottom}v5"/><circle class="here" cx="${place}" cy="${y(here.price.low / 2 + here.price.high / 2)}" r="4.5"/>
${endText(left, valueText(language, from, input), 'start')}${endText(right, valueText(language, to, input), 'end')}${usedText(language, place, used, input)}`;
}

/** Lines for round amounts, each with its text. */
function axisOf(language: PageLanguage, unit: string, amounts: readonly number[], y: (amount: number) => number): Html {
  const lines = amounts.map((amount) => `M${left} ${y(amount)}H${right}`).join('');
  const texts = amounts.map(
    (amount) =>
      html`<text x="${left - 6}" y="${y(amount) + 4}" text-anchor="end">${rangeText(language, amount, amount, unit.slice(0, 1) === '$' ? unit : '')}</text>`,
  );
  return html`<path class="grid" d="${lines}"/>${texts}`;
}

function endText(x: number, text: string, anchor: 'start' | 'end' | 'middle', y = bottom + 18): Html {
  return html`<text x="${x}" y="${y}" text-anchor="${anchor}">${text}</text>`;
}

/** The value in use, on a line of its own, turned inward near the ends. */
function usedText(language: PageLanguage, x: number, used: number, input: PlotView['input']): Html {
  const anchor = x < left + 60 ? 'start' : x > right - 60 ? 'end' : 'middle';
  return html`<text class="yours" x="${x}" y="${bottom + 35}" text-anchor="${anchor}">${language.words.plotYours({ value: valueText(language, used, input) })}</text>`;
}

function tableOf(language: PageLanguage, { input, points, used }: PlotView): Html {
  const rows = points.map(
    ({ value, price }) =>
      html`<tr${value === used ? html` class="yours"` : nothing}><th scope="row">${valueText(language, value, input)}</th><td>${priceText(language, price)}</td></tr>`,
  );
  return html`<details><summary>${language.words.plotTable}</summary><table><thead><tr><th scope="col">${input.label}</th><th scope="col">${language.words.plotPrice}</th></tr></thead><tbody>${rows}</tbody></table></details>`;
}
