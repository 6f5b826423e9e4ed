/** Renders a calculator as HTML: a form that works without JavaScript, and its result. Pure functions of a view. */

import { dayOf } from '../../engine/calculator/list-parameter.js';
import { escaped, Html, hiddenFields, html, nothing } from '../../words/html.js';
import type { FieldView } from '../answer/field-view.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { CalculatorView } from '../answer/view.js';
import { anchorElements, anchorSlot, queryLink } from './anchors.js';
import { renderBand, renderBasis, renderFigures, renderHeadline, renderSentence } from './answer.js';
import { renderAsks } from './asks.js';
import { renderComparisons } from './comparison.js';
import { formId, renderDay, renderField } from './field.js';
import { renderLists } from './list.js';
import { renderBudget, renderMoney, renderQuote } from './money-questions.js';
import { renderPlot } from './plot.js';
import { renderProblems } from './problems.js';
import { rangeText } from './quantity.js';
import { renderLinesAnswer } from './quote-lines.js';
import { renderBar } from './range-bar.js';
import { renderSways } from './sways.js';
import { renderTrace } from './trace.js';

export interface RenderOptions {
  /** The address of the style sheet. */
  readonly style: string;
  /** The address that the form is sent to; the page's own when it is left out. */
  readonly action?: string;
  /** The range in which the compiler has proved the result to lie, as the registry has it. */
  readonly provedRange?: { readonly low: number; readonly high: number; readonly unit: string };
}

/**
 * The parts that are rewritten when the answer changes. Everything else keeps its text, focus and open details, and so does a
 * part of which nothing comes.
 */
export const regions = {
  problems: renderProblems,
  kept: renderKept,
  lists: renderLists,
  drawing: renderDrawing,
  headline: renderHeadline,
  bar: renderBar,
  sentence: renderSentence,
  figures: renderFigures,
  asks: renderAsks,
  band: renderBand,
  basis: renderBasis,
  comparisons: renderComparisons,
  quote: renderQuote,
  lines: renderLinesAnswer,
  budget: renderBudget,
  plot: renderPlot,
  sways: renderSways,
  trace: renderTrace,
} as const satisfies Readonly<Record<string, (view: CalculatorView) => Html | null>>;

/** Renders the content of a calculator's shadow root. */
export function renderCalculator(view: CalculatorView, options: RenderOptions): string {
  const { language } = view;
  return html`<link rel="stylesheet" href="${options.style}">
<article class="calculator" data-slug="${view.slug}">
<header><slot name="heading"><h2>${view.title}</h2><p class="subtitle">${view.subtitle}</p></slot></header>
${anchorSlot('calculator')}<div class="sheet">${form(view, options)}
${result(view)}</div>
<slot name="next"></slot>
${renderMoney(view, options.action ?? '')}
${anchorSlot('compare')}${details('comparisons', language.words.compare, view, true)}
${anchorSlot('sways')}${details('sways', view.money === null ? language.words.swaysOfResult : language.words.sways, view, true, { before: region('plot', view) })}
${details('trace', language.words.steps, view, false, { after: provedText(language, options) })}
${notes(view)}
</article>`.text;
}

/** The addresses that an element needs in the browser. */
export interface ElementOptions extends RenderOptions {
  /** The address of the calculator's module. */
  readonly module: string;
  /** The address of the module with the facts of the service. */
  readonly service: string;
  /** Keeps the query of the page's address in step with the form. */
  readonly followsAddress?: boolean;
  /** Marks it as one in a frame on another site: whole, or only the entries and the answer. */
  readonly frame?: 'whole' | 'compact';
  /** Content for the slot of its name, as HTML that the caller vouches for: an element that names the slot. */
  readonly heading?: string;
  readonly next?: string;
}

/** Renders the whole element with its declarative shadow root, for a page that answers without JavaScript. */
export function renderElement(view: CalculatorView, options: ElementOptions): string {
  const { style, module, service, followsAddress = false, heading = '', next = '', frame } = options;
  const names = [
    ['src', module],
    ['service', service],
    ['stylesheet', style],
  ];
  const attributes = names.map(([name, value]) => ` ${name}="${escaped(value ?? '')}"`).join('');
  const root = `<template shadowrootmode="open">${renderCalculator(view, options)}</template>`;
  const follows = followsAddress ? ' follow-address' : '';
  const framed = frame === undefined ? '' : frame === 'compact' ? ' framed compact' : ' framed';
  // After the shadow root, the heading would arrive with the end of the page and push down what is below it.
  return `<reckoner-calculator${attributes}${follows}${framed}>${heading}${root}${next}${anchorElements().text}</reckoner-calculator>`;
}

function form(view: CalculatorView, { action }: RenderOptions): Html {
  const { language } = view;
  const fields = [
    ...view.fields.flatMap((field) => [field, ...daysAfter(field, view)]).map((field) => renderField(language, field)),
    ...(view.day === null ? [] : [renderDay(language, view.day)]),
  ];
  return html`<form id="${formId}" method="get" action="${action ?? ''}#calculator" novalidate aria-label="${view.title}">
${region('problems', view)}
${view.drawing === null ? nothing : region('drawing', view)}
${fields}${view.lists.every(({ list }) => dayOf(list) !== null) ? nothing : region('lists', view)}${openFields(view)}${region('kept', view)}
<div class="buttons"><button type="submit">${language.words.calculate}</button><a class="again"${queryLink('', 'calculator', 'reset')}>${language.words.reset}</a></div>
</form>`;
}

/** The fields of days that give this input before any other. */
function daysAfter({ spec }: FieldView, { lists }: CalculatorView): readonly FieldView[] {
  const days = lists.filter(({ list }) => dayOf(list) !== null && list.gives[0]?.input === spec.name);
  return days.flatMap(({ rows }) => rows.flat());
}

/** Fields for a person's own prices, folded while there are none. */
function openFields({ open, language }: CalculatorView): Html {
  if (open.length === 0) return nothing;
  const isUsed = open.some(({ isGiven }) => isGiven);
  return html`<details class="own"${isUsed ? html` open` : ''}><summary>${language.words.ownPrices}</summary><p class="hint">${language.words.ownHint}</p>${open.map((field) => renderField(language, field))}</details>
`;
}

/** Hidden fields: values of the query that the form keeps. */
function renderKept({ others }: CalculatorView): Html {
  return hiddenFields(others);
}

/** Nothing comes of it until the element has loaded what draws. */
function renderDrawing({ language, drawing, draw }: CalculatorView): Html | null {
  return drawing === null || draw === null ? null : new Html(draw(language, drawing));
}

/** The answer stays in sight while the form is filled in; the rest follows below it. */
function result(view: CalculatorView): Html {
  return html`<div class="result"><section class="answer" tabindex="-1" aria-label="${view.language.words.result}">
<output aria-live="polite" aria-atomic="true" data-region="headline">${renderHeadline(view)}</output></section>
<div class="reasons">
${region('bar', view)}
${region('sentence', view)}
${region('figures', view)}
${region('asks', view)}
${region('band', view)}
${region('basis', view)}
</div></div>`;
}

function provedText(language: PageLanguage, { provedRange: range }: RenderOptions): Html {
  if (range === undefined) return nothing;
  const { low, high, unit } = range;
  // What an amount of money is, such as `$ low end` or `$ a visit (low end)`.
  const [, sign, what] = /^(\p{Sc}) (.+)$/u.exec(unit) ?? [];
  const text =
    what === undefined
      ? language.words.provedRange({ range: rangeText(language, low, high, unit) })
      : language.words.provedAmount({ range: rangeText(language, low, high, sign), what: inOneBracket(what) });
  return html`<p class="whole">${text}</p>`;
}

/** `a visit (low end)` as it stands in brackets: `a visit, low end`. */
function inOneBracket(label: string): string {
  return label.replace(/^\((.*)\)$/, '$1').replace(/ \((.*)\)$/, ', $1');
}

/** Renders a part that can be folded; hidden while it is empty. */
function details(
  name: 'comparisons' | 'sways' | 'trace',
  title: string,
  view: CalculatorView,
  isOpen: boolean,
  { before = nothing, after = nothing } = {},
): Html {
  const content = regions[name](view);
  const isEmpty = content.text === '';
  return html`<details class="card"${isOpen ? html` open` : ''}${isEmpty ? html` hidden` : ''}><summary>${title}</summary>${before}${regionAround(name, content)}${after}</details>`;
}

function region(name: keyof typeof regions, view: CalculatorView): Html {
  return regionAround(name, regions[name](view) ?? nothing);
}

function regionAround(name: keyof typeof regions, content: Html): Html {
  return html`<div data-region="${name}">${content}</div>`;
}

function notes({ disclaimer, legalDisclaimer, language }: CalculatorView): Html {
  return html`<aside class="notes" aria-label="${language.words.disclaimer}"><p>${disclaimer}</p><p>${legalDisclaimer}</p><p class="printed" data-printed></p></aside>`;
}
