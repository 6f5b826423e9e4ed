/** Checks requests before anything else is done with them. */

import type { IncomingMessage } from 'node:http';
import type { InterfaceWords } from '../words/interface-words.js';
import type { Problem } from './problem.js';

/** The longest address that is taken, in characters; no call of the service comes near it. */
const longestUrl = 8192;

/** The characters of `uri-host [":" port]` in RFC 3986. */
const hostForm = /^[\w\-.~!$&'()*+,;=:%[\]]*$/;

/** The problem of a request whose address is too long or whose Host is wrong; null when it has none. */
export function refuseRequest(request: IncomingMessage, words: InterfaceWords['http']): Problem | null {
  const { length } = request.url ?? '';
  if (length > longestUrl) {
    return { code: 'uri_too_long', detail: words.longAddress({ length, most: longestUrl }) };
  }
  const fault = hostFault(request, words);
  return fault === null ? null : { code: 'malformed_request', detail: fault };
}

/** The fault of the Host header, after RFC 9112, section 3.2: one line with a host; only HTTP/1.0 may omit it. */
function hostFault(
  { headers, rawHeaders, httpVersionMinor }: IncomingMessage,
  words: InterfaceWords['http'],
): string | null {
  const { host } = headers;
  if (host === undefined) return httpVersionMinor === 0 ? null : words.hostMissing;
  if (!hostForm.test(host)) return words.hostMalformed;
  return countLines(rawHeaders, 'host') > 1 ? words.hostRepeated : null;
}

/** Counts the header lines with a name; of some, node keeps only the first in `headers`. */
function countLines(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === name) count++;
  return count;
}
