/** Reads the calculation that a lead came from. The caller's result is compared with the service's own, never taken. */

import type { LeadBody } from '../../contract/lead-schema.js';
import { withParameter } from '../../contract/shared-names.js';
import { chosenOptions } from '../../engine/calculator/estimate.js';
import { explainQuery } from '../../engine/calculator/explain-query.js';
import { givenEntries, isOfCalculation, totalText } from '../../engine/calculator/given-entries.js';
import type { Inputs } from '../../engine/calculator/inputs.js';
import { givenPairs } from '../../engine/calculator/list-parameter.js';
import { dayParameter } from '../../engine/calculator/periods.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { QueryValues } from '../../engine/calculator/query-plan.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { nearest } from '../../engine/calculator/suggest.js';
import type { GivenCalculation, Lead, LeadCalculation } from '../model/lead.js';
import type { BodyError, Findings } from './body-error.js';
import { bodyError } from './body-error.js';
import { fragmentOf } from './json-pointer.js';
import type { LeadWords } from './words.js';
import { meantOr } from './words.js';

type Calculators = ReadonlyMap<string, PreparedCalculator>;

/** The calculators in the language of the service, which providers read, and in that of the caller. */
interface KnownCalculators {
  readonly calculators: Calculators;
  readonly speaking: Calculators;
}

type ReadCalculation = Pick<Lead, 'calculation' | 'given'>;

const nothing: ReadCalculation = { calculation: null, given: null };

/** The calculation as the service computes it; null when the lead has none, or mistakes in it. */
export function readCalculation(
  body: LeadBody['calculation'],
  { calculators, speaking }: KnownCalculators,
  { words, add }: Findings,
): ReadCalculation {
  if (body?.slug === undefined) return nothing;
  const { slug, value: claimed } = body;
  const calculator = calculators.get(slug);
  if (calculator === undefined) {
    add(unknownCalculator(slug, [...calculators.keys()], words));
    return nothing;
  }
  const asked = { calculator, speaker: speaking.get(slug) ?? calculator, pairs: pairsOf(body), body };
  const computed = recalculate(asked);
  if ('errors' in computed) {
    add(...computed.errors);
    return nothing;
  }
  const { given, ...result } = computed;
  const claimMatches = claimed === undefined ? null : isClose(claimed, result.value);
  return { calculation: { slug, ...result, claimMatches }, given };
}

type Body = NonNullable<LeadBody['calculation']>;
type Pair = readonly [name: string, value: string];

/** The pairs of the calculator's own address. */
function pairsOf({ inputs = {}, with: options, on }: Body): readonly Pair[] {
  const beside = { [withParameter]: options, [dayParameter]: on };
  return [inputs, beside].flatMap((members) =>
    Object.entries(members).flatMap(([name, value]) => givenPairs(name, value)),
  );
}

interface Asked {
  readonly calculator: PreparedCalculator;
  /** The same calculator, in the language of the caller. */
  readonly speaker: PreparedCalculator;
  readonly pairs: readonly Pair[];
  readonly body: Body;
}

/** As a query has them. */
const queryOf = (pairs: readonly Pair[]) => pairs.map(([name, value]) => ({ name, value, text: name }));

type Computed = Omit<LeadCalculation, 'slug' | 'claimMatches'> & { readonly given: GivenCalculation };

/** Computes with what was given, read as the calculator's own address reads it. */
function recalculate({
  calculator,
  speaker,
  pairs,
  body,
}: Asked): Computed | { readonly errors: readonly BodyError[] } {
  const query = queryOf(pairs);
  const values = readQuery(calculator.plan, query);
  if (values === null) {
    const { errors } = explainQuery(speaker.plan, query, speaker.words);
    return {
      errors: errors.map(({ parameter, ...rest }) => bodyError({ ...rest, pointer: pointerOf(parameter, body) })),
    };
  }
  const inputs = calculator.inputs(values);
  const broken = speaker.refuse(inputs);
  if (broken !== null) {
    const pointer = '#/calculation/inputs';
    return { errors: [bodyError({ pointer, code: 'invalid_combination', detail: broken.message })] };
  }
  return computed(calculator, { pairs, values, inputs });
}

function computed(calculator: PreparedCalculator, given: Given): Computed {
  const { values, inputs } = given;
  const { value, unit, interpretation } = calculator.owning(values).calculate(inputs);
  return { inputs, value, unit, interpretation, given: givenTo(calculator, given) };
}

type Stored = { readonly calculation: LeadCalculation; readonly given: GivenCalculation | null };

/** A stored calculation in the language of these calculators; as it was stored where it does not come to the same any more. */
export function retold(stored: Stored, calculators: Calculators): Stored {
  const { calculation, given } = stored;
  const calculator = calculators.get(calculation.slug);
  if (calculator === undefined || given === null) return stored;
  const pairs = [...new URLSearchParams(given.query)];
  const values = readQuery(calculator.plan, queryOf(pairs));
  const inputs = values && calculator.inputs(values);
  if (values === null || inputs === null || calculator.refuse(inputs) !== null) return stored;
  const { given: entered, ...now } = computed(calculator, { pairs, values, inputs });
  const isSame = now.value === calculation.value && isSameTotal(entered.total, given.total);
  return isSame ? { calculation: { ...calculation, ...now }, given: entered } : stored;
}

function isSameTotal(one: GivenCalculation['total'], other: GivenCalculation['total']): boolean {
  return one?.low === other?.low && one?.high === other?.high;
}

interface Given {
  readonly pairs: readonly Pair[];
  readonly values: QueryValues;
  readonly inputs: Inputs;
}

function givenTo(calculator: PreparedCalculator, { pairs, values, inputs }: Given): GivenCalculation {
  const own = pairs.filter(([name]) => isOfCalculation(name)).map(([name, value]): [string, string] => [name, value]);
  const total = calculator.owning(values).estimateAt(inputs, chosenOptions(values))?.total ?? null;
  return {
    query: new URLSearchParams(own).toString(),
    entries: givenEntries(calculator, values),
    total: total && { ...total, text: totalText(calculator, total) },
  };
}

/** The place of a mistake: the member that has it, or a part of an item, as in `rooms[1].length`. */
function pointerOf(parameter: string, { inputs = {}, ...beside }: Body): string {
  if (parameter in beside && !Object.hasOwn(inputs, parameter)) return fragmentOf(['calculation', parameter]);
  const [, list = '', place = '', part] = /^(\w+)\[(\d+)\](?:\.(.+))?$/.exec(parameter) ?? [];
  if (!Array.isArray(inputs[list])) return fragmentOf(['calculation', 'inputs', list || parameter]);
  const item = ['calculation', 'inputs', list, String(Number(place) - 1)];
  return fragmentOf(part === undefined ? item : [...item, part]);
}

function unknownCalculator(slug: string, allowed: readonly string[], words: LeadWords): BodyError {
  const suggestion = nearest(slug, allowed);
  const hint = meantOr(suggestion, words.sendListed, words);
  return bodyError({
    pointer: '#/calculation/slug',
    code: 'unknown_calculator',
    detail: words.unknownCalculator({ hint }),
    received: slug,
    allowed,
    suggestion,
  });
}

/** Equal but for how a number was rounded on its way through a page. */
function isClose(claimed: number, computed: number): boolean {
  return Math.abs(claimed - computed) <= Math.max(0.01, Math.abs(computed) * 1e-6);
}
