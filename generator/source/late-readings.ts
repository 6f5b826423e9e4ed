/** Finds what says that it was read on a day that is still to come. */
import type { Reporter } from './diagnostic.js';
import type { Source } from './source.js';
import { spanOf } from './source.js';

/** The day of a record, of control totals or of a price index. */
const readings = /\bread:[ \t]*["']?(\d{4}-\d{2}-\d{2})/g;

/**
 * Reports `future-evidence` for each reading after `today`, a day as 2026-03-01. Not part of `check`, which reads no
 * clock; looks at the texts themselves, so that an unchanged catalog need not be loaded.
 */
export function reportLateReadings(files: readonly Source[], today: string, reporter: Reporter): void {
  for (const source of files)
    for (const { 0: words, 1: day = '', index } of source.text.matchAll(readings)) {
      if (day <= today || isInComment(source, index)) continue;
      const end = index + words.length;
      const found = `Read on ${day}, but today is ${today}`;
      reporter.report('future-evidence', spanOf(source, end - day.length, end), { found });
    }
}

function isInComment({ text }: Source, at: number): boolean {
  return /(?:^|\s)#/.test(text.slice(text.lastIndexOf('\n', at) + 1, at));
}
