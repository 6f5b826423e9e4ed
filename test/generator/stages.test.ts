import { readSources } from '../../authoring/commands/files.js';
import { check } from '../../generator/compile.js';
import { emitArtifacts } from '../../generator/emit.js';
import type { Calculator, Catalog } from '../../generator/program/catalog.js';
import { foldsIn } from '../../generator/program/list.js';
import type { Queries } from '../../generator/source/query.js';
import { afresh } from '../../generator/source/query.js';
import { checkParts } from '../support/calculator-text.js';
import { projectRoot } from '../support/project-root.js';
import type { CallCounts } from './call-counts.js';
import { countingCalls } from './call-counts.js';

/**
 * No stage calls an earlier one: each entry is elaborated once, its open figures, lists and totals with it, and proved
 * once, or twice where a root had to be clamped. The engine counts the calls.
 */

interface Counted {
  readonly catalog: Catalog;
  /** The calls for each entry, by its slug. */
  readonly calls: ReadonlyMap<string, CallCounts>;
}

function countedCheck(folder: string): Counted {
  return countingCalls('/generator/', (calls) => {
    const found = new Map<string, CallCounts>();
    const counting: Queries = {
      ...afresh,
      query: (name, [, slug], reporter, compute) => {
        if (name !== 'calculator') return compute(reporter);
        calls();
        const value = compute(reporter);
        found.set(String(slug), calls());
        return value;
      },
    };
    const { catalog } = check(readSources(projectRoot, folder), counting);
    if (catalog === null) throw new Error(`${folder} has mistakes.`);
    return { catalog, calls: found };
  });
}

/** What is done once for each entry. */
const doors = [
  'elaborate/elaborate-entry.ts elaborateParts',
  'elaborate/declaration/open-scope.ts openScope',
  'elaborate/declaration/list-totals.ts withTotals',
  'elaborate/declaration/lists.ts checkLists',
  'elaborate/declaration/laws.ts checkLaws',
  'calculator/prove-calculator.ts proveCalculator',
  'calculator/prove-laws.ts proveLaws',
];

const prover = 'prove/prove.ts prove';
const clamper = 'calculator/clamping-roots.ts proveClamping';
const adder = 'elaborate/declaration/steps.ts addStep';
const parser = 'syntax/parser.ts parseFormula';
const emitter = 'targets/typescript/calculator-module.ts emitCalculatorModule';

/** Proofs of what lists give, of each item, and of the bounds of their totals. */
function proofsOfLists({ lists }: Calculator): number {
  const formulas = lists.flatMap(({ gives }) => gives.map(({ core }) => 1 + foldsIn(core).length));
  return 2 * formulas.reduce((sum, each) => sum + each, 0);
}

describe.each(['catalog', 'examples/household/catalog'])('%s', (folder) => {
  const { catalog, calls } = countedCheck(folder);

  test('each entry is elaborated once', () => {
    for (const { slug } of catalog.calculators)
      expect([slug, doors.map((door) => calls.get(slug)?.get(door))]).toEqual([slug, doors.map(() => 1)]);
  });

  test('each step is elaborated once', () => {
    for (const { slug, steps } of catalog.calculators)
      expect([slug, calls.get(slug)?.get(adder)]).toEqual([slug, steps.length]);
  });

  test('each entry is proved at most twice with the figures of the catalog, and with those of callers', () => {
    for (const calculator of catalog.calculators) {
      const { slug, own } = calculator;
      const isOpen = own !== null && own.figures.length > 0;
      const clamping = calls.get(slug)?.get(clamper) ?? 0;
      expect([slug, clamping >= 1 && clamping <= (isOpen ? 4 : 2)]).toEqual([slug, true]);
      const proofs = calls.get(slug)?.get(prover) ?? 0;
      expect([slug, proofs <= clamping + proofsOfLists(calculator)]).toEqual([slug, true]);
    }
  });
});

test('one more step is one more formula parsed and elaborated, though prices are looked for in it as well', () => {
  const counted = countingCalls('/generator/', (calls) => {
    const countOf = (formula: string): readonly (number | undefined)[] => {
      calls();
      expect(checkParts({ formula, expected: 2 }).report).toBe('');
      const found = calls();
      return [found.get(parser), found.get(adder)];
    };
    countOf('answer: n + 1');
    return [countOf('answer: n + 1'), countOf('half: n / 2\nanswer: half + half + 1')];
  });
  const [[parsed = 0, added = 0] = [], longer] = counted;
  expect(parsed).toBeGreaterThan(0);
  expect(longer).toEqual([parsed + 1, added + 1]);
});

test('each module is emitted once', () => {
  const { catalog } = countedCheck('examples/household/catalog');
  const emitted = countingCalls('/generator/', (calls) => {
    emitArtifacts(catalog);
    return calls().get(emitter);
  });
  expect(emitted).toBe(catalog.calculators.length);
});
