/** `POST /api/lead-submit` as an Express router. */

import { type Request, type RequestHandler, type Response, Router } from 'express';
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

/** How long a caller should wait while the store is away, in seconds. */
const RETRY_AFTER = 10;

/** The router answers POST and passes every other method on. */
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
  next(request.method === 'POST' ? undefined : 'router');
};

function submit(dependencies: LeadRouterDependencies): RequestHandler {
  return async function submitLead(request, response) {
    const key = readIdempotencyKey(request.header('idempotency-key'));
    if (!key.ok)
      return refuse(dependencies, request, response, { code: 'invalid_idempotency_key', detail: key.detail });
    const json = readJson(request.body);
    if (!json.ok) return refuse(dependencies, request, response, malformed(json.detail, json.pointer));
    const posted = { value: json.value, idempotencyKey: key.key, requestId: exchangeOf(response).id };
    try {
      answer(dependencies, request, response, await takeLead(dependencies, posted));
    } catch (error) {
      unavailable(dependencies, request, response, error);
    }
  };
}

function malformed(detail: string, pointer: string | null): Problem {
  const errors = pointer === null ? [] : [{ pointer, code: 'malformed_body', detail }];
  return { code: 'malformed_body', detail, errors };
}

/** Sends what became of the lead. */
function answer(dependencies: LeadRouterDependencies, request: Request, response: Response, intake: Intake): void {
  const { counters } = dependencies;
  switch (intake.kind) {
    case 'refused':
      return refuse(dependencies, request, response, refusal(intake.errors, dependencies.consentText));
    case 'key_reused':
      return refuse(dependencies, request, response, keyReused);
    case 'in_flight':
      return refuse(dependencies, request, response, inFlight);
    case 'replayed':
      counters.count('lead_replayed');
      return send(response, intake.answer, ['Idempotent-Replayed', 'true']);
    case 'tested':
      counters.count('lead_test');
      countAsLead(response);
      return send(response, intake.answer, []);
    case 'stored':
      counters.count(`lead_${intake.disposition}`);
      countAsLead(response);
      if (intake.queued) dependencies.onQueued();
      return send(response, intake.answer, []);
  }
}

function send(response: Response, { status, body }: { status: number; body: string }, headers: string[]): void {
  reply(response, status, [...neverStored, ...headers], jsonType, body);
}

function refuse({ counters }: LeadRouterDependencies, request: Request, response: Response, problem: Problem): void {
  counters.count('lead_refused');
  sendProblem(request, response, problem);
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

const keyReused: Problem = {
  code: 'idempotency_key_reused',
  detail: 'Another lead was sent with this Idempotency-Key within the last 24 hours. Send this one with a new key.',
};

const inFlight: Problem = {
  code: 'idempotency_key_in_use',
  detail: 'A request with this Idempotency-Key is being worked on. Send it again in a moment for its answer.',
  headers: ['Retry-After', '1'],
  members: { retry_after: 1 },
};

/** Answers 503 when the store is away. Other errors are ours and go to the error handler. */
function unavailable(
  { counters, logger }: LeadRouterDependencies,
  request: Request,
  response: Response,
  error: unknown,
): void {
  const cause = asStoreError(error);
  if (!(cause instanceof StoreUnavailable)) throw error;
  counters.count('lead_store_unavailable');
  logger.error({ request_id: exchangeOf(response).id, code: cause.reason }, 'A lead could not be stored.');
  sendProblem(request, response, {
    code: 'leads_unavailable',
    detail: 'The lead was not acknowledged. Send it again, with the same Idempotency-Key if it had one.',
    headers: ['Retry-After', String(RETRY_AFTER)],
    members: { retry_after: RETRY_AFTER },
  });
}
