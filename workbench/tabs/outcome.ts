/** Shows everything that the open entry becomes, in tabs. */
import type { AnswerDetail } from '../../pages/element/calculator-element.js';
import { element } from '../dom/element.js';
import type { Draft } from '../messages/draft.js';
import { tabWords as words } from '../messages/words.js';
import type { InputsHost } from './inputs-panel.js';
import { InputsPanel } from './inputs-panel.js';
import { renderAnswer, renderDifference, renderExamples, renderLlms, renderTypescript } from './panels.js';
import { tabList } from './tab-list.js';

const inputsTab = 1;

const panel = () => element('div', { class: 'panel' });

export class Outcome {
  /** The panel of the preview. */
  readonly calculator = panel();
  readonly #examples = panel();
  readonly #typescript = panel();
  readonly #answer = panel();
  readonly #llms = panel();
  readonly #difference = panel();
  #slug: string | null = null;

  readonly #inputs: InputsPanel;
  readonly #open: (tab: number) => void;

  constructor(place: HTMLElement, inputs: InputsHost) {
    this.#inputs = new InputsPanel(inputs);
    const tabs = [
      { name: words.calculator, panel: this.calculator },
      { name: words.inputs, panel: this.#inputs.panel },
      { name: words.examples, panel: this.#examples },
      { name: words.typescript, panel: this.#typescript },
      { name: words.answer, panel: this.#answer },
      { name: words.llms, panel: this.#llms },
      { name: words.difference, panel: this.#difference },
    ];
    const { list, open } = tabList(words.tabs, tabs);
    this.#open = open;
    place.append(list, ...tabs.map(({ panel }) => panel));
  }

  /** Opens the form at the first field of an input that is to be filled in. */
  openInput(name: string): void {
    this.#open(inputsTab);
    this.#inputs.focus(name);
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
    this.#inputs.show(draft?.inputs ?? []);
    this.#examples.replaceChildren(...renderExamples(draft));
    if (!isOther && draft?.emitted === null) return;
    const emitted = draft?.emitted ?? null;
    this.#typescript.replaceChildren(...renderTypescript(emitted));
    this.#llms.replaceChildren(...renderLlms(emitted));
    this.#difference.replaceChildren(...renderDifference(emitted?.difference ?? null));
  }
}
