/**
 * Takes leads into the store: each lead, its consent, its idempotency record and its delivery, all in one transaction.
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
import type { FreshKey, Idempotency, Recalled } from '../store/recall-answer.js';
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

type Refused = Exclude<SubmitOutcome, { readonly kind: 'stored' | 'replayed' }>;

/**
 * Takes all leads of a person or none: a lead whose key was used otherwise refuses the rest too. The outcomes are in the
 * order of the leads, or that of the first refused one alone. What came before is looked at before any of them is stored, so
 * that they do not count as repetitions of one another. Throws `StoreUnavailable`; the caller may then repeat the
 * submission without making a second lead.
 */
export function submitLeads(
  database: LeadDatabase,
  submissions: readonly Submission[],
): Promise<readonly SubmitOutcome[]> {
  return database.write(async (trx) => {
    const key = await contactKey(trx);
    const found: Found[] = [];
    for (const each of submissions) {
      const one = await recall(database, trx, each, key);
      // Going on would lock keys that another request with the same leads is about to use, and refuse both.
      if (isRefusal(one.recalled)) return [one.recalled];
      found.push(one);
    }
    const judged = await inTurn(found, (each) => judge(database, trx, each, key));
    return inTurn(judged, (each) => (each.kind === 'new' ? store(trx, each) : each));
  });
}

/** One statement after the other: a transaction has one connection. */
async function inTurn<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result> | Result,
): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

interface Found {
  readonly submission: Submission;
  readonly caller: string;
  /** Null where the lead has no key. */
  readonly recalled: Recalled | FreshKey | null;
}

async function recall(
  database: LeadDatabase,
  trx: LeadTransaction,
  submission: Submission,
  secret: string,
): Promise<Found> {
  const { idempotency, now } = submission;
  const caller = mark(secret, `caller ${submission.caller.name}`);
  const recalled =
    idempotency === null ? null : await recallAnswer(database, trx, { ...idempotency, caller, secret, now });
  return { submission, caller, recalled };
}

function isRefusal(recalled: Found['recalled']): recalled is Refused {
  return recalled !== null && recalled.kind !== 'fresh' && recalled.kind !== 'replayed';
}

interface NewLead {
  readonly kind: 'new';
  readonly submission: Submission;
  readonly decision: Decision;
  readonly marks: Marks;
}

async function judge(
  database: LeadDatabase,
  trx: LeadTransaction,
  { submission, caller, recalled }: Found,
  key: string,
): Promise<NewLead | Recalled> {
  if (recalled !== null && recalled.kind !== 'fresh') return recalled;
  const { lead, now } = submission;
  await lockContact(database, trx, lead.contact);
  const marks = contactMarks(key, lead.contact);
  const recent = await recentActivity(trx, lead, now);
  const suspicion = submission.suspicion ?? ((await withdrawalOf(trx, marks)) === null ? null : saidStop);
  const sent = { ...submission, suspicion, caller: { ...submission.caller, mark: caller } };
  const decision = decideLead(sent, recent, uuidV7(now));
  return { kind: 'new', submission, decision, marks: { marks, caller, keyDigest: recalled?.keyDigest ?? null } };
}

interface Marks {
  readonly marks: ContactMarks;
  readonly caller: string;
  /** Under which the idempotency key is kept; null when the caller gave none. */
  readonly keyDigest: string | null;
}

async function store(trx: LeadTransaction, { submission, decision, marks: kept }: NewLead): Promise<SubmitOutcome> {
  const { lead, now, requestId, idempotency, provider, isReached, routing, words } = submission;
  const { id, disposition, reason, duplicateOf, versionOf, told } = decision;
  const { marks, caller, keyDigest } = kept;
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
