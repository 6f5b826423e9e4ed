/** Answers `POST /api/lead-submit`, and takes leads that come by other means. */
import type { Logger } from 'pino';
import type { Handler, Response } from '../../http/locals.js';
import type { Problem } from '../../http/problem.js';
import { Refused, sendProblem } from '../../http/problem.js';
import { bodyReader } from '../../http/read-body.js';
import { jsonType, neverStored, send } from '../../http/reply.js';
import type { LeadCounters } from '../model/counters.js';
import type { StoredAnswer } from '../model/lead.js';
import { findAnswer } from '../store/recall-answer.js';
import { asStoreError, StoreUnavailable, troubleOf } from '../store/store-errors.js';
import type { KnownCaller } from './caller.js';
import { callerOfRequest, readCaller } from './caller.js';
import { readIdempotencyKey } from './idempotency.js';
import type { LeadLimitOptions } from './lead-limits.js';
import { createLeadLimits } from './lead-limits.js';
import { answersAway, refusal, storeAway, submissionProblems, wrongApiKey } from './lead-problems.js';
import { readJson } from './read-json.js';
import type { Intake, IntakeDependencies, Posted } from './take-lead.js';
import { consentTextsOf, takeLeads } from './take-lead.js';
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
  readonly take: readonly Handler[];
  /** Does the same with leads that came by other means: takes all of them or none. */
  readonly submit: SubmitLeads;
  /** Finds the answer that was given to a lead. */
  readonly recall: RecallLead;
}

/** A lead that did not come as a request to the address of leads. */
export interface SubmittedLead {
  /** The JSON value of the body. */
  readonly value: unknown;
  /** The text of the key; null where there is none. */
  readonly idempotencyKey: string | null;
}

/**
 * Takes the leads of one person that came together. The caller is counted by the response to the request that brought
 * them, once for each; null for leads from this machine.
 */
export type SubmitLeads = (response: Response | null, leads: readonly SubmittedLead[]) => Promise<LeadReplies>;

/** The JSON texts of the answers, in the order of the leads, or a problem. */
export type LeadReplies = { readonly bodies: readonly string[] } | { readonly problem: Problem };

/**
 * The JSON text of the answer to the lead that came with this key within the last day. The caller is not checked, so
 * keys must be impossible to guess. Null where there is none, or while the lead is still being worked on.
 */
export type RecallLead = (
  idempotencyKey: string,
) => Promise<{ readonly body: string } | { readonly problem: Problem } | null>;

export function createLeadDesk(dependencies: RequestDependencies): LeadDesk {
  const { callers, limits: options } = dependencies;
  const limits = createLeadLimits(options, callers);
  /** Goes on while the limits of the caller last. */
  const count: Handler = (request, response, next) => {
    const reading = readCaller(request, callers);
    limits.of(reading.kind === 'known' ? reading.caller : null)(request, response, (refused) => {
      const isWrong = refused === undefined && reading.kind === 'wrong';
      next(isWrong ? new Refused(wrongApiKey(wordsFor(response))) : refused);
    });
  };
  const senderOf = (response: Response): Sender => {
    const { req: request, locals } = response;
    const caller = callerOfRequest(request, readCaller(request, callers), options.callerOf);
    return { requestId: locals.requestId, caller, words: wordsFor(response) };
  };
  /** The refusal of a caller whose limits do not allow so many leads. */
  const refusalOf = async (response: Response, leads: number): Promise<Problem | null> => {
    for (let counted = 0; counted < leads; counted++) {
      const refused = await outcomeOf(count, response);
      if (refused instanceof Refused) return refused.problem;
      if (refused !== undefined) throw refused;
    }
    return null;
  };
  const answer: Handler = async (_request, response) => {
    const decision = await decide(dependencies, [await readRequest(response)], senderOf(response));
    if ('problem' in decision) {
      sendProblem(response, decision.problem);
      return;
    }
    const [taken] = decision;
    if (taken === undefined) throw new Error('a lead has no answer');
    if (taken.counted) limits.count(response);
    const headers = taken.replayed ? [...neverStored, 'Idempotent-Replayed', 'true'] : neverStored;
    send(response, taken.answer.status, { headers, type: jsonType, body: taken.answer.body });
  };
  return {
    take: [count, answer],
    submit: async (response, leads) => {
      const problem = response === null ? null : await refusalOf(response, leads.length);
      if (problem !== null) return { problem };
      const sender = response === null ? localSender : senderOf(response);
      const read = leads.map((lead) => readSubmitted(lead, sender.words));
      const decision = await decide(dependencies, read, sender);
      if ('problem' in decision) return decision;
      if (response !== null && decision.some(({ counted }) => counted)) limits.count(response);
      return { bodies: decision.map(({ answer: { body } }) => body) };
    },
    recall: (key) => recallReply(dependencies, key),
  };
}

/** What a middleware ends with, without the headers that it adds: the answer announces other limits. */
async function outcomeOf(middleware: Handler, response: Response): Promise<unknown> {
  const { headers } = response.locals;
  const outcome = await new Promise((resolve) => void middleware(response.req, response, resolve));
  response.locals.headers = headers;
  return outcome;
}

async function recallReply({ database, logger }: RequestDependencies, key: string): ReturnType<RecallLead> {
  try {
    const answer = await database.read((db) => findAnswer(db, key));
    return answer === null ? null : { body: answer.body };
  } catch (error) {
    logger.error(troubleOf(storeFailure(error)), 'an answer could not be looked up');
    return { problem: answersAway(wordsFor(null)) };
  }
}

/** The person who runs this process. */
const localSender: Sender = {
  requestId: null,
  caller: { name: 'this machine', isKnown: false },
  words: wordsFor(null),
};

/** The answer to send about a lead. */
interface Taken {
  readonly answer: StoredAnswer;
  readonly replayed?: true;
  readonly counted?: true;
}

/** The answers to all leads, or the first problem. */
type Decision = readonly Taken[] | { readonly problem: Problem };

/** The sender of a lead, and the request. */
type Sender = Pick<Posted, 'requestId' | 'caller' | 'words'>;

async function decide(
  dependencies: RequestDependencies,
  posted: readonly RequestReading[],
  sender: Sender,
): Promise<Decision> {
  const { counters, logger } = dependencies;
  const leads = posted.flatMap((reading) => ('problem' in reading ? [] : [{ ...reading, ...sender }]));
  const unread = posted.find((reading) => 'problem' in reading);
  if (unread !== undefined) {
    counters.count('lead_refused');
    return unread;
  }
  try {
    const judged = (await takeLeads(dependencies, leads)).map((intake) => judge(dependencies, intake, sender.words));
    const taken = judged.flatMap((one) => ('problem' in one ? [] : [one]));
    return judged.find((one) => 'problem' in one) ?? taken;
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

function readSubmitted({ value, idempotencyKey }: SubmittedLead, words: LeadWords): RequestReading {
  const header = readIdempotencyKey(idempotencyKey ?? undefined, words);
  if (!header.ok) return { problem: { code: 'invalid_idempotency_key', detail: header.detail } };
  return { value, idempotencyKey: header.key };
}

type RequestReading = SubmittedLead | { readonly problem: Problem };

/** The longest body that is taken, in bytes. */
const longestBody = 16 * 1024;

const readBody = bodyReader('application/json', longestBody);

/** The value of the body and the key of the header, or what is wrong with their form. */
async function readRequest(response: Response): Promise<RequestReading> {
  const words = wordsFor(response);
  const { req: request } = response;
  const body = await readBody(request, response).catch(refusalIn);
  if (body instanceof Refused) return { problem: body.problem };
  const header = readIdempotencyKey(request.headers['idempotency-key'], words);
  if (!header.ok) return { problem: { code: 'invalid_idempotency_key', detail: header.detail } };
  const json = readJson(body instanceof Uint8Array ? body : new Uint8Array(), words);
  if (json.ok) return { value: json.value, idempotencyKey: header.key };
  const { detail, pointer } = json;
  const errors = pointer === null ? [] : [{ pointer, code: 'malformed_body' as const, detail }];
  return { problem: { code: 'malformed_body', detail, errors } };
}

/** An error that is a refusal; any other is thrown on. */
function refusalIn(error: unknown): Refused {
  if (error instanceof Refused) return error;
  throw error;
}

/** Builds the caller's answer to an intake and counts the outcome. */
function judge(
  { counters, catalog, onQueued }: RequestDependencies,
  intake: Intake,
  words: LeadWords,
): Taken | { readonly problem: Problem } {
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

type RefusedIntake = Exclude<Intake, { readonly kind: 'stored' | 'tested' | 'replayed' }>;

/** A refusal shows the consent in the language of its answer. */
function problemOf(intake: RefusedIntake, catalog: RequestDependencies['catalog'], words: LeadWords): Problem {
  if (intake.kind !== 'refused') return submissionProblems[intake.kind](words);
  const consent = consentTextsOf(catalog).get(words.language) ?? catalog.service.leads.consentText;
  return refusal(intake.mistakes, consent, words);
}
