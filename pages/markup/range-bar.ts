/** Draws a price as a bar from its low to its high end, and an offer on it. Pure functions to SVG as text. */
import type { RangeFigure } from '../../engine/kernel/module.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { CalculatorView } from '../answer/view.js';
import { priceText } from './quantity.js';
import { scaleOf } from './scale.js';

const [width, height, top, thick] = [320, 56, 21, 10];

/** Renders the bar of the headline; nothing where the price is certain, or no money. */
export function renderBar({ state, language }: CalculatorView): Html {
  const price = state.kind === 'answered' ? state.whatIf?.price : undefined;
  if (price === undefined || price.low === price.high || !language.isMoney(price.unit)) return nothing;
  return rangeBar(language, price, null);
}

/** The bar on a scale from nothing, with its two ends and its middle, or with `mark`, an amount to show on it. */
export function rangeBar(language: PageLanguage, { low, high, unit }: RangeFigure, mark: number | null): Html {
  const middle = (low + high) / 2;
  const x = scaleOf(0, Math.max(high * 1.2, (mark ?? 0) * 1.1), 0, width);
  const textOf = (from: number, to: number): string => priceText(language, { low: from, high: to, unit });
  const text = language.words.middle({ price: textOf(middle, middle * (1 + 1e-9)) });
  const ends = [low, high].map((end) => textOf(end, end * (1 + 1e-9)));
  return html`<svg class="range" viewBox="0 0 ${width} ${height}" role="img" aria-label="${textOf(low, high)}, ${text}">
<rect class="track" x="0" y="${top}" width="${width}" height="${thick}" rx="5"/>
<rect class="fill" x="${x(low)}" y="${top}" width="${Math.max(4, x(high) - x(low))}" height="${thick}" rx="5"/>
${mark === null ? labelAt(x(middle), text) : markAt(x(mark), language.words.yourQuote({ amount: textOf(mark, mark) }))}
${endTexts(x(low), x(high), ends)}</svg>`;
}

/** What the bar begins and ends at, below its ends, and never closer to each other than they can be read. */
function endTexts(from: number, to: number, [low = '', high = '']: readonly string[]): Html {
  const [room, apart] = [30, 62];
  const start = Math.min(width - room - apart, Math.max(room, from));
  const end = Math.min(width - room, Math.max(start + apart, to));
  const textAt = (x: number, text: string): Html =>
    html`<text class="axis" x="${x}" y="${height - 8}" text-anchor="middle">${text}</text>`;
  return html`${textAt(start, low)}${textAt(end, high)}`;
}

function labelAt(x: number, text: string): Html {
  return html`<path class="tick" d="M${x} ${top}v${thick}"/>${labelText(x, text)}`;
}

function markAt(x: number, text: string): Html {
  return html`<path class="mark" d="M${x} ${top - 4}v${thick + 8}"/>${labelText(x, text)}`;
}

/** The label above its mark, turned inward near the ends. */
function labelText(x: number, text: string): Html {
  const anchor = x < width * 0.25 ? 'start' : x > width * 0.75 ? 'end' : 'middle';
  return html`<text class="axis" x="${x}" y="${top - 7}" text-anchor="${anchor}">${text}</text>`;
}

/** A bar between two values of a scale from nothing to `most`, for a row of a list. */
export function rowBar(low: number, high: number, most: number): Html {
  const x = scaleOf(Math.min(0, low), most, 0, 100);
  return html`<svg class="row-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="100" height="6"/><rect class="fill" x="${x(Math.min(low, high))}" width="${Math.max(1, x(high) - x(low))}" height="6"/></svg>`;
}
