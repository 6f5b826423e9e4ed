/** Answers with a problem where a lead was not taken. */
import { errorCodeRow } from '../../contract/error-codes.js';
import type { Problem } from '../../http/problem.js';
import type { BodyMistakes } from './body-error.js';
import { words } from './words.js';

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
  return count === listed ? words.mistakes(count) : words.mistakesListed(count, listed);
}

/** By what came of a submission. */
export const submissionProblems: Readonly<Record<'key_reused' | 'in_flight', Problem>> = {
  key_reused: {
    code: 'idempotency_key_reused',
    detail: words.keyReused,
  },
  in_flight: {
    code: 'idempotency_key_in_use',
    detail: words.keyInUse,
    headers: ['Retry-After', '1'],
    members: { retry_after: 1 },
  },
};

export const wrongApiKey: Problem = {
  code: 'unknown_api_key',
  detail: words.wrongApiKey,
  headers: ['WWW-Authenticate', 'Bearer realm="leads"'],
};

/** Wait to recommend while the store is away, in seconds. */
const retryAfter = 10;

export const storeAway: Problem = {
  code: 'leads_unavailable',
  detail: words.notStored,
  headers: ['Retry-After', String(retryAfter)],
  members: { retry_after: retryAfter },
};

export const answersAway: Problem = {
  ...storeAway,
  detail: words.notFound,
};
