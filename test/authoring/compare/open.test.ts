/** Figures that are opened to callers' own, closed, or opened further. */
import { compareCatalogs } from '../../../authoring/compare/compare.js';
import { kennel } from './kennel.js';

const today = '2026-06-01';

/** The kennel with this range for the price of chips; closed without one. */
function opened(range: string | null) {
  return kennel(
    range === null ? [] : [{ file: 'figures', from: '4..7 EUR/bag\n', to: `4..7 EUR/bag\n    open: ${range}\n` }],
  );
}

test.each<readonly [string | null, string | null, readonly string[]]>([
  [null, '1..40 EUR/bag', ['documentation bedding: `chips.price` is open: 1..40 EUR/bag']],
  ['1..40 EUR/bag', null, ['breaking bedding: `chips.price` is no longer open']],
  [
    '1..40 EUR/bag',
    '0..60 EUR/bag',
    ['documentation bedding: the open range of `chips.price` 1..40 EUR/bag -> 0..60 EUR/bag'],
  ],
  [
    '1..40 EUR/bag',
    '2..60 EUR/bag',
    ['breaking bedding: the open range of `chips.price` 1..40 EUR/bag -> 2..60 EUR/bag'],
  ],
  ['1..40 EUR/bag', '1..40 EUR/bag', []],
])('from %s to %s', (before, after, said) => {
  const { changes } = compareCatalogs(opened(before), opened(after), today);
  expect(changes.map(({ class: kind, where, what }) => `${kind} ${where}: ${what}`)).toEqual(said);
});
