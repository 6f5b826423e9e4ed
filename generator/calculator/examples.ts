/** Runs the worked examples of a calculator as its tests. */

import { dayNumber, dayText } from '../../engine/kernel/days.js';
import { isDay } from '../../engine/spelling/day.js';
import { checkWordsOf } from '../../words/check-words.js';
import type { RawExample } from '../language/forms/examples.js';
import type { Located } from '../language/forms/form.js';
import type { RawCalculator } from '../language/read-calculator.js';
import { isDayInput, pointOf, selectsOf } from '../program/call-point.js';
import type { Calculator, DatedPeriods, Example, Input, NumberInput } from '../program/catalog.js';
import { evaluate } from '../program/evaluate.js';
import { isOnGrid } from '../program/grid.js';
import { isOfList } from '../program/list.js';
import type { Program } from '../program/program.js';
import { published, publishedEnds, publishedFigure, textAt } from '../program/published-program.js';
import { renderSentence } from '../program/sentence.js';
import { dayParameter, periodKey, periodOf } from '../program/shared-figure.js';
import type { Reporter } from '../source/diagnostic.js';
import { suggestOrList, write } from '../source/hint.js';
import { parseDecimal, toNumber } from '../units/rational.js';
import type { Published } from './example-figures.js';
import { checkExpected } from './example-figures.js';
import { readLists, withDays } from './example-lists.js';

/** A calculator that is complete except for its examples. */
interface Runnable extends Published, Pick<Calculator, 'lists' | 'requirements' | 'interpretation'> {
  /** The language of the catalog. */
  readonly language: string;
  readonly program: Program;
  /** The periods of the calculator; null when no figure depends on the date. */
  readonly dated: DatedPeriods | null;
}

/** Runs the worked examples and returns those that could run. Reports wrong ones, with the value of every step. */
export function checkExamples(raw: RawCalculator, runnable: Runnable, reporter: Reporter): readonly Example[] {
  const first = new Map<string, RawExample>();
  const formula = namesOfFormula(raw);
  return raw.examples.flatMap((example) => {
    adviseOnSource(example, { formula, language: runnable.language }, reporter);
    const checked = checkExample(example, runnable, reporter);
    if (checked === null) return [];
    const lists = runnable.lists.map(({ name }) => [checked.given.get(name), checked.lists.get(name)]);
    const key = JSON.stringify([...checked.inputs, checked.given.get(dayParameter), lists]);
    const same = first.get(key);
    if (same === undefined) first.set(key, example);
    else adviseOnRepeated(example, same, reporter);
    return [checked];
  });
}

function adviseOnRepeated({ value }: RawExample, same: RawExample, reporter: Reporter): void {
  const related = [{ span: same.value.span, label: 'the same inputs' }];
  reporter.report('example-twice', value.span, { name: same.name }, { related });
}

function checkExample(written: RawExample, runnable: Runnable, reporter: Reporter): Example | null {
  const raw = withDays(written, runnable.lists);
  const given = readInputs(raw, runnable, reporter);
  const read = (input: Input, written: Located<string>) => readInput(input, written, reporter);
  const known = { lists: runnable.lists, inputs: runnable.program.inputs };
  const lists = readLists(raw, known, read, reporter);
  if (given === null || lists === null) return null;
  const all = new Map([...given, ...lists.values]);
  const lacking = runnable.program.inputs.filter(
    (input) => input.default === null && !all.has(input.name) && !isOfList(input.name),
  );
  for (const { name } of lacking) reporter.report('example-lacks-input', raw.value.span, { name });
  if (lacking.length > 0) return null;
  const point = pointOf(withPeriod(all, runnable.dated), runnable.program.inputs);
  const evaluation = evaluate(runnable.program, point);
  const refusal = runnable.requirements.find(({ condition }) => !evaluation.holds(condition));
  if (refusal !== undefined) {
    reporter.report('example-refused', raw.value.span, { message: refusal.message });
    return null;
  }
  checkExpected(raw, runnable, evaluation, reporter);
  const text = runnable.text && textAt(runnable.text, evaluation);
  return {
    name: raw.name,
    given: new Map([...given, ...lists.days]),
    lists: lists.texts,
    inputs: new Map<string, number | string>([...point.numbers, ...point.choices]),
    value: published(runnable.result, evaluation),
    secondary: runnable.secondary.map((figure) => published(figure, evaluation)),
    text,
    range: runnable.resultRange && publishedEnds(runnable.resultRange, evaluation),
    figures: runnable.figures.map((figure) => publishedFigure(figure, evaluation)),
    texts: runnable.texts.map((each) => textAt(each.text, evaluation)),
    interpretation: renderSentence(runnable.interpretation, evaluation, point, selectsOf(runnable.program.inputs)),
    source: raw.source,
  };
}

/** The names that formulas use, as they read in a text. */
function namesOfFormula({ inputs, steps }: RawCalculator): ReadonlySet<string> {
  return new Set([...inputs, ...steps].map(({ name }) => name.value));
}

/** Advises on a source that is no longer worked out by hand, or is made of names of the formula and has no number. */
function adviseOnSource(
  { recalculated, source, value }: RawExample,
  { formula, language }: { readonly formula: ReadonlySet<string>; readonly language: string },
  reporter: Reporter,
): void {
  if (recalculated !== null) reporter.report('example-recalculated', recalculated.span, { day: recalculated.value });
  const { calculating } = checkWordsOf(language) ?? {};
  if (calculating === undefined || /\d/.test(source)) return;
  const joining = calculating.split(' ');
  const words = (source.match(/[\p{L}_]+/gu) ?? []).filter((word) => !joining.includes(word));
  const own = words.filter((word) => formula.has(word));
  if (own.length > 1 && own.length * 3 >= words.length * 2) reporter.report('source-is-formula', value.span, {});
}

function readInputs(
  { inputs: raw, value: entry }: RawExample,
  { program: { inputs }, dated }: Runnable,
  reporter: Reporter,
): ReadonlyMap<string, number | string> | null {
  const values = new Map<string, number | string>();
  for (const { name, value } of raw) {
    const input = inputs.find((each) => each.name === name.value);
    if (input === undefined) reportUnknown(name, inputs, reporter);
    const read =
      input && (input === dated?.input ? readDay(value, dated, reporter) : readInput(input, value, reporter));
    if (read !== undefined && read !== null) values.set(name.value, read);
  }
  if (values.size < raw.length) return null;
  if (dated === null || values.has(dayParameter)) return values;
  reporter.report('example-needs-day', entry.span, {});
  return null;
}

function readDay({ value, span }: Located<string>, { periods }: DatedPeriods, reporter: Reporter): string | null {
  const reason = isDay(value) ? 'no value is known for this day' : `${value} is not a real date`;
  if (isDay(value) && periodOf(value, periods) !== undefined) return value;
  const hint = 'Use a date within the periods of its figures and schedules.';
  reporter.report('bad-period', span, { reason }, { hint });
  return null;
}

/** Replaces the day among the inputs by the key of its period. */
function withPeriod(given: ReadonlyMap<string, number | string>, dated: DatedPeriods | null) {
  const period = dated && periodOf(String(given.get(dayParameter)), dated.periods);
  return period ? new Map([...given, [dayParameter, periodKey(period)]]) : given;
}

function reportUnknown({ value, span }: Located<string>, inputs: readonly Input[], reporter: Reporter): void {
  const names = inputs.map((input) => input.name);
  reporter.report('unknown-input', span, { name: value }, suggestOrList(value, names, 'Its inputs'));
}

function readInput(input: Input, { value, span }: Located<string>, reporter: Reporter): number | string | null {
  if (isDayInput(input)) return readDayInput(input, { value, span }, reporter);
  if (input.kind === 'number') return readNumber(input, { value, span }, reporter);
  const keys = input.options.map(({ key }) => key);
  if (keys.includes(value)) return value;
  const labelled = input.options.find(({ label }) => label === value)?.key;
  const hint =
    labelled === undefined ? suggestOrList(value, keys, 'Its options') : write(labelled, ', the key of that option.');
  reporter.report('unknown-option', span, { name: value, input: input.name }, hint);
  return null;
}

/** A day stays as it is written. */
function readDayInput({ min, max }: NumberInput, { value, span }: Located<string>, reporter: Reporter): string | null {
  const day = isDay(value) ? dayNumber(value) : null;
  if (day !== null && day >= min && day <= max) return value;
  if (day === null) reporter.report('no-such-day', span, { found: value });
  else reporter.report('example-outside-bounds', span, { found: value, min: dayText(min), max: dayText(max) });
  return null;
}

function readNumber(input: NumberInput, { value, span }: Located<string>, reporter: Reporter): number | null {
  const exact = parseDecimal(value);
  const number = exact === null ? Number.NaN : toNumber(exact);
  if (!Number.isFinite(number)) {
    const [, amount] = /^(-?[\d.]+) *[A-Za-z%][\w/^]*$/.exec(value) ?? [];
    const hint = amount && `Give only the number, such as \`${amount}\`, in the unit of the input.`;
    reporter.report('wrong-type', span, { expected: 'a number', found: `the text \`${value}\`` }, { hint });
    return null;
  }
  if (input.whole && !Number.isInteger(number)) {
    reporter.report('not-whole', span, { value });
    return null;
  }
  if (!isOnGrid(number)) {
    reporter.report('too-many-decimals', span, { value });
    return null;
  }
  if (number >= input.min && number <= input.max) return number;
  reporter.report('example-outside-bounds', span, { found: value, min: String(input.min), max: String(input.max) });
  return null;
}
