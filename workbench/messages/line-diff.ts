/** Compares two texts line by line. */
import { diffArrays } from 'diff';
import type { DiffLine } from './draft.js';

/** Equal lines to keep around a difference. */
const around = 2;

/** Beyond this many changed lines a text counts as rewritten: comparing it would take long and show nothing. */
const mostChanges = 4_000;

/** The lines that differ, with a few equal ones around them; empty when the texts are equal. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  const changes = diffArrays(old, now, { maxEditLength: mostChanges }) ?? [
    { removed: true, added: false, value: old },
    { removed: false, added: true, value: now },
  ];
  return folded(
    changes.flatMap(({ removed, added, value }) => {
      const kind = removed ? 'gone' : added ? 'new' : 'same';
      return value.map((text): DiffLine => ({ kind, text }));
    }),
  );
}

/** Replaces equal lines far from any difference with a gap. */
function folded(lines: readonly DiffLine[]): readonly DiffLine[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, at): readonly DiffLine[] => {
    if (isNear[at]) return [line];
    return at > 0 && isNear[at - 1] ? [{ kind: 'gap', text: '' }] : [];
  });
}
