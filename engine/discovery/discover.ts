/** Types of discovery: a catalog with places in, members or a refusal out. */
import type { Refusal } from '../calculator/answer-query.js';
import type { ServedCatalog } from '../calculator/catalog.js';
import type { Network } from '../kernel/service.js';

/** A catalog whose service works in places. */
export interface PlacedCatalog extends ServedCatalog {
  readonly network: Network;
}

/** The members of an answer, or why there is none. */
export type Discovered<Members> =
  | { readonly kind: 'answered'; readonly members: Members }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** Answers the text behind the question mark of an address. */
export type Discover<Members = object> = (query: string) => Discovered<Members>;
