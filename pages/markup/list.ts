/** Renders an input that repeats: a row of fields for each item, and buttons that work without JavaScript. */

import { dayOf } from '../../engine/calculator/list-parameter.js';
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import { dropParameter, rowName } from '../answer/list-rows.js';
import type { ListView } from '../answer/list-view.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { CalculatorView } from '../answer/view.js';
import { anchorSlot } from './anchors.js';
import { renderField } from './field.js';
import { anyTrouble } from './trouble.js';

export function renderLists({ lists, language }: Pick<CalculatorView, 'lists' | 'language'>): Html {
  const repeated = lists.filter(({ list }) => dayOf(list) === null);
  // The Enter key presses the first button, which must not be one that takes a row away.
  return html`${anchorSlot('rows')}<button type="submit" hidden></button>${repeated.map((list) => renderList(language, list))}`;
}

function renderList(language: PageLanguage, { list, rows, isGiven, error }: ListView): Html {
  const { name, label, one = label, hint } = list;
  const fields = rows.map((row, place) =>
    renderRow(language, name, { label: one, row, place, canGo: place < rows.length - 1 }),
  );
  return html`<details class="list" data-list="${name}"${isGiven || error !== null ? html` open` : ''}><summary>${language.words.eachByItself({ label })}</summary>
${hint === undefined ? nothing : html`<p class="hint">${hint}</p>`}
${error === null ? nothing : html`<p class="note">${anyTrouble(language, error)}</p>`}
${fields}
<button type="submit" class="more" formaction="#rows" data-key="more ${name}">${language.words.another}</button></details>
`;
}

interface ShownRow {
  readonly label: string;
  readonly row: ListView['rows'][number];
  readonly place: number;
  /** False for the empty row behind the others. */
  readonly canGo: boolean;
}

function renderRow(language: PageLanguage, list: string, { label, row, place, canGo }: ShownRow): Html {
  const drop = canGo
    ? html`<button type="submit" class="quiet drop" formaction="#rows" name="${dropParameter}" value="${rowName(list, place)}">${language.words.remove}</button>`
    : nothing;
  return html`<fieldset class="row"><legend>${label} ${place + 1}</legend>${row.map((field) => renderField(language, field))}${drop}</fieldset>
`;
}
