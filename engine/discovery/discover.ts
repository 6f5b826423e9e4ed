/** Discovery in general: a query in, members or a refusal out. */
import type { Refusal } from '../calculator/answer-query.js';
import { refuseParameters } from '../calculator/answer-query.js';
import type { ServedCatalog } from '../calculator/catalog.js';
import { languageParameters } from '../calculator/language.js';
import type { Parameter } from '../calculator/parameter.js';
import type { QueryPlan, QueryValues } from '../calculator/query-plan.js';
import { planOf } from '../calculator/query-plan.js';
import { readQuery } from '../calculator/read-query.js';
import { scanQuery } from '../calculator/scan-query.js';
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

/** The parameters of an address beside the language. */
interface Taken extends Pick<QueryPlan, 'owner'> {
  readonly parameters: readonly Parameter[];
  /** The places that the parameters name. */
  readonly network?: Network;
}

/** Reads queries by these parameters and answers them; refuses queries that have a mistake. */
export function discoverBy<Members>(
  { service, words }: ServedCatalog,
  { parameters, owner, network }: Taken,
  answer: (values: QueryValues) => Discovered<Members>,
): Discover<Members> {
  const plan = planOf([...parameters, ...languageParameters(service)], 0, network, owner);
  return (query) => {
    const pairs = scanQuery(query);
    const values = readQuery(plan, pairs);
    return values === null ? { kind: 'refused', refusal: refuseParameters(plan, pairs, words) } : answer(values);
  };
}
