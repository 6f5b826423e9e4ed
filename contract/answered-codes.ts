/** The error codes that a service answers with: one without a network or without leads has no use for some of them. */
import type { ErrorCode } from './error-codes.js';
import { errorCodes } from './error-codes.js';

/** Parts of the service that decide; null for a part that it lacks. */
export interface ServiceParts {
  readonly places: object | null;
  readonly leads: object | null;
}

const codesOfPlaces: readonly ErrorCode[] = [
  'invalid_text',
  'unknown_city',
  'unknown_neighborhood',
  'neighborhood_without_city',
  'unknown_service',
];

const codesOfLeads: readonly ErrorCode[] = [
  'malformed_body',
  'unknown_api_key',
  'invalid_idempotency_key',
  'idempotency_key_in_use',
  'idempotency_key_reused',
  'content_too_large',
  'unsupported_media_type',
  'unprocessable_content',
  'invalid_lead',
  'missing_field',
  'unknown_field',
  'invalid_value',
  'invalid_phone',
  'invalid_email',
  'consent_required',
  'consent_text_differs',
  'leads_unavailable',
];

/** The rows of the table that callers of this service can meet, in the order of the table. */
export function answeredCodes({ places, leads }: ServiceParts): readonly (typeof errorCodes)[number][] {
  const absent = new Set([...(places === null ? codesOfPlaces : []), ...(leads === null ? codesOfLeads : [])]);
  return errorCodes.filter(({ code }) => !absent.has(code));
}
