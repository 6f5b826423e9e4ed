/**
 * Reads values out of a node whose shape the JSON Schema has confirmed. A value of another shape here is a bug of
 * ours, in the schema or in the reader, and throws.
 */
import type { Span } from '../text/source.js';
import type { Located, Named, RawFormula } from './raw-catalog.js';
import type { YamlEntry, YamlMap, YamlNode, YamlScalar } from './yaml-tree.js';

export function asMap(node: YamlNode): YamlMap {
  if (node.kind !== 'map') throw new Error('The schema let something pass where a map was needed.');
  return node;
}

export function asScalar(node: YamlNode): YamlScalar {
  if (node.kind !== 'scalar') throw new Error('The schema let something pass where a single value was needed.');
  return node;
}

/** The value of a key; undefined when it is not written. */
export function optional(map: YamlNode, key: string): YamlNode | undefined {
  return asMap(map).entries.get(key)?.value;
}

export function required(map: YamlNode, key: string): YamlNode {
  const node = optional(map, key);
  if (node === undefined) throw new Error(`The schema let a map pass without ${key}.`);
  return node;
}

export function entriesOf(node: YamlNode | undefined): readonly YamlEntry[] {
  return node === undefined ? [] : [...asMap(node).entries.values()];
}

export function itemsOf(node: YamlNode | undefined): readonly YamlNode[] {
  if (node === undefined) return [];
  if (node.kind !== 'sequence') throw new Error('The schema let something pass where a list was needed.');
  return node.items;
}

export function named<T>(
  entries: readonly YamlEntry[],
  read: (node: YamlNode, entry: YamlEntry) => T,
): readonly Named<T>[] {
  return entries.map((entry) => ({ name: { value: entry.key, span: entry.keySpan }, value: read(entry.value, entry) }));
}

export function textAt(map: YamlNode, key: string): string {
  return oneLine(required(map, key));
}

export function textOrNull(map: YamlNode, key: string): string | null {
  const node = optional(map, key);
  return node === undefined ? null : oneLine(node);
}

export function locatedText(node: YamlNode): Located<string> {
  return { value: oneLine(node), span: asScalar(node).span };
}

export function locatedTextOrNull(map: YamlNode, key: string): Located<string> | null {
  const node = optional(map, key);
  return node === undefined ? null : locatedText(node);
}

/** Every text of the catalog is one line to its reader, however many lines it takes in the file. */
function oneLine(node: YamlNode): string {
  return asScalar(node).text.replace(/\s+/g, ' ').trim();
}

export function locatedNumber(node: YamlNode): Located<number> {
  const { value, span } = asScalar(node);
  return { value: Number(value), span };
}

export function numberOr(map: YamlNode, key: string, otherwise: number): number {
  const node = optional(map, key);
  return node === undefined ? otherwise : Number(asScalar(node).value);
}

export function numberOrNull(map: YamlNode, key: string): number | null {
  const node = optional(map, key);
  return node === undefined ? null : Number(asScalar(node).value);
}

export function formulaOf(node: YamlNode): RawFormula {
  const { text, content, verbatim } = asScalar(node);
  return { text, content, verbatim };
}

/** A key of the file as a formula, such as the amount of a schedule's line. */
export function formulaOfKey(entry: YamlEntry): RawFormula {
  const quoted = /^["']/.test(entry.keySpan.source.text.slice(entry.keySpan.start, entry.keySpan.start + 1));
  const { source, start, end } = entry.keySpan;
  const content: Span = quoted ? { source, start: start + 1, end: end - 1 } : entry.keySpan;
  return { text: entry.key, content, verbatim: true };
}

export function formulaOrNull(map: YamlNode, key: string): RawFormula | null {
  const node = optional(map, key);
  return node === undefined ? null : formulaOf(node);
}

/** True when a key is `true`; false when it is absent. */
export function isTrue(node: YamlNode, key: string): boolean {
  const found = optional(node, key);
  return found !== undefined && asScalar(found).value === true;
}
