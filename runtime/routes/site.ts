/** The service in one language: everything that its answers need, made once. */
import type { ServedCatalog } from '../../engine/calculator/catalog.js';
import type { HttpSite, Observer } from '../../http/locals.js';
import type { HeaderList } from '../../http/security.js';
import { wordsFor } from '../../words/interface-words.js';
import type { Answers } from './answers.js';
import { answersOf } from './answers.js';

export interface Site extends HttpSite {
  readonly catalog: ServedCatalog;
  /** The headers of an answer that caches may keep. */
  readonly caching: HeaderList;
  /** Where the pages of this language begin, below the root of the service; null where it has none. */
  readonly root: string | null;
  /** Answers the operations of the contract but calculations. */
  readonly answers: Answers;
}

/** A site without pages. `isOneOfSeveral` says whether its answers name their language. */
export function siteOf(catalog: ServedCatalog, observer: Observer, isOneOfSeveral: boolean): Site {
  const { baseUrl, translation, service } = catalog;
  const caching = cachingHeaders(service.cacheSeconds);
  return {
    baseUrl,
    translation,
    words: wordsFor(translation),
    languageHeaders: isOneOfSeveral ? ['Content-Language', translation.language] : [],
    observer,
    compressed: catalog.compressed,
    writeProblem: null,
    catalog,
    root: null,
    caching,
    answers: answersOf(catalog, caching),
  };
}

/** Answers are functions of catalog and query only, so caches may keep them, and show old ones while they ask. */
function cachingHeaders(seconds: number): HeaderList {
  return ['Cache-Control', `public, max-age=${seconds}, stale-while-revalidate=${seconds}`];
}
