/** The parameters of a calculator's query: how the text of each is read, and how a refusal is explained. */
import type { ErrorCode } from '../../contract/error-codes.js';
import type { InputSpec, NumberInput, SelectInput, SelectOption } from '../kernel/module.js';
import { isClamped } from './clamp.js';
import { onGrid } from './grid.js';
import type { Measure, ReadValue } from './measure.js';
import { readMeasure, unitNames } from './measure.js';
import { explainNumber, parseNumber } from './number-text.js';
import { nearest } from './suggest.js';

/** One mistake of a request, in the shape of an entry of `errors` in a problem answer. */
export interface ParameterError {
  readonly parameter: string;
  /** A code of the table of error codes. */
  readonly code: ErrorCode;
  readonly detail: string;
  /** The text that was sent; all of them where a parameter was repeated. */
  readonly received: string | readonly string[] | null;
  /** The legal values, or the bounds of a number; null where there is no such list. */
  readonly allowed: Allowed | null;
  /** What was meant, where that is certain: a value, or the name of a parameter. */
  readonly suggestion: string | null;
}

export type Allowed = readonly string[] | { readonly min: number; readonly max: number };

/** A mistake, of which only what is known has to be said. */
export function parameterError(
  parts: Pick<ParameterError, 'parameter' | 'code' | 'detail'> & Partial<ParameterError>,
): ParameterError {
  return { received: null, allowed: null, suggestion: null, ...parts };
}

export interface Parameter {
  readonly name: string;
  /** Whether every query must have it. */
  readonly isRequired: boolean;
  /** The legal values, or the bounds. */
  readonly allowed: Allowed;
  /** The value a text stands for, before clamping; undefined when the text is refused. */
  readonly read: (text: string) => ReadValue | undefined;
  /** Why `read` refused the text. */
  readonly explain: (text: string) => ParameterError;
}

/** The parameter by which an input of a calculator is given. */
export function inputParameter(input: InputSpec): Parameter {
  return input.type === 'number' ? numberParameter(input) : selectParameter(input);
}

function numberParameter(input: NumberInput): Parameter {
  const { name, min, max } = input;
  const parse = input.whole === true ? parseWhole : parseNumber;
  const read = (text: string) => parse(text) ?? measureOf(input, text);
  const isRequired = input.required === true;
  return { name, isRequired, allowed: { min, max }, read, explain: (text) => numberError(input, text) };
}

/** A number with a unit; for what is counted, a whole one. */
function measureOf({ units, whole }: NumberInput, text: string): Measure | undefined {
  const measure = readMeasure(text, units);
  return measure !== undefined && whole === true && !Number.isInteger(measure.value) ? undefined : measure;
}

/** A number that is whole once it is counted to nine decimals. */
function parseWhole(text: string): number | undefined {
  const value = parseNumber(text);
  return value !== undefined && Number.isInteger(onGrid(value)) ? value : undefined;
}

function numberError(input: NumberInput, text: string): ParameterError {
  const { name, min, max } = input;
  const broken = parseNumber(text) ?? readMeasure(text, input.units)?.value;
  if (broken !== undefined) return brokenError(input, text, broken);
  const { reason, meant } = explainNumber(text, input);
  return {
    parameter: name,
    code: 'invalid_number',
    detail: `${name} ${reason}. Send ${wanted(input)}${omittedNumber(input)}.`,
    received: text,
    allowed: { min, max },
    suggestion: meant !== null && isTaken(input, meant) ? meant : null,
  };
}

/** Whether a text is a number of the input that need not be moved to a bound. */
function isTaken(input: NumberInput, text: string): boolean {
  const value = parseNumber(text) ?? readMeasure(text, input.units)?.value;
  return value !== undefined && !isClamped(input, value) && (input.whole !== true || Number.isInteger(onGrid(value)));
}

/** `a decimal number from 1 to 200 (ft)` */
function wanted({ min, max, unit, whole }: NumberInput): string {
  return `a ${whole === true ? 'whole' : 'decimal'} number from ${min} to ${max}${unit === undefined ? '' : ` (${unit})`}`;
}

function omittedNumber({ default: usual, units }: NumberInput): string {
  const others = units === undefined ? '' : `, alone or with one of the units ${unitNames(units)}`;
  return usual === undefined ? others : `${others}, or leave it out for ${usual}`;
}

/** What is counted has no parts: the two neighbours are named, and neither is chosen for the caller. */
function brokenError({ name, min, max }: NumberInput, text: string, value: number): ParameterError {
  const neighbours = [Math.floor(value), Math.ceil(value)].map((each) => Math.min(max, Math.max(min, each)));
  const choice = [...new Set(neighbours)].join(' or ');
  return parameterError({
    parameter: name,
    code: 'not_whole',
    detail: `${name} counts whole things, and ${text} is not a whole number. Send ${choice}.`,
    received: text,
    allowed: { min, max },
  });
}

/** The error of a query without an input that callers must give. */
export function missingError(input: InputSpec): ParameterError {
  const need = input.type === 'number' ? wanted(input) : 'one of the values in allowed';
  return parameterError({
    parameter: input.name,
    code: 'missing_parameter',
    detail: `${input.name} (${input.label}) is required and has no default. Ask the person for it, and send ${need}.`,
    allowed: inputParameter(input).allowed,
  });
}

function selectParameter(input: SelectInput): Parameter {
  const values = input.options.map((option) => option.value);
  const labels = new Map(input.options.map((option) => [option.label, option.value]));
  const meant = (text: string): string | null =>
    sameNumber(text, values, input.unit) ??
    nearest(text, values) ??
    labels.get(nearest(text, labels.keys()) ?? '') ??
    null;
  const omitted =
    input.default === undefined
      ? 'It cannot be left out.'
      : `Left out, it is ${input.default}, which may not be what is meant.`;
  const isRequired = input.required === true;
  const parameter = choiceParameter(input.name, values, 'unknown_option', meant, omitted);
  if (input.units === undefined) return { ...parameter, isRequired };
  const read = (text: string) => parameter.read(text) ?? optionMeasure(input, text);
  return { ...parameter, isRequired, read, explain: (text) => nearOptions(input, text) ?? parameter.explain(text) };
}

/** A size that is that of an option, in another unit. */
function optionMeasure({ units, options }: SelectInput, text: string): Measure | undefined {
  const measure = readMeasure(text, units);
  return measure === undefined || optionOfSize(options, measure.value) === undefined ? undefined : measure;
}

/** How near a size must come to that of an option to be it: numbers count to nine decimals. */
const sameSize = 1e-9;

export function optionOfSize(options: readonly SelectOption[], value: number): SelectOption | undefined {
  return options.find(
    ({ size }) => size !== undefined && Math.abs(size - value) <= sameSize * Math.max(1, Math.abs(size)),
  );
}

/** A size between those of options: the nearest ones are named, and none is chosen for the caller. */
function nearOptions({ name, unit = '', units, options }: SelectInput, text: string): ParameterError | null {
  const value = readMeasure(text, units)?.value;
  if (value === undefined) return null;
  const sizes = options.flatMap((option) => (option.size === undefined ? [] : [{ ...option, size: option.size }]));
  const below = sizes.filter(({ size }) => size < value).sort((a, b) => b.size - a.size)[0];
  const above = sizes.filter(({ size }) => size > value).sort((a, b) => a.size - b.size)[0];
  const near = [below, above].flatMap((option) => (option === undefined ? [] : [`${option.value} (${option.label})`]));
  const shown = `${Number(value.toPrecision(6))} ${unit}`.trim();
  return parameterError({
    parameter: name,
    code: 'unknown_option',
    detail: `${name} takes no ${text.trim()}, which is ${shown}. The nearest: ${near.join(' and ')}.`,
    received: text,
    allowed: options.map((option) => option.value),
  });
}

/** An option written as another text of the same number: `4.0` or `4 in` for `4`. */
function sameNumber(text: string, values: readonly string[], unit: string | undefined): string | null {
  const number = parseNumber(text) ?? parseNumber(explainNumber(text, { unit }).meant ?? '');
  return number === undefined ? null : (values.find((value) => parseNumber(value) === number) ?? null);
}

/** A parameter that takes one of a few texts, spelled exactly. `meant` finds the value that another text stands for. */
export function choiceParameter(
  name: string,
  values: readonly string[],
  code: ErrorCode,
  meant: (text: string) => string | null = (text) => nearest(text, values),
  omitted = 'It can be left out.',
): Parameter {
  const legal = new Set(values);
  return {
    name,
    isRequired: false,
    allowed: values,
    read: (text) => (legal.has(text) ? text : undefined),
    explain: (text) => choiceError(name, values, code, text, meant(text), omitted),
  };
}

/** The error of a text that is not among the legal values. `omitted` says what leaving the parameter out does. */
export function choiceError(
  name: string,
  values: readonly string[],
  code: ErrorCode,
  received: string,
  suggestion: string | null,
  omitted = 'It can be left out.',
): ParameterError {
  const trouble = received.trim() === '' ? 'is empty' : `cannot be "${received.slice(0, 40)}"`;
  const hint = suggestion === null ? `Send one of the values in allowed. ${omitted}` : `Did you mean ${suggestion}?`;
  return { parameter: name, code, detail: `${name} ${trouble}. ${hint}`, received, allowed: values, suggestion };
}
