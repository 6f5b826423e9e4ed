/** Completes at the cursor: names in formulas, units, options, tags, and keys of the schemas. */

import { functions } from '../../generator/program/operations.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import type { Span } from '../../generator/source/source.js';
import { createSource, spanOf } from '../../generator/source/source.js';
import { tokenize } from '../../generator/syntax/lexer.js';
import { constants } from '../../generator/units/constants.js';
import type { CatalogMemory } from './catalog-memory.js';
import type { Cursor } from './cursor.js';
import { inFile } from './cursor.js';
import { describeOperation, describeOwn, describeShared, describeUnit } from './describe.js';
import type { OutlineNode } from './outline.js';
import { declaredIn, keysBelow, outlineOf } from './outline.js';
import type { Role } from './roles.js';
import { roleOf } from './roles.js';
import { descriptionOf, propertiesOf, schemasAt, valueAt, valuesOf } from './schema-at.js';

export type ItemKind = 'key' | 'input' | 'step' | 'table' | 'figure' | 'column' | 'unit' | 'function' | 'value';

export interface Item {
  readonly label: string;
  readonly kind: ItemKind;
  /** Documentation in Markdown, or empty. */
  readonly told: string;
  /** The inserted text, which may be more than the label. */
  readonly insert: string;
}

export interface Completion {
  /** The word that an item replaces. */
  readonly span: Span;
  readonly items: readonly Item[];
}

/** A word inserted at the cursor, so that there is something to complete. */
const standIn = 'Q';

export function completeAt(cursor: Cursor, memory: CatalogMemory): Completion {
  const { text, offset } = cursor;
  const written = text.source.text;
  const before = /[A-Za-z0-9_%-]*$/.exec(written.slice(0, offset))?.[0] ?? '';
  const behind = /^[A-Za-z0-9_%-]*/.exec(written.slice(offset))?.[0] ?? '';
  const assumed = written.slice(0, offset) + standIn + written.slice(offset);
  const nodes = outlineOf(assumed);
  const position = { cursor, memory, nodes, text: assumed, written };
  const ofKey = nodes.find(({ key }) => key !== null && key.start <= offset && offset < key.end);
  const ofValue = nodes.find(({ kind, value }) => kind === 'scalar' && value.start <= offset && offset < value.end);
  const isFormula = ofValue !== undefined && /^(?:formula|law|cell|sentence)$/.test(roleOf(ofValue) ?? '');
  const head = isFormula ? (/\w*$/.exec(before)?.[0] ?? '') : before;
  const span = inFile(cursor, { start: offset - head.length, end: offset + behind.length });
  const items = ofKey ? keysAt(ofKey, position) : ofValue ? valuesAt(ofValue, position) : [];
  return { span, items: [...new Map(items.map((each) => [each.label, each])).values()] };
}

interface Position {
  readonly cursor: Cursor;
  readonly memory: CatalogMemory;
  readonly nodes: readonly OutlineNode[];
  /** The text with the stand-in word. */
  readonly text: string;
  readonly written: string;
}

function keysAt({ path, key }: OutlineNode, position: Position): readonly Item[] {
  const { cursor, nodes, text } = position;
  const parent = path.slice(0, -1);
  const taken = new Set(
    keysBelow(
      parent,
      nodes.filter((each) => each.key !== key),
    ),
  );
  const known = schemasAt(cursor.schema, parent, nodes, text).flatMap(propertiesOf);
  const keys = known.map(([name, schema]) => item(name, 'key', descriptionOf(schema) ?? '', `${name}: `));
  return [...keys, ...namedKeys(parent, position)].filter(({ label }) => !taken.has(label));
}

/** Keys that are names of the entry or of the network. */
function namedKeys(parent: readonly string[], { cursor, memory, nodes }: Position): readonly Item[] {
  const inside = parent.slice(1).join('/');
  if (/^examples\/\d+\/inputs$/.test(inside)) return declared('inputs', 'input', nodes, cursor, ': ');
  if (/^examples\/\d+\/figures$/.test(inside)) return declared('formula', 'step', nodes, cursor, ': ');
  const isTop = parent.length === 0 && memory.entryAt(cursor.file.path, cursor.start) !== null;
  if (!isTop) return [];
  const written = new Set(memory.known.raw.calculators.map(({ slug }) => slug.value));
  const categories = memory.known.network?.categories.filter(({ slug }) => !written.has(slug)) ?? [];
  return categories.map(({ slug, name }) => item(slug, 'key', name, `${slug}:\n  `));
}

function valuesAt(node: OutlineNode, position: Position): readonly Item[] {
  const { cursor, nodes, text } = position;
  const role = roleOf(node);
  const listed = schemasAt(cursor.schema, node.path, nodes, text).flatMap(valuesOf);
  const own = listed.map((value) => item(value, 'value', '', value));
  return role === null ? own : [...own, ...valuesOfRole(role, node, position)];
}

function valuesOfRole(role: Role, node: OutlineNode, position: Position): readonly Item[] {
  const { cursor, memory, nodes, text } = position;
  switch (role) {
    case 'formula':
    case 'law':
    case 'cell':
    case 'sentence':
      return inFormula(role, node, position);
    case 'unit':
      return units(memory);
    case 'tag':
      return [...(memory.known.raw.service?.tags ?? [])].map(([tag, says]) => item(tag, 'value', says, tag));
    case 'calculator':
      return memory.known.raw.calculators.map(({ slug, title }) => item(slug.value, 'value', title.value, slug.value));
    case 'input':
      return declared('inputs', 'input', nodes, cursor);
    case 'step':
      return declared('formula', 'step', nodes, cursor);
    case 'option': {
      const input = node.path[1] === 'inputs' ? (node.path[2] ?? '') : (node.path.at(-1) ?? '');
      return optionsOf(input, nodes, text);
    }
  }
}

function optionsOf(input: string, nodes: readonly OutlineNode[], text: string): readonly Item[] {
  const slug = nodes[0]?.path[0] ?? '';
  const isYesNo = valueAt([slug, 'inputs', input, 'type'], nodes, text) === 'yes_no';
  const keys = isYesNo ? ['yes', 'no'] : keysBelow([slug, 'inputs', input, 'options'], nodes);
  return keys.map((key) => item(key, 'value', '', key));
}

/** Completes in a formula, depending on the text before the cursor. */
function inFormula(role: Role, node: OutlineNode, position: Position): readonly Item[] {
  const { cursor, memory, nodes, written, text } = position;
  const before = written.slice(node.value.start, cursor.offset);
  const open = role === 'sentence' ? before.slice(before.lastIndexOf('{') + 1) : before;
  if (role === 'sentence' && (!before.includes('{') || open.includes('}'))) return [];
  const asked = /([A-Za-z_]\w*)\s*!?=\s*["']\w*$/.exec(open)?.[1];
  if (asked !== undefined) return optionsOf(asked, nodes, text);
  const source = createSource('', `${open}${standIn}`);
  const tokens = tokenize(spanOf(source, 0, source.text.length), new Reporter()).slice(0, -1);
  if (tokens.at(-1)?.kind === 'unit') return units(memory);
  if (tokens.at(-2)?.text === '.') return members(tokens.at(-3)?.text ?? '', position);
  return role === 'cell' ? groups(memory) : names(node, position);
}

/** The columns of an input, or the figures of a group. */
function members(owner: string, { memory, nodes }: Position): readonly Item[] {
  const group = memory.known.shared?.get(owner);
  if (group !== undefined)
    return [...group].map(([name, figure]) => item(name, 'figure', describeShared(owner, name, figure), name));
  const slug = nodes[0]?.path[0] ?? '';
  const options = keysBelow([slug, 'inputs', owner, 'options'], nodes);
  const columns = options.flatMap((key) => keysBelow([slug, 'inputs', owner, 'options', key], nodes));
  const own = columns.filter((name) => !['label', 'phrase', 'value'].includes(name));
  return own.map((name) => item(name, 'column', '', name));
}

/** The names that a formula can use; a step only those above it. */
function names(node: OutlineNode, { cursor, memory, nodes }: Position): readonly Item[] {
  const above = node.path[1] === 'formula' ? nodes.filter(({ value }) => value.end < node.value.start) : nodes;
  const calls = [...functions.keys()].map((name) => item(name, 'function', describeOperation(name) ?? '', `${name}(`));
  return [
    ...declared('inputs', 'input', nodes, cursor),
    ...declared('formula', 'step', above, cursor),
    ...declared('tables', 'table', nodes, cursor),
    ...declared('schedules', 'table', nodes, cursor),
    ...groups(memory),
    ...calls,
    ...[...constants.keys()].map((name) => item(name, 'value', '', name)),
  ];
}

function groups({ known }: CatalogMemory): readonly Item[] {
  return [...(known.shared?.keys() ?? [])].map((name) => item(name, 'figure', 'a group of shared figures', `${name}.`));
}

function units({ known }: CatalogMemory): readonly Item[] {
  const defined = known.raw.units?.defined ?? [];
  return defined.map(({ name, value }) => item(name.value, 'unit', describeUnit(name.value, value), name.value));
}

/** The names that a part of the entry declares, inserted with an ending. */
function declared(
  part: string,
  kind: ItemKind,
  nodes: readonly OutlineNode[],
  { checked }: Cursor,
  ending = '',
): readonly Item[] {
  return declaredIn(nodes, part).map((name) =>
    item(name, kind, (checked && describeOwn(name, checked)) ?? '', `${name}${ending}`),
  );
}

function item(label: string, kind: ItemKind, about: string, insert: string): Item {
  return { label, kind, told: about, insert };
}
