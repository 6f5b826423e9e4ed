/** Compares an entry with the committed one, for callers and in its module. */
import { compareCatalogs } from '../../authoring/compare/compare.js';
import type { Difference, EntryPlace } from '../messages/draft.js';
import { diffLines } from '../messages/line-diff.js';
import { tabWords } from '../messages/words.js';
import { typescriptOf } from './emit-entry.js';
import type { Files } from './excerpt.js';
import { entriesOfAll, excerptOf } from './excerpt.js';
import type { OpenExcerpt } from './open-excerpt.js';
import { openExcerpt } from './open-excerpt.js';

const words = tabWords.cannotCompare;

/** The committed entry; null when it has mistakes, `new` when there is none, `unknown` without a commit. */
export type Committed = OpenExcerpt['opened'] | 'new' | 'unknown';

/** True when an entry and all that it needs are written as they were committed. */
export function isAsCommitted(entry: EntryPlace, files: Files, committed: Files | null): boolean {
  const own = committed && entriesOfAll(committed).find(({ slug, path }) => slug === entry.slug && path === entry.path);
  if (own === null || own === undefined || committed === null) return false;
  return JSON.stringify(excerptOf(files, entry)) === JSON.stringify(excerptOf(committed, own));
}

export function committedEntry(files: Files | null, slug: string): Committed {
  if (files === null) return 'unknown';
  const own = entriesOfAll(files).find((place) => place.slug === slug);
  return own === undefined ? 'new' : openExcerpt(files, own).opened;
}

/** The difference between two states of an entry. `today` is written as 2026-03-01. */
export function differenceOf(before: Committed, now: OpenExcerpt['opened'], today: string): Difference {
  if (now === null) return { kind: 'none', why: words.mistakes };
  if (before === 'new') return { kind: 'new' };
  if (before === 'unknown') return { kind: 'none', why: words.noCommit };
  if (before === null) return { kind: 'none', why: words.committedMistakes };
  if (before === now) return { kind: 'compared', changes: [], lines: [] };
  const { changes } = compareCatalogs(before.workshop, now.workshop, today);
  return {
    kind: 'compared',
    changes: changes.map(({ class: kind, what, reason }) => ({ class: kind, what, reason })),
    lines: diffLines(typescriptOf(before.piece.calculator), typescriptOf(now.piece.calculator)),
  };
}
