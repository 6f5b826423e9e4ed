/**
 * The table of error codes: what the service answers with and what the published documents list. The compiler and the
 * service both read it here, so that neither needs to know the other.
 */

interface Row {
  readonly status: number;
  readonly title: string;
  /** Advice for the caller. */
  readonly advice: string;
  /** When it makes sense to send the request again. */
  readonly retry: string;
  /** The part of a service that the code belongs to; a service without that part never answers with the code. */
  readonly of?: keyof ServiceParts;
}

/** The optional parts of a service; null for a part that it lacks. */
interface ServiceParts {
  readonly hasDays: boolean;
  readonly places: object | null;
  readonly leads: object | null;
}

const wrongQuery = { status: 400, retry: 'After correcting the query.' };
const wrongPlace = { ...wrongQuery, of: 'places' } as const;
const wrongLead = { status: 422, retry: 'After correcting the body.', of: 'leads' } as const;

/** By the code that clients branch on. A code never changes its meaning. */
const table = {
  invalid_parameters: {
    ...wrongQuery,
    title: 'The query has mistakes',
    advice:
      'Each entry of errors names a parameter, what was received and what is allowed. Call corrected_url where it is given.',
  },
  unknown_parameter: {
    ...wrongQuery,
    title: 'No such parameter',
    advice: 'Use one of the names in allowed, spelled exactly as listed; letter case matters.',
  },
  repeated_parameter: {
    ...wrongQuery,
    title: 'The parameter was given more than once',
    advice: 'Send each parameter once; lists are not taken.',
  },
  invalid_text: {
    ...wrongPlace,
    title: 'Not a text that can be looked for',
    advice: 'Send a few words of at most 100 characters, such as lawn mowing.',
  },
  invalid_number: {
    ...wrongQuery,
    title: 'Not a decimal number',
    advice:
      'Send digits with an optional sign, exponent, and fraction after a period, such as 1800, -40 or 1e3; no separators, units or signs of money.',
  },
  unknown_day: {
    status: 400,
    title: 'No figures for this day',
    advice:
      'Send on=2026-03-01, say, with a day of the calendar for which the figures are known; detail says which are.',
    retry: 'With another day.',
  },
  invalid_day: {
    ...wrongQuery,
    of: 'hasDays',
    title: 'Not a day of the calendar',
    advice: 'Send year, month and day of a day that exists with hyphens between them, such as 2026-03-01, and no time.',
  },
  not_whole: {
    ...wrongQuery,
    title: 'Not a whole number',
    advice: 'The input counts whole things: send one of the two whole numbers that detail names.',
  },
  out_of_range: {
    ...wrongQuery,
    title: 'Outside of the range',
    advice: 'Send a figure of your own inside of allowed, or leave it out for that of the catalog.',
  },
  missing_parameter: {
    status: 400,
    title: 'A required input is missing',
    advice: 'The input has no default: ask the person for it, and send it.',
    retry: 'After adding the input.',
  },
  unknown_option: {
    ...wrongQuery,
    title: 'No such option',
    advice: 'Send one of the values in allowed, spelled exactly as listed.',
  },
  unknown_city: {
    ...wrongPlace,
    title: 'The network does not work in this city',
    advice: 'Send one of the city slugs in allowed, or leave city out to get the answer without local routing.',
  },
  unknown_neighborhood: {
    ...wrongPlace,
    title: 'The city has no such neighborhood',
    advice: 'Send one of the neighborhoods in allowed together with their city, or leave neighborhood out.',
  },
  neighborhood_without_city: {
    ...wrongPlace,
    title: 'A neighborhood needs its city',
    advice: 'Send city together with neighborhood.',
  },
  no_such_figure: {
    status: 400,
    title: 'The calculator has no figure that answers this',
    advice: 'Name one of the figures in allowed, or ask another calculator.',
    retry: 'After changing the question.',
  },
  not_searchable: {
    status: 400,
    title: 'The input has too many options to try',
    advice: 'Ask for the calculation of one option at a time.',
    retry: 'After changing the question.',
  },
  invalid_encoding: {
    ...wrongQuery,
    title: 'Broken percent-encoding',
    advice: 'Encode names and values as UTF-8 with percent-encoding; a bare percent sign is written %25.',
  },
  too_many_parameters: {
    ...wrongQuery,
    title: 'Too many parameters',
    advice: "Send each of the calculator's parameters at most once; the registry lists them.",
  },
  invalid_combination: {
    status: 400,
    title: 'These inputs do not go together',
    advice: 'The detail says which condition fails; change the inputs that it names.',
    retry: 'After changing the inputs.',
  },
  malformed_request: {
    status: 400,
    title: 'The request could not be read',
    advice: 'Send well-formed HTTP with a Host header, and percent-encoding that decodes to UTF-8.',
    retry: 'After correcting the request.',
  },
  malformed_body: {
    status: 400,
    title: 'The request body could not be read',
    advice: 'Send one JSON document, complete and encoded as UTF-8.',
    retry: 'After correcting the body.',
    of: 'leads',
  },
  invalid_idempotency_key: {
    status: 400,
    title: 'The Idempotency-Key cannot be used',
    advice:
      'Send one text of 1 to 255 visible ASCII characters, best a new UUID for each lead; quotes around it are optional.',
    retry: 'After correcting the header.',
    of: 'leads',
  },
  origin_not_allowed: {
    status: 403,
    title: 'The page or the host name is not allowed',
    advice: 'Call the published address; web pages may call it only from its own host or from this machine.',
    retry: 'After changing the address.',
  },
  unknown_calculator: {
    status: 404,
    title: 'No such calculator',
    advice: 'GET /api/calc lists every calculator with its address.',
    retry: 'After correcting the address.',
  },
  not_found: {
    status: 404,
    title: 'Nothing is here',
    advice: 'Addresses have one spelling: lower case and no slash at the end. GET / lists the starting points.',
    retry: 'After correcting the address.',
  },
  unknown_api_key: {
    status: 401,
    title: 'Nobody has this key',
    advice:
      'Send the key that you were given as Authorization: Bearer or X-Api-Key, or none: leads are also taken without one.',
    retry: 'With the right key, or without one.',
    of: 'leads',
  },
  method_not_allowed: {
    status: 405,
    title: 'The method is not allowed here',
    advice: 'Use one of the methods in the Allow header.',
    retry: 'With an allowed method.',
  },
  precondition_failed: {
    status: 412,
    title: 'The condition of the request does not hold',
    advice: 'Leave If-Match out, or send the tag of the ETag header of an earlier answer to the same request.',
    retry: 'Without If-Match, or with the present tag.',
  },
  request_timeout: {
    status: 408,
    title: 'The request took too long to arrive',
    advice: 'Send the whole request without pausing.',
    retry: 'At once.',
  },
  idempotency_key_in_use: {
    status: 409,
    title: 'The request is being worked on',
    advice: 'A request with the same Idempotency-Key has not ended yet. Send it again, unchanged, to get its answer.',
    retry: 'After the seconds in Retry-After.',
    of: 'leads',
  },
  lead_erased: {
    status: 410,
    title: 'The lead of this Idempotency-Key was erased',
    advice:
      'Do not send it again on your own. If the person asks to be contacted after all, send a new lead with a new key.',
    retry: 'Only if the person asks for it, with a new key.',
    of: 'leads',
  },
  content_too_large: {
    status: 413,
    title: 'The request body is too large',
    advice: 'Shorten the body; the detail says how much is taken.',
    retry: 'After shortening the body.',
    of: 'leads',
  },
  uri_too_long: {
    status: 414,
    title: 'The address is too long',
    advice: 'Keep path and query together under 8192 characters.',
    retry: 'After shortening the address.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'The body is of a type that is not taken',
    advice: 'Send application/json in UTF-8, not compressed with an unknown method.',
    retry: 'After changing the type of the body.',
    of: 'leads',
  },
  expectation_failed: {
    status: 417,
    title: 'The Expect header asks for something unknown',
    advice: 'Leave the Expect header out, or send 100-continue.',
    retry: 'After correcting the header.',
  },
  unprocessable_content: {
    ...wrongLead,
    title: 'The body is readable, but its content is not acceptable',
    advice: 'Each entry of errors names a field, what was received and what is allowed.',
  },
  invalid_lead: {
    ...wrongLead,
    title: 'The lead has mistakes',
    advice:
      'Each entry of errors names a place in the body and what is allowed there. Correct all of them and send it again.',
  },
  missing_field: {
    ...wrongLead,
    title: 'Something is missing in the lead',
    advice: 'Add the field that pointer names.',
  },
  unknown_field: {
    ...wrongLead,
    title: 'The lead has a field that is not taken',
    advice: 'Use the name in suggestion, or one of those in allowed, or leave the field out.',
  },
  invalid_value: {
    ...wrongLead,
    title: 'A value in the lead is not acceptable',
    advice: 'The detail says what is taken; allowed lists the values where there is a list.',
  },
  unknown_service: {
    status: 422,
    title: 'The network has no such service',
    advice: 'Send one of the service slugs in allowed.',
    retry: 'After correcting the body.',
    of: 'places',
  },
  invalid_phone: {
    status: 422,
    title: 'Not a telephone number',
    advice: 'Send a number that can be dialed, as people of the country write it or with + and the country code.',
    retry: 'After asking the person for the number again.',
    of: 'leads',
  },
  invalid_email: {
    status: 422,
    title: 'Not an email address',
    advice: 'Send an address such as name@example.com.',
    retry: 'After asking the person for the address again.',
    of: 'leads',
  },
  consent_required: {
    status: 422,
    title: 'The consent of the person is missing',
    advice:
      'Show the person consent_text, word for word. Only if they agree, send consent with given true and that text.',
    retry: 'After the person has agreed.',
    of: 'leads',
  },
  consent_text_differs: {
    status: 422,
    title: 'The person was shown another consent text',
    advice: 'Show the person consent_text, word for word, and send it unchanged once they agree.',
    retry: 'After the person has agreed.',
    of: 'leads',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'The Idempotency-Key belongs to another lead',
    advice:
      'Keys are remembered for 24 hours. Send another lead with a new key; send the same lead with exactly the same body.',
    retry: 'With a new key.',
    of: 'leads',
  },
  rate_limit_exceeded: {
    status: 429,
    title: 'Too many requests',
    advice:
      'Wait as many seconds as Retry-After says. The RateLimit header of every answer tells how many calls are left.',
    retry: 'After the seconds in Retry-After.',
  },
  headers_too_large: {
    status: 431,
    title: 'The request headers are too large',
    advice: 'Send fewer or shorter headers; all of them together must stay under 16 KiB.',
    retry: 'After shortening the headers.',
  },
  internal_error: {
    status: 500,
    title: 'The service failed',
    advice: 'The mistake is on our side. Quote request_id when you report it.',
    retry: 'Once, after a few seconds.',
  },
  leads_unavailable: {
    status: 503,
    title: 'Leads cannot be taken at the moment',
    advice:
      'The lead was not acknowledged. With the same Idempotency-Key it is stored only once, however often you send it. Calculators work as usual.',
    retry: 'After the seconds in Retry-After, with the same body and key.',
    of: 'leads',
  },
  not_ready: {
    status: 503,
    title: 'The service is not ready',
    advice: 'The entries of errors name the parts that do not answer.',
    retry: 'After a few seconds.',
  },
} as const satisfies Readonly<Record<string, Row>>;

/** A code of the table. */
export type ErrorCode = keyof typeof table;

/** One row of the table, as documents publish it. */
export interface ErrorCodeRow extends Omit<Row, 'of'> {
  readonly code: ErrorCode;
}

const entries = Object.entries<Row>(table) as readonly (readonly [ErrorCode, Row])[];

/** The rows in the order of the table. */
export const errorCodes: readonly ErrorCodeRow[] = entries.map(([code, { status, title, advice, retry }]) => ({
  code,
  status,
  title,
  advice,
  retry,
}));

const byCode = Object.fromEntries(errorCodes.map((row) => [row.code, row])) as Readonly<
  Record<ErrorCode, ErrorCodeRow>
>;

/** The row of a code. */
export function errorCodeRow(code: ErrorCode): ErrorCodeRow {
  return byCode[code];
}

/** The rows of the table that callers of this service can meet, in the order of the table. */
export function answeredCodes(parts: ServiceParts): readonly ErrorCodeRow[] {
  const isThere = ({ of }: Row): boolean => of === undefined || (parts[of] !== null && parts[of] !== false);
  return entries.flatMap(([code, row]) => (isThere(row) ? [byCode[code]] : []));
}
