/** Queries of pages that say more than was meant: what others wrote into a link, and a place that was chosen before. */

import type { PreparedCalculator } from '../../../engine/calculator/prepared-calculator.js';
import { scanQuery } from '../../../engine/calculator/scan-query.js';
import type { Network } from '../../../engine/kernel/service.js';
import { queryText } from '../../../pages/site/page-site.js';

/** What advertisers and messengers add to the addresses that they lead to. */
const added = /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|ttclid|twclid|igshid|yclid|mc_[ce]id|_hs\w+)$/;

/**
 * The query without them, for the calculator of a page; null where there is nothing to leave out. A part of another
 * city than the one that is named was chosen before that: it is left out too.
 */
export function meantQuery({ plan }: PreparedCalculator, query: string): string | null {
  const pairs = scanQuery(query).flatMap(({ name, value }): [string, string][] =>
    name === null || value === null ? [] : [[name, value]],
  );
  const elsewhere = isElsewhere(plan.network, new Map(pairs));
  const meant = pairs.filter(
    ([name]) => !(added.test(name) && !plan.positions.has(name)) && !(name === 'neighborhood' && elsewhere),
  );
  return meant.length === pairs.length ? null : queryText(meant);
}

/** Whether the part of a city is one of some other city. */
function isElsewhere(network: Network | null, given: ReadonlyMap<string, string>): boolean {
  const [city = '', part = ''] = [given.get('city'), given.get('neighborhood')];
  if (network === null || !Object.hasOwn(network.cities, city)) return false;
  const isIn = (slug: string): boolean => Object.hasOwn(network.neighborhoods[slug] ?? {}, part);
  return !isIn(city) && Object.keys(network.neighborhoods).some(isIn);
}
