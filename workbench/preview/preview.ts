/** Shows the calculator of the open entry; while the entry has mistakes, its last calculator, paler. */
import type { AnswerDetail, ReckonerCalculator } from '../../pages/element/calculator-element.js';
import { button, element, prose } from '../dom/element.js';
import type { Emitted } from '../messages/draft.js';
import type { Finding, Fix } from '../messages/findings.js';
import { pageWords, tabWords as words } from '../messages/words.js';
import { runModules } from './run-modules.js';

export interface PreviewHost {
  readonly goTo: (path: string, offset: number) => void;
  readonly applyFix: (fix: Fix) => void;
  readonly answered: (detail: AnswerDetail) => void;
}

/** Most mistakes to show above the calculator; the list below the text has all. */
const mostShown = 3;

export class Preview {
  readonly #host: PreviewHost;
  readonly #notes = element('div', { class: 'obstacles' });
  readonly #empty = element('p', { class: 'empty' });
  readonly #calculator = document.createElement('reckoner-calculator') as ReckonerCalculator;
  #shown: { readonly slug: string; readonly text: string } | null = null;
  #round = 0;

  constructor(place: HTMLElement, host: PreviewHost) {
    this.#host = host;
    this.#calculator.setAttribute('stylesheet', new URL('calculator.css', document.baseURI).href);
    this.#calculator.addEventListener('reckoner-answer', (event) =>
      host.answered((event as CustomEvent<AnswerDetail>).detail),
    );
    this.#calculator.hidden = true;
    place.append(this.#notes, this.#empty, this.#calculator);
    this.#say(words.loading);
  }

  /** Shows the calculator of an entry; one that is the same stays undisturbed. */
  async show(slug: string, emitted: Emitted | null): Promise<void> {
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
    this.#shown = { slug, text };
  }

  /** Shows that no entry is open. */
  showNone(): void {
    this.#say(words.chooseForCalculator);
  }

  /** Shows the mistakes of the open entry and of the files that it needs. */
  showMistakes(mistakes: readonly Finding[]): void {
    this.#calculator.classList.toggle('stale', mistakes.length > 0);
    const items = mistakes.slice(0, mostShown).map((each) => this.#item(each));
    const more = mistakes.length - items.length;
    const head = words.obstacles(mistakes.length);
    const last = this.#calculator.hidden ? '' : ` ${words.lastRight}`;
    const rest = more > 0 ? [element('p', {}, words.moreObstacles(more))] : [];
    this.#notes.replaceChildren(
      ...(items.length === 0
        ? []
        : [element('p', { class: 'head' }, head + last), element('ul', {}, ...items), ...rest]),
    );
    this.#notes.hidden = items.length === 0;
  }

  #item({ message, hint, path, from, line, fixes }: Finding): HTMLElement {
    const [fix] = fixes;
    return element(
      'li',
      {},
      element('p', {}, prose(message), ' ', prose(hint)),
      button(pageWords.showLine(line), () => this.#host.goTo(path, from), { class: 'quiet' }),
      ...(fix === undefined ? [] : [button(pageWords.fix, () => this.#host.applyFix(fix))]),
    );
  }

  #say(text: string): void {
    this.#round += 1;
    this.#shown = null;
    this.#calculator.hidden = true;
    this.#empty.hidden = false;
    this.#empty.textContent = text;
  }
}
