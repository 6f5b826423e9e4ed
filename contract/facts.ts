/** Facts that descriptions depend on. The compiler derives them from a catalog, the service from what it serves. */
import type { LeadForms } from './lead-schema.js';

export interface Facts {
  /** The codes of its languages, its own first; empty where it has only one. */
  readonly languages: readonly string[];
  /** The tag of what the service tells of itself. */
  readonly discoveryTag: string;
  /** Every calculator. */
  readonly slugs: readonly string[];
  /** The calculator that examples ask; null where none is shown. */
  readonly sample: Sample | null;
  /** True when any calculator has an estimate; and when any estimate has options. */
  readonly hasEstimates: boolean;
  readonly hasOptions: boolean;
  /** True when callers may replace any figure by their own. */
  readonly hasOwn: boolean;
  /** True when any calculator has an input that repeats. */
  readonly hasLists: boolean;
  /** True when any calculator takes a day of the calendar. */
  readonly hasDays: boolean;
  /** True when calculators rest on figures that can be asked for. */
  readonly hasFigures: boolean;
  /** True when the answers of any calculator depend on the day. */
  readonly isDated: boolean;
  /** True when any sentence has text cases. */
  readonly speaksTexts: boolean;
  /** Names of the prices of cost bands. */
  readonly band: BandNames;
  /** Null where the service works in no places. */
  readonly places: Places | null;
  /** Null where the service takes no leads. */
  readonly leads: LeadFacts | null;
}

/** A calculator that can be asked everything, with inputs as texts and a number input to be found. */
export interface Sample {
  readonly slug: string;
  readonly inputs: Readonly<Record<string, string>>;
  readonly input: string;
}

export interface BandNames {
  /** Ends the names of prices: `_usd`, or nothing where the band names its currency. */
  readonly ending: string;
  /** The money in words. */
  readonly money: string;
}

export interface Places {
  readonly cities: readonly string[];
  /** Of all cities, each name once. */
  readonly neighborhoods: readonly string[];
  /** The cities that have any. */
  readonly divided: readonly string[];
  readonly services: readonly string[];
  /** A provider's service and city as an example; null to show none. */
  readonly sample: { readonly service: string; readonly city: string } | null;
  /** Words that stand for a service. */
  readonly words: string | null;
}

export interface LeadFacts extends LeadForms {
  readonly tag: string;
  /** Consent text that a person must have been shown, word for word. */
  readonly consentText: string;
  /** A lead, and the answers to it as a test and in earnest; null where none are shown. */
  readonly sample: { readonly lead: object; readonly test: object; readonly accepted: object } | null;
}
