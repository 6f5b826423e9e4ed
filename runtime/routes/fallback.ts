/** Answers requests that no route answers, and errors of Express itself. */

import type { ErrorRequestHandler, RequestHandler } from 'express';
import { calculationAddress, withQuery } from '../../contract/addresses.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { queryOf } from '../../engine/calculator/scan-query.js';
import { nearest } from '../../engine/calculator/suggest.js';
import type { Exchange, Instance, PageKind } from '../../http/exchange.js';
import { openExchange } from '../../http/exchange.js';
import type { Limit } from '../../http/limits/limit.js';
import { sendProblem } from '../../http/problem.js';
import { originForm } from '../../http/request-target.js';
import { reportFault } from '../../http/run-handler.js';
import { refuseRequest } from '../../http/validate-request.js';
import { correctedUrl } from './calculate.js';

const unmatched = { route: 'unmatched', isOpen: true };

/** Refuses, before any route is looked for, what no address may be asked with. */
export function refuseUnsound(instance: Instance): RequestHandler {
  return (request, response, next) => {
    const problem = refuseRequest(request, instance.words.http);
    if (problem === null) next();
    else sendProblem(openExchange(instance, request, response, unmatched), problem);
  };
}

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
 * redirected, which many clients do not follow, but the answer names the address that was meant. With `page`, callers
 * who prefer that are told so on one.
 */
export function refusePath(instance: Instance, known: KnownAddresses, page?: PageKind): RequestHandler {
  return (request, response) => {
    const label = page === undefined ? unmatched : { ...unmatched, page };
    const exchange = openExchange(instance, request, response, label);
    const [url, path] = spelledPlainly(exchange);
    const calculator = known.calculators.get(
      path.slice(path.startsWith(calculationAddress('')) ? calculationAddress('').length : 0),
    );
    const refuse = (told: Exchange, correctedUrl: string | null): void =>
      sendProblem(told, {
        code: 'not_found',
        detail: exchange.instance.words.routes.nothingThere({ baseUrl: instance.baseUrl }),
        correctedUrl,
      });
    if (calculator === undefined) refuse(exchange, meantUrl(instance, known, path, url));
    else known.limit(exchange, (counted) => refuse(counted, correctedUrl(calculator, instance.baseUrl, queryOf(url))));
  };
}

/** The address as it was sent, and its path in lower case, without repeated slashes and one at its end. */
function spelledPlainly({ request }: Exchange): readonly [url: string, path: string] {
  const url = originForm(request.url ?? '');
  const [path = ''] = url.split('?', 1);
  const plain = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');
  return [url, plain];
}

/** The address that works in place of one that names no calculator; null when that is not certain. */
function meantUrl(
  { baseUrl }: Instance,
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

/** Answers what Express itself refuses: an address that cannot be decoded. Everything else is a fault of ours. */
export function answerErrors(instance: Instance): ErrorRequestHandler {
  return (error: unknown, request, response, _next) => {
    const exchange = openExchange(instance, request, response, unmatched);
    if (!isUndecodable(error)) reportFault(exchange, error);
    else sendProblem(exchange, { code: 'malformed_request', detail: exchange.instance.words.routes.undecodable });
  };
}

function isUndecodable(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 400;
}
