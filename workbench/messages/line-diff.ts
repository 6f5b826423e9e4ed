/** Two texts, line by line. */
import type { DiffLine } from './draft.js';

/** How many equal lines are kept around a difference. */
const around = 2;

/** Above so many pairs of lines, what lies between the first and the last difference is shown as replaced. */
const mostPairs = 4_000_000;

/** The lines that differ, with a few equal ones around them; nothing where the texts are equal. */
export function diffLines(before: string, after: string): readonly DiffLine[] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let head = 0;
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1;
  let tail = 0;
  const most = Math.min(old.length, now.length) - head;
  while (tail < most && old[old.length - 1 - tail] === now[now.length - 1 - tail]) tail += 1;
  const middle = aligned(old.slice(head, old.length - tail), now.slice(head, now.length - tail));
  const same = (lines: readonly string[]): readonly DiffLine[] => lines.map((text) => ({ kind: 'same', text }));
  return folded([...same(old.slice(0, head)), ...middle, ...same(old.slice(old.length - tail))]);
}

/** Along a longest common subsequence. */
function aligned(old: readonly string[], now: readonly string[]): readonly DiffLine[] {
  if (old.length * now.length > mostPairs) return [...old.map(gone), ...now.map(added)];
  const common = lengthsOf(old, now);
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < now.length) {
    const [text = '', other = ''] = [old[i], now[j]];
    const row = common[i];
    if (i < old.length && j < now.length && text === other) {
      lines.push({ kind: 'same', text });
      i += 1;
      j += 1;
    } else if (j >= now.length || (i < old.length && (common[i + 1]?.[j] ?? 0) >= (row?.[j + 1] ?? 0))) {
      lines.push(gone(text));
      i += 1;
    } else {
      lines.push(added(other));
      j += 1;
    }
  }
  return lines;
}

/** How many lines the ends of both texts have in common, from each pair of lines on. */
function lengthsOf(old: readonly string[], now: readonly string[]): readonly Uint32Array[] {
  const table = Array.from({ length: old.length + 1 }, () => new Uint32Array(now.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    const [row, below] = [table[i], table[i + 1]];
    if (row === undefined || below === undefined) continue;
    for (let j = now.length - 1; j >= 0; j -= 1)
      row[j] = old[i] === now[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
  }
  return table;
}

function gone(text: string): DiffLine {
  return { kind: 'gone', text };
}

function added(text: string): DiffLine {
  return { kind: 'new', text };
}

/** Equal lines far from any difference become a gap. */
function folded(lines: readonly DiffLine[]): readonly DiffLine[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ kind }) => kind !== 'same'),
  );
  return lines.flatMap((line, at): readonly DiffLine[] => {
    if (isNear[at]) return [line];
    return at > 0 && isNear[at - 1] ? [{ kind: 'gap', text: '' }] : [];
  });
}
