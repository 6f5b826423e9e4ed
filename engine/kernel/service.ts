/** The facts of the service and of its network, which the compiler takes from the catalog. */

/** Facts of the service. */
export interface ServiceInfo {
  readonly name: string;
  readonly version: string;
  readonly schemaVersion: number;
  /** Changes with every change of the catalog. */
  readonly catalogHash: string;
  /** The public address in the generated documents, without a final slash. */
  readonly baseUrl: string;
  readonly legalDisclaimer: string;
  /** What the service is, in a sentence. */
  readonly summary?: string;
  /** The registry's `usage`: how to call a calculator, in one paragraph. Has place holders until it is served. */
  readonly usage: string;
  /** `cta.message` when no city was named; `{service}` stands for the calculator's trade. */
  readonly ctaMessage: string;
  readonly requestsPerMinute: number;
  /** Time that caches may keep an answer, in seconds. */
  readonly cacheSeconds: number;
  /** The IANA name of the time zone in which days begin and end. */
  readonly timeZone: string;
  /** Telephone numbers without + are numbers of this country, a code of two letters; absent without a network. */
  readonly country?: string;
  /** The code of the money of cost bands, such as USD; absent where the service has none. */
  readonly currency?: string;
  /** To whom weaknesses are reported; absent where the service does not say. */
  readonly security?: SecurityContact;
  /** How pages look; absent for the usual. */
  readonly look?: Look;
  /** The codes of its languages, its own first; absent where it has only one. */
  readonly languages?: readonly string[];
  /** The titles of tags, by their names; absent where their names are titles enough. */
  readonly tagTitles?: Readonly<Record<string, string>>;
  /** The slugs of calculators that the home page shows first. */
  readonly popular?: readonly string[];
  /** Null when the service takes no leads. */
  readonly leads: LeadTerms | null;
}

type Answered = 'version' | 'catalogHash' | 'baseUrl' | 'legalDisclaimer' | 'ctaMessage' | 'timeZone' | 'languages';

/** What answers say of a service. Elements get no more of it. */
export interface AnsweringService extends Pick<ServiceInfo, Answered> {
  /** Null where nobody takes requests. */
  readonly leads: object | null;
}

/** To whom weaknesses are reported: an address with its scheme, and the day on which it expires. */
export interface SecurityContact {
  readonly contact: string;
  readonly expires: string;
}

/** The look of pages. */
export interface Look {
  /** Six hexadecimal digits. */
  readonly accent?: string;
  /** A drawing as SVG. */
  readonly logo?: string;
}

/** The terms on which leads are taken. */
export interface LeadTerms {
  /** Leads per hour that each caller may send. */
  readonly perHour: number;
  /** The text that a lead's contact person must have been shown, word for word. */
  readonly consentText: string;
  /** A telephone number of nobody: as people of the country write it, and in E.164. */
  readonly samplePhone: { readonly national: string; readonly international: string };
  /** How postal codes are written; null where any short text is one. */
  readonly postalCode: PostalCode | null;
}

export interface PostalCode {
  /** What messages call it, such as US postal code. */
  readonly name: string;
  /** What the field of a lead holds, for the documents. */
  readonly description: string;
  /** As a regular expression. */
  readonly pattern: string;
  readonly example: string;
}

/** A trade. `slug` also names its calculator, if it has one. */
export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly tag: string;
  /** Other words that people use for it; each belongs to only one category. */
  readonly also?: readonly string[];
  /** What else people say when they need it. */
  readonly search?: SearchWords;
  /** Why it has no calculator. */
  readonly noneBecause?: string;
  /** The slugs of calculators that price parts of it. */
  readonly parts?: readonly string[];
}

/** What people say who need a trade and do not name it. */
export interface SearchWords {
  /** What it works on: parts, brands, slang. */
  readonly things?: readonly string[];
  /** What is wrong. */
  readonly symptoms?: readonly string[];
  /** What is to be done. */
  readonly does?: readonly string[];
  /** What has words of the trade and means something else. */
  readonly not?: readonly string[];
}

/** Something that is so in cities, and who says so. */
export interface CityFact {
  readonly name: string;
  readonly who: string;
  readonly at: string;
  readonly read: string;
  /** By the slug of the city. */
  readonly of: Readonly<Record<string, string>>;
  /** What answers of these services say with such a city. */
  readonly advice?: { readonly services: readonly string[]; readonly say: string };
}

/** A provider, and the sites where calculators may show its telephone number and its form. */
export interface Provider {
  readonly name: string;
  readonly sites?: readonly string[];
}

/** The provider who takes the leads of one category in one place. */
export interface ProviderSlot {
  /** Names the provider in configuration, such as the key of its webhook. */
  readonly provider: string;
  /** E.164, such as +13615550100. */
  readonly trackingPhone: string;
  /** A path below the service's address, or a full URL. */
  readonly pageUrl: string;
  readonly active: boolean;
}

/** The places where the service works and the providers there. */
export interface Network {
  /** `cta.message` when a city was named and a provider takes requests there. `{service}` stands for the trade. */
  readonly ctaActive: string;
  /** `cta.message` when a city was named and no provider takes requests there now. */
  readonly ctaWaiting: string;
  /** What people call the region in searches. */
  readonly regionNames?: readonly string[];
  /** City slug to city name. */
  readonly cities: Readonly<Record<string, string>>;
  /** City slug to neighborhood slug to name; cities without neighborhoods are absent. */
  readonly neighborhoods: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly cityFacts?: readonly CityFact[];
  readonly categories: readonly Category[];
  /** Who holds slots, by key. */
  readonly providers: Readonly<Record<string, Provider>>;
  /** Category slug to place to slot. A place is `city`, or `city/neighborhood` for one with its own provider. */
  readonly slots: Readonly<Record<string, Readonly<Record<string, ProviderSlot>>>>;
}
