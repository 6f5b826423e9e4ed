/** What happens exactly at a bound: of an input, of a period, of the inputs before a list, of what rounds to nothing. */
import { isClamped } from '../../../engine/calculator/clamp.js';
import { listPlaces } from '../../../engine/calculator/list-parameter.js';
import { periodOf } from '../../../engine/calculator/periods.js';
import type { ListInput, NumberInput } from '../../../engine/kernel/module.js';
import { parted } from '../../../engine/kernel/text.js';
import { englishWords } from '../../../words/engine-words.js';

const length: NumberInput = { name: 'length', label: 'Length', type: 'number', min: 1, max: 200, step: 1 };

test.each([
  [1, false],
  [200, false],
  [200.000_000_000_1, false],
  [200.000_001, true],
  [0.999_999, true],
])('a length of %d is clamped: %s', (value, isMoved) => {
  expect(isClamped(length, value)).toBe(isMoved);
});

const first = { key: 'a', until: '2026-08-31' };
const second = { key: 'b', from: '2026-09-01', until: '2027-08-31' };

test.each([
  ['2026-08-31', first],
  ['2026-09-01', second],
  ['2027-08-31', second],
  ['2027-09-01', undefined],
])('a period has its first and its last day: %s', (day, period) => {
  expect(periodOf(day, [first, second])).toBe(period);
});

test('each list has a place of its own after the inputs', () => {
  const list = (name: string): ListInput => ({ name, label: name, most: 5, gives: [] }) as unknown as ListInput;
  const places = listPlaces([list('rooms'), list('walls')], [length], englishWords);
  expect(places.map(({ position }) => position)).toEqual([1, 2]);
});

test.each([
  [-0.001, '0 minutes'],
  [-0.5, '-30 minutes'],
  [-1.5, '-1 hour 30 minutes'],
])('%d hours read %s: zero has no sign', (hours, text) => {
  expect(parted(hours, 60, ' hour', ' hours', ' minute', ' minutes')).toBe(text);
});
