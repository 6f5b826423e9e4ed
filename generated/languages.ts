/**
 * The catalog in its further languages. Generated from the catalog by `npm run generate`: edit the catalog, not this
 * file.
 */
import type { CatalogInLanguage } from '../engine/kernel/language.js';

/** By the code of the language; empty where the catalog has only its own. */
export const languages: ReadonlyMap<string, CatalogInLanguage> = new Map();
