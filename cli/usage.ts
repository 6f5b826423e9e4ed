/** Help texts, and errors for calls that the tool does not take. */
import { catalogBelowRoot, explainElsewhere } from '../authoring/commands/read-call.js';
import { didYouMean } from '../generator/source/hint.js';
import type { CommandRow } from './commands.js';
import { commandNamed, commands } from './commands.js';
import { insteadOfCommand, insteadOfFormat } from './gone.js';
import type { Terminal } from './terminal.js';

export interface CallPlace {
  readonly tool: string;
  /** Returns the call of a command here: `npx reckoner check`, or `npm run check --`. */
  readonly callOf: (command: string) => string;
  readonly terminal: Terminal;
}

type CallOf = CallPlace['callOf'];

/** Tells what a call asks to be told, with exit code 0; or what is wrong with it, with 2. */
export function explainCall(args: readonly string[], { tool, callOf, terminal }: CallPlace): number {
  const [first, ...others] = args;
  const [name, ...rest] = first === 'help' ? others : args;
  const isAsked = first === 'help' || [name, ...rest].some((arg) => arg === '--help' || arg === '-h');
  const command = commandNamed(name);
  if (command !== undefined && isAsked) return told(terminal, commandHelp(command, callOf));
  if (command !== undefined) return refused(terminal, wrongCall(command, rest, callOf));
  if (name === undefined || name.startsWith('-')) return (isAsked ? told : refused)(terminal, overview(tool));
  return refused(terminal, unknownCommand(name, tool));
}

function told({ say }: Terminal, text: string): number {
  say(text);
  return 0;
}

function refused({ complain }: Terminal, text: string): number {
  complain(text);
  return 2;
}

const exitCodes = `Exit codes: 0 success; 1 mistakes in the catalog, advice where it is refused, stale files, or a change that the
version does not announce; 2 a wrong call, or a file that cannot be read or written.
`;

/** All commands, a line each. */
function overview(tool: string): string {
  const rows = commands.map(({ name, summary }) => [name, summary] as const);
  return `Usage: ${tool} COMMAND [options]

${columns(rows)}
\`${tool} COMMAND --help\` explains a command, \`${tool} --version\` tells the version.

${exitCodes}`;
}

function commandHelp(command: CommandRow, callOf: CallOf): string {
  const { summary } = command;
  const options = [...Object.entries(command.options), ['--help', 'show this'] as const];
  return `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.

Usage: ${usageLine(command, callOf)}

${columns(options)}
${exitCodes}`;
}

const usageLine = ({ name, operands }: CommandRow, callOf: CallOf): string =>
  `${callOf(name)}${operands === undefined ? '' : ` ${operands}`} [options]`;

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

function unknownCommand(name: string, tool: string): string {
  const instead = insteadOfCommand(name);
  if (instead !== null) return `${instead}\n`;
  const meant = didYouMean(
    name,
    commands.map((each) => each.name),
  )?.hint;
  return `There is no command \`${name}\`. ${meant ?? `\`${tool} --help\` lists the commands.`}\n`;
}

/** Why a folder that `--catalog` names is refused; null where it names none, or one below the root. */
function elsewhere(args: readonly string[]): string | null {
  const at = args.findIndex((arg) => /^--catalog(?:=|$)/.test(arg));
  const given = args[at]?.startsWith('--catalog=') ? args[at]?.slice('--catalog='.length) : args[at + 1];
  const isBelow = at === -1 || given === undefined || catalogBelowRoot(given) !== null;
  return isBelow ? null : explainElsewhere(given);
}

/** Names the option that lacks its value, or the format that the command does not have; null where there is none. */
function withoutValue({ options }: CommandRow, args: readonly string[]): string | null {
  for (const [option, help] of Object.entries(options)) {
    const [, name = '', what] = /(--[\w-]+)(?: ([A-Z]+))?$/.exec(option) ?? [];
    const at = args.findIndex((arg) => arg === name || arg.startsWith(`${name}=`));
    if (what === undefined || at === -1) continue;
    const value = args[at]?.slice(name.length + 1) || args[at + 1];
    if (value === undefined || value.startsWith('-')) return `\`${name}\` needs a value: ${name} ${what}.`;
    if (what === 'FORMAT' && !help.split(/\W+/).includes(value))
      return `There is no format \`${value}\`: it is ${help}.`;
  }
  return null;
}

/** Why the command does not take these arguments, and which it takes. */
function wrongCall(command: CommandRow, args: readonly string[], callOf: CallOf): string {
  const instead = insteadOfFormat(command.name, args);
  if (instead !== null) return `${instead}\n`;
  const known = Object.keys(command.options).flatMap((option) => option.match(/(?<!\S)--?[\w-]+/g) ?? []);
  const strange = args.map((arg) => arg.split('=')[0] ?? '').find((arg) => /^--?\w/.test(arg) && !known.includes(arg));
  const why =
    strange === undefined
      ? (withoutValue(command, args) ?? elsewhere(args) ?? `${command.name} is not called like this.`)
      : [`${command.name} has no option \`${strange}\`.`, didYouMean(strange, known)?.hint].filter(Boolean).join(' ');
  return `${why}\nUsage: ${usageLine(command, callOf)}\n\`${callOf(command.name)} --help\` lists its options.\n`;
}
