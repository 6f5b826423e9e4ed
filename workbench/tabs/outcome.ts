/** All that comes of the open entry, each in a tab of its own. */
import type { AnswerDetail } from '../../pages/element/calculator-element.js';
import { element } from '../dom/element.js';
import type { Draft } from '../messages/draft.js';
import { renderAnswer, renderDifference, renderExamples, renderLlms, renderTypescript } from './panels.js';
import { tabList } from './tab-list.js';

export class Outcome {
  /** Where the preview stands. */
  readonly calculator = element('div', { class: 'panel' });
  readonly #examples = element('div', { class: 'panel' });
  readonly #typescript = element('div', { class: 'panel' });
  readonly #answer = element('div', { class: 'panel' });
  readonly #llms = element('div', { class: 'panel' });
  readonly #difference = element('div', { class: 'panel' });
  #slug: string | null = null;

  constructor(place: HTMLElement) {
    const tabs = [
      { name: 'Calculator', panel: this.calculator },
      { name: 'Examples', panel: this.#examples },
      { name: 'TypeScript', panel: this.#typescript },
      { name: 'API answer', panel: this.#answer },
      { name: 'llms.txt', panel: this.#llms },
      { name: 'Difference', panel: this.#difference },
    ];
    place.append(tabList('What comes of the entry', tabs), ...tabs.map(({ panel }) => panel));
  }

  showAnswer(detail: AnswerDetail | null): void {
    this.#answer.replaceChildren(...renderAnswer(detail));
  }

  /** While an entry has mistakes, what it was before them stands. */
  showDraft(draft: Draft | null): void {
    const slug = draft?.entry.slug ?? null;
    const isOther = slug !== this.#slug;
    this.#slug = slug;
    if (isOther) this.showAnswer(null);
    this.#examples.replaceChildren(...renderExamples(draft));
    if (!isOther && draft?.emitted === null) return;
    const emitted = draft?.emitted ?? null;
    this.#typescript.replaceChildren(...renderTypescript(emitted));
    this.#llms.replaceChildren(...renderLlms(emitted));
    this.#difference.replaceChildren(...renderDifference(emitted?.difference ?? null));
  }
}
