/** Where a comparison changes its mind: at the end of a last day, and beyond the decimals that an answer lost. */
import { compareCatalogs } from '../../../authoring/compare/compare.js';
import type { Edit } from './kennel.js';
import { kennel } from './kennel.js';

const width = '    width: { label: Width, type: number, unit: ft, default: 6, min: 4, max: 40, step: 1 }\n';

function saidOf(before: readonly Edit[], after: readonly Edit[], today: string): readonly string[] {
  const { changes } = compareCatalogs(kennel(before), kennel(after), today);
  return changes.map(({ class: kind, where, what }) => `${kind} ${where}: ${what}`);
}

test('what was announced is kept through its last day', () => {
  const deprecated = width.replace(' }', ', deprecated: { since: 2026-05-01, until: 2026-12-31 } }');
  const before = [{ from: width, to: deprecated }];
  const after = [
    { from: width, to: '' },
    { from: 'length * width * depth', to: 'length * 6 ft * depth' },
  ];
  expect(saidOf(before, after, '2026-12-31')).toContain('breaking bedding: input `width` is gone');
  expect(saidOf(before, after, '2027-01-01')).toContain('behaviour bedding: input `width` is gone');
});

test('a lost decimal moves nothing by itself, and hides no move', () => {
  const lost = (volume: string, bags: string, values: readonly [string, string]): readonly Edit[] => [
    { from: 'length * width * depth', to: volume },
    { from: 'decimals: 2', to: 'decimals: 1' },
    { from: 'value: 0.67', to: `value: ${values[0]}` },
    { from: 'Bags: 9', to: `Bags: ${bags}` },
    { from: 'value: 1.33', to: `value: ${values[1]}` },
  ];
  const isMove = (said: string): boolean => said.startsWith('behaviour bedding: `value` and `volume` are ');
  const movesOf = (edits: readonly Edit[]): readonly string[] => saidOf([], edits, '2026-06-01').filter(isMove);
  expect(movesOf(lost('length * width * depth', '9', ['0.7', '1.3']))).toEqual([]);
  expect(movesOf(lost('1.1 * length * width * depth', '10', ['0.7', '1.5']))).toHaveLength(1);
  // The largest run takes 44 cubic yards: a thousandth more moves what the one decimal shows at some calls only.
  expect(movesOf(lost('1.001 * length * width * depth', '10', ['0.7', '1.3']))).toHaveLength(1);
});
