/** Sends errors as `application/problem+json`, after RFC 9457, for every status, path and method. */

import type { ErrorCode } from '../contract/error-codes.js';
import { errorCodeRow } from '../contract/error-codes.js';
import { wordsFor } from '../words/interface-words.js';
import type { Translation } from '../words/phrases.js';
import { english } from '../words/phrases.js';
import { prefersPage } from './accepted-types.js';
import type { Answering, ProblemMembers } from './locals.js';
import { htmlType, neverStored, send } from './reply.js';
import { originForm } from './request-target.js';
import type { HeaderList } from './security.js';

export const problemType = 'application/problem+json; charset=utf-8';

/** The members that every entry of `errors` has; each kind of mistake adds its own. */
export interface ProblemEntry {
  readonly code: ErrorCode;
  readonly detail: string;
}

/** An error to send. Its code decides its status and title. */
export interface Problem {
  readonly code: ErrorCode;
  /** A sentence on what is wrong this time, and what would be right. */
  readonly detail: string;
  /** One entry for each mistake: parameters of a query, or parts of a body. */
  readonly errors?: readonly ProblemEntry[];
  /** The address that would have worked; absent or null when that is not certain. */
  readonly correctedUrl?: string | null;
  readonly headers?: HeaderList;
  /** Members that only this code has, such as `retry_after`. */
  readonly members?: Readonly<Record<string, unknown>>;
}

/** The request in which a problem happened. */
export interface Occurrence {
  readonly baseUrl: string;
  /** The requested path; null when the request could not be read that far. */
  readonly path: string | null;
  readonly requestId: string | null;
  /** The language of its title; English when left out. */
  readonly translation?: Translation;
}

/** Answers with a problem: as a page if the address is a page and the caller prefers that. No cache may keep it. */
export function sendProblem(response: Answering, problem: Problem): void {
  const { site, requestId, isPage } = response.locals;
  const { req: request } = response;
  const [path = ''] = originForm(request.url ?? '').split('?', 1);
  const { baseUrl, translation, writeProblem } = site;
  const members = problemMembers(problem, { baseUrl, path, requestId, translation });
  const headers = [...neverStored, ...(problem.headers ?? []), ...(isPage ? ['Vary', 'Accept'] : [])];
  const answer =
    isPage && writeProblem !== null && prefersPage(request)
      ? { type: htmlType, body: writeProblem(members) }
      : { type: problemType, body: JSON.stringify(members) };
  send(response, members.status, { headers, ...answer });
}

/** A problem that a middleware passes on in place of an error, and so ends the request. */
export class Refused {
  constructor(readonly problem: Problem) {}
}

/** The JSON text of a problem. */
export function problemBody(problem: Problem, occurrence: Occurrence): string {
  return JSON.stringify(problemMembers(problem, occurrence));
}

function problemMembers(problem: Problem, occurrence: Occurrence): ProblemMembers {
  const { baseUrl, path, requestId, translation = english } = occurrence;
  const { code, status } = errorCodeRow(problem.code);
  const { correctedUrl } = problem;
  return {
    type: `${baseUrl}/problems/${code}`,
    title: wordsFor(translation).problems[problem.code],
    status,
    detail: problem.detail,
    ...(path === null ? {} : { instance: uriPath(path) }),
    ok: false,
    code,
    errors: problem.errors ?? [],
    ...(correctedUrl === undefined || correctedUrl === null ? {} : { corrected_url: correctedUrl }),
    ...problem.members,
    ...(requestId === null ? {} : { request_id: requestId }),
  };
}

const longestPath = 200;

/** The path as a URI reference, cut. Node passes on characters that a URI must not hold. */
function uriPath(path: string): string {
  return path.slice(0, longestPath).replace(/[^\w\-./~%!$&'()*+,;=:@]/g, encodeURIComponent);
}
