/** The compiler and the kernel speak estimates and durations alike. */

import * as kernel from '../../../engine/kernel/math.js';
import { about, parted, partedRange } from '../../../engine/kernel/text.js';
import type { Format } from '../../../generator/model/catalog.js';
import { roundEstimate } from '../../../generator/model/rounding.js';
import { formatAmount, formatRange } from '../../../generator/model/sentence.js';

const amounts = [0, 0.5, 1, 7.25, 59.99, 99.5, 102.5, 499.9, 1235, 1995, 2025, 9975, 99_950, 148_499.5, 2.5e7];
const signed = amounts.flatMap((amount) => [amount, -amount]);

test.each(signed)('an estimate of %d is spoken alike, and at most one part in forty off', (amount) => {
  const spoken = roundEstimate(amount);
  expect(kernel.roundEstimate(amount)).toBe(spoken);
  expect(roundEstimate(-amount)).toBe(-spoken + 0);
  expect(Number(about(amount).replaceAll(',', ''))).toBe(spoken);
  expect(Math.abs(spoken - amount)).toBeLessThanOrEqual(Math.max(0.5, Math.abs(amount) / 40));
});

const fractions = { count: 60, one: ' minute', many: ' minutes' };
const around = { unit: 'hours', prefix: '', one: ' hour', many: ' hours' };
const hours: Format = { ...around, decimals: 2, fixed: false, isEstimate: false, fractions };
const ofHours = [60, ' hour', ' hours', ' minute', ' minutes'] as const;
const durations = [-1.5, -0.5, 0, 0.001, 1 / 60, 0.5, 0.75, 0.9999, 1, 1.25, 2, 2.999, 24, 1234.5];

test.each(durations)('a duration of %d hours is spoken alike', (duration) => {
  expect(parted(duration, ...ofHours)).toBe(formatAmount(duration, hours));
  for (const other of durations)
    expect(partedRange(duration, other, ...ofHours)).toBe(formatRange(duration, other, hours));
});
