/** The texts of a catalog's files, wherever they are kept. */
import type { Source } from '../text/source.js';

/** The files of a catalog. */
export interface CatalogSources {
  /** `calculators.yaml`, where there is one, and the files of `calculators/`, sorted by name. */
  readonly calculators: readonly Source[];
  readonly units: Source;
  readonly service: Source;
  /** Null where the catalog has none. */
  readonly network: Source | null;
  /** `figures.yaml` and the files of `figures/`, sorted by name; empty where calculators share no figures. */
  readonly figures: readonly Source[];
  /** Null where the catalog brings no money forward. */
  readonly indices: Source | null;
  /** The folders of further languages; left out where the catalog is checked without them. */
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
  /** Files that mirror none. */
  readonly strays: readonly Source[];
}
