/** A desk for the operator's command line: a store with leads of every kind, and commands run on it. */

import type { CommandContext } from '../../leads/cli/command.js';
import { readLeadArguments, runLeadCall } from '../../leads/cli/run-command.js';
import type { SubmitOutcome } from '../../leads/intake/submit-lead.js';
import { leadWords } from '../../leads/intake/words.js';
import type { Lead } from '../../leads/model/lead.js';
import { claimDue, settle } from '../../leads/store/delivery-queue.js';
import type { LeadDatabase, StoreLocation } from '../../leads/store/lead-database.js';
import { openLeadDatabase } from '../../leads/store/lead-database.js';
import { english } from '../../words/phrases.js';
import { lead, leadSettings, webhooksOf } from '../support/lead-fixtures.js';
import { submitLead } from '../support/lead-submission.js';

export const now = Date.parse('2026-05-02T12:00:00Z');
export const day = 24 * 60 * 60 * 1000;
export const hook = 'https://provider.example/secret-path';

export interface Run {
  readonly code: number;
  readonly out: string;
  readonly notes: readonly string[];
}

type Kind = 'delivered' | 'dead' | 'pending' | 'waiting' | 'unrouted' | 'spam' | 'duplicate';

export const everyKind: readonly Kind[] = ['delivered', 'dead', 'pending', 'waiting', 'unrouted', 'spam'];

export interface Desk {
  readonly database: LeadDatabase;
  /** Runs a command line against the store, at `now` or at another moment. */
  readonly leads: (line: string, at?: number) => Promise<Run>;
  /** Stores a lead that has come to be of a kind, and returns its id. */
  readonly store: (kind: Kind, changes?: Partial<Lead>, at?: number) => Promise<string>;
  readonly actions: () => Promise<readonly (readonly [string, string, object])[]>;
}

export function openDesk(location: StoreLocation): Desk {
  const database = openLeadDatabase(location);
  async function leads(line: string, at = now): Promise<Run> {
    const out: string[] = [];
    const notes: string[] = [];
    const context: CommandContext = {
      database,
      country: 'US',
      destinations: leadSettings(location, { 'seven-gulls': hook }).destinations,
      mail: null,
      allowPrivate: true,
      storeName: 'the store of this test',
      now: at,
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
  }

  let stored = 0;

  async function store(kind: Kind, changes: Partial<Lead> = {}, at = now): Promise<string> {
    const provider = kind === 'unrouted' ? null : kind === 'waiting' ? 'bay-builders' : 'seven-gulls';
    const outcome = await submitLead(database, {
      lead: lead(changes),
      now: at,
      requestId: null,
      idempotency: kind === 'duplicate' ? null : { key: `${kind}-${++stored}`, bodyDigest: 'b' },
      provider,
      routing: null,
      words: leadWords(english),
      caller: { name: 'address 192.0.2.1', isKnown: false },
      isReached: true,
      suspicion: kind === 'spam' ? { disposition: 'spam', reason: 'trap_field' } : null,
    });
    if (kind === 'delivered' || kind === 'dead') await finish(kind === 'delivered', at);
    return idOf(outcome);
  }

  async function finish(delivered: boolean, at: number): Promise<void> {
    const [claimed] = await claimDue(database, { ways: webhooksOf('seven-gulls'), now: at, lease: 1000, limit: 1 });
    if (claimed === undefined) throw new Error('nothing to deliver');
    const [outcome, httpStatus] = delivered ? ['delivered', 204] : ['refused', 500];
    await settle(database, claimed, { startedAt: at, duration: 12, outcome, httpStatus, delivered, retryAt: null });
  }

  function idOf(outcome: SubmitOutcome): string {
    if (outcome.kind !== 'stored') throw new Error(outcome.kind);
    return outcome.leadId;
  }

  async function actions(): Promise<readonly (readonly [string, string, object])[]> {
    const rows = await database.read((db) => db.selectFrom('operator_actions').selectAll().orderBy('id').execute());
    return rows.map(({ actor, action, details }) => [actor, action, JSON.parse(details) as object]);
  }

  return { database, leads, store, actions };
}
