/** Decides about a valid lead: accepted, held for review, spam, or a duplicate. */
import type { Disposition, Lead } from '../model/lead.js';
import type { RecentActivity } from '../store/recent-leads.js';
import type { LeadStatus } from './lead-answer.js';
import { relationOf } from './repetition.js';
import type { Suspicion } from './suspicion.js';
import { suspectActivity } from './suspicion.js';

export interface Candidate {
  readonly lead: Lead;
  /** `mark` stands for the caller in the store; `isKnown` says that the operator gave it a key. */
  readonly caller: { readonly mark: string; readonly isKnown: boolean };
  /** A request with an idempotency key never counts as a repetition. */
  readonly idempotency: object | null;
  readonly suspicion: Suspicion | null;
}

export interface Decision {
  /** The id of the new lead. */
  readonly id: string;
  readonly disposition: Disposition;
  /** Why it is held or kept aside; null when it is not. */
  readonly reason: string | null;
  /** The lead that it repeats. */
  readonly duplicateOf: string | null;
  /** The first lead of which it is a later version. */
  readonly versionOf: string | null;
  /** The answer to the caller. */
  readonly told: { readonly leadId: string; readonly status: LeadStatus };
}

type Earlier = RecentActivity['earlier'][number];

/**
 * An honest lead is never taken for a repetition of one that was held or kept aside, because someone else may have sent
 * that one in the person's name. And only the caller of a lead is told that it exists: a stranger who sends one in
 * somebody's name gets the answer to a new lead.
 */
export function decideLead(candidate: Candidate, recent: RecentActivity, id: string): Decision {
  const { lead, caller, idempotency } = candidate;
  const suspicion = candidate.suspicion ?? (caller.isKnown ? null : suspectActivity(recent));
  const disposition = suspicion?.disposition ?? 'accepted';
  const status = suspicion === null ? 'accepted' : 'held';
  const alone: Decision = {
    id,
    disposition,
    reason: suspicion?.reason ?? null,
    duplicateOf: null,
    versionOf: null,
    told: { leadId: id, status },
  };
  if (idempotency !== null) return alone;
  const related = recent.earlier
    .filter((earlier) => suspicion !== null || earlier.disposition === 'accepted')
    .map((earlier) => ({ earlier, relation: relationOf(lead, earlier) }))
    .filter(({ relation }) => relation !== 'other');
  const last = related.findLast(({ earlier }) => earlier.caller === caller.mark);
  if (last?.relation === 'changed') return { ...alone, versionOf: last.earlier.version_of ?? last.earlier.id };
  if (last !== undefined) return repetition(alone, last.earlier, toldOf(last.earlier));
  const same = related.find(({ relation }) => relation === 'same');
  return same === undefined ? alone : repetition(alone, same.earlier, alone.told);
}

function repetition(alone: Decision, { id }: Earlier, told: Decision['told']): Decision {
  return { ...alone, disposition: 'duplicate', duplicateOf: id, told };
}

function toldOf({ id, disposition }: Earlier): Decision['told'] {
  return { leadId: id, status: disposition === 'accepted' ? 'duplicate' : 'held' };
}
