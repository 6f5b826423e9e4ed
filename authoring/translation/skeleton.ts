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
import type { YamlMap, YamlNode, YamlSequence } from '../../generator/source/yaml-tree.js';
import type { YamlEdit } from '../yaml/edit-yaml.js';
import { withEdits } from '../yaml/edit-yaml.js';
import type { YamlMapValue, YamlValue } from '../yaml/print-yaml.js';
import { yamlOf } from '../yaml/print-yaml.js';

/** The files that a run writes, by their names in the folder of the language; complete ones are left out. */
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
 * Each file of the catalog whose translation lacks texts, with the original in their places and nothing else changed, and
 * `originals.yaml`, which notes what each translation is one of. Throws for a file that cannot be read.
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
  const digests = new Map(parts.flatMap((part) => (part.digests.size === 0 ? [] : [[part.name, part.digests]])));
  const texts = parts.filter(({ added }) => added > 0).map(({ name, text }) => [name, text] as const);
  const originals = digests.size === 0 ? '{}\n' : yamlOf(digests);
  const count = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
  return {
    files: new Map([...texts, ['originals.yaml', originals]]),
    added: count(parts.map(({ added }) => added)),
    noted: count([...digests.values()].map(({ size }) => size)),
  };
}

/** A file beside its translation, which is also given as text and with the keys that only translations have. */
interface Written extends FileBeside {
  readonly whole: YamlMap;
  readonly text: string;
}

function readBeside(mirrored: MirroredFile, own: Source | undefined, language: string): Written | null {
  const original = parseYaml(mirrored.source, new Reporter());
  if (original === null) return null;
  const reporter = new Reporter();
  const node = own === undefined || own.text.trim() === '' ? null : parseYaml(own, reporter);
  if (reporter.count > 0) throw new Error(`${own?.path ?? ''} cannot be read; \`reckoner check\` says why.`);
  const whole = node?.kind === 'map' ? node : emptyMap(own ?? mirrored.source);
  return { ...fileBeside(mirrored, original, whole, language), whole, text: own?.text ?? '' };
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
  readonly text: string;
  readonly digests: ReadonlyMap<string, string>;
  /** The number of texts that the file lacked. */
  readonly added: number;
}

function skeletonOfFile(
  { original, translation, whole, text: written, schema, hasEntries }: Written,
  { takesSame, formulaTexts }: SkeletonOptions,
  noted: ReadonlyMap<string, string>,
): FileSkeleton {
  const texts = proseOf(original, schema);
  const originals = new Map(texts.map(({ path, text }) => [idOf(path), text]));
  const known = [...writtenBeside(original, originals, translation, schema)];
  const said = new Map(known.flatMap((each) => (each.kind === 'text' ? [[each.id, each.text] as const] : [])));
  const digests = new Map<string, string>();
  for (const { path, text } of texts) {
    const own = textAt(said, idOf(path));
    const note = own && noteAfter(own.text, text.text, takesSame, noted.get(idOf(path)));
    if (note) digests.set(idOf(path), note);
  }
  const slugs = hasEntries ? [...new Set(texts.map(({ path }) => path[0] ?? ''))] : [];
  const missing = [
    ...texts
      .filter(({ path }) => textAt(said, idOf(path)) === undefined)
      .map(({ path, text }) => [path, text.text] as const),
    ...slugs.flatMap((slug) => {
      const translated = formulaTextsOf(whole, slug);
      const lacking = (formulaTexts.get(slug) ?? []).filter((text) => !translated.has(text));
      return lacking.map((text) => [[slug, textsKey, text], text] as const);
    }),
  ];
  const tree = new Map<string, Tree>();
  for (const [path, text] of missing) put(tree, path, singleSpaced(text));
  const isNew = written.trim() === '';
  const reviewer = whole.entries.has(reviewKey) ? [] : [{ path: [reviewKey], value: '', after: null }];
  const text = isNew
    ? yamlOf(new Map([[reviewKey, ''], ...(treeValue(tree, original) as YamlMapValue)]))
    : withEdits(written, [...reviewer, ...editsFor(tree, original, whole, [])]);
  return { text, digests, added: missing.length };
}

/** The note of a text, the old one while its original has changed and it has not; null while it reads like its original. */
function noteAfter(own: string, original: string, takesSame: boolean, known: string | undefined): string | null {
  const note = noteOf(original, own);
  if (takesSame || known === note) return note;
  if (known !== undefined && isStale(known, original, own)) return known;
  return singleSpaced(own) === singleSpaced(original) ? null : note;
}

/** Missing texts by the keys that lead to them. */
type Tree = string | Map<string, Tree>;

function put(tree: Map<string, Tree>, [key = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    tree.set(key, text);
    return;
  }
  const known = tree.get(key);
  const below = known instanceof Map ? known : new Map<string, Tree>();
  tree.set(key, below);
  put(below, rest, text);
}

/** The edits that write missing texts into a translation, in the order of the original. */
function editsFor(
  tree: ReadonlyMap<string, Tree>,
  original: YamlNode | undefined,
  own: YamlMap | YamlSequence,
  path: readonly string[],
): readonly YamlEdit[] {
  const keys = own.kind === 'sequence' ? missingItems(tree, own) : [...tree.keys()];
  return keys.flatMap((key) => {
    const [missing, beside, written] = [tree.get(key), childOf(original, key), childOf(own, key)];
    const isGroup = written !== undefined && written.kind !== 'scalar';
    if (missing instanceof Map && isGroup) return editsFor(missing, beside, written, [...path, key]);
    const before = keyBefore(key, original, own);
    // Above the first entry are the reviewer and comments.
    const after = before === null && path.length === 0 ? reviewKey : before;
    return [{ path: [...path, key], value: withLabel(treeValue(missing, beside), written), after }];
  });
}

/** What a language says in one text may need a group in which that is the label. */
function withLabel(value: YamlValue, written: YamlNode | undefined): YamlValue {
  const isText = written?.kind === 'scalar' && written.text.trim() !== '';
  return value instanceof Map && isText ? new Map([['label', written.text], ...(value as YamlMapValue)]) : value;
}

/** Items before a missing one are needed, too. */
function missingItems(tree: ReadonlyMap<string, Tree>, { items }: YamlSequence): readonly string[] {
  const last = Math.max(...[...tree.keys()].map(Number));
  const all = Array.from({ length: last + 1 }, (_, index) => String(index));
  return all.filter((key) => tree.has(key) || Number(key) >= items.length);
}

/** The key that a new one follows, in the order of the original; null for its first, undefined for what it does not have. */
function keyBefore(key: string, original: YamlNode | undefined, own: YamlNode): string | null | undefined {
  if (original?.kind !== 'map' || own.kind !== 'map' || !original.entries.has(key)) return undefined;
  const keys = [...original.entries.keys()];
  return keys.slice(0, keys.indexOf(key)).findLast((each) => own.entries.has(each)) ?? null;
}

/** Lists where the original has them: the keys of options may be numbers, too. Items without texts are null. */
function treeValue(tree: Tree | undefined, original: YamlNode | undefined): YamlValue {
  if (tree === undefined) return null;
  if (typeof tree === 'string') return tree;
  const values = new Map([...tree].map(([key, each]) => [key, treeValue(each, childOf(original, key))] as const));
  if (original?.kind !== 'sequence') return values;
  return Array.from(
    { length: Math.max(...[...tree.keys()].map(Number)) + 1 },
    (_, index) => values.get(String(index)) ?? null,
  );
}

function childOf(node: YamlNode | undefined, key: string): YamlNode | undefined {
  if (node?.kind === 'sequence') return node.items[Number(key)];
  return node?.kind === 'map' ? node.entries.get(key)?.value : undefined;
}
