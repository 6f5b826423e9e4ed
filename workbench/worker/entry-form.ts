/** The inputs of an entry as fields of a form. */
import type { FormField, FormInput } from '../messages/entry-form.js';
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
  return inputs.map(({ path }) => ({ name: path.at(-1) ?? '', fields: fieldsOf(entry, path) }));
}

function fieldsOf(entry: WrittenEntry, path: readonly string[]): readonly FormField[] {
  const keys = keysOf[valueAt(entry, [...path, 'type'])] ?? unknownType;
  const hasDefault = valueAt(entry, [...path, 'required']) !== 'true';
  return keys.flatMap((key) => {
    const isGroup = nodeAt(entry, [...path, key])?.kind === 'group';
    if (isGroup || (key === 'default' && !hasDefault)) return [];
    return [{ key, value: valueAt(entry, [...path, key]), isNeeded: key !== 'unit' }];
  });
}

/** The keys of an input that are still to be filled in. */
export function missingKeys(entry: WrittenEntry, input: string): readonly string[] {
  const fields = formOf(entry).find(({ name }) => name === input)?.fields ?? [];
  return fields.flatMap(({ key, value, isNeeded }) => (isNeeded && value === '' ? [key] : []));
}
