/** Describes a tool as the table writes it, and reads its arguments. */
import { mcpAddress } from '../../contract/addresses.js';
import { isNothing, textOf } from '../../engine/calculator/list-parameter.js';
import type { ParameterError } from '../../engine/calculator/parameter.js';
import { parameterError } from '../../engine/calculator/parameter.js';
import { nearest } from '../../engine/calculator/suggest.js';
import { deepest, isDeeper, isRecord } from '../../engine/calculator/written-records.js';
import type { ToolWords } from '../../words/tool-words.js';
import { toolWords } from '../../words/tool-words.js';
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

/**
 * Runs a tool. What is null was left out, at any depth. Arguments that it does not know, or lacks, are refused with what
 * was probably meant.
 */
export async function runTool(tool: Tool, given: unknown, service: McpService, session: Session): Promise<AskedAnswer> {
  if (session.refusal !== null) return session.refusal;
  const words = toolWords(service.translation);
  const errors = isRecord(given) ? argumentErrors(words, tool, given) : [notAnObject(words, tool)];
  const [first] = errors;
  if (first === undefined) return tool.answer(withoutNulls(given) as Arguments, service, session);
  const detail = errors.map((error) => error.detail).join(' ');
  return service.refuse(mcpAddress, { code: 'invalid_parameters', detail, errors });
}

function withoutNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((each) => each !== null).map(withoutNulls);
  if (!isRecord(value)) return value;
  const members = Object.entries(value).filter(([, each]) => each !== null);
  return Object.fromEntries(members.map(([name, each]) => [name, withoutNulls(each)]));
}

function notAnObject({ needsObject }: ToolWords, { name: tool }: Tool): ParameterError {
  return parameterError({ parameter: 'arguments', code: 'unknown_parameter', detail: needsObject({ tool }) });
}

function argumentErrors(
  words: ToolWords,
  { name: tool, arguments: all, required }: Tool,
  given: Arguments,
): readonly ParameterError[] {
  const names = Object.keys(all);
  const deep = Object.keys(given).filter((each) => isDeeper(given[each]));
  // Nothing else looks into them: writing them as a text could exhaust the stack.
  if (deep.length > 0) return deep.map((name) => deepArgument(words, name));
  const missing = required.filter((each) => isNothing(given[each]));
  const strange = Object.keys(given).filter((each) => !names.includes(each) && !isNothing(given[each]));
  // The service knows the inputs of the calculator by name, also those beside `inputs`.
  const known = [...missing, ...(isNothing(given['inputs']) ? ['inputs'] : [])];
  const misnamed = names.includes('inputs') ? strange.filter((each) => nearest(each, known) !== null) : strange;
  return [
    ...misnamed.map((each) => unknownArgument(words, tool, each, names)),
    ...missing.map((name) =>
      parameterError({
        parameter: name,
        code: 'missing_parameter',
        detail: words.needs({ tool, name }),
        allowed: names,
      }),
    ),
  ];
}

function deepArgument({ tooDeep }: ToolWords, parameter: string): ParameterError {
  const detail = tooDeep({ name: parameter, most: deepest });
  return parameterError({ parameter, code: 'invalid_parameters', detail });
}

const longestEcho = 64;

function unknownArgument(
  { noArgument, takes, didYouMean }: ToolWords,
  tool: string,
  given: string,
  names: readonly string[],
): ParameterError {
  const name = given.slice(0, longestEcho);
  const suggestion = nearest(name, names);
  const hint = suggestion === null ? takes({ names: names.join(', ') }) : didYouMean({ name: suggestion });
  const detail = noArgument({ tool, name, hint });
  return parameterError({ parameter: name, code: 'unknown_parameter', detail, allowed: names, suggestion });
}

/** A part of a path. */
export function pathPart(value: unknown): string {
  return textOf(value).slice(0, longestEcho);
}
