/** The inputs of an entry as fields of a form. */
import type { FormField, FormInput, PartPath, UnitChoice } from '../messages/entry-form.js';
import type { Files } from './excerpt.js';
import { blocksOf, pathOf } from './excerpt.js';
import type { WrittenEntry } from './written-entry.js';
import { childrenOf, nodeAt, valueAt } from './written-entry.js';

/** The keys of an input that are single values, by its type. */
const keysOf: Readonly<Record<string, readonly string[]>> = {
  number: ['label', 'unit', 'default', 'min', 'max', 'step'],
  select: ['label', 'default'],
  yes_no: ['label', 'default'],
  list: ['label'],
};

const unknownType = ['type', 'label', 'unit', 'default', 'min', 'max', 'step'];

export function formOf(entry: WrittenEntry): readonly FormInput[] {
  const inputs = childrenOf(entry, [entry.slug, 'inputs']);
  return inputs.map(({ path }) => ({
    name: path.at(-1) ?? '',
    fields: fieldsOf(entry, path),
    options: valueAt(entry, [...path, 'type']) === 'select' ? optionsOf(entry, path) : null,
  }));
}

/** The label of each option: its value, or the one of its keys that says it. */
function optionsOf(entry: WrittenEntry, input: PartPath): readonly FormField[] {
  return childrenOf(entry, [...input, 'options']).map(({ path, kind }) => {
    const key = path.at(-1) ?? '';
    const own = kind === 'group' ? ['options', key, 'label'] : ['options', key];
    return { path: own, value: valueAt(entry, [...input, ...own]), isNeeded: kind !== 'group' };
  });
}

/** The units that a catalog defines. */
export function unitsOf(files: Files): readonly UnitChoice[] {
  return blocksOf(files.get(pathOf('units.yaml')) ?? '', '').map(({ name, text }) => {
    const [, words = name] = /\bmany: *["']?([^,}"'\n]+)/.exec(text) ?? [];
    return { name, words: words.trim() };
  });
}

function fieldsOf(entry: WrittenEntry, path: readonly string[]): readonly FormField[] {
  const keys = keysOf[valueAt(entry, [...path, 'type'])] ?? unknownType;
  const hasDefault = valueAt(entry, [...path, 'required']) !== 'true';
  return keys.flatMap((key) => {
    const isGroup = nodeAt(entry, [...path, key])?.kind === 'group';
    if (isGroup || (key === 'default' && !hasDefault)) return [];
    return [{ path: [key], value: valueAt(entry, [...path, key]), isNeeded: key !== 'unit' }];
  });
}

/** The keys of an input that are still to be filled in. */
export function missingKeys(entry: WrittenEntry, input: string): readonly string[] {
  const fields = formOf(entry).find(({ name }) => name === input)?.fields ?? [];
  return fields.flatMap(({ path, value, isNeeded }) => (isNeeded && value === '' ? path : []));
}
