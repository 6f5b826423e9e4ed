/** The texts of problems that callers of any route may read. */
export const httpTexts = {
  longAddress: 'The address has {length} characters; at most {most} are taken.',
  hostMissing: 'The Host header is missing.',
  hostMalformed: 'The Host header is not the name of a host.',
  hostRepeated: 'The request has more than one Host header.',

  headersTooLarge: 'The headers of the request are larger than 16 KiB.',
  notInTime: 'The request did not arrive in time.',
  notHttp: 'The request is not well-formed HTTP.',
  noTunnel: 'CONNECT is not allowed: this is not a proxy.',
  unknownExpectation: 'Only 100-continue is understood in Expect.',

  bodyType: 'The body must be sent with Content-Type: {wanted}.',
  bodyCharset: 'The body must be encoded in UTF-8.',
  bodyEncoding: 'The body must not be compressed.',
  bodyTooLong: 'The body is longer than {longest} bytes.',
  bodyIncomplete: 'The body was incomplete.',

  tagsDiffer: 'If-Match names none of the tags of this answer.',
  notCompleted: 'The request was not completed.',

  limitReached: {
    requests: {
      minute: 'The limit is {limit} requests a minute. Try again in {wait}.',
      hour: 'The limit is {limit} requests an hour. Try again in {wait}.',
    },
    leads: {
      minute: 'The limit is {limit} leads a minute. Try again in {wait}.',
      hour: 'The limit is {limit} leads an hour. Try again in {wait}.',
    },
  },
  wait: {
    minute: { by: 'seconds', one: '{seconds} second', other: '{seconds} seconds' },
    hour: { by: 'minutes', one: '{minutes} minute', other: '{minutes} minutes' },
  },
} as const;
