/**
 * How far outward the proof moves the ends of intervals and of facts, to the last bit. Too near, and a double can pass them;
 * that is so rare that no random point shows it, so what was thought through once is recorded.
 */
import {
  arccosine,
  arcsine,
  arcVerdict,
  cosineBounds,
  sineBounds,
  tangentVerdict,
} from '../../generator/program/angles.js';
import type { Interval } from '../../generator/program/interval.js';
import {
  addIntervals,
  divideIntervals,
  everything,
  isBounded,
  leastSize,
  multiplyIntervals,
  nextDown,
  nextUp,
  point,
  powerInterval,
  size,
  subtractIntervals,
  widen,
} from '../../generator/program/interval.js';
import { annuity, annuityVerdict, powerBounds, powerVerdict } from '../../generator/program/operation-bounds.js';
import { divideExtended, powerInverse } from '../../generator/program/operation-inverses.js';
import { powerSlope } from '../../generator/program/operation-slopes.js';
import type { ArithmeticName } from '../../generator/program/operations.js';
import { arithmeticOf, slopeOf } from '../../generator/program/operations.js';
import { contextOf } from '../../generator/prove/condition/make-context.js';
import { wholeBox } from '../../generator/prove/context/box.js';
import type { Fact } from '../../generator/prove/context/context.js';
import { indexFormulas } from '../../generator/prove/context/formulas.js';
import { atLeast, leastOf } from '../../generator/prove/inequality/facts.js';
import type { Polynomial } from '../../generator/prove/polynomial/polynomial.js';
import {
  atomPolynomial,
  constantPolynomial,
  differenceOf,
  sumOf,
  timesConstant,
} from '../../generator/prove/polynomial/polynomial.js';
import { fraction, integer } from '../../generator/units/rational.js';
import { fixtureProgram } from './fixture-program.js';
import { stepOf } from './formula-program.js';
import type { Row } from './sound-operations.js';
import { rows, triedOf } from './sound-operations.js';
import { digits, side } from './told-of-proof.js';

type Told = readonly (readonly [name: string, tell: () => readonly string[]])[];

function ends({ low, high }: Interval): string {
  return `${low}..${high}`;
}

const { MAX_SAFE_INTEGER, MAX_VALUE, MIN_VALUE, POSITIVE_INFINITY } = Number;
const numbers = [0, 3, -7, 0.1, 1 / 3, -0.7, MIN_VALUE, MAX_SAFE_INTEGER, MAX_VALUE, POSITIVE_INFINITY];

const arithmetic: Readonly<Record<string, (a: Interval, b: Interval) => Interval>> = {
  added: addIntervals,
  'taken away': subtractIntervals,
  multiplied: multiplyIntervals,
  divided: divideIntervals,
};

const intervalTexts: Told = [
  ['next doubles', () => numbers.flatMap((each) => [each, -each].map((at) => `${nextDown(at)} ${at} ${nextUp(at)}`))],
  ['widened', () => numbers.map((each) => ends(widen(point(each))))],
  ['powers', () => numbers.flatMap((each) => [2, 3, -1].map((power) => `${ends(powerInterval(point(each), power))}`))],
  ...Object.entries(arithmetic).map(
    ([name, combine]) =>
      [
        name,
        () => numbers.flatMap((a) => numbers.map((b) => `${a} and ${b}: ${ends(combine(point(a), point(b)))}`)),
      ] as const,
  ),
];

/** Rows of which every step is rounded correctly, so that their last digits are the same everywhere. */
const exactNames = new Set([
  '+',
  '-',
  '*',
  '/',
  'negate',
  'sqrt',
  'abs',
  'min',
  'max',
  'clamp',
  'ceil',
  'floor',
  'round',
]);

const exactLimits: readonly Interval[] = [
  point(0.3),
  { low: 0.1, high: 0.7 },
  { low: -0.9, high: 2 },
  point(2),
  { low: 1 + 6 * Number.EPSILON, high: 3 - 8 * Number.EPSILON },
  { low: 1 + 2 * Number.EPSILON, high: 3 - 4 * Number.EPSILON },
];

function exactTexts({ arithmetic: { bounds, inverse }, count }: Row): readonly string[] {
  return [0.3, 0.7].flatMap((multiple) => {
    const args = Array.from({ length: count.minLength }, (_, index) => point(index === 0 ? 0.1 : multiple));
    const wide = args.map(({ low, high }) => ({ low: low - 1, high: high + 1 }));
    const most = [
      ...args.slice(0, 1),
      ...Array.from({ length: Math.min(count.maxLength, 3) - 1 }, () => point(multiple)),
    ];
    const spread = args.map(({ low }) => ({ low, high: low * 3 }));
    return [
      `${ends(bounds(args))} ${ends(bounds(wide))} ${ends(bounds(most))} ${ends(bounds(spread))}`,
      ...exactLimits.map((limit) =>
        [args, wide, most].map((each) => inverse(limit, each, 0).map(ends).join(' or ') || 'none').join('; '),
      ),
    ];
  });
}

/** So many doubles as one digit of a part of the number: functions of the machine may miss the last ones. */
function room(from: number, to: number): string {
  const part = Math.abs(to - from) / Math.abs(from || 1);
  return part < 1e-14 ? 'tight' : part.toPrecision(1);
}

/** How much room there is around a value, and around the operand that has it, for operands inside their span. */
function roomTexts(row: Row): readonly string[] {
  const { bounds, inverse } = row.arithmetic;
  return [0.3, 0.85].map((share) => {
    const args = Array.from({ length: row.count.minLength }, (_, index) => {
      const [low, high] = triedOf(row).span[index] ?? triedOf(row).span.at(-1) ?? [0, 1];
      return point(low + (high - low) * share);
    });
    const [operand = 0] = args.map(({ low }) => low);
    const result = bounds(args);
    const value = (result.low + result.high) / 2;
    const back = inverse(point(value), args, 0)
      .filter(({ low, high }) => low <= operand && operand <= high)
      .map(({ low, high }) => `${room(operand, low)} below, ${room(operand, high)} above`);
    return `values ${room(value, result.low)} below, ${room(value, result.high)} above; operands ${back.join(' or ')}`;
  });
}

const mostDoubles = 20;

/** How many doubles an end lies outward of a value, up to some. */
function doublesTo(end: number, value: number): string {
  let [at, count] = [value, 0];
  while (at !== end && count < mostDoubles) {
    at = end > at ? nextUp(at) : nextDown(at);
    count++;
  }
  return count === mostDoubles ? 'many' : String(count);
}

/** How many doubles there are between a value of the machine's own functions and its bounds. */
function doubleTexts(row: Row): readonly string[] {
  const { bounds, evaluate } = row.arithmetic;
  return [0.3, 0.85].map((share) => {
    const args = Array.from({ length: row.count.minLength }, (_, index) => {
      const [low, high] = triedOf(row).span[index] ?? triedOf(row).span.at(-1) ?? [0, 1];
      return low + (high - low) * share;
    });
    const [value, { low, high }] = [evaluate(args), bounds(args.map(point))];
    return `${doublesTo(low, value)} below, ${doublesTo(high, value)} above`;
  });
}

const backLimits: readonly Interval[] = [
  { low: -200, high: -100 },
  { low: -170, high: -100 },
  { low: 100, high: 170 },
  { low: -100, high: 100 },
  { low: -90, high: 45 },
  { low: -45, high: 90 },
  { low: -45, high: 45 },
  { low: 45, high: 100 },
  { low: 100, high: 200 },
  { low: 170, high: 300 },
  { low: -2, high: -1 },
  { low: -1, high: 0 },
  { low: -1, high: 2 },
  { low: 0, high: 0 },
  { low: 0, high: 2 },
  { low: 0.25, high: 0.5 },
  { low: 3, high: 7 },
];

/** Where a first operand of either sign may lie, for limits of all kinds. */
function backTexts({ count, arithmetic }: Row): readonly string[] {
  const args = [
    { low: -300, high: 300 },
    { low: 2, high: 2 },
    { low: 4, high: 4 },
  ].slice(0, Math.max(count.minLength, Math.min(2, count.maxLength)));
  const found = backLimits.map((limit) => arithmetic.inverse(limit, args, 0).map(side).join(' or ') || 'none');
  if (new Set(found).size === 1) return [`of any limit ${found[0]}`];
  return backLimits.map((limit, index) => `${ends(limit)}: ${found[index]}`);
}

const rowTexts: Told = rows.map((row) => [
  `room of ${row.name}`,
  () => [
    ...roomTexts(row),
    ...doubleTexts(row),
    ...backTexts(row),
    ...(exactNames.has(row.name) ? exactTexts(row) : []),
  ],
]);

const [degrees, period] = [90, 180];

/** Angles where a tangent has no answer, the doubles beside them, and the largest that are followed. */
const angles: readonly Interval[] = [
  { low: nextUp(-degrees), high: 0 },
  { low: -degrees, high: 0 },
  { low: 0, high: nextDown(degrees) },
  { low: 0, high: degrees },
  { low: nextUp(degrees), high: degrees + period - 1 },
  { low: nextUp(degrees + period * 1000), high: degrees + period * 1000 + 1 },
  point(1e9),
  point(-1e9),
  point(nextUp(1e9)),
  point(degrees),
  point(-3 * degrees),
];

/** Shares of a whole: what is beyond one by rounding errors counts as one. */
const shares = [1, -1, 1 + 1e-12, -1 - 1e-12, nextUp(1 + 1e-12), 2];

const bases: readonly Interval[] = [
  { low: 0.5, high: 3 },
  { low: 0, high: 3 },
  { low: -2, high: 3 },
  { low: -2, high: -1 },
];

const powerLimits: readonly Interval[] = [
  { low: 0.25, high: 4 },
  { low: -1, high: 4 },
  { low: 0, high: 1 },
  { low: -4, high: -1 },
  { low: 4, high: 9 },
  { low: -1, high: 0 },
  { low: 0.25, high: 0.5 },
];

const exponents: readonly Interval[] = [
  ...[-1, -0.5, 0, 0.5, 1, 1.5, 2].map(point),
  { low: 0, high: 1 },
  { low: -1, high: 1 },
  { low: 0.5, high: 0.7 },
  { low: 1, high: 2 },
  { low: 1.5, high: 2.5 },
];

/** Whether a power has an answer, what it is, and how it moves with its base and with its exponent. */
function powerTexts(base: Interval, exponent: Interval): string {
  const args = [base, exponent];
  const result = powerBounds(base, exponent);
  const slopes = [
    [{ low: 1, high: 2 }, point(0)],
    [point(0), { low: 1, high: 2 }],
  ].map((each) => side(powerSlope({ slopes: each, args, result })));
  return `(${ends(base)}) ^ (${ends(exponent)}): ${powerVerdict(args)} ${side(result)}, slopes ${slopes.join(' and ')}`;
}

/** Slopes whose every step is rounded correctly. */
const exactSlopes: readonly (readonly [ArithmeticName, Interval])[] = [
  ['log10', point(2)],
  ['log10', { low: 0, high: 3 }],
  ['ln', { low: 0, high: 3 }],
  ['sin', point(0)],
  ['cos', point(90)],
  ['atan', point(1)],
  ['asin', point(0.5)],
  ['asin', { low: 0.5, high: 1.1 }],
  ['acos', point(0.5)],
  ['sqrt', { low: 0, high: 3 }],
];

const [narrow, wide] = [
  { low: 0.3, high: 0.9 },
  { low: 0.1, high: 2 },
];

const dividends: readonly Interval[] = [
  { low: 1, high: 2 },
  { low: -2, high: -1 },
  { low: -1, high: 1 },
  { low: 0, high: 2 },
];

const divisors: readonly Interval[] = [
  { low: -1, high: 0.5 },
  { low: -0.5, high: 1 },
  { low: 0, high: 0.5 },
  { low: -0.5, high: 0 },
  point(0),
  { low: 0.5, high: 2 },
  { low: -2, high: -0.5 },
];

/** Values beside multiples that are not known closely: the value alone tells more than the number of multiples. */
const spreadMultiples: readonly (readonly [Interval, Interval])[] = [
  [point(10.1), narrow],
  [point(-10.1), narrow],
  [{ low: -7.3, high: -5.1 }, wide],
  [{ low: 5.1, high: 7.3 }, wide],
  [{ low: -0.1, high: 0.1 }, wide],
  [point(1000.1), { low: 0.7, high: 300.3 }],
];

const cornerTexts: Told = [
  [
    'angles',
    () =>
      angles.map((each) => {
        const bounds = [sineBounds, cosineBounds].map((boundsOf) => side(boundsOf(each))).join(', ');
        return `${ends(each)}: ${tangentVerdict([each])}, ${bounds}`;
      }),
  ],
  [
    'shares',
    () =>
      shares.map((each) => `${each}: ${arcVerdict([point(each)])} ${digits(arcsine(each))} ${digits(arccosine(each))}`),
  ],
  [
    'payments',
    () =>
      [-1, nextUp(-1), 0, 0.1].flatMap((rate) =>
        [-1, 0, 1e-9, 1].map((periods) => {
          const at = [point(rate), point(periods)];
          return `${rate} over ${periods}: ${annuityVerdict(at)} ${digits(annuity(rate, periods))}`;
        }),
      ),
  ],
  ['powers of all kinds', () => bases.flatMap((base) => exponents.map((exponent) => powerTexts(base, exponent)))],
  [
    'room of even powers',
    () =>
      [2, 4].map((exponent) => {
        const [root = point(0)] = powerInverse(point(0.3), [{ low: 0, high: 3 }, point(exponent)], 0);
        const exact = 0.3 ** (1 / exponent);
        return `${room(exact, root.low)} below, ${room(exact, root.high)} above`;
      }),
  ],
  [
    'slopes to the last bit',
    () =>
      exactSlopes.map(([name, at]) => {
        const result = arithmeticOf(name).bounds([at]);
        return `${name} of ${ends(at)}: ${ends(slopeOf(name, { slopes: [point(1)], args: [at], result }))}`;
      }),
  ],
  [
    'rounded to multiples that are not known closely',
    () =>
      spreadMultiples.flatMap((args) =>
        (['ceil', 'floor', 'round'] as const).map(
          (name) => `${name} of ${args.map(ends).join(' by ')}: ${ends(arithmeticOf(name).bounds(args))}`,
        ),
      ),
  ],
  [
    'divided by what may be zero',
    () => dividends.flatMap((a) => divisors.map((b) => `(${ends(a)}) / (${ends(b)}): ${side(divideExtended(a, b))}`)),
  ],
  [
    'intervals with and without ends',
    () =>
      [
        point(3),
        everything,
        { low: 0, high: Number.POSITIVE_INFINITY },
        { low: Number.NEGATIVE_INFINITY, high: 0 },
        { low: -3, high: 2 },
      ].map((each) => `${ends(each)}: ${isBounded(each)}, size ${size(each)}, at least ${leastSize(each)}`),
  ],
  [
    'bases of powers',
    () =>
      bases.flatMap((base) =>
        [0.5, 1, 2, 3, -2].flatMap((exponent) =>
          powerLimits.map((limit) => {
            const found =
              powerInverse(limit, [base, point(exponent)], 0)
                .map(side)
                .join(' or ') || 'none';
            return `(${ends(base)}) ^ ${exponent} in ${ends(limit)}: ${found}`;
          }),
        ),
      ),
  ],
];

const [u, v, w] = [atomPolynomial(1), atomPolynomial(2), atomPolynomial(3)];
const third = constantPolynomial(fraction(1n, 3n));

/** Facts, and polynomials that they bound. */
const facts: readonly Fact[] = [
  { polynomial: differenceOf(u, v), least: 0.1 },
  { polynomial: differenceOf(timesConstant(v, integer(3)), w), least: -0.7 },
  { polynomial: differenceOf(w, third), least: 0 },
];

const bounded: readonly Polynomial[] = [
  u,
  differenceOf(u, v),
  timesConstant(differenceOf(u, v), fraction(1n, 3n)),
  differenceOf(timesConstant(u, fraction(7n, 10n)), timesConstant(w, fraction(1n, 5n))),
  differenceOf(u, sumOf(w, third)),
  sumOf(timesConstant(w, fraction(1n, 3n)), v),
];

const factTexts: Told = [
  ['facts with errors', () => [0, 1, 0.1, 3e-16].map((error) => String(atLeast(u, v, error).least))],
  [
    'polynomials under facts',
    () =>
      bounded.flatMap((each) =>
        [0, 1, 2, 3].map((count) =>
          String(
            leastOf(
              each,
              () => facts.slice(0, count),
              (atom) => ({ low: -atom / 10, high: atom }),
            ),
          ),
        ),
      ),
  ],
];

/** Formulas of sums, products and quotients only, so that their last digits are the same everywhere. */
const formulas = [
  'a * 0.1 + b * 0.3',
  '-a * 0.1 - b / 3',
  '(a * 0.1 - b * 0.3) * (x - 0.2)',
  'a * 0.7 / 3 + 5',
  '(x * 0.1 + 1) * (y * 0.1 + 1) * (a * 0.1 + 1)',
  'a / (b * 0.1)',
  '(a * 0.1 + 0.2) / (b * 0.1 + c * 0.3)',
  '(a * 0.1 + b * 0.3) / (a * 0.2 + b * 0.6)',
  '(a * 0.1) ^ 3 - b',
  '(a * 0.1 + b) ^ 2 * 0.3',
  'a - b * 0.1 + k.of * 0.3',
  '(a * 0.3 + 0.1) * (s * 0.7 - 0.1)',
  '-3 * (a * 0.3 + 0.1)',
  'a * 0.3 + 0.1 - (a * 0.1 + 0.1)',
  '(x * 0.3 + 0.1) * (y * 0.3 + 0.1) / (a * 0.3)',
  '(x * 0.3 + 0.1) / 0.7 * 0.1',
  'x / (x + y + 0.000001)',
];

function formTexts(formula: string): readonly string[] {
  const { program } = fixtureProgram({ formula });
  const answer = stepOf(program, 'answer');
  const context = contextOf(indexFormulas(program), wholeBox(program.inputs));
  const { error, innerError } = context.form(answer);
  return [
    `${ends(context.bounds(answer))}, refined ${ends(context.refined(answer))}`,
    `off by ${error}, inside ${innerError}`,
  ];
}

/** Of each pair the equal parts go, and what is left reaches below zero. */
const differences: readonly (readonly [string, string])[] = [
  ['a * 0.3 + b * 0.1', 'a * 0.1 + 7'],
  ['a * 0.1 - b * 0.3 - 0.7', 'b * 0.1 + a * 0.3'],
  ['(a * 0.1 + 0.2) / (b * 0.1 + c * 0.3)', '(a * 0.1 + 0.7) / (b * 0.1 + c * 0.3)'],
  ['a * x * 0.1 - 30', 'a * 0.7 + a * x * 0.3'],
];

function differenceTexts(left: string, right: string): readonly string[] {
  const { program } = fixtureProgram({ formula: `${left} - (${right})` });
  const answer = stepOf(program, 'answer');
  const [first, second] = answer.kind === 'apply' ? answer.args : [];
  if (first === undefined || second === undefined) throw new Error('The answer is a difference.');
  const context = contextOf(indexFormulas(program), wholeBox(program.inputs));
  return [context.difference(first, second), context.difference(second, first)].map(ends);
}

const differenceTold: Told = differences.map(([left, right]) => [
  `from ${right} to ${left}`,
  () => differenceTexts(left, right),
]);

const formulaTexts: Told = formulas.map((formula) => [`ends of ${formula}`, () => formTexts(formula)]);

const conditions = [
  'x * 0.1 >= 0.3',
  'x * 0.1 < 0.3',
  'x / 3 <= 0.1',
  'x + 0.1 > 0.3',
  'x - 0.1 <= 0.7',
  'x * 3 - 0.1 >= 0.2',
  '-x * 0.7 <= -0.7',
  'sqrt(x) >= 0.3',
  'abs(x - 0.3) <= 0.1',
  'x * p >= 0.7',
  'x / (p + 0.1) <= 0.3',
  'round(x, 0.3) = 0.9',
  'max(x * 0.7, p) <= 0.3',
  's * 0.1 < 0',
  's * 0.1 > 0',
];

/** What conditions leave of the inputs, which count as reals here. */
function limitTexts(require: string): readonly string[] {
  const { program } = fixtureProgram({ formula: require.includes('s *') ? 's' : 'x + p', require });
  const [condition] = program.requirements;
  if (condition === undefined) throw new Error('There is one requirement.');
  const context = contextOf(indexFormulas(program), wholeBox(program.inputs), false);
  return context
    .where(condition, true)
    .map(({ box }) => [...box.numbers].map(([name, each]) => `${name} ${ends(each)}`).join(', '));
}

const limitsTexts: Told = conditions.map((each) => [`limits by ${each}`, () => limitTexts(each)]);

/** By the name of what is told, in the order in which it is recorded. */
export const toldOfEnds: Told = [
  ...intervalTexts,
  ...rowTexts,
  ...cornerTexts,
  ...factTexts,
  ...formulaTexts,
  ...differenceTold,
  ...limitsTexts,
];
