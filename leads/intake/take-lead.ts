/** Takes leads from the values of bodies to their answers, apart from HTTP. */
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
import type { Submission, SubmitOutcome } from './submit-lead.js';
import { submitLeads } from './submit-lead.js';
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

/** Takes all of these leads or none. The intakes are in their order, or those of the refused ones alone. */
export async function takeLeads(
  dependencies: IntakeDependencies,
  posted: readonly Posted[],
): Promise<readonly Intake[]> {
  await dependencies.clockKnown();
  const now = dependencies.clock();
  const readings = posted.map((each) => read(dependencies, each, now));
  const refused = readings.flatMap((reading) => (reading.kind === 'refused' ? [reading] : []));
  if (refused.length > 0) return refused;
  const tested = readings.flatMap((reading) => (reading.kind === 'tested' ? [reading] : []));
  if (tested.length > 0) return tested;
  const submissions = readings.flatMap((reading) => (reading.kind === 'sound' ? [reading.submission] : []));
  // Leads that come together have keys made from one, so the first is held for all of them.
  const [first] = posted;
  const key = first?.idempotencyKey ?? null;
  const held = key === null ? null : JSON.stringify([first?.caller.name, key]);
  const outcomes = await dependencies.keysUnderWay.hold(held, () => submitLeads(dependencies.database, submissions));
  return outcomes ?? [{ kind: 'in_flight' }];
}

type Reading =
  | Extract<Intake, { readonly kind: 'refused' | 'tested' }>
  | { readonly kind: 'sound'; readonly submission: Submission };

function read(dependencies: IntakeDependencies, posted: Posted, now: number): Reading {
  const { network, service, calculators, others } = dependencies.catalog;
  const { words, idempotencyKey: key, requestId, caller } = posted;
  const speaking = others.get(words.language);
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
  const suspicion = suspectText({ trap, name: lead.contact.name, message: lead.message });
  if (test) {
    const told = { leadId: uuidV7(now), lead, provider: routing, words };
    return { kind: 'tested', answer: testAnswer(told, { ways, isHeld: suspicion !== null }) };
  }
  const idempotency = key === null ? null : { key, bodyDigest: digestJson(posted.value) };
  const isReached = ways.length > 0;
  return {
    kind: 'sound',
    submission: { lead, now, requestId, caller, idempotency, provider, isReached, routing, words, suspicion },
  };
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
