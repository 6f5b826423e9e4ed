/** A desk for the operator's command line, with leads in every state of delivery. */
import type { Destinations } from '../../leads/delivery/destinations.js';
import type { Lead } from '../../leads/model/lead.js';
import { claimDue, settle } from '../../leads/store/delivery-queue.js';
import type { CliRun, LeadCli } from '../support/lead-cli.js';
import { lead, webhookSecret, webhooksOf } from '../support/lead-fixtures.js';
import { submission, submitLead } from '../support/lead-submission.js';

export const now = Date.parse('2026-05-02T12:00:00Z');
export const hour = 60 * 60 * 1000;
export const day = 24 * hour;

export const gulls = { provider: 'seven-gulls', url: 'https://provider.example/leads', secrets: [webhookSecret] };
export const destinations: Destinations = {
  endpoints: new Map([['seven-gulls', gulls]]),
  mailboxes: new Map(),
  languages: new Map(),
  operator: null,
};

interface Stored {
  readonly changes?: Partial<Lead>;
  readonly at?: number;
  readonly provider?: string | null;
  readonly outcome?: 'delivered' | 'dead' | 'retrying';
}

export interface OperatorDesk {
  readonly leads: (line: string, at?: number) => Promise<CliRun>;
  readonly store: (stored?: Stored) => Promise<string>;
  /** Ends the attempt at the delivery that is due. */
  readonly finish: (outcome: 'delivered' | 'dead' | 'retrying', at: number) => Promise<void>;
  /** The ids of the leads that a command lists. */
  readonly ids: (line: string) => Promise<readonly string[]>;
}

export function operatorDesk(cli: LeadCli): OperatorDesk {
  let stored = 0;

  const leads = (line: string, at = now): Promise<CliRun> => {
    return cli.run(line, at);
  };

  async function store({ changes = {}, at = now, provider = 'seven-gulls', outcome }: Stored = {}): Promise<string> {
    const idempotency = { key: `key-${++stored}`, caller: 'test', bodyDigest: 'b' };
    const taken = await submitLead(cli.database, submission({ lead: lead(changes), now: at, idempotency, provider }));
    if (taken.kind !== 'stored') throw new Error(taken.kind);
    if (outcome !== undefined) await finish(outcome, at);
    return taken.leadId;
  }

  async function finish(outcome: 'delivered' | 'dead' | 'retrying', at: number): Promise<void> {
    const claim = { ways: webhooksOf('seven-gulls'), now: at, lease: 1000, limit: 1 };
    const [claimed] = await claimDue(cli.database, claim);
    if (claimed === undefined) throw new Error('nothing to deliver');
    await settle(cli.database, claimed, {
      startedAt: at,
      duration: 12,
      outcome: outcome === 'delivered' ? 'delivered' : 'tls_invalid',
      reason: outcome === 'delivered' ? null : 'cert_has_expired',
      httpStatus: outcome === 'delivered' ? 204 : null,
      delivered: outcome === 'delivered',
      retryAt: outcome === 'retrying' ? at + 10 * day : null,
    });
  }

  async function ids(line: string): Promise<readonly string[]> {
    const { out } = await leads(`${line} --format json`);
    return (JSON.parse(out) as readonly { readonly id: string }[]).map(({ id }) => id);
  }

  return { leads, store, finish, ids };
}
