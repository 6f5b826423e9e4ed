/** Parts of raw entries by their names. */

import type { RawEvidence } from '../../language/forms/evidence.js';
import type { Named } from '../../language/forms/form.js';
import type { RawCatalog } from '../../language/raw-catalog.js';

export function byName<T>(named: readonly Named<T>[]): ReadonlyMap<string, T> {
  return new Map(named.map(({ name, value }) => [name.value, value]));
}

/** The evidence of shared figures, by `group.name`. */
export function evidenceByName(figures: RawCatalog['figures']): ReadonlyMap<string, RawEvidence | null> {
  const all = (figures ?? []).flatMap(({ name: group, value }) =>
    value.map(({ name, value: { evidence } }) => [`${group.value}.${name.value}`, evidence] as const),
  );
  return new Map(all);
}
