/** The checked network: places, categories, and the providers who hold slots there. */

export interface Network {
  /** The area that the network covers, in one line. */
  readonly region: string;
  /** What people call the region in searches. */
  readonly regionNames: readonly string[];
  /** Next step for a person when a provider takes requests, and when none does. */
  readonly ctaActive: string;
  readonly ctaWaiting: string;
  /** Slug to name. */
  readonly cities: ReadonlyMap<string, string>;
  /** City slug to slug to name. */
  readonly neighborhoods: ReadonlyMap<string, ReadonlyMap<string, string>>;
  readonly cityFacts: readonly CityFact[];
  /** By their keys. */
  readonly providers: ReadonlyMap<string, Provider>;
  /** Sorted by slug. */
  readonly categories: readonly Category[];
  /** Sorted by service, then place. */
  readonly slots: readonly Slot[];
}

/** Who can hold slots, and the sites where calculators may show its number and its form. */
export interface Provider {
  readonly name: string;
  readonly sites: readonly string[];
}

export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly tag: string;
  /** Synonyms; each belongs only to this category. */
  readonly also: readonly string[];
  /** What people say who need it and do not name it; null where nobody wrote it down. */
  readonly search: SearchPhrases | null;
  /** Why it has no calculator, and the name of that reason; null where it has one, or nobody says why not. */
  readonly noneBecause: { readonly reason: string; readonly text: string } | null;
  /** The slugs of calculators that price parts of it. */
  readonly parts: readonly string[];
}

/** As the engine's `SearchWords`. */
export type SearchPhrases = Readonly<Record<'things' | 'symptoms' | 'does' | 'not', readonly string[]>>;

/** Something that is so in cities, and who says so. */
export interface CityFact {
  readonly name: string;
  readonly who: string;
  readonly at: string;
  readonly read: string;
  /** By the slug of the city. */
  readonly of: ReadonlyMap<string, string>;
  /** What answers of these services say with such a city; null where nobody has to act on the fact. */
  readonly advice: { readonly services: readonly string[]; readonly say: string } | null;
}

export interface Slot {
  readonly service: string;
  readonly city: string;
  readonly neighborhood: string | null;
  readonly provider: string;
  /** E.164. */
  readonly phone: string;
  readonly pageUrl: string;
  readonly active: boolean;
}
