/** The tab in which an entry is reviewed, one step or line at a time. */
import { button, element, note } from '../dom/element.js';
import type { ReviewItem, Said } from '../messages/review.js';
import { reviewWords as words } from '../messages/words.js';

/** Gives the panel its items, and keeps reviews. */
export interface ReviewHost {
  /** The items of the open entry; null while it has mistakes or no entry is open. */
  readonly items: () => Promise<readonly ReviewItem[] | null>;
  /** Keeps a review. Resolves with the reason when it could not; null when it is kept. */
  readonly keep: (said: Said) => Promise<string | null>;
}

export class ReviewPanel {
  readonly panel = element('div', { class: 'panel' });
  readonly #host: ReviewHost | null;
  /** The current item; null before the review begins. */
  #at: string | null = null;
  #items: readonly ReviewItem[] = [];

  /** `host` is null where nothing can be kept. */
  constructor(host: ReviewHost | null) {
    this.#host = host;
    this.reset();
  }

  /** Forgets the reviewed entry. */
  reset(): void {
    this.#at = null;
    const begin = button(words.begin, () => void this.#load());
    const text = note(this.#host === null ? words.noServer : words.intro);
    this.panel.replaceChildren(text, ...(this.#host === null ? [] : [begin]));
  }

  async #load(): Promise<void> {
    const items = (await this.#host?.items()) ?? null;
    if (items === null) {
      this.panel.replaceChildren(note(words.notYet));
      return;
    }
    this.#items = items;
    this.#at ??= this.#next(-1);
    this.#render();
  }

  /** The first item after a place that is not confirmed; null when there is none. */
  #next(place: number): string | null {
    const left = (each: ReviewItem): boolean => each.state !== 'confirmed';
    const after = this.#items.find((each, index) => index > place && left(each));
    return (after ?? this.#items.find(left))?.item ?? null;
  }

  #render(): void {
    const place = this.#items.findIndex(({ item }) => item === this.#at);
    const item = this.#items[place];
    const confirmed = this.#items.filter(({ state }) => state === 'confirmed').length;
    const progress = element('p', { role: 'status' }, words.progress({ confirmed, count: this.#items.length }));
    const asked = item === undefined ? element('p', {}, words.done) : this.#question(item, place);
    this.panel.replaceChildren(progress, asked, this.#list());
  }

  #question(item: ReviewItem, place: number): HTMLElement {
    const { text, numbers, evidence, last, state } = item;
    const comment = element('input', { type: 'text', id: 'review-comment', autocomplete: 'off' });
    const say = (verdict: Said['verdict']) => () => void this.#say(item, verdict, comment.value);
    const skip = () => {
      this.#at = this.#next(place);
      this.#render();
    };
    return element(
      'section',
      { class: 'review', 'aria-label': item.item },
      element('h2', { tabindex: '-1' }, words.itemOf({ item: item.item, state: words.states[state] })),
      ...(state === 'changed' && last !== null ? [element('p', { class: 'was' }, words.was({ text: last.text }))] : []),
      element('pre', { class: 'wrapped' }, text),
      ...(numbers === null ? [] : [element('p', { class: 'numbers' }, numbers)]),
      element('ul', { class: 'evidence' }, ...evidence.map((line) => element('li', {}, line))),
      ...(last === null
        ? []
        : [element('p', { class: 'last' }, last.comment === '' ? words.last(last) : words.lastWith(last))]),
      element('p', {}, element('label', { for: 'review-comment' }, words.comment), ' ', comment),
      element(
        'p',
        { class: 'buttons' },
        element('strong', {}, words.isThisSo),
        ' ',
        button(words.yes, say('yes')),
        ' ',
        button(words.no, say('no')),
        ' ',
        button(words.skip, skip),
      ),
    );
  }

  async #say({ item, hash, text }: ReviewItem, verdict: Said['verdict'], comment: string): Promise<void> {
    const why = (await this.#host?.keep({ item, hash, text, verdict, comment })) ?? null;
    const place = this.#items.findIndex((each) => each.item === item);
    if (why === null) this.#at = this.#next(place);
    await this.#load();
    if (why !== null) this.panel.prepend(element('p', { role: 'alert' }, why));
    this.panel.querySelector('h2')?.focus();
  }

  /** All items, each to go to. */
  #list(): HTMLElement {
    const goTo = (item: string) => () => {
      this.#at = item;
      this.#render();
      this.panel.querySelector('h2')?.focus();
    };
    const rows = this.#items.map(({ item, state }) =>
      element('li', { class: state }, button(words.itemOf({ item, state: words.states[state] }), goTo(item))),
    );
    return element('details', {}, element('summary', {}, words.all), element('ul', { class: 'items' }, ...rows));
  }
}
