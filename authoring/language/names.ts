/** Finds the declaration and uses of a name, and renames it. */
import { isFigures } from '../../generator/language/catalog-sources.js';
import { variableName } from '../../generator/language/forms/parts.js';
import { isWellFormed } from '../../generator/language/meant-names.js';
import { whyNoInput, whyReserved } from '../../generator/program/reserved-names.js';
import type { Edit } from '../../generator/source/hint.js';
import type { Span } from '../../generator/source/source.js';
import { spanText } from '../../generator/source/source.js';
import type { CatalogMemory } from './catalog-memory.js';
import type { Cursor } from './cursor.js';
import { inFile, nodeAt, occurrenceAt } from './cursor.js';
import type { Occurrence } from './occurrences.js';
import { entryText } from './occurrences.js';
import { declaredIn, isPath } from './outline.js';

export type Target =
  | { readonly kind: 'own'; readonly name: string }
  | { readonly kind: 'column'; readonly input: string; readonly name: string }
  | { readonly kind: 'shared'; readonly group: string; readonly name: string }
  | { readonly kind: 'unit' | 'calculator'; readonly name: string };

/** The named thing at the cursor; null when there is none. */
export function targetAt(cursor: Cursor, memory: CatalogMemory): Target | null {
  const found = occurrenceAt(cursor);
  if (found === null) return targetOfKey(cursor);
  if (found.kind === 'own') return isDeclared(found.name, cursor) ? { kind: 'own', name: found.name } : null;
  if (found.kind === 'unit' || found.kind === 'calculator') return { kind: found.kind, name: found.name };
  if (found.kind !== 'member') return null;
  const isShared = memory.known.shared?.get(found.owner)?.has(found.name) === true;
  if (isShared) return { kind: 'shared', group: found.owner, name: found.name };
  return { kind: 'column', input: found.owner, name: found.name };
}

/** The figure, unit or calculator whose key is at the cursor; null when there is none. */
function targetOfKey(cursor: Cursor): Target | null {
  const found = nodeAt(cursor);
  if (found === null || !found.isKey) return null;
  const [first = '', second = ''] = found.node.path;
  const depth = found.node.path.length;
  if (isFigures(cursor.file.path)) return depth === 2 ? { kind: 'shared', group: first, name: second } : null;
  if (cursor.file.path.endsWith('/units.yaml')) return depth === 1 ? { kind: 'unit', name: first } : null;
  return depth === 1 && cursor.checked !== null ? { kind: 'calculator', name: first } : null;
}

function isDeclared(name: string, { text }: Cursor): boolean {
  return ['inputs', 'tables', 'schedules', 'formula'].some((part) => declaredIn(text.nodes, part).includes(name));
}

/** The declaration of a name; null when its file cannot be read. */
export function definitionOf(target: Target, cursor: Cursor, memory: CatalogMemory): Span | null {
  const { raw } = memory.known;
  switch (target.kind) {
    case 'own': {
      const declares = (each: Occurrence) => each.kind === 'own' && each.isDeclaration && each.name === target.name;
      return spansIn(cursor, declares)[0] ?? null;
    }
    case 'column':
      return columnOf(target, cursor);
    case 'shared': {
      const group = raw.figures?.find(({ name }) => name.value === target.group);
      return group?.value.find(({ name }) => name.value === target.name)?.name.span ?? null;
    }
    case 'unit':
      return raw.units?.defined.find(({ name }) => name.value === target.name)?.name.span ?? null;
    case 'calculator': {
      const found = raw.calculators.find(({ slug }) => slug.value === target.name);
      return found === undefined ? null : memory.inFile(found.slug.span);
    }
  }
}

/** The first declaration of a column, which every option has. */
function columnOf({ input, name }: Target & { kind: 'column' }, cursor: Cursor): Span | null {
  const { nodes } = cursor.text;
  const slug = nodes[0]?.path[0] ?? '';
  const node = nodes.find(
    ({ path, key }) =>
      key !== null &&
      isPath(path.slice(0, 4), [slug, 'inputs', input, 'options']) &&
      path.length === 6 &&
      path[5] === name,
  );
  return node?.key ? inFile(cursor, node.key) : null;
}

/** Every span of a name, its declaration first. */
export function referencesOf(target: Target, cursor: Cursor, memory: CatalogMemory): readonly Span[] {
  if (target.kind === 'own') return spansIn(cursor, isUseOf(target));
  const declared = definitionOf(target, cursor, memory);
  const own = declared === null ? [] : [declared];
  return [...own, ...(target.kind === 'column' ? spansIn(cursor, isUseOf(target)) : usesIn(target, memory))];
}

/** True when an occurrence in an entry is a use of something with a name. */
function isUseOf(target: Target): (each: Occurrence) => boolean {
  if (target.kind !== 'column' && target.kind !== 'shared')
    return ({ kind, name }) => kind === target.kind && name === target.name;
  const owner = target.kind === 'column' ? target.input : target.group;
  return (each) => each.kind === 'member' && each.owner === owner && each.name === target.name;
}

/** The spans of some occurrences in the text of an entry. */
function spansIn(
  { file, start, text }: Pick<Cursor, 'file' | 'start' | 'text'>,
  isWanted: (each: Occurrence) => boolean,
): readonly Span[] {
  return text.occurrences.filter(isWanted).map(({ range }) => inFile({ file, start }, range));
}

/** The uses in all entries of the catalog. */
function usesIn(target: Target, memory: CatalogMemory): readonly Span[] {
  return memory.paths.flatMap((path) => {
    const file = memory.file(path);
    if (file === null) return [];
    return memory
      .entriesOf(path)
      .flatMap(({ source, start }) => spansIn({ file, start, text: entryText(source) }, isUseOf(target)));
  });
}

/** The edits that rename something, or why it cannot have the new name. */
export type Renaming = { readonly edits: readonly Edit[] } | { readonly refusal: string };

export function renamed(target: Target, name: string, cursor: Cursor, memory: CatalogMemory): Renaming {
  const refusal = whyNot(target, name, cursor, memory);
  if (refusal !== null) return { refusal };
  return { edits: referencesOf(target, cursor, memory).map((span) => ({ span, text: name })) };
}

/** Why something cannot get a name; null when it can. Names are unique in an entry, or for shared figures in a group. */
function whyNot(target: Target, name: string, cursor: Cursor, memory: CatalogMemory): string | null {
  if (target.kind !== 'own' && target.kind !== 'shared')
    return 'Only names of an entry and shared figures can be renamed.';
  if (name === target.name) return `It is already called \`${name}\`.`;
  if (!isWellFormed(name, variableName.schema))
    return `\`${name}\` is not a valid name: ${variableName.schema['description']}`;
  if (target.kind === 'shared')
    return memory.known.shared?.get(target.group)?.has(name) ? `\`${target.group}\` already has a \`${name}\`.` : null;
  const isInput = declaredIn(cursor.text.nodes, 'inputs').includes(target.name);
  const why = whyReserved(name) ?? (isInput ? whyNoInput(name) : undefined);
  if (why !== undefined) return `\`${name}\` cannot be used: ${why}.`;
  const isTaken = isDeclared(name, cursor) || memory.known.shared?.has(name) === true;
  return isTaken ? `\`${name}\` is already the name of something else.` : null;
}

/** The span of the name under the cursor; null when it cannot be renamed. */
export function renamable(cursor: Cursor, memory: CatalogMemory): Span | null {
  const target = targetAt(cursor, memory);
  if (target === null || (target.kind !== 'own' && target.kind !== 'shared')) return null;
  const spans = referencesOf(target, cursor, memory);
  const at = cursor.start + cursor.offset;
  const own = spans.find(({ source, start, end }) => source === cursor.file && start <= at && at <= end);
  return own !== undefined && spanText(own) === target.name ? own : null;
}
