/** Refusals of queries as problems: with the addresses that would have worked. */
import { withQuery } from '../../contract/addresses.js';
import type { Refusal } from '../../engine/calculator/answer-query.js';
import type { Problem } from '../../http/problem.js';

/** `address` is where the query was sent, without the query. */
export function refusalProblem({ code, detail, errors, corrected, example }: Refusal, address: string): Problem {
  const correctedUrl = corrected === null ? null : withQuery(address, corrected.toString());
  const members = example === null ? {} : { example_url: withQuery(address, example.toString()) };
  return { code, detail, errors, correctedUrl, members };
}
