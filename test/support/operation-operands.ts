/** Where the rows of the table of operations are tried, and what each is known to tell there. */
import type { Interval } from '../../generator/program/interval.js';
import type { ArithmeticName } from '../../generator/program/operations.js';
import type { Trend } from '../../generator/prove/slope/monotonicity.js';

type Side = readonly [low: number, high: number];

/** Sides of operands, and how the result moves with each of them there; null where it moves either way or nothing is known. */
interface Case {
  readonly sides: readonly Side[];
  readonly trends: readonly (Trend | null)[];
  /** The operands that a limit limits in this case, where they are not those of the row. */
  readonly inverts?: readonly number[];
}

/**
 * What is known of one operation, so that what a rule leaves out is left out on purpose. A row of the table of operations
 * that has no entry here fails.
 */
interface Tried {
  /** Boxes and points are drawn from here for all that must hold everywhere. Where the row has more operands, the last one again. */
  readonly span: readonly Side[];
  readonly cases: readonly [Case, ...Case[]];
  /** How well the slope is known on a small box: as a number, by its sign only, or not at all. */
  readonly slope: 'close' | 'sign' | 'none';
  /** The operands that a limit on the result limits, the others being fixed. */
  readonly inverts: readonly number[];
  /** How many facts hold of the result and its operands in the first case. */
  readonly laws: number;
}

const any: Side = [-1000, 1000];
/** From 1955 to 2064, as spreadsheets count days. */
const days: Side = [20_100, 60_100];
const [few, positive]: readonly [Side, Side] = [
  [-9, 9],
  [1, 9],
];

function rising(...sides: readonly Side[]): Case {
  return { sides, trends: sides.map(() => 'rises') };
}

const arc = { span: [[-1.5, 1.5]], slope: 'sign', inverts: [0], laws: 0 } as const;
const wave = { span: [[-800, 800]], slope: 'close', inverts: [], laws: 0 } as const;
const logarithm = {
  span: [[-10, 1000]],
  cases: [rising([0.1, 20]), rising([2, 4])],
  slope: 'close',
  inverts: [0],
  laws: 0,
} as const;
const rounding = {
  span: [
    [-20, 20],
    [-3, 3],
  ],
  cases: [rising([-5.5, 7.5]), { sides: [positive, [0.5, 3]], trends: ['rises', null] }, rising([2, 30], [0.5, 0.5])],
  slope: 'sign',
  inverts: [0],
  laws: 2,
} as const;
const extreme = {
  span: [any, any],
  cases: [rising(positive, [2, 8]), rising([-9, 4], [-8, 6], [-4, 5])],
  slope: 'close',
  inverts: [0, 1, 2],
  laws: 2,
} as const;

export const operationOperands: Readonly<Record<ArithmeticName, Tried>> = {
  '+': { span: [any, any], cases: [rising(positive, few)], slope: 'close', inverts: [0, 1], laws: 0 },
  '-': {
    span: [any, any],
    cases: [{ sides: [positive, few], trends: ['rises', 'falls'] }],
    slope: 'close',
    inverts: [0, 1],
    laws: 0,
  },
  '*': {
    span: [any, any],
    cases: [
      rising(positive, [2, 7]),
      { sides: [positive, [-7, -2]], trends: ['falls', 'rises'] },
      { sides: [few, few], trends: [null, null] },
    ],
    slope: 'close',
    inverts: [0, 1],
    laws: 4,
  },
  '/': {
    span: [any, any],
    cases: [
      { sides: [positive, [1, 5]], trends: ['rises', 'falls'] },
      { sides: [[-9, -1], positive], trends: ['rises', 'rises'] },
      { sides: [positive, [-9, -2]], trends: ['falls', 'falls'] },
    ],
    slope: 'close',
    inverts: [0, 1],
    laws: 2,
  },
  negate: { span: [any], cases: [{ sides: [few], trends: ['falls'] }], slope: 'close', inverts: [0], laws: 0 },
  '^': {
    span: [
      [-10, 10],
      [-4, 4],
    ],
    cases: [
      rising(positive, [1.5, 3]),
      { sides: [positive, [-3, -1]], trends: ['falls', 'rises'], inverts: [] },
      { sides: [[0.2, 0.9], positive], trends: ['rises', 'falls'] },
      rising([-3, 3], [3, 3]),
      rising([-3, 3], [5, 5]),
      { sides: [few, [2, 2]], trends: [null, null] },
      rising([0, 4], [0.5, 0.5]),
    ],
    slope: 'close',
    inverts: [0],
    laws: 1,
  },
  min: extreme,
  max: extreme,
  clamp: {
    span: [any, any, any],
    cases: [rising([0, 10], [1, 3], [6, 9]), rising([-9, 9], [-4, 5], [-3, 3])],
    slope: 'sign',
    inverts: [0],
    laws: 2,
  },
  abs: {
    span: [any],
    cases: [rising(positive), { sides: [[-9, -1]], trends: ['falls'] }, { sides: [few], trends: [null] }],
    slope: 'close',
    inverts: [0],
    laws: 2,
  },
  sqrt: { span: [[-10, 1000]], cases: [rising([0, 16]), rising([4, 9])], slope: 'close', inverts: [0], laws: 0 },
  ln: logarithm,
  log10: logarithm,
  exp: { span: [[-30, 30]], cases: [rising([-3, 5])], slope: 'close', inverts: [0], laws: 1 },
  ceil: rounding,
  floor: rounding,
  round: rounding,
  mod: {
    span: [any, [-20, 20]],
    cases: [
      { sides: [few, positive], trends: [null, null] },
      { sides: [few, [3, 3]], trends: [null] },
    ],
    slope: 'none',
    inverts: [],
    laws: 0,
  },
  sin: {
    ...wave,
    cases: [
      rising([-80, 80]),
      { sides: [[100, 260]], trends: ['falls'] },
      { sides: [[0, 180]], trends: [null] },
      rising([-440, -280]),
    ],
  },
  cos: {
    ...wave,
    cases: [{ sides: [[10, 170]], trends: ['falls'] }, rising([-170, -10]), { sides: [[-90, 90]], trends: [null] }],
  },
  tan: { ...wave, cases: [rising([-80, 80]), rising([100, 260])] },
  asin: { ...arc, cases: [rising([-0.9, 0.8]), rising([-1, 1])] },
  acos: {
    ...arc,
    cases: [
      { sides: [[-0.9, 0.8]], trends: ['falls'] },
      { sides: [[-1, 1]], trends: ['falls'] },
    ],
  },
  atan: { span: [any], cases: [rising(few)], slope: 'close', inverts: [0], laws: 0 },
  days_in_year: {
    span: [days],
    cases: [{ sides: [[46_030, 46_390]], trends: [null] }],
    slope: 'none',
    inverts: [],
    laws: 4,
  },
  day_of_year: {
    span: [days],
    cases: [{ sides: [[46_030, 46_390]], trends: [null] }],
    slope: 'none',
    inverts: [],
    laws: 4,
  },
  days_left_in_year: {
    span: [days],
    cases: [{ sides: [[46_030, 46_390]], trends: [null] }],
    slope: 'none',
    inverts: [],
    laws: 4,
  },
  add_months: {
    span: [days, [-40, 40]],
    cases: [rising([46_030, 46_390], [0, 12])],
    slope: 'sign',
    inverts: [],
    laws: 2,
  },
  annuity: {
    span: [
      [-1.5, 0.9],
      [-1, 400],
    ],
    cases: [
      {
        sides: [
          [0, 0.1],
          [12, 360],
        ],
        trends: ['rises', 'falls'],
      },
      {
        sides: [
          [-0.05, 0.05],
          [12, 360],
        ],
        trends: ['rises', 'falls'],
      },
      {
        sides: [
          [-0.5, 0.05],
          [12, 360],
        ],
        trends: [null, null],
      },
    ],
    slope: 'sign',
    inverts: [0, 1],
    laws: 3,
  },
  growth: {
    span: [
      [-1.5, 0.9],
      [-60, 60],
    ],
    cases: [
      rising([0.01, 0.1], [12, 360]),
      {
        sides: [
          [-0.2, -0.1],
          [-20, -2],
        ],
        trends: ['falls', 'falls'],
      },
    ],
    slope: 'close',
    inverts: [0, 1],
    laws: 0,
  },
  growing_annuity: {
    span: [
      [-1.5, 0.9],
      [-1.5, 0.9],
      [-1, 60],
    ],
    cases: [
      {
        sides: [
          [0, 0.1],
          [0, 0.1],
          [2, 60],
        ],
        trends: ['falls', 'rises', 'rises'],
      },
    ],
    slope: 'sign',
    inverts: [0, 1, 2],
    laws: 0,
  },
  periods: {
    span: [
      [-1, 400],
      [-1, 9],
      [-0.2, 0.9],
    ],
    cases: [
      {
        sides: [
          [100, 200],
          [1, 9],
          [0, 0.1],
        ],
        trends: ['rises', 'falls', 'falls'],
      },
    ],
    slope: 'sign',
    inverts: [0, 1, 2],
    laws: 0,
  },
};

export function sideOf([low, high]: Side): Interval {
  return { low, high };
}
