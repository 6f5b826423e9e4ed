/** Answers requests that no row of the table matches, and errors. */
import type { NextFunction } from 'express';
import { calculationAddress, withQuery } from '../../contract/addresses.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { queryOf } from '../../engine/calculator/scan-query.js';
import { nearest } from '../../engine/calculator/suggest.js';
import { answerError } from '../../http/errors.js';
import type { Limit } from '../../http/limits/limit.js';
import type { Handler, HttpSite, Request, Response } from '../../http/locals.js';
import { unmatched } from '../../http/locals.js';
import { Refused, sendProblem } from '../../http/problem.js';
import { originForm } from '../../http/request-target.js';
import { securityOf } from '../../http/security.js';
import { refuseRequest } from '../../http/validate-request.js';
import { correctedUrl } from './refusal.js';

/** Refuses requests that no address accepts, before any route is looked for. */
export const refuseUnsound: Handler = (request, response, next) => {
  const problem = refuseRequest(request, response.locals.site.words.http);
  next(problem === null ? undefined : new Refused(problem));
};

const prefix = calculationAddress('');

export interface KnownAddresses {
  readonly paths: readonly string[];
  /** Where they all begin; absent where that is the root. */
  readonly root?: string;
  /** Those of them that take a query. */
  readonly asked: ReadonlySet<string>;
  readonly calculators: ReadonlyMap<string, PreparedCalculator>;
  /** Counts misspelt calculations, whose correction takes as long as an answer. */
  readonly limit: Limit;
}

/**
 * Answers 404. Every resource has one address, in lower case and without a slash at its end: other spellings are not
 * redirected, which many clients do not follow, but the answer names the address that was meant. Among pages, callers who
 * prefer that get it as one.
 */
export function refusePath(site: HttpSite, known: KnownAddresses, kind: 'open' | 'page' = 'open'): readonly Handler[] {
  const refuse: Handler = (request, response, next) => {
    const [url, path] = spelledPlainly(request.url);
    const calculator = known.calculators.get(path.startsWith(prefix) ? path.slice(prefix.length) : path);
    const tell = (corrected: string | null): void =>
      sendProblem(response, {
        code: 'not_found',
        detail: site.words.routes.nothingThere({ baseUrl: site.baseUrl }),
        correctedUrl: corrected,
      });
    if (calculator === undefined) tell(meantUrl(site, known, path, url));
    else
      known.limit(request, response, (refused) => {
        if (refused === undefined) tell(correctedUrl(calculator, site.baseUrl, queryOf(url)));
        else next(refused);
      });
  };
  return [unmatchedAs(site, kind), refuse];
}

/** Labels a request that no row has matched, for what answers it: also an error, such as an address that cannot be decoded. */
export function unmatchedAs(site: HttpSite, kind: 'open' | 'page'): Handler {
  const headersOf = securityOf(site.baseUrl)[kind];
  return ({ method }, response, next) => {
    Object.assign(response.locals, { site, route: unmatched, isPage: kind === 'page', security: headersOf(method) });
    next();
  };
}

/** The address as it was sent, and its path in lower case, without repeated slashes and one at its end. */
function spelledPlainly(target: string): readonly [url: string, path: string] {
  const url = originForm(target);
  const [path = ''] = url.split('?', 1);
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return [url, plain];
}

/** The address that works in place of one that names no calculator; null when that is not certain. */
function meantUrl(
  { baseUrl }: HttpSite,
  { paths, root = '', asked }: KnownAddresses,
  plain: string,
  url: string,
): string | null {
  const meant = paths.includes(plain) ? plain : nearest(plain, paths);
  if (meant === null) return null;
  // The others take no query, and some of them refuse it.
  const query = asked.has(meant) ? queryOf(url) : '';
  return withQuery(`${baseUrl}${root}${meant}`, query);
}

/** Express recognizes a handler of errors by its four parameters. */
type ErrorHandler = (error: unknown, request: Request, response: Response, next: NextFunction) => void;

/** Answers errors, also those before any row has set the headers of its kind. */
export function answerErrors({ baseUrl }: HttpSite): ErrorHandler {
  const { open } = securityOf(baseUrl);
  return (error, request, response, _next) => {
    if (response.locals.route === unmatched && !response.locals.isPage) response.locals.security = open(request.method);
    answerError(response, error);
  };
}
