/** The phrases that state the request limit in documents, so that a service with another limit can replace them. */
import type { Service } from './catalog.js';

const place = '{requests_per_minute}';

/** The phrases in texts of the documents; those in texts of the catalog are `usageLimits`. */
const ownPhrases = {
  minute: `${place} requests in this minute`,
  caller: `${place} requests a minute for each`,
};

/** A phrase with the limit of the catalog filled in. */
export function statedLimit(phrase: keyof typeof ownPhrases, { requestsPerMinute }: Service): string {
  return ownPhrases[phrase].replace(place, String(requestsPerMinute));
}

/** Every phrase that states the limit in a published text, with `{requests_per_minute}` in place of the number. */
export function limitPhrases({ usageLimits }: Service): readonly string[] {
  return [...Object.values(ownPhrases), ...usageLimits];
}
