/** Reads the files of a translation. */
import type { Reporter } from '../source/diagnostic.js';
import { parseYaml } from '../source/parse-yaml.js';
import type { Source } from '../source/source.js';
import type { YamlMap, YamlNode } from '../source/yaml-tree.js';

/** The contents of the files of a translation, by the paths of the files that they translate. */
export type Translation = ReadonlyMap<string, YamlMap>;

/** No translation: the catalog in its own language. */
export const untranslated: Translation = new Map();

/** The key of a translated file that names its reviewer. */
export const reviewKey = 'reviewed_by';

/** The key of a translated calculator that holds the texts of its formulas, each under the original. */
export const textsKey = 'texts';

/** A file of a translation; null if it is unreadable or still empty. */
export function readTranslated(source: Source, reporter: Reporter): YamlMap | null {
  const node = parseYaml(source, reporter);
  return node?.kind === 'map' ? node : null;
}

/** The reviewer of a translated file; null if there is none yet. */
export function reviewerOf({ entries }: YamlMap): string | null {
  return textOf(entries.get(reviewKey)?.value) ?? null;
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
  const text = node.text.replace(/\s+/g, ' ').trim();
  return text === '' ? undefined : text;
}
