/** The parameters of a query: each reads its text, and explains why it refused one. */
import type { ErrorCode } from '../../contract/error-codes.js';
import type { EngineWords } from '../../words/engine-words.js';
import { joined } from '../../words/engine-words.js';
import type { DayInput, InputSpec, InputValue, NumberInput, SelectInput, SelectOption } from '../kernel/module.js';
import { today } from '../spelling/day.js';
import { isClamped } from './clamp.js';
import { meantDay, readDay } from './day-text.js';
import { onGrid } from './grid.js';
import type { Measure, ReadValue } from './measure.js';
import { readMeasure, unitNames } from './measure.js';
import type { NumberReason } from './number-text.js';
import { explainNumber, parseNumber, reasonText } from './number-text.js';
import { percentOf } from './percent.js';
import { alike, meantTruth, nearest, withWordsOf } from './suggest.js';

/** One mistake in a request: an entry of `errors` in a problem. */
export interface ParameterError {
  readonly parameter: string;
  readonly code: ErrorCode;
  readonly detail: string;
  /** The text that was sent; all of them where a parameter was repeated. */
  readonly received: string | readonly string[] | null;
  /** The legal values, or the bounds of a number; null when there is no such list. */
  readonly allowed: Allowed | null;
  /** The value or parameter name that was meant; null when that is not certain. */
  readonly suggestion: string | null;
}

export type Allowed = readonly string[] | { readonly min: number; readonly max: number };

/** Makes an error; members that are left out are null. */
export function parameterError(
  parts: Pick<ParameterError, 'parameter' | 'code' | 'detail'> & Partial<ParameterError>,
): ParameterError {
  return { received: null, allowed: null, suggestion: null, ...parts };
}

export interface Parameter {
  readonly name: string;
  /** True when every query must have it. */
  readonly isRequired: boolean;
  /** The legal values, or the bounds of a number. */
  readonly allowed: Allowed;
  /** True when it takes several values with commas between. */
  readonly takesSeveral?: true;
  /** Which words of a language callers give it as a name. */
  readonly alsoCalled?: keyof EngineWords['alsoCalled'];
  /** True when each repetition adds a line to its text. */
  readonly takesLines?: true;
  /** Returns the value of a text before clamping, or undefined when it refuses the text. */
  readonly read: (text: string) => ReadValue | undefined;
  /** Explains why `read` refused the text. */
  readonly explain: (text: string, words: EngineWords) => ParameterError;
}

/** The parameter of an input. Its values are read in these words, and may be explained in others. */
export function inputParameter(input: InputSpec, words: EngineWords): Parameter {
  if (input.type === 'day') return dayInputParameter(input);
  return input.type === 'number' ? numberParameter(input, words) : selectParameter(input, words);
}

function numberParameter(input: NumberInput, words: EngineWords): Parameter {
  const { name, min, max } = input;
  const parse = input.whole === true ? parseWhole : parseNumber;
  const read = (text: string) => parse(text) ?? measureOf(input, text) ?? otherForm(input, text, words);
  const isRequired = input.required === true;
  return { name, isRequired, allowed: { min, max }, read, explain: (text, said) => numberError(input, text, said) };
}

function dayInputParameter(input: DayInput): Parameter {
  return {
    ...{ name: input.name, isRequired: input.required === true, allowed: [] },
    read: (text) => (input.today === true && text === today ? { text, value: input.default ?? '' } : readDay(text)),
    explain: (text, words) => dayError(input, text, words),
  };
}

/** Most characters of a text that an error repeats. */
const longestShown = 40;

function dayError({ name, min, max, default: usual }: DayInput, received: string, words: EngineWords): ParameterError {
  const day = words.wantedDay({ min, max });
  const wanted = usual === undefined ? day : words.orLeftOut({ number: day, usual });
  const text = received.trim();
  const detail = words.badDay({ name, text: text.slice(0, longestShown), wanted });
  return parameterError({ parameter: name, code: 'invalid_day', detail, received, suggestion: meantDay(text) });
}

/** Reads a number with a unit; undefined when the input takes only whole numbers and it is not one. */
function measureOf({ units, whole }: NumberInput, text: string): Measure | undefined {
  const measure = readMeasure(text, units);
  return measure !== undefined && whole === true && !Number.isInteger(measure.value) ? undefined : measure;
}

/** Why a text is not plain that leaves one reading all the same. A comma may separate thousands, decimals or values. */
const clear: ReadonlySet<NumberReason> = new Set(['barePoint', 'money', 'cents', 'thousand', 'besideUnit']);
const unclear = /\d[,_' ]\d|\p{L}[23]$/u;

/** Reads `$38`, `15¢` or `10k`, unless the number would be moved to a bound. */
function otherForm(input: NumberInput, text: string, words: EngineWords): Measure | undefined {
  const { reason, meant } = explainNumber(text, input, words);
  const isClear = clear.has(reason) && !unclear.test(text) && (reason !== 'money' || input.unit !== undefined);
  const value = meant !== null && isClear && isTaken(input, meant) ? plainValue(input, meant) : undefined;
  return value === undefined ? undefined : { text, value };
}

function plainValue({ units }: NumberInput, text: string): number | undefined {
  return parseNumber(text) ?? readMeasure(text, units)?.value;
}

/** Reads a number that is whole when rounded to nine decimals. */
function parseWhole(text: string): number | undefined {
  const value = parseNumber(text);
  return value !== undefined && Number.isInteger(onGrid(value)) ? value : undefined;
}

function numberError(input: NumberInput, text: string, words: EngineWords): ParameterError {
  const { name, min, max } = input;
  const broken = plainValue(input, text);
  if (broken !== undefined) return brokenError(input, text, broken, words);
  const hint = explainNumber(text, input, words);
  const { meant } = hint;
  return {
    parameter: name,
    code: 'invalid_number',
    detail: words.badNumber({ name, reason: reasonText(hint, input, words), wanted: wantedOrOmitted(input, words) }),
    received: text,
    allowed: { min, max },
    suggestion: meant !== null && isTaken(input, meant) ? meant : null,
  };
}

/** True when the text is a number that the input takes without moving it to a bound. */
function isTaken(input: NumberInput, text: string): boolean {
  const value = plainValue(input, text);
  return value !== undefined && !isClamped(input, value) && (input.whole !== true || Number.isInteger(onGrid(value)));
}

/** The members of a number input that its texts need. */
type WantedNumber = Pick<NumberInput, 'min' | 'max' | 'unit' | 'whole'>;

/** `a decimal number from 1 to 200 (ft)` */
export function wantedNumber({ min, max, unit, whole }: WantedNumber, words: EngineWords): string {
  const number = words.wantedNumbers[whole === true ? 'whole' : 'decimal']({ min, max });
  return unit === undefined ? number : words.inUnit({ number, unit });
}

/** `a decimal number from 1 to 200 (ft), alone or with one of the units ft, m, or leave it out for 20` */
function wantedOrOmitted(input: NumberInput, words: EngineWords): string {
  const { default: usual, units } = input;
  const plain = wantedNumber(input, words);
  const number = units === undefined ? plain : words.orWithUnit({ number: plain, units: unitNames(units) });
  return usual === undefined ? number : words.orLeftOut({ number, usual });
}

/** The error of a fraction where things are counted. Names both neighbors and suggests neither. */
function brokenError({ name, min, max }: NumberInput, text: string, value: number, words: EngineWords): ParameterError {
  const neighbors = [Math.floor(value), Math.ceil(value)].map((each) => Math.min(max, Math.max(min, each)));
  const choice = [...new Set(neighbors)].map(String);
  return parameterError({
    parameter: name,
    code: 'not_whole',
    detail: words.notWhole({ name, text, choice: joined(choice, words.or) }),
    received: text,
    allowed: { min, max },
  });
}

function wantedOther(input: DayInput | SelectInput, words: EngineWords): string {
  return input.type === 'day' ? words.wantedDay({ min: input.min, max: input.max }) : words.oneOfAllowed;
}

/** The error of a query without a required input. */
export function missingError(input: InputSpec, words: EngineWords): ParameterError {
  const need = input.type === 'number' ? wantedNumber(input, words) : wantedOther(input, words);
  return parameterError({
    parameter: input.name,
    code: 'missing_parameter',
    detail: words.missing({ name: input.name, label: input.label, need }),
    allowed: inputParameter(input, words).allowed,
  });
}

function selectParameter(input: SelectInput, words: EngineWords): Parameter {
  const values = input.options.map((option) => option.value);
  const labels = new Map(input.options.map((option) => [option.label, option.value]));
  const called = (text: string) => withWordsOf(text, input.options).map(({ value }) => value);
  const said = (text: string): string | null =>
    sameNumber(text, values, input.unit, words) ??
    sameTruth(text, values, words) ??
    alike(text, values) ??
    labels.get(alike(text, labels.keys()) ?? '') ??
    null;
  const meant = (text: string): string | null =>
    optionOfPercent(input, text) ??
    nearest(text, values) ??
    labels.get(nearest(text, labels.keys()) ?? '') ??
    (called(text).length === 1 ? (called(text)[0] ?? null) : null);
  const usual = input.default;
  const omitted: Omitted = (words) => (usual === undefined ? words.cannotBeLeftOut : words.leftOut({ usual }));
  const shown = input.options.length > mostShown ? [] : input.options.map(withLabel);
  const isRequired = input.required === true;
  const choice = { name: input.name, values, code: 'unknown_option', omitted } as const;
  const explain: Parameter['explain'] = (text, spoken) =>
    nearOptions(input, text, spoken) ??
    choiceError({ ...choice, shown, possible: called(text) }, text, said(text) ?? meant(text), spoken);
  const read = (text: string) => {
    if (values.includes(text)) return text;
    const value = said(text) ?? optionMeasured(input, text);
    return value === undefined ? undefined : { text, value };
  };
  return { name: input.name, isRequired, allowed: values, read, explain };
}

/** Most options that a refusal names with their labels; `allowed` has the values of all. */
const mostShown = 8;

/** `wood_6 (6-ft wood privacy)` */
function withLabel({ value, label }: SelectOption): string {
  return alike(value, [label]) === null ? `${value} (${label})` : value;
}

/** The option of a size in another unit. */
function optionMeasured({ units, options }: SelectInput, text: string): InputValue | undefined {
  const measure = readMeasure(text, units);
  return measure === undefined ? undefined : optionOfSize(options, measure.value)?.value;
}

/** Largest relative difference between a size and the option that it means: numbers count to nine decimals. */
const sameSize = 1e-9;

function optionOfSize(options: readonly SelectOption[], value: number): SelectOption | undefined {
  return options.find(
    ({ size }) => size !== undefined && Math.abs(size - value) <= sameSize * Math.max(1, Math.abs(size)),
  );
}

/** An option with its size: that of its cell, or the number that is its value. */
function sizedOptions({ options }: SelectInput) {
  const sized = options.map((option) => ({ ...option, size: option.size ?? parseNumber(option.value) }));
  return sized.flatMap((option) => (option.size === undefined ? [] : [{ ...option, size: option.size }]));
}

/** The error of a size that no option has, or null when the text is no size. Names the nearest, suggests none. */
function nearOptions(input: SelectInput, text: string, words: EngineWords): ParameterError | null {
  const { name, unit = '', units, options } = input;
  const plain = parseNumber(text);
  const value = plain ?? readMeasure(text, units)?.value;
  const sizes = sizedOptions(input);
  if (value === undefined || sizes.length < options.length || optionOfSize(sizes, value) !== undefined) return null;
  if (optionOfPercent(input, text) !== null) return null;
  const below = sizes.filter(({ size }) => size < value).sort((a, b) => b.size - a.size)[0];
  const above = sizes.filter(({ size }) => size > value).sort((a, b) => a.size - b.size)[0];
  const near = [below, above].flatMap((option) => (option === undefined ? [] : [withLabel(option)]));
  const shown = `${Number(value.toPrecision(6))} ${unit}`.trim();
  return parameterError({
    parameter: name,
    code: 'unknown_option',
    detail: words[plain === undefined ? 'noOptionOfSize' : 'noOptionOfNumber']({
      ...{ name, text: text.trim(), shown },
      near: joined(near, words.and),
    }),
    received: text,
    allowed: options.map((option) => option.value),
  });
}

/** The option that a fraction may mean where options are percent: `12` for `0.12`. */
function optionOfPercent(input: SelectInput, text: string): string | null {
  const percent = percentOf(input, parseNumber(text) ?? 0);
  return percent === null
    ? null
    : optionOf(
        percent,
        input.options.map(({ value }) => value),
      );
}

/** The option that a text writes in another way, as the same number: `4.0` or `4 in` for `4`. */
function sameNumber(
  text: string,
  values: readonly string[],
  unit: string | undefined,
  words: EngineWords,
): string | null {
  const number = parseNumber(text) ?? parseNumber(explainNumber(text, { unit }, words).meant ?? '');
  return number === undefined ? null : optionOf(number, values);
}

function optionOf(number: number, values: readonly string[]): string | null {
  return values.find((value) => parseNumber(value) === number) ?? null;
}

/** The option that a text means where the options are yes and no: `true`, `1`, `on`. */
function sameTruth(text: string, values: readonly string[], words: EngineWords): string | null {
  const truth = values.includes('yes') && values.includes('no') ? meantTruth(text, words) : null;
  return truth === null ? null : truth ? 'yes' : 'no';
}

/** What leaving a parameter out does, as a sentence. */
type Omitted = (words: EngineWords) => string;

/** A parameter that takes one of the values, spelled exactly. `meant` finds the value that another text stands for. */
export function choiceParameter(
  name: string,
  values: readonly string[],
  code: ErrorCode,
  meant: (text: string) => string | null = (text) => nearest(text, values),
  omitted?: Omitted,
): Parameter {
  const legal = new Set(values);
  return {
    name,
    isRequired: false,
    allowed: values,
    read: (text) => (legal.has(text) ? text : undefined),
    explain: (text, words) => choiceError({ name, values, code, omitted }, text, meant(text), words),
  };
}

interface Choice {
  readonly name: string;
  readonly values: readonly string[];
  readonly code: ErrorCode;
  /** Left out, it says that the parameter can be left out. */
  readonly omitted?: Omitted | undefined;
  /** The values that the text may stand for. */
  readonly possible?: readonly string[];
  /** The values with their labels; empty where they are too many. */
  readonly shown?: readonly string[];
}

/** The error of a text that is not one of the values. */
export function choiceError(
  { name, values, code, omitted = (words) => words.canBeLeftOut, possible = [], shown = [] }: Choice,
  received: string,
  suggestion: string | null,
  words: EngineWords,
): ParameterError {
  const plain =
    possible.length === 0
      ? `${shown.length === 0 ? words.allowedValues : words.sendOneOf({ choice: joined(shown, words.or) })} ${omitted(words)}`
      : words.didYouMeanOneOf({ choice: joined(possible, words.or) });
  const hint = suggestion === null ? plain : words.didYouMean({ suggestion });
  const detail =
    received.trim() === ''
      ? words.emptyChoice({ name, hint })
      : words.noChoice({ name, text: received.slice(0, longestShown), hint });
  return { parameter: name, code, detail, received, allowed: values, suggestion };
}
