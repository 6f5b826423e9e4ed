/** Programs made of bare formulas, without a text behind them: quick to make, so that there can be many. */
import type { NumberInput } from '../../generator/model/catalog.js';
import type { Compared } from '../../generator/model/comparing.js';
import type { Core } from '../../generator/model/core.js';
import type { Interval } from '../../generator/model/interval.js';
import type { Comparison } from '../../generator/model/operation.js';
import type { ArithmeticName } from '../../generator/model/operations.js';
import type { Program } from '../../generator/model/program.js';
import { plain } from '../../generator/model/unit.js';
import { createSource, spanOf } from '../../generator/text/source.js';

export const nowhere = spanOf(createSource('', ''), 0, 0);

export function numberBetween(name: string, { low, high }: Interval): NumberInput {
  return {
    kind: 'number',
    name,
    label: name,
    unit: plain,
    unitLabel: null,
    accepts: [],
    default: low,
    whole: false,
    min: low,
    max: high,
    step: (high - low) / 4 || 1,
    hint: null,
    deprecated: null,
  };
}

export function inputCore(name: string): Core {
  return { kind: 'input', name };
}

export function applied(operation: ArithmeticName, ...args: readonly Core[]): Core {
  return { kind: 'apply', operation, args, span: nowhere };
}

export function compared(left: Core, comparison: Comparison, right: Core): Compared {
  return { kind: 'compare', comparison, left, right, span: nowhere };
}

/** A program that computes nothing but these. */
export function programAround(inputs: Program['inputs'], ...outputs: readonly Core[]): Program {
  return { inputs, requirements: [], steps: [], outputs, conditions: [], amounts: [] };
}
