/** The operator's command line on a store of its own, for tests: what it prints, and what it notes beside that. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CommandContext } from '../../leads/cli/command.js';
import { readLeadArguments, runLeadCall } from '../../leads/cli/run-command.js';
import type { Destinations } from '../../leads/delivery/destinations.js';
import type { MailServer } from '../../leads/delivery/mail-server.js';
import type { LeadDatabase, StoreLocation } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { putEmptyStore } from './empty-store.js';

export interface CliRun {
  readonly code: number;
  readonly out: string;
  readonly notes: readonly string[];
}

export interface LeadCli {
  readonly database: LeadDatabase;
  readonly location: StoreLocation;
  /** Runs a command line, split at its spaces, at a moment. */
  readonly run: (line: string, now: number) => Promise<CliRun>;
  readonly remove: () => Promise<void>;
}

export interface CliOptions {
  readonly destinations: Destinations;
  readonly mail?: MailServer | null;
  readonly store?: StoreLocation;
  /** What the command sees in the place of the store. */
  readonly seen?: (database: LeadDatabase) => LeadDatabase;
}

export function openLeadCli({ destinations, mail = null, store, seen = (all) => all }: CliOptions): LeadCli {
  const folder = mkdtempSync(join(tmpdir(), 'reckoner-cli-'));
  const location = store ?? { engine: 'sqlite', path: join(folder, 'leads.sqlite') };
  if (store === undefined) putEmptyStore(join(folder, 'leads.sqlite'));
  const database = openLeadDatabase(location);
  return {
    database,
    location,
    run: async (line, now) => {
      const out: string[] = [];
      const notes: string[] = [];
      const context: CommandContext = {
        database: seen(database),
        country: 'US',
        destinations,
        mail,
        allowPrivate: true,
        storeName: 'the store of this test',
        now,
        actor: 'olga',
        write: (text) => out.push(text),
        note: (text) => notes.push(text),
        openFile: () => {
          throw new Error('no file was expected');
        },
      };
      const asked = readLeadArguments(line.split(' '));
      if (asked.kind === 'answer') return { code: asked.exitCode, out: asked.text, notes: [] };
      const code = await runLeadCall(asked, context);
      return { code, out: out.join(''), notes };
    },
    remove: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
