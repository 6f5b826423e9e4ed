/** A checked calculator in another language. Only texts and the words of units differ. */
import type { NumberForm } from '../../engine/kernel/language.js';
import { byName } from '../elaborate/declaration/by-name.js';
import { notesOf } from '../elaborate/declaration/cost-band.js';
import { guidanceOf } from '../elaborate/declaration/guidance.js';
import type { RawEvidence } from '../language/forms/evidence.js';
import type { RawCalculator } from '../language/read-calculator.js';
import { selectsOf } from '../program/call-point.js';
import type {
  Calculator,
  CostBand,
  Estimate,
  EstimateLine,
  Example,
  Figure,
  LabelledFigure,
  NamedFigure,
  RangeFigure,
  Validity,
} from '../program/catalog.js';
import { evaluate } from '../program/evaluate.js';
import type { Evidence } from '../program/evidence.js';
import { pointOfExample, programOf } from '../program/published-program.js';
import { renderSentence } from '../program/sentence.js';
import type { TextFigure } from '../program/text-figure.js';
import { textOfCode } from '../program/text-pool.js';
import type { Reporter } from '../source/diagnostic.js';
import { unitLabel } from '../units/unit.js';
import type { InputWords } from './translated-inputs.js';
import { translatedInputs, translatedLists } from './translated-inputs.js';
import { translatedSentence } from './translated-sentence.js';
import type { Say } from './translated-texts.js';
import { withTexts } from './translated-texts.js';

/** The words of a language for its calculators. */
export interface CalculatorWords extends InputWords {
  readonly numbers: NumberForm;
  /** The trade, in the words of the language. */
  readonly serviceName: string;
  readonly say: Say;
  /** The evidence of shared figures in the language, by `group.name`. */
  readonly evidence: ReadonlyMap<string, RawEvidence | null>;
  /** Describes the evidence of a figure. */
  readonly source: (evidence: Evidence) => string;
}

/** The entry as it is written in the catalog's own language and in the other one. */
export interface WrittenEntry {
  readonly original: RawCalculator;
  readonly translated: RawCalculator;
}

export function translatedCalculator(
  calculator: Calculator,
  written: WrittenEntry,
  words: CalculatorWords,
  reporter: Reporter,
): Calculator {
  const { translated: raw, original } = written;
  const known = withTexts(calculator, words.say);
  const { local } = words.units;
  const cases = { original: original.result.interpretation, translated: raw.result.interpretation };
  const messages = new Map(original.require.map(({ message }, index) => [message, raw.require[index]?.message]));
  const labels = byName(raw.labels);
  const texts: Calculator = {
    ...known,
    title: raw.title.value,
    subtitle: raw.subtitle.value,
    service: words.serviceName,
    disclaimer: raw.disclaimer.value,
    guidance: raw.guidance && guidanceOf(raw.guidance),
    inputs: translatedInputs(known.inputs, { inputs: raw.inputs, labels }, words),
    lists: translatedLists(known.lists, raw.lists, words),
    requirements: known.requirements.map((each) => ({ ...each, message: messages.get(each.message) ?? each.message })),
    steps: known.steps.map((step) => ({ ...step, unit: local(step.unit) })),
    ...figuresIn(known, raw, words),
    cells: known.cells.map((cell) => ({ ...cell, unit: local(cell.unit) })),
    own: known.own && {
      ...known.own,
      figures: known.own.figures.map((figure) => ({
        ...figure,
        label: labels.get(figure.name) ?? figure.label,
        unit: local(figure.unit),
        accepts: words.units.accepted(figure.unit, figure.accepts),
      })),
    },
    interpretation: translatedSentence(known.interpretation, cases, local, reporter),
    costBand: bandIn(known.costBand, raw, words),
    labels,
    validity: validityIn(known, raw, words),
  };
  return { ...texts, examples: texts.examples.map((example) => exampleIn(example, texts, words.numbers)) };
}

type Shown = Pick<Calculator, 'result' | 'secondary' | 'resultRange' | 'figures' | 'estimate'>;

function figuresIn(
  { result, secondary, resultRange, figures, estimate }: Shown,
  raw: RawCalculator,
  words: InputWords,
): Shown {
  const figure = <T extends Figure>(each: T, label: string | null = null): T => {
    const unit = words.units.local(each.unit);
    return { ...each, unit, unitLabel: label ?? unitLabel(unit) };
  };
  const named = <T extends NamedFigure>(each: T): T => ({
    ...each,
    low: figure(each.low),
    high: each.high && figure(each.high),
  });
  const range = (each: RangeFigure): RangeFigure => ({ low: figure(each.low), high: figure(each.high) });
  const second = (each: LabelledFigure, index: number): LabelledFigure => {
    const said = raw.result.secondary[index];
    return { ...figure(each, said?.unitLabel), label: said?.label.value ?? each.label };
  };
  return {
    result: figure(result, raw.result.label),
    secondary: secondary.map(second),
    resultRange: resultRange && range(resultRange),
    figures: figures.map(named),
    estimate: estimate && estimateIn(estimate, raw, named),
  };
}

function estimateIn(
  estimate: Estimate,
  { estimate: raw }: RawCalculator,
  named: <T extends NamedFigure>(each: T) => T,
): Estimate {
  const line = <T extends EstimateLine>(each: T, said: string | undefined): T =>
    named({ ...each, line: said ?? each.line });
  const options = byName(raw?.options ?? []);
  return {
    ...estimate,
    lines: estimate.lines.map((each, index) => line(each, raw?.lines[index]?.line)),
    minimum: estimate.minimum && named(estimate.minimum),
    total: named(estimate.total),
    options: estimate.options.map((each) => line(each, options.get(each.key)?.line)),
    leavesOut: raw?.leavesOut ?? estimate.leavesOut,
  };
}

function bandIn(
  band: CostBand | null,
  { costBand: raw }: RawCalculator,
  { language, serviceName }: CalculatorWords,
): CostBand | null {
  if (band === null || raw === null) return band;
  return { ...band, serviceName, unit: `${language.per} ${raw.per}`, notes: notesOf(raw) };
}

function validityIn({ validity, slug }: Calculator, raw: RawCalculator, words: CalculatorWords): Validity {
  const ofInputs = new Map(
    raw.inputs.flatMap(({ name, value }) => (value.type === 'select' ? [[name.value, value.evidence] as const] : [])),
  );
  const ofOthers = [...raw.tables, ...raw.schedules].map(({ name, value }) => [name.value, value.evidence] as const);
  const cells = new Map([...ofInputs, ...ofOthers].map(([name, evidence]) => [`${slug}.${name}`, evidence]));
  return {
    ...validity,
    figures: validity.figures.map((figure) => ({
      ...figure,
      unit: words.units.local(figure.unit),
      source: figure.evidence === null ? figure.source : words.source(figure.evidence),
      evidence: figure.evidence && reasonsIn(figure.evidence, words.evidence.get(`${figure.group}.${figure.name}`)),
    })),
    cells: validity.cells.map((cell) => ({
      ...cell,
      evidence: cell.evidence && reasonsIn(cell.evidence, cells.get(cell.name)),
    })),
  };
}

function reasonsIn(evidence: Evidence, raw: RawEvidence | null | undefined): Evidence {
  return {
    ...evidence,
    because: raw?.because?.value ?? evidence.because,
    judgement: raw?.judgement?.value ?? evidence.judgement,
  };
}

/** The texts of an example in the language, computed at its point. */
function exampleIn(example: Example, calculator: Calculator, numbers: NumberForm): Example {
  const program = programOf(calculator);
  const point = pointOfExample(example);
  const evaluation = evaluate(program, point);
  const said = ({ pool, core }: TextFigure): string => textOfCode(pool, evaluation.number(core));
  return {
    ...example,
    text: calculator.text && said(calculator.text),
    texts: calculator.texts.map(({ text }) => said(text)),
    interpretation: renderSentence(calculator.interpretation, evaluation, point, selectsOf(program.inputs), numbers),
  };
}
