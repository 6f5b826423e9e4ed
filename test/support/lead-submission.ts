/** A lead on its way into the store, for tests that do not go over HTTP. */

import type { Submission, SubmitOutcome } from '../../leads/intake/submit-lead.js';
import { submitLeads } from '../../leads/intake/submit-lead.js';
import { leadWords } from '../../leads/intake/words.js';
import type { LeadDatabase } from '../../leads/store/lead-database.js';
import { english } from '../../words/phrases.js';
import { lead } from './lead-fixtures.js';

/** The moment of the submissions, in milliseconds since 1970. */
export const submittedAt = Date.parse('2026-05-01T12:00:00Z');

/** A submission of the fixture's lead for `seven-gulls`, from one address; `changes` replace its members. */
export function submission(changes: Partial<Submission> = {}): Submission {
  return {
    lead: lead(),
    now: submittedAt,
    requestId: 'request-1',
    caller: { name: 'address 192.0.2.1', isKnown: false },
    idempotency: null,
    provider: 'seven-gulls',
    isReached: true,
    routing: null,
    words: leadWords(english),
    suspicion: null,
    ...changes,
  };
}

/** Takes one lead. */
export async function submitLead(database: LeadDatabase, one: Submission): Promise<SubmitOutcome> {
  const [outcome] = await submitLeads(database, [one]);
  if (outcome === undefined) throw new Error('a lead has no outcome');
  return outcome;
}
