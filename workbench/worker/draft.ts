/** Makes the draft of the open entry. Pure: texts in, plain data out. */
import type { Draft, Emitted, EntryPlace } from '../messages/draft.js';
import type { Committed } from './difference.js';
import { differenceOf, isAsCommitted } from './difference.js';
import { llmsLines, runnableModules, typescriptOf } from './emit-entry.js';
import { formOf, unitsOf } from './entry-form.js';
import { reachOf, runExamples } from './examples.js';
import type { Files } from './excerpt.js';
import { textOfEntry } from './excerpt.js';
import type { OpenExcerpt } from './open-excerpt.js';
import { openExcerpt } from './open-excerpt.js';
import { writtenEntry } from './written-entry.js';

export interface Surroundings {
  readonly files: Files;
  /** The files of the last commit; null where there is none. */
  readonly committed: Files | null;
  /** The committed entry of the same name. */
  readonly committedEntry: (slug: string) => Committed;
  /** The address of the folder of the kernel. */
  readonly kernel: string;
  /** Written as 2026-03-01. */
  readonly today: string;
}

export function draftOf(entry: EntryPlace, around: Surroundings): Draft {
  const excerpt = openExcerpt(around.files, entry);
  const text = textOfEntry(around.files, entry);
  return {
    entry,
    inputs: formOf(writtenEntry(entry.slug, text)),
    units: unitsOf(around.files),
    examples: runExamples(excerpt),
    emitted: excerpt.opened && emit(entry, excerpt.opened, around),
  };
}

function emit(entry: EntryPlace, opened: NonNullable<OpenExcerpt['opened']>, around: Surroundings): Emitted {
  const { workshop, piece } = opened;
  const { files, committed, committedEntry, kernel, today } = around;
  const before = isAsCommitted(entry, files, committed) ? opened : committedEntry(entry.slug);
  return {
    modules: runnableModules(workshop.catalog, piece.calculator, kernel),
    typescript: typescriptOf(piece.calculator),
    llms: llmsLines(workshop.catalog, piece.calculator),
    reach: reachOf(piece),
    difference: differenceOf(before, opened, today),
  };
}
