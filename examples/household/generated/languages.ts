/**
 * The catalog in its further languages. Generated from the catalog by `npm run generate`: edit the catalog, not this
 * file.
 */
import type { CatalogInLanguage } from '../../../engine/kernel/language.js';
import { calculators as calculatorsInDe } from './de/index.js';
import { language as languageInDe } from './de/language.js';
import { network as networkInDe } from './de/network.js';
import { service as serviceInDe } from './de/service.js';

/** By the code of the language; empty where the catalog has only its own. */
export const languages: ReadonlyMap<string, CatalogInLanguage> = new Map<string, CatalogInLanguage>(
  [
    ['de', { calculators: calculatorsInDe, language: languageInDe, network: networkInDe, service: serviceInDe }],
  ],
);
