/** `plan`: several calculations at once, with the totals of what can be added. */
import type { planItem } from '../../contract/questions/plan.js';
import { planAnswer, planDroppable } from '../../contract/questions/plan.js';
import type { Static } from '../../contract/schema.js';
import { memberNames } from '../../contract/schema.js';
import type { Refusal } from '../calculator/answer-query.js';
import { answerQuery } from '../calculator/answer-query.js';
import { clampNotes } from '../calculator/clamp.js';
import { fieldsName, fieldsParameter } from '../calculator/fields.js';
import type { ParameterError } from '../calculator/parameter.js';
import { parameterError } from '../calculator/parameter.js';
import { readQuery } from '../calculator/read-query.js';
import type { QueryPair } from '../calculator/scan-query.js';
import { scanQuery } from '../calculator/scan-query.js';
import { nearest } from '../calculator/suggest.js';
import type { CalculationResult, JobPrice, RangeFigure } from '../kernel/module.js';
import { isMoney, rangesOf } from './figures.js';
import type { Given } from './point.js';
import { queryOfGiven } from './point.js';
import { fieldNames, refusalOf } from './question.js';
import type { Subject } from './subject.js';
import { tidy } from './tidy.js';

const mostItems = 10;

/** The members of a plan. Of an item that nobody wants its disclaimer stays, as a total is a number as well. */
export const planFields = fieldNames(memberNames(planAnswer), planDroppable);

/** What a plan says itself; the service adds what all answers have. */
type PlanMembers = Pick<Static<typeof planAnswer>, 'items' | 'totals' | 'not_added' | 'other_prices' | 'assumptions'>;

export type PlanOutcome =
  | { readonly kind: 'answered'; readonly members: PlanMembers /** Null for all. */; readonly wanted: string | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Answers `item=sod~lawnSqft=5000&item=fence~length=100`: a slug, and behind each `~` an input. Some clients can send a
 * parameter once only: they join their items by `;`.
 */
export function answerPlan(subjects: ReadonlyMap<string, Subject>, query: string): PlanOutcome {
  const pairs = scanQuery(query);
  const strange = pairs.filter(({ name }) => name !== 'item' && name !== fieldsName);
  const wanted = wantedFields(pairs);
  if (wanted !== null && 'code' in wanted) return refused([wanted]);
  const texts = pairs.flatMap(({ name, value }) => (name === 'item' && value !== null ? value.split(';') : []));
  const trouble = planTrouble(strange, texts);
  if (trouble !== null) return refused([trouble]);
  const read = texts.map((text, place) => readItem(subjects, text, place));
  const errors = read.flatMap((item) => ('errors' in item ? item.errors : []));
  if (errors.length > 0) return refused(errors);
  const items = read.flatMap((item) => ('errors' in item ? [] : [item]));
  const told =
    wanted === null || wanted.names.includes('items') ? items.map(({ shown }) => shown) : items.map(mustBeShown);
  return { kind: 'answered', members: { items: told, ...totalsOf(items) }, wanted: wanted?.text ?? null };
}

function mustBeShown({ shown: { slug, disclaimer } }: Item): Static<typeof planItem> {
  return { slug, disclaimer };
}

interface WantedFields {
  readonly text: string;
  readonly names: readonly string[];
}

function wantedFields(pairs: readonly QueryPair[]): WantedFields | ParameterError | null {
  const [text, ...others] = pairs.flatMap(({ name, value }) => (name === fieldsName ? [value ?? ''] : []));
  if (text === undefined) return null;
  if (others.length > 0) {
    const detail = `${fieldsName} was given ${others.length + 1} times. Send it once.`;
    return parameterError({ parameter: fieldsName, code: 'repeated_parameter', detail, received: [text, ...others] });
  }
  const parameter = fieldsParameter(planFields);
  const names = text.split(',').map((name) => name.trim());
  return parameter.read(text) === undefined ? parameter.explain(text) : { text, names };
}

function planTrouble(strange: readonly QueryPair[], texts: readonly string[]): ParameterError | null {
  const [first] = strange;
  if (first !== undefined) {
    const detail = `A plan takes item, as in item=fence~length=100, and fields. Write the inputs behind the slug, each after a ~.`;
    const suggestion = first.name === null ? null : nearest(first.name, ['item', fieldsName]);
    const name = first.name ?? first.text;
    return parameterError({
      parameter: name,
      code: 'unknown_parameter',
      detail,
      allowed: ['item', fieldsName],
      suggestion,
    });
  }
  if (texts.length === 0) {
    const detail = 'item is a calculator with its inputs, as in item=fence~length=100; send it once for each.';
    return parameterError({ parameter: 'item', code: 'missing_parameter', detail });
  }
  if (texts.length <= mostItems) return null;
  const detail = `A plan has at most ${mostItems} items, and this one has ${texts.length}.`;
  return parameterError({ parameter: 'item', code: 'too_many_parameters', detail });
}

function refused(errors: readonly ParameterError[]): PlanOutcome {
  return { kind: 'refused', refusal: refusalOf(errors, 'The plan has') };
}

interface Item {
  readonly subject: Subject;
  readonly result: CalculationResult;
  readonly shown: Static<typeof planItem>;
  readonly assumed: readonly string[];
}

/** What a plan takes of an answer. */
interface AnsweredItem {
  readonly inputs: NonNullable<Static<typeof planItem>['inputs']>;
  readonly result: CalculationResult;
}

type ReadItem = Item | { readonly errors: readonly ParameterError[] };

function readItem(subjects: ReadonlyMap<string, Subject>, text: string, place: number): ReadItem {
  const [slug = '', ...inputs] = text.trim().split('~');
  const subject = subjects.get(slug);
  if (subject === undefined) return { errors: [unknownSlug(subjects, slug, text, place)] };
  const query = inputs.map(encoded).join('&');
  const outcome = answerQuery(subject, query);
  if (outcome.kind === 'refused') return { errors: outcome.refusal.errors.map((error) => atItem(error, slug, place)) };
  const values = readQuery(subject.plan, scanQuery(query));
  const given = values?.inputs.slice(0, subject.plan.inputCount) ?? [];
  const { inputs: described, result } = JSON.parse(outcome.answer.body) as AnsweredItem;
  const shown = {
    slug,
    title: subject.title,
    inputs: described,
    value: result.value,
    unit: result.unit,
    interpretation: result.interpretation,
    ...(result.figures === undefined ? {} : { figures: result.figures }),
    disclaimer: subject.disclaimer,
    query: queryOfGiven(subject, given, values?.on ?? null),
  };
  const note = clampNotes(subject.specs, given);
  const moved = note === '' ? [] : [`${slug}: ${note}`];
  return { subject, result, shown, assumed: [...moved, ...assumedIn(subject, given)] };
}

/** One `name=value` of an item, which was decoded as a part of the whole. */
function encoded(text: string): string {
  const equals = text.indexOf('=');
  if (equals === -1) return encodeURIComponent(text);
  return `${encodeURIComponent(text.slice(0, equals))}=${encodeURIComponent(text.slice(equals + 1))}`;
}

function unknownSlug(
  subjects: ReadonlyMap<string, Subject>,
  slug: string,
  text: string,
  place: number,
): ParameterError {
  const suggestion = nearest(slug, subjects.keys());
  const hint = suggestion === null ? 'The registry lists all calculators.' : `Did you mean ${suggestion}?`;
  const detail = `Item ${place + 1}: there is no calculator ${slug.slice(0, 60)}. ${hint}`;
  return parameterError({
    parameter: 'item',
    code: 'unknown_calculator',
    detail,
    received: text.slice(0, 200),
    suggestion,
  });
}

function atItem(error: ParameterError, slug: string, place: number): ParameterError {
  return {
    ...error,
    parameter: `item ${place + 1}: ${error.parameter}`,
    detail: `Item ${place + 1}, ${slug}: ${error.detail}`,
  };
}

/** What was not given, in words: a plan lists each of them, because nobody reads ten answers for their defaults. */
function assumedIn({ slug, specs }: Subject, given: Given): readonly string[] {
  return specs.flatMap((spec, place) => {
    if (given[place] !== undefined) return [];
    const option = spec.type === 'select' ? spec.options.find(({ value }) => value === spec.default)?.label : undefined;
    const unit = spec.unit === undefined ? '' : ` ${spec.unit}`;
    return [`${slug}: ${spec.label} ${option ?? `${spec.default}${unit}`}`];
  });
}

function totalsOf(items: readonly Item[]): Omit<PlanMembers, 'items'> {
  const parts = items.map((item) => ({ item, part: addablePart(item) }));
  const added = parts.flatMap(({ item, part }) => (part === null ? [] : [{ slug: item.subject.slug, ...part }]));
  const left = parts.flatMap(({ item, part }) => (part === null ? [item.subject.slug] : []));
  const kinds = [...new Set(added.map(({ covers, unit }) => JSON.stringify([covers, unit])))];
  const totals = kinds.map((kind) => {
    const [covers, unit] = JSON.parse(kind) as readonly [JobPrice['covers'], string];
    const own = added.filter((each) => each.covers === covers && each.unit === unit);
    const sum = (end: 'low' | 'high'): number =>
      tidy(
        own.reduce((total, each) => total + each[end], 0),
        2,
      );
    return { covers, items: own.map(({ slug }) => slug), low: sum('low'), high: sum('high'), unit };
  });
  return {
    totals,
    not_added: left,
    other_prices: items.flatMap(otherPrices),
    assumptions: items.flatMap(({ assumed }) => assumed),
  };
}

/** The range of an item that is the price of a job or of its material; null where it names none. */
function addablePart({ subject, result }: Item): (RangeFigure & Pick<JobPrice, 'covers'>) | null {
  const { price } = subject;
  if (price === null) return null;
  const range = rangesOf(result).get(price.figure) ?? numberAsRange(result, price.figure);
  return range === null || range === undefined || !isMoney(range.unit) ? null : { ...range, covers: price.covers };
}

/**
 * The ranges of money of an item that are in no total: further work such as laying, or the same job done another way.
 * Which of them a person wants is theirs to say.
 */
function otherPrices({ subject: { slug, price }, result }: Item) {
  const ranges = [...rangesOf(result)].filter(([name, { unit }]) => name !== price?.figure && isMoney(unit));
  return ranges.map(([figure, range]) => ({ slug, figure, ...range }));
}

function numberAsRange({ figures }: CalculationResult, name: string): RangeFigure | null {
  const figure = figures?.[name];
  if (figure === undefined || !('value' in figure) || typeof figure.value !== 'number') return null;
  return { low: figure.value, high: figure.value, unit: figure.unit };
}
