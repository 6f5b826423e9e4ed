/** `GET /api/calc/{slug}`: a calculation. */
import type { Request, RequestHandler, Response } from 'express';
import type { PreparedCalculator } from '../calculation/prepared-calculator.js';
import { enterRoute, exchangeOf } from '../http/exchange.js';
import { passesGuard } from '../http/guard.js';
import { type Problem, sendProblem } from '../http/problem.js';
import { replyCacheable } from '../http/reply.js';
import type { HeaderList } from '../http/shared-headers.js';
import { explainQuery } from '../query/explain-query.js';
import { readQuery } from '../query/read-query.js';
import { type QueryPair, queryOf, scanQuery } from '../query/scan-query.js';
import { nearest } from '../query/suggest.js';

export const calculatorPath = { path: '/api/calc/:slug', template: '/api/calc/{slug}' };

export interface CalculatorsOptions {
  readonly calculators: ReadonlyMap<string, PreparedCalculator>;
  readonly baseUrl: string;
  /** The headers of an answer that caches may keep. */
  readonly caching: HeaderList;
}

/** Answers a calculation, or says what keeps it from being made. */
export function calculate(options: CalculatorsOptions): RequestHandler {
  return function calculateAnswer(request, response) {
    const slug = String(request.params['slug']);
    const calculator = options.calculators.get(slug);
    if (calculator === undefined) sendProblem(request, response, unknownCalculator(options, slug, request));
    else answerCalculation(options, calculator, request, response);
  };
}

/**
 * Answers, like the route would, the requests that the service is there for: GET or HEAD of a calculator by its plain
 * name. It stands before all routes, because finding a route costs Express more than making the answer. Everything
 * else, from other methods to encoded names, is passed on to the route.
 */
export function calculateDirectly(options: CalculatorsOptions, limit: RequestHandler): RequestHandler {
  return function calculateAtOnce(request, response, next) {
    const calculator = calculatorAt(options, request);
    if (calculator === undefined) {
      next();
      return;
    }
    enterRoute(response, calculatorPath.template, true);
    return limit(request, response, () => answerCalculation(options, calculator, request, response));
  };
}

const pathPrefix = '/api/calc/';

function calculatorAt({ calculators }: CalculatorsOptions, request: Request): PreparedCalculator | undefined {
  const { url, method } = request;
  if ((method !== 'GET' && method !== 'HEAD') || !url.startsWith(pathPrefix) || !passesGuard(request)) return undefined;
  const mark = url.indexOf('?');
  return calculators.get(mark === -1 ? url.slice(pathPrefix.length) : url.slice(pathPrefix.length, mark));
}

function answerCalculation(
  { baseUrl, caching }: CalculatorsOptions,
  calculator: PreparedCalculator,
  request: Request,
  response: Response,
): void {
  exchangeOf(response).slug = calculator.slug;
  const pairs = scanQuery(queryOf(request.originalUrl));
  const values = readQuery(calculator.plan, pairs);
  if (values === null) {
    sendProblem(request, response, invalidParameters(calculator, baseUrl, pairs));
    return;
  }
  const inputs = calculator.inputs(values);
  const refusal = calculator.refuse(inputs);
  if (refusal !== null) sendProblem(request, response, { code: 'invalid_combination', detail: refusal });
  else replyCacheable(request, response, caching, calculator.answer(values, inputs));
}

function invalidParameters(calculator: PreparedCalculator, baseUrl: string, pairs: readonly QueryPair[]): Problem {
  const { errors, corrected } = explainQuery(calculator.plan, pairs);
  const [first] = errors;
  if (first === undefined) throw new Error(`a query of ${calculator.slug} was refused without a reason`);
  const detail = errors.length === 1 ? first.detail : `The query has ${errors.length} mistakes.`;
  const correctedUrl = corrected === null ? null : addressOf(baseUrl, calculator, corrected);
  return { code: 'invalid_parameters', detail, errors, correctedUrl };
}

function unknownCalculator({ calculators, baseUrl }: CalculatorsOptions, slug: string, request: Request): Problem {
  const near = calculators.get(nearest(slug, calculators.keys()) ?? '');
  const registry = `${baseUrl}/api/calc`;
  const hint = near === undefined ? '' : ` Did you mean ${near.slug}?`;
  return {
    code: 'unknown_calculator',
    detail: `There is no calculator of this name.${hint} All calculators are listed at ${registry}.`,
    correctedUrl: near === undefined ? null : correctedAddress(near, baseUrl, scanQuery(queryOf(request.originalUrl))),
    headers: ['Link', `<${registry}>; rel="index"`],
    members: { ...(near === undefined ? {} : { suggestion: near.slug }), registry },
  };
}

/** The address of the calculator that was meant; null when the query has mistakes that cannot be mended. */
function correctedAddress(calculator: PreparedCalculator, baseUrl: string, pairs: readonly QueryPair[]): string | null {
  const { corrected } = explainQuery(calculator.plan, pairs);
  return corrected === null ? null : addressOf(baseUrl, calculator, corrected);
}

function addressOf(baseUrl: string, { slug }: PreparedCalculator, query: URLSearchParams): string {
  const text = query.toString();
  return `${baseUrl}/api/calc/${slug}${text === '' ? '' : `?${text}`}`;
}
