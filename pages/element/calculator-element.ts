/**
 * `<reckoner-calculator>`: a calculator that answers while it is filled in. It takes over the declarative shadow root
 * that the server wrote, or renders by itself; it computes with the service's engine.
 */

import type { Refusal } from '../../engine/calculator/answer-query.js';
import { listsOf } from '../../engine/calculator/list-parameter.js';
import { fillableSpecs } from '../../engine/calculator/own-figures.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { escaped } from '../../words/html.js';
import { notLoaded } from '../../words/not-loaded.js';
import type { Answer } from '../answer/answer.js';
import { pageLanguage } from '../answer/page-language.js';
import type { PageQuery } from '../answer/page-query.js';
import { addressQuery, readPageQuery } from '../answer/page-query.js';
import type { CalculatorView } from '../answer/view.js';
import { viewWith } from '../answer/view.js';
import { renderCalculator } from '../markup/calculator.js';
import { keepPlace, parse, showNotes, showRegions } from './document-parts.js';
import type { CalculatorSource } from './engine.js';
import { loadSource, prepare } from './engine.js';
import { controlsOf, fillForm, isChanged, partQuery, placeOf, queryOf } from './form-query.js';
import type { LaterPart } from './loaded-parts.js';
import { LoadedParts, takesLines } from './loaded-parts.js';

/** The detail of the event `reckoner-answer`, which is sent after every calculation. */
export interface AnswerDetail {
  readonly slug: string;
  /** In the form of the API. */
  readonly query: string;
  /** Null when there is none. */
  readonly answer: Answer | null;
  /** Why there is no answer; null also while something still has to be filled in. */
  readonly refusal: Refusal | null;
}

/** State of the person: typing, out of the field, or asking for the result. */
type Moment = 'typing' | 'left' | 'asked';

/** The answer is written, and read aloud, after this many milliseconds without a key. */
const pause = 300;

/**
 * Attributes: `src` and `service` are the addresses of the modules, `stylesheet` that of the style sheet, `query` fills
 * the form, `follow-address` keeps the query of the page's address in step. Inside a form, the value of the element is
 * the result, under its `name`.
 */
export class ReckonerCalculator extends HTMLElement {
  static readonly formAssociated = true;
  static readonly observedAttributes = ['src', 'service'];

  readonly #internals = this.attachInternals();
  readonly #root = this.#internals.shadowRoot ?? this.attachShadow({ mode: 'open' });
  readonly #later = new LoadedParts();
  #calculator: PreparedCalculator | null = null;
  #view: CalculatorView | null = null;
  /** The query to ask once the calculator is loaded. */
  #pending: string | null = null;
  #isLoading = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    super();
    this.#root.addEventListener('input', (event) => this.#onInput(event));
    this.#root.addEventListener('change', ({ target }) => this.#isOwn(target) && this.#update('left'));
    this.#root.addEventListener('focusin', ({ target }) => this.#onFocus(target));
    this.#root.addEventListener('submit', (event) => this.#onSubmit(event));
    this.#root.addEventListener('click', (event) => this.#onClick(event as MouseEvent));
  }

  /** The answer shown; null when there is none. */
  get answer(): Answer | null {
    return this.#view?.state.kind === 'answered' ? this.#view.state.answer : null;
  }

  /** The values of the form as a query of the API. */
  get query(): string {
    const form = this.#form;
    if (form === null || this.#calculator === null) return this.#pending ?? '';
    return joined(pageQueryOf(form, this.#calculator).api, placeOf(form));
  }

  set query(query: string) {
    const form = this.#form;
    if (form === null || this.#calculator === null) {
      this.#pending = query;
      return;
    }
    const view = this.#viewOf(this.#calculator, partQuery(query).own, form);
    fillForm(form, view);
    // Options of the estimate and the plan are in no field, and change before the rest is read.
    const article = this.#root.querySelector('article');
    if (article !== null) showRegions(article, view, new Set(), ['kept', 'lists']);
    this.#update('left');
  }

  /** The view of a query; the form keeps the place for the page. */
  #viewOf(
    calculator: PreparedCalculator,
    query: string,
    form: HTMLFormElement,
    lack?: 'error' | 'prompt',
  ): CalculatorView {
    const view = viewWith(this.#later.parts, calculator, query, lack);
    return { ...view, others: [...placeOf(form), ...view.others] };
  }

  /** Replaces the calculator. Values of the form stay if the new one has fields for them, and so do texts without new ones. */
  show(source: CalculatorSource): void {
    const { inputs, lists = [] } = source.calculator;
    const names = new Set([...[...inputs, ...lists].map(({ name }) => name), 'on']);
    const kept = [...new URLSearchParams(this.query)].filter(([name]) => names.has(name));
    const { translation } = this.#calculator ?? source;
    this.#calculator = prepare({ translation, ...source });
    this.#renderAll(new URLSearchParams(kept).toString());
  }

  connectedCallback(): void {
    window.addEventListener('beforeprint', this.#onPrint);
  }

  disconnectedCallback(): void {
    window.removeEventListener('beforeprint', this.#onPrint);
    clearTimeout(this.#timer);
  }

  /** Waits until both addresses are set, and loads once. */
  attributeChangedCallback(): void {
    if (this.#isLoading) return;
    this.#isLoading = true;
    queueMicrotask(() => {
      this.#isLoading = false;
      void this.#load();
    });
  }

  formResetCallback(): void {
    this.query = '';
  }

  formDisabledCallback(isDisabled: boolean): void {
    const form = this.#form;
    if (form !== null) for (const control of controlsOf(form)) control.disabled = isDisabled;
  }

  formStateRestoreCallback(state: string): void {
    this.query = state;
  }

  get #form(): HTMLFormElement | null {
    return this.#root.querySelector('form');
  }

  async #load(): Promise<void> {
    const [src, service] = [this.getAttribute('src'), this.getAttribute('service')];
    if (src === null || service === null) return;
    const source = await loadSource(src, service).catch(() => null);
    // Another address may have been set while this one was loading.
    if (src !== this.getAttribute('src')) return;
    if (source !== null) this.#start(source);
    // A form that the server wrote still works with the server.
    else if (this.#form === null) this.#root.replaceChildren(parse(`<p role="alert">${escaped(notLoaded)}</p>`));
  }

  #start(source: CalculatorSource): void {
    this.#calculator = prepare(source);
    const written = this.#root.querySelector(`article[data-slug="${CSS.escape(this.#calculator.slug)}"]`);
    if (written === null) this.#renderAll(this.#pending ?? this.#firstQuery());
    else this.#takeOver(this.#calculator);
    this.#pending = null;
  }

  #firstQuery(): string {
    return this.hasAttribute('follow-address') ? location.search.slice(1) : (this.getAttribute('query') ?? '');
  }

  /** Takes over what the server wrote, and rewrites nothing unless the form has changed since. */
  #takeOver(calculator: PreparedCalculator): void {
    const form = this.#form;
    if (form === null) return;
    if (this.#pending !== null) {
      this.query = this.#pending;
    } else if (controlsOf(form).some(isChanged)) {
      this.#update('left');
    } else {
      const view = this.#viewOf(calculator, queryOf(form), form);
      // Only the server reports mistakes in other parts of the address; they stay until something changes.
      if (this.#problems === null || view.state.kind === 'refused') this.#tell(view);
      if (document.activeElement === document.body) this.#problems?.focus();
    }
  }

  #renderAll(query: string): void {
    if (this.#calculator === null) return;
    const { own, others } = partQuery(query);
    const shown = viewWith(this.#later.parts, this.#calculator, own);
    const view = { ...shown, others: [...others, ...shown.others] };
    const style = this.getAttribute('stylesheet') ?? '';
    const content = parse(renderCalculator(view, { style }));
    const [before, article] = [this.#root.querySelector('article'), content.querySelector('article')];
    // Keep the style sheet, so that nothing is ever shown without it.
    if (before === null || article === null) this.#root.replaceChildren(content);
    else before.replaceWith(article);
    this.formDisabledCallback(this.matches(':disabled'));
    this.#tell(view);
    if (this.#form !== null && this.#lacking(this.#form).length > 0) this.#update('left');
  }

  get #answer(): HTMLElement | null {
    return this.#root.querySelector('.answer');
  }

  get #problems(): HTMLElement | null {
    return this.#root.querySelector('.problems');
  }

  /** False for what the page has put into a slot, whose events come through here. */
  #isOwn(target: EventTarget | null): boolean {
    return target instanceof Node && this.#root.contains(target);
  }

  /** Loads what a change of this field will need. */
  #onFocus(target: EventTarget | null): void {
    if (takesLines(target)) void this.#later.load(['linesOf']);
    else if (this.#calculator?.drawing && this.#isOwn(target)) void this.#later.load(['draw']);
  }

  /** The parts that the form needs, and that are not there. */
  #lacking(form: HTMLFormElement): readonly LaterPart[] {
    const hasLines = [...form.elements].some((each) => takesLines(each) && each.value.trim() !== '');
    const needed: readonly LaterPart[] = [
      ...(hasLines ? (['linesOf'] as const) : []),
      ...(this.#calculator?.drawing ? (['draw'] as const) : []),
    ];
    return needed.filter((part) => this.#later.parts[part] === null);
  }

  #onInput({ target }: Event): void {
    if (!this.#isOwn(target)) return;
    if (target instanceof Element && 'name' in target) target.setAttribute('data-given', '');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#update('typing'), pause);
  }

  /** Calculates here; the form goes to the server until the engine is loaded. */
  #onSubmit(event: Event): void {
    if (this.#calculator === null || !this.#isOwn(event.target)) return;
    event.preventDefault();
    const { submitter } = event as SubmitEvent;
    if (submitter instanceof HTMLButtonElement && submitter.closest('.list') !== null) {
      this.#changeRows(submitter);
      return;
    }
    // What comes of the lines of an offer is shown together with the rest, as far as it can be loaded.
    const lacking = this.#form === null ? [] : this.#lacking(this.#form);
    if (lacking.includes('linesOf')) void this.#later.load(lacking).then(() => this.#ask(submitter));
    else this.#ask(submitter);
  }

  /** Shows the result that somebody asked for, or what is wrong. */
  #ask(submitter: HTMLElement | null): void {
    this.#update('asked');
    const [money] = [submitter, this.#root.activeElement].flatMap((each) => each?.closest('.lines, .money > *') ?? []);
    const next = this.#problems ?? (money === undefined ? this.#answer : money.querySelector('[data-region]'));
    // What it says first, since the whole may be longer than the screen.
    (next?.querySelector('.told, .note') ?? next)?.scrollIntoView({ block: 'nearest' });
    this.#problems?.focus();
  }

  /** Adds an empty row to a list, or takes one away. */
  #changeRows(button: HTMLButtonElement): void {
    const { name, value } = button;
    const list = button.closest<HTMLElement>('.list')?.dataset['list'];
    const [form, article] = [this.#form, this.#root.querySelector('article')];
    if (form === null || article === null || this.#calculator === null) return;
    const drop: readonly [string, string][] = name === '' ? [] : [[name, value]];
    const view = this.#viewOf(this.#calculator, joined(queryOf(form), drop), form);
    const within = (part: string): HTMLElement | null =>
      this.#root.querySelector(`.list[data-list="${CSS.escape(list ?? '')}"] ${part}`);
    const change = (): void => {
      showRegions(article, view, new Set(), ['lists']);
      this.#update('left');
    };
    keepPlace(this.#root, button, change, () => within('.more'));
    if (name === '') within('.row:last-of-type :is(input, select)')?.focus();
  }

  #onClick(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link === null || !isPlain || this.#calculator === null) return;
    const address = link.getAttribute('href') ?? '';
    // Other parts of the page are outside of this root, and found without help.
    const target = address.startsWith('#') ? this.#root.getElementById(address.slice(1)) : null;
    if (target !== null) {
      event.preventDefault();
      target.focus();
    } else if (link.hasAttribute('data-query')) {
      event.preventDefault();
      this.#follow(link, link.search.slice(1));
    }
  }

  /** Sets the query of a link. The focus moves to its field or the result where it has gone. */
  #follow(link: HTMLAnchorElement, query: string): void {
    const change = (): void => {
      this.query = query;
    };
    const control = link.closest('.field')?.querySelector('input, select') ?? null;
    keepPlace(this.#root, link, change, () => control ?? this.#answer);
  }

  #update(moment: Moment): void {
    clearTimeout(this.#timer);
    const [form, article] = [this.#form, this.#root.querySelector('article')];
    if (form === null || article === null || this.#calculator === null) return;
    const lacking = this.#lacking(form);
    if (lacking.length > 0) void this.#later.load(lacking).then((isLoaded) => isLoaded && this.#update(moment));
    const view = this.#viewOf(this.#calculator, queryOf(form), form, moment === 'asked' ? 'error' : 'prompt');
    const isWrong = view.state.kind === 'refused';
    article.toggleAttribute('data-stale', moment === 'typing' && isWrong);
    // Half-typed text is no mistake: the last answer stays, paler, until it is complete.
    if (moment === 'typing' && isWrong) return;
    const tellsProblems = moment === 'asked' || this.#problems !== null;
    keepPlace(this.#root, this.#root.activeElement, () => {
      showRegions(article, view, new Set(tellsProblems ? [] : ['problems']));
      showNotes(form, view);
    });
    this.#tell(view);
    this.#writeAddress(form, this.#calculator);
  }

  #tell(view: CalculatorView): void {
    this.#view = view;
    const { slug, state } = view;
    const answer = state.kind === 'answered' ? state.answer : null;
    const { query } = this;
    this.#internals.setFormValue(answer === null ? null : String(answer.result.value), query);
    const detail: AnswerDetail = { slug, query, answer, refusal: state.kind === 'refused' ? state.refusal : null };
    this.dispatchEvent(new CustomEvent('reckoner-answer', { detail, bubbles: true, composed: true }));
  }

  #writeAddress(form: HTMLFormElement, calculator: PreparedCalculator): void {
    if (!this.hasAttribute('follow-address')) return;
    const address = new URL(location.href);
    address.search = joined(addressQuery(pageQueryOf(form, calculator)), placeOf(form));
    if (address.href !== location.href) history.replaceState(history.state, '', address);
  }

  readonly #onPrint = (): void => {
    const line = this.#root.querySelector('[data-printed]');
    if (line !== null && this.#calculator !== null) {
      const { locale, words } = pageLanguage(this.#calculator.translation);
      line.textContent = words.calculatedOn({ day: new Date().toLocaleDateString(locale, { dateStyle: 'long' }) });
    }
    // Paper has everything unfolded.
    for (const details of this.#root.querySelectorAll('details:not([open])')) {
      details.setAttribute('open', '');
      window.addEventListener('afterprint', () => details.removeAttribute('open'), { once: true });
    }
  };
}

function pageQueryOf(form: HTMLFormElement, { specs, plan }: PreparedCalculator): PageQuery {
  return readPageQuery(queryOf(form), fillableSpecs(specs, plan.own), listsOf(plan));
}

/** A query with more names and values. */
function joined(query: string, others: readonly (readonly [string, string])[]): string {
  return new URLSearchParams(
    [...new URLSearchParams(query), ...others].map(([name, value]) => [name, value]),
  ).toString();
}
