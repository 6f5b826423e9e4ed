/** How estimates and durations are spoken. */
import { roundEstimate, roundHalfAway } from '../../../engine/kernel/math.js';
import { about } from '../../../engine/kernel/text.js';
import type { Format } from '../../../generator/program/catalog.js';
import { shownAmount } from '../../../generator/program/sentence.js';

const amounts = [0, 0.5, 1, 7.25, 59.99, 99.5, 102.5, 499.9, 1235, 1995, 2025, 9975, 99_950, 148_499.5, 2.5e7];
const signed = amounts.flatMap((amount) => [amount, -amount]);

test.each(signed)('an estimate of %d is spoken at most one part in forty off', (amount) => {
  const spoken = roundEstimate(roundHalfAway(amount));
  expect(roundEstimate(roundHalfAway(-amount))).toBe(-spoken + 0);
  expect(Number(about(amount).replaceAll(',', ''))).toBe(spoken);
  expect(Math.abs(spoken - amount)).toBeLessThanOrEqual(Math.max(0.5, Math.abs(amount) / 40));
});

const fractions = { count: 60, one: ' minute', many: ' minutes' };
const around = { unit: 'hours', prefix: '', one: ' hour', many: ' hours' };
const hours: Format = { ...around, decimals: 2, fixed: false, isEstimate: false, fractions };

test.each([
  [-1.5, '-1 hour 30 minutes'],
  [-0.5, '-30 minutes'],
  [0, '0 minutes'],
  [0.001, '0 minutes'],
  [1 / 60, '1 minute'],
  [0.75, '45 minutes'],
  [0.9999, '1 hour'],
  [1.25, '1 hour 15 minutes'],
  [2, '2 hours'],
  [2.999, '3 hours'],
  [1234.5, '1,234 hours 30 minutes'],
])('%d hours are %s', (duration, spoken) => {
  expect(shownAmount(hours, [duration])).toBe(spoken);
  expect(shownAmount(hours, [duration, duration])).toBe(spoken);
});

test.each([
  [2, 3, '2 to 3 hours'],
  [0.5, 0.75, '30 to 45 minutes'],
  [0.75, 1.25, '45 minutes to 1 hour 15 minutes'],
  [1, 24, '1 to 24 hours'],
  [-0.5, 0.75, '-30 to 45 minutes'],
])('%d to %d hours are %s', (low, high, spoken) => {
  expect(shownAmount(hours, [low, high])).toBe(spoken);
});

const money: Format = {
  unit: 'dollars',
  prefix: '$',
  one: '',
  many: '',
  decimals: 0,
  fixed: false,
  isEstimate: true,
  fractions: null,
};
const spanish = { thousands: ',', decimal: '.', to: 'a' };

test.each([
  [13_524, 20_286, '$13,500 to $20,300', '$13,500 a $20,300'],
  [185.6, 186.4, '$186', '$186'],
  [-5, 5, '-$5 to $5', '-$5 a $5'],
  // Figures have 3,325, which pages round to the same.
  [3324.7, 4180, '$3,350 to $4,200', '$3,350 a $4,200'],
])('$%d to $%d is %s', (low, high, spoken, inSpanish) => {
  expect(shownAmount(money, [low, high])).toBe(spoken);
  expect(shownAmount(money, [low, high], spanish)).toBe(inSpanish);
});
