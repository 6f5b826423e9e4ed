/** Refusals of queries as problems: with the addresses that would have worked. */
import type { Refusal } from '../../engine/calculator/answer-query.js';
import type { Problem } from '../../http/problem.js';

/** `address` is where the query was sent, without the query. */
export function refusalProblem({ code, detail, errors, corrected, example }: Refusal, address: string): Problem {
  const correctedUrl = corrected === null ? null : withQuery(address, corrected);
  const members = example === null ? {} : { example_url: withQuery(address, example) };
  return { code, detail, errors, correctedUrl, members };
}

/** An address with a query; without a question mark where that is empty. */
export function withQuery(address: string, query: URLSearchParams): string {
  const text = query.toString();
  return `${address}${text === '' ? '' : `?${text}`}`;
}
