/** Reads the calculation that a lead came from. The caller's result is compared with the service's own, never taken. */

import type { LeadBody } from '../../contract/lead-schema.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { LeadCalculation } from '../model/lead.js';
import type { BodyError, Findings } from './body-error.js';
import { bodyError } from './body-error.js';
import { fragmentOf } from './json-pointer.js';
import type { Recalculation } from './recalculate.js';
import { recalculate } from './recalculate.js';
import { meantOr } from './words.js';

/** The calculation as the service computes it; null when the lead has none, or mistakes in it. */
export function readCalculation(
  body: LeadBody['calculation'],
  calculators: ReadonlyMap<string, PreparedCalculator>,
  found: Findings,
): LeadCalculation | null {
  if (body?.slug === undefined) return null;
  const computed = recalculate(calculators, body.slug, body.inputs ?? {});
  if (computed.kind !== 'computed') {
    found.add(...mistakes(body.slug, computed, found));
    return null;
  }
  const { value, unit, interpretation } = computed.result;
  const claimMatches = body.value === undefined ? null : isClose(body.value, value);
  return { slug: body.slug, inputs: computed.inputs, value, unit, interpretation, claimMatches };
}

function mistakes(
  slug: string,
  failed: Exclude<Recalculation, { kind: 'computed' }>,
  found: Findings,
): readonly BodyError[] {
  switch (failed.kind) {
    case 'unknown_slug':
      return [unknownCalculator(slug, failed, found)];
    case 'wrong_inputs':
      return failed.errors.map(({ parameter, ...rest }) =>
        bodyError({ ...rest, pointer: fragmentOf(['calculation', 'inputs', parameter]) }),
      );
    case 'refused':
      return [bodyError({ pointer: '#/calculation/inputs', code: 'invalid_combination', detail: failed.sentence })];
  }
}

function unknownCalculator(
  slug: string,
  { allowed, suggestion }: Extract<Recalculation, { kind: 'unknown_slug' }>,
  { words }: Findings,
): BodyError {
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
