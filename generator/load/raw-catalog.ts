/** The catalog as written: its shape is right, its meaning not yet checked. Everything knows its place. */
import type { Texts } from '../../engine/words/phrases.js';
import type { RawCalculator } from './read-calculator.js';
import type { RawSharedFigure } from './schemas/figures.js';
import type { Named } from './schemas/form.js';
import type { RawIndex } from './schemas/indices.js';
import type { RawLanguage } from './schemas/language.js';
import type { RawNetwork } from './schemas/network.js';
import type { RawService } from './schemas/service.js';
import type { RawUnit } from './schemas/units.js';
import type { Translation } from './translation.js';

export interface RawUnits {
  readonly defined: readonly Named<RawUnit>[];
  /** Names of units whose definition is not well formed: they are known, their size is not. */
  readonly broken: readonly string[];
}

/** A part is null when its file could not be read. */
export interface RawCatalog {
  readonly calculators: readonly RawCalculator[];
  /** Names of entries that could not be read, or are not well formed. */
  readonly brokenSlugs: readonly string[];
  readonly units: RawUnits | null;
  /** Groups of shared figures; empty where the catalog has none. */
  readonly figures: readonly Named<readonly Named<RawSharedFigure>[]>[] | null;
  /** Price indices; empty where the catalog has none. */
  readonly indices: readonly Named<RawIndex>[] | null;
  readonly service: RawService | null;
  /** `absent` where the catalog has no such file. */
  readonly network: RawNetwork | 'absent' | null;
  /** The catalog in its further languages. */
  readonly translations: readonly RawTranslation[];
}

/** The catalog in another language. */
export interface RawTranslation {
  readonly language: string;
  readonly words: RawLanguage;
  /** With the texts of the language in place of the catalog's own. */
  readonly catalog: Omit<RawCatalog, 'translations'>;
  /** What its files hold, by the paths of the files that they translate. */
  readonly files: Translation;
  /** The texts of the interface, as far as they are translated. */
  readonly interfaceWords: Texts;
  /** Who has reviewed each of those; null while nobody has. */
  readonly reviewers: ReadonlyMap<string, string | null>;
}
