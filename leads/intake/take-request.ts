/** Answers `POST /api/lead-submit`, and takes leads that come by other means. */
import type { Logger } from 'pino';
import type { Exchange, Handler } from '../../http/exchange.js';
import type { Refuse } from '../../http/limits/limit.js';
import type { Problem } from '../../http/problem.js';
import { sendProblem } from '../../http/problem.js';
import { readBody } from '../../http/read-body.js';
import { jsonType, neverStored, reply } from '../../http/reply.js';
import type { LeadCounters } from '../model/counters.js';
import type { StoredAnswer } from '../model/lead.js';
import { findAnswer } from '../store/recall-answer.js';
import { asStoreError, StoreUnavailable, troubleOf } from '../store/store-errors.js';
import type { Caller, KnownCaller } from './caller.js';
import { callerOfRequest, readCaller } from './caller.js';
import { readIdempotencyKey } from './idempotency.js';
import type { LeadLimitOptions } from './lead-limits.js';
import { createLeadLimits } from './lead-limits.js';
import { answersAway, refusal, storeAway, submissionProblems, wrongApiKey } from './lead-problems.js';
import { readJson } from './read-json.js';
import type { Intake, IntakeDependencies, Posted } from './take-lead.js';
import { consentTextsOf, takeLead } from './take-lead.js';
import type { LeadWords } from './words.js';
import { wordsFor } from './words.js';

export interface RequestDependencies extends IntakeDependencies {
  readonly limits: LeadLimitOptions;
  /** The callers that have keys. */
  readonly callers: readonly KnownCaller[];
  readonly logger: Logger;
  readonly counters: LeadCounters;
  /** Told when a delivery was queued. */
  readonly onQueued: () => void;
}

/** Takes leads from requests, or already read. */
export interface LeadDesk {
  /** Answers `POST /api/lead-submit`: counts the request for its caller, refuses it or takes its lead. */
  readonly take: Handler;
  /** Does the same with a lead that came by other means. */
  readonly submit: SubmitLead;
  /** Finds the answer that was given to a lead. */
  readonly recall: RecallLead;
}

/** A lead that did not come as a request to the address of leads. */
export interface SubmittedLead {
  /** The JSON value of the body. */
  readonly value: unknown;
  /** The text of the key; null where there is none. */
  readonly idempotencyKey: string | null;
  /** The exchange, by which the caller is counted; null for a lead from this machine. */
  readonly exchange: Exchange | null;
}

export type SubmitLead = (submitted: SubmittedLead) => Promise<LeadReply>;

/**
 * The JSON text of the answer to the lead that came with this key within the last day. The caller is not checked, so
 * keys must be impossible to guess. Null where there is none, or while the lead is still being worked on.
 */
export type RecallLead = (idempotencyKey: string) => Promise<LeadReply | null>;

/** The JSON text of an answer, or a problem. */
export type LeadReply = { readonly body: string } | { readonly problem: Problem };

export function createLeadDesk(dependencies: RequestDependencies): LeadDesk {
  const { callers, limits: options } = dependencies;
  const limits = createLeadLimits(options, callers);
  /** Goes on with the caller of the exchange, while its limits last. */
  const receive = (exchange: Exchange, next: (counted: Exchange, caller: Caller) => Promise<void>, refuse: Refuse) => {
    const reading = readCaller(exchange.request, callers);
    const caller = callerOfRequest(exchange.request, reading, options.callerOf);
    const goOn: Handler =
      reading.kind === 'wrong'
        ? (counted) => refuse(counted, wrongApiKey(wordsFor(counted)))
        : (counted) => next(counted, caller);
    limits.pass(exchange, reading.kind === 'known' ? reading.caller : null, goOn, refuse);
  };
  const answer = async (exchange: Exchange, caller: Caller): Promise<void> => {
    const decision = await decide(dependencies, await readRequest(exchange), senderOf(exchange, caller));
    if ('problem' in decision) {
      sendProblem(exchange, decision.problem);
      return;
    }
    const { status, body } = decision.answer;
    if (decision.counted) limits.count(exchange);
    const headers = decision.replayed ? [...neverStored, 'Idempotent-Replayed', 'true'] : neverStored;
    reply(exchange, status, { headers, type: jsonType, body });
  };
  const judged = async (submitted: SubmittedLead, exchange: Exchange | null, caller: Caller): Promise<LeadReply> => {
    const decision = await decide(dependencies, readSubmitted(submitted), senderOf(exchange, caller));
    if ('problem' in decision) return decision;
    if (decision.counted && exchange !== null) limits.count(exchange);
    return { body: decision.answer.body };
  };
  return {
    take: (exchange) => receive(exchange, answer, sendProblem),
    submit: (submitted) => {
      const { exchange } = submitted;
      if (exchange === null) return judged(submitted, null, localCaller);
      return new Promise((resolve, reject) => {
        const next = (counted: Exchange, caller: Caller): Promise<void> =>
          judged(submitted, counted, caller).then(resolve, reject);
        receive(exchange, next, (_counted, problem) => resolve({ problem }));
      });
    },
    recall: (key) => recallReply(dependencies, key),
  };
}

async function recallReply({ database, logger }: RequestDependencies, key: string): Promise<LeadReply | null> {
  try {
    const answer = await database.read((db) => findAnswer(db, key));
    return answer === null ? null : { body: answer.body };
  } catch (error) {
    logger.error(troubleOf(storeFailure(error)), 'an answer could not be looked up');
    return { problem: answersAway(wordsFor(null)) };
  }
}

/** The person who runs this process. */
const localCaller: Caller = { name: 'this machine', isKnown: false };

/** The answer to send: from the store, or a problem. */
type Decision =
  | { readonly answer: StoredAnswer; readonly replayed?: true; readonly counted?: true }
  | { readonly problem: Problem };

/** The sender of a lead, and the request. */
type Sender = Pick<Posted, 'requestId' | 'caller' | 'words'>;

function senderOf(exchange: Exchange | null, caller: Caller): Sender {
  return { requestId: exchange?.id ?? null, caller, words: wordsFor(exchange) };
}

async function decide(dependencies: RequestDependencies, posted: RequestReading, sender: Sender): Promise<Decision> {
  const { counters, logger } = dependencies;
  if ('problem' in posted) {
    counters.count('lead_refused');
    return posted;
  }
  try {
    return judge(dependencies, await takeLead(dependencies, { ...posted, ...sender }), sender.words);
  } catch (error) {
    const cause = storeFailure(error);
    counters.count('lead_store_unavailable');
    logger.error({ request_id: sender.requestId, ...troubleOf(cause) }, 'a lead could not be stored');
    return { problem: storeAway(sender.words) };
  }
}

/** The error of a store that is away; any other is thrown on. */
function storeFailure(error: unknown): StoreUnavailable {
  const cause = asStoreError(error);
  if (!(cause instanceof StoreUnavailable)) throw error;
  return cause;
}

function readSubmitted({ value, idempotencyKey, exchange }: SubmittedLead): RequestReading {
  const header = readIdempotencyKey(idempotencyKey ?? undefined, wordsFor(exchange));
  if (!header.ok) return { problem: { code: 'invalid_idempotency_key', detail: header.detail } };
  return { value, idempotencyKey: header.key };
}

type RequestReading =
  | { readonly value: unknown; readonly idempotencyKey: string | null }
  | { readonly problem: Problem };

/** The longest body that is taken, in bytes. */
const longestBody = 16 * 1024;

/** The value of the body and the key of the header, or what is wrong with their form. */
async function readRequest(exchange: Exchange): Promise<RequestReading> {
  const words = wordsFor(exchange);
  const body = await readBody(exchange, longestBody);
  if (!body.ok) return { problem: body.problem };
  const header = readIdempotencyKey(exchange.request.headers['idempotency-key'], words);
  if (!header.ok) return { problem: { code: 'invalid_idempotency_key', detail: header.detail } };
  const json = readJson(body.bytes, words);
  if (json.ok) return { value: json.value, idempotencyKey: header.key };
  const { detail, pointer } = json;
  const errors = pointer === null ? [] : [{ pointer, code: 'malformed_body' as const, detail }];
  return { problem: { code: 'malformed_body', detail, errors } };
}

/** Builds the caller's answer to an intake and counts the outcome. */
function judge({ counters, catalog, onQueued }: RequestDependencies, intake: Intake, words: LeadWords): Decision {
  switch (intake.kind) {
    case 'stored':
      counters.count(intake.isVersion && intake.queued ? 'lead_updated' : `lead_${intake.disposition}`);
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
      return { problem: problemOf(intake, catalog, words) };
  }
}

type Refused = Exclude<Intake, { readonly kind: 'stored' | 'tested' | 'replayed' }>;

/** A refusal shows the consent in the language of its answer. */
function problemOf(intake: Refused, catalog: RequestDependencies['catalog'], words: LeadWords): Problem {
  if (intake.kind !== 'refused') return submissionProblems[intake.kind](words);
  const consent = consentTextsOf(catalog).get(words.language) ?? catalog.service.leads.consentText;
  return refusal(intake.mistakes, consent, words);
}
