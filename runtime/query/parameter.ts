/** The parameters of a calculator's query: how the text of each is read, and how a refusal is explained. */
import type { InputSpec, InputValue, NumberInput, SelectInput } from '../kernel/module.js';
import { explainNumber, parseNumber } from './number-text.js';
import { nearest } from './suggest.js';

/** One mistake of a request, in the shape of an entry of `errors` in a problem answer. */
export interface ParameterError {
  readonly parameter: string;
  /** A code of the table of error codes. */
  readonly code: string;
  readonly detail: string;
  /** The text that was sent; all of them where a parameter was repeated. */
  readonly received: string | readonly string[] | null;
  /** The legal values, or the bounds of a number; null where there is no such list. */
  readonly allowed: readonly string[] | { readonly min: number; readonly max: number } | null;
  /** What was meant, where that is certain: a value, or the name of a parameter. */
  readonly suggestion: string | null;
}

export interface Parameter {
  readonly name: string;
  /** The value a text stands for, before clamping; undefined when the text is refused. */
  readonly read: (text: string) => InputValue | undefined;
  /** Why `read` refused the text. */
  readonly explain: (text: string) => ParameterError;
}

/** The parameter by which an input of a calculator is given. */
export function inputParameter(input: InputSpec): Parameter {
  return input.type === 'number' ? numberParameter(input) : selectParameter(input);
}

function numberParameter(input: NumberInput): Parameter {
  return { name: input.name, read: parseNumber, explain: (text) => numberError(input, text) };
}

function numberError(input: NumberInput, text: string): ParameterError {
  const { name, min, max, unit } = input;
  const { reason, meant } = explainNumber(text, unit);
  const inUnit = unit === undefined ? '' : ` (${unit})`;
  return {
    parameter: name,
    code: 'invalid_number',
    detail: `${name} ${reason}. Send a decimal number from ${min} to ${max}${inUnit}, or leave it out for ${input.default}.`,
    received: text,
    allowed: { min, max },
    suggestion: meant,
  };
}

function selectParameter(input: SelectInput): Parameter {
  const values = input.options.map((option) => option.value);
  const labels = new Map(input.options.map((option) => [option.label, option.value]));
  const meant = (text: string): string | null =>
    sameNumber(text, values, input.unit) ??
    nearest(text, values) ??
    labels.get(nearest(text, labels.keys()) ?? '') ??
    null;
  const omitted = `Left out, it is ${input.default}, which may not be what is meant.`;
  return choiceParameter(input.name, values, 'unknown_option', meant, omitted);
}

/** An option written as another text of the same number: `4.0` or `4 in` for `4`. */
function sameNumber(text: string, values: readonly string[], unit: string | undefined): string | null {
  const number = parseNumber(text) ?? parseNumber(explainNumber(text, unit).meant ?? '');
  return number === undefined ? null : (values.find((value) => parseNumber(value) === number) ?? null);
}

/** A parameter that takes one of a few texts, spelled exactly. `meant` finds the value that another text stands for. */
export function choiceParameter(
  name: string,
  values: readonly string[],
  code: string,
  meant: (text: string) => string | null = (text) => nearest(text, values),
  omitted = 'It can be left out.',
): Parameter {
  const legal = new Set(values);
  return {
    name,
    read: (text) => (legal.has(text) ? text : undefined),
    explain: (text) => choiceError(name, values, code, text, meant(text), omitted),
  };
}

/** The error of a text that is not among the legal values. `omitted` says what leaving the parameter out does. */
export function choiceError(
  name: string,
  values: readonly string[],
  code: string,
  received: string,
  suggestion: string | null,
  omitted = 'It can be left out.',
): ParameterError {
  const trouble = received.trim() === '' ? 'is empty' : `cannot be "${received.slice(0, 40)}"`;
  const hint = suggestion === null ? `Send one of the values in allowed. ${omitted}` : `Did you mean ${suggestion}?`;
  return { parameter: name, code, detail: `${name} ${trouble}. ${hint}`, received, allowed: values, suggestion };
}
