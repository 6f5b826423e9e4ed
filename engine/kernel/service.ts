/** What the service knows of itself and of its network; the compiler fills these shapes from the catalog. */

/** Facts of the service that answers carry. */
export interface ServiceInfo {
  readonly name: string;
  readonly version: string;
  readonly schemaVersion: number;
  /** Changes with every change of the catalog. */
  readonly catalogHash: string;
  /** The public address written into the generated documents, without a final slash. */
  readonly baseUrl: string;
  readonly legalDisclaimer: string;
  /** How to call a calculator, in one paragraph; the registry's `usage`. With place holders until it is served. */
  readonly usage: string;
  /** What `cta.message` says by itself; `{service}` stands for the calculator's service name. */
  readonly ctaMessage: string;
  readonly requestsPerMinute: number;
  /** How long caches may keep an answer, in seconds. */
  readonly cacheSeconds: number;
  /** The IANA name of the zone by whose midnight a day begins. */
  readonly timeZone: string;
  /** Null where the service takes no leads. */
  readonly leads: LeadTerms | null;
}

/** On what terms leads are taken. */
export interface LeadTerms {
  /** For each caller. */
  readonly perHour: number;
  /** The consent text that a lead's contact person must have been shown, word for word. */
  readonly consentText: string;
}

/** A kind of local service. `slug` names the calculator too, where one exists. */
export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly tag: string;
  /** Other words that people ask for it by; absent where there are none. Each belongs to one category. */
  readonly also?: readonly string[];
}

/** The place where one provider takes the leads of one service. */
export interface ProviderSlot {
  /** Names the provider in configuration, such as the key of its webhook. */
  readonly provider: string;
  /** E.164, such as +13615550100. */
  readonly trackingPhone: string;
  /** A path below the service's page site or a full URL. */
  readonly pageUrl: string;
  readonly active: boolean;
}

/** Where the service works and who does the work there. A service may have none. */
export interface Network {
  /** What `cta.message` says where a city was named and a provider takes requests there; `{service}` as above. */
  readonly ctaActive: string;
  /** The same where none does at present. */
  readonly ctaWaiting: string;
  /** City slug to city name. */
  readonly cities: Readonly<Record<string, string>>;
  /** City slug to its neighborhoods, slug to name; cities without neighborhoods are absent. */
  readonly neighborhoods: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly categories: readonly Category[];
  /** Service slug to place to slot. A place is `city`, or `city/neighborhood` where one is set apart. */
  readonly slots: Readonly<Record<string, Readonly<Record<string, ProviderSlot>>>>;
}
