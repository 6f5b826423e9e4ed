/** Defines what an operator's command is. */
import type { DeliverySettings } from '../delivery/destinations.js';
import type { LeadDatabase } from '../store/lead-database.js';

export interface CommandContext extends DeliverySettings {
  readonly database: LeadDatabase;
  /** The store's location and the setting that names it, without secrets. */
  readonly storeName: string;
  readonly now: number;
  /** The person who runs the command, for the record. */
  readonly actor: string;
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

/** The options given, by name. */
export type Options = Readonly<Record<string, string | boolean | undefined>>;

export interface CommandInput {
  readonly options: Options;
  /** Positional arguments, such as a lead's id. */
  readonly operands: readonly string[];
}

export interface Command {
  readonly name: string;
  /** One line for the list of commands. */
  readonly summary: string;
  /** Positional arguments that the command takes, such as `<lead-id>`. */
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, CommandOption>>;
  /** Returns the exit code. Throws `UsageError` for options that make no sense, `StoreUnavailable` without a store. */
  readonly run: (context: CommandContext, input: CommandInput) => Promise<number>;
}

export interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly help: string;
}

/** The operator wrote something that the command does not take. */
export class UsageError extends Error {}

/** The text of an option; undefined when it was not given. */
export function textOption({ options }: CommandInput, name: string): string | undefined {
  const value = options[name];
  return typeof value === 'string' ? value : undefined;
}

/** The id of the lead that a command is about. */
export function leadId({ operands: [id] }: CommandInput): string {
  if (id === undefined) throw new UsageError('Which lead? Give its id.');
  return id;
}

/** Removes erased data from the store's files. Notes what could not be done, and returns the exit code. */
export async function compactStore({ database, note }: CommandContext): Promise<number> {
  const remains = await database.compact();
  for (const sentence of remains) note(sentence);
  return remains.length === 0 ? 0 : 1;
}
