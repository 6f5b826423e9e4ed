/** The estimate of an answer: its lines, the options that a caller adds, and the total, which is their sum. */
import type { estimate as schema } from '../../contract/estimate.js';
import type { Static } from '../../contract/schema.js';
import type { EngineWords } from '../../words/engine-words.js';
import { roundTo } from '../kernel/math.js';
import type { Amount, Estimate, EstimateAmounts } from '../kernel/module.js';
import { namesIn } from './fields.js';
import type { QueryValues } from './query-plan.js';

export type EstimateAnswer = Static<typeof schema>;
export type AnswerLine = EstimateAnswer['lines'][number];

/** The texts of an estimate, without the function that computes it. */
export type EstimateTexts = Omit<Estimate<never>, 'amounts'>;

const cents = 2;

/** The sum, without the digits that adding decimals leaves behind. */
export function sumOf(amounts: readonly Amount[]): Amount {
  const sum = (end: 'low' | 'high'): number =>
    roundTo(
      amounts.reduce((total, amount) => total + amount[end], 0),
      cents,
    );
  return { low: sum('low'), high: sum('high') };
}

/** What lifts a sum to the price of the smallest job; nothing where the sum reaches it. It may lift only the low end. */
export function liftOf({ minimum, lines }: Pick<EstimateAmounts, 'minimum' | 'lines'>): Amount {
  if (minimum === undefined) return { low: 0, high: 0 };
  const { low, high } = sumOf(lines);
  return {
    low: roundTo(Math.max(0, minimum.low - low), cents),
    high: roundTo(Math.max(0, minimum.high - high), cents),
  };
}

/** The line of the lift, if there is any. The total is then the sum of its lines in any case. */
function liftLine(amounts: EstimateAmounts, words: EngineWords): readonly AnswerLine[] {
  const lift = liftOf(amounts);
  if (lift.low === 0 && lift.high === 0) return [];
  return [{ line: words.upToMinimum, covers: 'minimum', ...lift }];
}

/** The total with the options whose names were chosen. */
export function totalWith(
  { unit, options = [] }: Pick<EstimateTexts, 'unit' | 'options'>,
  amounts: EstimateAmounts,
  chosen: readonly string[],
): EstimateAnswer['total'] {
  const added = options.flatMap(({ name }, index) =>
    chosen.includes(name) ? [amountAt(amounts.options ?? [], index)] : [],
  );
  return { ...sumOf([...amounts.lines, liftOf(amounts), ...added]), unit };
}

/** The estimate with these options. */
export function estimateAnswer(
  texts: EstimateTexts,
  amounts: EstimateAmounts,
  chosen: readonly string[],
  words: EngineWords,
): EstimateAnswer {
  const { covers, period, lines, options = [], leavesOut } = texts;
  const own = lines.map(({ line, covers: part }, index) => ({ line, covers: part, ...amountAt(amounts.lines, index) }));
  const offered = options.map(({ name, line, covers: part }, index) => ({
    choice: { name, line },
    line: { line, covers: part, ...amountAt(amounts.options ?? [], index) },
  }));
  const isChosen = ({ choice }: (typeof offered)[number]): boolean => chosen.includes(choice.name);
  const added = offered.filter(isChosen).map(({ line }) => line);
  const open = offered
    .filter((each) => !isChosen(each))
    .map(({ choice, line: { low, high } }) => ({ ...choice, low, high }));
  const all = [...own, ...liftLine(amounts, words), ...added];
  // Leave out lines that cost nothing.
  const shown = all.filter(({ low, high }) => low > 0 || high > 0);
  return {
    covers: coversWith(covers, added),
    ...(period === undefined ? {} : { period }),
    total: totalWith(texts, amounts, chosen),
    lines: shown.length === 0 ? all : shown,
    ...(open.length === 0 ? {} : { options: open }),
    leaves_out: leavesOut,
  };
}

/** What an estimate pays for once lines are added: one of material with labor, or the other way around, is a whole job. */
function coversWith(covers: EstimateTexts['covers'], added: readonly Pick<AnswerLine, 'covers'>[]) {
  const other = covers === 'material' ? 'labor' : 'material';
  const isWhole = covers === 'job' || added.some((line) => line.covers === 'job' || line.covers === other);
  return isWhole ? 'job' : covers;
}

function amountAt(amounts: readonly Amount[], index: number): Amount {
  const amount = amounts[index];
  if (amount === undefined) throw new Error('an estimate has fewer amounts than lines');
  return amount;
}

/** The names of the options that a query adds to the estimate. */
export function chosenOptions({ with: options }: Pick<QueryValues, 'with'>): readonly string[] {
  return options === null ? [] : namesIn(options);
}
