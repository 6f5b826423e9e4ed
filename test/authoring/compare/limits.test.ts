/** Where a comparison changes its mind: at the end of a last day, and beyond the decimals that an answer lost or gained. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareCatalogs } from '../../../authoring/compare/compare.js';
import type { ComparableCatalog } from '../../../authoring/sample/catalog-with-sources.js';
import { openComparableCatalog } from '../../../authoring/sample/catalog-with-sources.js';
import { sourcesOf } from '../../support/check-catalog.js';
import { projectRoot } from '../../support/project-root.js';
import type { Edit } from './kennel.js';
import { edited, kennel } from './kennel.js';

const priceList = readFileSync(
  join(projectRoot, 'test/diagnostics/not-as-transcribed/another-number.yaml'),
  'utf8',
).replace('20 3 50 6', '20 3 50 5');

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

test('a further decimal moves nothing by itself, and hides no move', () => {
  const gained = (volume: string): readonly Edit[] => [
    { from: 'length * width * depth', to: volume },
    { from: 'decimals: 2', to: 'decimals: 4' },
    { from: 'value: 0.67', to: 'value: 0.6667' },
    { from: 'value: 1.33', to: 'value: 1.3333' },
  ];
  const said = (volume: string): readonly string[] => {
    const { catalog } = openComparableCatalog(sourcesOf(edited(gained(volume))));
    if (catalog === null) throw new Error('the edited catalog cannot be compared');
    const { changes } = compareCatalogs(kennel([]), catalog, '2026-06-01');
    return changes.map(({ class: kind, what }) => `${kind} ${what}`).filter((each) => !/worked examples/.test(each));
  };
  const decimals = ['documentation decimals of the result 2 -> 4', 'documentation decimals of `volume` 2 -> 4'];
  expect(said('length * width * depth')).toEqual(decimals);
  // A ten-thousandth more is nothing in the old decimals, but callers now see it.
  expect(said('1.0001 * length * width * depth')).toEqual(
    expect.arrayContaining([...decimals, expect.stringMatching(/^behaviour `value` and `volume` are /)]),
  );
});

test('a typo that control totals refuse is compared all the same', () => {
  const priced = (last: number): ComparableCatalog =>
    openComparableCatalog(
      sourcesOf({ calculators: priceList.replace('lines: { 20: 3, 50: 5 }', `lines: { 20: 3, 50: ${last} }`) }),
    );
  const [before, after] = [priced(5), priced(7)];
  expect([before, after].map(({ mistakes }) => mistakes.map(({ code }) => code))).toEqual([
    [],
    ['not-as-transcribed', 'example-fails'],
  ]);
  if (before.catalog === null || after.catalog === null) throw new Error('the price list cannot be compared');
  const { changes } = compareCatalogs(before.catalog, after.catalog, '2026-06-01');
  expect(changes.map(({ class: kind, what }) => `${kind} ${what}`)).toContainEqual(
    expect.stringMatching(/^behaviour `value` and `cost` are .* higher, never lower/),
  );
});
