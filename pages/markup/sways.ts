/** Renders what matters most: for each input, the price at values somebody would try, around the current price. */

import type { Price } from '../../engine/calculator/price.js';
import { middleOf } from '../../engine/calculator/price.js';
import { valueText } from '../../engine/calculator/quantity-text.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { Sway } from '../answer/sway.js';
import type { CalculatorView } from '../answer/view.js';
import { queryLink } from './anchors.js';
import { priceText } from './quantity.js';
import type { scaleOf as makeScale } from './scale.js';
import { scaleOf } from './scale.js';

type Scale = ReturnType<typeof makeScale>;

export function renderSways({ state, language }: CalculatorView): Html {
  const { sways = [], price } = (state.kind === 'answered' ? state.whatIf : null) ?? {};
  if (sways.length === 0 || price === undefined) return nothing;
  const middles = sways.flatMap(({ lowest, highest }) => [middleOf(lowest.price), middleOf(highest.price)]);
  const x = scaleOf(Math.min(...middles), Math.max(...middles), 0, 200);
  return html`<p class="hint">${language.words.swayHint}</p><ul class="sways">${sways.map((sway) => swayItem(language, sway, price, x))}</ul>`;
}

function swayItem(language: PageLanguage, sway: Sway, price: Price, x: Scale): Html {
  const { input, used, isGiven } = sway;
  const now = valueText(language, used, input);
  return html`<li><div class="head"><b>${input.label}</b> <span>${isGiven ? language.words.yours({ value: now }) : language.words.assumed({ value: now })}</span></div>
${barOf(sway, price, x)}
<div class="ends">${endOf(language, sway, 'lowest')}${endOf(language, sway, 'highest')}</div></li>`;
}

/** From the lowest to the highest, with a line where the price is now. */
function barOf({ lowest, highest }: Sway, price: Price, x: Scale): Html {
  const [from, to] = [x(middleOf(lowest.price)), x(middleOf(highest.price))];
  return html`<svg class="row-bar" viewBox="0 0 200 8" preserveAspectRatio="none" aria-hidden="true"><rect class="track" width="200" height="8"/><rect class="fill" x="${from}" width="${Math.max(1, to - from)}" height="8"/><path class="now" d="M${x(middleOf(price))} 0v8"/></svg>`;
}

/** An end, as a link to it unless it is where the price is now. */
function endOf(language: PageLanguage, sway: Sway, end: 'lowest' | 'highest'): Html {
  const { input, used } = sway;
  const { value, price, query } = sway[end];
  const text = html`<span>${valueText(language, value, input)}</span> <b>${priceText(language, price)}</b>`;
  const key = `${input.name} ${end}`;
  if (value === used) return html`<span class="end" tabindex="-1" data-key="${key}">${text}</span>`;
  return html`<a class="end"${queryLink(query, 'sways', key)}>${text}</a>`;
}
