/** Puts a compiled catalog at its address: the one place where documents learn where they are served and under which limit. */
import { hash } from 'node:crypto';
import { fill } from '../../contract/placeholders.js';
import { calendarOf } from '../../engine/calculator/calendar.js';
import type { Catalog, Placement, ServedCatalog } from '../../engine/calculator/catalog.js';
import { figureFacts } from '../../engine/calculator/figure-facts.js';
import { prepareCalculator } from '../../engine/calculator/prepared-calculator.js';
import type { AnyCalculator } from '../../engine/kernel/module.js';
import type { EngineWords } from '../../words/engine-words.js';
import { engineWords, englishWords } from '../../words/engine-words.js';
import { english } from '../../words/phrases.js';

/** Fills the place holders of a catalog's texts, and makes its calculators ready. */
export function serveCatalog(catalog: Catalog, placement: Placement): ServedCatalog {
  const [first = catalog, ...further] = readingAll([catalog, ...(catalog.others ?? [])]);
  const own = filledIn(first, placement);
  const others = further.map((other) => servedIn(own, filledIn(other, placement), placement));
  return { ...served(own, placement, null), others: new Map(others) };
}

/** A catalog in its languages, each of which reads what people type in any of them: an agent passes on `sí` as it was said. */
function readingAll(catalogs: readonly Catalog[]): readonly Catalog[] {
  if (catalogs.length < 2) return catalogs;
  const translations = catalogs.map(({ translation = english }) => translation);
  const read = translations.map((translation) => engineWords(translation).typed);
  const names = Object.keys(englishWords.typed) as (keyof EngineWords['typed'])[];
  const typed = Object.fromEntries(names.map((name) => [name, read.map((words) => words[name]).join(' ')]));
  return catalogs.map((catalog, index) => {
    const { texts, ...translation } = translations[index] ?? english;
    const engine = typeof texts['engine'] === 'object' ? texts['engine'] : {};
    return { ...catalog, translation: { ...translation, texts: { ...texts, engine: { ...engine, typed } } } };
  });
}

/** A translation by its code. What it does not translate is as in the catalog. */
function servedIn(catalog: Catalog, other: Catalog, placement: Placement): readonly [string, ServedCatalog] {
  const { language } = other.translation ?? english;
  const { vectors, compressed } = catalog;
  const documents = new Map([...catalog.documents, ...other.documents]);
  return [language, served({ ...other, documents, vectors, compressed }, placement, language)];
}

/** The catalog with the place holders of its texts filled. */
function filledIn(catalog: Catalog, { baseUrl, requestsPerMinute }: Placement): Catalog {
  const { service, documents } = catalog;
  const filled = (text: string): string => fill(text, { baseUrl, requestsPerMinute, catalogHash: service.catalogHash });
  return {
    ...catalog,
    service: { ...service, usage: filled(service.usage) },
    documents: new Map([...documents].map(([name, text]) => [name, filled(text)])),
  };
}

/** `lang` is the language that calls in its answers ask for; null for the catalog's own. */
function served(catalog: Catalog, placement: Placement, lang: string | null): ServedCatalog {
  const { baseUrl, requestsPerMinute, clock = Date.now } = placement;
  const { network, calculators, documents, workbooks = null, translation = english } = catalog;
  const { vectors = () => null, compressed = () => null } = catalog;
  const service = { ...catalog.service, requestsPerMinute };
  const figures = figureFacts(documents);
  const calendar = calendarOf(service.timeZone);
  const context = {
    service,
    network,
    baseUrl,
    clock,
    calendar,
    digest: (text: string) => hash('sha1', text, 'base64url'),
    figures,
    translation,
    lang,
  };
  const prepare = (calculator: AnyCalculator) => prepareCalculator(calculator, context);
  return {
    baseUrl,
    others: new Map(),
    translation,
    words: engineWords(translation),
    calculators: new Map([...calculators].map(([slug, calculator]) => [slug, prepare(calculator)])),
    modules: calculators,
    service,
    network,
    documents,
    figures,
    workbooks,
    vectors,
    compressed,
    today: () => calendar.dayAt(clock()),
  };
}
