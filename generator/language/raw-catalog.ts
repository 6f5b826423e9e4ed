/** The catalog as written: its shape is valid, its meaning not yet checked. Every value knows its place. */
import type { Texts } from '../../engine/words/phrases.js';
import type { RawSharedFigure } from './forms/figures.js';
import type { Named } from './forms/form.js';
import type { RawIndex } from './forms/indices.js';
import type { RawLanguage } from './forms/language.js';
import type { RawNetwork } from './forms/network.js';
import type { RawService } from './forms/service.js';
import type { RawUnit } from './forms/units.js';
import type { RawCalculator } from './read-calculator.js';
import type { Translation } from './translation.js';

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
  readonly service: RawService | null;
  /** `absent` if the catalog has no such file. */
  readonly network: RawNetwork | 'absent' | null;
  /** The catalog in its further languages. */
  readonly translations: readonly RawTranslation[];
}

/** The catalog in another language. */
export interface RawTranslation {
  readonly language: string;
  readonly words: RawLanguage;
  /** The catalog with its texts replaced by those of the language. */
  readonly catalog: Omit<RawCatalog, 'translations'>;
  /** The contents of its files, by the paths of the files that they translate. */
  readonly files: Translation;
  /** The texts of the interface, as far as they are translated. */
  readonly interfaceWords: Texts;
  /** The reviewer of each of those files; null if there is none yet. */
  readonly reviewers: ReadonlyMap<string, string | null>;
}
