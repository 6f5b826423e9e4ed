/** Sines, payments and remainders, in which the proof, the examples and the service count alike. */
import fc from 'fast-check';
import * as kernel from '../../../engine/kernel/angles.js';
import { annuity, modulo } from '../../../engine/kernel/math.js';
import { arccosine, arcsine } from '../../../generator/program/angles.js';
import { seed } from '../../support/arbitraries.js';

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

/** The service never asks for them: the proof finds such numbers first. */
test.each([1.1, -1.1, 2])('no angle has the sine %d', (x) => {
  expect([arcsine(x), arccosine(x)]).toEqual([Number.NaN, Number.NaN]);
});

/** Against the machine's own functions of radians, which are good away from where the wave passes zero. */
test.each([
  [kernel.sine, Math.sin],
  [kernel.cosine, Math.cos],
])('%o is what the textbook says', (ours, own) => {
  fc.assert(
    fc.property(fc.double({ min: -720, max: 720, noNaN: true }), (degrees) => {
      expect(Math.abs(ours(degrees) - own((degrees * Math.PI) / 180))).toBeLessThan(1e-14);
    }),
    { seed, numRuns: 2000 },
  );
});

/** Twelve payments leave nothing of the loan, with interest or without. */
test.each([0, 1e-18, 1e-12, 0.0001, 0.01, 0.5, -0.001, -0.5])('with a rate of %d nothing is left', (rate) => {
  let left = 1;
  for (let month = 0; month < 12; month++) left = left * (1 + rate) - annuity(rate, 12);
  expect(Math.abs(left)).toBeLessThan(1e-10);
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
  expect(modulo(x, divisor)).toBeCloseTo(rest, 12);
});
