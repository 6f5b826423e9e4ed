/** The command `review`: walks through an entry step by step, and keeps who confirmed what. */
import { questionsOf } from '../review/questions-of.js';
import { renderQuestion, renderSummary, reviewAsJson } from '../review/report.js';
import type { Standing } from '../review/review-file.js';
import { appended, readReviews, standingsOf } from '../review/review-file.js';
import { unknownCalculator } from '../sample/catalog-with-sources.js';
import type { Ask, Caller } from './caller.js';
import { command } from './caller.js';
import { appendToFile, readIfThere } from './files.js';
import { userName } from './history.js';
import type { CatalogPlace } from './read-call.js';
import { formatOption, readCall } from './read-call.js';
import { openedCatalog } from './verdict.js';

interface ReviewOptions extends CatalogPlace {
  readonly slug: string;
  readonly format: 'text' | 'json';
  /** The reviewer; null for the name that git knows. */
  readonly as: string | null;
}

function readReviewOptions(args: readonly string[]): ReviewOptions | null {
  return readCall(args, { ...formatOption, as: { type: 'string' } }, (values, [slug, ...others], place) => {
    const format = (['text', 'json'] as const).find((each) => each === values.format);
    if (format === undefined || slug === undefined || others.length > 0) return null;
    return { ...place, slug, format, as: values.as?.trim() || null };
  });
}

/** Gives the exit code: 0 when everything is confirmed, 1 when something is not, 2 when there is nothing to review. */
async function runReview(options: ReviewOptions, caller: Caller, ask: Ask | null): Promise<number> {
  const { root, slug, format } = options;
  const opened = openedCatalog(options, caller);
  if (opened === null) return 2;
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
  if (isTalking) await walk(before.standings, path, options.as ?? userName(root), { caller, ask });
  const { standings, broken } = isTalking ? look() : before;
  if (format === 'json') caller.say(`${JSON.stringify(reviewAsJson(slug, standings, broken), null, 2)}\n`);
  else {
    if (!isTalking) for (const each of standings) caller.say(`[${each.state}] ${renderQuestion(each)}\n\n`);
    caller.say(`${renderSummary(standings, broken)}\n`);
  }
  return standings.every(({ state }) => state === 'confirmed') ? 0 : 1;
}

export const callReview = command(readReviewOptions, runReview);

/** Asks about each question that is not confirmed, and saves each answer at once. */
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
