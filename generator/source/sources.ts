/** The sources of a catalog, wherever they are kept. */
import type { Source } from './source.js';

/** The files of a catalog. */
export interface CatalogSources {
  /** `calculators.yaml`, if there is one, and the files of `calculators/`, sorted by name. */
  readonly calculators: readonly Source[];
  readonly units: Source;
  readonly service: Source;
  /** Null where the catalog has none. */
  readonly network: Source | null;
  /** `figures.yaml` and the files of `figures/`, sorted by name; empty if calculators share no figures. */
  readonly figures: readonly Source[];
  /** Null if the catalog adjusts no money for inflation. */
  readonly indices: Source | null;
  /** Null if the catalog does not say who publishes the pages of its evidence. */
  readonly publishers: Source | null;
  /** The folders of further languages; left out to check the catalog without them. */
  readonly translations?: readonly TranslationSources[];
}

/** The files of a language, in a folder that mirrors the catalog. */
export interface TranslationSources {
  /** The name of its folder, such as `es`. */
  readonly language: string;
  /** `language.yaml`, `glossary.yaml` and `originals.yaml`; null where there is none. */
  readonly words: Source | null;
  readonly glossary: Source | null;
  readonly originals: Source | null;
  /** By the paths of the files that they translate. */
  readonly files: ReadonlyMap<string, Source>;
  /** Files that mirror no file of the catalog. */
  readonly strays: readonly Source[];
}
