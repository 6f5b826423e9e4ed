/** Refusals of queries as problems: with the addresses that would have worked. */
import { calculationAddress, withQuery } from '../../contract/addresses.js';
import type { Refusal } from '../../engine/calculator/answer-query.js';
import { correctedQuery } from '../../engine/calculator/answer-query.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { Problem } from '../../http/problem.js';

/** `address` is where the query was sent, without the query. */
export function refusalProblem({ code, detail, errors, corrected, example }: Refusal, address: string): Problem {
  const correctedUrl = corrected === null ? null : withQuery(address, corrected.toString());
  const members = example === null ? {} : { example_url: withQuery(address, example.toString()) };
  return { code, detail, errors, correctedUrl, members };
}

/** The address of a calculator with the query that was meant; null when that is not certain. */
export function correctedUrl(calculator: PreparedCalculator, baseUrl: string, query: string): string | null {
  const corrected = correctedQuery(calculator, query);
  return corrected === null
    ? null
    : withQuery(`${baseUrl}${calculationAddress(calculator.slug)}`, corrected.toString());
}
