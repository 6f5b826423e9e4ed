/** The figures that a calculator publishes, each with the proved range of its values. */

import type { CheckedAmount, CheckedEstimate, CheckedLine } from '../elaborate/declaration/estimate.js';
import type { CheckedFigure } from '../elaborate/declaration/result.js';
import type { ElaboratedEntry } from '../elaborate/elaborated-entry.js';
import type { Scope } from '../elaborate/expression/scope.js';
import { Allowance } from '../program/allowance.js';
import type { Calculator, Estimate, Figure, NamedFigure } from '../program/catalog.js';
import type { Core, Table } from '../program/core.js';
import { endsOf } from '../program/ends.js';
import type { Interval } from '../program/interval.js';
import { everything } from '../program/interval.js';
import type { ReadFigure } from '../program/open-figure.js';
import type { Program } from '../program/program.js';
import { shownFigures, shownTexts } from '../program/sentence.js';
import { definitionsIn, partsOf, readsOf } from '../program/visit-core.js';
import type { Proof } from '../prove/prove.js';
import { provedRange } from '../prove/published-range.js';
import { lazily, memoized } from '../source/remembered.js';
import { unitLabel } from '../units/unit.js';
import { settling } from './settling.js';

export type PublishedFigures = Pick<
  Calculator,
  'result' | 'text' | 'secondary' | 'resultRange' | 'figures' | 'texts' | 'estimate'
>;

/** The figures of a proved calculator, without the conditions that the proof has decided. */
export function publishedFigures(
  { raw, result, text, secondary, resultRange, sentence, estimate }: ElaboratedEntry,
  program: Program,
  proof: Proof,
): PublishedFigures {
  const rangeOf = rangesOf(program, proof);
  const settle = settling(proof);
  const figure = (core: Core, shown: Omit<Figure, 'core' | 'range'>): Figure => ({
    core: settle(core),
    ...shown,
    range: rangeOf(core, shown.decimals),
  });
  const finish = ({ core, unit, unitLabel: label, decimals }: CheckedFigure) =>
    figure(core, { unit, unitLabel: label, decimals });
  const amount = ({ figure: name, low, high, unit, decimals }: CheckedAmount): NamedFigure => {
    const shown = { unit, unitLabel: unitLabel(unit), decimals };
    return { name, low: figure(low, shown), high: low === high ? null : figure(high, shown) };
  };
  const labels = raw.result.secondary.map(({ label }) => label.value);
  return {
    result: finish(result),
    text: text && { ...text, core: settle(text.core) },
    secondary: secondary.map((each, index) => ({ ...finish(each), label: labels[index] ?? '' })),
    resultRange: resultRange && { low: finish(resultRange.low), high: finish(resultRange.high) },
    figures: shownFigures(sentence).map(({ name, low, high, ...shown }) => ({
      name,
      low: figure(low, shown),
      high: high && figure(high, shown),
    })),
    texts: shownTexts(sentence).map((each) => ({ ...each, text: { ...each.text, core: settle(each.text.core) } })),
    estimate: estimate && estimateOf(estimate, amount, program),
  };
}

function estimateOf(
  checked: CheckedEstimate,
  amount: (checked: CheckedAmount) => NamedFigure,
  program: Program,
): Estimate {
  const alike = (each: CheckedAmount) => alikeFor(each, checked, program);
  const lineOf = (each: CheckedLine) => ({
    ...amount(each),
    ...{ line: each.line, covers: each.covers, once: each.once },
    alike: alike(each),
  });
  return {
    covers: checked.covers,
    period: checked.period,
    addsUp: checked.addsUp,
    together: checked.together,
    apart: checked.apart,
    lines: checked.lines.map(lineOf),
    minimum: checked.minimum && amount(checked.minimum),
    minimumAlike: checked.minimum && alike(checked.minimum),
    total: amount(checked.total),
    options: checked.options.map((each) => ({ ...lineOf(each), key: each.name })),
    leavesOut: checked.leavesOut,
  };
}

/** The inputs that an amount reads beside the steps that jobs have in common; null where it reads none of these. */
function alikeFor(amount: CheckedAmount, { together }: CheckedEstimate, program: Program): readonly string[] | null {
  const isCommon = (name: string): boolean => together.has(name.replace(/\.(?:low|high)$/, ''));
  const beside = definitionsIn({ ...program, steps: program.steps.filter(({ name }) => !isCommon(name)) });
  if (![...partsOf(endsOf(amount), beside)].some((part) => part.kind === 'step' && isCommon(part.name))) return null;
  return [...new Set(endsOf(amount).flatMap((core) => [...readsOf(core, beside)]))];
}

/** The steps that the ranges of all figures may take together, about a second, and the equal share of each. */
const stepsOfRanges = 1_600_000;
const shareOfAll = 0.25;

interface Asked {
  readonly core: Core;
  readonly decimals: number;
}

/** Proves all ranges in one order, as they share their steps: the order of requests then makes no difference. */
function boundedRanges(asked: readonly Asked[], program: Program, { analyses }: Proof): () => readonly Interval[] {
  // Only this function holds on to the proof, so that it goes once the ranges are known.
  return () => {
    const own = (stepsOfRanges * shareOfAll) / asked.length;
    let shared = stepsOfRanges * (1 - shareOfAll);
    return asked.map(({ core, decimals }) => {
      const allowance = new Allowance(own + shared);
      const range = provedRange(core, decimals, { ...program, allowance }, analyses);
      shared = Math.max(0, Math.min(shared, allowance.left));
      return range;
    });
  };
}

/** Returns functions that prove the ranges of figures, all when the first is asked for. */
function rangesOf(program: Program, proof: Proof): (core: Core, decimals: number) => () => Interval {
  const asked: Asked[] = [];
  const all = lazily(boundedRanges(asked, program, proof));
  const ofCore = memoized((core: Core) =>
    memoized((decimals: number) => {
      const place = asked.push({ core, decimals }) - 1;
      return lazily(() => all()[place] ?? everything);
    }),
  );
  return (core, decimals) => ofCore(core)(decimals);
}

/** The numbers of options and tables that formulas read; call after all of them are elaborated. */
export function readCells({ inputs, tables, used }: Scope): readonly ReadFigure[] {
  const columns = [...inputs.values()].flatMap((input) => {
    const own = input.kind === 'number' ? [] : [...input.columns];
    return own.map(([column, { unit, low, high, byDay }]) => {
      return { name: `${input.name}.${column}`, by: [input.name], unit, ...(byDay ?? { low, high }) };
    });
  });
  const whole = [...tables].map(([name, { unit, low, high, inputs: by }]) => ({ name, by, unit, low, high }));
  const read = [
    ...columns.filter(({ name }) => used.columns.has(name)),
    ...whole.filter(({ name }) => used.lookups.has(name)),
  ];
  const cell = (table: Table): Core => ({ kind: 'lookup', table });
  return read
    .filter(({ low }) => low.texts === undefined)
    .map(({ low, high, ...each }) => ({ ...each, low: cell(low), high: high && cell(high) }));
}
