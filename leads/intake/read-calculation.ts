/** Reads the calculation that a lead came from. The caller's result is compared with the service's own, never taken. */

import type { LeadBody } from '../../contract/lead-schema.js';
import { explainQuery } from '../../engine/calculator/explain-query.js';
import type { Inputs } from '../../engine/calculator/inputs.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { readQuery } from '../../engine/calculator/read-query.js';
import { nearest } from '../../engine/calculator/suggest.js';
import type { LeadCalculation } from '../model/lead.js';
import type { BodyError, Findings } from './body-error.js';
import { bodyError } from './body-error.js';
import { fragmentOf } from './json-pointer.js';
import type { LeadWords } from './words.js';
import { meantOr } from './words.js';

/** The calculation as the service computes it; null when the lead has none, or mistakes in it. */
export function readCalculation(
  body: LeadBody['calculation'],
  calculators: ReadonlyMap<string, PreparedCalculator>,
  { words, add }: Findings,
): LeadCalculation | null {
  if (body?.slug === undefined) return null;
  const { slug, inputs = {}, value: claimed } = body;
  const calculator = calculators.get(slug);
  if (calculator === undefined) {
    add(unknownCalculator(slug, [...calculators.keys()], words));
    return null;
  }
  const computed = recalculate(calculator, inputs);
  if ('errors' in computed) {
    add(...computed.errors);
    return null;
  }
  return { slug, ...computed, claimMatches: claimed === undefined ? null : isClose(claimed, computed.value) };
}

/** Computes with the inputs that were given, read as the calculator's own address reads them. */
function recalculate(
  calculator: PreparedCalculator,
  given: Inputs,
): Omit<LeadCalculation, 'slug' | 'claimMatches'> | { readonly errors: readonly BodyError[] } {
  const pairs = Object.entries(given).map(([name, value]) => ({ name, value: String(value), text: name }));
  const values = readQuery(calculator.plan, pairs);
  if (values === null) {
    const { errors } = explainQuery(calculator.plan, pairs, calculator.words);
    return {
      errors: errors.map(({ parameter, ...rest }) =>
        bodyError({ ...rest, pointer: fragmentOf(['calculation', 'inputs', parameter]) }),
      ),
    };
  }
  const inputs = calculator.inputs(values);
  const broken = calculator.refuse(inputs);
  if (broken !== null) {
    const pointer = '#/calculation/inputs';
    return { errors: [bodyError({ pointer, code: 'invalid_combination', detail: broken.message })] };
  }
  const { value, unit, interpretation } = calculator.owning(values).calculate(inputs);
  return { inputs, value, unit, interpretation };
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
