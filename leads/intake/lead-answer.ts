/** Writes the answer to a lead: what was done with it, and what happens next. */
import type { LocalRouting } from '../../engine/calculator/local-routing.js';
import type { Lead, StoredAnswer } from '../model/lead.js';
import type { Channel } from '../store/tables.js';
import type { LeadWords } from './words.js';

/** `held` says that a person will look at the lead before it is passed on. */
export type LeadStatus = 'accepted' | 'held' | 'duplicate';

/** Members that every answer about a lead has. */
interface ToldLead {
  readonly leadId: string;
  readonly lead: Lead;
  readonly provider: LocalRouting | null;
  readonly words: LeadWords;
}

export interface AnswerParts extends ToldLead {
  readonly status: LeadStatus;
  /** True when the provider can be reached now. */
  readonly isReached: boolean;
}

/** 201 for a lead that was made by this request, 200 for one that was not. */
export function leadAnswer(parts: AnswerParts): StoredAnswer {
  const { status } = parts;
  const body = answerBody(parts, { status, next_step: nextStep(parts) });
  return { status: status === 'duplicate' ? 200 : 201, body };
}

/** What would happen to a test lead if it were real. */
export interface Prospect {
  /** The ways to its provider at this time. */
  readonly ways: readonly Channel[];
  /** True when a person would review it first. */
  readonly isHeld: boolean;
}

/**
 * The answer to a test tells what would be done and said. What only the store knows, such as an equal lead of the same
 * day, is not looked up: a test does not touch the store.
 */
export function testAnswer(told: ToldLead, { ways, isHeld }: Prospect): StoredAnswer {
  const status = isHeld ? 'held' : 'accepted';
  const isReached = ways.length > 0;
  const isRouted = isReached && told.provider?.slot_active === true;
  const preview = {
    outcome: isHeld ? 'held' : isRouted ? 'routed' : 'kept',
    ways,
    next_step: nextStep({ ...told, status, isReached }),
  };
  return { status: 200, body: answerBody(told, { status: 'test', next_step: told.words.next.test, preview }) };
}

interface Outcome {
  readonly status: LeadStatus | 'test';
  readonly next_step: string;
  readonly preview?: object;
}

function answerBody({ leadId, lead, provider }: ToldLead, { status, next_step, preview }: Outcome): string {
  const { calculation } = lead;
  return JSON.stringify({
    ok: true,
    lead_id: leadId,
    status,
    next_step,
    ...(preview === undefined ? {} : { preview }),
    provider,
    calculation:
      calculation === null
        ? null
        : {
            slug: calculation.slug,
            value: calculation.value,
            unit: calculation.unit,
            claim_matches: calculation.claimMatches,
          },
    external_id: lead.external_id,
  });
}

function nextStep(parts: AnswerParts): string {
  const { words } = parts;
  switch (parts.status) {
    case 'duplicate':
      return withCall(words.next.duplicate, parts);
    case 'held':
      return withCall(words.next.held, parts);
    case 'accepted':
      return takesOver(parts);
  }
}

function takesOver(parts: AnswerParts): string {
  const { lead, provider, isReached, words } = parts;
  const { contact } = lead;
  if (provider === null || !provider.slot_active) return words.next.nobody;
  if (!isReached) return withCall(words.next.waits, parts);
  const channel = contact.preferred_channel ?? (contact.phone === null ? 'email' : 'call');
  return withCall(words.next.contact[channel], parts);
}

/** Adds the number to call, where there is one. */
function withCall(step: string, { provider, words }: ToldLead): string {
  if (provider === null || !provider.slot_active) return step;
  return `${step} ${words.next.callThem({ phone: provider.tracking_phone })}`;
}
