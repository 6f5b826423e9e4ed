/** A program with commands: which call its arguments make, what help it gives, and why it refuses a call. */
import type { Option } from './option.js';
import { didYouMean, Refusal } from './option.js';
import type { Call, Row, Rows } from './read-call.js';
import { readCall } from './read-call.js';

export interface Tool<Known extends Rows = Rows> {
  /** How it is called here, such as `npx reckoner`. */
  readonly called: string;
  /** Returns the call of a command here: `npx reckoner check`, or `npm run check --`. */
  readonly callOf: (command: string) => string;
  readonly rows: Known;
  /** The paragraph on exit codes. */
  readonly exitCodes: string;
  /** Commands that were removed, with what to use instead. */
  readonly gone?: Readonly<Record<string, string>>;
}

/** Help that was asked for, with exit code 0, or why there is no such call. */
export interface Answer {
  readonly kind: 'answer';
  readonly text: string;
  readonly exitCode: 0 | 2;
}

/** What arguments ask for. */
export type Reading<Name extends string = string> =
  | { readonly kind: 'call'; readonly name: Name; readonly call: Call }
  | Answer;

/** Reads a command with its arguments, or a call for help. */
export function readArguments<Known extends Rows>(
  tool: Tool<Known>,
  args: readonly string[],
): Reading<keyof Known & string> {
  const [first, ...others] = args;
  const [name = '', ...rest] = first === 'help' ? others : args;
  const isAsked = first === 'help' || [name, ...rest].some(isHelp);
  if (name === '' || name.startsWith('-')) return { kind: 'answer', text: overview(tool), exitCode: isAsked ? 0 : 2 };
  const row = Object.hasOwn(tool.rows, name) ? tool.rows[name] : undefined;
  if (row === undefined) return { kind: 'answer', text: unknownCommand(name, tool), exitCode: 2 };
  if (isAsked && !(row.isTool && rest.some(isHelp)))
    return { kind: 'answer', text: commandHelp(name, row, tool), exitCode: 0 };
  try {
    return { kind: 'call', name, call: readCall(name, row, rest) };
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'answer', text: refused(error, name, row, tool), exitCode: 2 };
    throw error;
  }
}

const isHelp = (arg: string): boolean => arg === '--help' || arg === '-h';

function unknownCommand(name: string, { called, rows, gone = {} }: Tool): string {
  if (Object.hasOwn(gone, name)) return `The command \`${name}\` was removed. ${gone[name]}\n`;
  const hint = didYouMean(name, Object.keys(rows)) ?? `\`${called} --help\` lists the commands.`;
  return `There is no command \`${name}\`. ${hint}\n`;
}

function refused({ message }: Refusal, name: string, row: Row, { callOf }: Tool): string {
  return `${message}\nUsage: ${usageLine(callOf(name), row)}\n\`${callOf(name)} --help\` lists its options.\n`;
}

/** All commands, a line each. */
function overview({ called, rows, exitCodes }: Tool): string {
  const summaries = Object.entries(rows).map(([name, { summary }]) => [name, summary] as const);
  return `Usage: ${called} COMMAND [options]

${columns(summaries)}
\`${called} COMMAND --help\` explains a command.

${exitCodes}`;
}

function commandHelp(name: string, row: Row, { callOf, exitCodes }: Tool): string {
  const options = Object.entries(row.options).map(
    ([each, option]) => [writtenOption(each, option), option.help] as const,
  );
  return `${sentence(row.summary)}

Usage: ${usageLine(callOf(name), row)}

${columns([...options, ['--help', 'show this']])}
${exitCodes}`;
}

/** `npx reckoner translate LANGUAGE [options]`, with the options that no call may leave out. */
export function usageLine(call: string, { operands = [], options }: Row): string {
  const necessary = Object.entries(options).flatMap(([name, { isNeeded, value, short }]) =>
    isNeeded ? [`${short === undefined ? `--${name}` : `-${short}`} ${value}`] : [],
  );
  const hasOptions = Object.keys(options).length > necessary.length;
  return [call, ...operands, ...necessary, ...(hasOptions ? ['[options]'] : [])].join(' ');
}

/** An option as help lists it: `-o, --output FOLDER`. */
export function writtenOption(name: string, { short, value }: Option): string {
  return `${short === undefined ? '' : `-${short}, `}--${name}${value === null ? '' : ` ${value}`}`;
}

export function sentence(summary: string): string {
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`;
}

const widest = 24;
const lineLength = 110;

/** Names with what they do in a column beside them; words that do not fit go on below. */
function columns(rows: readonly (readonly [string, string])[]): string {
  const width = Math.min(widest, Math.max(...rows.map(([name]) => name.length)));
  const gap = ' '.repeat(width + 4);
  const row = ([name, what]: readonly [string, string]): string =>
    `  ${name.padEnd(width)}  ${wrapped(what, lineLength - gap.length).join(`\n${gap}`)}\n`;
  return rows.map(row).join('');
}

function wrapped(text: string, width: number): readonly string[] {
  return text.match(new RegExp(`.{1,${width}}(?=\\s|$)`, 'g'))?.map((line) => line.trim()) ?? [text];
}
