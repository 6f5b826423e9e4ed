/** `GET /api/calc/{slug}`: a calculation. */
import type { Request, RequestHandler, Response } from 'express';
import type { PreparedCalculator } from '../calculation/prepared-calculator.js';
import { exchangeOf } from '../http/exchange.js';
import { type Problem, sendProblem } from '../http/problem.js';
import { jsonType, replyCacheable, representation } from '../http/reply.js';
import type { HeaderList } from '../http/shared-headers.js';
import { explainQuery } from '../query/explain-query.js';
import { sharedValues } from '../query/query-plan.js';
import { readQuery } from '../query/read-query.js';
import { type QueryPair, queryOf, scanQuery } from '../query/scan-query.js';
import { nearest } from '../query/suggest.js';

export interface CalculatorsOptions {
  readonly calculators: ReadonlyMap<string, PreparedCalculator>;
  readonly baseUrl: string;
  /** The headers of an answer that caches may keep. */
  readonly caching: HeaderList;
}

/** Answers a calculation, or says what keeps it from being made. */
export function calculate({ calculators, baseUrl, caching }: CalculatorsOptions): RequestHandler {
  return function calculateAnswer(request, response) {
    const slug = String(request.params['slug']);
    const calculator = calculators.get(slug);
    const pairs = scanQuery(queryOf(request.originalUrl));
    if (calculator === undefined) {
      sendProblem(request, response, unknownCalculator(calculators, baseUrl, slug, pairs));
      return;
    }
    exchangeOf(response).slug = slug;
    answerOrExplain(request, response, calculator, pairs);
  };

  function answerOrExplain(
    request: Request,
    response: Response,
    calculator: PreparedCalculator,
    pairs: readonly QueryPair[],
  ): void {
    const values = readQuery(calculator.plan, pairs);
    if (values === null) {
      sendProblem(request, response, invalidParameters(calculator, baseUrl, pairs));
      return;
    }
    const inputs = calculator.inputs(values);
    const refusal = calculator.refuse(inputs);
    if (refusal !== null) {
      sendProblem(request, response, { code: 'invalid_combination', detail: refusal });
      return;
    }
    const body = calculator.answer(values, inputs, sharedValues(calculator.plan, values));
    replyCacheable(request, response, caching, representation(jsonType, body));
  }
}

function invalidParameters(calculator: PreparedCalculator, baseUrl: string, pairs: readonly QueryPair[]): Problem {
  const { errors, corrected } = explainQuery(calculator.plan, pairs);
  if (errors.length === 0) throw new Error(`a query of ${calculator.slug} was refused without a reason`);
  const [first] = errors;
  const detail = errors.length === 1 && first !== undefined ? first.detail : `The query has ${errors.length} mistakes.`;
  const correctedUrl = corrected === null ? null : addressOf(baseUrl, calculator, corrected);
  return { code: 'invalid_parameters', detail, errors, correctedUrl };
}

function unknownCalculator(
  calculators: ReadonlyMap<string, PreparedCalculator>,
  baseUrl: string,
  slug: string,
  pairs: readonly QueryPair[],
): Problem {
  const near = calculators.get(nearest(slug, calculators.keys()) ?? '');
  const registry = `${baseUrl}/api/calc`;
  const hint = near === undefined ? '' : ` Did you mean ${near.slug}?`;
  return {
    code: 'unknown_calculator',
    detail: `There is no calculator of this name.${hint} All calculators are listed at ${registry}.`,
    correctedUrl: near === undefined ? null : correctedAddress(near, baseUrl, pairs),
    headers: ['Link', `<${registry}>; rel="index"`],
    members: { ...(near === undefined ? {} : { suggestion: near.slug }), registry },
  };
}

/** The address of a calculation by the calculator that was meant; null when its query has mistakes of its own. */
function correctedAddress(calculator: PreparedCalculator, baseUrl: string, pairs: readonly QueryPair[]): string | null {
  const { corrected } = explainQuery(calculator.plan, pairs);
  return corrected === null ? null : addressOf(baseUrl, calculator, corrected);
}

function addressOf(baseUrl: string, { slug }: PreparedCalculator, query: URLSearchParams): string {
  const text = query.toString();
  return `${baseUrl}/api/calc/${slug}${text === '' ? '' : `?${text}`}`;
}
