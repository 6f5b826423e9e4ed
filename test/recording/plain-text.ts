/** Takes out of answers and messages what differs from run to run, so that equal behavior gives equal texts. */
import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import type { Answer } from './play.js';

/** Patterns of what differs, and what replaces it. */
const changing: readonly (readonly [RegExp, string])[] = [
  // Of any change of the catalog, every answer would show the hash.
  [/(?<=hash\W{1,5})[0-9a-f]{16}\b/g, 'HASH'],
  [/(?<=catalog )[0-9a-f]{16}\b/gi, 'HASH'],
  // The reference number of a refused request.
  [/(?<=request_id\W{1,6})[\w-]+/g, 'REQUEST'],
  [/(?<=<code>)[\w-]{12}-\w{1,4}(?=<\/code>)/g, 'REQUEST'],
  // Names of files that change with what they contain.
  [/-[0-9a-f]{12}(?=\.(?:js|css)\b)/g, '-DIGEST'],
  [/(?<=\/assets\/)[0-9a-f]{12}(?=\/)/g, 'DIGEST'],
  [/(?<![0-9a-f])[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}(?![0-9a-f])/g, 'ID'],
  [/\bpage-[\w-]{22}(?![\w-])/g, 'KEY'],
  [/\b20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g, 'TIME'],
  [/\b\w{3}, \d\d? \w{3} 20\d\d \d\d:\d\d:\d\d (?:GMT|\+0000)/g, 'TIME'],
  [/127\.0\.0\.1:\d+/g, 'HERE'],
];

/** Headers whose presence counts and whose value does not. */
const volatile = new Set(['date', 'etag', 'x-request-id', 'content-length', 'ratelimit', 'retry-after']);
const left = new Set(['connection', 'keep-alive', 'transfer-encoding']);

export function plainText(text: string): string {
  return changing.reduce((changed, [pattern, name]) => changed.replace(pattern, name), text);
}

export function plainHead({ status, headers }: Answer): string {
  const lines = Object.entries(headers)
    .filter(([name]) => !left.has(name))
    .map(([name, value]) => `${name}: ${volatile.has(name) ? 'VALUE' : plainText(String(value))}`);
  return [String(status), ...lines.sort()].join('\n');
}

export function plainBody({ headers, body }: Answer): string {
  const type = String(headers['content-type'] ?? '');
  if (type.includes('spreadsheet')) return plainText(partsOf(body));
  return /^(?:image|application\/octet)/.test(type) ? digest(body) : plainText(body.toString());
}

/** The files of an archive with their texts, because the bytes also depend on when it was written. */
function partsOf(archive: Buffer): string {
  const parts = Object.entries(unzipSync(archive)).sort(([a], [b]) => (a < b ? -1 : 1));
  return parts.map(([name, content]) => `${name}\n${Buffer.from(content).toString()}\n`).join('');
}

/** Twelve hexadecimal digits. */
export function digest(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}
