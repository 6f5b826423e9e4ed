/** Random formulas and conditions in arithmetic, over the whole table of operations, and boxes to look at them in. */

import fc from 'fast-check';
import { unwritten } from '../../generator/program/call-point.js';
import type { Input } from '../../generator/program/catalog.js';
import type { Column, Condition, Core } from '../../generator/program/core.js';
import type { Interval } from '../../generator/program/interval.js';
import type { Comparison } from '../../generator/program/operation.js';
import type { Program } from '../../generator/program/program.js';
import type { Schedule } from '../../generator/program/schedule.js';
import type { Box } from '../../generator/prove/context/box.js';
import type { Rational } from '../../generator/units/rational.js';
import { fraction, integer } from '../../generator/units/rational.js';
import { applied, compared, inputCore, nowhere, numberBetween, programAround } from './bare-program.js';
import type { Row } from './sound-operations.js';
import { rows, triedOf } from './sound-operations.js';

const bounds: Readonly<Record<string, Interval>> = {
  x: { low: -10, high: 10 },
  y: { low: 0, high: 10 },
  z: { low: 0.5, high: 20 },
  w: { low: 0, high: 9 },
};

const column: Column = {
  name: 'of',
  inputs: ['k'],
  isColumn: true,
  cells: new Map([
    ['none', integer(0)],
    ['two', integer(2)],
    ['half', fraction(-1n, 2n)],
  ]),
};

const schedule: Schedule = {
  name: 'care',
  lines: [{ upTo: integer(2), value: integer(3) }],
  brackets: [
    { floor: integer(2), upTo: integer(6), base: integer(3), rate: fraction(1n, 3n) },
    { floor: integer(6), upTo: null, base: integer(5), rate: integer(0) },
  ],
  points: [],
  round: null,
};

const sizes: Schedule = {
  name: 'sizes',
  lines: [1, 2, 4, 1000].map((size) => ({ upTo: integer(size), value: integer(size) })),
  brackets: [],
  points: [],
  round: null,
};

const table: Schedule = {
  name: 'points',
  lines: [],
  brackets: [],
  points: [
    { at: integer(-1000), value: integer(-3) },
    { at: integer(2), value: integer(7) },
    { at: integer(1000), value: integer(1) },
  ],
  round: null,
};

const rounded: Schedule = {
  name: 'rounded',
  lines: [{ upTo: integer(2), value: integer(-1) }],
  brackets: [
    { floor: integer(2), upTo: integer(6), base: fraction(-9n, 10n), rate: fraction(-1n, 3n) },
    { floor: integer(0), upTo: integer(9), base: integer(-2), rate: integer(-1) },
  ],
  points: [],
  round: fraction(1n, 2n),
};

/** It drops by a little more than rounding errors where its line ends. */
const dropping: Schedule = {
  name: 'dropping',
  lines: [{ upTo: integer(2), value: integer(1) }],
  brackets: [{ floor: integer(2), upTo: null, base: fraction(9_999_999_985n, 10_000_000_000n), rate: integer(1) }],
  points: [],
  round: null,
};

/** What the first bracket adds is rounded above the start of the second one. */
const uneven: Schedule = {
  name: 'uneven',
  lines: [],
  brackets: [
    { floor: integer(0), upTo: integer(2), base: integer(0), rate: fraction(3n, 10n) },
    { floor: integer(2), upTo: null, base: fraction(6n, 10n), rate: fraction(3n, 10n) },
  ],
  points: [],
  round: integer(1),
};

/** Lines with brackets, sizes, points, and what is rounded. */
export const schedules: readonly Schedule[] = [schedule, sizes, table, rounded, dropping, uneven];

const rational: fc.Arbitrary<Rational> = fc.oneof(
  fc.integer({ min: -6, max: 6 }).map(integer),
  fc
    .tuple(fc.integer({ min: -20, max: 20 }), fc.integer({ min: 2, max: 12 }))
    .map(([n, d]) => fraction(BigInt(n), BigInt(d))),
);

const comparisons: readonly Comparison[] = ['<', '<=', '>', '>=', '=', '!='];

/** Some operations stand in formulas more often than others. */
const common: ReadonlySet<string> = new Set(['+', '-', '*', '/', 'min', 'max', '^', 'abs']);

const chosen: Condition = { kind: 'chosen', input: 'k', option: 'two', span: nowhere };

interface Kinds {
  readonly core: Core;
  readonly condition: Condition;
}

const depthIdentifier = fc.createDepthIdentifier();

const leaf: fc.Arbitrary<Core> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('x', 'y', 'z', 'w').map(inputCore) },
  { weight: 1, arbitrary: fc.constant<Core>({ kind: 'lookup', table: column }) },
  { weight: 2, arbitrary: rational.map((value): Core => ({ kind: 'constant', value })) },
);

const arbitraries = fc.letrec((tie: fc.LetrecTypedTie<Kinds>) => ({
  core: fc.oneof(
    { maxDepth: 3, depthIdentifier },
    { weight: 4, arbitrary: leaf },
    ...rows.map((row) => ({ weight: common.has(row.name) ? 4 : 1, arbitrary: application(row, tie('core')) })),
    {
      weight: 4,
      arbitrary: fc
        .tuple(
          tie('core'),
          rational.filter(({ numerator }) => numerator !== 0n),
        )
        .map(([operand, factor]): Core => ({ kind: 'scale', operand, factor, leads: false })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(tie('core'), rational)
        .map(([core, value]): Core => ({ kind: 'apply', operation: '+', args: [core, { kind: 'constant', value }] })),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(tie('core'), fc.constantFrom(...schedules))
        .map(([argument, of]): Core => ({ kind: 'schedule', schedule: of, argument, span: nowhere })),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(tie('condition'), tie('core'), tie('core'))
        .map(([condition, consequent, alternate]): Core => ({ kind: 'if', condition, consequent, alternate })),
    },
  ),
  condition: fc.oneof(
    { maxDepth: 2, depthIdentifier },
    {
      weight: 5,
      arbitrary: fc.tuple(tie('core'), fc.constantFrom(...comparisons), tie('core'), fc.boolean()).map(comparisonOf),
    },
    { weight: 1, arbitrary: fc.constant(chosen) },
    {
      weight: 1,
      arbitrary: tie('condition').map((operand): Condition => ({ kind: 'not', operand, span: nowhere })),
    },
    {
      weight: 2,
      arbitrary: fc
        .tuple(fc.constantFrom<'and' | 'or'>('and', 'or'), tie('condition'), tie('condition'))
        .map(([kind, left, right]): Condition => ({ kind, left, right, span: nowhere })),
    },
  ),
}));

/** One that is exact, or one that forgives rounding errors. */
function comparisonOf([left, comparison, right, forgives]: readonly [Core, Comparison, Core, boolean]): Condition {
  const exact = compared(left, comparison, right);
  return forgives ? { ...exact, forgives } : exact;
}

/** Operands of an operation with a domain are sometimes moved into it. */
function application(row: Row, core: fc.Arbitrary<Core>): fc.Arbitrary<Core> {
  const { minLength, maxLength } = row.count;
  const operands = fc.array(core, { minLength, maxLength: Math.min(maxLength, 3) });
  return fc.tuple(operands, fc.boolean()).map(([args, moves]) => {
    const isPartial = row.arithmetic.domain !== undefined && row.name !== '/';
    return applied(row.name, ...(isPartial && moves ? args.map((arg, index) => movedInto(row, arg, index)) : args));
  });
}

function movedInto(row: Row, core: Core, index: number): Core {
  const [low, high] = triedOf(row).span[index] ?? [0, 1];
  const limit = (value: number): Core => ({
    kind: 'constant',
    value: fraction(BigInt(Math.round(value * 1000)), 1000n),
  });
  return applied('clamp', core, limit(Math.max(low, 0.001)), limit(high));
}

/** A step, formulas that read it, and a condition. */
export interface Random {
  readonly program: Program;
  readonly cores: readonly Core[];
  readonly condition: Condition;
  readonly box: Box;
}

const step: Core = { kind: 'step', name: 's' };

export const randomProgram: fc.Arbitrary<Random> = fc
  .record({ first: arbitraries.core, second: arbitraries.core, operation: fc.constantFrom('+', '-', '*', '/') })
  .chain(({ first, second, operation }) => {
    const last = applied(operation, step, second);
    const cores = [first, second, last];
    const inputs = [
      ...Object.entries(bounds).map(([name, side]): Input => ({ ...numberBetween(name, side), whole: name === 'w' })),
      selectInput,
    ];
    const program = { ...programAround(inputs, last), steps: [{ name: 's', core: first }] };
    const sides = fc.oneof(
      arbitraries.condition,
      fc
        .tuple(
          fc.constantFrom(...cores),
          fc.constantFrom(...comparisons),
          fc.oneof(leaf, fc.constantFrom(...cores)),
          fc.boolean(),
        )
        .map(comparisonOf),
    );
    return fc.tuple(sides, boxes).map(([condition, box]) => ({ program, cores, condition, box }));
  });

const selectInput: Input = {
  kind: 'select',
  isYesNo: false,
  name: 'k',
  label: 'k',
  default: 'two',
  accepts: [],
  unitLabel: null,
  value: null,
  options: [...column.cells.keys()].map((key) => ({ key, label: key, phrase: key })),
  columns: new Map(),
  ...unwritten,
};

/** Quarters, which lie on the grid. */
function sideOf({ low, high }: Interval): fc.Arbitrary<Interval> {
  const end = fc.integer({ min: low * 4, max: high * 4 }).map((count) => count / 4);
  return fc.oneof(
    fc.constant({ low, high }),
    fc.tuple(end, end).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) })),
  );
}

const boxes: fc.Arbitrary<Box> = fc
  .record({
    x: sideOf({ low: -10, high: 10 }),
    y: sideOf({ low: 0, high: 10 }),
    z: sideOf({ low: 0.5, high: 20 }),
    w: fc.tuple(fc.nat(9), fc.nat(9)).map(([a, b]) => ({ low: Math.min(a, b), high: Math.max(a, b) })),
    k: fc.subarray([...column.cells.keys()], { minLength: 1 }),
  })
  .map(({ x, y, z, w, k }) => ({
    numbers: new Map(Object.entries({ x, y, z, w })),
    options: new Map([['k', k]]),
    wholes: new Set(['w']),
  }));
