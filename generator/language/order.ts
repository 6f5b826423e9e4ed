/** Checks the order of entries in a file. */
import type { Reporter } from '../source/diagnostic.js';
import type { Edit } from '../source/hint.js';
import type { Source } from '../source/source.js';
import { spanOf } from '../source/source.js';
import type { YamlEntry } from '../source/yaml-tree.js';

type Named = Pick<YamlEntry, 'key' | 'keySpan'>;

/**
 * Reports `not-sorted` for the first two entries in the wrong order. The entry before them decides which one must move;
 * the edit sorts the whole file.
 */
export function reportUnsorted(entries: readonly Named[], reporter: Reporter): void {
  const at = entries.findIndex(({ key }, index) => (entries[index - 1]?.key ?? key) > key);
  const [earlier, above, below] = [entries[at - 2], entries[at - 1], entries[at]];
  if (above === undefined || below === undefined) return;
  const isBelow = earlier !== undefined && earlier.key > below.key;
  const [moved, other] = isBelow ? [below, above] : [above, below];
  const label = isBelow ? 'this comes later in the alphabet' : 'this comes earlier in the alphabet';
  const args = { name: moved.key, side: isBelow ? 'after' : 'before', other: other.key } as const;
  reporter.report('not-sorted', moved.keySpan, args, {
    related: [{ span: other.keySpan, label }],
    edit: sorting(moved.keySpan.source, entries),
    isOnlyReading: true,
  });
}

/** Writes the entries in their order, each with the comments right above it. */
function sorting(source: Source, entries: readonly Named[]): Edit {
  const starts = entries.map(({ keySpan }) => startOf(source.text, keySpan.start));
  const [first = 0, second = 0] = starts;
  const blocks = entries.map(({ key }, index) => {
    return { key, text: source.text.slice(starts[index], starts[index + 1]).trimEnd() };
  });
  const gap = source.text.slice(first, second).endsWith('\n\n') ? '\n\n' : '\n';
  const sorted = blocks.toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return { span: spanOf(source, first, source.text.length), text: `${sorted.map(({ text }) => text).join(gap)}\n` };
}

/** Where an entry begins: at the comments right above its key, unless these are the first lines of the file. */
function startOf(text: string, key: number): number {
  const before = text.slice(0, text.lastIndexOf('\n', key - 1) + 1);
  const comments = /(?:(?<=^|\n)#[^\n]*\n)+$/.exec(before)?.[0].length ?? 0;
  return comments === before.length ? key : before.length - comments;
}
