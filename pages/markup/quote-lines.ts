/** Renders the lines of an offer: the field for them, and what each is beside the estimate. */
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { LinesView } from '../answer/offer-lines.js';
import type { PageLanguage } from '../answer/page-language.js';
import { pageParameters } from '../answer/page-query.js';
import type { CalculatorView } from '../answer/view.js';
import { anchorSlot } from './anchors.js';
import { formId } from './field.js';
import { placeText, priceText } from './quantity.js';
import { rangeBar } from './range-bar.js';

const id = 'money-lines';

/** Closed until it is used. Its answer is in a region, so that the field keeps its focus. */
export function renderLinesField(view: CalculatorView, action: string): Html {
  const { words } = view.language;
  const text = view.own.get(pageParameters.lines) ?? '';
  const isWrong = linesIn(view)?.kind === 'wrong';
  return html`${anchorSlot('lines')}<details class="lines"${text === '' ? nothing : html` open`}><summary>${words.byLines}</summary>
<div class="field${isWrong ? ' wrong' : ''}"><label for="${id}">${words.lines}</label>
<p class="hint" id="${id}-hint">${words.linesHint}</p>
<div class="control"><textarea id="${id}" name="${pageParameters.lines}" form="${formId}" rows="4" autocomplete="off" aria-describedby="${id}-hint ${id}-said"${isWrong ? html` aria-invalid="true"` : nothing}${text === '' ? nothing : html` data-given`}>${text}</textarea></div>
<button type="submit" form="${formId}" formaction="${action}#lines" class="quiet">${words.checkLines}</button></div>
<div data-region="lines" id="${id}-said">${renderLinesAnswer(view)}</div></details>`;
}

function linesIn({ state }: CalculatorView): LinesView | null {
  return state.kind === 'answered' ? (state.whatIf?.lines ?? null) : null;
}

export function renderLinesAnswer(view: CalculatorView): Html {
  const { language } = view;
  const { words } = language;
  const found = linesIn(view);
  if (found === null) return nothing;
  if (found.kind === 'wrong') return html`<p class="note" role="alert">${found.mistake}</p>`;
  const { compared, lines, missing, questions, unit } = found;
  const lacking = missing.map(
    ({ line, ...range }) =>
      html`<li>${words.lineMissing({ line, range: priceText(language, { ...range, unit }) })}</li>`,
  );
  return html`${compared === null ? html`<p class="told" role="status">${words.linesNone}</p>` : comparedPart(language, compared, unit)}
<ul class="found">${lines.map((line) => html`<li>${lineText(language, line, unit)}</li>`)}${lacking}</ul>
<p>${words.linesAsk}</p><ol>${questions.map((question) => html`<li>${question}</li>`)}</ol>`;
}

type Checked = Extract<LinesView, { kind: 'checked' }>;

function comparedPart(language: PageLanguage, compared: NonNullable<Checked['compared']>, unit: string): Html {
  const { amount, range, parts } = compared;
  const total = { ...range, unit };
  const sum = language.words.linesCompared({
    amount: priceText(language, { low: amount, high: amount, unit }),
    parts: language.listed(parts),
  });
  return html`${rangeBar(language, total, amount)}<p class="told" role="status">${sum} ${placeText(language, compared, total)}</p>`;
}

/** What a line of the offer is, and where it lies. */
function lineText(language: PageLanguage, line: Checked['lines'][number], unit: string): string {
  const { words } = language;
  const { amount, is, of = '', low, high, position } = line;
  const named = `${line.named.join(' + ')}, ${priceText(language, { low: amount, high: amount, unit })}`;
  if (position !== undefined && low !== undefined && high !== undefined)
    return words.linePlaces[position]({ named, of, range: priceText(language, { low, high, unit }) });
  return is === 'line' || is === 'option' ? named : words.lineKinds[is]({ named, of });
}
