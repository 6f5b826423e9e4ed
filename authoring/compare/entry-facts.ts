/** The facts that a calculator publishes. Those of an old version are in the names and units of the new one. */

import type { Drawing } from '../../engine/kernel/drawing.js';
import type { RawCalculator } from '../../generator/language/read-calculator.js';
import type { Calculator, CostBand, Estimate, EstimateLine, Example, Figure } from '../../generator/program/catalog.js';
import type { Evidence } from '../../generator/program/evidence.js';
import { singleSpaced } from '../../generator/source/one-line.js';
import { displayUnit } from '../../generator/units/unit.js';
import type { Piece } from '../sample/catalog-with-sources.js';
import type { FactMap, Facts } from './facts.js';
import { factsOf, intervalText, setOf } from './facts.js';
import { inputFacts, listFacts } from './input-facts.js';
import { inNewWords } from './renames.js';

/** The facts of both versions. `hasSameConditions` says that the conditions of their sentences compute the same. */
export function factsOfBoth(
  before: Piece,
  after: Piece,
  hasSameConditions: boolean,
): readonly [before: Facts | undefined, after: Facts | undefined] {
  const steps = new Set([...before.calculator.labels.keys()].filter((step) => after.calculator.labels.has(step)));
  return [
    entryFacts(before, after.calculator, steps, hasSameConditions ? after.raw : before.raw),
    entryFacts(after, after.calculator, steps, after.raw),
  ];
}

/** The facts of a version as the new one names them. `steps` are in both; `asked` has the conditions of the sentences. */
function entryFacts(
  { calculator, raw }: Piece,
  now: Calculator,
  steps: ReadonlySet<string>,
  asked: RawCalculator,
): Facts | undefined {
  const { title, subtitle, tag, service, disclaimer, guidance, sources, deprecated, text, validity } = calculator;
  return factsOf({
    ...{ title, subtitle, tag, service, disclaimer, guidance, sources, deprecated },
    inputs: inputFacts(calculator.inputs, now.inputs),
    lists: listFacts(calculator.lists, now.lists),
    ...publishedFacts(calculator),
    text: text && setOf(text.possible),
    texts: byName(calculator.texts, (each) => setOf(each.text.possible)),
    ranges: rangeFacts(calculator, now),
    own: byName(calculator.own?.figures ?? [], (each) => `${intervalOf(each)} ${displayUnit(each.unit)}`),
    estimate: calculator.estimate && estimateFacts(calculator.estimate),
    costBand: calculator.costBand && bandFacts(calculator.costBand),
    sentence: sentenceFacts(raw, asked),
    drawing: calculator.drawing && drawingFacts(calculator.drawing),
    // A step that only one version has goes by its label, as it may have been renamed.
    steps: new Map([...calculator.labels].map(([step, label]) => [steps.has(step) ? step : label, label])),
    examples: byName(calculator.examples, exampleText),
    evidence: byName(validity.cells, ({ evidence }) => evidence && evidenceFacts(evidence)),
    asOf: validity.asOf ?? 'none',
    periods: validity.dated?.periods.map(({ from, until }) => `${from ?? ''}..${until ?? ''}`).join(', '),
    laws: lawFacts(calculator, now),
  });
}

function byName<T extends { readonly name: string }>(all: readonly T[], facts: (each: T) => unknown) {
  return new Map(all.map((each) => [each.name, facts(each)]));
}

function intervalOf({ min, max }: { readonly min: number; readonly max: number }): string {
  return intervalText({ low: min, high: max });
}

function publishedFacts({ result, secondary, figures, resultRange }: Calculator) {
  const ofFigure = ({ unitLabel, decimals }: Figure) => ({ unitLabel: unitLabel || 'plain', decimals });
  return {
    result: ofFigure(result),
    resultRange: resultRange !== null,
    secondary: new Map(secondary.map((figure) => [figure.label, ofFigure(figure)])),
    figures: byName(figures, ({ low, high }) => ({ ...ofFigure(low), shape: high === null ? 'number' : 'range' })),
  };
}

/** The proved ranges. One that only other decimals move, or that is in another unit, counts as the new one. */
function rangeFacts(calculator: Calculator, now: Calculator): FactMap {
  const next = new Map(rangedFigures(now));
  return new Map(
    rangedFigures(calculator).map(([name, figure]) => {
      const other = next.get(name);
      const isMoved = other === undefined || (other.unitLabel === figure.unitLabel && isApart(figure, other));
      return [name, intervalText((isMoved ? figure : other).range())];
    }),
  );
}

function rangedFigures({ result, secondary, figures }: Calculator): readonly (readonly [string, Figure])[] {
  return [
    ['value', result],
    ...secondary.map((figure) => [figure.label, figure] as const),
    ...figures.flatMap(({ name, low, high }): readonly (readonly [string, Figure])[] =>
      high === null
        ? [[name, low]]
        : [
            [`${name} low`, low],
            [`${name} high`, high],
          ],
    ),
  ];
}

function isApart(before: Figure, after: Figure): boolean {
  if (before === after) return false;
  const [old, now] = [before.range(), after.range()];
  const isRounded = before.decimals !== after.decimals;
  const rounded = isRounded ? (10 ** -before.decimals + 10 ** -after.decimals) * 0.5000001 : 0;
  return Math.abs(now.low - old.low) > rounded || Math.abs(now.high - old.high) > rounded;
}

function estimateFacts(estimate: Estimate) {
  const lineFacts = (each: EstimateLine) => ({ ...each, alike: chargedWith(each.alike) });
  const { lines, options, minimumAlike, leavesOut, apart } = estimate;
  return {
    ...{ ...estimate, lines: lines.map(lineFacts), options: options.map(lineFacts) },
    ...{ minimumAlike: chargedWith(minimumAlike), leavesOut: leavesOut.join(', '), apart: apart.join(', ') },
  };
}

/** Says in what jobs must be alike to be charged together. */
function chargedWith(alike: readonly string[] | null): string | null {
  return alike && (alike.join(', ') || 'whatever they are');
}

function bandFacts({ price, project, unit, notes }: CostBand) {
  return { price: `${intervalText(price)} ${unit}`, project, notes };
}

/** Each alternative of the sentence with its condition. */
function sentenceFacts({ result }: RawCalculator, asked: RawCalculator): FactMap {
  const isOne = result.interpretation.length === 1;
  return new Map(
    result.interpretation.map(({ say, when }, index) => {
      const condition = asked.result.interpretation[index]?.when ?? when;
      const start = condition === null ? '' : `when ${condition.text}: `;
      return [isOne ? '' : `case ${index + 1}`, `${start}${singleSpaced(say.text)}`];
    }),
  );
}

/** Its subject, what each dimension is, and what it looks like; units change only its scale. */
function drawingFacts({ kind, measures, look, looks, gate, rooms }: Drawing) {
  const shown = Object.entries(measures).map(([role, { input, step }]) => [role, input ?? step] as const);
  const others = [
    ['looks', look],
    ['gate', gate],
    ['rooms', rooms?.list],
  ] as const;
  const byOption = Object.entries(looks?.of ?? {}).map(([option, each]) => [`looks with ${option}`, each] as const);
  return new Map([['of a', kind], ...shown, ...others, ...byOption]);
}

/** What does not follow from the inputs of an example. */
function exampleText({ given, source }: Example): string {
  const inputs = [...given].map(([input, value]) => `${input} = ${value}`).join(', ');
  return `${inputs || 'the defaults'}; ${source}`;
}

/** What evidence says, without what follows from that. */
export function evidenceFacts({ records, because, judgement }: Evidence): Facts | undefined {
  const found = factsOf(records);
  const said = [['because', because] as const, ['judgement', judgement] as const];
  return factsOf(new Map([...(found instanceof Map ? found : []), ...said]));
}

function lawFacts({ inputs, laws, triedLaws }: Calculator, now: Calculator): FactMap {
  const asNow = inNewWords(inputs, now.inputs);
  const tried = triedLaws.map(({ law }) => [asNow(law), 'tried'] as const);
  return new Map([...tried, ...laws.map((law) => [asNow(law), 'proved'] as const)]);
}
