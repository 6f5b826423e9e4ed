/** Queries of pages that say more than was meant, or say it as people do: links of others, old places, `1,200`. */

import { queryText } from '../../../contract/addresses.js';
import { listsOf } from '../../../engine/calculator/list-parameter.js';
import { fillableSpecs } from '../../../engine/calculator/own-figures.js';
import type { PreparedCalculator } from '../../../engine/calculator/prepared-calculator.js';
import { scanQuery } from '../../../engine/calculator/scan-query.js';
import type { Network } from '../../../engine/kernel/service.js';
import { addressQuery, readPageQuery } from '../../../pages/answer/page-query.js';

/** Parameters that advertisers and messengers add to addresses. */
const added = /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|ttclid|twclid|igshid|yclid|mc_[ce]id|_hs\w+)$/;

/**
 * The query as the API takes it, for the calculator of a page; null where it is that already. What others added is left
 * out, and so is a part of another city than the one that is named, which was chosen before that.
 */
export function meantQuery({ plan, specs }: PreparedCalculator, query: string): string | null {
  const pairs = readableIn(query);
  const elsewhere = isElsewhere(plan.network, new Map(pairs));
  const meant = pairs.filter(
    ([name]) => !(added.test(name) && !plan.positions.has(name)) && !(name === 'neighborhood' && elsewhere),
  );
  const read = queryText(
    readableIn(addressQuery(readPageQuery(queryText(meant), fillableSpecs(specs, plan.own), listsOf(plan)))),
  );
  return read === queryText(pairs) ? null : read;
}

/** The pairs whose encoding can be read. */
function readableIn(query: string): readonly [string, string][] {
  return scanQuery(query).flatMap(({ name, value }): [string, string][] =>
    name === null || value === null ? [] : [[name, value]],
  );
}

/** True when the named neighborhood belongs to another city. */
function isElsewhere(network: Network | null, given: ReadonlyMap<string, string>): boolean {
  const [city = '', part = ''] = [given.get('city'), given.get('neighborhood')];
  if (network === null || !Object.hasOwn(network.cities, city)) return false;
  const isIn = (slug: string): boolean => Object.hasOwn(network.neighborhoods[slug] ?? {}, part);
  return !isIn(city) && Object.keys(network.neighborhoods).some(isIn);
}
