/** From the query of a calculator to its answer, or to all that is wrong with the query. */
import type { BrokenRequirement } from '../kernel/module.js';
import type { Deprecated } from './deprecated.js';
import { explainQuery } from './explain-query.js';
import type { ReadValue } from './measure.js';
import type { ParameterError } from './parameter.js';
import { parameterError } from './parameter.js';
import type { AnswerText, PreparedCalculator } from './prepared-calculator.js';
import type { QueryPlan, QueryValues } from './query-plan.js';
import { readQuery } from './read-query.js';
import type { QueryPair } from './scan-query.js';
import { scanQuery } from './scan-query.js';

export type Outcome =
  | { readonly kind: 'answered'; readonly answer: AnswerText; readonly deprecated: Deprecated | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Why a query has no answer. */
export interface Refusal {
  readonly code: 'invalid_parameters' | 'invalid_combination';
  readonly detail: string;
  readonly errors: readonly ParameterError[];
  /** The query that was meant; null where that is not certain. */
  readonly corrected: URLSearchParams | null;
  /** A query that works, but says something else; null where `corrected` or the caller has to do. */
  readonly example: URLSearchParams | null;
}

/** Answers the text behind the question mark of an address. Throws when the calculator breaks its promises. */
export function answerQuery(calculator: PreparedCalculator, query: string): Outcome {
  const pairs = scanQuery(query);
  const values = readQuery(calculator.plan, pairs);
  if (values === null) return { kind: 'refused', refusal: refuseUnread(calculator, pairs) };
  const undated = calculator.refuseDay(values);
  if (undated !== null) return { kind: 'refused', refusal: refuseDay(undated) };
  const inputs = calculator.inputs(values);
  const broken = calculator.refuse(inputs);
  if (broken === null) {
    return {
      kind: 'answered',
      answer: calculator.answer(values, inputs),
      deprecated: calculator.deprecated(values),
    };
  }
  return {
    kind: 'refused',
    refusal: refuseCombination(calculator, { plan: calculator.plan, pairs, values, ...broken }),
  };
}

/** What was meant is told where it is a call that works. */
function refuseUnread(calculator: PreparedCalculator, pairs: readonly QueryPair[]): Refusal {
  const refusal = refuseParameters(calculator.plan, pairs);
  return { ...refusal, corrected: working(calculator, refusal.corrected) };
}

/** The query that was meant; null when that is not certain, or when its inputs do not go together. */
export function correctedQuery(calculator: PreparedCalculator, query: string): URLSearchParams | null {
  return working(calculator, explainQuery(calculator.plan, scanQuery(query)).corrected);
}

function working(calculator: PreparedCalculator, corrected: URLSearchParams | null): URLSearchParams | null {
  const values = corrected === null ? null : readQuery(calculator.plan, scanQuery(corrected.toString()));
  if (values === null || calculator.refuseDay(values) !== null) return null;
  return calculator.refuse(calculator.inputs(values)) === null ? corrected : null;
}

/** More mistakes than this are counted, not listed, so that an answer is never many times as long as its request. */
const mostListed = 20;

/** The refusal of a query that `readQuery` did not take. */
export function refuseParameters(plan: QueryPlan, pairs: readonly QueryPair[]): Refusal {
  const { errors, corrected } = explainQuery(plan, pairs);
  const [first] = errors;
  if (first === undefined) throw new Error('a query was refused without a reason');
  const listed = errors.length > mostListed ? `; the first ${mostListed} are listed` : '';
  const detail = errors.length === 1 ? first.detail : `The query has ${errors.length} mistakes${listed}.`;
  return { code: 'invalid_parameters', detail, errors: errors.slice(0, mostListed), corrected, example: null };
}

function refuseDay(error: ParameterError): Refusal {
  return { code: 'invalid_parameters', detail: error.detail, errors: [error], corrected: null, example: null };
}

/** A query whose inputs break a condition, as it was read. */
export interface BrokenQuery extends BrokenRequirement {
  readonly plan: QueryPlan;
  readonly pairs: readonly QueryPair[];
  readonly values: QueryValues;
}

/** Each input of the condition is named, and a call that meets it: as asked, but with the defaults of those inputs. */
export function refuseCombination(calculator: PreparedCalculator, broken: BrokenQuery): Refusal {
  const { plan, pairs, inputs: names, message } = broken;
  const { parameters, places } = plan;
  const received = new Map(pairs.map(({ name, value }) => [name, value]));
  const errors = names.map((name) =>
    parameterError({
      parameter: name,
      code: 'invalid_combination',
      detail: message,
      received: received.get(name) ?? null,
      allowed: parameters[places.get(name) ?? -1]?.allowed ?? null,
    }),
  );
  const example = workingQuery(calculator, broken);
  return { code: 'invalid_combination', detail: message, errors, corrected: null, example };
}

/**
 * The query without some of its inputs; without all of them, where the others meet no condition either. What callers
 * must give stays; null where that alone meets no condition.
 */
function workingQuery(calculator: PreparedCalculator, broken: BrokenQuery): URLSearchParams | null {
  const { plan, pairs, values } = broken;
  const { parameters, inputCount } = plan;
  const own = parameters.slice(0, inputCount);
  const optional = new Set(own.flatMap(({ name, isRequired }) => (isRequired ? [] : [name])));
  const works = (drop: ReadonlySet<string>): boolean => {
    const kept = own.map(({ name }, place): ReadValue | undefined =>
      drop.has(name) ? undefined : values.inputs[place],
    );
    return calculator.refuse(calculator.inputs({ ...values, inputs: kept })) === null;
  };
  const named = new Set(broken.inputs.filter((name) => optional.has(name)));
  const drop = [named, optional].find(works);
  if (drop === undefined) return null;
  const left = pairs.filter(({ name }) => name !== null && !drop.has(name));
  return new URLSearchParams(left.map(({ name, value }): [string, string] => [name ?? '', value ?? '']));
}
