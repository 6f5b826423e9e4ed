/** How the documents state the limit, so that a service that runs with another one can say that instead. */
import type { Service } from './catalog.js';

const place = '{requests_per_minute}';

/** The phrases of the documents' own texts; those of the catalog come with the service. */
const ownPhrases = {
  minute: `${place} requests in this minute`,
  caller: `${place} requests a minute for each`,
};

/** One of the phrases with the number of the catalog. */
export function statedLimit(phrase: keyof typeof ownPhrases, { requestsPerMinute }: Service): string {
  return ownPhrases[phrase].replace(place, String(requestsPerMinute));
}

/** Every phrase in which a published text states the limit, with `{requests_per_minute}` in place of the number. */
export function limitPhrases({ usageLimits }: Service): readonly string[] {
  return [...Object.values(ownPhrases), ...usageLimits];
}
