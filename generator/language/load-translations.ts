/** Reads the further languages of a catalog and compares their texts with the original. */
import type { Reporter } from '../source/diagnostic.js';
import { Reporter as OwnReporter } from '../source/diagnostic.js';
import { parsePiece, parseYaml } from '../source/parse-yaml.js';
import type { Source, Span } from '../source/source.js';
import type { CatalogSources, TranslationSources } from '../source/sources.js';
import type { Work } from '../source/work.js';
import type { YamlEntry, YamlMap, YamlNode } from '../source/yaml-tree.js';
import { catalogFiles } from './forms/files.js';
import type { Form } from './forms/form.js';
import type { RawLanguage } from './forms/language.js';
import { glossaryFile, languageFile, originalsFile } from './forms/language.js';
import { checkInterfaceWords, interfacePath, interfaceSource, soundInterfaceWords } from './interface-words.js';
import type { Notes } from './originals.js';
import { notesOf, plainNotes } from './originals.js';
import type { RawCatalog, RawTranslation } from './raw-catalog.js';
import type { Term, TextRules, TranslatedFile } from './translated-texts.js';
import { checkTexts, startOf } from './translated-texts.js';
import type { Translation } from './translation.js';
import { readTranslated, reviewerOf, reviewKey } from './translation.js';

/** Reads the files of a catalog. */
export interface Loading {
  /** The catalog with the texts of a translation. */
  readonly catalog: (translation: Translation, reporter: Reporter) => RawTranslation['catalog'];
  readonly whole: <T>(source: Source, form: Form<T>, owner: string, reporter: Reporter) => T | null;
  readonly work: Work;
}

/** The languages that service.yaml names besides the catalog's own. Reports folders without a language, and the reverse. */
export function loadTranslations(
  sources: CatalogSources,
  service: RawCatalog['service'],
  loading: Loading,
  reporter: Reporter,
): readonly RawTranslation[] {
  const { translations: folders } = sources;
  if (folders === undefined) return [];
  const [, ...named] = service?.languages ?? [];
  reportUnlisted(folders, service, reporter);
  return named.flatMap(({ value, span }) => {
    const folder = folders.find(({ language }) => language === value);
    if (folder === undefined || folder.words === null) {
      reporter.report('bad-language', span, { language: value, reason: `there is no ${value}/language.yaml` });
      return [];
    }
    return loadTranslation(folder, folder.words, sources, loading, reporter) ?? [];
  });
}

function reportUnlisted(
  folders: readonly TranslationSources[],
  service: RawCatalog['service'],
  reporter: Reporter,
): void {
  if (service === null) return;
  const named = service.languages?.map(({ value }) => value) ?? [];
  for (const { language, words, files } of folders) {
    const [file = words] = files.values();
    if (named.slice(1).includes(language) || file === null) continue;
    const reason = 'service.yaml does not name it behind its own language in `languages`';
    reporter.report('bad-language', startOf(file), { language, reason });
  }
}

function loadTranslation(
  folder: TranslationSources,
  wordsFile: Source,
  sources: CatalogSources,
  loading: Loading,
  reporter: Reporter,
): RawTranslation | null {
  const { whole, work } = loading;
  for (const source of folder.strays)
    reporter.report('translation-unknown', startOf(source), {
      key: source.path,
      reason: 'the catalog has no such file',
    });
  const words = work.remember('language', [wordsFile], reporter, (own) =>
    whole(wordsFile, languageFile, 'The language', own),
  );
  if (words === null) return null;
  const files = readFiles(folder, work, reporter);
  const rules = rulesOf(folder, wordsFile, words, loading, reporter);
  for (const each of mirroredFiles(sources)) compareFile(each, { folder, files, rules, wordsFile }, work, reporter);
  const own = new OwnReporter();
  const catalog = loading.catalog(files, own);
  reporter.take(own.found.filter(({ span }) => isIn(span, folder)));
  const reviewers = [...files].map(([path, map]): [string, string | null] => [path, reviewerOf(map)]);
  const interfaceMap = files.get(interfacePath(sources.units));
  return {
    ...{ language: folder.language, words, catalog, files, reviewers: new Map(reviewers) },
    interfaceWords:
      interfaceMap === undefined
        ? {}
        : work.remember('interface words', [interfaceMap], reporter, () =>
            soundInterfaceWords(interfaceMap, folder.language),
          ),
  };
}

function isIn({ source }: Span, { files }: TranslationSources): boolean {
  return [...files.values()].includes(source);
}

function readFiles({ files }: TranslationSources, work: Work, reporter: Reporter): Translation {
  return new Map(
    [...files].flatMap(([path, source]): [string, YamlMap][] => {
      const map = work.remember('translated file', [source], reporter, (own) => readTranslated(source, own));
      return map === null ? [] : [[path, map]];
    }),
  );
}

type RulesOf = (name: string) => TextRules;

/** The rules for the texts of each file, by the path of the file in its folder. */
function rulesOf(
  { glossary, originals }: TranslationSources,
  wordsFile: Source,
  { numbers }: RawLanguage,
  { whole, work: { remember } }: Loading,
  reporter: Reporter,
): RulesOf {
  const terms =
    glossary && remember('glossary', [glossary], reporter, (own) => whole(glossary, glossaryFile, 'The glossary', own));
  const notes =
    originals &&
    remember('originals', [originals], reporter, (own): Notes | null => {
      const plain = plainNotes(originals.text);
      if (plain !== null) return plain;
      const written = whole(originals, originalsFile, 'The file of originals', own);
      return written && notesOf(written);
    });
  const all: readonly Term[] = (terms ?? []).map(({ name, value }) => ({ term: name.value, words: value }));
  const folder = catalogAbove(wordsFile);
  return (path) => ({
    numbers,
    glossary: all,
    notes: notes && (notes.get(path.slice(folder.length + 1)) ?? noNotes),
  });
}

const noNotes: ReadonlyMap<string, string> = new Map();

/** The folder of the catalog, two above a file of a language. */
function catalogAbove({ path }: Source): string {
  return path.split('/').slice(0, -2).join('/');
}

/** A file of the catalog with texts for people, and its kind. */
export interface MirroredFile {
  readonly source: Source;
  readonly kind: 'calculators' | 'figures' | 'network' | 'service' | 'units' | 'words';
}

export function mirroredFiles(sources: CatalogSources): readonly MirroredFile[] {
  const { calculators, units, service, network, figures } = sources;
  return [
    ...calculators.map((source) => ({ source, kind: 'calculators' as const })),
    { source: units, kind: 'units' },
    { source: service, kind: 'service' },
    ...(network === null ? [] : [{ source: network, kind: 'network' as const }]),
    ...figures.map((source) => ({ source, kind: 'figures' as const })),
    { source: interfaceSource(units), kind: 'words' },
  ];
}

interface Comparison {
  readonly folder: TranslationSources;
  readonly files: Translation;
  readonly rules: RulesOf;
  readonly wordsFile: Source;
}

/** Reports what the translation of a file lacks, adds or changes; for a file of calculators, entry by entry. */
function compareFile(mirrored: MirroredFile, comparison: Comparison, work: Work, reporter: Reporter): void {
  const { source, kind } = mirrored;
  const { folder, files, wordsFile } = comparison;
  const own = folder.files.get(source.path);
  const kept = [own ?? null, wordsFile, folder.glossary, folder.originals];
  const translation = files.get(source.path);
  // A file that could not be read has been reported.
  if (translation === undefined && own !== undefined && own.text.trim() !== '') return;
  const beside: Beside = { ...comparison, mirrored, translation: translation ?? emptyMap(own ?? wordsFile) };
  if (kind === 'calculators') compareEntries(beside, kept, work, reporter);
  else
    work.remember(`compared ${folder.language}`, [source, ...kept], reporter, (found) => {
      const original = parseYaml(source, new OwnReporter());
      if (original !== null) compare(original, beside.translation, beside, found);
      if (kind === 'words' && translation !== undefined) checkInterfaceWords(translation, folder.language, found);
      return null;
    });
}

/** A file of the catalog beside the whole of its translation, which is empty if there is none. */
interface Beside extends Comparison {
  readonly mirrored: MirroredFile;
  readonly translation: YamlMap;
}

/** Compares each entry, and reports what is translated of no entry. The comparison of an entry is remembered. */
function compareEntries(beside: Beside, kept: readonly unknown[], work: Work, reporter: Reporter): void {
  const { mirrored, translation, folder } = beside;
  const names = work.cut(mirrored.source).map((piece) =>
    work.remember(`compared ${folder.language}`, [piece.source, piece.start, ...kept], reporter, (found) => {
      const { entries, broken } = parsePiece(piece, new OwnReporter());
      for (const entry of entries) compareEntry(entry, beside, found);
      return [...entries.map(({ key }) => key), ...broken];
    }),
  );
  const known = new Set([reviewKey, ...names.flat()]);
  const others = [...translation.entries].filter(([key]) => !known.has(key));
  if (others.length > 0)
    compare(mapOf([], mirrored.source), { ...translation, entries: new Map(others) }, beside, reporter);
}

function compareEntry(entry: YamlEntry, beside: Beside, reporter: Reporter): void {
  const { translation } = beside;
  const own = translation.entries.get(entry.key);
  const entries = new Map(own === undefined ? [] : [[entry.key, own]]);
  compare(mapOf([entry], entry.keySpan.source), { ...translation, entries }, beside, reporter);
}

function compare(
  original: YamlNode,
  translation: YamlMap,
  { mirrored, folder, rules }: Beside,
  reporter: Reporter,
): void {
  checkTexts(fileBeside(mirrored, original, translation, folder.language), rules(mirrored.source.path), reporter);
}

function mapOf(entries: readonly YamlEntry[], source: Source): YamlMap {
  return { kind: 'map', span: startOf(source), entries: new Map(entries.map((entry) => [entry.key, entry])) };
}

export function emptyMap(source: Source): YamlMap {
  return mapOf([], source);
}

export function fileBeside(
  { kind }: MirroredFile,
  original: YamlNode,
  translation: YamlMap,
  language: string,
): TranslatedFile {
  const hasEntries = kind === 'calculators';
  return { language, original, translation, schema: catalogFiles[kind].schema, hasEntries };
}
