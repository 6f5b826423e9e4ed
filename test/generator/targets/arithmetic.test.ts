/** Arithmetic that does nothing is left out of functions, and the bits of their results stay. */
import fc from 'fast-check';
import type { Core } from '../../../generator/program/core.js';
import { evaluate } from '../../../generator/program/evaluate.js';
import { samplePoints } from '../../../generator/prove/search/sample-points.js';
import { simplified } from '../../../generator/targets/plan/arithmetic.js';
import type { Let } from '../../../generator/targets/plan/plan.js';
import { expressionCode } from '../../../generator/targets/typescript/expression.js';
import { onOneLine } from '../../../generator/targets/typescript/layout.js';
import { seed } from '../../support/arbitraries.js';
import type { Random } from '../../support/arbitrary-cores.js';
import { randomProgram } from '../../support/arbitrary-cores.js';
import { numberInputs, programOfParts } from '../../support/formula-program.js';

const named = (name: string): string => name;
const naming = {
  ...{ input: named, step: named, own: named, table: named, schedule: named, kernel: named },
  isDay: () => false,
  option: () => ({ kind: 'lookup', text: 'figure' }) as const,
};

function letOf(name: string, core: Core): Let {
  return { kind: 'step', name, core, isText: false, givenAs: null };
}

const inputs = numberInputs({ x: [1, 9], y: [1, 9] });

test.each([
  ['round(1200)', '1200'],
  ['round(x, 1)', 'roundHalfAway(x)'],
  ['ceil(x, 0.5)', 'roundUpTo(x, 0.5)'],
  ['x * 1', 'x'],
  ['x / 1', 'x'],
  ['1 * x', 'x'],
  ['2 * 3 + x', '6 + x'],
  ['x + 2 * 3', 'x + 6'],
  ['max(x, 2 + 3)', 'Math.max(x, 5)'],
  ['if x > 2 then y else y', 'y'],
  ['if x > 2 then y * 2 else y * 2', 'y * 2'],
  ['if x > 2 then y else if y > 3 then y else x', 'x > 2 || y > 3 ? y : x'],
  ['if x > 2 then (if y > 3 then y else x) else x', 'x > 2 && y > 3 ? y : x'],
  ['if x > 2 then y else if y > 3 then x else y', 'x > 2 ? y : y > 3 ? x : y'],
])('%s is written %s', (formula, code) => {
  const { steps } = programOfParts({
    inputs,
    formula,
    secondary: '- { label: X, value: x }\n- { label: Y, value: y }',
  });
  const [only] = simplified(steps.map(({ name, core }) => letOf(name, core)));
  expect(only && onOneLine(expressionCode(only.core, naming))).toBe(code);
});

test('steps that are constants count as constants, under their names', () => {
  const formula = 'least: 1200\nwhole: round(least)\ndouble: whole * 2\nanswer: double + x';
  const { steps } = programOfParts({ inputs: numberInputs({ x: [1, 9] }), formula });
  const written = simplified(steps.map(({ name, core }) => letOf(name, core))).map(({ core }) =>
    onOneLine(expressionCode(core, naming)),
  );
  expect(written).toEqual(['1200', 'least', '2400', 'double + x']);
});

test('a value that a caller may give is not folded as a constant', () => {
  const { steps } = programOfParts({
    inputs: numberInputs({ x: [1, 9] }),
    formula: 'least: 1200\nanswer: least * 2 + x',
  });
  const [, last] = simplified(steps.map(({ name, core }) => ({ ...letOf(name, core), givenAs: name })));
  expect(last && onOneLine(expressionCode(last.core, naming))).toBe('least * 2 + x');
});

/** The values of the formulas of a program, which read its steps, at points of its box. */
function valuesOf({ program, cores, box }: Random): readonly (readonly number[])[] {
  return samplePoints(box, 4)
    .slice(0, 12)
    .map((at) => {
      const { number } = evaluate(program, at);
      return cores.map(number);
    });
}

test(`no bit of a result changes (seed ${seed})`, () => {
  const changed = { folded: 0 };
  fc.assert(
    fc.property(randomProgram, (random) => {
      const lets = [
        ...random.program.steps.map(({ name, core }) => letOf(name, core)),
        ...random.cores.map((core, at) => letOf(`last${at}`, core)),
      ];
      const simple = simplified(lets);
      const count = random.program.steps.length;
      const program = { ...random.program, steps: simple.slice(0, count) };
      const after: Random = { ...random, program, cores: simple.slice(count).map(({ core }) => core) };
      changed.folded += lets.filter(
        ({ core }, at) => JSON.stringify(core, plain) !== JSON.stringify(simple[at]?.core, plain),
      ).length;
      expect(valuesOf(after)).toEqual(valuesOf(random));
    }),
    { seed, numRuns: 400 },
  );
  expect(changed.folded).toBeGreaterThan(20);
});

function plain(_: string, value: unknown): unknown {
  return typeof value === 'bigint' ? String(value) : value;
}
