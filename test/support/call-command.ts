/** Calls a command of editors and reviewers in this process, as it is written in a terminal. */
import type { Caller } from '../../authoring/commands/caller.js';
import { isAuthoringCommand, runCommand } from '../../authoring/commands/run-command.js';
import { exitCodes, gone, rows } from '../../cli/command/rows.js';
import { readArguments } from '../../cli/command/tool.js';
import { recordingCaller } from './recording-caller.js';

export interface CalledCommand {
  readonly code: number;
  readonly said: string;
  readonly complained: string;
}

const called = 'npx reckoner';
const tool = { called, callOf: (name: string) => `${called} ${name}`, rows, exitCodes, gone };

/** `members` are those of the caller that matter. */
export async function callCommand(args: readonly string[], members: Partial<Caller> = {}): Promise<CalledCommand> {
  const reading = readArguments(tool, args);
  if (reading.kind === 'answer') {
    const { text, exitCode: code } = reading;
    return code === 0 ? { code, said: text, complained: '' } : { code, said: '', complained: text };
  }
  if (!isAuthoringCommand(reading.name)) throw new Error(`${reading.name} is a command of another kind.`);
  const { caller, told } = recordingCaller(members);
  const code = await runCommand(reading.name, reading.call, caller);
  return { code, ...told() };
}
