/** Shows the calculator of the open entry; while the entry has mistakes, its last calculator, paler. */

import type { AnswerDetail, ReckonerCalculator } from '../../pages/element/calculator-element.js';
import { element, note } from '../dom/element.js';
import type { FindingHost } from '../dom/finding-buttons.js';
import { findingParts } from '../dom/finding-buttons.js';
import { KeptList } from '../dom/kept-list.js';
import type { Draft } from '../messages/draft.js';
import type { Finding } from '../messages/findings.js';
import { offerWords, pageWords, tabWords as words } from '../messages/words.js';
import { runModules } from './run-modules.js';

/** The answer that a calculator shows. */
type Shown = NonNullable<AnswerDetail['answer']>;

export interface PreviewHost extends FindingHost {
  readonly answered: (detail: AnswerDetail) => void;
  readonly addExample: (answer: Shown) => void;
}

/** Most mistakes to show above the calculator; the list below the text has all. */
const mostShown = 3;

export class Preview {
  readonly #host: PreviewHost;
  readonly #head = element('p', { class: 'head' });
  readonly #mistakes = element('ul');
  readonly #more = element('p');
  readonly #notes = element('div', { class: 'obstacles', hidden: true }, this.#head, this.#mistakes, this.#more);
  readonly #listed = new KeptList<Finding>(this.#mistakes, (finding) => this.#item(finding));
  readonly #empty = note('');
  readonly #calculator = document.createElement('reckoner-calculator') as ReckonerCalculator;
  readonly #example = element('button', { type: 'button', class: 'add-example', hidden: true }, offerWords.addExample);
  #answer: Shown | null = null;
  #shown: { readonly slug: string; readonly text: string } | null = null;
  #round = 0;

  constructor(place: HTMLElement, host: PreviewHost) {
    this.#host = host;
    this.#calculator.setAttribute('stylesheet', new URL('calculator.css', document.baseURI).href);
    this.#calculator.addEventListener('reckoner-answer', (event) =>
      this.#take((event as CustomEvent<AnswerDetail>).detail),
    );
    this.#calculator.hidden = true;
    this.#example.addEventListener('click', () => this.#answer && host.addExample(this.#answer));
    place.append(this.#notes, this.#empty, this.#calculator, this.#example);
    this.#say(words.loading);
  }

  #take(detail: AnswerDetail): void {
    this.#answer = detail.answer;
    this.#showExample();
    this.#host.answered(detail);
  }

  /** Examples with items of lists have to be written by hand. */
  #showExample(): void {
    this.#example.hidden = this.#calculator.hidden || this.#answer === null || this.#answer.lists !== undefined;
  }

  /** Shows the calculator of the open entry, if there is one; leaves an unchanged one as it is. */
  async show(draft: Draft | null): Promise<void> {
    if (draft === null) {
      this.#say(words.chooseForCalculator);
      return;
    }
    const { emitted } = draft;
    const { slug } = draft.entry;
    if (emitted === null) {
      if (this.#shown?.slug !== slug) this.#say(words.calculatorNotYet);
      return;
    }
    const { modules } = emitted;
    const text = modules.calculator + modules.units + modules.service;
    if (this.#shown?.slug === slug && this.#shown.text === text) return;
    this.#round += 1;
    const round = this.#round;
    const source = await runModules(modules);
    if (round !== this.#round) return;
    this.#calculator.show(source);
    this.#calculator.hidden = false;
    this.#empty.hidden = true;
    this.#showExample();
    this.#shown = { slug, text };
  }

  /** Shows the mistakes of the open entry and of the files that it needs. */
  showMistakes(mistakes: readonly Finding[]): void {
    this.#calculator.classList.toggle('stale', mistakes.length > 0);
    const more = mistakes.length - mostShown;
    const last = this.#calculator.hidden ? '' : ` ${words.lastRight}`;
    this.#head.textContent = words.obstacles({ count: mistakes.length }) + last;
    this.#listed.show(mistakes.slice(0, mostShown));
    this.#more.textContent = more > 0 ? words.moreObstacles({ count: more }) : '';
    this.#more.hidden = more <= 0;
    this.#notes.hidden = mistakes.length === 0;
  }

  #item(finding: Finding): HTMLElement {
    const place = pageWords.showLine({ line: finding.line });
    return element('li', {}, ...findingParts(finding, this.#host, place, 1));
  }

  #say(text: string): void {
    this.#round += 1;
    this.#shown = null;
    this.#calculator.hidden = true;
    this.#showExample();
    this.#empty.hidden = false;
    this.#empty.textContent = text;
  }
}
