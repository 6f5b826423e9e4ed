/** Edits the text of a YAML file. All bytes that an edit does not concern stay as they are. */

import type { Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { isCollection, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { YamlValue } from './print-yaml.js';
import { flowPair, flowText, isGroup, itemText, pairText, scalarText, valueText, yamlOf } from './print-yaml.js';

export interface YamlEdit {
  /** Keys, and positions in lists, from the top of the file. What is missing there is added. */
  readonly path: readonly string[];
  /** Undefined to remove it. */
  readonly value: YamlValue | undefined;
  /** The new name of the last key. */
  readonly key?: string;
  /** The key that a new one follows, null to come first; the last one by default. */
  readonly after?: string | null | undefined;
}

/** A part of a text, and what takes its place. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The text after all edits, which concern different values. Several additions at one place keep their order. */
export function withEdits(text: string, edits: readonly YamlEdit[]): string {
  const { contents } = parseDocument(text, { schema: 'core', stringKeys: true, uniqueKeys: false });
  return withSplices(
    text,
    edits.flatMap((edit) => spliceFor(edit, contents, edit.path, text) ?? []),
  );
}

/** Parts do not overlap. They are replaced from the end, so that no splice moves another. */
export function withSplices(text: string, splices: readonly Splice[]): string {
  const ordered = splices
    .map((splice, index) => ({ ...splice, index }))
    .sort((a, b) => b.start - a.start || b.index - a.index);
  return ordered.reduce((before, { start, end, text: own }) => before.slice(0, start) + own + before.slice(end), text);
}

/** A key with its value; null for a key in braces without one. */
type WrittenPair = Pair<Scalar, Node | null>;

interface Named {
  readonly name: string;
  readonly value: YamlValue;
}

/** The splice for an edit at a path below a node; null where there is nothing to remove. */
function spliceFor(edit: YamlEdit, node: Node | null, path: readonly string[], text: string): Splice | null {
  const [name = '', ...rest] = path;
  const value = edit.value === undefined ? undefined : below(rest, edit.value);
  if (isMap(node)) {
    const pair = pairNamed(name, node);
    if (pair !== undefined && rest.length > 0 && isCollection(pair.value))
      return spliceFor(edit, pair.value, rest, text);
    if (value === undefined) return pair === undefined || rest.length > 0 ? null : removal(pair, node, text);
    if (pair === undefined) return addedPair({ name, value }, edit.after, node, text);
    return replacement(pair, { name: edit.key ?? name, value }, node, text);
  }
  if (isSeq(node)) {
    const item = node.items[Number(name)] as Node | undefined;
    if (rest.length > 0 && isCollection(item)) return spliceFor(edit, item, rest, text);
    if (value === undefined) return null;
    return item === undefined ? addedItem(value, node, text) : replacedItem(item, value, node, text);
  }
  return value === undefined ? null : { start: text.length, end: text.length, text: yamlOf(new Map([[name, value]])) };
}

/** The value within new groups of these keys. */
function below(path: readonly string[], value: YamlValue): YamlValue {
  return path.reduceRight((inner: YamlValue, key) => new Map([[key, inner]]), value);
}

function pairNamed(name: string | null | undefined, { items }: YAMLMap): WrittenPair | undefined {
  return (items as WrittenPair[]).find(({ key }) => String(key.value) === name);
}

/** A value in the place of another, in the style of its text. A new name of the key is written in front of it. */
function replacement(pair: WrittenPair, { value, name }: Named, holder: YAMLMap, text: string): Splice {
  const { key, value: old } = pair;
  const [first, colon] = [startOf(key), text.indexOf(':', endOf(key, text)) + 1];
  const indent = indentAt(first, text);
  const isText = isScalar(old) && startOf(old) > colon && !isGroup(value);
  const start = isText ? startOf(old) : colon;
  const inFlow = holder.flow === true;
  const written = isText
    ? scalarText(value, { indent, inFlow, like: old.type })
    : inFlow
      ? ` ${flowText(value)}`
      : valueText(value, indent);
  const end = Math.max(colon, endOfPair(pair, text));
  if (name === String(key.value)) return { start, end, text: written };
  return { start: first, end, text: `${name}${text.slice(endOf(key, text), start)}${written}` };
}

/** A new pair after the one with the key `after`, before all others if that is null. */
function addedPair({ name, value }: Named, after: YamlEdit['after'], holder: YAMLMap, text: string): Splice {
  const pairs = holder.items as WrittenPair[];
  const [first] = pairs;
  const before = after === null ? undefined : (pairNamed(after, holder) ?? pairs.at(-1));
  if (holder.flow === true)
    return addedInFlow(flowPair([name, value]), before && endOfPair(before, text), first?.key, holder, text);
  const start = first === undefined ? 0 : startOf(first.key);
  const indent = indentAt(start, text);
  const written = pairText(name, value, indent);
  const gap = indent === '' && isGroup(value) ? '\n' : '';
  if (before === undefined) return insertion(start, `${written}\n${gap}${indent}`);
  return insertion(lineEnd(endOfPair(before, text), text), `\n${gap}${indent}${written}`);
}

function addedItem(value: YamlValue, holder: YAMLSeq, text: string): Splice {
  const last = holder.items.at(-1) as Node | undefined;
  const end = last && endOf(last, text);
  if (holder.flow === true) return addedInFlow(flowText(value), end, last, holder, text);
  const indent = indentAt(startOf(holder), text);
  return insertion(lineEnd(end ?? startOf(holder), text), `\n${indent}- ${itemText(value, indent)}`);
}

/** A pair or an item after an offset, or else in front of the first one; the only one of an empty group. */
function addedInFlow(
  written: string,
  after: number | undefined,
  first: Node | undefined,
  holder: YAMLMap | YAMLSeq,
  text: string,
): Splice {
  if (after !== undefined) return insertion(after, `, ${written}`);
  if (first !== undefined) return insertion(startOf(first), `${written}, `);
  return { start: startOf(holder), end: endOf(holder, text), text: isMap(holder) ? `{ ${written} }` : `[${written}]` };
}

function replacedItem(item: Node, value: YamlValue, holder: YAMLSeq, text: string): Splice {
  const [start, end] = [startOf(item), endOf(item, text)];
  const indent = indentAt(startOf(holder), text);
  const inFlow = holder.flow === true;
  if (isScalar(item) && !isGroup(value))
    return { start, end, text: scalarText(value, { indent, inFlow, like: item.type }) };
  return { start, end, text: inFlow ? flowText(value) : itemText(value, indent) };
}

/** In braces a comma goes with the pair, else its lines; the first pair of an item leaves the dash. */
function removal(pair: WrittenPair, holder: YAMLMap, text: string): Splice {
  const pairs = holder.items as WrittenPair[];
  const at = pairs.indexOf(pair);
  const [before, next] = [pairs[at - 1], pairs[at + 1]];
  const [start, end] = [startOf(pair.key), endOfPair(pair, text)];
  if (holder.flow === true && before !== undefined) return { start: endOfPair(before, text), end, text: '' };
  const line = text.lastIndexOf('\n', start) + 1;
  if (text.slice(line, start).trim() !== '' || holder.flow === true)
    return { start, end: next === undefined ? end : startOf(next.key), text: '' };
  return { start: line, end: lineEnd(end, text) + 1, text: '' };
}

function insertion(at: number, text: string): Splice {
  return { start: at, end: at, text };
}

function startOf({ range }: Node): number {
  return range?.[0] ?? 0;
}

/** The end of the last character that is no space: a block of text includes the line breaks below it. */
function endOf({ range }: Node, text: string): number {
  const [start, end] = range ?? [0, 0];
  return start + text.slice(start, end).trimEnd().length;
}

function endOfPair({ key, value }: WrittenPair, text: string): number {
  return endOf(value === null || startOf(value) < startOf(key) ? key : value, text);
}

/** The end of a line, where a comment after a value ends too. */
function lineEnd(at: number, text: string): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** Spaces up to the column of an offset: a dash counts as one. */
function indentAt(at: number, text: string): string {
  return ' '.repeat(at - text.lastIndexOf('\n', at - 1) - 1);
}
