/** Reads the callers that have keys from the operator's configuration. Keys never appear in a message. */

import { digest } from '../model/digest.js';
import { isEntry, listOf, parseJson, unknownKeys } from '../model/operator-json.js';
import type { Reading } from '../model/reading.js';
import type { KnownCaller } from './caller.js';

const keys = ['key', 'key_sha256', 'leads_per_hour'];
const shortestKey = 24;
const mostLeads = 1_000_000;

/**
 * Reads `{"<caller>": {"key": "...", "leads_per_hour": 500}}`. In place of `key` its SHA-256 can stand, as
 * `key_sha256`; both may be lists.
 */
export function readCallers(text: string): Reading<{ readonly callers: readonly KnownCaller[] }> {
  const value = parseJson(text);
  if (!isEntry(value)) return { ok: false, mistakes: ['The callers are not a JSON object.'] };
  const readings = Object.entries(value).map(([name, entry]) => readEntry(name, entry));
  const mistakes = [
    ...readings.flatMap((reading) => reading.mistakes),
    ...sharedKeys(readings.map(({ caller }) => caller)),
  ];
  return mistakes.length > 0 ? { ok: false, mistakes } : { ok: true, callers: readings.map(({ caller }) => caller) };
}

interface EntryReading {
  readonly caller: KnownCaller;
  readonly mistakes: readonly string[];
}

function readEntry(name: string, value: unknown): EntryReading {
  const entry = isEntry(value) ? value : {};
  const plain = listOf(entry['key']);
  const digests = listOf(entry['key_sha256']);
  const leadsPerHour = Number(entry['leads_per_hour']);
  const mistakes = [
    ...(isEntry(value) ? [] : ['is not an object with key and leads_per_hour']),
    ...(/^[\w.-]{1,64}$/.test(name) ? [] : ['has a name that is not made of 1 to 64 letters, digits, dots and dashes']),
    ...unknownKeys(entry, keys),
    ...(plain.length + digests.length === 0 ? ['has neither key nor key_sha256'] : []),
    ...(plain.every(isKey) ? [] : [`key is not a text of at least ${shortestKey} visible ASCII characters`]),
    ...(digests.every(isDigest) ? [] : ['key_sha256 is not a SHA-256 of 64 hexadecimal digits']),
    ...(isCount(entry['leads_per_hour']) ? [] : [`leads_per_hour is not a whole number from 1 to ${mostLeads}`]),
  ];
  const keyDigests = [
    ...plain.filter(isKey).map(digest),
    ...digests.filter(isDigest).map((text) => text.toLowerCase()),
  ];
  return {
    caller: { name, keyDigests, leadsPerHour },
    mistakes: mistakes.map((mistake) => `Caller ${name}: ${mistake}.`),
  };
}

function sharedKeys(callers: readonly KnownCaller[]): readonly string[] {
  const all = callers.flatMap(({ keyDigests }) => [...new Set(keyDigests)]);
  return new Set(all).size === all.length ? [] : ['Two callers have the same key.'];
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && value.length >= shortestKey && /^[\x21-\x7e]+$/.test(value);
}

function isDigest(value: unknown): value is string {
  return typeof value === 'string' && /^[\da-f]{64}$/i.test(value);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 1 && Number(value) <= mostLeads;
}
