/** Checks the order of entries in a file. */
import type { Reporter } from '../source/diagnostic.js';
import type { YamlEntry } from '../source/yaml-tree.js';

/** Reports `not-sorted` for the fewest entries that must move, so that one misplaced entry gives one message. */
export function reportUnsorted(entries: readonly Pick<YamlEntry, 'key' | 'keySpan'>[], reporter: Reporter): void {
  const settled = longestRise(entries.map(({ key }) => key));
  for (const [index, entry] of entries.entries()) {
    if (settled.has(index)) continue;
    const above = entries.find((each, at) => at < index && settled.has(at) && each.key > entry.key);
    const other = above ?? entries.find((each, at) => at > index && settled.has(at) && each.key < entry.key);
    if (other === undefined) continue;
    const side = above === undefined ? 'before' : 'after';
    const label = above === undefined ? 'this comes earlier in the alphabet' : 'this comes later in the alphabet';
    const related = [{ span: other.keySpan, label }];
    reporter.report('not-sorted', entry.keySpan, { name: entry.key, side, other: other.key }, { related });
  }
}

/** The indices of a longest increasing subsequence of keys. */
function longestRise(keys: readonly string[]): ReadonlySet<number> {
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [index, key] of keys.entries()) {
    const at = firstNotBelow(ends, key, keys);
    before.set(index, ends[at - 1]);
    ends[at] = index;
  }
  const row = new Set<number>();
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) row.add(at);
  return row;
}

/** Index of the first subsequence, by length, that a key does not lengthen. */
function firstNotBelow(ends: readonly number[], key: string, keys: readonly string[]): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((keys[ends[middle] ?? 0] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
