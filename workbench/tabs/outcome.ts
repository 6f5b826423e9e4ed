/** Shows everything that the open entry becomes, in tabs. */
import type { AnswerDetail } from '../../pages/element/calculator-element.js';
import { element } from '../dom/element.js';
import type { Draft } from '../messages/draft.js';
import type { Finding } from '../messages/findings.js';
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
  #draft: Draft | null = null;
  #findings: readonly Finding[] = [];
  /** What the tab of examples shows, as text. */
  #shownExamples = '';

  readonly #host: InputsHost;
  readonly #inputs: InputsPanel;
  readonly #open: (tab: number) => void;

  /** `opened` is called with the place of each tab that a person opens. */
  constructor(place: HTMLElement, host: InputsHost, opened: (tab: number) => void) {
    this.#host = host;
    this.#inputs = new InputsPanel(host);
    const tabs = [
      { name: words.calculator, panel: this.calculator },
      { name: words.inputs, panel: this.#inputs.panel },
      { name: words.examples, panel: this.#examples },
      { name: words.typescript, panel: this.#typescript },
      { name: words.answer, panel: this.#answer },
      { name: words.llms, panel: this.#llms },
      { name: words.difference, panel: this.#difference },
    ];
    const { list, open } = tabList(words.tabs, tabs, opened);
    this.#open = open;
    place.append(list, ...tabs.map(({ panel }) => panel));
  }

  open(tab: number): void {
    this.#open(tab);
  }

  /** Opens the form at the first field of an input that is to be filled in. */
  openInput(name: string): void {
    this.#open(inputsTab);
    this.#inputs.focus(name);
  }

  /** Shows findings of the open entry where its tabs show the part that they are about. */
  showFindings(findings: readonly Finding[]): void {
    this.#findings = findings.filter(({ part }) => part !== null);
    this.#inputs.showFindings(this.#findings);
    this.#showExamples();
  }

  /** Leaves what has not changed as it is, so that no press or focus is lost. */
  #showExamples(): void {
    const { examples, emitted } = this.#draft ?? { examples: null, emitted: null };
    const text = JSON.stringify([examples, emitted?.reach, this.#findings]);
    if (text === this.#shownExamples) return;
    this.#shownExamples = text;
    this.#examples.replaceChildren(...renderExamples(this.#draft, this.#findings, this.#host));
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
    this.#draft = draft;
    this.#inputs.show(draft?.inputs ?? [], draft?.units ?? []);
    this.#showExamples();
    if (!isOther && draft?.emitted === null) return;
    const emitted = draft?.emitted ?? null;
    this.#typescript.replaceChildren(...renderTypescript(emitted));
    this.#llms.replaceChildren(...renderLlms(emitted));
    this.#difference.replaceChildren(...renderDifference(emitted?.difference ?? null));
  }
}
