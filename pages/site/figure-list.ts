/** Renders what the figures of a calculator rest on: who says what, in which year, at which address. */
import type { figureEntry, figureRecord } from '../../contract/figures.js';
import type { Static } from '../../contract/schema.js';
import type { Html } from '../markup/html.js';
import { html, nothing } from '../markup/html.js';
import { quantityText, rangeText } from '../markup/quantity.js';
import { siteWords } from './site-words.js';

export type FigureEntry = Static<typeof figureEntry>;
type FigureRecord = Static<typeof figureRecord>;

export function renderFigures(figures: readonly FigureEntry[]): Html {
  if (figures.length === 0) return nothing;
  return html`<section class="sources" aria-labelledby="sources"><h2 id="sources">${siteWords.figures}</h2>
<ul>${figures.map(figureItem)}</ul></section>`;
}

function figureItem(figure: FigureEntry): Html {
  const { name, records = [], source, judgement, because } = figure;
  const value = valueText(figure);
  const head = html`<b>${nameText(name)}</b>${value === '' ? nothing : html`: ${value}`}`;
  const words = [source, judgement === undefined ? undefined : siteWords.judgement(judgement), because];
  const told = words.flatMap((text) => (text === undefined ? [] : [html` ${text}`]));
  return html`<li>${head}.${told}${records.length === 0 ? nothing : html`<ul>${records.map(recordItem)}</ul>`}</li>`;
}

function recordItem({ at, who, says, published, read, where }: FigureRecord): Html {
  const facts = [published ?? siteWords.undated, where, read === null ? siteWords.unread : undefined];
  const text = facts.filter((each) => each !== undefined).join(', ');
  return html`<li><a href="${at}" rel="nofollow">${who}</a> (${text}): ${says.join(', ')}</li>`;
}

/** `ready mix` of `prices.ready_mix`. */
function nameText(name: string): string {
  return (name.split('.')[1] ?? name)
    .replaceAll('_', ' ')
    .replace(/(?<=[a-z0-9])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** The value of the last period, which is the one that holds longest. */
function valueText({ values = [], unit, cells = {} }: FigureEntry): string {
  const last = values[values.length - 1];
  if (last === undefined)
    return Object.entries(cells)
      .map(([cell, value]) => `${cell} ${value}`.trim())
      .join('; ');
  return last.value === undefined ? rangeText(last.low ?? 0, last.high ?? 0, unit) : quantityText(last.value, unit);
}
