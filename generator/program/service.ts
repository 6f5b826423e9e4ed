/** The types of a catalog's service: its texts, its look, its money and its leads. */

export interface Service {
  readonly name: string;
  readonly version: string;
  readonly schemaVersion: number;
  readonly baseUrl: string;
  readonly summary: string;
  readonly description: string;
  readonly legalDisclaimer: string;
  /** The usage text, with place holders for the address and the limit. */
  readonly usage: string;
  readonly contact: { readonly name: string; readonly url: string };
  /** To whom weaknesses are reported; null where the service does not say. */
  readonly security: SecurityContact | null;
  readonly licence: { readonly name: string; readonly identifier: string };
  readonly tags: ReadonlyMap<string, string>;
  /** Titles of tags by name. */
  readonly tagTitles: ReadonlyMap<string, string>;
  /** The tag of the operations that describe the service. */
  readonly discoveryTag: string;
  readonly requestsPerMinute: number;
  readonly cacheSeconds: number;
  /** The IANA name of the zone by whose midnight a day begins. */
  readonly timeZone: string;
  /** The country of telephone numbers, a code of two letters; null when there are none. */
  readonly country: string | null;
  /** Next step for a person. */
  readonly ctaMessage: string;
  /** The currency of cost bands; null when there are none. */
  readonly currency: Currency | null;
  readonly look: Look;
  /** The calculators that come first on the start page. */
  readonly popular: readonly string[];
  /** The generated files and folders that the project commits, by their paths; null when it commits all. */
  readonly committed: readonly string[] | null;
  /** The codes of its languages, its own first; empty where there is only one. */
  readonly languages: readonly string[];
  /** Null when the service takes no leads. With leads, there is a network. */
  readonly leads: LeadTerms | null;
}

/** To whom weaknesses are reported: an address with its scheme, and the day on which it expires. */
export interface SecurityContact {
  readonly contact: string;
  readonly expires: string;
}

/** The look of pages; null for the usual. */
export interface Look {
  /** Six hexadecimal digits. */
  readonly accent: string | null;
  /** A drawing as SVG. */
  readonly logo: string | null;
}

/** The terms on which leads are taken. */
export interface LeadTerms {
  /** The tag of the operation that takes them. */
  readonly tag: string;
  /** The telephone number in the example of a lead: as people of the country write it, and in E.164. */
  readonly samplePhone: SamplePhone;
  /** Null where any short text is one. */
  readonly postalCode: PostalCode | null;
  readonly perHour: number;
  /** The exact text that a person must have been shown. */
  readonly consent: string;
}

export interface SamplePhone {
  readonly national: string;
  readonly international: string;
}

/** How the postal codes of a country are written. */
export interface PostalCode {
  /** What messages call it, such as US postal code. */
  readonly name: string;
  /** What the field of a lead holds, for the documents. */
  readonly description: string;
  /** As a regular expression. */
  readonly pattern: string;
  readonly example: string;
}

/** The money of a catalog: its unit, such as `EUR`, and its sign. */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
}
