/** What a hint proposes, made in the texts of a catalog. */

import type { Edit } from '../../generator/source/hint.js';
import type { Source } from '../../generator/source/source.js';
import { createSource } from '../../generator/source/source.js';
import type { CatalogSources, TranslationSources } from '../../generator/source/sources.js';

/** The catalog with an edit made in it. */
export function edited(sources: CatalogSources, { span, text }: Edit): CatalogSources {
  const { path } = span.source;
  return rewritten(sources, path, (old) => old.slice(0, span.start) + text + old.slice(span.end));
}

/** The catalog with another text for one of its files. */
export function rewritten(sources: CatalogSources, path: string, write: (text: string) => string): CatalogSources {
  const change = (source: Source) => (source.path === path ? createSource(path, write(source.text)) : source);
  const { calculators, units, service, network, figures, indices, publishers, translations } = sources;
  const inLanguage = ({ words, glossary, originals, files, strays, ...rest }: TranslationSources) => ({
    ...rest,
    words: words && change(words),
    glossary: glossary && change(glossary),
    originals: originals && change(originals),
    files: new Map([...files].map(([of, source]) => [of, change(source)])),
    strays: strays.map(change),
  });
  return {
    calculators: calculators.map(change),
    units: change(units),
    service: change(service),
    network: network && change(network),
    figures: figures.map(change),
    indices: indices && change(indices),
    publishers: publishers && change(publishers),
    ...(translations && { translations: translations.map(inLanguage) }),
  };
}
