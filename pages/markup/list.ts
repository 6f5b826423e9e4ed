/** Renders an input that repeats: a row of fields for each item, and buttons that work without JavaScript. */
import { dropParameter, rowName } from '../answer/list-rows.js';
import type { ListView } from '../answer/list-view.js';
import type { CalculatorView } from '../answer/view.js';
import { renderField } from './field.js';
import type { Html } from './html.js';
import { html, nothing } from './html.js';
import { words } from './words.js';

export function renderLists({ lists }: Pick<CalculatorView, 'lists'>): Html {
  // The Enter key presses the first button, which must not be one that takes a row away.
  return html`<button type="submit" hidden></button>${lists.map(renderList)}`;
}

function renderList({ list, rows, isGiven, error }: ListView): Html {
  const { name, label, hint } = list;
  const fields = rows.map((row, place) => renderRow(name, label, row, place, place < rows.length - 1));
  return html`<details class="list" data-list="${name}"${isGiven || error !== null ? html` open` : ''}><summary>${words.eachByItself({ label })}</summary>
${hint === undefined ? nothing : html`<p class="hint">${hint}</p>`}
${error === null ? nothing : html`<p class="note">${error.detail}</p>`}
${fields}
<button type="submit" class="more">${words.another}</button></details>
`;
}

function renderRow(list: string, label: string, row: ListView['rows'][number], place: number, canGo: boolean): Html {
  const drop = canGo
    ? html`<button type="submit" class="drop" name="${dropParameter}" value="${rowName(list, place)}">${words.remove}</button>`
    : nothing;
  return html`<fieldset class="row"><legend>${label} ${place + 1}</legend>${row.map(renderField)}${drop}</fieldset>
`;
}
