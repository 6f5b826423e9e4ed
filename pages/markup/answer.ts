/** Renders the result: the price or the figure first, then the sentence, the lines, and what the price rests on. */
import { timeOf } from '../../engine/calculator/calendar.js';
import { quantityText, valueText } from '../../engine/calculator/quantity-text.js';
import type { Amount, CalculationResult, CostBand, InputValue, RangeFigure } from '../../engine/kernel/module.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { Answer } from '../answer/answer.js';
import type { FieldView } from '../answer/field-view.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { CalculatorView, State } from '../answer/view.js';
import type { OptionView } from '../answer/what-if.js';
import { anchorSlot, queryLink } from './anchors.js';
import { priceText, rangeText } from './quantity.js';

type Answered = Extract<State, { kind: 'answered' }>;

/** Renders what is read aloud when it changes: what somebody pays, or the result; or what it needs. */
export function renderHeadline(view: CalculatorView): Html {
  return html`${headlineValue(view)}${movedTexts(view)}`;
}

/** The numbers that were moved into their bounds: the value beside them is not that of what was entered. */
function movedTexts({ fields, lists, open, language }: CalculatorView): Html {
  const all = [...fields, ...lists.flatMap(({ rows }) => rows.flat()), ...open];
  const texts = all.flatMap((field) => (field.moved === null ? [] : [movedText(language, field, field.moved)]));
  return html`${texts.map((text) => html` <span class="moved">${text}</span>`)}`;
}

function movedText(language: PageLanguage, { spec, text, unit = '' }: FieldView, moved: InputValue): string {
  const used = valueText(language, moved, spec);
  return language.words.movedShort({ label: spec.label, used, asked: `${text} ${unit}`.trim() });
}

function headlineValue(view: CalculatorView): Html {
  const { state, language } = view;
  if (state.kind === 'waiting') {
    return html`<span class="prompt">${language.words.waiting({
      labels: language.listed(state.missing.map(({ label }) => label)),
    })}</span>`;
  }
  if (state.kind === 'refused') return html`<span class="prompt">${language.words.noResult}</span>`;
  const { answer } = state;
  const { text } = answer.result;
  const named =
    text === undefined ? nothing : html`<span class="visually-hidden">, </span> <span class="class">${text}</span>`;
  const total = totalOf(answer);
  if (total === null) return html`<span class="value">${resultText(language, answer)}</span>${named}`;
  const also =
    isTold(view, 'value') || isEndOf(total, answer.result) || rangeAround(language, answer) !== null
      ? nothing
      : html` <span class="also">${quantityText(language, answer.result.value, answer.result.unit)}</span>`;
  return html`<span class="for">${totalName(language, answer)}</span> <span class="value">${priceText(language, total)}</span>${also}${named}`;
}

/** True for an amount that the total says in any case: one visit a year costs as much as the year. */
function isEndOf(total: RangeFigure, { value, unit }: CalculationResult): boolean {
  return unit.startsWith(total.unit) && (value === total.low || value === total.high);
}

/** The headline as plain text: what it is called, its value, and its two ends where it has any. */
export function headlineText(
  { language }: Pick<CalculatorView, 'language'>,
  answer: Answer,
): { label: string; value: string; range: RangeFigure | null } {
  const { value, unit, text } = answer.result;
  const total = totalOf(answer);
  if (total !== null)
    return {
      label: totalName(language, answer),
      value: priceText(language, total),
      range: total,
    };
  const range = rangeAround(language, answer);
  const own = range === null ? quantityText(language, value, unit) : priceText(language, range);
  return { label: '', value: text === undefined ? own : `${own}, ${text}`, range };
}

/** What a total is called: by how often it comes back, or by what it pays for. Fees, such as taxes, are no job. */
function totalName({ words }: PageLanguage, { estimate }: Answer): string {
  const { lines = [], covers = 'job', period } = estimate ?? {};
  const areFees = lines.length > 0 && lines.every((line) => line.covers === 'fee');
  return words.total[period ?? (areFees ? 'fee' : covers)];
}

/** Total of the estimate; null when there is none. */
function totalOf({ estimate }: Answer) {
  return estimate === undefined || estimate.total.high === 0 ? null : estimate.total;
}

/** True for a figure, by its name in `repeats`, whose step another part of the answer shows. */
function isTold(view: CalculatorView, by: string): boolean {
  const { state, repeats, language } = view;
  const part = Object.hasOwn(repeats, by) ? repeats[by] : undefined;
  if (part === undefined || state.kind !== 'answered') return false;
  if (part === 'range') return rangeAround(language, state.answer) !== null || isTold(view, 'range');
  return part === 'total' ? isTotalTold(state) : state.answer.estimate !== undefined;
}

/** True while the total is that without options, or its only line says as much. */
function isTotalTold({ answer, whatIf }: Answered): boolean {
  const added = (whatIf?.options ?? []).filter(({ isChosen }) => isChosen).map(({ line }) => line);
  const own = linesShown(answer).filter(({ line }) => !added.includes(line));
  return totalOf(answer) !== null && (added.length === 0 || own.length === 1);
}

/** The range of money that the result is an end of; null when it is none. */
function rangeAround(language: PageLanguage, { result: { value, unit, range } }: Answer): RangeFigure | null {
  return range !== undefined && language.isMoney(unit) && (value === range.low || value === range.high) ? range : null;
}

/** A result with its range, if it is an end of that. Its unit is smaller, but not a currency sign. */
function resultText(language: PageLanguage, answer: Answer): Html {
  const range = rangeAround(language, answer);
  if (range !== null) return html`${priceText(language, range)}`;
  const text = quantityText(language, answer.result.value, answer.result.unit);
  const end = text.indexOf(' ');
  if (end === -1) return html`${text}`;
  return html`${text.slice(0, end)}<span class="unit">${text.slice(end)}</span>`;
}

/** Renders the sentence, without the notes on moved numbers, which stand at their fields. */
export function renderSentence({ state }: CalculatorView): Html {
  return state.kind === 'answered' ? html`<p class="sentence">${state.sentence}</p>` : nothing;
}

/** Renders the lines of the estimate, what may be added, what is left out, and the other figures of the result. */
export function renderFigures(view: CalculatorView): Html {
  const { state, language } = view;
  if (state.kind !== 'answered') return nothing;
  const { answer, whatIf } = state;
  return html`${linesOf(language, answer)}${optionsOf(language, whatIf?.options ?? [], answer)}${gapsOf(language, answer)}${othersOf(view, answer)}`;
}

/** The lines of an offer; a single one is the headline itself. */
function linesShown({ estimate }: Answer) {
  return estimate === undefined || estimate.lines.length < 2 ? [] : estimate.lines;
}

function linesOf(language: PageLanguage, answer: Answer): Html {
  const lines = linesShown(answer);
  const unit = answer.estimate?.total.unit;
  if (lines.length === 0 || unit === undefined) return nothing;
  const rows = lines.map(({ line, low, high }) => pair(line, priceText(language, { low, high, unit })));
  return html`<dl class="figures estimate" aria-label="${language.words.estimate}">${rows}</dl>`;
}

/** Options that a customer may add, each with a link that adds or removes it. */
function optionsOf(language: PageLanguage, options: readonly OptionView[], { estimate }: Answer): Html {
  const unit = estimate?.total.unit;
  if (unit === undefined || options.length === 0) return nothing;
  const rows = options.map(
    ({ line, amount, isChosen, query }) =>
      html`<li${isChosen ? html` class="chosen"` : nothing}><span>${line}</span> <b>${priceText(language, { ...amount, unit })}</b> <a class="toggle"${queryLink(query, 'options', line)}>${isChosen ? language.words.remove : language.words.add}<span class="visually-hidden"> ${line}</span></a></li>`,
  );
  return html`${anchorSlot('options')}<h3>${language.words.options}</h3><ul class="options">${rows}</ul>`;
}

function gapsOf(language: PageLanguage, { estimate }: Answer): Html {
  if (estimate === undefined || estimate.leaves_out.length === 0) return nothing;
  return html`<p class="remark">${language.words.leavesOut({ gaps: language.listed(estimate.leaves_out) })}</p>`;
}

/** The range and the secondary figures that the headline does not already say. */
function othersOf(view: CalculatorView, answer: Answer): Html {
  const { language } = view;
  const { range, secondary = [] } = answer.result;
  const total = totalOf(answer);
  const isRangeTold =
    isTold(view, 'range') || (total === null ? rangeAround(language, answer) !== null : isSameRange(total, range));
  const own = range === undefined || isRangeTold ? [] : [pair(language.words.range, priceText(language, range))];
  const others = secondary
    .filter((_, place) => !isTold(view, String(place)))
    .map((each) => pair(each.label, quantityText(language, each.value, each.unit)));
  const all = [...own, ...others];
  return all.length === 0 ? nothing : html`<dl class="figures" aria-label="${language.words.figures}">${all}</dl>`;
}

/** A year of one visit is its price. */
function isSameRange(total: Amount, range: RangeFigure | undefined): boolean {
  return total.low === range?.low && total.high === range.high;
}

function pair(name: string, text: string): Html {
  return html`<div><dt>${name}</dt><dd>${text}</dd></div>`;
}

/** Renders what the prices rest on, and how old they are. */
export function renderBasis({ state, language }: CalculatorView): Html {
  if (state.kind !== 'answered') return nothing;
  const { basis, as_of, valid } = state.answer;
  const until = valid?.until ?? null;
  const texts = [
    ...(basis === undefined || basis.says === '' ? [] : [language.words.basis({ says: basis.says })]),
    ...(as_of === undefined ? [] : [language.words.asOf({ day: language.dayText(timeOf(as_of)) })]),
    ...(until === null ? [] : [language.words.validUntil({ day: language.dayText(timeOf(until)) })]),
  ];
  if (texts.length === 0) return nothing;
  return html`<p class="remark">${texts.join(' ')} <a class="where" href="#sources">${language.words.whereFrom}</a></p>`;
}

/** Renders the usual price. */
export function renderBand({ state, language }: CalculatorView): Html {
  if (state.kind !== 'answered' || state.answer.cost_band === null) return nothing;
  return bandText(language, state.answer.cost_band);
}

function bandText(language: PageLanguage, band: CostBand): Html {
  const { sign, low, high, projectLow, projectHigh } = pricesOf(band);
  const each = `${rangeText(language, low, high, sign)} ${band.unit}`;
  const project =
    projectLow === undefined || projectHigh === undefined
      ? ''
      : `; ${language.words.perProject({ range: rangeText(language, projectLow, projectHigh, sign) })}`;
  const notes = band.notes === undefined ? nothing : html` <span class="remark">${band.notes}</span>`;
  return html`<p class="band"><b>${language.words.price}</b> ${band.service_name}: ${each}${project}.${notes}</p>`;
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
