/** Programs made of bare formulas, without a text behind them: quick to make, so that there can be many. */
import { unwritten } from '../../generator/program/call-point.js';
import type { NumberInput } from '../../generator/program/catalog.js';
import type { Compared } from '../../generator/program/comparing.js';
import type { Core } from '../../generator/program/core.js';
import type { Interval } from '../../generator/program/interval.js';
import type { Comparison } from '../../generator/program/operation.js';
import type { ArithmeticName } from '../../generator/program/operations.js';
import type { Program } from '../../generator/program/program.js';
import { createSource, spanOf } from '../../generator/source/source.js';
import { plain } from '../../generator/units/unit.js';

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
    isDay: false,
    whole: false,
    min: low,
    max: high,
    step: (high - low) / 4 || 1,
    ...unwritten,
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
