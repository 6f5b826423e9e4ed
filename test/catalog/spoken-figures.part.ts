/** Whatever a sentence says in money is a number of the same answer, whichever inputs it answers. */
import type { NumberFigure, RangeFigure, TextFigure } from '../../engine/kernel/module.js';
import { samplePoints } from '../support/checked-answer.js';
import { randomFrom } from '../support/random.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { modules } from '../support/real-modules.js';

const { calculators } = checkedCatalog();
const money = /\$([\d,]+(?:\.\d+)?)/g;

/** What a person says for an estimate, by its size; the table of the guide. */
const steps: readonly (readonly [from: number, step: number])[] = [
  [100_000, 1000],
  [10_000, 100],
  [2000, 50],
  [500, 10],
  [100, 5],
];

/** The figure itself, or as round as its size allows; what is rounded is the figure before it got its decimals. */
function speaks(amount: number, figure: number): boolean {
  const [, step] = steps.find(([from]) => figure >= from) ?? [0, 1];
  return amount === figure || (amount % step === 0 && Math.abs(amount - figure) <= step / 2 + 0.5);
}

const toCents = (value: number): number => Math.round(value * 100) / 100;

const valuesOf = (figure: NumberFigure | RangeFigure | TextFigure): readonly number[] => {
  if ('text' in figure) return [];
  return 'value' in figure ? [figure.value] : [figure.low, figure.high];
};

describe.each(calculators.map((calculator) => [calculator.slug, calculator] as const))(
  'what %s says',
  (slug, calculator) => {
    const module = modules.get(slug);
    const points = samplePoints(calculator.inputs, randomFrom(7), 40).filter(
      (inputs) => module?.refuse(inputs) === null,
    );

    test('speaks no money that is not also a number', () => {
      for (const inputs of points) {
        const result = module?.answer(inputs);
        const numbers = Object.values(result?.figures ?? {}).flatMap(valuesOf);
        const given = Object.values(inputs).flatMap((value) => [Math.round(Number(value)), toCents(Number(value))]);
        const known = [...numbers, ...given];
        for (const [, digits = ''] of (result?.interpretation ?? '').matchAll(money))
          expect(known.filter((figure) => speaks(Number(digits.replaceAll(',', '')), figure))).not.toEqual([]);
      }
    });

    test('has the same figures in every answer, and its headline inside its range', () => {
      const names = [...calculator.figures, ...calculator.texts].map(({ name }) => name);
      for (const inputs of points) {
        const { figures = {}, range, value = Number.NaN } = module?.answer(inputs) ?? {};
        expect(Object.keys(figures)).toEqual(names);
        if (range === undefined) continue;
        expect(value).toBeGreaterThanOrEqual(range.low);
        expect(value).toBeLessThanOrEqual(range.high);
      }
    });
  },
);

/** What agents could read in prose alone: the figures by which each of these says a whole job. */
test.each([
  ['stump-removal', ['stumps', 'total', 'perStump', 'further']],
  ['hurricane-shutters', ['openings', 'area', 'cost']],
  ['water-well', ['cost', 'drilling']],
  ['sprinklers', ['zones', 'cost']],
  ['cnc-machining', ['total', 'setup', 'another', 'pieces', 'each']],
  ['home-inspectors', ['cost']],
  ['lawn-care', ['price', 'perCut', 'annualRange', 'cuts']],
])('%s publishes %j', (slug, names) => {
  expect(calculators.find((each) => each.slug === slug)?.figures.map(({ name }) => name)).toEqual(names);
});
