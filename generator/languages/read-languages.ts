/** Reads the folders of further languages and compares their texts with those of the catalog. */

import type { Texts } from '../../words/phrases.js';
import { interfaceSource } from '../language/catalog-sources.js';
import { catalogFiles } from '../language/forms/files.js';
import type { RawLanguage } from '../language/forms/language.js';
import { glossaryFile, languageFile, originalsFile } from '../language/forms/language.js';
import type { RawSpoken } from '../language/forms/network.js';
import { spokenForm, spokenKeys } from '../language/forms/network.js';
import { loadNode, loadWhole } from '../language/load-catalog.js';
import type { RawCatalog } from '../language/raw-catalog.js';
import { nameOfPiece } from '../source/cut-entries.js';
import { Reporter } from '../source/diagnostic.js';
import { singleSpaced } from '../source/one-line.js';
import { parsePiece, parseYaml, reportDuplicate } from '../source/parse-yaml.js';
import type { Queries } from '../source/query.js';
import { repeatedIn } from '../source/repeated.js';
import type { Source, Span } from '../source/source.js';
import { spanOf } from '../source/source.js';
import type { CatalogSources, TranslationSources } from '../source/sources.js';
import { quote } from '../source/suggest.js';
import type { YamlEntry, YamlMap, YamlNode } from '../source/yaml-tree.js';
import type { ComparedTexts, FileBeside, Term, TextRules } from './compare-texts.js';
import { compareTexts, startOf } from './compare-texts.js';
import { checkInterfaceWords, soundInterfaceWords } from './interface-words.js';
import type { Notes } from './originals.js';
import { notesOf, plainNotes } from './originals.js';
import { idOf } from './texts.js';

/** A further language of a catalog. */
export interface Language {
  readonly code: string;
  readonly words: RawLanguage;
  /** The texts of files other than calculators, by the paths of the files that they translate. */
  readonly files: ReadonlyMap<string, FileTexts>;
  /** The texts of calculators by slug; several in one object where they are written in one piece. */
  readonly entries: ReadonlyMap<string, EntryTexts>;
  /** The reviewer of each translated file; null while there is none. */
  readonly reviewers: ReadonlyMap<string, string | null>;
}

export interface FileTexts extends ComparedTexts {
  /** Undefined if there is no translation. */
  readonly reviewer: string | null | undefined;
  /** Of the file of the interface: its texts, as far as they are translated. */
  readonly interfaceWords: Texts;
  /** Of the network: what people say for a category in the language, by the id of the category. */
  readonly spoken: ReadonlyMap<string, RawSpoken>;
}

export interface EntryTexts extends ComparedTexts {
  /** By slug, the texts of formulas by their originals. */
  readonly formulas: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** By slug, the place where the translation of an entry begins, or should. */
  readonly places: ReadonlyMap<string, Span>;
}

/** The languages that service.yaml names besides the catalog's own. Reports folders without a language, and the reverse. */
export function readLanguages(
  { sources, service }: RawCatalog,
  reporter: Reporter,
  queries: Queries,
): readonly Language[] {
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
    return readLanguage({ ...folder, words: folder.words }, sources, reporter, queries) ?? [];
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
    const reason = 'service.yaml does not list it after its own language in `languages`';
    reporter.report('bad-language', startOf(file), { language, reason });
  }
}

/** The folder of a language that has a language.yaml. */
type Folder = TranslationSources & { readonly words: Source };

/** The language, or null if it has a pattern that is no regular expression, which is reported. */
function soundPatterns(words: RawLanguage | null, source: Source, reporter: Reporter): RawLanguage | null {
  const { search, offers } = words ?? {};
  const spelling = search?.spelling.map(([pattern]) => pattern) ?? [];
  const patterns = [search?.sayings, search?.failing, spelling, search?.endings, offers?.removing];
  const broken = patterns.flatMap((some = []) => some.filter((pattern) => !isExpression(pattern)));
  for (const pattern of broken) {
    const at = Math.max(0, source.text.indexOf(pattern));
    const rule = 'a regular expression, in which brackets are closed';
    reporter.report('malformed', spanOf(source, at, at + pattern.length), { found: quote(pattern), rule });
  }
  return broken.length === 0 ? words : null;
}

function isExpression(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

function readLanguage(folder: Folder, sources: CatalogSources, reporter: Reporter, queries: Queries): Language | null {
  for (const source of folder.strays) {
    const reason = 'the catalog has no such file';
    reporter.report('translation-unknown', startOf(source), { key: source.path, reason });
  }
  const words = queries.query('language', [folder.words], reporter, (own) =>
    soundPatterns(loadWhole(folder.words, languageFile, 'The language', own), folder.words, own),
  );
  if (words === null) return null;
  const comparison: Comparison = { folder, rules: rulesOf(folder, words, reporter, queries), reporter, queries };
  const mirrored = mirroredFiles(sources);
  const entries = mirrored.filter(({ kind }) => kind === 'calculators').flatMap((each) => entryTexts(each, comparison));
  const files = mirrored
    .filter(({ kind }) => kind !== 'calculators')
    .flatMap((each): [string, FileTexts][] => {
      const texts = fileTexts(each, comparison);
      return texts === null ? [] : [[each.source.path, texts]];
    });
  const reviewers = [
    ...files.map(([path, { reviewer }]) => [path, reviewer] as const),
    ...sources.calculators.map(({ path }) => [path, reviewerOfEntries(folder.files.get(path), queries)] as const),
  ].filter((each): each is [string, string | null] => each[1] !== undefined);
  return {
    ...{ code: folder.language, words, reviewers: new Map(reviewers) },
    ...{ files: new Map(files), entries: new Map(entries) },
  };
}

/** What the texts of a folder are compared with. */
interface Comparison {
  readonly folder: Folder;
  /** The rules for the texts of a file of the catalog. */
  readonly rules: (path: string) => TextRules;
  readonly reporter: Reporter;
  readonly queries: Queries;
}

function rulesOf(
  folder: Folder,
  { numbers }: RawLanguage,
  reporter: Reporter,
  { query }: Queries,
): Comparison['rules'] {
  const { glossary, originals, words } = folder;
  const terms =
    glossary &&
    query('glossary', [glossary], reporter, (own): readonly Term[] | null => {
      const written = loadWhole(glossary, glossaryFile, 'The glossary', own);
      return written?.map(({ name, value }) => ({ term: name.value, ...value })) ?? null;
    });
  const noted =
    originals &&
    query('originals', [originals], reporter, (own): { readonly notes: Notes } | null => {
      const plain = plainNotes(originals.text);
      if (plain !== null) return { notes: plain };
      const written = loadWhole(originals, originalsFile, 'The file of originals', own);
      return written && { notes: notesOf(written) };
    });
  const catalog = words.path.split('/').slice(0, -2).join('/');
  return (path) => ({
    numbers,
    glossary: terms ?? noTerms,
    notes: noted && (noted.notes.get(path.slice(catalog.length + 1)) ?? noNotes),
  });
}

const noTerms: readonly Term[] = [];
const noNotes: ReadonlyMap<string, string> = new Map();

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

/** Everything that a comparison depends on besides the two texts. */
function rulesIn({ words, glossary, originals }: Folder): readonly (Source | null)[] {
  return [words, glossary, originals];
}

/** Null if the original cannot be read, or if the translation cannot: that has been reported. */
function fileTexts(mirrored: MirroredFile, { folder, rules, reporter, queries }: Comparison): FileTexts | null {
  const { source, kind } = mirrored;
  const own = folder.files.get(source.path) ?? null;
  return queries.query(`texts in ${folder.language}`, [source, own, ...rulesIn(folder)], reporter, (found) => {
    const original = parseYaml(source, new Reporter());
    const node = own === null || own.text.trim() === '' ? null : parseYaml(own, found);
    if (original === null || (node?.kind !== 'map' && own !== null && own.text.trim() !== '')) return null;
    const translation = node?.kind === 'map' ? node : emptyMap(own ?? folder.words);
    const isInterface = kind === 'words' && node?.kind === 'map';
    if (isInterface) checkInterfaceWords(node, folder.language, found);
    const file = fileBeside(mirrored, original, translation, folder.language);
    return {
      ...compareTexts(file, rules(source.path), found),
      reviewer: node?.kind === 'map' ? (textOf(node.entries.get(reviewKey)?.value) ?? null) : undefined,
      interfaceWords: isInterface ? soundInterfaceWords(node, folder.language) : {},
      spoken: kind === 'network' ? spokenIn(translation, found) : new Map(),
    };
  });
}

/** What the language has of its own beside the translated texts of categories. */
function spokenIn(translation: YamlMap, reporter: Reporter): ReadonlyMap<string, RawSpoken> {
  const groups = membersOf(translation.entries.get('categories')?.value);
  const categories = groups.flatMap((group) => membersOf(group.value).map((each) => ({ group, each })));
  return new Map(
    categories.flatMap(({ group, each: { key, keySpan, value } }): [string, RawSpoken][] => {
      const own = membersOf(value).filter((member) => spokenKeys.includes(member.key));
      const path = ['categories', group.key, key];
      const node: YamlMap = {
        kind: 'map',
        span: value.span,
        entries: new Map(own.map((member) => [member.key, member])),
      };
      const read = loadNode(node, spokenForm, { path, name: key, span: keySpan }, reporter);
      return own.length === 0 || read === null ? [] : [[idOf(path), read]];
    }),
  );
}

function membersOf(node: YamlNode | undefined): readonly YamlEntry[] {
  return node?.kind === 'map' ? [...node.entries.values()] : [];
}

/** An entry, or a whole file of them, as it is written in the catalog and in the language; null where there is none. */
interface Pair {
  /** Null for a whole file. */
  readonly name: string | null;
  readonly original: Span | null;
  readonly own: Span | null;
}

/** The texts of the calculators of a file, entry by entry, so that an edit compares only its own. */
function entryTexts(
  mirrored: MirroredFile,
  { folder, rules, reporter, queries }: Comparison,
): readonly (readonly [slug: string, EntryTexts])[] {
  const { source } = mirrored;
  const file = folder.files.get(source.path) ?? null;
  const compare = ({ original, own }: Pair, found: Reporter): EntryTexts | null => {
    const [before, after] = [entriesOf(original, new Reporter()), entriesOf(own, found)];
    if (before === null || after === null) return null;
    const at = startOf(file ?? folder.words);
    const originals: YamlMap = { kind: 'map', span: startOf(source), entries: before };
    const translation: YamlMap = { kind: 'map', span: at, entries: after };
    const slugs = [...before.keys()];
    return {
      ...compareTexts(fileBeside(mirrored, originals, translation, folder.language), rules(source.path), found),
      formulas: new Map(slugs.map((slug) => [slug, formulaTexts(translation, slug)])),
      places: new Map(slugs.map((slug) => [slug, after.get(slug)?.keySpan ?? at])),
    };
  };
  return pairsIn(source, file, queries, reporter).flatMap((pair) => {
    const { name, original, own } = pair;
    const places = [original?.source, original?.start, own?.source ?? file, own?.start];
    const inputs = [original?.source ?? source, ...places, ...rulesIn(folder)];
    const texts = queries.query(`texts in ${folder.language}`, inputs, reporter, (found) => compare(pair, found));
    if (texts === null || original === null) return [];
    // The name of a piece is that of its only entry; the texts of most are not read after an edit of another.
    const slugs = name === null ? [...texts.places.keys()] : [name];
    return slugs.map((slug) => [slug, texts] as const);
  });
}

/** Null after a mistake, which is reported. */
function entriesOf(piece: Span | null, reporter: Reporter): ReadonlyMap<string, YamlEntry> | null {
  if (piece === null) return new Map();
  const { entries, broken } = parsePiece(piece, reporter);
  return broken.length > 0 ? null : new Map(entries.map((entry) => [entry.key, entry]));
}

/** Pairs the entries of a file by their names; the whole files where the name of an entry is not plain to see. */
function pairsIn(source: Source, own: Source | null, queries: Queries, reporter: Reporter): readonly Pair[] {
  const [originals, translations] = [queries.cut(source), own === null ? [] : queries.cut(own)];
  if (![...originals, ...translations].every(isPlainName))
    return [{ name: null, original: wholeOf(source), own: own && wholeOf(own) }];
  for (const { item, first } of repeatedIn(translations, nameOfPiece))
    for (const known of keysOf(first).slice(0, 1))
      for (const again of keysOf(item)) reportDuplicate(known, again, reporter);
  const before = new Map([...originals].reverse().map((piece) => [nameOfPiece(piece), piece]));
  const after = new Map([...translations].reverse().map((piece) => [nameOfPiece(piece), piece]));
  const names = new Set([...before.keys(), ...after.keys()]);
  names.delete(reviewKey);
  return [...names].map((name) => ({ name, original: before.get(name) ?? null, own: after.get(name) ?? null }));
}

function wholeOf(source: Source): Span {
  return spanOf(source, 0, source.text.length);
}

export function emptyMap(source: Source): YamlMap {
  return { kind: 'map', span: startOf(source), entries: new Map() };
}

export function fileBeside(
  { kind }: MirroredFile,
  original: YamlNode,
  { entries, ...map }: YamlMap,
  language: string,
): FileBeside {
  const hasEntries = kind === 'calculators';
  const others = [...entries].filter(([key]) => key !== reviewKey);
  const texts = others.map(([key, entry]): [string, YamlEntry] => [
    key,
    hasEntries ? { ...entry, value: without(entry.value, textsKey) } : entry,
  ]);
  const translation = { ...map, entries: new Map(texts) };
  return { language, original, translation, schema: catalogFiles[kind].schema, hasEntries };
}

function without(node: YamlNode, key: string): YamlNode {
  if (node.kind !== 'map' || !node.entries.has(key)) return node;
  return { ...node, entries: new Map([...node.entries].filter(([each]) => each !== key)) };
}

/** The key of a translated file that names its reviewer. */
export const reviewKey = 'reviewed_by';

/** The key of a translated calculator that holds the texts of its formulas, each under the original. */
export const textsKey = 'texts';

/** The reviewer of a translated file of calculators; null if it names none, undefined if there is no such file. */
function reviewerOfEntries(source: Source | undefined, queries: Queries): string | null | undefined {
  const pieces = source === undefined ? [] : queries.cut(source);
  const entries = pieces.filter((piece) => !isPlainName(piece) || nameOfPiece(piece) === reviewKey).flatMap(keysOf);
  const reviewer = entries.find(({ key }) => key === reviewKey)?.value;
  return pieces.length === 0 ? undefined : (textOf(reviewer) ?? null);
}

function keysOf(piece: Span): readonly YamlEntry[] {
  return parsePiece(piece, new Reporter()).entries;
}

/** False for a piece that may hold several entries, or another one than its beginning tells. */
function isPlainName(piece: Span): boolean {
  return /^[A-Za-z0-9_-]+$/.test(nameOfPiece(piece));
}

/** The translated texts of a calculator's formulas, by their originals. */
export function formulaTexts({ entries }: YamlMap, slug: string): ReadonlyMap<string, string> {
  const entry = entries.get(slug)?.value;
  const texts = entry?.kind === 'map' ? entry.entries.get(textsKey)?.value : undefined;
  if (texts?.kind !== 'map') return new Map();
  const said = [...texts.entries].map(([original, { value }]) => [original, textOf(value)] as const);
  return new Map(said.filter((each): each is [string, string] => each[1] !== undefined));
}

function textOf(node: YamlNode | undefined): string | undefined {
  if (node?.kind !== 'scalar' || typeof node.value !== 'string') return undefined;
  const text = singleSpaced(node.text);
  return text === '' ? undefined : text;
}
