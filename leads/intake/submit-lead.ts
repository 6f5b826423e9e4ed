/**
 * Takes a lead into the store: the lead, its consent, its idempotency record and its delivery in one transaction.
 * When this returns `stored`, all of them are on disk; when it throws, none of them is.
 */
import type { LocalRouting } from '../../engine/calculator/local-routing.js';
import type { ContactMarks } from '../model/contact-point.js';
import { contactMarks, mark } from '../model/contact-point.js';
import type { Disposition, Lead, StoredAnswer } from '../model/lead.js';
import { uuidV7 } from '../model/uuid-v7.js';
import { contactKey } from '../store/contact-key.js';
import { withdrawalOf } from '../store/find-people.js';
import { insertLead } from '../store/insert-lead.js';
import type { LeadDatabase, LeadTransaction } from '../store/lead-database.js';
import { lockContact } from '../store/lock-contact.js';
import type { Idempotency, Recalled } from '../store/recall-answer.js';
import { idempotencyLifetime, recallAnswer } from '../store/recall-answer.js';
import { recentActivity } from '../store/recent-leads.js';
import type { Caller } from './caller.js';
import type { Decision } from './decide-lead.js';
import { decideLead } from './decide-lead.js';
import { leadAnswer } from './lead-answer.js';
import type { Suspicion } from './suspicion.js';
import { saidStop } from './suspicion.js';
import type { LeadWords } from './words.js';

export interface Submission {
  readonly lead: Lead;
  readonly now: number;
  readonly requestId: string | null;
  readonly caller: Pick<Caller, 'name' | 'isKnown'>;
  readonly idempotency: Idempotency | null;
  /** The provider that the lead is delivered to; null when no active slot covers the place. */
  readonly provider: string | null;
  /** True when that provider can be reached now. */
  readonly isReached: boolean;
  /** The routing to tell the caller. */
  readonly routing: LocalRouting | null;
  /** The language of the answer. */
  readonly words: LeadWords;
  /** Reason to suspect the lead's own text; null when there is none. */
  readonly suspicion: Suspicion | null;
}

export type SubmitOutcome =
  | {
      readonly kind: 'stored';
      /** The lead as the caller knows it. */
      readonly leadId: string;
      readonly disposition: Disposition;
      /** True for a later version of another lead. */
      readonly isVersion: boolean;
      readonly queued: boolean;
      readonly answer: StoredAnswer;
    }
  | Recalled;

/** Throws `StoreUnavailable`; the caller may then repeat the submission without making a second lead. */
export function submitLead(database: LeadDatabase, submission: Submission): Promise<SubmitOutcome> {
  const { lead, now, idempotency } = submission;
  return database.write(async (trx) => {
    const key = await contactKey(trx);
    const caller = mark(key, `caller ${submission.caller.name}`);
    const recalled =
      idempotency === null ? null : await recallAnswer(database, trx, { ...idempotency, caller, secret: key, now });
    if (recalled !== null && recalled.kind !== 'fresh') return recalled;
    await lockContact(database, trx, lead.contact);
    const marks = contactMarks(key, lead.contact);
    const recent = await recentActivity(trx, lead, now);
    const suspicion = submission.suspicion ?? ((await withdrawalOf(trx, marks)) === null ? null : saidStop);
    const sent = { ...submission, suspicion, caller: { ...submission.caller, mark: caller } };
    const decision = decideLead(sent, recent, uuidV7(now));
    return store(trx, submission, decision, { marks, caller, keyDigest: recalled?.keyDigest ?? null });
  });
}

interface Marks {
  readonly marks: ContactMarks;
  readonly caller: string;
  /** Under which the idempotency key is kept; null when the caller gave none. */
  readonly keyDigest: string | null;
}

async function store(
  trx: LeadTransaction,
  { lead, now, requestId, idempotency, provider, isReached, routing, words }: Submission,
  { id, disposition, reason, duplicateOf, versionOf, told }: Decision,
  { marks, caller, keyDigest }: Marks,
): Promise<SubmitOutcome> {
  const answer = leadAnswer({ ...told, lead, provider: routing, isReached, words });
  const deliverTo = disposition === 'accepted' ? provider : null;
  const expires = now + idempotencyLifetime;
  await insertLead(trx, {
    ...{ id, requestId, disposition, dispositionReason: reason, duplicateOf, versionOf, caller, provider },
    lead,
    now,
    marks,
    key:
      idempotency === null || keyDigest === null
        ? null
        : { keyDigest, caller, bodyDigest: idempotency.bodyDigest, answer, expires },
    deliverTo,
  });
  const isVersion = versionOf !== null;
  return { kind: 'stored', leadId: told.leadId, disposition, isVersion, queued: deliverTo !== null, answer };
}
