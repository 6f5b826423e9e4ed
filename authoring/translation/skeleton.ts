/** The files of a translation with everything that has to be translated in them. */

import type { FileBeside } from '../../generator/languages/compare-texts.js';
import type { MirroredFile } from '../../generator/languages/read-languages.js';
import {
  emptyMap,
  fileBeside,
  formulaTexts as formulaTextsOf,
  mirroredFiles,
  reviewKey,
  textsKey,
} from '../../generator/languages/read-languages.js';
import { idOf, proseOf, textAt, writtenBeside } from '../../generator/languages/texts.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { isStale, noteOf } from '../../generator/source/hash-sources.js';
import { singleSpaced } from '../../generator/source/one-line.js';
import { parseYaml } from '../../generator/source/parse-yaml.js';
import type { Source } from '../../generator/source/source.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import type { YamlMap, YamlNode } from '../../generator/source/yaml-tree.js';
import type { TextMap, TextTree } from './write-yaml.js';
import { yamlOf } from './write-yaml.js';

/** The files that a run writes, by their names in the folder of the language; complete files are left out. */
export interface Skeleton {
  readonly files: ReadonlyMap<string, string>;
  /** The number of texts that are new, in the words of the original. */
  readonly added: number;
  /** The number of texts noted as up to date. */
  readonly noted: number;
}

export interface SkeletonOptions {
  readonly language: string;
  /** The folder of the catalog, with which the paths of its files begin. */
  readonly folder: string;
  /** Notes every text as it is: those that read like their originals, and those whose original has changed. */
  readonly takesSame: boolean;
  /** The texts of formulas by slug. */
  readonly formulaTexts: ReadonlyMap<string, readonly string[]>;
}

/**
 * Each file of the catalog that holds texts and lacks some, with the translations that there are and the original of all
 * others, and `originals.yaml`, which notes what each translation is one of. Throws for a file that cannot be read.
 */
export function skeletonOf(sources: CatalogSources, options: SkeletonOptions): Skeleton {
  const { language, folder } = options;
  const translation = sources.translations?.find((each) => each.language === language);
  const before = notesIn(translation?.originals ?? null);
  const parts = mirroredFiles(sources).flatMap((mirrored) => {
    const own = translation?.files.get(mirrored.source.path);
    const file = readBeside(mirrored, own, language);
    const name = mirrored.source.path.slice(folder.length + 1);
    return file === null ? [] : [{ name, ...skeletonOfFile(file, options, before.get(name) ?? new Map()) }];
  });
  const kept = parts.filter(({ tree }) => tree.size > 0);
  const digests = new Map(
    kept.flatMap(({ name, digests: own }): [string, TextMap][] => (own.size === 0 ? [] : [[name, own]])),
  );
  const texts = kept.filter(({ isWhole }) => !isWhole).map(({ name, tree }): [string, string] => [name, yamlOf(tree)]);
  const noted = [...digests.values()].reduce((sum, { size }) => sum + size, 0);
  const files = new Map([...texts, ['originals.yaml', digests.size === 0 ? '{}\n' : yamlOf(digests)] as const]);
  return { files, added: kept.reduce((sum, each) => sum + each.added, 0), noted };
}

/** A file beside its translation, which is also given with the keys that only translations have. */
interface Written extends FileBeside {
  readonly whole: YamlMap;
}

function readBeside(mirrored: MirroredFile, own: Source | undefined, language: string): Written | null {
  const original = parseYaml(mirrored.source, new Reporter());
  if (original === null) return null;
  const reporter = new Reporter();
  const node = own === undefined || own.text.trim() === '' ? null : parseYaml(own, reporter);
  if (reporter.count > 0) throw new Error(`${own?.path ?? ''} cannot be read; \`reckoner check\` says why.`);
  const whole = node?.kind === 'map' ? node : emptyMap(own ?? mirrored.source);
  return { ...fileBeside(mirrored, original, whole, language), whole };
}

/** The notes of a run before, by file and text. */
function notesIn(source: Source | null): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const node = source === null ? null : parseYaml(source, new Reporter());
  if (node?.kind !== 'map') return new Map();
  const files = [...node.entries].map(([name, { value }]): [string, ReadonlyMap<string, string>] => [
    name,
    textsIn(value),
  ]);
  return new Map(files);
}

function textsIn(node: YamlNode): ReadonlyMap<string, string> {
  if (node.kind !== 'map') return new Map();
  return new Map(
    [...node.entries].flatMap(([key, { value }]): [string, string][] =>
      value.kind === 'scalar' ? [[key, value.text]] : [],
    ),
  );
}

interface FileSkeleton {
  readonly tree: TextMap;
  readonly digests: ReadonlyMap<string, string>;
  readonly added: number;
  /** True where nothing is added, so that the file stays as it is written. */
  readonly isWhole: boolean;
}

function skeletonOfFile(
  { original, translation, whole: written, schema, hasEntries }: Written,
  { takesSame, formulaTexts }: SkeletonOptions,
  noted: ReadonlyMap<string, string>,
): FileSkeleton {
  const texts = proseOf(original, schema);
  const originals = new Map(texts.map(({ path, text }) => [idOf(path), text]));
  const known = [...writtenBeside(original, originals, translation, schema)];
  const said = new Map(known.flatMap((each) => (each.kind === 'text' ? [[each.id, each.text] as const] : [])));
  const tree = new Map<string, TextTree>();
  const digests = new Map<string, string>();
  let added = 0;
  for (const { path, text } of texts) {
    const key = idOf(path);
    const own = textAt(said, key);
    const note = own && noteAfter(own.text, text.text, takesSame, noted.get(key));
    if (own === undefined) added += 1;
    if (note) digests.set(key, note);
    put(tree, path, flat((own ?? text).text));
  }
  for (const slug of hasEntries ? tree.keys() : []) {
    const given = formulaTexts.get(slug) ?? [];
    const translated = formulaTextsOf(written, slug);
    added += given.filter((text) => !translated.has(text)).length;
    for (const text of given) put(tree, [slug, textsKey, text], text);
  }
  const whole = withOwn(asTree(tree, original), written);
  if (texts.length === 0) return { tree: new Map(), digests, added, isWhole: true };
  const reviewed = written.entries.get(reviewKey)?.value;
  const reviewer = reviewed?.kind === 'scalar' ? reviewed.text : '';
  return { tree: new Map([[reviewKey, reviewer], ...(whole as TextMap)]), digests, added, isWhole: added === 0 };
}

/** The note of a text, the old one while its original has changed and it has not; null while it reads like its original. */
function noteAfter(own: string, original: string, takesSame: boolean, known: string | undefined): string | null {
  const note = noteOf(original, own);
  if (takesSame || known === note) return note;
  if (known !== undefined && isStale(known, original, own)) return known;
  return flat(own) === flat(original) ? null : note;
}

function flat(text: string): string {
  return singleSpaced(text);
}

function put(tree: Map<string, TextTree>, path: readonly string[], text: string): void {
  const [key = '', ...rest] = path;
  if (rest.length === 0) {
    tree.set(key, text);
    return;
  }
  const known = tree.get(key);
  const below = known instanceof Map ? (known as Map<string, TextTree>) : new Map<string, TextTree>();
  tree.set(key, below);
  put(below, rest, text);
}

/** Lists where the original has them: the keys of options may be numbers, too. */
function asTree(tree: ReadonlyMap<string, TextTree>, original: YamlNode | undefined): TextTree {
  const entries = [...tree].map(([key, value]): [string, TextTree] => [
    key,
    value instanceof Map ? asTree(value, childOf(original, key)) : value,
  ]);
  if (original?.kind !== 'sequence') return new Map(entries);
  const byIndex = new Map(entries.map(([key, value]) => [Number(key), value]));
  return Array.from({ length: Math.max(...byIndex.keys()) + 1 }, (_, index) => byIndex.get(index) ?? null);
}

function childOf(node: YamlNode | undefined, key: string): YamlNode | undefined {
  if (node?.kind === 'sequence') return node.items[Number(key)];
  return node?.kind === 'map' ? node.entries.get(key)?.value : undefined;
}

/** What only the translation has, such as phrases, stays, and so do the texts of formulas that it says already. */
function withOwn(tree: TextTree, own: YamlNode | undefined): TextTree {
  if (own === undefined) return tree;
  if (own.kind === 'scalar') return typeof tree === 'string' && own.text.trim() !== '' ? flat(own.text) : tree;
  if (own.kind === 'sequence') return isList(tree) ? tree.map((item, index) => withOwn(item, own.items[index])) : tree;
  const known = new Map<string, TextTree>(isMap(tree) ? tree : typeof tree === 'string' ? [['label', tree]] : []);
  for (const [key, { value }] of own.entries) {
    const had = known.get(key);
    known.set(key, had === undefined ? treeOf(value) : withOwn(had, value));
  }
  return known;
}

function isMap(tree: TextTree): tree is TextMap {
  return tree instanceof Map;
}

function isList(tree: TextTree): tree is readonly TextTree[] {
  return Array.isArray(tree);
}

function treeOf(node: YamlNode): TextTree {
  if (node.kind === 'scalar') return node.value === null ? null : flat(node.text);
  if (node.kind === 'sequence') return node.items.map(treeOf);
  return new Map([...(node satisfies YamlMap).entries].map(([key, { value }]) => [key, treeOf(value)]));
}
