/** Answers with a problem where a lead was not taken. */
import { errorCodeRow } from '../../contract/error-codes.js';
import type { Problem } from '../../http/problem.js';
import type { BodyMistakes } from './body-error.js';
import type { LeadWords } from './words.js';

/** A mistake of one kind gives the answer its code; mistakes of several kinds are an invalid lead. */
export function refusal(mistakes: BodyMistakes, consentText: string, words: LeadWords): Problem {
  const { listed, count } = mistakes;
  const codes = new Set(listed.map(({ code }) => code));
  const [only] = codes;
  const code = codes.size === 1 && only !== undefined && errorCodeRow(only).status === 422 ? only : 'invalid_lead';
  const [first] = listed;
  const detail = count === 1 && first !== undefined ? first.detail : severalMistakes(count, listed.length, words);
  const asksForConsent = listed.some(({ pointer }) => pointer.startsWith('#/consent'));
  return { code, detail, errors: listed, ...(asksForConsent ? { members: { consent_text: consentText } } : {}) };
}

function severalMistakes(count: number, listed: number, words: LeadWords): string {
  const more = count - listed;
  return more === 0 ? words.mistakes({ count }) : words.mistakesListed({ count, listed, more });
}

/** The outcomes of a submission without a lead or an answer. */
type Unstored = 'key_reused' | 'erased' | 'in_flight';

/** Problems by the outcome of a submission. */
export const submissionProblems: Readonly<Record<Unstored, (words: LeadWords) => Problem>> = {
  key_reused: ({ keyReused }) => ({ code: 'idempotency_key_reused', detail: keyReused }),
  erased: ({ keyErased }) => ({ code: 'lead_erased', detail: keyErased }),
  in_flight: ({ keyInUse }) => ({
    code: 'idempotency_key_in_use',
    detail: keyInUse,
    headers: ['Retry-After', '1'],
    members: { retry_after: 1 },
  }),
};

export function wrongApiKey(words: LeadWords): Problem {
  const headers = ['WWW-Authenticate', 'Bearer realm="leads"'];
  return { code: 'unknown_api_key', detail: words.wrongApiKey, headers };
}

/** Wait to recommend while the store is away, in seconds. */
const retryAfter = 10;

export function storeAway({ notStored }: LeadWords): Problem {
  return away(notStored);
}

export function answersAway({ notFound }: LeadWords): Problem {
  return away(notFound);
}

function away(detail: string): Problem {
  const headers = ['Retry-After', String(retryAfter)];
  return { code: 'leads_unavailable', detail, headers, members: { retry_after: retryAfter } };
}
