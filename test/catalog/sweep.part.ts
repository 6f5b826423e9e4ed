/** Every number from bound to bound and every option: no answer that a tradesman would be ashamed of. */

import type { CalculationResult, NumberFigure, RangeFigure, TextFigure } from '../../engine/kernel/module.js';
import type { Calculator, NamedFigure } from '../../generator/program/catalog.js';
import { withDayInput } from '../../generator/program/published-program.js';
import type { AppliedInputs } from '../support/applied-inputs.js';
import { checkedAnswer } from '../support/checked-answer.js';
import { checkedCatalog } from '../support/real-catalog.js';
import { modules } from '../support/real-modules.js';
import { sentenceFaults } from '../support/sentence-faults.js';
import { type Walk, walksOf } from '../support/sweep-points.js';

const { calculators: checked, units } = checkedCatalog();
const calculators = checked.map(withDayInput);
const faultsOf = sentenceFaults(units);
const countLabels = new Set(units.filter(({ counts }) => counts).map(({ label }) => label));
const namedUnits = new Map(units.map((unit) => [unit.label, unit]));

/** How many calls a report shows. */
const mostShown = 3;

/** What no source names: sites written by the thousand after nobody's measure, throwaway pages, and pages in general. */
const vague = [
  'engineerfix.com',
  'eatsip365.com',
  'winenfood.com',
  'visualfoodie.com',
  'engineerhardwoodflooring.com',
  'foundationrepairmatch.com',
  'trustedsprinklerservice.com',
  'wellpumpact.com',
  'pages.dev',
  'price pages',
];

/** Rounding of published figures; nothing falls by less. */
const leastFall = 1e-9;

interface Ends {
  readonly low: number;
  readonly high: number;
}

interface Answered {
  readonly inputs: AppliedInputs;
  readonly result: CalculationResult;
}

/** The answers of a walk, without those that a requirement refuses. */
function answersOf({ slug }: Calculator, { calls }: Walk): readonly Answered[] {
  const module = modules.get(slug);
  if (module === undefined) throw new Error(`There is no module ${slug}.`);
  return calls
    .filter((inputs) => module.refuse(inputs) === null)
    .map((inputs) => ({ inputs, result: module.answer(inputs) }));
}

function endsOf(figure: NumberFigure | RangeFigure | TextFigure): readonly number[] {
  if ('text' in figure) return [];
  return 'value' in figure ? [figure.value] : [figure.low, figure.high];
}

/** A figure of a whole number of things that is no whole number, and any figure that is none at all. */
function absurd({ result, figures }: Calculator, answer: CalculationResult): readonly string[] {
  const fractions = result.decimals > 0 ? [result.unitLabel] : [];
  const countsOf = (label: string): boolean => countLabels.has(label) && !fractions.includes(label);
  const isCount = new Set(
    figures.filter((figure: NamedFigure) => countsOf(figure.low.unitLabel)).map(({ name }) => name),
  );
  const all = [answer.value, ...(answer.secondary ?? []).map(({ value }) => value)];
  const named = Object.entries(answer.figures ?? {}).flatMap(([name, figure]) =>
    endsOf(figure).map((value) => [name, value] as const),
  );
  return [
    ...[...all, ...named.map(([, value]) => value)].filter((value) => !Number.isFinite(value)).map(String),
    ...named.filter(([name, value]) => isCount.has(name) && (value < 0 || !Number.isInteger(value))).map(String),
    ...(answer.secondary ?? [])
      .filter(({ value, unit }) => value < 0 && (countLabels.has(unit) || unit === '$'))
      .map(({ label }) => label),
  ];
}

/** The steps that the entry's laws say rise or fall with a number, by what they do. */
function trends({ laws }: Calculator, input: string | null, verb: 'rises' | 'falls'): readonly string[] {
  return laws.flatMap((law) => {
    const [, step, number] = new RegExp(`^(\\w+) ${verb} with (\\w+)$`).exec(law) ?? [];
    return step !== undefined && number === input ? [step] : [];
  });
}

function stepsAt(calculator: Calculator, inputs: AppliedInputs): ReadonlyMap<string, Ends> {
  const { steps = [] } = checkedAnswer(calculator, inputs);
  return new Map(
    steps.flatMap(({ name, value }): readonly [string, Ends][] => {
      if (typeof value === 'number') return [[name, { low: value, high: value }]];
      return typeof value === 'object' && value !== null && 'low' in value && typeof value.low === 'number'
        ? [[name, { low: value.low, high: value.high }]]
        : [];
    }),
  );
}

/** Steps that move against their law somewhere on the walk. */
function againstLaw(calculator: Calculator, { grows }: Walk, answers: readonly Answered[]): readonly string[] {
  const rising = trends(calculator, grows, 'rises').map((name) => ({ name, sign: 1 }));
  const falling = trends(calculator, grows, 'falls').map((name) => ({ name, sign: -1 }));
  const laws = [...rising, ...falling];
  if (laws.length === 0) return [];
  const along = answers.map(({ inputs }) => stepsAt(calculator, inputs));
  return laws.flatMap(({ name, sign }) =>
    (['low', 'high'] as const).flatMap((end) => {
      const values = along.map((steps) => (steps.get(name)?.[end] ?? Number.NaN) * sign);
      const isSteady = values.every(
        (value, index) => value >= (values[index - 1] ?? value) - leastFall * Math.abs(value),
      );
      return isSteady ? [] : [`${name} with ${grows}: ${values.map((value) => value * sign).join(', ')}`];
    }),
  );
}

/** The total for the whole job at a call; null where the calculator has none. */
function priceOf({ estimate }: Calculator, { figures = {} }: CalculationResult): Ends | null {
  const figure = estimate === null || estimate.covers !== 'job' ? undefined : figures[estimate.total.name];
  if (figure === undefined || 'text' in figure) return null;
  return 'value' in figure ? { low: figure.value, high: figure.value } : figure;
}

/** A job below what its own step `minimum` says, to the dollar. */
function belowMinimum(calculator: Calculator, { inputs, result }: Answered): boolean {
  const price = priceOf(calculator, result);
  const minimum = calculator.steps.find(
    ({ name, unit }) => name === 'minimum' && unit.factors[0]?.unit.symbol !== null,
  );
  if (price === null || minimum === undefined) return false;
  const least = stepsAt(calculator, inputs).get('minimum');
  return least !== undefined && (price.low < least.low - 0.5 || price.high < least.high - 0.5);
}

/** What the band is for, where that can be told: the whole job, or so many of an input's unit. */
function bandShares({ costBand, inputs }: Calculator, given: AppliedInputs): readonly { share: number; band: Ends }[] {
  if (costBand === null) return [];
  const { unit, price, project } = costBand;
  const whole = /^per (?:project|system|job|inspection)$/.test(unit) ? [{ share: 1, band: price }] : [];
  const measured = inputs
    .filter((input) => input.kind === 'number' && unit === `per ${spelled(input.unitLabel)}`)
    .map(({ name }) => ({ share: Number(given[name]), band: price }));
  return [...whole, ...measured, ...(project === null ? [] : [{ share: 1, band: project }])];
}

/** A unit as bands write it, in the singular. */
function spelled(label: string | null): string {
  const one = namedUnits.get(label ?? '')?.one ?? '';
  return one === 'sq ft' ? 'square foot' : one;
}

/** A job outside of the band beside it, where nothing is said about the band. */
function contradictsBand(calculator: Calculator, { inputs, result }: Answered): boolean {
  const price = priceOf(calculator, result);
  if (price === null || calculator.costBand?.notes != null) return false;
  return bandShares(calculator, inputs).some(
    ({ share, band }) => price.low < band.low * share - 0.5 || price.high > band.high * share + 0.5,
  );
}

/** The first few calls, which are enough to mend an entry. */
function shown(answers: readonly Answered[]): readonly string[] {
  return answers
    .slice(0, mostShown)
    .map(
      ({ inputs, result }) => `${JSON.stringify(inputs)} ${result.interpretation} ${JSON.stringify(result.figures)}`,
    );
}

describe.each(calculators.map((calculator) => [calculator.slug, calculator] as const))(
  '%s from bound to bound',
  (_slug, calculator) => {
    const walks = walksOf(calculator).map((walk) => ({ walk, answers: answersOf(calculator, walk) }));
    const answers = walks.flatMap((each) => each.answers);

    test('answers somewhere on every walk', () => {
      expect(answers.length).toBeGreaterThan(0);
    });

    test('speaks sentences that can be read aloud', () => {
      const faulty = answers.filter(({ result }) => faultsOf(result.interpretation).length > 0);
      expect(faulty.flatMap(({ result }) => faultsOf(result.interpretation)).slice(0, mostShown)).toEqual([]);
      expect(shown(faulty)).toEqual([]);
    });

    test('counts whole things, none of them negative', () => {
      expect(shown(answers.filter(({ result }) => absurd(calculator, result).length > 0))).toEqual([]);
    });

    test('moves as its laws say', () => {
      expect(walks.flatMap(({ walk, answers: along }) => againstLaw(calculator, walk, along))).toEqual([]);
    });

    test('has no job below its minimum, nor one that contradicts the band without a word', () => {
      expect(shown(answers.filter((each) => belowMinimum(calculator, each)))).toEqual([]);
      expect(shown(answers.filter((each) => contradictsBand(calculator, each)))).toEqual([]);
    });
  },
);

test('no source is a page that was written by a machine, or no page at all', () => {
  const cited = calculators.flatMap(({ slug, sources, examples }) =>
    [...sources, ...examples.map(({ source }) => source)].map((source) => `${slug}: ${source}`),
  );
  expect(cited.filter((source) => vague.some((name) => source.includes(name)))).toEqual([]);
});
