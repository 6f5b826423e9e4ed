import fc from 'fast-check';
import type { RandomList } from './arbitrary-lists.js';
import { bareListText, dayFor, listFor, listText, optionalListFor } from './arbitrary-lists.js';
import type { CalculatorParts } from './calculator-text.js';

/** Formulas that mean something, over inputs of every kind. Most of them pass the checker; some are refused by a proof. */

const inputs: Readonly<Record<string, string>> = {
  length: '{ label: L, type: number, unit: ft, default: 12, min: 1, max: 60, step: 0.5 }',
  depth: '{ label: D, type: number, unit: in, default: 3, min: 0.5, max: 24, step: 0.5 }',
  count: '{ label: C, type: number, default: 4, min: 0, max: 50, step: 1 }',
  nights: '{ label: N, type: number, unit: day, default: 3, min: 1, max: 30, step: 1 }',
  weight: '{ label: W, type: number, unit: lb, default: 30, min: 5, max: 150, step: 5 }',
  heat: '{ label: H, type: number, unit: degC, default: 20, min: -10, max: 40, step: 1 }',
  arrival: '{ label: I, type: day, default: 2026-02-28, min: 2023-12-31, max: 2033-03-01 }',
  leave: '{ label: J, type: day, default: 2026-03-04, min: 2024-02-28, max: 2036-12-31 }',
  visit: '{ label: V, type: day, default: today, min: 2024-06-30, max: 2040-02-29 }',
  portion: '{ label: P, type: number, unit: "%", default: 15, min: 0, max: 80, step: 1 }',
  dogs: '{ label: G, type: number, whole: true, default: 3, min: 1, max: 12, step: 1 }',
  slope: '{ label: S, type: number, unit: deg, default: 30, min: 0, max: 60, step: 5 }',
  fenced: `
  label: F
  type: yes_no
  default: no
  columns: { price: EUR }
  options: { yes: { phrase: fenced, price: 12.5..20 }, no: { phrase: open, price: 0 } }`,
  bed: '{ label: B, type: select, unit: in, default: "3", options: { "3": 3 in, "4": 4 in, "6": 0.5 ft } }',
  room: `
  label: R
  type: select
  default: own
  columns: { fee: EUR }
  options:
    own: { label: Own, rate: 30..40 EUR/day, fee: 12.5, share: 20% }
    shared: { label: Shared, rate: 20 EUR/day, fee: 8, share: 0 }
    large: { label: Large, rate: 2..3 EUR/h, fee: 17..19, share: 5% }`,
};

const tables: Readonly<Record<string, string>> = {
  extra: `
  by: [room, bed]
  unit: "%"
  rows:
    own: { "3": 0, "4": 5, "6": 10 }
    shared: { "3": 1, "4": 2, "6": 3 }
    large: { "3": 20..30, "4": 25, "6": 40 }`,
};

const schedules: Readonly<Record<string, string>> = {
  hole: '{ from: ft, unit: in, points: { 0: 2, 5: 12.5, "12.5": 30, 20: 8 } }',
  bowl: '{ unit: lb, sizes: [1, 2, 4, 8] }',
  care: `
  from: lb
  unit: EUR
  lines: { 20: 0, 50: 5 }
  brackets:
    - { up_to: 100, base: 5, rate: 0.1 }
    - { rate: 0.25 EUR/lb }
  round: 1`,
  stay: `
  by: room
  from: day
  unit: EUR
  rows:
    own: { lines: { 2: 20, 7: 60.5 }, brackets: [{ rate: 10 }] }
    shared: { points: { 0: 0, 10: 70, 400: 1200 } }
    large: { brackets: [{ up_to: 3, rate: 30 }, { rate: 20 }], round: 5 }`,
};

/** The columns of a choice are read by figures of their own, so that none is unused. */
const columnsOfRoom = [
  '- { label: Rate, value: mid(room.rate), unit: EUR/h, decimals: 6 }',
  '- { label: Fee, value: high(room.fee), unit: EUR, decimals: 6 }',
  '- { label: Share, value: room.share, unit: "%", decimals: 6 }',
];
const columnsOfFence = ['- { label: Fence, value: high(fenced.price), unit: EUR, decimals: 6 }'];

/**
 * The parts of a calculator around a formula: what it names, and nothing else. `writtenOut` has an input in this unit, and
 * `instead_of`, for a step that adds up a list.
 */
export function partsAround(typed: TypedFormula, writtenOut?: string): CalculatorParts {
  const { formula, unit, which, requirement, list, law } = typed;
  const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text);
  const all = [formula, which, requirement].join(' ');
  const needed = names(all, 'extra') ? `${all} room bed` : names(all, 'stay') ? `${all} room` : all;
  const entries = (group: Readonly<Record<string, string>>) =>
    Object.entries(group)
      .filter(([name]) => names(needed, name))
      .map(([name, text]) => `${name}: ${text}`)
      .join('\n');
  const lookups = [
    ['tables', entries(tables)],
    ['schedules', entries(schedules)],
  ].filter(([, text]) => text !== '');
  const isAddedUp = list?.isOptional === true && writtenOut === undefined;
  const inUnit = ([name, text]: readonly [string, string]) =>
    name === list?.gives && writtenOut !== undefined
      ? [name, text.replace(/unit: \w+/, `unit: ${writtenOut}`)]
      : [name, text];
  const own = Object.fromEntries(
    Object.entries(inputs)
      .filter(([name]) => !isAddedUp || name !== list.gives)
      .map(inUnit),
  );
  const repeated = list === undefined ? '' : isAddedUp ? bareListText(list) : listText(list);
  const used = [entries(own), repeated].filter((each) => each !== '').join('\n');
  const secondary = [
    ...(names(needed, 'room') ? columnsOfRoom : []),
    ...(names(needed, 'fenced') ? columnsOfFence : []),
  ];
  const spoken = which === undefined ? { formula: `answer: ${formula}` } : spokenBy(which, formula);
  return {
    ...spoken,
    ...(isAddedUp ? { formula: `${list.gives}: ${list.formula}\n${spoken.formula}` } : {}),
    // Examples name the day that calls leave out.
    ...(names(needed, 'visit') ? { given: 'visit: 2026-11-27' } : {}),
    ...(requirement === undefined ? {} : { require: `- { that: '${requirement}', message: Not so. }` }),
    ...(law === undefined ? {} : { laws: [law] }),
    decimals: 6,
    ...(unit === null ? {} : { unit }),
    ...(used === '' ? {} : { inputs: used }),
    ...(lookups.length === 0
      ? {}
      : { lookups: lookups.map(([key, text]) => `${key}:\n${text?.replace(/^(?=.)/gm, '  ')}`).join('\n') }),
    ...(secondary.length === 0 ? {} : { secondary: secondary.join('\n') }),
  };
}

/** A step that is a text, and a sentence with an alternative for each: the two name the same case. */
function spokenBy(which: string, formula: string): Pick<CalculatorParts, 'formula' | 'cases'> {
  return {
    formula: `which: if ${which} then "one" else "two"\nanswer: ${formula}`,
    cases: `[{ when: '${which}', say: "Case one: {which}." }, { say: "Case two: {which}." }]`,
  };
}

/** A formula, with the unit its result is declared in; none for a plain number. */
export interface TypedFormula {
  readonly formula: string;
  readonly unit: string | null;
  /** The condition of a step that is a text, and of the first alternative of the sentence. */
  readonly which?: string;
  /** What callers must meet. */
  readonly requirement?: string;
  /** An input that repeats, in place of one number. */
  readonly list?: RandomList;
  /** What must always be so. */
  readonly law?: string;
}

/** Ranges and conditions are kinds of their own. */
type Kind = 'day' | 'plain' | 'length' | 'area' | 'money' | 'time' | 'mass' | 'prices' | 'truth';

const figures = fc.oneof(
  fc.integer({ min: 0, max: 20 }).map(String),
  fc.integer({ min: 1, max: 400 }).map((part) => String(part / 16)),
);

/** All kinds count as levels of one formula. */
const depthIdentifier = fc.createDepthIdentifier();

/** A formula of a kind, from parts that never leave the positive side unless a row says so. */
const formulas = fc.letrec<Record<Kind, string>>((tie) => {
  const join = (...parts: readonly (string | fc.Arbitrary<string>)[]) =>
    fc
      .tuple(...parts.map((part) => (typeof part === 'string' ? fc.constant(part) : part)))
      .map((texts) => texts.join(''));
  const [plain, length, area, money] = [tie('plain'), tie('length'), tie('area'), tie('money')];
  const [time, mass, prices, truth, day] = [tie('time'), tie('mass'), tie('prices'), tie('truth'), tie('day')];
  const sum = (kind: fc.Arbitrary<string>) => [
    join('(', kind, ' + ', kind, ')'),
    join('abs(', kind, ' - ', kind, ')'),
    join('max(', kind, ', ', kind, ')'),
    join('min(', kind, ', ', kind, ', ', kind, ')'),
    join('(', kind, ' * ', plain, ')'),
    join('(', kind, ' / (', plain, ' + 1))'),
    join('(', kind, ' / (', figures, ' * nights / 2 day + 1))'),
    join('(', kind, ' * 1 ft / (0.5 * length))'),
    join('(if ', truth, ' then ', kind, ' else ', kind, ')'),
    join('clamp(', kind, ', ', kind, ', ', kind, ')'),
  ];
  const pick = (leaves: readonly fc.Arbitrary<string>[], nodes: readonly fc.Arbitrary<string>[]) =>
    fc.oneof({ maxDepth: 3, depthIdentifier }, { weight: nodes.length, arbitrary: fc.oneof(...leaves) }, ...nodes);
  return {
    plain: pick(
      [
        figures,
        join(figures, '%'),
        fc.constantFrom(
          'count',
          'dogs',
          'portion',
          'sin(slope)',
          'tan(slope)',
          'room.share',
          'low(extra[room, bed])',
          'high(extra[room, bed])',
        ),
      ],
      [
        ...sum(plain),
        join('(', length, ' / ', 'depth)'),
        join('(', money, ' / (', money, ' + 1 EUR))'),
        join('sqrt(', plain, ')'),
        join('ceil(', plain, ')'),
        join('floor(', plain, ', 0.25)'),
        join('round(', plain, ')'),
        join('ln(', plain, ' + 1)'),
        join('log10(', plain, ' + 1)'),
        join('exp(-', plain, ')'),
        join('(pi * ', plain, ')'),
        join('(min(', plain, ', 9) ^ 2)'),
        join('((', plain, ' + 1) ^ 0.3)'),
        join('sin(', length, ' / 1 ft * 1 deg)'),
        join('abs(cos(', plain, ' * 1 rad))'),
        join('(atan(', plain, ') / 1 deg)'),
        join('(asin(', plain, ' / (', figures, ' + 100)) / 1 rad)'),
        join('mod(', plain, ', ', figures, ' + 1)'),
        join('annuity(', figures, '%, nights / 1 day)'),
        join('growth(', figures, '% / 12, nights / 1 day)'),
        join('growing_annuity(', figures, '%, ', figures, '% / 12, nights / 1 day)'),
        join('periods(10000, ', figures, '% / 12, ', figures, ' + 1)'),
        join('((heat - ', fc.constantFrom('-20 degC', '0 degF'), ') / 1 deltaF)'),
      ],
    ),
    length: pick(
      [join(figures, ' ft'), join(figures, ' in'), join(figures, ' m'), fc.constantFrom('length', 'depth', 'bed')],
      [
        ...sum(length),
        join('sqrt(', area, ')'),
        join('(', area, ' / (', length, ' + 1 ft))'),
        join('ceil(', length, ', 3 in)'),
        join('mod(', length, ', 16 in)'),
        join('hole[min(', length, ', 20 ft)]'),
        join('(', length, ' to in)'),
      ],
    ),
    area: pick(
      [join(figures, ' sqft'), fc.constantFrom('length ^ 2', 'length * depth')],
      [...sum(area), join('(', length, ' * ', length, ')')],
    ),
    money: pick(
      [join(figures, ' EUR'), fc.constantFrom('care[weight]', 'low(room.fee)', 'mid(fenced.price)')],
      [
        ...sum(money),
        join('low(', prices, ')'),
        join('high(', prices, ')'),
        join('mid(', prices, ')'),
        join('round(', money, ', 5 EUR)'),
        join('care[', mass, ']'),
        fc.constantFrom('stay[room, nights]', 'stay[room, nights + 1 day]'),
        join('(', time, ' * ', figures, ' EUR/day)'),
      ],
    ),
    // Days plus times are whole where both are; a part of a day is lost in the functions of days.
    day: pick(
      [fc.constantFrom('arrival', 'leave', 'visit', '"2027-06-30"')],
      [
        join('(', day, ' + ', fc.nat(500).map(String), ' day)'),
        join('(', day, ' - ', fc.nat(500).map(String), ' day)'),
        join('max(', day, ', ', day, ')'),
        join(
          'add_months(',
          day,
          ', ',
          fc.integer({ min: -30, max: 30 }).map((count) => (count < 0 ? `0 - ${-count}` : `${count}`)),
          ')',
        ),
        join('add_months(', day, ', dogs)'),
        join('(if ', truth, ' then ', day, ' else ', day, ')'),
      ],
    ),
    time: pick(
      [join(figures, ' day'), join(figures, ' h'), fc.constant('nights')],
      [
        ...sum(time),
        join('abs(', day, ' - ', day, ')'),
        join(fc.constantFrom('days_in_year', 'day_of_year', 'days_left_in_year'), '(', day, ')'),
      ],
    ),
    mass: pick(
      [join(figures, ' lb'), join(figures, ' kg'), fc.constant('weight')],
      [...sum(mass), join('bowl[min(', mass, ', 8 lb)]')],
    ),
    prices: pick(
      [
        join('(', figures, '..40 EUR)'),
        fc.constantFrom('room.fee', 'fenced.price', 'nights * room.rate', 'room.rate * 1 day'),
      ],
      [
        join('(', prices, ' + ', prices, ')'),
        join('(', prices, ' * ', plain, ')'),
        join('(', prices, ' * (1..', figures, '))'),
        join('(', prices, ' / (', plain, ' + 1))'),
        join('(', prices, ' / (1..2))'),
        join('(500 EUR - ', prices, ')'),
        join('(', prices, ' * (1 + extra[room, bed]))'),
        join('max(', prices, ', ', money, ')'),
        join('ceil(', prices, ', 10 EUR)'),
        join('(if ', truth, ' then ', prices, ' else ', money, ')'),
        join('(', time, ' * room.rate)'),
      ],
    ),
    truth: pick(
      [
        fc.constantFrom(
          'room = "own"',
          'room != "shared"',
          'bed = "4"',
          'count > 5',
          'nights <= 7 day',
          'weight >= 40 kg',
          'heat < 50 degF',
          'fenced',
          'dogs >= 3',
          'slope <= 45 deg',
          'arrival < leave',
          'visit > arrival',
          'leave >= "2026-12-31"',
        ),
      ],
      [
        join('(', plain, fc.constantFrom(' < ', ' >= '), plain, ')'),
        join('(', length, fc.constantFrom(' > ', ' <= '), length, ')'),
        join('(', truth, fc.constantFrom(' and ', ' or '), truth, ')'),
        join('(', day, fc.constantFrom(' > ', ' <= '), day, ')'),
        join('not ', truth),
      ],
    ),
  };
});

/** A formula over the inputs above. */
export const typedFormula: fc.Arbitrary<TypedFormula> = fc.oneof(
  formulas.plain.map((formula) => ({ formula, unit: null })),
  formulas.length.map((formula) => ({ formula, unit: 'ft' })),
  formulas.area.map((formula) => ({ formula, unit: 'sqft' })),
  formulas.money.map((formula) => ({ formula, unit: 'EUR' })),
  formulas.time.map((formula) => ({ formula, unit: 'h' })),
  formulas.day.map((formula) => ({ formula: `day_of_year(${formula})`, unit: 'day' })),
  formulas.mass.map((formula) => ({ formula, unit: 'kg' })),
  formulas.prices.map((formula) => ({ formula: `mid(${formula})`, unit: 'EUR' })),
);

/** The same, with a text, two sentences, what callers must meet, a list and a law, each in some of them. */
export const typedCalculator: fc.Arbitrary<TypedFormula> = fc
  .tuple(typedFormula, fc.option(formulas.truth), fc.option(formulas.truth, { freq: 2 }))
  .chain(([formula, which, requirement]) => {
    const parts = {
      ...formula,
      ...(which === null ? {} : { which }),
      ...(requirement === null ? {} : { requirement }),
    };
    const lists = fc.oneof(
      { weight: 3, arbitrary: listFor(formula.formula) },
      optionalListFor(formula.formula),
      dayFor(formula.formula),
    );
    return lists.chain((list) =>
      lawFor(formula, list).map((law) => ({
        ...parts,
        ...(list === null ? {} : { list }),
        ...(law === null ? {} : { law }),
      })),
    );
  });

/** A law of some calculators, most often of how the answer moves with what the list gives. */
function lawFor({ unit }: TypedFormula, list: RandomList | null): fc.Arbitrary<string | null> {
  const least = `answer >= 0${unit === null ? '' : ` ${unit}`}`;
  const moves = list === null ? [] : ['rises with', 'falls with'].map((words) => `answer ${words} ${list.gives}`);
  return fc
    .option(fc.constantFrom(least, ...moves), { freq: 1, nil: null })
    .chain((law) => fc.boolean().map((isKept) => (isKept ? law : null)));
}
