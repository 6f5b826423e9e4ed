/** What the pieces of the proof give on corners and edges, as lines that are compared with those that were recorded. */

import type { Interval } from '../../generator/program/interval.js';
import { point, powerInterval } from '../../generator/program/interval.js';
import { arithmeticOf, slopeOf } from '../../generator/program/operations.js';
import type { Schedule } from '../../generator/program/schedule.js';
import { definitionsIn, partsOf } from '../../generator/program/visit-core.js';
import { contextOf } from '../../generator/prove/condition/make-context.js';
import type { Box } from '../../generator/prove/context/box.js';
import { cutAlong, hullOfBoxes, splitBox, wholeBox, widestSide } from '../../generator/prove/context/box.js';
import { indexFormulas } from '../../generator/prove/context/formulas.js';
import { sameFunctionFacts } from '../../generator/prove/inequality/same-function.js';
import { scheduleBounds, scheduleSlope } from '../../generator/prove/interval/schedules.js';
import type { Polynomial } from '../../generator/prove/polynomial/polynomial.js';
import {
  asConstant,
  asTerm,
  atomPolynomial,
  constantPolynomial,
  derivative,
  differenceOf,
  isTooLarge,
  multipleOf,
  productOf,
  quotientOf,
  sharedMonomial,
  sumOf,
  timesConstant,
} from '../../generator/prove/polynomial/polynomial.js';
import { polynomialRange } from '../../generator/prove/polynomial/polynomial-range.js';
import { samplePoints } from '../../generator/prove/search/sample-points.js';
import { fraction, fromNumber, integer } from '../../generator/units/rational.js';
import { schedules } from './arbitrary-cores.js';
import { fixtureProgram } from './fixture-program.js';
import { stepOf } from './formula-program.js';
import type { Row } from './sound-operations.js';
import { rows, triedOf } from './sound-operations.js';
import { digits, pointText, side } from './told-of-proof.js';

type Told = readonly (readonly [name: string, tell: () => readonly string[]])[];

/** One of each list, in all ways. */
function inAllWays<T>(lists: readonly (readonly T[])[]): readonly (readonly T[])[] {
  return lists.reduce<readonly (readonly T[])[]>(
    (found, list) => found.flatMap((start) => list.map((item) => [...start, item])),
    [[]],
  );
}

/** All of a span, its ends, and parts of it that end where many functions turn. */
function sidesOf(row: Row, index: number): readonly Interval[] {
  const { span } = triedOf(row);
  const [low, high] = span[index] ?? span.at(-1) ?? [0, 1];
  const all = [
    [low, high],
    [0, high],
    [low, 0],
    [0.5, 1],
    [2, 3],
    [-1, -0.5],
    [0, 0],
    [3, 3],
    [low, low],
    [-2, 0.5],
    [90, 90],
    [90, 270],
    [0, 180],
  ].slice(0, row.count.minLength === 1 ? 13 : row.count.minLength === 2 ? 9 : 5);
  const inside = all.filter(([first = 0, last = 0]) => first >= low && last <= high);
  return inside.map(([first = 0, last = 0]) => ({ low: first, high: last }));
}

/** With as few operands as a row takes, and with two where it takes them. */
function ruleTexts(row: Row): readonly string[] {
  const { minLength, maxLength } = row.count;
  return [...new Set([minLength, Math.max(minLength, Math.min(2, maxLength))])].flatMap((count) => textsOf(row, count));
}

function textsOf(row: Row, count: number): readonly string[] {
  const { name, arithmetic } = row;
  const operands = Array.from({ length: count }, (_, index) => sidesOf(row, index));
  return inAllWays(operands).map((args) => {
    const result = arithmetic.bounds(args);
    const slopes = [args.map((_, index) => point(1 - index)), args.map((_, index) => ({ low: index - 1, high: 2 }))];
    const found = slopes.map((each) => side(slopeOf(name, { slopes: each, args, result })));
    const limits: readonly Interval[] = [
      { low: 0.25, high: 2 },
      { low: -3, high: 0 },
    ];
    const inverse = limits.map((limit) =>
      args
        .map((_, index) => arithmeticOf(name).inverse(limit, args, index).map(side).join(' or ') || 'none')
        .join(' & '),
    );
    const verdict = arithmetic.domain?.verdict(args) ?? '';
    return `${args.map(side).join(', ')}: ${verdict} ${side(result)}; slopes ${found.join(', ')}; back ${inverse.join(' / ')}`;
  });
}

const [fixed, moved] = [point(0), { low: 0, high: 0.5 }];
const changes: readonly Interval[] = [
  { low: -2, high: -0.5 },
  { low: -0.5, high: 0.5 },
  moved,
  { low: -0.5, high: 0 },
  fixed,
];

/** How a result moves with a first operand that moves in all ways, beside a second one that stays or rises. */
function slopeTexts({ name, count, arithmetic }: Row): readonly string[] {
  const operands = [
    { low: 0.5, high: 1 },
    { low: 2, high: 3 },
    { low: 4, high: 5 },
  ];
  const args = operands.slice(0, Math.max(count.minLength, Math.min(2, count.maxLength)));
  const result = arithmetic.bounds(args);
  const ways = inAllWays(args.map((_, index) => (index === 0 ? changes : [fixed, moved])));
  return ways.map((slopes) => `${slopes.map(side).join(', ')}: ${side(slopeOf(name, { slopes, args, result }))}`);
}

const amounts = [-1, 0, 1.999, 2, 2.001, 4, 6, 6.001, 9];

/** Points that the amounts pass at both ends. */
const short: Schedule = {
  name: 'short',
  lines: [],
  brackets: [],
  points: [
    { at: integer(0), value: integer(2) },
    { at: integer(2), value: integer(7) },
    { at: integer(6), value: integer(19) },
  ],
  round: null,
};

/** Brackets that start, by a little less or more than rounding errors, beside where the one before ends. */
function bracketsBeside(name: string, rate: number, [first, second]: readonly [number, number]): Schedule {
  const [middle, last] = [1000 + 2 * rate, 1000 + 4 * rate];
  return {
    name,
    lines: [],
    brackets: [
      { floor: integer(0), upTo: integer(2), base: integer(1000), rate: integer(rate) },
      { floor: integer(2), upTo: integer(4), base: fromNumber(middle + first), rate: integer(rate) },
      { floor: integer(4), upTo: null, base: fromNumber(last + second), rate: integer(rate) },
    ],
    points: [],
    round: null,
  };
}

const scheduleTexts = [
  ...schedules,
  short,
  bracketsBeside('joined nearly', 1, [0.000_000_5, -0.000_000_5]),
  bracketsBeside('joined hardly', 1, [0.000_002, -0.000_002]),
  bracketsBeside('falling nearly', -1, [0.000_000_5, -0.000_000_5]),
  bracketsBeside('falling hardly', -1, [-0.000_002, 0.000_002]),
  bracketsBeside('falling farther', -1, [-2, -3]),
  bracketsBeside('flat and lower', 0, [-2, -3]),
].map(
  (schedule) =>
    [
      schedule.name,
      () =>
        amounts.flatMap((low, index) =>
          amounts.slice(index).map((high) => {
            const amount = { low, high };
            const slope = scheduleSlope(schedule, point(1), amount);
            return `${side(amount)}: ${side(scheduleBounds(schedule, amount))}; slope ${side(slope)}`;
          }),
        ),
    ] as const,
);

const box: Box = {
  numbers: new Map([
    ['x', { low: 0, high: 7 }],
    ['w', { low: 1, high: 8 }],
    ['f', { low: 0.25, high: 0.25 }],
    ['t', { low: 1, high: 1.000_000_001 }],
  ]),
  options: new Map([
    ['k', ['one', 'two', 'three']],
    ['m', ['yes', 'no']],
  ]),
  wholes: new Set(['w']),
};

const wide: Box = {
  ...box,
  numbers: new Map([...box.numbers.keys()].map((name) => [name, { low: 0, high: name === 'x' ? 10 : 100 }])),
};

const noOptions: Box = { ...box, options: new Map([['m', ['no']]]) };

function boxText({ numbers, options }: Box): string {
  const sides = [...numbers].map(([name, each]) => `${name} ${side(each)}`);
  return [...sides, ...[...options].map(([name, keys]) => `${name} ${keys.join('|')}`)].join(', ');
}

const all = new Set(['x', 'w', 'f', 't', 'k', 'm']);

const powerTexts: Told = [
  [
    'powers',
    () =>
      [-300_001, 300_001, -3, 0.1].flatMap((base) =>
        [0, 1, 2, 3, 5, -1].map((exponent) => {
          const power = powerInterval(point(base), exponent);
          return `${base} ^ ${exponent}: ${side(power)} ${power.low === power.high ? 'exactly' : ''}`.trimEnd();
        }),
      ),
  ],
];

const boxTexts: Told = [
  ['points', () => samplePoints(noOptions).map(pointText)],
  ['few points', () => samplePoints(box, 4).map(pointText)],
  ['as many points as options', () => samplePoints(box, 3).map(pointText)],
  [
    'cuts',
    () =>
      [...all].flatMap((name) => [
        `${name}: ${(cutAlong(box, name, wide) ?? []).map(boxText).join(' / ')}`,
        `${name} by itself: ${(cutAlong(box, name, box) ?? []).map(boxText).join(' / ')}`,
      ]),
  ],
  [
    'widest sides',
    () => [
      String(widestSide(box, all, wide)),
      String(widestSide(noOptions, all, wide)),
      String(widestSide(box, new Set(['w', 't']), wide)),
      String(widestSide(box, new Set(['t']), wide)),
      String(widestSide(box, new Set(['f']), box)),
      (splitBox(noOptions, all, wide) ?? []).map(boxText).join(' / '),
      boxText(hullOfBoxes(splitBox(noOptions, all, wide) ?? [])),
      boxText(hullOfBoxes(splitBox(box, all, wide) ?? [])),
      boxText(hullOfBoxes([])),
    ],
  ],
  [
    'cuts of another kind',
    () => {
      const atOne = ({ low, high }: Interval): readonly [Interval, Interval] => [
        { low, high: 1 },
        { low: 1, high },
      ];
      return [...all].map((name) => `${name}: ${(cutAlong(box, name, wide, atOne) ?? []).map(boxText).join(' / ')}`);
    },
  ],
];

const [u, v, w] = [atomPolynomial(1), atomPolynomial(2), atomPolynomial(3, -1)];
const one = constantPolynomial(integer(1));
const third = constantPolynomial(fraction(-1n, 3n));

function productText(a: Polynomial, b: Polynomial): string {
  const product = productOf(a, b);
  return product === null ? 'too long' : polynomialText(product);
}

function polynomialText(polynomial: Polynomial): string {
  const terms = [...polynomial].map(
    ([name, { coefficient }]) => `${coefficient.numerator}/${coefficient.denominator} ${name}`,
  );
  return terms.join(' + ') || 'nothing';
}

function products(factors: readonly Polynomial[]): Polynomial {
  return factors.reduce((product, factor) => productOf(product, factor) ?? product, one);
}

const polynomials: readonly Polynomial[] = [
  u,
  differenceOf(u, v),
  timesConstant(differenceOf(v, u), fraction(-3n, 2n)),
  sumOf(products([u, u, v]), products([u, w])),
  sumOf(third, products([v, w])),
  differenceOf(u, u),
  third,
  products([sumOf(u, v), sumOf(u, one), sumOf(v, third)]),
  products([u, u, u, u]),
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((atom) => atomPolynomial(atom)).reduce(sumOf),
];

function atomBounds(atom: number): Interval {
  return { low: atom === 2 ? -1 : 0.5, high: atom + 1 };
}

const polynomialTexts: Told = [
  [
    'each',
    () =>
      polynomials.map((each) => {
        const [constant, term, shared] = [asConstant(each), asTerm(each), [...sharedMonomial(each)].join(' ')];
        const range = side(polynomialRange(each, atomBounds));
        const slopes = [1, 2, 3].map((atom) => polynomialText(derivative(each, atom))).join('; ');
        const kind = `${constant === null ? '' : 'constant'} ${term === null ? '' : 'term'} ${isTooLarge(each)}`;
        return `${polynomialText(each)}: ${kind} shares ${shared}, ${range}; ${slopes}`;
      }),
  ],
  [
    'pairs',
    () =>
      polynomials.flatMap((a) =>
        polynomials.map((b) => {
          const factor = multipleOf(a, b);
          const [first, second] = [asTerm(a)?.monomial, asTerm(b)?.monomial];
          const quotient = first && second && quotientOf(first, second);
          const left = quotient === undefined ? '' : quotient === null ? 'no part' : [...quotient].join(' ');
          return `${factor === null ? '' : `${factor.numerator}/${factor.denominator}`}; ${left}; ${productText(a, b)}`;
        }),
      ),
  ],
];

/** Formulas of operations that facts are known of, for operands with and without rounding errors. */
const lawful = [
  'ceil(a * 0.1)',
  'floor(s * 0.3)',
  'round(x * 0.1, 0.3)',
  'ceil(a * 0.1, h * 0.1)',
  'floor(a + 0.1, p + 0.5)',
  'round(w / 3, w + 1)',
  'ceil(l * 100000)',
  'ceil(x, s)',
  'max(a * 0.1, b * 0.3)',
  'min(a * 0.1, b)',
  'clamp(a * 0.1, x * 0.1, y * 0.1 + 10)',
  'clamp(a * 0.1, b * 0.1, c * 0.1)',
  'abs(s * 0.1)',
  '(1 + p * 0.1) ^ (a * 0.1 + 1)',
  '(p * 0.5 + 0.001) ^ (a * 0.1 + 1)',
  '(1 + p * 0.1) ^ (-a * 0.1)',
  '(1 + p) ^ a',
  'exp(s * 0.1)',
  'annuity(p * 0.1, a * 0.7)',
  'annuity(p * 0.1 + 0.01, h * 0.3 + 1)',
  'annuity(p, a)',
  'boxes[x * 0.8 lb] / 1 lb',
  'exp(p * 0.1 + 0.1) - exp(p * 0.1)',
  'exp(p * -0.1 - 3) - exp(p * -0.1)',
  'sqrt(x * 0.1 + 0.3) - sqrt(x * 0.1)',
  '(1 + p) ^ (a * 0.1 + 1) - (1 + p) ^ (a * 0.1)',
  'annuity(p * 0.1 + 0.1, a) - annuity(p * 0.1, a)',
  'annuity(p, a * 0.1 + 1) - annuity(p, a * 0.1)',
  'ceil(a * 0.1 + 1) - ceil(a * 0.1)',
  'ceil(a * 0.1) - floor(a * 0.1)',
  'ceil(a, 2) - floor(b, 2)',
  'ceil(a, 2) - floor(a, 3)',
  'min(a * 0.1, b) - min(a * 0.1 + 1, b)',
  'max(a, b) - max(b, a)',
  'max(a, x) - max(b, y)',
  'small[x * 0.8 lb] / 1 lb',
  'dropping[x * 1 lb] / 1 EUR',
  'joined[x * 1 lb] / 1 EUR',
  'once[x * 1 lb] / 1 EUR',
  'depth[x * 1 lb] / 1 EUR',
  'ceil(x, y)',
  'ceil(a)',
  'floor(s * 0.3, h * 0.1)',
  'clamp(s, x, y + 10)',
  'x ^ a',
  '(1 + p) ^ q',
  '(1 + p) ^ -x',
  '(1 + p) ^ s',
  'annuity(p - 0.5, a)',
  'annuity(p, x)',
  'annuity(p, x - 1)',
  'annuity(s * 0.01, a)',
  'abs(s) - abs(s + 1)',
  'abs(a) - abs(a + 1)',
  'abs(-a) - abs(-a - 1)',
  'exp(p) - exp(q)',
  'exp(p) - exp(p + x)',
  'exp(p + x) - exp(p)',
  'exp(-p) - exp(-p - x)',
  'exp(p * x * y * y * y) - exp(p)',
  '(1 + p) ^ (a + 1) - (2 + p) ^ a',
  'ceil(a + 1) - ceil(a, 2)',
  'max(a + 1, b) - max(a, b, c)',
  'ceil(a) - sqrt(a)',
  'sqrt(a) - ceil(a)',
  'floor(a) - sqrt(a)',
  'sqrt(a) - floor(a)',
  'floor(s) - ceil(s)',
  'floor(s) - round(s)',
  'round(s) - floor(s)',
  'ceil(x) - ceil(-x)',
  'ceil(-x) - ceil(x)',
  'sqrt(a) - b + c',
];

/** The laws of all parts of a formula, and what is known of two of them together. */
function lawTexts(formula: string): readonly string[] {
  const { program } = fixtureProgram({ formula });
  const answer = stepOf(program, 'answer');
  const context = contextOf(indexFormulas(program), wholeBox(program.inputs));
  const facts = [...partsOf([answer], definitionsIn(program))].flatMap(context.laws);
  const together = sameFunctionFacts(context.form(answer).polynomial, context);
  return [facts, together].map(
    (each) =>
      each.map(({ polynomial, least }) => `${polynomialText(polynomial)} from ${digits(least)}`).join('; ') || 'none',
  );
}

/** By the name of what is told, in the order in which it is recorded. */
export const toldOfPieces: Told = [
  ...rows.map((row) => [`rules of ${row.name}`, () => ruleTexts(row)] as const),
  ...rows.map((row) => [`slopes of ${row.name}`, () => slopeTexts(row)] as const),
  ...lawful.map((formula) => [`laws of ${formula}`, () => lawTexts(formula)] as const),
  ...scheduleTexts.map(([name, tell]) => [`the schedule ${name}`, tell] as const),
  ...powerTexts,
  ...boxTexts,
  ...polynomialTexts.map(([name, tell]) => [`polynomials, ${name}`, tell] as const),
];
