/** What is proved of the catalog's calculators: how they move with their inputs, and that it holds of their values. */
import { monotonicityOf } from '../../generator/prove/slope/monotonicity.js';
import { programOf } from '../support/agreement.js';
import { seed } from '../support/arbitraries.js';
import { chosenSeed } from '../support/random.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { shareOf } from '../support/shares.js';
import { expectSoundEverywhere } from '../support/sound-bounds.js';
import { expectSlopesEverywhere } from '../support/sound-slopes.js';
import { specFigures } from './spec-figures.js';

type Counts = Readonly<Record<string, number>>;

/** How often each trend is proved, and in how many boxes. */
function count(found: readonly ReturnType<typeof monotonicityOf>[]): Counts {
  const counts: Record<string, number> = {};
  for (const each of found) {
    const name = each.trend === 'unknown' ? each.trend : `${each.trend} in ${each.boxes}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}

const catalog = checkedCatalog().calculators;
/** Those of the specification; a table of a code, such as one of breakers or pipes, has trends that nobody proves. */
const specified = catalog.filter(({ slug }) => slug in specFigures);
const calculators = specified.map((calculator) => ({
  program: programOf(calculator),
  figures: [calculator.result, ...calculator.secondary].map(({ core }) => core),
  numbers: calculator.inputs.filter(({ kind }) => kind === 'number'),
}));

test('every published figure of the specification rises with each number that it depends on', () => {
  const found = calculators.flatMap(({ program, figures, numbers }) =>
    numbers.flatMap(({ name }) => figures.map((figure) => monotonicityOf(program, figure, { input: name }))),
  );
  expect(Object.keys(count(found)).sort()).toEqual(['does not depend in 0', 'rises in 1']);
  expect(count(found)['rises in 1']).toBeGreaterThan(90);
});

test('every step of the specification rises or falls with each number that it depends on', () => {
  const found = calculators.flatMap(({ program, numbers }) =>
    numbers.flatMap(({ name }) => program.steps.map(({ core }) => monotonicityOf(program, core, { input: name }))),
  );
  expect(Object.keys(count(found)).sort()).toEqual(['does not depend in 0', 'falls in 1', 'rises in 1']);
  expect(count(found)['rises in 1']).toBeGreaterThan(200);
});

const tried = shareOf(catalog, 3, chosenSeed());

test.each(tried.map((calculator) => [calculator.slug, calculator] as const))(
  `the intervals of %s hold every value, and its slopes every difference quotient (seed ${seed})`,
  (_, calculator) => {
    expectSoundEverywhere(calculator);
    expectSlopesEverywhere(programOf(calculator));
  },
);
