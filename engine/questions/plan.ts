/** `plan`: several calculations at once, with the totals of what can be added. */
import type { planItem } from '../../contract/questions/plan.js';
import { mostPlanItems, planAnswer, planDroppable, visits, visitsParameter } from '../../contract/questions/plan.js';
import type { Static } from '../../contract/schema.js';
import { memberNames } from '../../contract/schema.js';
import type { Refusal } from '../calculator/answer-query.js';
import { answerQuery } from '../calculator/answer-query.js';
import { clampNotes } from '../calculator/clamp.js';
import type { EstimateAnswer } from '../calculator/estimate.js';
import { fieldsName, fieldsParameter } from '../calculator/fields.js';
import type { ParameterError } from '../calculator/parameter.js';
import { choiceParameter, parameterError } from '../calculator/parameter.js';
import { readQuery } from '../calculator/read-query.js';
import type { QueryPair } from '../calculator/scan-query.js';
import { scanQuery } from '../calculator/scan-query.js';
import { nearest } from '../calculator/suggest.js';
import { words as common } from '../calculator/words.js';
import type { CalculationResult } from '../kernel/module.js';
import type { PricedItem } from './plan-jobs.js';
import { moneyOf } from './plan-jobs.js';
import type { Given } from './point.js';
import { queryOfGiven } from './point.js';
import { asAsked, fieldNames, planBeside, refusalOf } from './question.js';
import type { Subject } from './subject.js';
import { words } from './words.js';

const parameterNames: readonly string[] = ['item', visitsParameter, fieldsName];

/** The members of a plan. Of an item that nobody wants its disclaimer stays, as a total is a number as well. */
export const planFields = fieldNames(memberNames(planAnswer), planDroppable);

/** Members of a plan's own; the service adds those that all answers have. */
type PlanMembers = Omit<Static<typeof planAnswer>, 'ok' | 'legal_disclaimer' | 'catalog'>;

export type PlanOutcome =
  | { readonly kind: 'answered'; readonly members: PlanMembers /** Null for all. */; readonly wanted: string | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Answers `item=sod~lawnSqft=5000&item=fence~length=100`: a slug, and behind each `~` an input. Some clients can send a
 * parameter once only: they join their items by `;`.
 */
export function answerPlan(subjects: ReadonlyMap<string, Subject>, query: string): PlanOutcome {
  const pairs = scanQuery(query);
  const strange = pairs.filter(({ name }) => name === null || !parameterNames.includes(name));
  const visit = visitsIn(pairs);
  if (visit !== null && typeof visit === 'object') return refused([visit]);
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
  const members = {
    items: told,
    ...moneyOf(items, visit !== 'separate'),
    assumptions: items.flatMap(({ assumed }) => assumed),
  };
  return { kind: 'answered', members, wanted: wanted?.text ?? null };
}

/** Reads if the items share a visit; null when the query does not say. */
function visitsIn(pairs: readonly QueryPair[]): string | ParameterError | null {
  const [text, ...others] = pairs.flatMap(({ name, value }) => (name === visitsParameter ? [value ?? ''] : []));
  if (text === undefined) return null;
  const parameter = choiceParameter(visitsParameter, visits, 'unknown_option');
  if (others.length > 0) return repeated(visitsParameter, [text, ...others]);
  return parameter.read(text) === undefined ? parameter.explain(text) : text;
}

function repeated(parameter: string, received: readonly string[]): ParameterError {
  const detail = common.repeated(parameter, received.length);
  return parameterError({ parameter, code: 'repeated_parameter', detail, received });
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
  if (others.length > 0) return repeated(fieldsName, [text, ...others]);
  const parameter = fieldsParameter(planFields);
  const names = text.split(',').map((name) => name.trim());
  return parameter.read(text) === undefined ? parameter.explain(text) : { text, names };
}

function planTrouble(strange: readonly QueryPair[], texts: readonly string[]): ParameterError | null {
  const [first] = strange;
  if (first !== undefined) {
    const suggestion = first.name === null ? null : nearest(first.name, parameterNames);
    const name = first.name ?? first.text;
    return parameterError({
      parameter: name,
      code: 'unknown_parameter',
      detail: words.plan.unknownParameter,
      allowed: parameterNames,
      suggestion,
    });
  }
  if (texts.length === 0) {
    return parameterError({ parameter: 'item', code: 'missing_parameter', detail: words.plan.missingItem });
  }
  if (texts.length <= mostPlanItems) return null;
  const detail = words.plan.tooManyItems(texts.length, mostPlanItems);
  return parameterError({ parameter: 'item', code: 'too_many_parameters', detail });
}

function refused(errors: readonly ParameterError[]): PlanOutcome {
  return { kind: 'refused', refusal: refusalOf(errors, words.plan.mistakes) };
}

interface Item extends PricedItem {
  readonly shown: Static<typeof planItem>;
  readonly assumed: readonly string[];
}

/** Members of an answer that a plan uses. */
interface AnsweredItem {
  readonly inputs: NonNullable<Static<typeof planItem>['inputs']>;
  readonly result: CalculationResult;
  readonly estimate?: EstimateAnswer;
  readonly own?: NonNullable<Static<typeof planItem>['own']>;
}

type ReadItem = Item | { readonly errors: readonly ParameterError[] };

function readItem(subjects: ReadonlyMap<string, Subject>, text: string, place: number): ReadItem {
  const [slug = '', ...inputs] = text.trim().split('~');
  const subject = subjects.get(slug);
  if (subject === undefined) return { errors: [unknownSlug(subjects, slug, text, place)] };
  const query = withItems(inputs).map(encoded).join('&');
  const plan = { ...planBeside(subject, [], words.anItem), required: subject.plan.required };
  const outcome = answerQuery({ ...subject, plan }, query);
  if (outcome.kind === 'refused') return { errors: outcome.refusal.errors.map((error) => atItem(error, slug, place)) };
  const values = readQuery(plan, scanQuery(query));
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
  const note = clampNotes(subject.specs, given);
  const moved = note === '' ? [] : [`${slug}: ${note}`];
  const assumed = [...moved, ...assumedIn(subject, given)];
  return { subject: asked, given, shown, assumed };
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
  slug: string,
  text: string,
  place: number,
): ParameterError {
  const suggestion = nearest(slug, subjects.keys());
  const detail = words.plan.unknownSlug(place + 1, slug.slice(0, 60), suggestion);
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
    parameter: words.plan.ofItem(place + 1, error.parameter),
    detail: words.plan.mistakeOfItem(place + 1, slug, error.detail),
  };
}

/** Lists in words what was not given: nobody reads ten answers for their defaults. */
function assumedIn({ slug, specs }: Subject, given: Given): readonly string[] {
  return specs.flatMap((spec, place) => {
    if (given[place] !== undefined) return [];
    const option = spec.type === 'select' ? spec.options.find(({ value }) => value === spec.default)?.label : undefined;
    const unit = spec.unit === undefined ? '' : ` ${spec.unit}`;
    return [`${slug}: ${spec.label} ${option ?? `${spec.default}${unit}`}`];
  });
}
