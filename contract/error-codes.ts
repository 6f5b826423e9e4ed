/**
 * The table of error codes: what the service answers with and what the published documents list. The compiler and the
 * service both read it here, so that neither needs to know the other.
 */

/** One row of the table. */
export interface ErrorCodeRow {
  /** The code that clients branch on. A code never changes its meaning. */
  readonly code: string;
  readonly status: number;
  readonly title: string;
  /** Advice for the caller. */
  readonly advice: string;
  /** When it makes sense to send the request again. */
  readonly retry: string;
}

export const errorCodes = [
  {
    code: 'invalid_parameters',
    status: 400,
    title: 'The query has mistakes',
    advice:
      'Each entry of errors names a parameter, what was received and what is allowed. Call corrected_url where it is given.',
    retry: 'After correcting the query.',
  },
  {
    code: 'unknown_parameter',
    status: 400,
    title: 'No such parameter',
    advice: 'Use one of the names in allowed, spelled exactly as listed; letter case matters.',
    retry: 'After correcting the query.',
  },
  {
    code: 'repeated_parameter',
    status: 400,
    title: 'The parameter was given more than once',
    advice: 'Send each parameter once; lists are not taken.',
    retry: 'After correcting the query.',
  },
  {
    code: 'invalid_text',
    status: 400,
    title: 'Not a text that can be looked for',
    advice: 'Send a few words of at most 100 characters, such as lawn mowing.',
    retry: 'After correcting the query.',
  },
  {
    code: 'invalid_number',
    status: 400,
    title: 'Not a decimal number',
    advice:
      'Send digits with an optional sign, fraction and exponent, such as 1800, -2.5 or 1e3; no separators, units or signs of money.',
    retry: 'After correcting the query.',
  },
  {
    code: 'unknown_day',
    status: 400,
    title: 'No figures for this day',
    advice:
      'Send on=2026-03-01, say, with a day of the calendar for which the figures are known; detail says which are.',
    retry: 'With another day.',
  },
  {
    code: 'not_whole',
    status: 400,
    title: 'Not a whole number',
    advice: 'The input counts whole things: send one of the two whole numbers that detail names.',
    retry: 'After correcting the query.',
  },
  {
    code: 'out_of_range',
    status: 400,
    title: 'Outside of the range',
    advice: 'Send a figure of your own inside of allowed, or leave it out for that of the catalog.',
    retry: 'After correcting the query.',
  },
  {
    code: 'missing_parameter',
    status: 400,
    title: 'A required input is missing',
    advice: 'The input has no default: ask the person for it, and send it.',
    retry: 'After adding the input.',
  },
  {
    code: 'unknown_option',
    status: 400,
    title: 'No such option',
    advice: 'Send one of the values in allowed, spelled exactly as listed.',
    retry: 'After correcting the query.',
  },
  {
    code: 'unknown_city',
    status: 400,
    title: 'The network does not work in this city',
    advice: 'Send one of the city slugs in allowed, or leave city out to get the answer without local routing.',
    retry: 'After correcting the query.',
  },
  {
    code: 'unknown_neighborhood',
    status: 400,
    title: 'The city has no such neighborhood',
    advice: 'Send one of the neighborhoods in allowed together with their city, or leave neighborhood out.',
    retry: 'After correcting the query.',
  },
  {
    code: 'neighborhood_without_city',
    status: 400,
    title: 'A neighborhood needs its city',
    advice: 'Send city together with neighborhood.',
    retry: 'After correcting the query.',
  },
  {
    code: 'no_such_figure',
    status: 400,
    title: 'The calculator has no figure that answers this',
    advice: 'Name one of the figures in allowed, or ask another calculator.',
    retry: 'After changing the question.',
  },
  {
    code: 'not_searchable',
    status: 400,
    title: 'The input has too many options to try',
    advice: 'Ask for the calculation of one option at a time.',
    retry: 'After changing the question.',
  },
  {
    code: 'invalid_encoding',
    status: 400,
    title: 'Broken percent-encoding',
    advice: 'Encode names and values as UTF-8 with percent-encoding; a bare percent sign is written %25.',
    retry: 'After correcting the query.',
  },
  {
    code: 'too_many_parameters',
    status: 400,
    title: 'Too many parameters',
    advice: "Send each of the calculator's parameters at most once; the registry lists them.",
    retry: 'After correcting the query.',
  },
  {
    code: 'invalid_combination',
    status: 400,
    title: 'These inputs do not go together',
    advice: 'The detail says which condition fails; change the inputs that it names.',
    retry: 'After changing the inputs.',
  },
  {
    code: 'malformed_request',
    status: 400,
    title: 'The request could not be read',
    advice: 'Send well-formed HTTP with a Host header, and percent-encoding that decodes to UTF-8.',
    retry: 'After correcting the request.',
  },
  {
    code: 'malformed_body',
    status: 400,
    title: 'The request body could not be read',
    advice: 'Send one JSON document, complete and encoded as UTF-8.',
    retry: 'After correcting the body.',
  },
  {
    code: 'invalid_idempotency_key',
    status: 400,
    title: 'The Idempotency-Key cannot be used',
    advice:
      'Send one text of 1 to 255 visible ASCII characters, best a new UUID for each lead; quotes around it are optional.',
    retry: 'After correcting the header.',
  },
  {
    code: 'origin_not_allowed',
    status: 403,
    title: 'The page or the host name is not allowed',
    advice: 'Call the published address; web pages may call it only from its own host or from this machine.',
    retry: 'After changing the address.',
  },
  {
    code: 'unknown_calculator',
    status: 404,
    title: 'No such calculator',
    advice: 'GET /api/calc lists every calculator with its address.',
    retry: 'After correcting the address.',
  },
  {
    code: 'not_found',
    status: 404,
    title: 'Nothing is here',
    advice: 'Addresses have one spelling: lower case and no slash at the end. GET / lists the starting points.',
    retry: 'After correcting the address.',
  },
  {
    code: 'unknown_api_key',
    status: 401,
    title: 'Nobody has this key',
    advice:
      'Send the key that you were given as Authorization: Bearer or X-Api-Key, or none: leads are also taken without one.',
    retry: 'With the right key, or without one.',
  },
  {
    code: 'method_not_allowed',
    status: 405,
    title: 'The method is not allowed here',
    advice: 'Use one of the methods in the Allow header.',
    retry: 'With an allowed method.',
  },
  {
    code: 'precondition_failed',
    status: 412,
    title: 'The condition of the request does not hold',
    advice: 'Leave If-Match out, or send the tag of the ETag header of an earlier answer to the same request.',
    retry: 'Without If-Match, or with the present tag.',
  },
  {
    code: 'request_timeout',
    status: 408,
    title: 'The request took too long to arrive',
    advice: 'Send the whole request without pausing.',
    retry: 'At once.',
  },
  {
    code: 'idempotency_key_in_use',
    status: 409,
    title: 'The request is being worked on',
    advice: 'A request with the same Idempotency-Key has not ended yet. Send it again, unchanged, to get its answer.',
    retry: 'After the seconds in Retry-After.',
  },
  {
    code: 'content_too_large',
    status: 413,
    title: 'The request body is too large',
    advice: 'Shorten the body; the detail says how much is taken.',
    retry: 'After shortening the body.',
  },
  {
    code: 'uri_too_long',
    status: 414,
    title: 'The address is too long',
    advice: 'Keep path and query together under 8192 characters.',
    retry: 'After shortening the address.',
  },
  {
    code: 'unsupported_media_type',
    status: 415,
    title: 'The body is of a type that is not taken',
    advice: 'Send application/json in UTF-8, not compressed with an unknown method.',
    retry: 'After changing the type of the body.',
  },
  {
    code: 'expectation_failed',
    status: 417,
    title: 'The Expect header asks for something unknown',
    advice: 'Leave the Expect header out, or send 100-continue.',
    retry: 'After correcting the header.',
  },
  {
    code: 'unprocessable_content',
    status: 422,
    title: 'The body is readable, but its content is not acceptable',
    advice: 'Each entry of errors names a field, what was received and what is allowed.',
    retry: 'After correcting the body.',
  },
  {
    code: 'invalid_lead',
    status: 422,
    title: 'The lead has mistakes',
    advice:
      'Each entry of errors names a place in the body and what is allowed there. Correct all of them and send it again.',
    retry: 'After correcting the body.',
  },
  {
    code: 'missing_field',
    status: 422,
    title: 'Something is missing in the lead',
    advice: 'Add the field that pointer names.',
    retry: 'After correcting the body.',
  },
  {
    code: 'unknown_field',
    status: 422,
    title: 'The lead has a field that is not taken',
    advice: 'Use the name in suggestion, or one of those in allowed, or leave the field out.',
    retry: 'After correcting the body.',
  },
  {
    code: 'invalid_value',
    status: 422,
    title: 'A value in the lead is not acceptable',
    advice: 'The detail says what is taken; allowed lists the values where there is a list.',
    retry: 'After correcting the body.',
  },
  {
    code: 'unknown_service',
    status: 422,
    title: 'The network has no such service',
    advice: 'Send one of the service slugs in allowed.',
    retry: 'After correcting the body.',
  },
  {
    code: 'invalid_phone',
    status: 422,
    title: 'Not a telephone number',
    advice: 'Send a number that can be dialed: ten digits for the United States, or + and the country code.',
    retry: 'After asking the person for the number again.',
  },
  {
    code: 'invalid_email',
    status: 422,
    title: 'Not an email address',
    advice: 'Send an address such as name@example.com.',
    retry: 'After asking the person for the address again.',
  },
  {
    code: 'consent_required',
    status: 422,
    title: 'The consent of the person is missing',
    advice:
      'Show the person consent_text, word for word. Only if they agree, send consent with given true and that text.',
    retry: 'After the person has agreed.',
  },
  {
    code: 'consent_text_differs',
    status: 422,
    title: 'The person was shown another consent text',
    advice: 'Show the person consent_text, word for word, and send it unchanged once they agree.',
    retry: 'After the person has agreed.',
  },
  {
    code: 'idempotency_key_reused',
    status: 422,
    title: 'The Idempotency-Key belongs to another lead',
    advice:
      'Keys are remembered for 24 hours. Send another lead with a new key; send the same lead with exactly the same body.',
    retry: 'With a new key.',
  },
  {
    code: 'rate_limit_exceeded',
    status: 429,
    title: 'Too many requests',
    advice:
      'Wait as many seconds as Retry-After says. The RateLimit header of every answer tells how many calls are left.',
    retry: 'After the seconds in Retry-After.',
  },
  {
    code: 'headers_too_large',
    status: 431,
    title: 'The request headers are too large',
    advice: 'Send fewer or shorter headers; all of them together must stay under 16 KiB.',
    retry: 'After shortening the headers.',
  },
  {
    code: 'internal_error',
    status: 500,
    title: 'The service failed',
    advice: 'The mistake is on our side. Quote request_id when you report it.',
    retry: 'Once, after a few seconds.',
  },
  {
    code: 'leads_unavailable',
    status: 503,
    title: 'Leads cannot be taken at the moment',
    advice:
      'The lead was not acknowledged. With the same Idempotency-Key it is stored only once, however often you send it. Calculators work as usual.',
    retry: 'After the seconds in Retry-After, with the same body and key.',
  },
  {
    code: 'not_ready',
    status: 503,
    title: 'The service is not ready',
    advice: 'The entries of errors name the parts that do not answer.',
    retry: 'After a few seconds.',
  },
] as const satisfies readonly ErrorCodeRow[];

/** A code of the table. */
export type ErrorCode = (typeof errorCodes)[number]['code'];

const byCode = new Map<ErrorCode, ErrorCodeRow>(errorCodes.map((row) => [row.code, row]));

/** The row of a code. */
export function errorCodeRow(code: ErrorCode): ErrorCodeRow {
  const row = byCode.get(code);
  if (row === undefined) throw new Error(`the error code ${code} has no row`);
  return row;
}
