/** Words the details of problems that callers of any route may read. To translate them, translate this file. */

export const words = {
  longAddress: (length: number, most: number) => `The address has ${length} characters; at most ${most} are taken.`,
  hostMissing: 'The Host header is missing.',
  hostMalformed: 'The Host header is not the name of a host.',
  hostRepeated: 'The request has more than one Host header.',

  headersTooLarge: 'The headers of the request are larger than 16 KiB.',
  notInTime: 'The request did not arrive in time.',
  notHttp: 'The request is not well-formed HTTP.',
  noTunnel: 'CONNECT is not allowed: this is not a proxy.',
  unknownExpectation: 'Only 100-continue is understood in Expect.',

  bodyType: (wanted: string) => `The body must be sent with Content-Type: ${wanted}.`,
  bodyCharset: 'The body must be encoded in UTF-8.',
  bodyEncoding: 'The body must not be compressed.',
  bodyTooLong: (longest: number) => `The body is longer than ${longest} bytes.`,
  bodyIncomplete: 'The body did not arrive whole.',

  tagsDiffer: 'If-Match names none of the tags of this answer.',
  notCompleted: 'The request was not completed.',

  limitReached: (limit: number, what: 'requests' | 'leads', window: 'minute' | 'hour', seconds: number) =>
    `The limit is ${limit} ${what} ${window === 'minute' ? 'a minute' : 'an hour'}. Try again in ${wait(window, seconds)}.`,
} as const;

function wait(window: 'minute' | 'hour', seconds: number): string {
  return window === 'minute' ? counted(seconds, 'second') : counted(Math.ceil(seconds / 60), 'minute');
}

function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}
