/** The command `review`: walks through an entry step by step, and keeps who confirmed what. */
import { parseArgs } from 'node:util';
import { isMistake, Reporter } from '../../generator/text/diagnostic.js';
import { questionsOf } from '../review/questions-of.js';
import { renderQuestion, renderSummary, reviewAsJson } from '../review/report.js';
import type { Standing } from '../review/review-file.js';
import { appended, readReviews, standingsOf } from '../review/review-file.js';
import { openCatalogWithSources, unknownCalculator } from '../sample/catalog-with-sources.js';
import type { Caller } from './caller.js';
import { catalogBelowRoot, checkoutOptions } from './compiler.js';
import { appendToFile, readIfThere, readSources } from './files.js';
import { userName } from './history.js';
import type { Ask } from './new.js';
import { renderMistakes } from './verdict.js';

export interface ReviewOptions {
  readonly root: string;
  readonly catalog: string;
  readonly slug: string;
  readonly format: 'text' | 'json';
  /** The reviewer; null for the name that git knows. */
  readonly as: string | null;
}

/** The options of a call, or null where it is none. */
export function readReviewOptions(args: readonly string[]): ReviewOptions | null {
  try {
    const options = { ...checkoutOptions, as: { type: 'string' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    const catalog = catalogBelowRoot(values.catalog);
    const [slug, ...others] = positionals;
    const format = (['text', 'json'] as const).find((each) => each === values.format);
    if (catalog === null || format === undefined || slug === undefined || others.length > 0) return null;
    return { root: values.root, catalog, slug, format, as: values.as?.trim() || null };
  } catch {
    return null;
  }
}

/** Gives the exit code: 0 where everything is confirmed, 1 where something is not, 2 where there is nothing to review. */
export async function runReviewOf(options: ReviewOptions, caller: Caller, ask: Ask | null): Promise<number> {
  const { root, catalog, slug, format } = options;
  const reporter = new Reporter();
  const opened = openCatalogWithSources(readSources(root, catalog), reporter);
  if (opened === null) {
    caller.complain(renderMistakes(reporter.sorted().filter(isMistake)));
    return 2;
  }
  const piece = opened.pieces.find(({ calculator }) => calculator.slug === slug);
  if (piece === undefined) {
    caller.complain(`${unknownCalculator(slug, opened.catalog)}\n`);
    return 2;
  }
  const questions = questionsOf(piece, opened.raw.figures);
  const path = `${root}/reviews/${slug}.yaml`;
  const look = () => {
    const { reviews, broken } = readReviews(readIfThere(path));
    return { standings: standingsOf(questions, reviews), broken };
  };
  const before = look();
  const isTalking = ask !== null && format === 'text';
  if (isTalking) await walk(before.standings, path, nameOf(options), { caller, ask });
  const { standings, broken } = isTalking ? look() : before;
  if (format === 'json') caller.say(`${JSON.stringify(reviewAsJson(slug, standings, broken), null, 2)}\n`);
  else {
    if (!isTalking) for (const each of standings) caller.say(`[${each.state}] ${renderQuestion(each)}\n\n`);
    caller.say(`${renderSummary(standings, broken)}\n`);
  }
  return standings.every(({ state }) => state === 'confirmed') ? 0 : 1;
}

function nameOf({ as, root }: ReviewOptions): string {
  return as ?? userName(root) ?? 'somebody';
}

/** Asks for each that is not confirmed, and keeps each answer at once. */
async function walk(
  standings: readonly Standing[],
  path: string,
  by: string,
  { caller, ask }: { readonly caller: Caller; readonly ask: Ask },
): Promise<void> {
  const left = standings.filter(({ state }) => state !== 'confirmed');
  for (const [index, standing] of left.entries()) {
    caller.say(`\n${index + 1} of ${left.length}: ${renderQuestion(standing)}\n`);
    const answer = await answerOf(ask);
    if (answer === 'quit') return;
    if (answer === 'skip') continue;
    const comment = answer === 'no' ? await ask('What is wrong?', '') : '';
    const { item, text } = standing.question;
    const review = { item, hash: standing.hash, verdict: answer, by, on: caller.today('UTC'), comment, text };
    appendToFile(path, appended(readIfThere(path), review));
  }
}

const answers = { y: 'yes', n: 'no', s: 'skip', q: 'quit' } as const;

async function answerOf(ask: Ask): Promise<(typeof answers)[keyof typeof answers]> {
  const said = (await ask('Is this so? y, n, s to skip, q to quit', 's')).toLowerCase();
  const known = Object.entries(answers).find(([key, word]) => said === key || said === word);
  return known?.[1] ?? (await answerOf(ask));
}
