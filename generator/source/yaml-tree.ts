/** A tree of YAML values with positions, and what its values are called in messages. */
import type { Span } from './source.js';
import { quote } from './suggest.js';

/** A YAML document as written: plain data with the place of every key and value. */
export type YamlNode = YamlMap | YamlSequence | YamlScalar;

export interface YamlMap {
  readonly kind: 'map';
  readonly span: Span;
  readonly entries: ReadonlyMap<string, YamlEntry>;
}

export interface YamlEntry {
  readonly key: string;
  readonly keySpan: Span;
  readonly value: YamlNode;
}

export interface YamlSequence {
  readonly kind: 'sequence';
  readonly span: Span;
  readonly items: readonly YamlNode[];
}

export interface YamlScalar {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  /** The text of the value without quotes; numbers as they were written. */
  readonly text: string;
  readonly span: Span;
  /** The span of the text itself, inside quotes or below a block header. */
  readonly content: Span;
  /** False when the text holds escapes, so that it differs from what stands at `content`. */
  readonly verbatim: boolean;
}

/** The tree as plain data, as a JSON Schema validator wants it. Maps get no prototype, so no key is special. */
export function plainData(node: YamlNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'sequence') return node.items.map(plainData);
  const data: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  for (const [key, entry] of node.entries) data[key] = plainData(entry.value);
  return data;
}

export function foundKind(node: YamlNode): string {
  if (node.kind === 'map') return 'a group of keys';
  if (node.kind === 'sequence') return 'a list';
  if (node.value === null) return 'nothing';
  if (typeof node.value === 'boolean') return quote(String(node.value));
  if (typeof node.value === 'string') return `the text ${shown(node)}`;
  return Number.isFinite(node.value)
    ? `the number ${shown(node)}`
    : `${shown(node)}, which is too large to calculate with`;
}

/** A value as a message shows it, truncated if long. */
export function shown(node: YamlNode): string {
  if (node.kind === 'map') return 'this group';
  if (node.kind === 'sequence') return 'this list';
  return quote(node.text.length > 40 ? `${node.text.slice(0, 40)}...` : node.text);
}
