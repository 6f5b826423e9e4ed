/** Splits an entry into questions for a reviewer. */
import { describeStep } from '../../generator/calculator/example-figures.js';
import type { Named, RawFormula } from '../../generator/language/forms/form.js';
import type { RawInput, RawSelectInput } from '../../generator/language/forms/inputs.js';
import type { RawRow, RawSchedule, RawTable } from '../../generator/language/forms/tables.js';
import type { RawCatalog } from '../../generator/language/raw-catalog.js';
import type { RawCalculator } from '../../generator/language/read-calculator.js';
import type { Calculator, Example } from '../../generator/program/catalog.js';
import { evaluate } from '../../generator/program/evaluate.js';
import { oneLine } from '../../generator/source/one-line.js';
import type { Span } from '../../generator/source/source.js';
import { positionAt } from '../../generator/source/source.js';
import { unitLabel } from '../../generator/units/unit.js';
import { trialOf } from '../sample/answer.js';
import type { Piece } from '../sample/catalog-with-sources.js';
import { exampleNumbers } from '../sample/points.js';
import { controlLines, evidenceLines } from './evidence-lines.js';

/** A question to a reviewer about one step or line of an entry. */
export interface Question {
  /** Its subject, unique in the entry, such as `step byFoot` or `table size, small`. */
  readonly item: string;
  /** File and line. */
  readonly at: string;
  /** As the editor wrote it. */
  readonly text: string;
  /** The same with the numbers of an example, and what comes out; null where there is nothing to put in. */
  readonly numbers: string | null;
  /** Its evidence, a line for each source. */
  readonly evidence: readonly string[];
}

type Figures = RawCatalog['figures'];

/** In the order of the entry: inputs with their options, tables, schedules, steps, laws, sentence. */
export function questionsOf(piece: Piece, figures: Figures): readonly Question[] {
  const { raw } = piece;
  const values = valuesAt(piece);
  const formula = (item: string, { text, content }: RawFormula, result: string | null): Question => {
    const put = withValues(text, values);
    const numbers = result === null ? null : `${put} = ${result}`;
    return questionAt(content, item, oneLine(text), figureLines(text, figures), numbers);
  };
  return [
    ...raw.inputs.flatMap((input) => inputQuestions(input)),
    ...raw.tables.flatMap(tableQuestions),
    ...raw.schedules.flatMap(scheduleQuestions),
    ...raw.require.map(({ that }, index) => formula(`condition ${index + 1}`, that, null)),
    ...raw.steps.map(({ name, value }) => formula(`step ${name.value}`, value, values.get(name.value) ?? null)),
    ...raw.laws.map((law, index) => formula(`law ${index + 1}`, law.content, null)),
    ...sentenceQuestions(piece),
  ];
}

/** A question about what stands at a span. */
function questionAt(
  { source, start }: Span,
  item: string,
  text: string,
  evidence: readonly string[] = [],
  numbers: string | null = null,
): Question {
  return { item, at: `${source.path}:${positionAt(source, start).line}`, text, numbers, evidence };
}

/** The values of inputs, list totals, columns and steps in the first example, by name. */
function valuesAt({ raw, understood, calculator }: Piece): ReadonlyMap<string, string> {
  const [example] = calculator.examples;
  if (example === undefined) return new Map();
  const evaluation = evaluate(trialOf(understood).program, exampleNumbers(example));
  const steps = understood.steps.map((step) => describeStep(step, evaluation).split(' = '));
  const inputs = raw.inputs.flatMap(({ name, value }): readonly (readonly [string, string])[] => {
    const given = String(example.inputs.get(name.value) ?? '');
    if (value.type === 'number') return [[name.value, `${given} ${value.unit?.text ?? ''}`.trimEnd()]];
    const option = value.options.find((each) => each.name.value === given);
    const columns = option?.value.columns ?? [];
    return [
      [name.value, option?.value.value?.text ?? `"${given}"`],
      ...columns.map((column) => [`${name.value}.${column.name.value}`, column.value.text] as const),
    ];
  });
  const named = steps.map(([name = '', ...value]) => [name, value.join(' = ')] as const);
  return new Map([...inputs, ...totalsIn(calculator, raw, example), ...named]);
}

/** The inputs of the calculator that steps of the entry compute from lists. */
function totalsIn(
  { inputs }: Calculator,
  raw: RawCalculator,
  { inputs: given }: Example,
): readonly (readonly [string, string])[] {
  const steps = new Set(raw.steps.map(({ name }) => name.value));
  return inputs.flatMap((input) =>
    input.kind === 'number' && steps.has(input.name)
      ? [[input.name, `${given.get(input.name)} ${unitLabel(input.unit)}`.trimEnd()]]
      : [],
  );
}

/** A formula with values in place of names; texts in quotes stay. */
function withValues(formula: string, values: ReadonlyMap<string, string>): string {
  return oneLine(formula).replace(/"[^"]*"|[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)?/g, (word) => values.get(word) ?? word);
}

/** The records of the shared figures that a formula names. */
function figureLines(formula: string, figures: Figures): readonly string[] {
  const named = new Set(formula.match(/[A-Za-z_]\w*\.[A-Za-z_]\w*/g) ?? []);
  return (figures ?? []).flatMap((group) =>
    group.value.flatMap(({ name, value }) => {
      if (!named.has(`${group.name.value}.${name.value}`)) return [];
      const written = value.value?.text ?? 'by period';
      return [`${group.name.value}.${name.value} is ${written}.`, ...evidenceLines(value.evidence)];
    }),
  );
}

function inputQuestions({ name, value }: Named<RawInput>): readonly Question[] {
  const item = `input ${name.value}`;
  if (value.type === 'number') {
    const unit = value.unit?.text ?? '';
    const usual = value.default === null ? 'no default' : `default ${value.default.value}`;
    const text = `${value.label}: ${usual}, ${value.min.value} to ${value.max.value} ${unit}`.trimEnd();
    return [questionAt(name.span, item, text)];
  }
  const usual = `${value.label}: default ${value.default?.value ?? 'none'}, of ${value.options.map((each) => each.name.value).join(', ')}`;
  return [questionAt(name.span, item, usual, controlLines(value.control)), ...optionQuestions(name.value, value)];
}

function optionQuestions(input: string, { options, evidence }: RawSelectInput): readonly Question[] {
  return options.flatMap(({ name, value }) => {
    const cells = [
      ...(value.value === null ? [] : [value.value.text]),
      ...value.columns.map((column) => `${column.name.value} ${column.value.text}`),
    ];
    if (cells.length === 0) return [];
    const text = `${value.label ?? name.value}: ${cells.join(', ')}`;
    return [questionAt(name.span, `option ${input}, ${name.value}`, text, evidenceLines(evidence, name.value))];
  });
}

function tableQuestions({ name, value }: Named<RawTable>): readonly Question[] {
  const unit = value.unit?.text ?? '';
  return value.rows.map((row) => {
    const evidence = [...evidenceLines(value.evidence, row.name.value), ...controlLines(value.control)];
    const text = `${rowText(row.value)} ${unit}`.trimEnd();
    return questionAt(row.name.span, `table ${name.value}, ${row.name.value}`, text, evidence);
  });
}

function rowText(row: RawRow): string {
  if (row.kind === 'cell') return row.cell.text;
  return row.rows
    .map(({ name, value }) => `${name.value} ${value.kind === 'cell' ? rowText(value) : `(${rowText(value)})`}`)
    .join(', ');
}

/** One question for each part, since schedules are long and guarded by control totals. */
function scheduleQuestions({ name, value }: Named<RawSchedule>): readonly Question[] {
  const periods = value.periods ?? [value];
  return periods.flatMap((period, index) => {
    const which = value.periods === null ? '' : `, ${value.periods[index]?.from?.value ?? 'before'}`;
    const lines = [...(period.lines ?? []), ...(period.points ?? [])];
    const parts: readonly (readonly [string, readonly string[]])[] = [
      ['sizes', (period.sizes ?? []).map(({ text }) => text)],
      ['lines', lines.map((line) => `${line.upTo.text}: ${line.value.text}`)],
      [
        'brackets',
        (period.brackets ?? []).map(({ upTo, base, rate }) => `to ${upTo?.text ?? 'any'}: ${base.text} + ${rate.text}`),
      ],
    ];
    const evidence = [...evidenceLines(value.evidence), ...controlLines(period.control)];
    return parts.flatMap(([part, texts]) =>
      texts.length === 0
        ? []
        : [questionAt(name.span, `schedule ${name.value}${which}, ${part}`, texts.join(', '), evidence)],
    );
  });
}

function sentenceQuestions({ raw, calculator }: Piece): readonly Question[] {
  const { interpretation, value } = raw.result;
  const said = calculator.examples[0]?.interpretation ?? null;
  const text = interpretation.map(({ say }) => say.text).join(' / ');
  return [
    questionAt(value.content, 'sentence', oneLine(text), [], said),
    questionAt(raw.disclaimer.span, 'disclaimer', raw.disclaimer.value),
  ];
}
