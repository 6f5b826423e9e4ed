/** The callers that have keys, as the operator configures them. Keys never appear in a message. */
import { z } from 'zod';
import { entryOf, oneOrMore } from '../../settings/read-settings.js';
import { digest } from '../model/digest.js';
import type { KnownCaller } from './caller.js';

const shortestKey = 24;
const mostLeads = 1_000_000;
const limitForm = `is not a whole number from 1 to ${mostLeads}.`;
const neitherKey = 'has neither key nor key_sha256.';

const keys = oneOrMore(isKey, `is not a text of at least ${shortestKey} visible ASCII characters.`, neitherKey);
const digests = oneOrMore(isDigest, 'is not a SHA-256 of 64 hexadecimal digits.', neitherKey);

const callerEntry = entryOf(
  {
    key: keys.optional(),
    key_sha256: digests.optional(),
    leads_per_hour: z.int(limitForm).min(1, limitForm).max(mostLeads, limitForm),
  },
  'is not an object with key and leads_per_hour.',
).refine(({ key, key_sha256 }) => key !== undefined || key_sha256 !== undefined, neitherKey);

const callerName = z.string().regex(/^[\w.-]{1,64}$/);

/**
 * The value of `{"<caller>": {"key": "...", "leads_per_hour": 500}}`. In place of `key` its SHA-256 can be given, as
 * `key_sha256`; both may be lists.
 */
export const knownCallers = z
  .record(callerName, callerEntry, {
    error: ({ code }) =>
      code === 'invalid_key'
        ? 'is not a name of 1 to 64 letters, digits, dots and dashes.'
        : 'cannot be used: it is not a JSON object of callers.',
  })
  .transform((entries) => Object.entries(entries).map(([name, entry]) => toCaller(name, entry)))
  .refine(haveKeysOfTheirOwn, 'cannot be used: two callers have the same key.');

function toCaller(name: string, entry: z.output<typeof callerEntry>): KnownCaller {
  const keyDigests = [...(entry.key ?? []).map(digest), ...(entry.key_sha256 ?? []).map((text) => text.toLowerCase())];
  return { name, keyDigests, leadsPerHour: entry.leads_per_hour };
}

function haveKeysOfTheirOwn(all: readonly KnownCaller[]): boolean {
  const digestsOfAll = all.flatMap(({ keyDigests }) => [...new Set(keyDigests)]);
  return new Set(digestsOfAll).size === digestsOfAll.length;
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && value.length >= shortestKey && /^[\x21-\x7e]+$/.test(value);
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{64}$/i.test(value);
}
