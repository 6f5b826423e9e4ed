/** Turns the query of a calculator into its answer, or into an account of every mistake in the query. */

import type { EngineWords } from '../../words/engine-words.js';
import type { BrokenRequirement } from '../kernel/module.js';
import type { AnswerText } from './answer-context.js';
import type { Deprecated } from './deprecated.js';
import { explainQuery } from './explain-query.js';
import type { ReadValue } from './measure.js';
import { pairsIn } from './open-records.js';
import type { ParameterError } from './parameter.js';
import { parameterError } from './parameter.js';
import type { PreparedCalculator } from './prepared-calculator.js';
import type { QueryPlan, QueryValues } from './query-plan.js';
import { readQuery } from './read-query.js';
import type { QueryPair } from './scan-query.js';

export type Outcome =
  | { readonly kind: 'answered'; readonly answer: AnswerText; readonly deprecated: Deprecated | null }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The reasons that a query has no answer, and queries that would have one. */
export interface Refusal {
  readonly code: 'invalid_parameters' | 'invalid_combination';
  readonly detail: string;
  readonly errors: readonly ParameterError[];
  /** The query that was meant; null when that is not certain. */
  readonly corrected: URLSearchParams | null;
  /** A query that works but says something else; null when there is `corrected`, or when only the caller can tell. */
  readonly example: URLSearchParams | null;
}

/**
 * Answers the text after the question mark of an address, with what to ask next where that is wanted anyhow. Throws when
 * the calculator breaks its promises.
 */
export function answerQuery(known: PreparedCalculator, query: string, isAsking?: boolean): Outcome {
  const pairs = pairsIn(known.plan, query);
  const values = readQuery(known.plan, pairs);
  if (values === null) return { kind: 'refused', refusal: refuseUnread(known, pairs) };
  const calculator = values.own === null ? known : known.owning(values);
  const undated = calculator.refuseDay(values);
  if (undated !== null) return { kind: 'refused', refusal: invalidParameters(undated.detail, [undated]) };
  const inputs = calculator.inputs(values);
  const broken = calculator.refuse(inputs);
  if (broken === null) {
    return {
      kind: 'answered',
      answer: calculator.answer(values, inputs, isAsking),
      deprecated: calculator.deprecated(values),
    };
  }
  return {
    kind: 'refused',
    refusal: refuseCombination(calculator, { plan: calculator.plan, pairs, values, ...broken }),
  };
}

/** Drops `corrected` unless it is a call that works. */
function refuseUnread(calculator: PreparedCalculator, pairs: readonly QueryPair[]): Refusal {
  const refusal = refuseParameters(calculator.plan, pairs, calculator.words);
  return { ...refusal, corrected: working(calculator, refusal.corrected) };
}

/** The query that was meant, or null when that is not certain or its inputs do not go together. */
export function correctedQuery(calculator: PreparedCalculator, query: string): URLSearchParams | null {
  return working(
    calculator,
    explainQuery(calculator.plan, pairsIn(calculator.plan, query), calculator.words).corrected,
  );
}

function working(calculator: PreparedCalculator, corrected: URLSearchParams | null): URLSearchParams | null {
  const values = corrected === null ? null : readQuery(calculator.plan, pairsIn(calculator.plan, corrected.toString()));
  if (values === null || calculator.refuseDay(values) !== null) return null;
  return calculator.refuse(calculator.inputs(values)) === null ? corrected : null;
}

/** Mistakes beyond this many are counted, not listed, so that an answer is never many times as long as its request. */
const mostListed = 20;

/** The refusal of a query that `readQuery` turned down. */
export function refuseParameters(plan: QueryPlan, pairs: readonly QueryPair[], words: EngineWords): Refusal {
  const { errors, corrected } = explainQuery(plan, pairs, words);
  const [first] = errors;
  if (first === undefined) throw new Error('a query was refused without a reason');
  const detail = errors.length === 1 ? first.detail : countText(errors.length, words);
  return invalidParameters(detail, errors.slice(0, mostListed), corrected);
}

function countText(count: number, words: EngineWords): string {
  return count > mostListed ? words.mistakesListed({ count, listed: mostListed }) : words.mistakes({ count });
}

export function invalidParameters(
  detail: string,
  errors: readonly ParameterError[],
  corrected: URLSearchParams | null = null,
): Refusal {
  return { code: 'invalid_parameters', detail, errors, corrected, example: null };
}

/** A query, as it was read, whose inputs break a requirement. */
export interface BrokenQuery extends BrokenRequirement {
  readonly plan: QueryPlan;
  readonly pairs: readonly QueryPair[];
  readonly values: QueryValues;
}

/** Names each input of the requirement, and a call that meets it: as asked, but with the defaults of those inputs. */
export function refuseCombination(calculator: PreparedCalculator, broken: BrokenQuery): Refusal {
  const { plan, pairs, inputs: names, message } = broken;
  const { parameters, positions } = plan;
  const received = new Map(pairs.map(({ name, value }) => [name, value]));
  const errors = names.map((name) =>
    parameterError({
      parameter: name,
      code: 'invalid_combination',
      detail: message,
      received: received.get(name) ?? null,
      allowed: parameters[positions.get(name) ?? -1]?.allowed ?? null,
    }),
  );
  const example = workingQuery(calculator, broken);
  return { code: 'invalid_combination', detail: message, errors, corrected: null, example };
}

/**
 * The query without the inputs of the broken requirement, or without all inputs if that still breaks one. Required
 * inputs stay; null when they break a requirement by themselves.
 */
function workingQuery(calculator: PreparedCalculator, broken: BrokenQuery): URLSearchParams | null {
  const { plan, pairs, values } = broken;
  const { parameters, inputCount } = plan;
  const own = parameters.slice(0, inputCount);
  const optional = new Set(own.flatMap(({ name, isRequired }) => (isRequired ? [] : [name])));
  const works = (drop: ReadonlySet<string>): boolean => {
    const kept = own.map(({ name }, index): ReadValue | undefined =>
      drop.has(name) ? undefined : values.inputs[index],
    );
    return calculator.refuse(calculator.inputs({ ...values, inputs: kept })) === null;
  };
  const named = new Set(broken.inputs.filter((name) => optional.has(name)));
  const drop = [named, optional].find(works);
  if (drop === undefined) return null;
  const lists = plan.lists.filter(({ list }) => list.gives.some(({ input }) => drop.has(input)));
  const dropped = new Set([...drop, ...lists.map(({ list }) => list.name)]);
  const left = pairs.filter(({ name }) => name !== null && !dropped.has(name));
  return new URLSearchParams(left.map(({ name, value }): [string, string] => [name ?? '', value ?? '']));
}
