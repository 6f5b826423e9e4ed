/** Runs the operator's command line, apart from the process around it. */
import { parseArgs } from 'node:util';
import { nearest } from '../../engine/calculator/suggest.js';
import { StoreUnavailable } from '../store/store-errors.js';
import { actionsCommand } from './actions.js';
import type { Command, CommandContext, CommandInput } from './command.js';
import { UsageError } from './command.js';
import { endpointsCommand } from './endpoints.js';
import { exportCommand } from './export.js';
import { holdCommand, releaseCommand } from './hold.js';
import { listCommand } from './list.js';
import { personCommand } from './person.js';
import { purgeCommand } from './purge.js';
import { replayCommand } from './replay.js';
import { resendCommand } from './resend.js';
import { searchCommand } from './search.js';
import { showCommand } from './show.js';
import { testCommand } from './test-way.js';
import { todayCommand } from './today.js';
import { waitingCommand } from './waiting.js';

const commands: readonly Command[] = [
  todayCommand,
  waitingCommand,
  listCommand,
  searchCommand,
  showCommand,
  holdCommand,
  releaseCommand,
  replayCommand,
  resendCommand,
  exportCommand,
  personCommand,
  purgeCommand,
  endpointsCommand,
  testCommand,
  actionsCommand,
];

export type Invocation =
  | { readonly kind: 'command'; readonly command: Command; readonly input: CommandInput }
  | { readonly kind: 'help'; readonly text: string }
  | { readonly kind: 'mistake'; readonly text: string };

/** Understands the arguments, without doing anything yet. `called` is what stands before them in the usage. */
export function readInvocation(argv: readonly string[], called = 'leads'): Invocation {
  const [name = '--help', ...rest] = argv;
  if (name === '--help' || name === '-h' || name === 'help') return { kind: 'help', text: overview(called) };
  const command = commands.find((candidate) => candidate.name === name);
  if (command === undefined) return { kind: 'mistake', text: unknownCommand(name, called) };
  if (rest.includes('--help') || rest.includes('-h')) return { kind: 'help', text: commandHelp(command, called) };
  return readCommand(command, rest);
}

function readCommand(command: Command, argv: readonly string[]): Invocation {
  const { tokens } = parseArgs({ args: [...argv], options: { ...command.options }, strict: false, tokens: true });
  const options: Record<string, string | boolean> = {};
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const mistake = optionMistake(command, token.rawName, token.name, token.value);
    if (mistake !== null) return { kind: 'mistake', text: mistake };
    options[token.name] = token.value ?? true;
  }
  const most = command.operands.length;
  if (operands.length > most) return { kind: 'mistake', text: `${operands[most]} is one argument too many.\n` };
  return { kind: 'command', command, input: { options, operands } };
}

function optionMistake(command: Command, raw: string, name: string, value: string | undefined): string | null {
  const option = Object.hasOwn(command.options, name) ? command.options[name] : undefined;
  if (option === undefined) {
    const meant = nearest(name, Object.keys(command.options));
    const hint = meant === null ? `See: leads ${command.name} --help` : `Did you mean --${meant}?`;
    return `${command.name} has no option ${raw}. ${hint}\n`;
  }
  if (option.type === 'string' && (value === undefined || value.startsWith('--'))) return `${raw} needs a value.\n`;
  return option.type === 'boolean' && value !== undefined ? `${raw} takes no value.\n` : null;
}

function unknownCommand(name: string, called: string): string {
  const meant = nearest(
    name,
    commands.map((command) => command.name),
  );
  return meant === null
    ? `There is no command ${name}.\n\n${overview(called)}`
    : `There is no command ${name}. Did you mean ${meant}?\n`;
}

function overview(called: string): string {
  const lines = commands.map(
    ({ name, operands, summary }) => `  ${[name, ...operands].join(' ').padEnd(18)} ${summary}`,
  );
  return `Usage: ${called} <command> [options]\n\n${lines.join('\n')}\n\nOptions of a command: <command> --help\n`;
}

function commandHelp({ name, operands, summary, options }: Command, called: string): string {
  const lines = Object.entries(options).map(([option, { type, help }]) => {
    const usage = type === 'string' ? `--${option} <${option}>` : `--${option}`;
    return `  ${usage.padEnd(28)} ${help}`;
  });
  return `Usage: ${called} ${[name, ...operands].join(' ')} [options]\n\n${summary}\n\n${lines.join('\n')}\n`;
}

/** Runs a command. 0: done; 1: it could not be done, and a note says why; 2: the options make no sense. */
export async function runCommand(command: Command, context: CommandContext, input: CommandInput): Promise<number> {
  try {
    return await command.run(context, input);
  } catch (error) {
    if (error instanceof UsageError) {
      context.note(error.message);
      return 2;
    }
    if (error instanceof StoreUnavailable) {
      const isMissing = ['no_such_file', 'no_tables'].includes(error.reason);
      context.note(isMissing ? `${error.message} It looked for ${context.storeName}.` : error.message);
      return 1;
    }
    throw error;
  }
}
