/**
 * The file of an entry's reviews: a list in YAML with one review a line, which is only appended to. So concurrent writers
 * lose nothing, a half-written line loses only itself, and branches merge line by line.
 */
import { createHash } from 'node:crypto';
import type { Question } from './questions-of.js';

export interface Review {
  readonly item: string;
  /** The hash of the text and evidence that were reviewed. */
  readonly hash: string;
  readonly verdict: 'yes' | 'no';
  readonly by: string;
  /** A day, as 2026-11-23. */
  readonly on: string;
  readonly comment: string;
  /** The reviewed text, to show what changed since. */
  readonly text: string;
}

export interface ReviewFile {
  readonly reviews: readonly Review[];
  /** The numbers of lines that cannot be read. */
  readonly broken: readonly number[];
}

const head = '# Who looked at what in this entry, one review a line; `npx reckoner review` appends to it.\n';

export function readReviews(text: string | null): ReviewFile {
  const lines = (text ?? '').split('\n').map((line, index) => ({ line: line.trim(), number: index + 1 }));
  const written = lines.filter(({ line }) => line !== '' && !line.startsWith('#'));
  const read = written.map(({ line, number }) => ({ number, review: readLine(line) }));
  return {
    reviews: read.flatMap(({ review }) => review ?? []),
    broken: read.filter(({ review }) => review === null).map(({ number }) => number),
  };
}

function readLine(line: string): Review | null {
  try {
    const found: unknown = JSON.parse(line.replace(/^- /, ''));
    return isReview(found) ? found : null;
  } catch {
    return null;
  }
}

export function isReview(found: unknown): found is Review {
  if (typeof found !== 'object' || found === null) return false;
  const { verdict, ...others } = found as Readonly<Record<string, unknown>>;
  const keys = ['item', 'hash', 'by', 'on', 'comment', 'text'];
  return (verdict === 'yes' || verdict === 'no') && keys.every((key) => typeof others[key] === 'string');
}

/** The text to append to a file; it never continues a half-written line. */
export function appended(text: string | null, review: Review): string {
  const before = text === null || text === '' ? head : text.endsWith('\n') ? '' : '\n';
  return `${before}- ${JSON.stringify(review)}\n`;
}

export function hashOf({ item, text, evidence }: Question): string {
  return createHash('sha256')
    .update(JSON.stringify([item, text, evidence]))
    .digest('hex')
    .slice(0, 16);
}

/** Standing of a question: not reviewed, unchanged since it was confirmed or doubted, or changed since then. */
export interface Standing {
  readonly question: Question;
  readonly hash: string;
  readonly state: 'open' | 'confirmed' | 'doubted' | 'changed';
  /** The last review of it; null where there is none. */
  readonly last: Review | null;
}

export function standingsOf(questions: readonly Question[], reviews: readonly Review[]): readonly Standing[] {
  return questions.map((question) => {
    const hash = hashOf(question);
    const own = reviews.filter(({ item }) => item === question.item);
    const same = own.findLast((review) => review.hash === hash) ?? null;
    const last = same ?? own.at(-1) ?? null;
    const settled = same?.verdict === 'yes' ? 'confirmed' : 'doubted';
    return { question, hash, state: same !== null ? settled : last === null ? 'open' : 'changed', last };
  });
}
