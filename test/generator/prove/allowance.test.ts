/** What proofs may take is bounded for any entry, and what is left open then is still true. */
import { Allowance } from '../../../generator/program/allowance.js';
import { evaluate } from '../../../generator/program/evaluate.js';
import { wholeBox } from '../../../generator/prove/context/box.js';
import { prove } from '../../../generator/prove/prove.js';
import { provedRange } from '../../../generator/prove/published-range.js';
import { samplePoints } from '../../../generator/prove/search/sample-points.js';
import type { CalculatorParts } from '../../support/calculator-text.js';
import { checkParts } from '../../support/calculator-text.js';
import { programOfParts } from '../../support/formula-program.js';
import { brackets, chain, deep, pieces, score, selects, wide } from './costly-entries.js';

const entries: readonly (readonly [string, CalculatorParts])[] = [
  ['a score of a dozen tables', score(12, 2)],
  ['brackets of what deductions leave', brackets(2)],
  ['quotients of thirty inputs', wide(30)],
  ['a chain of steps', chain(12)],
  ['conditions inside of conditions', deep(12)],
  ['thirty selects', selects(30)],
];

/** Half of them for laws. */
const mostSteps = 1_000_000;

/** One technique may end a little beyond, as it looks at what is left between its parts. */
const overshoot = 20_000;

/** The steps that something takes in all of what is bounded. */
function stepsOf(work: () => unknown): number {
  const own = Allowance.prototype.spend;
  let steps = 0;
  Allowance.prototype.spend = function (this: Allowance, spent: number) {
    if (Number.isFinite(this.left)) steps += spent;
    own.call(this, spent);
  };
  try {
    work();
  } finally {
    Allowance.prototype.spend = own;
  }
  return steps;
}

const withList = [['a list of six items', pieces(6)] as const];

test.each([...entries, ...withList])('a check of %s ends', (_, parts) => {
  const spent = stepsOf(() => checkParts(parts));
  expect(spent).toBeGreaterThan(0);
  expect(spent).toBeLessThan(mostSteps + overshoot);
});

test.each(entries)('the range of %s holds all values, however little it may take', (_, parts) => {
  const program = programOfParts(parts);
  const [core] = program.outputs;
  if (core === undefined) throw new Error('An entry has a result.');
  const { analyses } = prove(program);
  const values = samplePoints(wholeBox(program.inputs)).map((point) => evaluate(program, point).number(core));
  for (const steps of [0, 300, 5000]) {
    const allowance = new Allowance(steps);
    const { low, high } = provedRange(core, 6, { ...program, allowance }, analyses);
    const isBounded = allowance.left >= -overshoot;
    const isHeld = values.every((value) => value >= low - 1e-6 && value <= high + 1e-6);
    expect({ steps, isBounded, isHeld }).toEqual({ steps, isBounded: true, isHeld: true });
  }
});

test('a law that is true and takes more than there is stays undecided', () => {
  const parts = brackets(6);
  expect(checkParts(parts).report).toContain('error undecided');
});
