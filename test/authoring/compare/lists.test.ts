/** Edits of a list, each classed as a person would class it. */
import { compareCatalogs } from '../../../authoring/compare/compare.js';
import type { Edit } from './kennel.js';
import { kennel } from './kennel.js';

const width = '    width: { label: Width, type: number, unit: ft, default: 6, min: 4, max: 40, step: 1 }\n';
const runs = `    runs:
      label: Runs
      type: list
      of:
        long: { label: Long, type: number, unit: ft, required: true, min: 1, max: 60, step: 1 }
        side: { label: Side, type: select, default: one, options: { one: { label: One, part: 1 }, both: { label: Both, part: 2 } } }
      most: 4
      instead_of: { width: "sum(runs, long * side.part)" }
`;
const listed: Edit = { from: width, to: `${width}${runs}` };
const base = kennel([listed]);

/** What is said of the catalog with these edits. */
const rows: readonly (readonly [name: string, edit: Edit, said: readonly string[]])[] = [
  ['the list goes', { from: runs, to: '' }, ['breaking: list `runs` is gone']],
  ['fewer items', { from: 'most: 4', to: 'most: 3' }, ['breaking: items of `runs` 1 to 4 -> 1 to 3']],
  ['more items', { from: 'most: 4', to: 'most: 9' }, ['documentation: items of `runs` 1 to 4 -> 1 to 9']],
  ['more at least', { from: 'most: 4', to: 'least: 2\n      most: 4' }, ['breaking: items of `runs` 1 to 4 -> 2 to 4']],
  [
    'a narrower bound of an item',
    { from: 'required: true, min: 1, max: 60', to: 'required: true, min: 1, max: 50' },
    ['breaking: an item of `runs`: max of input `long` 60 -> 50'],
  ],
  [
    'another formula',
    { from: 'sum(runs, long * side.part)', to: 'max(runs, long * side.part)' },
    ['behaviour: `runs` gives another `width`: 33 -> 31 for long:31~side:one, long:1~side:both'],
  ],
  [
    'the same formula in other words',
    { from: 'sum(runs, long * side.part)', to: 'sum(runs, side.part * long)' },
    ['documentation: how `runs` gives `width` is written'],
  ],
  ['another figure of an option', { from: 'part: 2', to: 'part: 3' }, ['behaviour: `runs` gives another `width`']],
  ['another label', { from: 'label: Runs', to: 'label: Each run' }, ['documentation: words for list `runs`']],
];

test.each(rows)('%s', (_, edit, said) => {
  const { changes } = compareCatalogs(base, kennel([listed, edit]), '2026-06-01');
  const told = changes.map((change) => `${change.class}: ${change.what}`);
  expect(told).toEqual(said.map((start) => expect.stringContaining(start)));
});

test('a new list is reported and breaks nothing', () => {
  const { changes } = compareCatalogs(kennel([]), base, '2026-06-01');
  expect(changes.map((change) => `${change.class}: ${change.what}`)).toEqual(['documentation: new list `runs`']);
});
