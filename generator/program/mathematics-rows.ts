/** The rows of logarithms, angles and remainders in the table of operations. */
import { arctangent, cosine, sine, tangent } from '../../engine/kernel/angles.js';
import { modulo } from '../../engine/kernel/math.js';
import {
  arccosine,
  arccosineBounds,
  arcsine,
  arcsineBounds,
  arctangentBounds,
  arcVerdict,
  cosineBounds,
  sineBounds,
  tangentBounds,
  tangentVerdict,
} from './angles.js';
import type { Domain, Operation } from './operation.js';
import { expBounds, logBounds, moduloBounds } from './operation-bounds.js';
import {
  arccosineInverse,
  arcsineInverse,
  arctangentInverse,
  decimalLogarithmInverse,
  exponentialInverse,
  logarithmInverse,
  unknownInverse,
} from './operation-inverses.js';
import {
  arccosineDerivative,
  arcsineDerivative,
  arctangentDerivative,
  cosineDerivative,
  decimalLogarithmDerivative,
  reciprocal,
  sineDerivative,
  slopeBy,
  tangentSlope,
  unknownSlope,
} from './operation-slopes.js';
import { binary, call, domainOf, nonzeroDivisor, unary } from './row-parts.js';

/** An inverse function: of a plain number from -1 to 1. */
const withinOne: Domain = {
  code: 'arc-undefined',
  operand: 0,
  zero: null,
  question: 'this number can lie outside of -1 to 1, where no angle has it',
  verdict: arcVerdict,
};

const positive = domainOf(
  { code: 'log-of-nonpositive', question: 'this can take the logarithm of zero or less' },
  (x) => x.low > 0,
  (x) => x.high <= 0,
);

export const mathematicsRows = [
  {
    name: 'ln',
    syntax: call(1),
    units: 'plain',
    arithmetic: {
      emit: { call: 'Math.log' },
      ...unary(Math.log, (x) => logBounds(x, Math.log)),
      domain: positive,
      slope: slopeBy(reciprocal),
      inverse: logarithmInverse,
    },
    doc: 'The natural logarithm of a plain number.',
    example: 'ln(2)',
  },
  {
    name: 'log10',
    syntax: call(1),
    units: 'plain',
    arithmetic: {
      emit: { call: 'Math.log10' },
      ...unary(Math.log10, (x) => logBounds(x, Math.log10)),
      domain: positive,
      slope: slopeBy(decimalLogarithmDerivative),
      inverse: decimalLogarithmInverse,
    },
    doc: 'The decimal logarithm of a plain number.',
    example: 'log10(1000)',
  },
  {
    name: 'exp',
    syntax: call(1),
    units: 'plain',
    arithmetic: {
      emit: { call: 'Math.exp' },
      ...unary(Math.exp, expBounds),
      slope: slopeBy((_, result) => result),
      inverse: exponentialInverse,
    },
    doc: 'The exponential of a plain number.',
    example: 'exp(-0.5)',
  },
  {
    name: 'mod',
    syntax: call(2),
    units: 'rest',
    arithmetic: {
      emit: { kernel: 'modulo' },
      ...binary(modulo, moduloBounds),
      domain: nonzeroDivisor,
      remains: true,
      slope: unknownSlope,
      inverse: unknownInverse,
    },
    doc: 'What is left when the first is divided by the second a whole number of times, with the sign of the second.',
    example: 'mod(length, 16 in)',
  },
  {
    name: 'sin',
    syntax: call(1),
    units: 'angle',
    arithmetic: {
      emit: { kernel: 'sine' },
      ...unary(sine, sineBounds),
      slope: slopeBy(sineDerivative),
      inverse: unknownInverse,
    },
    doc: 'The sine of an angle.',
    example: 'sin(30 deg)',
  },
  {
    name: 'cos',
    syntax: call(1),
    units: 'angle',
    arithmetic: {
      emit: { kernel: 'cosine' },
      ...unary(cosine, cosineBounds),
      slope: slopeBy(cosineDerivative),
      inverse: unknownInverse,
    },
    doc: 'The cosine of an angle.',
    example: 'cos(slope)',
  },
  {
    name: 'tan',
    syntax: call(1),
    units: 'angle',
    arithmetic: {
      emit: { kernel: 'tangent' },
      ...unary(tangent, tangentBounds),
      slope: tangentSlope,
      inverse: unknownInverse,
      domain: {
        code: 'tangent-undefined',
        operand: 0,
        zero: 0,
        fault: cosine,
        question: 'this can take the tangent of a right angle',
        verdict: tangentVerdict,
      },
    },
    doc: 'The tangent of an angle; a right angle has none.',
    example: 'tan(slope)',
  },
  {
    name: 'asin',
    syntax: call(1),
    units: 'arc',
    arithmetic: {
      emit: { kernel: 'arcsine' },
      ...unary(arcsine, arcsineBounds),
      domain: withinOne,
      slope: slopeBy(arcsineDerivative),
      inverse: arcsineInverse,
    },
    doc: 'The angle from -90 to 90 degrees with this sine.',
    example: 'asin(rise / rafter)',
  },
  {
    name: 'acos',
    syntax: call(1),
    units: 'arc',
    arithmetic: {
      emit: { kernel: 'arccosine' },
      ...unary(arccosine, arccosineBounds),
      domain: withinOne,
      slope: slopeBy(arccosineDerivative),
      inverse: arccosineInverse,
    },
    doc: 'The angle from 0 to 180 degrees with this cosine.',
    example: 'acos(run / rafter)',
  },
  {
    name: 'atan',
    syntax: call(1),
    units: 'arc',
    arithmetic: {
      emit: { kernel: 'arctangent' },
      ...unary(arctangent, arctangentBounds),
      slope: slopeBy(arctangentDerivative),
      inverse: arctangentInverse,
    },
    doc: 'The angle from -90 to 90 degrees with this tangent.',
    example: 'atan(rise / run)',
  },
] as const satisfies readonly Operation[];
