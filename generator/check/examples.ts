import type { Located, Named, RawCalculator, RawExample } from '../load/raw-catalog.js';
import type {
  Example,
  Figure,
  Input,
  LabelledFigure,
  NumberInput,
  Requirement,
  SelectInput,
  SentenceCase,
  Step,
} from '../model/catalog.js';
import type { Evaluation } from '../model/evaluate.js';
import { evaluate } from '../model/evaluate.js';
import type { Point, Program } from '../model/program.js';
import { parseDecimal, toNumber } from '../model/rational.js';
import { roundTo } from '../model/rounding.js';
import { formatNumber, renderSentence } from '../model/sentence.js';
import { unitLabel } from '../model/unit.js';
import type { Reporter } from '../text/diagnostic.js';
import { suggestOrList } from '../text/suggest.js';

/** A calculator that is complete but for its examples. */
export interface Runnable {
  readonly program: Program;
  readonly requirements: readonly Requirement[];
  readonly steps: readonly Step[];
  readonly result: Figure;
  readonly secondary: readonly LabelledFigure[];
  readonly interpretation: readonly SentenceCase[];
}

/** Runs the worked examples. Reports those that do not come out, with the value of every step. */
export function checkExamples(raw: RawCalculator, runnable: Runnable, reporter: Reporter): readonly Example[] {
  return raw.examples.flatMap((example) => checkExample(example, runnable, reporter) ?? []);
}

function checkExample(raw: RawExample, runnable: Runnable, reporter: Reporter): Example | null {
  const given = readInputs(raw.inputs, runnable.program.inputs, reporter);
  if (given === null) return null;
  const point = pointOf(given, runnable.program.inputs);
  const evaluation = evaluate(runnable.program, point);
  const refusal = runnable.requirements.find(({ condition }) => !evaluation.holds(condition));
  if (refusal !== undefined) {
    reporter.report('example-refused', raw.value.span, { message: refusal.message });
    return null;
  }
  checkFigures(raw, runnable, evaluation, reporter);
  return {
    name: raw.name,
    given,
    inputs: new Map<string, number | string>([...point.numbers, ...point.choices]),
    value: published(runnable.result, evaluation),
    secondary: runnable.secondary.map((figure) => published(figure, evaluation)),
    interpretation: renderSentence(runnable.interpretation, evaluation, point, selectsOf(runnable.program.inputs)),
    source: raw.source,
  };
}

export function selectsOf(inputs: readonly Input[]): readonly SelectInput[] {
  return inputs.filter((input) => input.kind === 'select');
}

/** The defaults, with the inputs that were given in their place. */
export function pointOf(given: ReadonlyMap<string, number | string>, inputs: readonly Input[]): Point {
  const usedValue = (input: Input) => given.get(input.name) ?? input.default;
  const numbers = inputs
    .filter((input) => input.kind === 'number')
    .map((input): [string, number] => [input.name, Number(usedValue(input))]);
  const choices = selectsOf(inputs).map((input): [string, string] => [input.name, String(usedValue(input))]);
  return { numbers: new Map(numbers), choices: new Map(choices) };
}

function readInputs(
  raw: readonly Named<Located<string>>[],
  inputs: readonly Input[],
  reporter: Reporter,
): ReadonlyMap<string, number | string> | null {
  const values = new Map<string, number | string>();
  for (const { name, value } of raw) {
    const input = inputs.find((each) => each.name === name.value);
    const read = input === undefined ? reportUnknown(name, inputs, reporter) : readInput(input, value, reporter);
    if (read !== null) values.set(name.value, read);
  }
  return values.size === raw.length ? values : null;
}

function reportUnknown(name: Located<string>, inputs: readonly Input[], reporter: Reporter): null {
  const hint = suggestOrList(
    name.value,
    inputs.map((input) => input.name),
    'Its inputs',
  );
  reporter.report('unknown-input', name.span, { name: name.value }, { hint });
  return null;
}

function readInput(input: Input, { value, span }: Located<string>, reporter: Reporter): number | string | null {
  if (input.kind === 'number') return readNumber(input, { value, span }, reporter);
  const keys = input.options.map(({ key }) => key);
  if (keys.includes(value)) return value;
  reporter.report(
    'unknown-option',
    span,
    { name: value, input: input.name },
    { hint: suggestOrList(value, keys, 'Its options') },
  );
  return null;
}

function readNumber(input: NumberInput, { value, span }: Located<string>, reporter: Reporter): number | null {
  const exact = parseDecimal(value);
  const number = exact === null ? Number.NaN : toNumber(exact);
  if (!Number.isFinite(number)) {
    reporter.report('wrong-type', span, { expected: 'a number', found: `the text \`${value}\`` });
    return null;
  }
  if (number >= input.min && number <= input.max) return number;
  reporter.report('example-outside-bounds', span, { found: value, min: String(input.min), max: String(input.max) });
  return null;
}

export function published(figure: Figure, { number }: Evaluation): number {
  return roundTo(number(figure.core), figure.decimals);
}

function checkFigures(raw: RawExample, runnable: Runnable, evaluation: Evaluation, reporter: Reporter): void {
  const hint = () => `Steps: ${runnable.steps.map((step) => describeStep(step, evaluation)).join('; ')}.`;
  const compare = (what: string, expected: Located<number>, found: number) => {
    if (expected.value === found) return;
    reporter.report(
      'example-fails',
      expected.span,
      { what, expected: String(expected.value), found: String(found) },
      { hint: hint() },
    );
  };
  compare('The result', raw.value, published(runnable.result, evaluation));
  for (const { name, value } of raw.secondary) {
    const figure = runnable.secondary.find(({ label }) => label === name.value);
    if (figure !== undefined) compare(`\`${name.value}\``, value, published(figure, evaluation));
    else {
      const labels = runnable.secondary.map(({ label }) => label);
      reporter.report(
        'unknown-secondary',
        name.span,
        { name: name.value },
        { hint: suggestOrList(name.value, labels, 'Secondary figures') },
      );
    }
  }
}

function describeStep(step: Step, { number }: Evaluation): string {
  const values = new Set(step.parts.map(({ core }) => formatNumber(number(core), 4, false)));
  return `${step.name} = ${[...values].join('..')} ${unitLabel(step.unit)}`.trimEnd();
}
