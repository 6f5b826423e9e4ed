/** Reads and appends to the reviews of entries, in the files that `reckoner review` writes. */
import { join } from 'node:path';
import { appendToFile, readIfThere } from '../../authoring/commands/files.js';
import { userName } from '../../authoring/commands/history.js';
import { dayIn } from '../../authoring/commands/today.js';
import { appended, isReview } from '../../authoring/review/review-file.js';
import type { Said } from '../messages/review.js';

export interface Reviews {
  /** The file's text; null when there is none. */
  readonly read: (slug: string) => string | null;
  /** Appends a review of today under git's user name, and returns the file's text. */
  readonly add: (slug: string, said: Said) => string;
}

export function reviewsIn(root: string): Reviews {
  const fileOf = (slug: string): string => join(root, 'reviews', `${slug}.yaml`);
  const read = (slug: string): string | null => readIfThere(fileOf(slug));
  const add = (slug: string, said: Said): string => {
    const review = { ...said, by: userName(root), on: dayIn('UTC', new Date()) };
    appendToFile(fileOf(slug), appended(read(slug), review));
    return read(slug) ?? '';
  };
  return { read, add };
}

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The slug in an address such as `/api/reviews/fence`; null for anything else. */
export function slugIn(pathname: string): string | null {
  const slug = pathname.slice('/api/reviews/'.length);
  return slugForm.test(slug) ? slug : null;
}

/** The review in the body of a request; null when it has none. */
export function saidIn(body: string | null): Said | null {
  const review: unknown = { ...objectIn(body), by: '', on: '' };
  if (!isReview(review)) return null;
  const { item, hash, text, verdict, comment } = review;
  return { item, hash, text, verdict, comment };
}

function objectIn(text: string | null): object {
  try {
    return Object(JSON.parse(text ?? ''));
  } catch {
    return {};
  }
}
