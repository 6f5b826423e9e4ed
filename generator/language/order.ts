/** Checks the order of entries in a file. */
import type { Reporter } from '../source/diagnostic.js';
import type { YamlEntry } from '../source/yaml-tree.js';

/** Reports `not-sorted` for the first two entries in the wrong order. The entry before them decides which one must move. */
export function reportUnsorted(entries: readonly Pick<YamlEntry, 'key' | 'keySpan'>[], reporter: Reporter): void {
  const at = entries.findIndex(({ key }, index) => (entries[index - 1]?.key ?? key) > key);
  const [earlier, above, below] = [entries[at - 2], entries[at - 1], entries[at]];
  if (above === undefined || below === undefined) return;
  const isBelow = earlier !== undefined && earlier.key > below.key;
  const [moved, other] = isBelow ? [below, above] : [above, below];
  const label = isBelow ? 'this comes later in the alphabet' : 'this comes earlier in the alphabet';
  const args = { name: moved.key, side: isBelow ? 'after' : 'before', other: other.key } as const;
  reporter.report('not-sorted', moved.keySpan, args, { related: [{ span: other.keySpan, label }] });
}
