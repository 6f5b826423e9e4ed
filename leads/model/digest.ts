/** Makes one-way digests, for comparing values that need not or must not be stored. */
import { createHash } from 'node:crypto';

/** SHA-256 of a text, in hexadecimal. */
export function digest(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/** The digest of a JSON value; the order of keys and the spacing do not matter. */
export function digestJson(value: unknown): string {
  return digest(JSON.stringify(sortKeys(value)));
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([key, child]) => [key, sortKeys(child)]);
}

/** The digest of a message, blind to case and spacing; null for a message too short to tell anything. */
export function messageDigest(message: string | null): string | null {
  const plain = message?.toLowerCase().replace(/\s+/g, ' ').trim() ?? '';
  return plain.length < 60 ? null : digest(plain);
}
