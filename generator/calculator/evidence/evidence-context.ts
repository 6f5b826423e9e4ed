/** Facts that evidence is checked against. */

import { evidenceByName } from '../../elaborate/declaration/by-name.js';
import type { FigureContext } from '../../elaborate/expression/elaborate-number.js';
import type { RawRecord } from '../../language/forms/evidence.js';
import type { Named, RawFormula } from '../../language/forms/form.js';
import type { RawIndex } from '../../language/forms/indices.js';
import type { RawPublisher } from '../../language/forms/publishers.js';
import type { RawCatalog } from '../../language/raw-catalog.js';

/** The parts of the catalog that evidence looks up. */
export interface EvidenceFacts {
  readonly indices: readonly Named<RawIndex>[];
  /** By host; null where the catalog does not say who publishes what. */
  readonly publishers: ReadonlyMap<string, RawPublisher> | null;
  /** The region that makes a firm regional; null when all firms are. */
  readonly region: string | null;
  /** The records of each shared figure, as `group.name`. */
  readonly recordsOf: ReadonlyMap<string, readonly RawRecord[]>;
  /** The figures of the group `labor_costs`, which build-ups name. */
  readonly labor: ReadonlyMap<string, RawFormula>;
  /** Stands for the indices, the publishers and the region as text. */
  readonly key: string;
}

export interface EvidenceContext extends FigureContext {
  readonly facts: EvidenceFacts;
}

export function evidenceFacts({
  figures,
  indices,
  publishers,
  service,
}: Pick<RawCatalog, 'figures' | 'indices' | 'publishers' | 'service'>): EvidenceFacts {
  const records = [...evidenceByName(figures)].map(([name, evidence]) => [name, evidence?.records ?? []] as const);
  const region = service?.priceRegion ?? null;
  const levels = (indices ?? []).map(({ name, value }) => [name.value, ...value.years, ...value.months]);
  const labor = (figures ?? [])
    .filter(({ name }) => name.value === 'labor_costs')
    .flatMap(({ value }) => value.map((figure) => [`labor_costs.${figure.name.value}`, figure.value.value] as const))
    .flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
  const hosts = publishers && new Map(publishers.map(({ name, value }) => [name.value, value]));
  const told = (publishers ?? []).map(({ name, value: { publisher, kind, region: where, copies } }) => {
    return [name.value, publisher, kind, where, copies?.value];
  });
  return {
    indices: indices ?? [],
    publishers: hosts,
    region,
    recordsOf: new Map(records),
    labor: new Map(labor),
    key: JSON.stringify([region, levels, told, labor.map(([name, { text }]) => [name, text])]),
  };
}
