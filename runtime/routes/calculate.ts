/** Answers `GET /api/calc/{slug}`: a calculation. */
import { calculationAddress, calculatorAddress, withQuery } from '../../contract/addresses.js';
import { answerQuery } from '../../engine/calculator/answer-query.js';
import type { Deprecated } from '../../engine/calculator/deprecated.js';
import type { PreparedCalculator } from '../../engine/calculator/prepared-calculator.js';
import { queryOf } from '../../engine/calculator/scan-query.js';
import type { Answering, Handler } from '../../http/locals.js';
import { sendProblem } from '../../http/problem.js';
import type { HeaderList } from '../../http/security.js';
import type { Answered } from './answered.js';
import { sendAnswered } from './answered.js';
import { cachingUntil } from './caching-until.js';
import { refusalProblem } from './refusal.js';
import type { Site } from './site.js';
import { unknownCalculator } from './unknown-calculator.js';

export function calculate(site: Site): Handler {
  const { catalog } = site;
  return ({ params, url }, response) => {
    const [slug, query] = [String(params['slug']), queryOf(url)];
    const calculator = catalog.calculators.get(slug);
    if (calculator === undefined) sendProblem(response, unknownCalculator(catalog, slug, query));
    else sendCalculation(response, site, calculator, query);
  };
}

/** Answers a call, with the address of the page that shows a person the same, where there is one. */
export function sendCalculation(response: Answering, site: Site, calculator: PreparedCalculator, query: string): void {
  const { baseUrl, caching, root } = site;
  response.locals.slug = calculator.slug;
  const answered = answerCalculation(calculator, query, { baseUrl, caching });
  // The pages of further languages begin elsewhere, and take no `lang`.
  const hasPage = root === '' && answered.kind === 'answered' && query.length <= longestRepeated;
  sendAnswered(
    response,
    hasPage ? { ...answered, headers: [...answered.headers, ...pageLink(site, calculator.slug, query)] } : answered,
  );
}

/** Longer queries are not repeated: clients limit the size of headers. */
const longestRepeated = 1000;

function pageLink({ baseUrl }: Site, slug: string, query: string): HeaderList {
  const encoded = query.replace(/[^\w\-.~%!$&'()*+,;=:@/?]/g, encodeURIComponent);
  const target = withQuery(`${baseUrl}${calculatorAddress(slug)}`, encoded);
  return ['Link', `<${target}>; rel="alternate"; type="text/html"`];
}

/**
 * Answers a query to a calculator, for agents with what to ask next. `address` is where it was sent, for those that would
 * have worked.
 */
export function answerCalculation(
  calculator: PreparedCalculator,
  query: string,
  { baseUrl, caching, isAsking }: Pick<Site, 'baseUrl' | 'caching'> & { readonly isAsking?: boolean },
  address = `${baseUrl}${calculationAddress(calculator.slug)}`,
): Answered {
  const outcome = answerQuery(calculator, query, isAsking);
  if (outcome.kind === 'refused') return { kind: 'refused', problem: refusalProblem(outcome.refusal, address) };
  const { answer, deprecated } = outcome;
  const headers = answerHeaders({ secondsLeft: answer.secondsLeft, deprecated }, { baseUrl, caching });
  return { kind: 'answered', body: answer.body, etag: `"${answer.digest}"`, headers };
}

/** For how long an answer may be kept, and what is said of a calculator that is deprecated. */
export function answerHeaders(
  { secondsLeft, deprecated }: { readonly secondsLeft: number | null; readonly deprecated: Deprecated | null },
  { baseUrl, caching }: Pick<Site, 'baseUrl' | 'caching'>,
): HeaderList {
  const kept = cachingUntil(caching, secondsLeft);
  return deprecated === null ? kept : [...kept, ...deprecationHeaders(deprecated, baseUrl)];
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
