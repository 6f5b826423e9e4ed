/** The catalog as written: its shape is valid, its meaning not yet checked. Every value knows its place. */
import { english } from '../../words/phrases.js';
import type { CatalogSources } from '../source/sources.js';
import type { RawSharedFigure } from './forms/figures.js';
import type { Named } from './forms/form.js';
import type { RawIndex } from './forms/indices.js';
import type { RawNetwork } from './forms/network.js';
import type { RawPublisher } from './forms/publishers.js';
import type { RawService } from './forms/service.js';
import type { RawUnit } from './forms/units.js';
import type { RawCalculator } from './read-calculator.js';

export interface RawUnits {
  readonly defined: readonly Named<RawUnit>[];
  /** Names of units whose definition is malformed: they are known, but their size is not. */
  readonly broken: readonly string[];
}

/** A part is null when its file could not be read. */
export interface RawCatalog {
  readonly calculators: readonly RawCalculator[];
  /** Names of entries that are unreadable or malformed. */
  readonly brokenSlugs: readonly string[];
  readonly units: RawUnits | null;
  /** Groups of shared figures; empty if the catalog has none. */
  readonly figures: readonly Named<readonly Named<RawSharedFigure>[]>[] | null;
  /** Price indices; empty if the catalog has none. */
  readonly indices: readonly Named<RawIndex>[] | null;
  /** Publishers by host; null also where the catalog has no such file. */
  readonly publishers: readonly Named<RawPublisher>[] | null;
  readonly service: RawService | null;
  /** `absent` if the catalog has no such file. */
  readonly network: RawNetwork | 'absent' | null;
  /** The files that it was read from. Further languages are compared with them. */
  readonly sources: CatalogSources;
}

/** The language of the catalog itself, which is English where it names none. */
export function languageOf({ service }: Pick<RawCatalog, 'service'>): string {
  return service?.languages?.[0]?.value ?? english.language;
}
