/** From the value of a body to an answer: the whole way of a lead, apart from HTTP. */

import { findSlot, type LocalRouting, localRouting } from '../../calculation/local-routing.js';
import type { Network } from '../../kernel/service.js';
import type { Clock } from '../clock.js';
import { digestJson } from '../digest.js';
import type { Lead } from '../lead.js';
import type { StoredAnswer } from '../store/insert-lead.js';
import type { LeadDatabase } from '../store/lead-database.js';
import { type SubmitOutcome, submitLead } from '../store/submit-lead.js';
import { uuidV7 } from '../uuid-v7.js';
import type { BodyError } from './body-error.js';
import type { KeysUnderWay } from './idempotency.js';
import { leadAnswer } from './lead-answer.js';
import { readLead } from './read-lead.js';
import type { Recalculate } from './recalculate.js';
import { suspectActivity, suspectText } from './spam.js';

export interface IntakeDependencies {
  readonly database: LeadDatabase;
  readonly network: Network;
  /** The public address of the service, without a final slash. */
  readonly baseUrl: string;
  readonly consentText: string;
  readonly recalculate: Recalculate;
  readonly clock: Clock;
  readonly keysUnderWay: KeysUnderWay;
}

export interface Posted {
  /** The JSON value of the body. */
  readonly value: unknown;
  readonly idempotencyKey: string | null;
  readonly requestId: string;
}

export type Intake =
  | { readonly kind: 'refused'; readonly errors: readonly BodyError[] }
  | { readonly kind: 'tested'; readonly answer: StoredAnswer }
  | SubmitOutcome;

/** Throws `StoreUnavailable` when the lead could not be stored. */
export async function takeLead(dependencies: IntakeDependencies, posted: Posted): Promise<Intake> {
  const { network, consentText, recalculate, clock } = dependencies;
  const now = clock();
  const reading = readLead(posted.value, { network, consentText, recalculate, now });
  if (!reading.ok) return { kind: 'refused', errors: reading.errors };
  const { lead, test, trap } = reading;
  const { provider, details } = route(dependencies, lead);
  if (test) {
    return { kind: 'tested', answer: leadAnswer({ leadId: uuidV7(now), status: 'test', lead, provider: details }) };
  }
  const suspicion = suspectText({ trap, name: lead.contact.name, message: lead.message });
  const { idempotencyKey: key, requestId } = posted;
  const outcome = await dependencies.keysUnderWay.hold(key, () =>
    submitLead(dependencies.database, {
      lead,
      now,
      requestId,
      idempotency: key === null ? null : { key, bodyDigest: digestJson(posted.value) },
      provider,
      suspect: (recent) => suspicion ?? suspectActivity(recent),
      answer: (leadId, status) => leadAnswer({ leadId, status, lead, provider: details }),
    }),
  );
  return outcome ?? { kind: 'in_flight' };
}

interface Route {
  /** Who gets the lead; null when no active slot covers the place. */
  readonly provider: string | null;
  readonly details: LocalRouting | null;
}

function route({ network, baseUrl }: IntakeDependencies, { service, city, neighborhood }: Lead): Route {
  const slot = findSlot(network, service, city, neighborhood);
  return {
    provider: slot?.active === true ? slot.provider : null,
    details: localRouting(network, service, city, neighborhood, baseUrl),
  };
}
