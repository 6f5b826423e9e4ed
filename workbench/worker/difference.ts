/** How an entry differs from what was committed, for callers and in its module. */
import { compareCatalogs } from '../../authoring/compare/compare.js';
import type { Difference, EntryPlace } from '../messages/draft.js';
import { diffLines } from '../messages/line-diff.js';
import { typescriptOf } from './emit-entry.js';
import type { Files } from './excerpt.js';
import { entriesOf } from './excerpt.js';
import type { OpenExcerpt } from './open-excerpt.js';
import { openExcerpt } from './open-excerpt.js';

/** An entry as it was committed. */
export type Committed = OpenExcerpt['opened'] | 'new' | 'unknown';

/** `unknown` where nothing was ever committed. */
export function committedEntry(folder: string, files: Files | null, slug: string): Committed {
  if (files === null) return 'unknown';
  const places = [...files].flatMap(([path, text]): readonly EntryPlace[] => entriesOf(folder, { path, text }));
  const own = places.find((place) => place.slug === slug);
  return own === undefined ? 'new' : openExcerpt(folder, files, own).opened;
}

/** `today` is a day as 2026-03-01. */
export function differenceOf(before: Committed, now: OpenExcerpt['opened'], today: string): Difference {
  if (now === null) return { kind: 'none', why: 'The entry has mistakes.' };
  if (before === 'new') return { kind: 'new' };
  if (before === 'unknown') return { kind: 'none', why: 'There is no commit to compare with.' };
  if (before === null) return { kind: 'none', why: 'What was committed has mistakes of its own.' };
  const { changes } = compareCatalogs(before.workshop, now.workshop, today);
  return {
    kind: 'compared',
    changes: changes.map(({ class: kind, what, reason }) => ({ class: kind, what, reason })),
    lines: diffLines(typescriptOf(before.piece.calculator), typescriptOf(now.piece.calculator)),
  };
}
