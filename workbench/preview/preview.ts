/** The open entry as people will see it; while it has mistakes, the last calculator that was right stands, paler. */
import type { AnswerDetail, ReckonerCalculator } from '../../pages/element/calculator-element.js';
import { button, element, prose } from '../dom/element.js';
import type { Emitted } from '../messages/draft.js';
import type { Finding, Fix } from '../messages/findings.js';
import { runModules } from './run-modules.js';

export interface PreviewHost {
  readonly goTo: (path: string, offset: number) => void;
  readonly applyFix: (fix: Fix) => void;
  readonly answered: (detail: AnswerDetail) => void;
}

/** So many mistakes are shown over the calculator; the others stand below the text. */
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
    this.#say('Loading the catalog.');
  }

  /** Shows what an entry came to; a calculator that is the same goes on undisturbed. */
  async show(slug: string, emitted: Emitted | null): Promise<void> {
    if (emitted === null) {
      if (this.#shown?.slug !== slug) this.#say('The calculator appears as soon as the entry is right.');
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

  /** Where no entry is open. */
  showNone(): void {
    this.#say('Choose an entry to see its calculator.');
  }

  /** The mistakes of the open entry and of what it rests on. */
  showMistakes(mistakes: readonly Finding[]): void {
    this.#calculator.classList.toggle('stale', mistakes.length > 0);
    const items = mistakes.slice(0, mostShown).map((each) => this.#item(each));
    const more = mistakes.length - items.length;
    const head =
      mistakes.length === 1 ? 'One mistake stands in the way.' : `${mistakes.length} mistakes stand in the way.`;
    const last = this.#calculator.hidden ? '' : ' Below is the calculator as it last was right.';
    const rest = more > 0 ? [element('p', {}, `${more} more below the text.`)] : [];
    this.#notes.replaceChildren(
      ...(items.length === 0
        ? []
        : [element('p', { class: 'head' }, head + last), element('ul', {}, ...items), ...rest]),
    );
    this.#notes.hidden = items.length === 0;
  }

  #item({ message, hint, path, from, fixes }: Finding): HTMLElement {
    const [fix] = fixes;
    return element(
      'li',
      {},
      element('p', {}, prose(message), ' ', prose(hint)),
      button('Show', () => this.#host.goTo(path, from), { class: 'quiet' }),
      ...(fix === undefined ? [] : [button('Mend', () => this.#host.applyFix(fix))]),
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
