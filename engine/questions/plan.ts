/** `plan`: several calculations at once, with the totals of what can be added. */
import type { planItem } from '../../contract/questions/plan.js';
import { mostPlanItems, planAnswer, planDroppable, visits, visitsParameter } from '../../contract/questions/plan.js';
import type { Static } from '../../contract/schema.js';
import { memberNames } from '../../contract/schema.js';
import type { EngineWords } from '../../words/engine-words.js';
import type { Refusal } from '../calculator/answer-query.js';
import { answerQuery } from '../calculator/answer-query.js';
import type { AskedInput } from '../calculator/ask.js';
import { mostAsked } from '../calculator/ask.js';
import { clampNotes } from '../calculator/clamp.js';
import type { EstimateAnswer } from '../calculator/estimate.js';
import { explainQuery } from '../calculator/explain-query.js';
import { fieldNames, fieldsName, fieldsParameter, namesAsk, namesIn } from '../calculator/fields.js';
import { pairsIn } from '../calculator/open-records.js';
import type { Parameter, ParameterError } from '../calculator/parameter.js';
import { choiceParameter, parameterError } from '../calculator/parameter.js';
import { soonest } from '../calculator/periods.js';
import type { QueryValues } from '../calculator/query-plan.js';
import { planOf } from '../calculator/query-plan.js';
import { readQuery } from '../calculator/read-query.js';
import type { QueryPair } from '../calculator/scan-query.js';
import { scanQuery } from '../calculator/scan-query.js';
import { nearest } from '../calculator/suggest.js';
import type { CalculationResult } from '../kernel/module.js';
import { assumedIn } from './assumed.js';
import { planItems } from './plan-items.js';
import { moneyOf } from './plan-jobs.js';
import type { PricedItem } from './plan-visit.js';
import { queryOfGiven } from './point.js';
import { asAsked, planBeside, refusalOf } from './question.js';
import type { Subject } from './subject.js';

const parameterNames: readonly string[] = ['item', visitsParameter, fieldsName];

/** The members of a plan. Of an item that nobody wants its disclaimer stays, as a total is a number as well. */
export const planFields = fieldNames(memberNames(planAnswer), planDroppable);

const visitsChoice = choiceParameter(visitsParameter, visits, 'unknown_option');
const wantedMembers = fieldsParameter(planFields);

/** Members of a plan's own; the service adds those that all answers have. */
type PlanMembers = Omit<Static<typeof planAnswer>, 'ok' | 'legal_disclaimer' | 'catalog'>;

export type PlanOutcome =
  | {
      readonly kind: 'answered';
      readonly members: PlanMembers;
      /** Null for all. */
      readonly wanted: string | null;
      /** Seconds for which it holds; null where that has no end. */
      readonly secondsLeft: number | null;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Answers `item=sod~lawnSqft=5000&item=fence~length=100`: a slug, and behind each `~` an input. Some clients can send a
 * parameter once only: they join their items by `;`. `shared` are the parameters that all operations have.
 */
export function answerPlan(
  subjects: ReadonlyMap<string, Subject>,
  query: string,
  words: EngineWords,
  shared: readonly Parameter[] = [],
  isAsking = false,
): PlanOutcome {
  const all = scanQuery(query).map((pair) => ({ ...pair, name: pair.name?.replace(/\[\d*\]$/, '') ?? null }));
  const ofAll = all.filter(({ name }) => shared.some((each) => each.name === name));
  const misread = mistakeOf(ofAll, shared, words);
  if (misread !== null) return refused([misread], words);
  const pairs = all.filter((pair) => !ofAll.includes(pair));
  const strange = pairs.filter(({ name }) => name === null || !parameterNames.includes(name));
  const visit = onceIn(pairs, visitsChoice, words);
  if (typeof visit === 'object' && visit !== null) return refused([visit], words);
  const wanted = onceIn(pairs, wantedMembers, words);
  if (typeof wanted === 'object' && wanted !== null) return refused([wanted], words);
  const texts = pairs.flatMap(({ name, value }) => (name === 'item' && value !== null ? planItems(value) : []));
  const trouble = planTrouble(strange, texts, words);
  if (trouble !== null) return refused([trouble], words, renamed(all, trouble));
  const read = texts.map((text, place) => readItem(subjects, text, place, words));
  const errors = read.flatMap((item) => ('errors' in item ? item.errors : []));
  if (errors.length > 0) return refused(errors, words);
  const items = read.flatMap((item) => ('errors' in item ? [] : [item]));
  const showsItems = wanted === null || namesIn(wanted).includes('items');
  const told = items.map(({ shown }) => (showsItems ? shown : { slug: shown.slug, disclaimer: shown.disclaimer }));
  const members = {
    items: told,
    ...moneyOf(items, visit !== 'separate', words),
    assumptions: items.flatMap(({ assumed }) => assumed),
    ...(isAsking || namesAsk(wanted) ? askMember(items) : {}),
  };
  return { kind: 'answered', members, wanted, secondsLeft: soonest(items.map(({ subject }) => subject.secondsLeft())) };
}

/** The first mistake in parameters that all operations have; null when there is none. */
function mistakeOf(
  pairs: readonly QueryPair[],
  shared: readonly Parameter[],
  words: EngineWords,
): ParameterError | null {
  const { errors } = explainQuery(planOf(shared, 0), pairs, words);
  return errors[0] ?? null;
}

/** The text of a parameter that may be given once; null when it was left out. */
function onceIn(
  pairs: readonly QueryPair[],
  { name: wanted, read, explain }: Parameter,
  words: EngineWords,
): string | ParameterError | null {
  const [text, ...others] = pairs.flatMap(({ name, value }) => (name === wanted ? [value ?? ''] : []));
  if (text === undefined) return null;
  if (others.length > 0) return repeated(wanted, [text, ...others], words);
  return read(text) === undefined ? explain(text, words) : text;
}

function repeated(parameter: string, received: readonly string[], words: EngineWords): ParameterError {
  const detail = words.repeated({ name: parameter, count: received.length });
  return parameterError({ parameter, code: 'repeated_parameter', detail, received });
}

function planTrouble(
  strange: readonly QueryPair[],
  texts: readonly string[],
  { plan: words }: EngineWords,
): ParameterError | null {
  const [first] = strange;
  if (first !== undefined) {
    const suggestion = first.name === null ? null : nearest(first.name, parameterNames);
    const name = first.name ?? first.text;
    return parameterError({
      parameter: name,
      code: 'unknown_parameter',
      detail: words.unknownParameter,
      allowed: parameterNames,
      suggestion,
    });
  }
  if (texts.length === 0) {
    return parameterError({ parameter: 'item', code: 'missing_parameter', detail: words.missingItem });
  }
  if (texts.length <= mostPlanItems) return null;
  const detail = words.tooManyItems({ count: texts.length, most: mostPlanItems });
  return parameterError({ parameter: 'item', code: 'too_many_parameters', detail });
}

function refused(
  errors: readonly ParameterError[],
  words: EngineWords,
  corrected: URLSearchParams | null = null,
): PlanOutcome {
  return { kind: 'refused', refusal: { ...refusalOf(errors, words.mistakesOfPlan), corrected } };
}

/** The query with the name that was meant; null when that is not certain. */
function renamed(pairs: readonly QueryPair[], { parameter, suggestion }: ParameterError): URLSearchParams | null {
  if (suggestion === null) return null;
  const meant = (name: string | null): string => (name === parameter ? suggestion : (name ?? ''));
  return new URLSearchParams(pairs.map(({ name, value }): [string, string] => [meant(name), value ?? '']));
}

/** What to ask next, of the dearest items first, as much as of one calculation; nothing where no question is open. */
function askMember(items: readonly Item[]): { readonly ask?: readonly AskedInput[] } {
  const dearest = items.map((item, place) => ({ ...item, place })).sort((a, b) => priceOf(b) - priceOf(a));
  const ask: AskedInput[] = [];
  for (const { subject, values, place } of dearest)
    if (values !== null && ask.length < mostAsked)
      ask.push(...subject.asks(values, mostAsked - ask.length).map((each) => ({ ...each, item: place + 1 })));
  return ask.length === 0 ? {} : { ask };
}

function priceOf({ shown: { estimate } }: Item): number {
  return estimate === undefined ? 0 : estimate.total.low + estimate.total.high;
}

interface Item extends PricedItem {
  readonly shown: Static<typeof planItem>;
  readonly assumed: readonly string[];
  /** As it was asked. */
  readonly values: QueryValues | null;
}

/** Members of an answer that a plan uses. */
interface AnsweredItem {
  readonly inputs: NonNullable<Static<typeof planItem>['inputs']>;
  readonly result: CalculationResult;
  readonly estimate?: EstimateAnswer;
  readonly own?: NonNullable<Static<typeof planItem>['own']>;
}

type ReadItem = Item | { readonly errors: readonly ParameterError[] };

function readItem(subjects: ReadonlyMap<string, Subject>, text: string, place: number, words: EngineWords): ReadItem {
  const { slug, query } = partsOfItem(text);
  const subject = subjects.get(slug);
  if (subject === undefined) return { errors: [unknownSlug(subjects, text, place, words)] };
  const plan = { ...planBeside(subject, [], 'item'), required: subject.plan.required };
  const outcome = answerQuery({ ...subject, plan }, query);
  if (outcome.kind === 'refused')
    return { errors: outcome.refusal.errors.map((error) => atItem(error, slug, place, words)) };
  const values = readQuery(plan, pairsIn(plan, query));
  const given = values?.inputs.slice(0, plan.inputCount) ?? [];
  const { inputs: described, result, estimate, own } = JSON.parse(outcome.answer.body) as AnsweredItem;
  const asked = values === null ? subject : asAsked(subject, values);
  const shown = {
    slug,
    title: subject.title,
    inputs: described,
    value: result.value,
    unit: result.unit,
    interpretation: result.interpretation,
    ...(result.figures === undefined ? {} : { figures: result.figures }),
    ...(estimate === undefined ? {} : { estimate }),
    ...(own === undefined ? {} : { own }),
    disclaimer: subject.disclaimer,
    query: queryOfGiven(asked, given),
  };
  const note = clampNotes(subject.specs, given, subject);
  const moved = note === '' ? [] : [`${slug}: ${note}`];
  const assumed = [...moved, ...assumedIn(subject.specs, given, subject).map(({ says }) => `${slug}: ${says}`)];
  return { subject: asked, given, shown, assumed, values };
}

/** The calculator of an item, and what it enters as a query: `fence` and `length=120&style=wood_6`. */
export function partsOfItem(text: string): { readonly slug: string; readonly query: string } {
  const [slug = '', ...inputs] = text.trim().split('~');
  return { slug, query: withItems(inputs).map(encoded).join('&') };
}

/** The inputs of an item, with those of a list as one: `rooms=length:12~width:14` goes on after its first `~`. */
function withItems(parts: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const part of parts) {
    const before = joined[joined.length - 1];
    const goesOn = before !== undefined && /=[^=]*:/.test(before) && /^[^=]*:/.test(part);
    if (goesOn) joined[joined.length - 1] = `${before}~${part}`;
    else joined.push(part);
  }
  return joined;
}

/** One `name=value` of an item, which was decoded as a part of the whole. */
function encoded(text: string): string {
  const equals = text.indexOf('=');
  if (equals === -1) return encodeURIComponent(text);
  return `${encodeURIComponent(text.slice(0, equals))}=${encodeURIComponent(text.slice(equals + 1))}`;
}

function unknownSlug(
  subjects: ReadonlyMap<string, Subject>,
  text: string,
  place: number,
  words: EngineWords,
): ParameterError {
  const [slug = ''] = text.trim().split('~');
  const isSlug = slug !== '' && !/[{}[\]"=:,]/.test(slug);
  const suggestion = isSlug ? nearest(slug, subjects.keys()) : null;
  const hint = suggestion === null ? words.plan.registry : words.didYouMean({ suggestion });
  const detail = isSlug
    ? words.plan.unknownSlug({ item: place + 1, slug: slug.slice(0, 60), hint })
    : words.plan.notAnItem({ item: place + 1, example: '{"slug":"fence","inputs":{"length":100}}' });
  return parameterError({
    parameter: 'item',
    code: 'unknown_calculator',
    detail,
    received: text.slice(0, 200),
    suggestion,
  });
}

function atItem(error: ParameterError, slug: string, place: number, { plan: words }: EngineWords): ParameterError {
  const item = place + 1;
  return {
    ...error,
    parameter: words.ofItem({ item, name: error.parameter }),
    detail: words.mistakeOfItem({ item, slug, detail: error.detail }),
  };
}
