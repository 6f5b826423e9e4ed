/** Price indices: how much of old money makes money of today. */

import type { EvidenceKind } from '../../language/forms/evidence-kinds.js';
import type { Named } from '../../language/forms/form.js';
import type { RawIndex } from '../../language/forms/indices.js';
import { isBinding } from '../../program/evidence.js';
import type { Reporter } from '../../source/diagnostic.js';
import { checkAddress, checkDay } from './check-record.js';

/**
 * What a number that was published then is multiplied by, to be compared with one of the index's last month. Null where
 * the index begins later. Numbers that are set, and those without a date, are taken as they are.
 */
export function factorFrom(
  { published, kind }: { readonly published: string | null; readonly kind: EvidenceKind },
  index: RawIndex | null,
): number | null {
  if (index === null || published === null || isBinding(kind)) return 1;
  const last = lastMonth(index);
  if (last === undefined || published.slice(0, 7) >= last.month) return 1;
  const then = levelAt(published, index);
  return then === null ? null : last.level / then;
}

/** The index of a name, or the first one; undefined for an unknown name. */
export function indexNamed(name: string | null, indices: readonly Named<RawIndex>[]): RawIndex | null | undefined {
  if (name === null) return indices[0]?.value ?? null;
  return indices.find((each) => each.name.value === name)?.value;
}

function lastMonth({ months }: RawIndex): { readonly month: string; readonly level: number } | undefined {
  const [last] = [...months].sort(([a], [b]) => (a > b ? -1 : 1));
  return last && { month: last[0], level: last[1] };
}

/** The level of the month where it is known, else that of the year, else the mean of the months that the year has. */
function levelAt(published: string, { years, months }: RawIndex): number | null {
  const year = published.slice(0, 4);
  const known = months.get(published.slice(0, 7)) ?? years.get(year);
  if (known !== undefined) return known;
  const some = [...months].filter(([month]) => month.startsWith(year)).map(([, level]) => level);
  return some.length === 0 ? null : some.reduce((sum, level) => sum + level, 0) / some.length;
}

/** Reports addresses that are none, and days that do not exist. */
export function checkIndices(indices: readonly Named<RawIndex>[], reporter: Reporter): void {
  for (const { value } of indices) {
    checkAddress(value.at, reporter);
    checkDay(value.read, reporter);
  }
}
