/** What sentences say of money with a caller's own prices: amounts of the same answer, and none that contradicts its total. */
import { sumOf } from '../../engine/calculator/estimate.js';
import type { Inputs } from '../../engine/calculator/inputs.js';
import { isMoney } from '../../engine/calculator/money.js';
import type { Amount, CalculationResult, Calculator, OwnFigures } from '../../engine/kernel/module.js';
import { about, fixed, trimmed } from '../../engine/kernel/text.js';
import { inputsAt } from '../../engine/questions/point.js';
import type { Subject } from '../../engine/questions/subject.js';
import { languages } from '../../generated/languages.js';
import { englishWords } from '../../words/engine-words.js';
import { randomOwn } from '../support/own-figures.js';
import type { Random } from '../support/random.js';
import { chosenSeed, randomFrom } from '../support/random.js';
import { servedCatalog } from '../support/real-app.js';
import { randomGiven, subjects } from '../support/subjects.js';

const seed = chosenSeed(20_261_126);
const callsEach = 20;
const catalogCalls = 60;

const open = subjects.filter(({ plan }) => plan.own.length > 0);

/** The calculators of each language, by its code. */
const editions = [
  ['en', servedCatalog.calculators] as const,
  ...[...languages].map(([code, { calculators }]) => [code, calculators] as const),
];

const rows = editions.flatMap(([code, calculators]) =>
  open.map((subject) => {
    const module = calculators.get(subject.slug);
    if (module?.own === undefined) throw new Error(`${subject.slug} is not open in ${code}`);
    return [`${code} ${subject.slug}`, subject, module as unknown as Calculator<Inputs>] as const;
  }),
);

interface Told {
  readonly call: string;
  readonly result: CalculationResult;
  /** Null without an estimate. */
  readonly total: Amount | null;
}

function tell({ own }: Calculator<Inputs>, inputs: Inputs, figures: OwnFigures): Told {
  const result = own?.answer(inputs, figures);
  if (result === undefined) throw new Error('nothing is open');
  const amounts = own?.amounts?.(inputs, figures) ?? null;
  const call = JSON.stringify([inputs, figures]);
  return { call, result, total: amounts && sumOf([amounts.total]) };
}

function randomInputs(subject: Subject, random: Random): Inputs {
  return inputsAt(subject, randomGiven(subject, random));
}

/** Some of the open figures, at least one. */
function randomFigures(subject: Subject, random: Random): OwnFigures {
  const given = Object.entries(randomOwn(subject, random)).map(([name, text]) => [name, Number(text)]);
  if (given.length > 0) return Object.fromEntries(given) as OwnFigures;
  const { name, max } = random.pick(subject.plan.own);
  return { [name]: max };
}

function ownCalls(subject: Subject, module: Calculator<Inputs>): readonly Told[] {
  const random = randomFrom(seed);
  return Array.from({ length: callsEach }, () =>
    tell(module, randomInputs(subject, random), randomFigures(subject, random)),
  );
}

/** The ways to say an amount: exactly where it is certain, and rounded as people do where it is an end of a range. */
function waysToSay({ low, high }: Amount): readonly string[] {
  const exactly = [low, high].flatMap((end) => [trimmed(end, 0), trimmed(end, 2), fixed(end, 2)]);
  return trimmed(low, 0) === trimmed(high, 0) ? exactly : [...exactly, about(low), about(high)];
}

function amountsIn({ figures = {}, secondary = [], value, unit }: CalculationResult): readonly Amount[] {
  const ranges = Object.values(figures).flatMap((figure): Amount[] => {
    if ('text' in figure || !isMoneyUnit(figure.unit)) return [];
    return [amountOf(figure)];
  });
  const single = [{ value, unit }, ...secondary].filter((each) => isMoneyUnit(each.unit));
  return [...ranges, ...single.map((each) => amountOf(each))];
}

function amountOf(figure: Amount | { readonly value: number }): Amount {
  return 'value' in figure ? { low: figure.value, high: figure.value } : figure;
}

function isMoneyUnit(unit: string): boolean {
  return /^\p{Sc}/u.test(unit);
}

/** The digits of each amount of money in a sentence. */
function moneyIn({ interpretation }: CalculationResult): readonly string[] {
  return [...interpretation.matchAll(/\$(\d+(?:,\d{3})*(?:\.\d+)?)/g)].map(([, digits = '']) => digits);
}

describe.each(rows)(`%s, with TEST_SEED=${seed}`, (_, subject, module) => {
  test(`says only amounts of its answer in ${callsEach} calls`, () => {
    const inputsSaid = (inputs: readonly unknown[]): readonly string[] =>
      inputs.flatMap((value) => (typeof value === 'number' ? [trimmed(value, 0), trimmed(value, 2)] : []));
    const wrong = ownCalls(subject, module).flatMap(({ call, result }) => {
      const [inputs] = JSON.parse(call) as readonly [Inputs];
      const said = new Set([...amountsIn(result).flatMap(waysToSay), ...inputsSaid(Object.values(inputs))]);
      const strange = moneyIn(result).filter((digits) => !said.has(digits));
      return strange.length === 0 ? [] : [{ call, strange, sentence: result.interpretation }];
    });
    expect(wrong).toEqual([]);
  });

  test('says no amount beyond its total that is within it for the catalog', () => {
    const random = randomFrom(seed);
    const catalogs = Array.from({ length: catalogCalls }, () => tell(module, randomInputs(subject, random), {}));
    const names = Object.keys(catalogs[0]?.result.figures ?? {});
    const always = names.filter((name) => catalogs.every((told) => isWithin(told, name) !== false));
    const wrong = ownCalls(subject, module).flatMap((told) =>
      always.flatMap((name) => (isWithin(told, name) === false ? [{ name, ...told }] : [])),
    );
    expect(wrong).toEqual([]);
  });
});

/** Whether a figure that the sentence shows lies within the total; null where it shows none or there is no total. */
function isWithin({ result, total }: Told, name: string): boolean | null {
  const figure = result.figures?.[name];
  if (total === null || figure === undefined || 'text' in figure || !isMoney(figure.unit, englishWords)) return null;
  const amount = amountOf(figure);
  const spoken = moneyIn(result);
  const isShown = [amount.low, amount.high].every((end) =>
    [trimmed(end, 0), about(end)].some((digits) => spoken.includes(digits)),
  );
  // Lines are rounded before they are added up.
  const slack = 3;
  return isShown ? amount.low >= total.low - slack && amount.high <= total.high + slack : null;
}

test('an amount that is certain is said to the dollar', () => {
  const module = servedCatalog.calculators.get('mulch-delivery') as unknown as Calculator<Inputs>;
  const inputs = { length: 40, width: 6, depth: '3' };
  const { result, total } = tell(module, inputs, { 'prices.mulch': 42, 'prices.bulk_delivery': 60 });
  expect(total).toEqual({ low: 186, high: 186 });
  expect(result.interpretation).toContain(' costs $186 delivered');
});

test('a wash above the minimum charge is not said to fall under it', () => {
  const module = servedCatalog.calculators.get('power-washing') as unknown as Calculator<Inputs>;
  const { result, total } = tell(module, { sqft: 300, surface: 'house' }, { 'surface.rate': 0.68 });
  expect(total).toEqual({ low: 204, high: 250 });
  expect(result.interpretation).toContain(' costs $205 to $250.');
});

test('rates are said in eighths', () => {
  const module = servedCatalog.calculators.get('mortgage-lenders') as unknown as Calculator<Inputs>;
  const defaults = { price: 300000, down: 10, years: '30', taxes: 6000, insurance: 4800, mortgageInsurance: 0.6 };
  const said = (rate: number): string => module.answer({ ...defaults, rate }).interpretation;
  expect([said(6.125), said(6.5)]).toEqual([
    expect.stringContaining('at 6.125% '),
    expect.stringContaining('at 6.5% '),
  ]);
});
