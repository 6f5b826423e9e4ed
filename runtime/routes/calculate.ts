/** Answers `GET /api/calc/{slug}`: a calculation. */

import type { IncomingMessage } from 'node:http';
import { calculationAddress, calculatorAddress, withQuery } from '../../contract/addresses.js';
import { answerQuery, correctedQuery } from '../../engine/calculator/answer-query.js';
import type { Deprecated } from '../../engine/calculator/deprecated.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { queryOf } from '../../engine/calculator/scan-query.js';
import type { Instance } from '../../http/exchange.js';
import { openExchange } from '../../http/exchange.js';
import type { Limit } from '../../http/limits/limit.js';
import { originForm } from '../../http/request-target.js';
import type { Listener } from '../../http/server.js';
import type { HeaderList } from '../../http/shared-headers.js';
import { refuseRequest } from '../../http/validate-request.js';
import type { Answered } from './answered.js';
import { replyAnswered } from './answered.js';
import { refusalProblem } from './refusal.js';

export const calculatorRoute = { path: calculationAddress(':slug'), route: calculationAddress('{slug}'), isOpen: true };

export interface Calculators {
  readonly instance: Instance;
  readonly calculators: ReadonlyMap<string, PreparedCalculator>;
  readonly limit: Limit;
  /** The headers of an answer that caches may keep. */
  readonly caching: HeaderList;
  /** True when each calculator has a page for people, which its answers then link. */
  readonly hasPages: boolean;
}

/**
 * Answers GET and HEAD of a calculator that exists, and passes everything else on untouched. It asks nothing of
 * Express, so that the server can ask it first; the application has it as the route of the same address.
 */
export function calculate({ instance, calculators, limit, caching, hasPages }: Calculators): Listener {
  return (request, response, next) => {
    const calculator = requestedCalculator(calculators, instance, request);
    if (calculator === undefined) {
      next();
      return;
    }
    const label = { ...calculatorRoute, slug: calculator.slug };
    limit(openExchange(instance, request, response, label), (exchange) => {
      const query = queryOf(exchange.request.url ?? '');
      const answered = answerCalculation(calculator, query, { baseUrl: instance.baseUrl, caching });
      replyAnswered(
        exchange,
        hasPages ? withPage(answered, `${instance.baseUrl}${calculatorAddress(calculator.slug)}`, query) : answered,
      );
    });
  };
}

const pathPrefix = calculationAddress('');

function requestedCalculator(
  calculators: ReadonlyMap<string, PreparedCalculator>,
  instance: Instance,
  request: IncomingMessage,
): PreparedCalculator | undefined {
  const { method } = request;
  const url = originForm(request.url ?? '');
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(pathPrefix)) return undefined;
  const mark = url.indexOf('?');
  const slug = mark === -1 ? url.slice(pathPrefix.length) : url.slice(pathPrefix.length, mark);
  const calculator = calculators.get(slug.includes('%') ? decoded(slug) : slug);
  const isSound = calculator !== undefined && refuseRequest(request, instance.words.http) === null;
  return isSound ? calculator : undefined;
}

/** A part of a path without its percent-encoding; empty where that is broken. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

/** Answers a query to a calculator. `address` is where it was sent, for those that would have worked. */
export function answerCalculation(
  calculator: PreparedCalculator,
  query: string,
  { baseUrl, caching }: { readonly baseUrl: string; readonly caching: HeaderList },
  address = calculatorUrl(baseUrl, calculator.slug),
): Answered {
  const outcome = answerQuery(calculator, query);
  if (outcome.kind === 'refused') return { kind: 'refused', problem: refusalProblem(outcome.refusal, address) };
  const { body, digest, secondsLeft } = outcome.answer;
  const kept = secondsLeft === null ? caching : cachingUntil(caching, secondsLeft);
  const headers = outcome.deprecated === null ? kept : [...kept, ...deprecationHeaders(outcome.deprecated, baseUrl)];
  return { kind: 'answered', body, etag: `"${digest}"`, headers };
}

/** Writes Deprecation (RFC 9745) and Sunset (RFC 8594), and links the successor. Days begin at midnight UTC. */
function deprecationHeaders({ since, until, successor }: Deprecated, baseUrl: string): HeaderList {
  return [
    'Deprecation',
    `@${Date.parse(since) / 1000}`,
    ...(until === null ? [] : ['Sunset', new Date(until).toUTCString()]),
    ...(successor === null ? [] : ['Link', `<${baseUrl}${calculationAddress(successor)}>; rel="successor-version"`]),
  ];
}

/** No cache keeps an answer beyond the day on which its figures change, not even to show it while it asks. */
function cachingUntil(caching: HeaderList, secondsLeft: number): HeaderList {
  return caching.map((text) =>
    text.replace(/max-age=(\d+), stale-while-revalidate=(\d+)/, (whole, age: string, stale: string) =>
      Number(age) + Number(stale) <= secondsLeft ? whole : `max-age=${Math.min(Number(age), secondsLeft)}`,
    ),
  );
}

/** Longer queries are not repeated: clients limit the size of headers. */
const longestRepeated = 1000;

/** An answer with the address of the page that shows a person the same. */
function withPage(answered: Answered, pageUrl: string, query: string): Answered {
  if (answered.kind === 'refused' || query.length > longestRepeated) return answered;
  const target = withQuery(pageUrl, query.replace(/[^\w\-.~%!$&'()*+,;=:@/?]/g, encodeURIComponent));
  return { ...answered, headers: [...answered.headers, 'Link', `<${target}>; rel="alternate"; type="text/html"`] };
}

function calculatorUrl(baseUrl: string, slug: string): string {
  return `${baseUrl}${calculationAddress(slug)}`;
}

/** The address of a calculator with the query that was meant; null when that is not certain. */
export function correctedUrl(calculator: PreparedCalculator, baseUrl: string, query: string): string | null {
  const corrected = correctedQuery(calculator, query);
  return corrected === null ? null : withQuery(calculatorUrl(baseUrl, calculator.slug), corrected.toString());
}
