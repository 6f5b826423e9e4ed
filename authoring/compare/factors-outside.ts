/**
 * Moves constant factors out of products, quotients, sums and steps. Over the reals the formulas stay equal, and formulas
 * that differ only in the units between their steps become the same.
 */

import type { StepPart } from '../../generator/program/catalog.js';
import type { Core } from '../../generator/program/core.js';
import { constant } from '../../generator/program/core-builders.js';
import { arithmeticOf } from '../../generator/program/operations.js';
import type { Rewrite } from '../../generator/program/visit-core.js';
import { mapChildren } from '../../generator/program/visit-core.js';
import type { Rational } from '../../generator/units/rational.js';
import { divide, equal, multiply, negate, one, zero } from '../../generator/units/rational.js';

export interface FactorsOutside {
  /** The steps without their factors, which stand where the steps are used. */
  readonly steps: readonly StepPart[];
  readonly rewrite: Rewrite;
}

/** A formula that is `rest * factor`; the factor is never zero. */
interface Factored {
  readonly rest: Core;
  readonly factor: Rational;
}

type Application = Core & { kind: 'apply' };

/** A step stands after those that it uses. */
export function factorsOutside(steps: readonly StepPart[]): FactorsOutside {
  const factors = new Map<string, Rational>();
  const known = new Map<Core, Factored>();
  const split = (core: Core): Factored => {
    const found = known.get(core) ?? splitOf(core);
    known.set(core, found);
    return found;
  };
  const written = ((core: Core) => times(split(core))) as Rewrite;
  const splitOf = (core: Core): Factored => {
    switch (core.kind) {
      case 'step':
        return { rest: core, factor: factors.get(core.name) ?? one };
      case 'scale':
        return equal(core.factor, zero) ? bare(constant(zero)) : byFactor(split(core.operand), core.factor);
      case 'guard': {
        const { rest, factor } = split(core.value);
        return { rest: { ...core, value: rest, nonnegative: written(core.nonnegative) }, factor };
      }
      case 'if': {
        const { rest, factor } = commonFactor([core.consequent, core.alternate].map(split));
        const [consequent = core.consequent, alternate = core.alternate] = rest;
        return { rest: { ...core, condition: written(core.condition), consequent, alternate }, factor };
      }
      case 'apply':
        return splitApplication(core, core.args.map(split));
      case 'compare': {
        const { rest, factor } = commonFactor([core.left, core.right].map(split));
        const [left = core.left, right = core.right] = rest;
        return bare(isPositive(factor) ? { ...core, left, right } : mapChildren(core, written));
      }
      default:
        return bare(mapChildren(core, written));
    }
  };
  const bareSteps = steps.map((step): StepPart => {
    const { rest, factor } = split(step.core);
    factors.set(step.name, factor);
    return { ...step, core: rest };
  });
  return { steps: bareSteps, rewrite: written };
}

function splitApplication(core: Application, parts: readonly Factored[]): Factored {
  const { algebra, choice } = arithmeticOf(core.operation);
  const [x, y] = parts;
  const plain = bare({ ...core, args: parts.map(times) });
  if (x === undefined) return plain;
  if (algebra === 'opposite') return byFactor(x, negate(one));
  if (y === undefined) return plain;
  const of = (args: readonly Core[]): Core => ({ ...core, args });
  if (algebra === 'product') return { rest: of([x.rest, y.rest]), factor: multiply(x.factor, y.factor) };
  if (algebra === 'quotient') return { rest: of([x.rest, y.rest]), factor: divide(x.factor, y.factor) };
  const shared = commonFactor(parts);
  const keepsFactor =
    algebra === 'sum' || algebra === 'difference' || (choice !== undefined && isPositive(shared.factor));
  return keepsFactor ? { rest: of(shared.rest), factor: shared.factor } : plain;
}

/** The factor of the first part that is no constant, outside of all parts. */
function commonFactor(parts: readonly Factored[]): { readonly rest: readonly Core[]; readonly factor: Rational } {
  const factor = parts.find(({ rest }) => rest.kind !== 'constant')?.factor ?? one;
  return { rest: parts.map((each) => times({ rest: each.rest, factor: divide(each.factor, factor) })), factor };
}

function isPositive({ numerator }: Rational): boolean {
  return numerator > 0n;
}

function bare(rest: Core): Factored {
  return { rest, factor: one };
}

function byFactor({ rest, factor }: Factored, by: Rational): Factored {
  return { rest, factor: multiply(factor, by) };
}

function times({ rest, factor }: Factored): Core {
  if (equal(factor, one)) return rest;
  if (rest.kind === 'constant') return constant(multiply(rest.value, factor));
  return { kind: 'scale', operand: rest, factor, leads: false };
}
