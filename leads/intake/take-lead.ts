/** Takes a lead from the value of a body to its answer, apart from HTTP. */
import type { LeadCatalog } from '../../engine/calculator/catalog.js';
import type { LocalRouting } from '../../engine/calculator/local-routing.js';
import { findSlot, routingOf } from '../../engine/calculator/local-routing.js';
import { english } from '../../words/phrases.js';
import type { Clock } from '../model/clock.js';
import { digestJson } from '../model/digest.js';
import type { Lead, StoredAnswer } from '../model/lead.js';
import { uuidV7 } from '../model/uuid-v7.js';
import type { LeadDatabase } from '../store/lead-database.js';
import type { Channel } from '../store/tables.js';
import type { BodyMistakes } from './body-error.js';
import type { Caller } from './caller.js';
import type { KeysUnderWay } from './idempotency.js';
import { testAnswer } from './lead-answer.js';
import { readLead } from './read-lead.js';
import type { SubmitOutcome } from './submit-lead.js';
import { submitLead } from './submit-lead.js';
import { suspectText } from './suspicion.js';
import type { LeadWords } from './words.js';

export interface IntakeDependencies {
  readonly database: LeadDatabase;
  readonly catalog: LeadCatalog;
  readonly clock: Clock;
  /** Resolves when the clock is known, which may be that of the store. Rejects while the store was never there. */
  readonly clockKnown: () => Promise<void>;
  readonly keysUnderWay: KeysUnderWay;
  /** The ways to a provider at this time. */
  readonly waysTo: (provider: string) => readonly Channel[];
}

export interface Posted {
  /** The JSON value of the body. */
  readonly value: unknown;
  readonly idempotencyKey: string | null;
  /** Null where no request brought it. */
  readonly requestId: string | null;
  readonly caller: Caller;
  /** The language of its answer. */
  readonly words: LeadWords;
}

export type Intake =
  | { readonly kind: 'refused'; readonly mistakes: BodyMistakes }
  | { readonly kind: 'tested'; readonly answer: StoredAnswer }
  | SubmitOutcome;

/** Throws `StoreUnavailable` when the lead could not be stored. */
export async function takeLead(dependencies: IntakeDependencies, posted: Posted): Promise<Intake> {
  const { network, service, calculators, others } = dependencies.catalog;
  const { words } = posted;
  const speaking = others.get(words.language);
  await dependencies.clockKnown();
  const now = dependencies.clock();
  const reading = readLead(posted.value, {
    network,
    consentTexts: consentTextsOf(dependencies.catalog),
    calculators,
    speaking: speaking?.calculators ?? calculators,
    country: service.country ?? '',
    terms: speaking?.service.leads ?? service.leads,
    now,
    words,
  });
  if (!reading.ok) return { kind: 'refused', mistakes: reading.mistakes };
  const { lead, test, trap } = reading;
  const { provider, routing } = route(dependencies, lead);
  const ways = provider === null ? [] : dependencies.waysTo(provider);
  const isReached = ways.length > 0;
  const suspicion = suspectText({ trap, name: lead.contact.name, message: lead.message });
  if (test) {
    const told = { leadId: uuidV7(now), lead, provider: routing, words };
    return { kind: 'tested', answer: testAnswer(told, { ways, isHeld: suspicion !== null }) };
  }
  const { idempotencyKey: key, requestId, caller } = posted;
  const held = key === null ? null : JSON.stringify([caller.name, key]);
  const outcome = await dependencies.keysUnderWay.hold(held, () =>
    submitLead(dependencies.database, {
      lead,
      now,
      requestId,
      caller,
      idempotency: key === null ? null : { key, bodyDigest: digestJson(posted.value) },
      provider,
      isReached,
      routing,
      words,
      suspicion,
    }),
  );
  return outcome ?? { kind: 'in_flight' };
}

/** The consent in each language of the catalog, its own first. */
export function consentTextsOf({ service, others }: LeadCatalog): ReadonlyMap<string, string> {
  const [own = english.language] = service.languages ?? [];
  const translated = [...others].flatMap(([language, other]): [string, string][] => {
    const text = other.service.leads?.consentText;
    return text === undefined ? [] : [[language, text]];
  });
  return new Map([[own, service.leads.consentText], ...translated]);
}

/** Picks the provider, null when no active slot covers the place, and the routing to tell the caller. */
function route(
  { catalog: { network, baseUrl } }: IntakeDependencies,
  { service, city, neighborhood }: Lead,
): { readonly provider: string | null; readonly routing: LocalRouting | null } {
  const slot = findSlot(network, service, { city, neighborhood });
  return {
    provider: slot?.active === true ? slot.provider : null,
    routing: routingOf(slot, { city, neighborhood }, baseUrl),
  };
}
