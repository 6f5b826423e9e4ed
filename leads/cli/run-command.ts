/** Runs the operator's command line, apart from the process around it. */
import { Refusal } from '../../cli/command/option.js';
import type { Answer, Reading } from '../../cli/command/tool.js';
import { readArguments } from '../../cli/command/tool.js';
import { StoreUnavailable } from '../store/store-errors.js';
import { actionsCommand } from './actions.js';
import type { CommandContext } from './command.js';
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

const commands = {
  today: todayCommand,
  waiting: waitingCommand,
  list: listCommand,
  search: searchCommand,
  show: showCommand,
  hold: holdCommand,
  release: releaseCommand,
  replay: replayCommand,
  resend: resendCommand,
  export: exportCommand,
  person: personCommand,
  purge: purgeCommand,
  endpoints: endpointsCommand,
  test: testCommand,
  actions: actionsCommand,
};

const exitCodes = `Exit codes: 0 done; 1 it could not be done, and a note says why; 2 a wrong call, or settings that cannot be used.
`;

export type LeadCall = Extract<Reading<keyof typeof commands>, { readonly kind: 'call' }>;

/** Reads the arguments, without doing anything yet. `called` is what precedes them in the usage. */
export function readLeadArguments(args: readonly string[], called = 'leads'): LeadCall | Answer {
  return readArguments({ called, callOf: (name) => `${called} ${name}`, rows: commands, exitCodes }, args);
}

/** Gives the exit code. */
export async function runLeadCall({ name, call }: LeadCall, context: CommandContext): Promise<number> {
  try {
    return await commands[name].run(context, call);
  } catch (error) {
    if (error instanceof Refusal) {
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
