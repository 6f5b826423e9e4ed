/** Which units callers may write beside a number, in which case of letters; and what an engine reads by them. */
import { readMeasure } from '../../../engine/calculator/measure.js';
import type { AcceptedUnit } from '../../../engine/kernel/module.js';
import { acceptedUnits } from '../../../generator/units/accepted-unit.js';
import { toNumber } from '../../../generator/units/rational.js';
import { unitOf } from '../../../generator/units/unit.js';
import { calculatorText } from '../../support/calculator-text.js';
import { checkCatalog, smallText } from '../../support/check-catalog.js';

function unitLine(name: string, definition: string, label = name): string {
  return `${name}: { ${definition}, label: ${label}, one: ${label}, many: ${label} }`;
}

const lines = {
  W: unitLine('W', 'dimension: power'),
  kW: unitLine('kW', 'is: 1000 W'),
  mW: unitLine('mW', 'is: 1/1000 W'),
  MW: unitLine('MW', 'is: 1000000 W'),
  loneMilliwatt: unitLine('mW', 'dimension: power'),
  loneMegawatt: unitLine('MW', 'dimension: power'),
  mm: unitLine('mm', 'is: 1/1000 m'),
  Mm: unitLine('Mm', 'is: 1000000 m'),
  rod: unitLine('rod', 'is: 5 m'),
  mrod: unitLine('mrod', 'is: 1/1000 rod'),
  are: unitLine('a', 'is: 100 m^2'),
  ampere: unitLine('A', 'dimension: current'),
};

function checked(...further: readonly (keyof typeof lines)[]) {
  const units = [smallText('units'), ...further.map((name) => lines[name])].join('\n');
  return checkCatalog({ units, calculators: calculatorText({ formula: 'n', expected: 1 }) });
}

/** The units that an input in this one takes, as the engine gets them. */
function takenBy(name: string, further: readonly (keyof typeof lines)[]): readonly AcceptedUnit[] {
  const { catalog, report } = checked(...further);
  expect(report).toBe('');
  const units = catalog?.units ?? [];
  const own = units.find((unit) => unit.name === name);
  return own === undefined
    ? []
    : acceptedUnits(unitOf(own), units).map(({ name: called, spellings, exact, factor }) => ({
        ...{ name: called, spellings, exact },
        times: toNumber(factor),
      }));
}

test.each<[own: string, further: readonly (keyof typeof lines)[], text: string, value: number | undefined]>([
  ['kW', ['W', 'kW', 'mW'], '5 mW', 0.000005],
  ['kW', ['W', 'kW', 'mW'], '5 MW', undefined],
  ['kW', ['W', 'kW', 'mW'], '5 mw', undefined],
  ['kW', ['W', 'kW', 'MW'], '5 MW', 5000],
  ['kW', ['W', 'kW', 'MW'], '5 mW', undefined],
  ['kW', ['W', 'kW', 'mW', 'MW'], '5 mW', 0.000005],
  ['kW', ['W', 'kW', 'mW', 'MW'], '5 MW', 5000],
  ['kW', ['W', 'kW', 'mW', 'MW'], '5 Mw', undefined],
  ['kW', ['W', 'kW'], '5 KW', 5],
  ['kW', ['W', 'kW'], '5 kw', 5],
  ['mW', ['loneMilliwatt'], '5 MW', undefined],
  ['MW', ['loneMegawatt'], '5 mW', undefined],
  ['m', ['mm'], '1 Mm', undefined],
  ['m', ['mm'], '1 MM', undefined],
  ['m', ['mm'], '1 mm', 0.001],
  ['m', ['mm', 'Mm'], '1 Mm', 1_000_000],
  ['m', ['mm', 'Mm'], '1 mm', 0.001],
  ['m', ['rod', 'mrod'], '1 Mrod', undefined],
  ['m', ['rod', 'mrod'], '1 ROD', 5],
  // Another unit of the catalog is one whatever its kind.
  ['A', ['are', 'ampere'], '5 A', 5],
  ['A', ['are', 'ampere'], '5 a', undefined],
  ['A', ['ampere'], '5 a', 5],
  ['ft', [], '5 FT', 5],
  ['ft', [], '5 Feet', 5],
  ['sqft', [], '5 Sq Ft', 5],
  ['h', [], '30 MIN', 0.5],
])('an input in %s, with %j, reads %s as %p', (own, further, text, value) => {
  expect(readMeasure(text, takenBy(own, further))?.value).toBe(value);
});

test.each<readonly (keyof typeof lines)[]>([
  ['W', 'mW', 'MW'],
  ['mm', 'Mm'],
  ['are', 'ampere'],
])('a catalog may have %s and %s', (...further) => {
  expect(checked(...further).report).toBe('');
});

test('a unit offers only others of its kind', () => {
  const units = smallText('units').replace('ft: { dimension: length,', 'ft: { dimension: length, beside: [m, lb, ft],');
  const { diagnostics } = checkCatalog({ units, calculators: calculatorText({ formula: 'n', expected: 1 }) });
  expect(diagnostics.map(({ code, message }) => [code, /`(lb|ft)` is none/.exec(message)?.[1]])).toEqual([
    ['unit-definition', 'lb'],
    ['unit-definition', 'ft'],
  ]);
});
