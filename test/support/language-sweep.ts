/** Calls over every option and bound in two languages: the same numbers, and sentences that say the same ones. */
import type { CatalogInLanguage, NumberForm } from '../../engine/kernel/language.js';
import type { AnyCalculator, CalculationResult, Calculator as Module } from '../../engine/kernel/module.js';
import { writtenValue } from '../../generator/program/call-point.js';
import type { Calculator } from '../../generator/program/catalog.js';
import { withDayInput } from '../../generator/program/published-program.js';
import type { AppliedInputs } from './applied-inputs.js';
import type { SentenceFaults } from './sentence-faults.js';
import { walksOf } from './sweep-points.js';

type Runs = Module<AppliedInputs>;

/** How many faults a report shows of each calculator. */
const mostShown = 3;

const english: Omit<NumberForm, 'to'> = { thousands: ',', decimal: '.' };

/** Words that only English sentences have. */
const leftOver = /\b(?:the|and|of|with|from|about|which|takes?|costs?|needs?|feet|foot|square|cubic|pounds?|per)\b/i;

export interface LanguageSweep {
  readonly sentences: number;
  readonly faults: readonly string[];
  /** Words of the translated sentences that sentences of the original have, too, in alphabetical order. */
  readonly shared: readonly string[];
}

interface Said {
  readonly original: string;
  readonly own: string;
}

/** Asks both modules of each calculator everything that the sweep asks. `spoken` knows the grammar of the language. */
export function sweepLanguage(
  calculators: readonly Calculator[],
  modules: ReadonlyMap<string, AnyCalculator>,
  { language, calculators: translated }: CatalogInLanguage,
  spoken: SentenceFaults = () => [],
): LanguageSweep {
  const all = calculators.map(withDayInput).map((calculator) => {
    const [original, own] = [modules.get(calculator.slug), translated.get(calculator.slug)];
    if (original === undefined || own === undefined) throw new Error(`There is no module ${calculator.slug}.`);
    return sweepCalculator(calculator, original as unknown as Runs, own as unknown as Runs, language, spoken);
  });
  const said = all.flatMap((each) => each.said);
  const original = wordsOf(said.map((each) => each.original));
  return {
    sentences: said.length,
    faults: all.flatMap(({ faults }) => faults),
    shared: [...wordsOf(said.map(({ own }) => own))].filter((word) => original.has(word)).sort(),
  };
}

function sweepCalculator(
  calculator: Calculator,
  original: Runs,
  own: Runs,
  form: NumberForm,
  spoken: SentenceFaults,
): { readonly said: readonly Said[]; readonly faults: readonly string[] } {
  const calls = walksOf(calculator).flatMap((walk) => walk.calls.map((call) => written(call, calculator)));
  const answered = calls.filter((inputs) => original.refuse(inputs) === null);
  const refused = calls.filter((inputs) => (own.refuse(inputs) === null) !== (original.refuse(inputs) === null));
  const answers = answered.map((inputs) => [original.answer(inputs), own.answer(inputs)] as const);
  const faults = [
    ...answers.flatMap(([before, after]) => [...faultsOf(before, after, form), ...spokenFaults(after, spoken)]),
    ...refused.map((inputs) => `refuses ${JSON.stringify(inputs)}`),
  ];
  return {
    said: answers.map(([before, after]) => ({ original: before.interpretation, own: after.interpretation })),
    faults: faults.slice(0, mostShown).map((fault) => `${calculator.slug}: ${fault}`),
  };
}

/** The call as modules take it. */
function written(call: AppliedInputs, { inputs }: Calculator): AppliedInputs {
  const input = new Map(inputs.map((each) => [each.name, each]));
  return Object.fromEntries(
    Object.entries(call).map(([name, value]) => {
      const own = input.get(name);
      return [name, own === undefined ? value : writtenValue(value, own)];
    }),
  );
}

function spokenFaults({ interpretation }: CalculationResult, spoken: SentenceFaults): readonly string[] {
  return spoken(interpretation).map((fault) => `${fault}: ${interpretation}`);
}

function wordsOf(sentences: readonly string[]): ReadonlySet<string> {
  return new Set(sentences.flatMap((sentence) => sentence.toLowerCase().match(/\p{L}+/gu) ?? []));
}

function faultsOf(original: CalculationResult, own: CalculationResult, form: NumberForm): readonly string[] {
  const [before, after] = [original.interpretation, own.interpretation];
  const isSame = JSON.stringify(figuresOf(original)) === JSON.stringify(figuresOf(own));
  const numbers = [numbersIn(before, english), numbersIn(after, form)].map((each) => [...each].sort().join(' '));
  return [
    ...(isSame ? [] : [`other figures: ${after}`]),
    ...(numbers[0] === numbers[1] ? [] : [`other numbers: ${before} / ${after}`]),
    ...(leftOver.test(after) || /[{}]/.test(after) ? [`words of the original: ${after}`] : []),
  ];
}

/** Everything of an answer that is a number, with the names under which it stands. */
function figuresOf({ value, secondary = [], range, figures = {} }: CalculationResult): unknown {
  const numbers = Object.entries(figures).map(([name, figure]) => [
    name,
    'text' in figure ? null : { ...figure, unit: '' },
  ]);
  return [value, secondary.map((each) => each.value), range && [range.low, range.high], numbers];
}

function numbersIn(text: string, { thousands, decimal }: Omit<NumberForm, 'to'>): ReadonlySet<string> {
  const pattern = new RegExp(`\\d+(?:\\${thousands}\\d{3})*(?:\\${decimal}\\d+)?`, 'g');
  return new Set((text.match(pattern) ?? []).map((each) => each.replaceAll(thousands, '').replace(decimal, '.')));
}
