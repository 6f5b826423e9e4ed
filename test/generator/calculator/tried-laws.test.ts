/** A law is published as tried only where no comparison or limit has a side that was left out, however it is reached. */
import { checkParts } from '../../support/calculator-text.js';

const lineCount = 150;

/** 150 lines that rise by 4 for each 1,000, with one line 30 too low. */
function linesWithFault(at: number | null): string {
  const lines = Array.from({ length: lineCount }, (_, index) => {
    const upTo = (index + 1) * 1000;
    return `${upTo}: ${100 + 4 * index - (upTo === at ? 30 : 0)}`;
  });
  return `{ ${lines.join(', ')} }`;
}

function schedule(name: string, fault: number | null): string {
  return `  ${name}:\n    from: lb\n    unit: EUR\n    lines: ${linesWithFault(fault)}\n    brackets: [{ base: 700, rate: 0.004 }]`;
}

/** Periods in order, each with its last day, and the line with a fault. */
function dated(faults: readonly (number | null)[]): string {
  const day = (index: number) => `20${20 + index}-01-01`;
  const periods = faults.map((fault, index) => {
    const from = index === 0 ? [] : [`from: ${day(index)}`];
    const until = index === faults.length - 1 ? [] : [`until: 20${20 + index}-12-31`];
    const parts = [`lines: ${linesWithFault(fault)}`, 'brackets: [{ base: 700, rate: 0.004 }]'];
    return `      - { ${[...from, ...until, ...parts].join(', ')} }`;
  });
  return ['  price:', '    from: lb', '    unit: EUR', '    periods:', ...periods].join('\n');
}

const amount = 'amt: { label: Amount, type: number, unit: lb, default: 250000, min: 1, max: 300000000, step: 1 }';
const kind =
  'kind: { label: Kind, type: select, default: home, options: { home: Home, farm: Farm, shop: Shop, mill: Mill } }';
const place = 'place: { label: Place, type: select, default: a, options: { a: A, b: B, c: C, d: D } }';
const flag = 'width: { label: Width, type: number, default: 2, min: 1, max: 1000000, step: 1 }';
const price = 'price[amt]';

interface Case {
  readonly inputs: readonly string[];
  readonly schedules: readonly string[];
  readonly formula: string;
}

/** Schedules whose fault at 43,000 lies off the way of a call with defaults. */
const hidden: Readonly<Record<string, Case>> = {
  'the earlier of two periods': { inputs: [amount], schedules: [dated([43000, null])], formula: price },
  'the first of five periods': {
    inputs: [amount],
    schedules: [dated([43000, null, null, null, null])],
    formula: price,
  },
  'a middle one of five periods': {
    inputs: [amount],
    schedules: [dated([null, null, 43000, null, null])],
    formula: price,
  },
  'an option in the middle': {
    inputs: [amount, kind],
    schedules: [schedule('usual', null), schedule('rare', 43000)],
    formula: 'if kind = "shop" then rare[amt] else usual[amt]',
  },
  'two options together': {
    inputs: [amount, kind, place],
    schedules: [schedule('usual', null), schedule('rare', 43000)],
    formula: 'if kind = "shop" and place = "c" then rare[amt] else usual[amt]',
  },
  'one side of another comparison': {
    inputs: [amount, flag],
    schedules: [schedule('usual', null), schedule('rare', 43000)],
    formula: 'if width > 400000 then rare[amt] else usual[amt]',
  },
};

function verdictOf({ inputs, schedules, formula }: Case, law: string): string {
  const { report } = checkParts({
    inputs: inputs.join('\n'),
    lookups: `schedules:\n${schedules.join('\n')}`,
    formula: `answer: ${formula}`,
    unit: 'EUR',
    decimals: 2,
    laws: [law],
    expected: 0,
    ...(inputs.includes(flag) ? { secondary: '- { label: Width, value: width }' } : {}),
    ...(inputs.includes(place) ? { say: '{if place = "a" then "yes" else "no"}' } : {}),
  });
  const mistakes = report.split('\n').filter((line) => /- error (?!example-)/.test(line));
  return mistakes.length === 0 ? 'accepted' : mistakes.join('\n');
}

test.each(Object.entries(hidden))('a fault in %s breaks a trend that is tried', (_, each) => {
  expect(verdictOf(each, 'tried: answer rises with amt')).toMatch(/law-broken/);
});

test.each(Object.entries(hidden))('a fault in %s breaks a condition that is tried', (_, each) => {
  expect(verdictOf(each, 'tried: answer >= 90 EUR + amt * 0.004 EUR/lb')).toMatch(/law-broken/);
});

test.each(Object.entries(hidden))('a law about %s is accepted where nothing is at fault', (_, each) => {
  const sound = { ...each, schedules: each.schedules.map((text) => text.replaceAll('43000: 238,', '43000: 268,')) };
  expect(verdictOf(sound, 'tried: answer rises with amt')).toBe('accepted');
});

/** Twice 1,600 limits, which no trial visits in an acceptable time: what it would leave out could break the law. */
test('a law over more limits than a trial can visit stays undecided', () => {
  const zigzag = (sign: 1 | -1) =>
    Array.from({ length: 1600 }, (_, index) => `${index + 1}: ${100 + 4 * index + sign * (index % 2) * 10}`).join(', ');
  const named = (name: string, lines: string) =>
    `  ${name}: { from: lb, unit: EUR, lines: { ${lines} }, brackets: [{ base: 7000, rate: 0 }] }`;
  const each = {
    inputs: [amount],
    schedules: [named('up', zigzag(1)), named('down', zigzag(-1))],
    formula: 'up[amt] + down[amt]',
  };
  expect(verdictOf(each, 'tried: answer rises with amt')).toMatch(/undecided/);
});
