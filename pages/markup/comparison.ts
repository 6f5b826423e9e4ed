/** Renders the options of choices as bars that lead to them. */

import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { ComparedOption, Comparison } from '../answer/comparison.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { CalculatorView } from '../answer/view.js';
import { queryLink } from './anchors.js';
import { priceText } from './quantity.js';
import { rowBar } from './range-bar.js';

/** The choice that matters most is open, the others are folded. */
export function renderComparisons({ state, language }: CalculatorView): Html {
  const [first, ...others] = (state.kind === 'answered' ? state.whatIf?.comparisons : undefined) ?? [];
  if (first === undefined) return nothing;
  const folded = others.map(
    (each) => html`<details class="other"><summary>${each.input.label}</summary>${barsOf(language, each)}</details>`,
  );
  return html`<h3>${first.input.label}</h3>${barsOf(language, first)}${folded}`;
}

function barsOf(language: PageLanguage, { input, options }: Comparison): Html {
  const most = Math.max(...options.map(({ price }) => price?.high ?? 0));
  return html`<ul class="bars" aria-label="${input.label}">${options.map((option) => barItem(language, input.name, option, most))}</ul>`;
}

function barItem(
  language: PageLanguage,
  input: string,
  { value, label, price, isHere, query }: ComparedOption,
  most: number,
): Html {
  if (price === null)
    return html`<li class="none"><span>${label}</span> <span>${language.words.notTogether}</span></li>`;
  const here = isHere ? html` aria-current="true"` : nothing;
  return html`<li><a${queryLink(query, 'compare', `${input}=${value}`)}${here}><span>${label}</span> <b>${priceText(language, price)}</b>${rowBar(price.low, price.high, most)}</a></li>`;
}
