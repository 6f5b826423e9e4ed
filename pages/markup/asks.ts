/** Renders what would narrow the answer: questions about inputs left out, each with a link to its field. */
import type { Html } from '../../words/html.js';
import { html, nothing } from '../../words/html.js';
import type { CalculatorView } from '../answer/view.js';
import { fieldId } from './field.js';

export function renderAsks({ state, language }: CalculatorView): Html {
  if (state.kind !== 'answered' || state.asks.length === 0) return nothing;
  const items = state.asks.map(
    ({ input, question, says }) =>
      html`<li><a href="#${fieldId(input)}">${question}</a>${says.slice(question.length)}</li>`,
  );
  return html`<h3>${language.words.narrow}</h3><ul class="asks">${items}</ul>`;
}
