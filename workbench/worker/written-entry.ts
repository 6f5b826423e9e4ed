/** The text of one entry with its keys and values, which can be read even while it is incomplete. */
import type { OutlineNode } from '../../authoring/language/outline.js';
import { isPath, lineEnd, lineStart, outlineOf } from '../../authoring/language/outline.js';
import { scalarText as printed } from '../../authoring/yaml/print-yaml.js';
import type { TextChange } from '../messages/text.js';

/** Offsets are those of the entry's own text. */
export interface WrittenEntry {
  readonly slug: string;
  readonly text: string;
  readonly nodes: readonly OutlineNode[];
}

export function writtenEntry(slug: string, text: string): WrittenEntry {
  return { slug, text, nodes: outlineOf(text) };
}

export function nodeAt({ nodes }: WrittenEntry, path: readonly string[]): OutlineNode | undefined {
  return nodes.find((node) => isPath(node.path, path));
}

/** The keys or items directly below a path. */
export function childrenOf({ nodes }: WrittenEntry, path: readonly string[]): readonly OutlineNode[] {
  return nodes.filter((node) => isPath(node.path.slice(0, -1), path));
}

/** The text of a single value; empty where there is none. */
export function valueAt(entry: WrittenEntry, path: readonly string[]): string {
  const node = nodeAt(entry, path);
  return node?.kind === 'scalar' ? textOf(entry, node).trim() : '';
}

function textOf({ text }: WrittenEntry, { value }: OutlineNode): string {
  return text.slice(value.start, value.end);
}

/** A value as YAML, also inside braces: numbers stay numbers. */
export function scalarText(value: string | number | boolean): string {
  const text = String(value);
  if (typeof value !== 'string' || /^-?\d+(?:\.\d+)?$/.test(text)) return text;
  return printed(text, { inFlow: true });
}

/** The change that writes `key: value` into a group, in the place of the value that stands there. */
export function withKey(entry: WrittenEntry, group: readonly string[], key: string, yaml: string): TextChange | null {
  const own = nodeAt(entry, [...group, key]);
  if (own !== undefined) return withValue(entry, own, yaml);
  const owner = nodeAt(entry, group);
  if (owner === undefined) return null;
  const [first] = childrenOf(entry, group);
  if (owner.isFlow) return insideFlow(entry.text, owner, `${key}: ${yaml}`);
  if (first?.key === null || first === undefined) return behindColon(entry.text, owner, `{ ${key}: ${yaml} }`);
  const at = endOf(entry, group);
  return { from: at, to: at, insert: `\n${' '.repeat(columnOf(entry.text, first.key.start))}${key}: ${yaml}` };
}

/** The change that replaces a value; a quoted value stays quoted. */
export function withValue({ text }: WrittenEntry, node: OutlineNode, yaml: string): TextChange | null {
  const { start: from, end: to } = node.value;
  if (node.kind !== 'scalar') return null;
  if (text.slice(from, to).trim() === '') return behindColon(text, node, yaml);
  const quote = text.charAt(from - 1);
  const isQuoted = (quote === '"' || quote === "'") && text.charAt(to) === quote;
  return isQuoted ? { from: from - 1, to: to + 1, insert: quoted(yaml) } : { from, to, insert: yaml };
}

function quoted(yaml: string): string {
  return /^["']/.test(yaml) ? yaml : JSON.stringify(yaml);
}

function behindColon(text: string, { value: { start } }: OutlineNode, yaml: string): TextChange {
  const gap = text.charAt(start - 1) === ':' ? ' ' : '';
  const rest = /[\s,}]/.test(text.charAt(start) || '\n') ? '' : ' ';
  return { from: start, to: start, insert: `${gap}${yaml}${rest}` };
}

/** Adds a pair or an item before the closing brace or bracket. */
export function insideFlow(text: string, { value, kind }: OutlineNode, yaml: string): TextChange {
  const inner = text.slice(0, value.end - 1);
  const at = inner.trimEnd().length;
  const isFirst = /[{[,]/.test(text.charAt(at - 1));
  const edge = kind === 'group' && at === inner.length ? ' ' : '';
  return { from: at, to: at, insert: `${isFirst ? ' ' : ', '}${yaml}${edge}` };
}

/** The change that takes a key out of its group; null where it is not there. */
export function withoutKey(entry: WrittenEntry, path: readonly string[]): TextChange | null {
  const node = nodeAt(entry, path);
  if (node?.key === undefined || node.key === null) return null;
  const { text } = entry;
  const end = node.value.end + (/["']/.test(text.charAt(node.value.end)) ? 1 : 0);
  const from = lineStart(text, node.key.start);
  const isOwnLine = text.slice(from, node.key.start).trim() === '';
  if (isOwnLine) return { from, to: Math.min(text.length, endOf(entry, path) + 1), insert: '' };
  const behind = /^\s*,\s*/.exec(text.slice(end))?.[0].length ?? 0;
  const before = behind > 0 ? 0 : (/,\s*$/.exec(text.slice(0, node.key.start))?.[0].length ?? 0);
  return { from: node.key.start - before, to: end + behind, insert: '' };
}

/** The end of the last line of a group in lines. */
export function endOf({ text, nodes }: WrittenEntry, group: readonly string[]): number {
  const below = nodes.filter(({ path }) => isPath(path.slice(0, group.length), group));
  const last = Math.max(...below.map(({ key, value }) => Math.max(key?.end ?? 0, value.end)));
  return lineEnd(text, text.slice(0, last).trimEnd().length);
}

export function columnOf(text: string, at: number): number {
  return at - lineStart(text, at);
}
