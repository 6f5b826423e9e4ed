/** Defines what an operator's command is. */
import type { Options } from '../../cli/command/option.js';
import type { Call, Row } from '../../cli/command/read-call.js';
import type { DeliverySettings } from '../delivery/destinations.js';
import type { LeadDatabase } from '../store/lead-database.js';
import type { OperatorDoing } from '../store/operator-actions.js';

export interface CommandContext extends DeliverySettings, OperatorDoing {
  readonly database: LeadDatabase;
  /** Telephone numbers that an operator writes without + are numbers of this country. */
  readonly country: string;
  /** The store's location and the setting that names it, without secrets. */
  readonly storeName: string;
  /** Writes to standard output, or to the file that the operator named. */
  readonly write: (text: string) => void;
  /** Writes a line about the work itself: progress, warnings. */
  readonly note: (line: string) => void;
  /** Opens a new file that only its owner can read; throws when there is one already. */
  readonly openFile: (path: string) => OutputFile;
}

export interface OutputFile {
  readonly write: (text: string) => void;
  readonly close: () => void;
}

/** A row with what it runs. */
export interface Command<Of extends Options = Options> extends Row<Of> {
  /** Returns the exit code. Throws a `Refusal` for a call that makes no sense, `StoreUnavailable` without a store. */
  readonly run: (context: CommandContext, call: Call<Of>) => Promise<number>;
}

/** A command whose `run` gets the values of its own options. */
export function command<Of extends Options>(row: Command<Of>): Command {
  return row as unknown as Command;
}

/** Removes erased data from the store's files. Notes what could not be done, and returns the exit code. */
export async function compactStore({ database, note }: CommandContext): Promise<number> {
  const remains = await database.compact();
  for (const sentence of remains) note(sentence);
  return remains.length === 0 ? 0 : 1;
}
