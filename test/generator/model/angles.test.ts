/** Sines, payments and rests: the evaluator of the proof and the kernel of the service count the same. */
import fc from 'fast-check';
import {
  arccosine as servedArccosine,
  arcsine as servedArcsine,
  arctangent as servedArctangent,
  cosine as servedCosine,
  sine as servedSine,
  tangent as servedTangent,
} from '../../../engine/kernel/angles.js';
import { annuity as servedAnnuity, modulo as servedModulo } from '../../../engine/kernel/math.js';
import { arccosine, arcsine, arctangent, cosine, sine, tangent } from '../../../generator/model/angles.js';
import { annuity } from '../../../generator/model/annuity.js';
import { modulo } from '../../../generator/model/modulo.js';
import { seed } from '../../support/arbitraries.js';

const model = { sine, cosine, tangent, arcsine, arccosine, arctangent };

const kernel = {
  sine: servedSine,
  cosine: servedCosine,
  tangent: servedTangent,
  arcsine: servedArcsine,
  arccosine: servedArccosine,
  arctangent: servedArctangent,
};

const names = ['sine', 'cosine', 'tangent', 'arcsine', 'arccosine', 'arctangent'] as const;

/** At the angles of set squares the answers are the exact ones, whatever turns are added. */
test.each<[degrees: number, ofSine: number, ofCosine: number]>([
  [0, 0, 1],
  [30, 0.5, Math.cos(Math.PI / 6)],
  [60, Math.cos(Math.PI / 6), 0.5],
  [90, 1, 0],
  [120, Math.cos(Math.PI / 6), -0.5],
  [150, 0.5, -Math.cos(Math.PI / 6)],
  [180, 0, -1],
  [210, -0.5, -Math.cos(Math.PI / 6)],
  [270, -1, 0],
  [330, -0.5, Math.cos(Math.PI / 6)],
])('%d degrees', (degrees, ofSine, ofCosine) => {
  for (const turns of [0, 360, -360, 3600]) {
    expect(kernel.sine(degrees + turns)).toBe(ofSine);
    expect(kernel.cosine(degrees + turns)).toBe(ofCosine);
  }
});

test.each<[degrees: number, expected: number]>([
  [0, 0],
  [45, 1],
  [135, -1],
  [180, 0],
  [-45, -1],
])('the tangent of %d degrees is %d', (degrees, expected) => {
  expect(kernel.tangent(degrees)).toBe(expected);
});

test.each<[x: number, arcsine: number, arccosine: number]>([
  [0.5, 30, 60],
  [-0.5, -30, 120],
  [1, 90, 0],
  [-1, -90, 180],
  [0, 0, 90],
])('the angles of %d are %d and %d', (x, ...expected) => {
  expect([kernel.arcsine(x) + 0, kernel.arccosine(x)]).toEqual(expected);
});

test.each(names)('%s is the same for the proof and for the service', (name) => {
  const x = name.startsWith('arc')
    ? fc.double({ min: -1, max: 1, noNaN: true })
    : fc.double({ min: -1e6, max: 1e6, noNaN: true });
  fc.assert(
    fc.property(x, (value) => Object.is(model[name](value), kernel[name](value))),
    { seed, numRuns: 2000 },
  );
});

/** Against the machine's own functions of radians, which are good away from where the wave passes zero. */
test.each(['sine', 'cosine'] as const)('%s is what the textbook says', (name) => {
  const own = name === 'sine' ? Math.sin : Math.cos;
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (degrees) => {
      expect(Math.abs(kernel[name](degrees) - own((degrees * Math.PI) / 180))).toBeLessThan(1e-14);
    }),
    { seed, numRuns: 2000 },
  );
});

/** Twelve payments leave nothing of the loan, with interest or without. */
test.each([0, 1e-18, 1e-12, 0.0001, 0.01, 0.5, -0.001, -0.5])('with a rate of %d nothing is left', (rate) => {
  let left = 1;
  for (let month = 0; month < 12; month++) left = left * (1 + rate) - servedAnnuity(rate, 12);
  expect(Math.abs(left)).toBeLessThan(1e-10);
  expect(annuity(rate, 12)).toBe(servedAnnuity(rate, 12));
});

test.each<[x: number, divisor: number, rest: number]>([
  [7, 3, 1],
  [-7, 3, 2],
  [7, -3, -2],
  [-7, -3, -1],
  [6, 3, 0],
  [0.3, 0.1, 0],
  [0.1 * 3, 0.1, 0],
  [29.999999999999996, 10, 0],
  [30.000000000000004, 10, 0],
  [2.5, 1, 0.5],
])('%d leaves %#, divided by %d', (x, divisor, rest) => {
  expect(servedModulo(x, divisor)).toBeCloseTo(rest, 12);
  expect(modulo(x, divisor)).toBe(servedModulo(x, divisor));
});
