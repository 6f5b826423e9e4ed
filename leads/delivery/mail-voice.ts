/** How a mail speaks: the words of a language, and what the catalog calls things in it. */
import type { MailWords } from '../../words/mail-texts.js';
import type { GivenCalculation, LeadCalculation } from '../model/lead.js';

/** What a person calculated, as it was stored with the lead. */
export interface ToldCalculation {
  readonly calculation: LeadCalculation;
  readonly given: GivenCalculation | null;
}

/** Names of slugs as people say them. */
export interface LeadNames {
  readonly service: (slug: string) => string;
  readonly place: (city: string, neighborhood: string | null) => string;
  /** The language of a consent; null for that of the service itself. */
  readonly language: (code: string | null) => string | null;
  /** The calculation in this language; as it was stored where it does not come to the same any more. */
  readonly told: (stored: ToldCalculation) => ToldCalculation;
}

export interface MailVoice {
  /** As BCP 47 names it. */
  readonly language: string;
  readonly words: MailWords;
  readonly names: LeadNames;
}

/** The voice for a language that a mailbox names; undefined stands for that of the service. */
export type Voices = (language: string | undefined) => MailVoice;
