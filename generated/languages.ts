/**
 * The catalog in its further languages. Generated from the catalog by `npm run generate`: edit the catalog, not this
 * file.
 */
import type { CatalogInLanguage } from '../engine/kernel/language.js';
import { calculators as calculatorsInEs } from './es/index.js';
import { language as languageInEs } from './es/language.js';
import { network as networkInEs } from './es/network.js';
import { service as serviceInEs } from './es/service.js';

/** By the code of the language; empty where the catalog has only its own. */
export const languages: ReadonlyMap<string, CatalogInLanguage> = new Map<string, CatalogInLanguage>(
  [
    ['es', { calculators: calculatorsInEs, language: languageInEs, network: networkInEs, service: serviceInEs }],
  ],
);
