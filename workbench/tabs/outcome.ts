/** Shows everything that the open entry becomes, in tabs. */
import type { AnswerDetail } from '../../pages/element/calculator-element.js';
import { element } from '../dom/element.js';
import type { Draft } from '../messages/draft.js';
import { tabWords as words } from '../messages/words.js';
import { renderAnswer, renderDifference, renderExamples, renderLlms, renderTypescript } from './panels.js';
import type { ReviewHost } from './review-panel.js';
import { ReviewPanel } from './review-panel.js';
import { tabList } from './tab-list.js';

export class Outcome {
  /** The panel of the preview. */
  readonly calculator = element('div', { class: 'panel' });
  readonly #examples = element('div', { class: 'panel' });
  readonly #typescript = element('div', { class: 'panel' });
  readonly #answer = element('div', { class: 'panel' });
  readonly #llms = element('div', { class: 'panel' });
  readonly #difference = element('div', { class: 'panel' });
  #slug: string | null = null;

  readonly #review: ReviewPanel;

  /** `host` keeps reviews; null where nothing can be kept. */
  constructor(place: HTMLElement, host: ReviewHost | null) {
    this.#review = new ReviewPanel(host);
    const tabs = [
      { name: words.calculator, panel: this.calculator },
      { name: words.examples, panel: this.#examples },
      { name: words.typescript, panel: this.#typescript },
      { name: words.answer, panel: this.#answer },
      { name: words.llms, panel: this.#llms },
      { name: words.difference, panel: this.#difference },
      { name: words.review, panel: this.#review.panel },
    ];
    place.append(tabList(words.tabs, tabs), ...tabs.map(({ panel }) => panel));
  }

  showAnswer(detail: AnswerDetail | null): void {
    this.#answer.replaceChildren(...renderAnswer(detail));
  }

  /** Shows a draft. While the entry has mistakes, its last output stays. */
  showDraft(draft: Draft | null): void {
    const slug = draft?.entry.slug ?? null;
    const isOther = slug !== this.#slug;
    this.#slug = slug;
    if (isOther) this.showAnswer(null);
    if (isOther) this.#review.reset();
    this.#examples.replaceChildren(...renderExamples(draft));
    if (!isOther && draft?.emitted === null) return;
    const emitted = draft?.emitted ?? null;
    this.#typescript.replaceChildren(...renderTypescript(emitted));
    this.#llms.replaceChildren(...renderLlms(emitted));
    this.#difference.replaceChildren(...renderDifference(emitted?.difference ?? null));
  }
}
