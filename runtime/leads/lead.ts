/** A lead after it was read: trimmed, checked and normalised. What the store keeps and a provider receives. */

export type ContactChannel = 'call' | 'text' | 'email';
export type Timeframe = 'emergency' | 'this_week' | 'this_month' | 'planning';

export interface Contact {
  readonly name: string;
  /** E.164; null when only an e-mail address was given. */
  readonly phone: string | null;
  readonly phoneExtension: string | null;
  readonly email: string | null;
  readonly preferredChannel: ContactChannel | null;
  /** In the person's own words, such as "weekdays after 5 pm". */
  readonly preferredTime: string | null;
}

/** The calculation a lead came from, recomputed by the service; the caller's own figure is only compared. */
export interface LeadCalculation {
  readonly slug: string;
  readonly inputs: Readonly<Record<string, number | string>>;
  readonly value: number;
  readonly unit: string;
  readonly interpretation: string;
  /** Whether the value that the caller sent is the one computed here; null when it sent none. */
  readonly claimMatches: boolean | null;
}

/** What the person agreed to. Kept longer than the contact data, and apart from it. */
export interface Consent {
  readonly text: string;
  /** When the person agreed, as the caller says; null when it did not. */
  readonly givenAt: string | null;
  readonly channels: readonly ContactChannel[];
  readonly method: 'agent_relayed' | 'web_form' | null;
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
  readonly postalCode: string | null;
  readonly contact: Contact;
  readonly message: string | null;
  readonly timeframe: Timeframe | null;
  readonly calculation: LeadCalculation | null;
  readonly consent: Consent;
  readonly source: LeadSource;
  /** The caller's own reference, given back in the answer. */
  readonly externalId: string | null;
}

/** What became of a lead: to be delivered, equal to an earlier one, or kept aside as spam. */
export type Disposition = 'accepted' | 'duplicate' | 'spam';
