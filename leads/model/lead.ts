/**
 * Describes a lead after it was read: trimmed, checked and normalized, as the store keeps it and a provider receives
 * it.
 */
import type { GivenEntry } from '../../contract/given-entry.js';
import type { LeadBody } from '../../contract/lead-schema.js';
import type { RangeFigure } from '../../engine/kernel/module.js';

type Part<Name extends keyof LeadBody> = NonNullable<LeadBody[Name]>;

export type ContactChannel = NonNullable<Part<'contact'>['preferred_channel']>;
export type ConsentMethod = NonNullable<Part<'consent'>['method']>;
export type Timeframe = Part<'timeframe'>;

export interface Contact {
  readonly name: string;
  /** E.164; null when only an email address was given. */
  readonly phone: string | null;
  readonly phone_extension: string | null;
  readonly email: string | null;
  readonly preferred_channel: ContactChannel | null;
  /** In the person's own words, such as "weekdays after 5 pm". */
  readonly preferred_time: string | null;
}

/** The calculation a lead came from, recomputed by the service; the caller's own figure is only compared. */
export interface LeadCalculation {
  readonly slug: string;
  readonly inputs: Readonly<Record<string, number | string>>;
  readonly value: number;
  readonly unit: string;
  readonly interpretation: string;
  /** True when the value that the caller sent equals the one computed here; null when it sent none. */
  readonly claimMatches: boolean | null;
}

/**
 * What the person gave to the calculation. People type what they like into a field of numbers, so this goes when their
 * data are erased, and the calculation stays.
 */
export interface GivenCalculation {
  /** As the calculator's address takes it: units as typed, options, own figures, lists and the day, but no place. */
  readonly query: string;
  /** The same by the labels of the catalog, as they were when the lead came. */
  readonly entries: readonly GivenEntry[];
  /** The total of the estimate, with the options, and in words; null without an estimate. */
  readonly total: (RangeFigure & { readonly text: string }) | null;
}

/** The consent. Kept longer than the contact data, and separately. */
export interface Consent {
  readonly text: string;
  /** The language of the text, such as `es`; null in what was stored before there was more than one. */
  readonly language: string | null;
  /** When the person agreed, as the caller says; null when it did not. */
  readonly given_at: string | null;
  readonly channels: readonly ContactChannel[];
  readonly method: ConsentMethod | null;
}

export interface LeadSource {
  readonly agent: string | null;
  readonly pageUrl: string | null;
  readonly referrer: string | null;
  readonly campaign: string | null;
}

export interface Lead {
  readonly service: string;
  readonly city: string;
  readonly neighborhood: string | null;
  readonly postal_code: string | null;
  readonly contact: Contact;
  readonly message: string | null;
  readonly timeframe: Timeframe | null;
  readonly calculation: LeadCalculation | null;
  /** Null without a calculation, and in what was stored before it was kept. */
  readonly given: GivenCalculation | null;
  readonly consent: Consent;
  readonly source: LeadSource;
  /** The caller's own reference, given back in the answer. */
  readonly external_id: string | null;
}

/**
 * Fate of a lead: to be delivered, equal to an earlier one, held for a person to review, or set aside because
 * only a machine writes such a thing.
 */
export type Disposition = 'accepted' | 'duplicate' | 'held' | 'spam';

/** What the service records about a lead in addition to what the caller sent. */
export interface LeadRecord {
  readonly id: string;
  readonly receivedAt: string;
  /** Names the request that brought the lead. A caller may have chosen it, so it is treated like the caller's words. */
  readonly requestId: string | null;
  readonly disposition: Disposition;
  /** Why a lead was held or kept aside; null for others. */
  readonly dispositionReason: string | null;
  /** The first lead of which this one is a repetition. */
  readonly duplicateOf: string | null;
  /** The first lead of which this one is a later version: the same person corrects or adds to it. */
  readonly versionOf: string | null;
  /** A keyed digest of who sent it: the name of a known caller, or an address. */
  readonly caller: string | null;
  /** The provider it was routed to; null when no active slot covers the place. */
  readonly provider: string | null;
  /** A digest of the message, to notice the same text under many names. */
  readonly messageDigest: string | null;
  readonly purgedAt: string | null;
}

/** The answer as it is sent, and sent again for the same idempotency key. */
export interface StoredAnswer {
  readonly status: number;
  readonly body: string;
}
