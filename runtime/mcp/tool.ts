/** Describes a tool as the table writes it, and reads its arguments. */
import { mcpAddress } from '../../contract/addresses.js';
import { givenPairs } from '../../engine/calculator/list-parameter.js';
import type { ParameterError } from '../../engine/calculator/parameter.js';
import { parameterError } from '../../engine/calculator/parameter.js';
import { nearest } from '../../engine/calculator/suggest.js';
import type { AskedAnswer, McpService, Session } from './mcp-service.js';

export type JsonSchema = { readonly [key: string]: unknown };

export type Arguments = Readonly<Record<string, unknown>>;

/** One row of the table of tools. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** Its answer with units, defaults of its arguments, its limits and its errors. */
  readonly description: string;
  /** The arguments by name, as JSON Schema. */
  readonly arguments: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  /** The JSON Schema of its answer. */
  readonly output: JsonSchema;
  /** True when it changes nothing. */
  readonly isReadOnly: boolean;
  readonly answer: (given: Arguments, service: McpService, session: Session) => AskedAnswer | Promise<AskedAnswer>;
}

/** Runs a tool. Arguments that it does not know, or lacks, are refused with what was probably meant. */
export async function runTool(tool: Tool, given: unknown, service: McpService, session: Session): Promise<AskedAnswer> {
  if (session.refusal !== null) return session.refusal;
  const errors = isObject(given) ? argumentErrors(tool, given) : [notAnObject(tool)];
  const [first] = errors;
  if (first === undefined) return tool.answer(given as Arguments, service, session);
  const detail = errors.map((error) => error.detail).join(' ');
  return service.refuse(mcpAddress, { code: 'invalid_parameters', detail, errors });
}

export function isObject(value: unknown): value is Arguments {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notAnObject({ name }: Tool): ParameterError {
  return parameterError({ parameter: 'arguments', code: 'unknown_parameter', detail: `${name} takes an object.` });
}

function argumentErrors(
  { name, arguments: known, required, isReadOnly }: Tool,
  given: Arguments,
): readonly ParameterError[] {
  const names = Object.keys(known);
  const deep = names.filter((each) => isDeeper(unquoted(given[each]), deepest));
  // Nothing else looks into them: writing them as a text could exhaust the stack.
  if (deep.length > 0) return deep.map(deepArgument);
  const missing = required.filter((each) => given[each] === undefined);
  return [
    ...Object.keys(given)
      .filter((each) => !names.includes(each))
      .map((each) => unknownArgument(name, each, names)),
    ...missing.map((each) =>
      parameterError({ parameter: each, code: 'missing_parameter', detail: `${name} needs ${each}.`, allowed: names }),
    ),
    ...Object.entries(isReadOnly ? known : {})
      .filter(([each, { type }]) => type === 'object' && given[each] !== undefined && !isObject(unquoted(given[each])))
      .map(([each]) => noRecord(each, given[each])),
  ];
}

/** A value that was sent as JSON text in place of the record that it describes; any other value as it is. */
export function unquoted(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    const read: unknown = JSON.parse(value);
    return isObject(read) ? read : value;
  } catch {
    return value;
  }
}

function noRecord(parameter: string, value: unknown): ParameterError {
  const detail = `${parameter} is an object of names and values, such as {"name": 1}.`;
  return parameterError({ parameter, code: 'unknown_parameter', detail, received: argumentText(value).slice(0, 200) });
}

/** No argument is nested deeper: an item in a list of the inputs of a job. */
const deepest = 8;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

function deepArgument(parameter: string): ParameterError {
  const detail = `${parameter} is nested more than ${deepest} levels deep.`;
  return parameterError({ parameter, code: 'invalid_parameters', detail });
}

const longestEcho = 64;

function unknownArgument(tool: string, given: string, names: readonly string[]): ParameterError {
  const name = given.slice(0, longestEcho);
  const suggestion = nearest(name, names);
  const hint = suggestion === null ? `It takes ${names.join(', ')}.` : `Did you mean ${suggestion}?`;
  const detail = `${tool} has no argument ${name}. ${hint}`;
  return parameterError({ parameter: name, code: 'unknown_parameter', detail, allowed: names, suggestion });
}

/** An argument as the text of a query; what is no text, number or truth value is left to the service to refuse. */
export function argumentText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The query of these arguments; those that were left out are left out, and a list repeats its name. */
export function queryOf(given: Arguments, names: readonly string[] = Object.keys(given)): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => givenPairs(name, given[name], argumentText)));
}

/** A part of a path. */
export function pathPart(value: unknown): string {
  return argumentText(value).slice(0, longestEcho);
}
