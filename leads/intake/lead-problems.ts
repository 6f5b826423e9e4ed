/** Answers with a problem where a lead was not taken. */
import { errorCodeRow } from '../../contract/error-codes.js';
import type { Problem } from '../../http/problem.js';
import type { BodyMistakes } from './body-error.js';

/** A mistake of one kind gives the answer its code; mistakes of several kinds are an invalid lead. */
export function refusal({ listed, count }: BodyMistakes, consentText: string): Problem {
  const codes = new Set(listed.map(({ code }) => code));
  const [only] = codes;
  const code = codes.size === 1 && only !== undefined && errorCodeRow(only).status === 422 ? only : 'invalid_lead';
  const [first] = listed;
  const detail = count === 1 && first !== undefined ? first.detail : severalMistakes(count, listed.length);
  const asksForConsent = listed.some(({ pointer }) => pointer.startsWith('#/consent'));
  return { code, detail, errors: listed, ...(asksForConsent ? { members: { consent_text: consentText } } : {}) };
}

function severalMistakes(count: number, listed: number): string {
  const rest = count - listed;
  if (rest === 0) return `The lead has ${count} mistakes.`;
  return `The lead has ${count} mistakes. The first ${listed} are listed; there ${rest === 1 ? 'is 1 more' : `are ${rest} more`}.`;
}

/** By what came of a submission. */
export const submissionProblems: Readonly<Record<'key_reused' | 'in_flight', Problem>> = {
  key_reused: {
    code: 'idempotency_key_reused',
    detail: 'Another lead was sent with this Idempotency-Key within the last 24 hours. Send this one with a new key.',
  },
  in_flight: {
    code: 'idempotency_key_in_use',
    detail: 'A request with this Idempotency-Key is being worked on. Send it again in a moment for its answer.',
    headers: ['Retry-After', '1'],
    members: { retry_after: 1 },
  },
};

export const wrongApiKey: Problem = {
  code: 'unknown_api_key',
  detail: 'Nobody has this key. Correct it, or leave it out: leads are also taken without one.',
  headers: ['WWW-Authenticate', 'Bearer realm="leads"'],
};

/** Wait to recommend while the store is away, in seconds. */
const retryAfter = 10;

export const storeAway: Problem = {
  code: 'leads_unavailable',
  detail: 'The lead was not acknowledged. Send it again, with the same Idempotency-Key if it had one.',
  headers: ['Retry-After', String(retryAfter)],
  members: { retry_after: retryAfter },
};

export const answersAway: Problem = {
  ...storeAway,
  detail: 'What became of the lead cannot be looked up at the moment. Ask again in a while.',
};
