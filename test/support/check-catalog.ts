import { readFileSync } from 'node:fs';
import { QueryMemory } from '../../authoring/language/query-memory.js';
import { check } from '../../generator/compile.js';
import { translationsAmong } from '../../generator/language/catalog-sources.js';
import type { Catalog } from '../../generator/program/catalog.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { filesOf } from '../../generator/source/hash-sources.js';
import type { Queries } from '../../generator/source/query.js';
import { afresh } from '../../generator/source/query.js';
import { memoized } from '../../generator/source/remembered.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import type { Source } from '../../generator/source/source.js';
import { createSource } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';

/** The texts of a catalog; those left out are the small ones of `test/support/catalog/`, its figures with its calculators only. */
export interface CatalogTexts {
  readonly calculators?: string;
  readonly units?: string;
  readonly service?: string;
  /** Null for a catalog without a network. */
  readonly network?: string | null;
  readonly figures?: string;
  readonly indices?: string;
  readonly publishers?: string;
  /** Further files of calculators and figures by path, such as `calculators/fence.yaml`. */
  readonly further?: Readonly<Record<string, string>>;
}

export interface Checked {
  readonly catalog: Catalog | null;
  readonly diagnostics: readonly Diagnostic[];
  /** The diagnostics as an editor reads them. */
  readonly report: string;
}

/** The one door to the generator's checks. */
export function checkCatalog(texts: CatalogTexts): Checked {
  const { catalog, diagnostics } = check(sourcesOf(texts), readOnce);
  return { catalog, diagnostics, report: renderDiagnostics(diagnostics) };
}

export function sourcesOf(texts: CatalogTexts): CatalogSources {
  const source = (name: string, text: string | undefined) =>
    text === undefined ? smallSource(name) : createSource(`catalog/${name}.yaml`, text);
  const furtherIn = (folder: string) =>
    Object.entries(texts.further ?? {})
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, text]) => createSource(`catalog/${path}`, text));
  const further = new Map(Object.entries(texts.further ?? {}));
  const readFurther = (name: string) => createSource(`catalog/${name}`, further.get(name) ?? '');
  const figures = texts.figures ?? (texts.calculators === undefined ? smallText('figures') : undefined);
  const sources: CatalogSources = {
    calculators: [source('calculators', texts.calculators), ...furtherIn('calculators')],
    units: source('units', texts.units),
    service: source('service', texts.service),
    network: texts.network === null ? null : source('network', texts.network),
    figures: [...(figures === undefined ? [] : [source('figures', figures)]), ...furtherIn('figures')],
    indices: texts.indices === undefined ? null : source('indices', texts.indices),
    publishers: texts.publishers === undefined ? null : source('publishers', texts.publishers),
  };
  const originals = filesOf(sources).map((each): [string, Source] => [each.path.slice('catalog/'.length), each]);
  return { ...sources, ...translationsAmong([...further.keys()], readFurther, new Map(originals)) };
}

/** The same object each time, of which what was read is kept. */
const smallSource = memoized((name: string): Source => {
  const source = createSource(`catalog/${name}.yaml`, smallText(name));
  small.add(source);
  return source;
});

/** The files of the small catalog, and what was made of nothing else. */
const small = new WeakSet<object>();
const kept = new QueryMemory();

/** Makes everything anew but what depends on the small catalog alone: its units are read once, and not for each of its tests. */
export const readOnce: Queries = {
  ...afresh,
  query: (name, inputs, reporter, compute) => {
    if (!inputs.every(isOfSmall)) return compute(reporter);
    const value = kept.query(name, inputs, reporter, compute);
    if (typeof value === 'object' && value !== null) small.add(value);
    return value;
  },
};

function isOfSmall(input: unknown): boolean {
  return typeof input !== 'object' || input === null || small.has(input);
}

/** A file of `test/support/catalog/`. */
export function smallText(name: string): string {
  return readFileSync(`${__dirname}/catalog/${name}.yaml`, 'utf8');
}
