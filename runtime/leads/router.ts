/** `POST /api/lead-submit` as an Express router. */

import { type Request, type RequestHandler, Router } from 'express';
import type { Store } from 'express-rate-limit';
import type { Logger } from 'pino';
import { errorCode } from '../error-codes.js';
import { exchangeOf } from '../http/exchange.js';
import { type Problem, sendProblem } from '../http/problem.js';
import { limitRequests } from '../http/rate-limit.js';
import { jsonType, neverStored, reply } from '../http/reply.js';
import type { BodyError } from './intake/body-error.js';
import { readIdempotencyKey } from './intake/idempotency.js';
import { countAsLead, limitLeads } from './intake/limit-leads.js';
import { readBody } from './intake/read-body.js';
import { readJson } from './intake/read-json.js';
import { type Intake, type IntakeDependencies, takeLead } from './intake/take-lead.js';
import type { LeadCounters } from './lead-counters.js';
import type { StoredAnswer } from './store/insert-lead.js';
import { asStoreError, StoreUnavailable } from './store/store-errors.js';

export interface LeadRouterDependencies extends IntakeDependencies {
  readonly leadsPerHour: number;
  /** Requests a minute and caller, leads or not. */
  readonly requestsPerMinute: number;
  /** Makes the store of a limit's counts, by the name of the limit; the memory of this process when absent. */
  readonly rateLimitStore?: ((limit: 'lead-requests' | 'leads') => Store) | undefined;
  readonly logger: Logger;
  readonly counters: LeadCounters;
  /** Told of every request that a limit refused. */
  readonly onRefusal: (route: string) => void;
  /** Told when a delivery was queued. */
  readonly onQueued: () => void;
}

/** The one spelling of the address. A router that is mounted there would also get the addresses below it. */
const address = '/api/lead-submit';

/** The router answers POST at the address of the leads, and passes everything else on. */
export function createLeadRouter(dependencies: LeadRouterDependencies): Router {
  const { logger, rateLimitStore, leadsPerHour, requestsPerMinute, onRefusal } = dependencies;
  const router = Router();
  router.use(
    postOnly,
    limitRequests({ requestsPerMinute, store: rateLimitStore?.('lead-requests'), logger, onRefusal }),
    limitLeads({ leadsPerHour, store: rateLimitStore?.('leads'), log: logger, onRefusal }),
    readBody(),
    submit(dependencies),
  );
  return router;
}

const postOnly: RequestHandler = (request, _response, next) => {
  const [path] = request.originalUrl.split('?', 1);
  next(request.method === 'POST' && path === address ? undefined : 'router');
};

/** What is sent: an answer of the store, or a problem. */
type Decision =
  | { readonly answer: StoredAnswer; readonly replayed?: true; readonly counted?: true }
  | { readonly problem: Problem };

function submit(dependencies: LeadRouterDependencies): RequestHandler {
  return async function submitLead(request, response) {
    const decision = await decide(dependencies, request, exchangeOf(response).id);
    if ('problem' in decision) {
      sendProblem(request, response, decision.problem);
      return;
    }
    if (decision.counted) countAsLead(response);
    const headers = decision.replayed ? [...neverStored, 'Idempotent-Replayed', 'true'] : neverStored;
    reply(response, decision.answer.status, headers, jsonType, decision.answer.body);
  };
}

async function decide(dependencies: LeadRouterDependencies, request: Request, requestId: string): Promise<Decision> {
  const { counters } = dependencies;
  const posted = readRequest(request);
  if ('problem' in posted) {
    counters.count('lead_refused');
    return posted;
  }
  try {
    return judge(dependencies, await takeLead(dependencies, { ...posted, requestId }));
  } catch (error) {
    const cause = asStoreError(error);
    if (!(cause instanceof StoreUnavailable)) throw error;
    counters.count('lead_store_unavailable');
    dependencies.logger.error({ request_id: requestId, code: cause.reason }, 'A lead could not be stored.');
    return { problem: storeAway };
  }
}

/** The value of the body and the key of the header, or what is wrong with their form. */
function readRequest(request: Request): { value: unknown; idempotencyKey: string | null } | { problem: Problem } {
  const header = readIdempotencyKey(request.header('idempotency-key'));
  if (!header.ok) return { problem: { code: 'invalid_idempotency_key', detail: header.detail } };
  const json = readJson(request.body);
  if (json.ok) return { value: json.value, idempotencyKey: header.key };
  const { detail, pointer } = json;
  const errors = pointer === null ? [] : [{ pointer, code: 'malformed_body', detail }];
  return { problem: { code: 'malformed_body', detail, errors } };
}

/** What the caller hears of an intake, and what is counted of it. */
function judge({ counters, consentText, onQueued }: LeadRouterDependencies, intake: Intake): Decision {
  switch (intake.kind) {
    case 'stored':
      counters.count(`lead_${intake.disposition}`);
      if (intake.queued) onQueued();
      return { answer: intake.answer, counted: true };
    case 'tested':
      counters.count('lead_test');
      return { answer: intake.answer, counted: true };
    case 'replayed':
      counters.count('lead_replayed');
      return { answer: intake.answer, replayed: true };
    default:
      counters.count('lead_refused');
      return { problem: intake.kind === 'refused' ? refusal(intake.errors, consentText) : keyProblems[intake.kind] };
  }
}

/** A mistake of one kind gives the answer its code; mistakes of several kinds are an invalid lead. */
function refusal(errors: readonly BodyError[], consentText: string): Problem {
  const codes = new Set(errors.map(({ code }) => code));
  const [only] = codes;
  const code = codes.size === 1 && only !== undefined && errorCode(only).status === 422 ? only : 'invalid_lead';
  const [first] = errors;
  const detail = errors.length === 1 && first !== undefined ? first.detail : `The lead has ${errors.length} mistakes.`;
  const asksForConsent = errors.some(({ pointer }) => pointer.startsWith('#/consent'));
  return { code, detail, errors, ...(asksForConsent ? { members: { consent_text: consentText } } : {}) };
}

const keyProblems: Readonly<Record<'key_reused' | 'in_flight', Problem>> = {
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

/** How long a caller should wait while the store is away, in seconds. */
const retryAfter = 10;

const storeAway: Problem = {
  code: 'leads_unavailable',
  detail: 'The lead was not acknowledged. Send it again, with the same Idempotency-Key if it had one.',
  headers: ['Retry-After', String(retryAfter)],
  members: { retry_after: retryAfter },
};
