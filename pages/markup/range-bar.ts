/** Draws a price as a bar from its low to its high end, and an offer on it. Pure functions to SVG as text. */
import { isMoney } from '../../engine/calculator/money.js';
import type { RangeFigure } from '../../engine/kernel/module.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { CalculatorView } from '../answer/view.js';
import { priceText } from './quantity.js';
import { scaleOf } from './scale.js';

const [width, height, top, thick] = [320, 34, 2, 10];

/** Renders the bar of the headline; nothing where the price is certain, or no money. */
export function renderBar({ state, language }: CalculatorView): Html {
  const price = state.kind === 'answered' ? state.whatIf?.price : undefined;
  if (price === undefined || price.low === price.high || !isMoney(price.unit)) return nothing;
  return rangeBar(language, price, null);
}

/** The bar on a scale from nothing; `mark` is an amount to show on it. */
export function rangeBar(language: PageLanguage, { low, high, unit }: RangeFigure, mark: number | null): Html {
  const middle = (low + high) / 2;
  const x = scaleOf(0, Math.max(high * 1.2, (mark ?? 0) * 1.1), 0, width);
  const text = language.words.middle({ price: priceText(language, { low: middle, high: middle * (1 + 1e-9), unit }) });
  return html`<svg class="range" viewBox="0 0 ${width} ${height}" role="img" aria-label="${text}">
<rect class="track" x="0" y="${top}" width="${width}" height="${thick}" rx="5"/>
<rect class="fill" x="${x(low)}" y="${top}" width="${Math.max(4, x(high) - x(low))}" height="${thick}" rx="5"/>
${mark === null ? labelAt(x(middle), text) : markAt(x(mark), language.words.yourQuote({ amount: priceText(language, { low: mark, high: mark, unit }) }))}</svg>`;
}

function labelAt(x: number, text: string): Html {
  return html`<path class="tick" d="M${x} ${top}v${thick + 4}"/>${labelText(x, text)}`;
}

function markAt(x: number, text: string): Html {
  return html`<path class="mark" d="M${x} ${top - 2}v${thick + 6}"/>${labelText(x, text)}`;
}

/** The label below its mark, turned inward near the ends. */
function labelText(x: number, text: string): Html {
  const anchor = x < width * 0.25 ? 'start' : x > width * 0.75 ? 'end' : 'middle';
  return html`<text class="axis" x="${x}" y="${height - 5}" text-anchor="${anchor}">${text}</text>`;
}

/** A bar between two values of a scale from nothing to `most`, for a row of a list. */
export function rowBar(low: number, high: number, most: number): Html {
  const x = scaleOf(Math.min(0, low), most, 0, 100);
  return html`<svg class="row-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="6"/><rect class="fill" x="${x(Math.min(low, high))}" width="${Math.max(1, x(high) - x(low))}" height="6"/></svg>`;
}
