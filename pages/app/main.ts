/**
 * The calculator inside a chat: shows what a tool of the service answered, and asks again through the chat's host when
 * the person changes an input. It loads nothing: the host gives it all that it shows.
 */
import { toolNames } from '../../contract/tool-names.js';
import { escaped } from '../../words/html.js';
import type { Translation } from '../../words/phrases.js';
import { english } from '../../words/phrases.js';
import { pageLanguage } from '../answer/page-language.js';
import type { CalculatorView } from '../answer/view.js';
import { keepPlace, parse, showNotes, showRegions } from '../element/document-parts.js';
import { queryOf } from '../element/form-query.js';
import { renderCalculator } from '../markup/calculator.js';
import type { Entry, Told, ToldAnswer, ToldProblem } from './answer-view.js';
import { argumentsOf, queryOfInputs, viewOfTold } from './answer-view.js';
import type { ToolResult } from './chat-host.js';
import { connectHost } from './chat-host.js';

type Arguments = Readonly<Record<string, unknown>>;

/** A recalculation starts this many milliseconds after the last key. */
const pause = 400;

const root = (document.querySelector('main') ?? document.body).attachShadow({ mode: 'open' });
const look = document.createElement('style');
look.textContent = document.querySelector('#look')?.textContent ?? '';

/** The arguments of the call that is shown: also the place, a day and own figures, which no field has. */
let called: Arguments = {};
let entry: Entry | null = null;
let legalDisclaimer = '';
/** The language of the call. */
let translation = english;
let timer: ReturnType<typeof setTimeout> | undefined;
/** Counts questions, so that a late answer to an earlier one is dropped. */
let asked = 0;

root.addEventListener('input', () => askLater(pause));
root.addEventListener('change', () => askLater(0));
root.addEventListener('submit', (event) => {
  event.preventDefault();
  askLater(0);
});
root.addEventListener('click', onClick);
const host = await connectHost('reckoner-calculator', {
  'ui/notifications/tool-input': ({ arguments: given = {} }) => {
    called = given;
    translation = translationOf(given['lang']);
    document.documentElement.lang = translation.language;
  },
  'ui/notifications/tool-result': (result) => void showFirst(toldIn(result)),
  'ui/notifications/host-context-changed': ({ theme }) => followTheme(theme),
});
followTheme(host.context.theme);

/** The further languages stand in the page; their answers come in the language that is asked for. */
function translationOf(lang: unknown): Translation {
  const known = JSON.parse(document.querySelector('#languages')?.textContent ?? '[]') as readonly Translation[];
  return known.find(({ language }) => language === lang) ?? english;
}

/** Light or dark, as the chat is; as the device is where the chat does not say. */
function followTheme(theme = 'light dark'): void {
  document.documentElement.style.colorScheme = theme;
}

/** Shows the result of the model's own call: with a form where the host passes calls on, else the answer only. */
async function showFirst(told: Told): Promise<void> {
  const slug = told.ok ? told.answer.slug : String(called['slug'] ?? '');
  const number = ++asked;
  const known = await describe(slug, told);
  if (number !== asked) return;
  entry = known;
  render(known, queryOfInputs(called['inputs'], called['with']), told);
}

/** What the service knows of a calculator; what the answer itself tells where the host passes no calls on. */
async function describe(slug: string, told: Told): Promise<Entry> {
  const { title = slug, subtitle = '', disclaimer = '' }: Partial<ToldAnswer> = told.ok ? told.answer : {};
  const answered = { slug, title, subtitle, disclaimer, inputs: [] };
  if (host.capabilities.serverTools === undefined) return answered;
  const result = await call(toolNames.describe, {
    slug,
    ...(translation === english ? {} : { lang: translation.language }),
  });
  return result === null || result.isError === true ? answered : (objectIn(result) as { calculator: Entry }).calculator;
}

function render(known: Entry, query: string, told: Told): void {
  const content = parse(renderCalculator(viewOf(known, query, told), { style: '' }));
  content.querySelector('link')?.remove();
  content.querySelector('article')?.toggleAttribute('data-answer-only', known.inputs.length === 0);
  root.replaceChildren(look, content);
}

/** The disclaimer of the service stays beside a problem. */
function viewOf(known: Entry, query: string, told: Told): CalculatorView {
  if (told.ok) legalDisclaimer = told.answer.legal_disclaimer;
  return viewOfTold(translation, known, query, { told, legalDisclaimer });
}

function askLater(wait: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void askForm(), wait);
}

/** Calculates what the form says, and rewrites what has changed. */
async function askForm(): Promise<void> {
  const [article, form] = [root.querySelector('article'), root.querySelector('form')];
  if (entry === null || article === null || form === null) return;
  const query = queryOf(form);
  article.toggleAttribute('data-stale', true);
  const told = await calculate(entry, query);
  if (told === 'late') return;
  article.toggleAttribute('data-stale', false);
  if (told === null) return tellFailure(article);
  const view = viewOf(entry, query, told);
  showRegions(article, view, new Set());
  showNotes(form, view);
}

/** Adds an empty row to a list, or takes one away. */
async function changeRows(button: HTMLButtonElement): Promise<void> {
  const { name, value } = button;
  const form = root.querySelector('form');
  if (form === null) return;
  const drop = name === '' ? '' : `&${new URLSearchParams([[name, value]])}`;
  await follow(button, queryOf(form) + drop);
}

/** Calculates the query of a link or a button, and fills the form again. */
async function follow(touched: Element, query: string): Promise<void> {
  clearTimeout(timer);
  if (entry === null) return;
  const told = await calculate(entry, query);
  if (told === 'late' || told === null) return;
  const known = entry;
  keepPlace(
    root,
    touched,
    () => render(known, query, told),
    () => root.querySelector('.answer'),
  );
}

/** Asks the service through the host, and tells the model what the person chose. Null when nobody answers. */
async function calculate(known: Entry, query: string): Promise<Told | 'late' | null> {
  const number = ++asked;
  const { slug } = known;
  const { with: options, ...inputs } = argumentsOf(query, known);
  const { with: _, ...others } = called;
  const given = { ...others, slug, inputs, ...(options === undefined ? {} : { with: options }) };
  const result = await call(toolNames.calculate, given);
  if (number !== asked) return 'late';
  if (result === null) return null;
  const told = toldIn(result);
  if (told.ok) await tellModel(slug, inputs, told.answer);
  return told;
}

function tellFailure(article: Element): void {
  const region = article.querySelector('[data-region="problems"]');
  region?.replaceChildren(parse(`<p role="alert">${escaped(pageLanguage(translation).words.notLoaded)}</p>`));
}

/** The model then speaks of what the person sees. */
async function tellModel(slug: string, inputs: Arguments, { result, disclaimer }: ToldAnswer): Promise<void> {
  if (host.capabilities.updateModelContext === undefined) return;
  const changed = `The person changed the inputs of ${slug} to ${JSON.stringify(inputs)}.`;
  const text = [changed, result.interpretation, disclaimer, legalDisclaimer].join(' ');
  await host.request('ui/update-model-context', { content: [{ type: 'text', text }] }).catch(() => undefined);
}

/** The result of a tool; null when the host or the service could not be asked. */
async function call(name: string, given: Record<string, unknown>): Promise<ToolResult | null> {
  return host.request('tools/call', { name, arguments: given }).catch(() => null);
}

/**
 * Links that change the query ask again; those to other pages are opened by the host. Buttons of rows are taken here, as
 * hosts let nobody submit a form.
 */
function onClick(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest('button') : null;
  if (button !== null && button.closest('.list') !== null) {
    event.preventDefault();
    void changeRows(button);
    return;
  }
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link === null) return;
  const address = link.getAttribute('href') ?? '';
  event.preventDefault();
  if (link.hasAttribute('data-query')) void follow(link, link.search.slice(1));
  else if (address.startsWith('#')) root.getElementById(address.slice(1))?.focus();
  else void host.request('ui/open-link', { url: link.href }).catch(() => undefined);
}

/** An answer is structured content; a problem is the one text. */
function toldIn(result: ToolResult): Told {
  const value: unknown = objectIn(result);
  return result.isError === true
    ? { ok: false, problem: value as ToldProblem }
    : { ok: true, answer: value as ToldAnswer };
}

function objectIn({ structuredContent, content = [] }: ToolResult): object {
  if (typeof structuredContent === 'object' && structuredContent !== null) return structuredContent;
  const text = String(content.find(({ type }) => type === 'text')?.text);
  try {
    return JSON.parse(text) as object;
  } catch {
    return { detail: text };
  }
}
