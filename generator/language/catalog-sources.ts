/** Finds the files that make up a catalog, wherever they are kept. */
import { interfaceTexts } from '../../words/interface-texts.js';
import { rememberedFor } from '../source/remembered.js';
import type { Source } from '../source/source.js';
import { createSource } from '../source/source.js';
import type { CatalogSources, TranslationSources } from '../source/sources.js';

/** The catalog among the files of a folder; `read` is called once for each of its files, by name. */
export function sourcesFrom(names: readonly string[], read: (name: string) => Source): CatalogSources {
  const files = new Map<string, Source>();
  const own = (name: string): Source => {
    const source = read(name);
    files.set(name, source);
    return source;
  };
  const sources = {
    calculators: calculatorFiles(names).map(own),
    units: own('units.yaml'),
    service: own('service.yaml'),
    network: names.includes('network.yaml') ? own('network.yaml') : null,
    figures: [...(names.includes('figures.yaml') ? ['figures.yaml'] : []), ...filesIn('figures', names)].map(own),
    indices: names.includes('indices.yaml') ? own('indices.yaml') : null,
    publishers: names.includes('publishers.yaml') ? own('publishers.yaml') : null,
  };
  return { ...sources, ...translationsAmong(names, read, files) };
}

/** The folders of further languages among the files of a folder; `originals` maps names to the other files. */
export function translationsAmong(
  names: readonly string[],
  read: (name: string) => Source,
  originals: ReadonlyMap<string, Source>,
): Pick<CatalogSources, 'translations'> {
  const mirrored = withInterface(originals);
  const translations = languagesAmong(names).map((language) => translationFrom(language, names, read, mirrored));
  return { translations };
}

function withInterface(originals: ReadonlyMap<string, Source>): ReadonlyMap<string, Source> {
  const units = originals.get('units.yaml');
  return units === undefined ? originals : new Map([...originals, [interfaceFile, interfaceSource(units)]]);
}

/** The folder of a language is named by its code, such as `es` or `pt-BR`. */
const inLanguage = /^([a-z]{2,3}(?:-[A-Z]{2})?)\/.+\.yaml$/;

/** True for a file of a further language, by its name in the folder of the catalog. */
export function isInLanguage(name: string): boolean {
  return inLanguage.test(name);
}

function languagesAmong(names: readonly string[]): readonly string[] {
  return [...new Set(names.flatMap((name) => inLanguage.exec(name)?.[1] ?? []))].sort();
}

const ownFiles = { words: 'language.yaml', glossary: 'glossary.yaml', originals: 'originals.yaml' } as const;

/** The files of a language: its own, those that mirror files of the catalog, and the others. */
function translationFrom(
  language: string,
  names: readonly string[],
  read: (name: string) => Source,
  originals: ReadonlyMap<string, Source>,
): TranslationSources {
  const own = names.filter((name) => name.startsWith(`${language}/`) && name.endsWith('.yaml'));
  const fileNamed = (name: string) => (own.includes(`${language}/${name}`) ? read(`${language}/${name}`) : null);
  const named = own.map((path) => path.slice(language.length + 1));
  const isKnown = (name: string) => originals.has(name) || Object.values<string>(ownFiles).includes(name);
  const mirrored = [...originals].flatMap(([name, { path }]): [string, Source][] => {
    const source = fileNamed(name);
    return source === null ? [] : [[path, source]];
  });
  return {
    language,
    words: fileNamed(ownFiles.words),
    glossary: fileNamed(ownFiles.glossary),
    originals: fileNamed(ownFiles.originals),
    files: new Map(mirrored),
    strays: named.filter((name) => !isKnown(name)).map((name) => read(`${language}/${name}`)),
  };
}

/** The same for texts; `read` gets paths below the root. */
export function sourcesOfTexts(
  catalog: string,
  names: readonly string[],
  read: (path: string) => string,
): CatalogSources {
  return sourcesFrom(names, (name) => createSource(`${catalog}/${name}`, read(`${catalog}/${name}`)));
}

/** True for a file of figures, by its path. */
export function isFigures(path: string): boolean {
  return /\/figures(?:\/.+)?\.yaml$/.test(path);
}

/** `calculators.yaml` may be left out once there are files of calculators. */
function calculatorFiles(names: readonly string[]): readonly string[] {
  const files = filesIn('calculators', names);
  return files.length > 0 && !names.includes('calculators.yaml') ? files : ['calculators.yaml', ...files];
}

function filesIn(folder: string, names: readonly string[]): readonly string[] {
  return names.filter((name) => name.startsWith(`${folder}/`) && name.endsWith('.yaml')).sort();
}

/** The texts of the interface, in the folder of a language. */
export const interfaceFile = 'words.yaml';

/**
 * The original, which is the same for all catalogs and in none of their files. The same object each time for the same
 * file `beside` it, so that results derived from it are kept.
 */
export const interfaceSource = rememberedFor(
  (beside: Source): Source => createSource(interfacePath(beside), JSON.stringify(interfaceTexts, null, 2)),
);

/** The path that the original would have. */
export function interfacePath({ path }: Source): string {
  return `${path.slice(0, path.lastIndexOf('/'))}/${interfaceFile}`;
}
