/** Renders two questions about money: where an offer lies, and what a budget pays for. */
import { quantityText, valueText } from '../../engine/calculator/quantity-text.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { Affordable } from '../answer/budget.js';
import { pageParameters } from '../answer/page-query.js';
import type { CalculatorView } from '../answer/view.js';
import type { WhatIf } from '../answer/what-if.js';
import { anchorSlot, queryLink } from './anchors.js';
import { formId } from './field.js';

import { placeText } from './quantity.js';
import { renderLinesField } from './quote-lines.js';

import { rangeBar } from './range-bar.js';

/** Renders the fields. What they answer stands in regions, so that the fields keep their focus. */
export function renderMoney(view: CalculatorView, action: string): Html {
  const { language } = view;
  const sign = view.money;
  if (sign === null) return nothing;
  return html`<section class="card money" aria-label="${language.words.money}">
<div>${question(view, { name: 'quote', label: language.words.quote, sign, button: language.words.check, action })}
<div data-region="quote">${renderQuote(view)}</div>
${renderLinesField(view, action)}</div>
<div>${question(view, { name: 'budget', label: language.words.budget, sign, button: language.words.show, action })}
<div data-region="budget">${renderBudget(view)}</div></div></section>`;
}

interface MoneyField {
  readonly name: 'quote' | 'budget';
  readonly label: string;
  readonly sign: string;
  readonly button: string;
  /** The address that the form is sent to, without a fragment. */
  readonly action: string;
}

function question({ own }: CalculatorView, { name, label, sign, button, action }: MoneyField): Html {
  const [id, parameter] = [`money-${name}`, pageParameters[name]];
  const text = own.get(parameter) ?? '';
  return html`${anchorSlot(name)}<label for="${id}">${label}</label>
<div class="asking"><div class="control"><span class="prefix" aria-hidden="true">${sign}</span><input type="text" inputmode="decimal" autocomplete="off" id="${id}" name="${parameter}" form="${formId}" value="${text}"${text === '' ? nothing : html` data-given`}></div>
<button type="submit" form="${formId}" formaction="${action}#${name}" class="quiet">${button}</button></div>`;
}

function whatIfOf({ state }: CalculatorView): WhatIf | null {
  return state.kind === 'answered' ? state.whatIf : null;
}

export function renderQuote(view: CalculatorView): Html {
  const { language } = view;
  const quote = whatIfOf(view)?.quote ?? null;
  if (quote === null || quote.text === '') return nothing;
  if (quote.placed === null) return html`<p class="told">${language.words.noAmount}</p>`;
  const { total, placed, leavesOut } = quote;
  const notPaid =
    leavesOut.length === 0
      ? nothing
      : html`<p class="remark">${language.words.quoteLeavesOut({ gaps: language.listed(leavesOut) })}</p>`;
  return html`${rangeBar(language, total, placed.amount)}<p class="told" role="status">${placeText(language, quote.placed, total)}</p>${notPaid}`;
}

export function renderBudget(view: CalculatorView): Html {
  const { language } = view;
  const budget = whatIfOf(view)?.budget ?? null;
  if (budget === null || budget.text === '') return nothing;
  const { found, input, unit } = budget;
  if (found === null) return html`<p class="told">${language.words.noAmount}</p>`;
  const { amount, sure, perhaps } = found;
  const link = (end: string, { value, query }: Affordable): Html =>
    html`<a${queryLink(query, 'budget', end)}>${valueText(language, value, input)}</a>`;
  const money = quantityText(language, amount, unit);
  if (perhaps === null) return html`<p class="told" role="status">${language.words.budgetNone({ money })}</p>`;
  const atLow = html`<li>${language.words.budgetLow} ${link('perhaps', perhaps)}</li>`;
  const atHigh =
    sure === null
      ? html`<li>${language.words.budgetHighNone}</li>`
      : html`<li>${language.words.budgetHigh} ${link('sure', sure)}</li>`;
  return html`<p class="told" role="status">${language.words.budgetFor({ money, label: input.label })}</p><ul class="found">${atHigh}${atLow}</ul>`;
}
