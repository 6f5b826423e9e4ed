/** What a request must be before anything is done with it. */
import type { IncomingMessage } from 'node:http';
import type { Problem } from './problem.js';

/** No request of the service comes near this; longer addresses only cost time. */
export const longestUrl = 8192;

/** The characters of `uri-host [":" port]` in RFC 3986. */
const hostForm = /^[\w\-.~!$&'()*+,;=:%[\]]*$/;

/** What is wrong with a request before its address is looked at; null when nothing is. */
export function refuseRequest(request: IncomingMessage): Problem | null {
  const { length } = request.url ?? '';
  if (length > longestUrl) {
    const detail = `The address has ${length} characters; at most ${longestUrl} are taken.`;
    return { code: 'uri_too_long', detail };
  }
  const fault = hostFault(request);
  return fault === null ? null : { code: 'malformed_request', detail: fault };
}

/** RFC 9112, section 3.2: one Host line, with the form of a host; only HTTP/1.0 may do without. */
function hostFault({ headers, rawHeaders, httpVersionMinor }: IncomingMessage): string | null {
  const { host } = headers;
  if (host === undefined) return httpVersionMinor === 0 ? null : 'The Host header is missing.';
  if (!hostForm.test(host)) return 'The Host header is not the name of a host.';
  return countLines(rawHeaders, 'host') > 1 ? 'The request has more than one Host header.' : null;
}

/** How many header lines have a name; node keeps only the first of some of them in `headers`. */
function countLines(rawHeaders: readonly string[], name: string): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]?.toLowerCase() === name) count++;
  return count;
}
