/** Renders the errors of a form above it, each with a link to its field, and the query that was meant. */
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { CalculatorView } from '../answer/view.js';
import { queryLink } from './anchors.js';
import { fieldId } from './field.js';
import { troublesIn } from './trouble.js';

export function renderProblems(view: CalculatorView): Html {
  const { state, fields, open, language } = view;
  if (state.kind !== 'refused') return nothing;
  const { corrected, example } = state.refusal;
  const lines = troublesIn(view).map(({ at, text }) =>
    at === null ? html`<li>${text}</li>` : html`<li><a href="#${fieldId(at)}">${text}</a></li>`,
  );
  // When a number has two readings, only the person knows which was meant.
  const meant = [...fields, ...open].some(({ readings }) => readings.length > 0) ? null : corrected;
  return html`<div class="problems" role="alert" tabindex="-1" aria-labelledby="problems-title">
<h3 id="problems-title">${lines.length === 1 ? language.words.troubleOne : language.words.troubleMany}</h3>
<ul>${lines}</ul>${mendLink(meant, language.words.mend)}${mendLink(example, language.words.tryExample)}</div>`;
}

function mendLink(query: URLSearchParams | null, text: string): Html {
  if (query === null) return nothing;
  const kept = new URLSearchParams([...query].filter(([name]) => name !== 'trace'));
  return html`<p><a class="mend"${queryLink(kept.toString(), 'calculator', 'mend')}>${text}</a></p>`;
}
