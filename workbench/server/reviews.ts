/** Reads and appends to the reviews of entries, in the files that `reckoner review` writes. */
import { join } from 'node:path';
import { appendToFile, readIfThere } from '../../authoring/commands/files.js';
import { userName } from '../../authoring/commands/history.js';
import { dayIn } from '../../authoring/commands/today.js';
import { appended } from '../../authoring/review/review-file.js';
import type { Said } from '../messages/review.js';

/** The reviews of the catalogs below a folder. */
export interface Reviews {
  /** The file's text; null when there is none. */
  readonly read: (slug: string) => string | null;
  /** Appends what somebody says now, under the name that git knows, and returns the file's text. */
  readonly add: (slug: string, said: Said) => string;
}

export function reviewsIn(root: string): Reviews {
  const fileOf = (slug: string): string => join(root, 'reviews', `${slug}.yaml`);
  const read = (slug: string): string | null => readIfThere(fileOf(slug));
  const add = (slug: string, said: Said): string => {
    const review = { ...said, by: userName(root) ?? 'somebody', on: dayIn('UTC', new Date()) };
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

/** What a body says; null when it is no such thing. */
export function saidIn(text: string | null): Said | null {
  const { verdict, ...others } = objectIn(text);
  const [item, hash, shown, comment] = ['item', 'hash', 'text', 'comment'].map((name) => others[name]);
  if (verdict !== 'yes' && verdict !== 'no') return null;
  if (typeof item !== 'string' || typeof hash !== 'string' || typeof shown !== 'string') return null;
  return typeof comment === 'string' ? { item, hash, text: shown, verdict, comment } : null;
}

function objectIn(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? { ...value } : {};
  } catch {
    return {};
  }
}
