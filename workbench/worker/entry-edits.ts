/** Edits an entry as a person says in a form or a dialog. */
import type { EntryEdit, SaidExample } from '../messages/entry-form.js';
import type { TextChange } from '../messages/text.js';
import type { WrittenEntry } from './written-entry.js';
import {
  childrenOf,
  columnOf,
  endOf,
  insideFlow,
  nodeAt,
  scalarText,
  withKey,
  withoutKey,
  withValue,
} from './written-entry.js';

/** The changes to the entry's text, in order; none when they have no place in it. */
export function changesOf(entry: WrittenEntry, edit: EntryEdit): readonly TextChange[] {
  const changes = listOf(entry, edit).filter((change) => change !== null);
  return changes.toSorted((a, b) => a.from - b.from);
}

function listOf(entry: WrittenEntry, edit: EntryEdit): readonly (TextChange | null)[] {
  switch (edit.kind) {
    case 'field': {
      const path = [entry.slug, 'inputs', edit.input, ...edit.path];
      return [edit.value === '' ? withoutKey(entry, path) : withPath(entry, path, scalarText(edit.value))];
    }
    case 'input':
      return [withInput(entry, edit.name)];
    case 'line':
      return [withLine(entry, edit.key, edit.value)];
    case 'example':
      return [withExample(entry, edit.example)];
    case 'value':
      return withSourcedValue(entry, edit);
  }
}

/** Writes a value at a path; a group that is not there yet is written around it. */
function withPath(entry: WrittenEntry, path: readonly string[], yaml: string): TextChange | null {
  const [group, key = ''] = [path.slice(0, -1), path.at(-1)];
  if (nodeAt(entry, group) !== undefined) return withKey(entry, group, key, yaml);
  return group.length === 0 ? null : withPath(entry, group, `{ ${scalarText(key)}: ${yaml} }`);
}

function withInput(entry: WrittenEntry, name: string): TextChange | null {
  const label = name.charAt(0).toUpperCase() + name.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  const yaml = `{ label: ${scalarText(label)}, type: number }`;
  const inputs = nodeAt(entry, [entry.slug, 'inputs']);
  if (inputs === undefined) return withLines(entry, `inputs:\n    ${name}: ${yaml}`);
  if (inputs.isFlow || childrenOf(entry, inputs.path).length > 0) return withKey(entry, inputs.path, name, yaml);
  return { from: inputs.value.start, to: inputs.value.start, insert: `\n    ${name}: ${yaml}` };
}

/** `sources` is a list; the other keys of an entry that miss a text are single lines. */
function withLine(entry: WrittenEntry, key: string, value: string): TextChange | null {
  if (key !== 'sources') return withKey(entry, [entry.slug], key, scalarText(value));
  return withItem(entry, key, scalarText(value));
}

function withExample(entry: WrittenEntry, { name, inputs, value, source }: SaidExample): TextChange | null {
  const given = Object.entries(inputs).map(([input, own]) => `${input}: ${givenText(own)}`);
  const written = given.length === 0 ? '{}' : `{ ${given.join(', ')} }`;
  const texts = `name: ${scalarText(name)}, inputs: ${written}, value: ${scalarText(value)}`;
  return withItem(entry, 'examples', `{ ${texts}, source: ${scalarText(source)} }`);
}

/** The key of an option may look like a number. */
function givenText(value: string | number | boolean): string {
  return typeof value === 'string' && /^[\d.+-]/.test(value) ? JSON.stringify(value) : scalarText(value);
}

/** Adds an item to a list of the entry, in the style of the list. */
function withItem(entry: WrittenEntry, key: string, yaml: string): TextChange | null {
  const path = [entry.slug, key];
  const list = nodeAt(entry, path);
  if (list === undefined) return withLines(entry, `${key}:\n    - ${yaml}`);
  const [first] = childrenOf(entry, path);
  if (list.isFlow && first !== undefined) return insideFlow(entry.text, list, yaml);
  if (first === undefined) {
    const { start, end } = list.value;
    const isEmptyFlow = list.isFlow;
    const from = isEmptyFlow ? entry.text.slice(0, start).trimEnd().length : start;
    return { from, to: isEmptyFlow ? end : start, insert: `\n    - ${yaml}` };
  }
  const at = endOf(entry, path);
  const dash = entry.text.lastIndexOf('-', first.value.start);
  return { from: at, to: at, insert: `\n${' '.repeat(columnOf(entry.text, dash))}- ${yaml}` };
}

/** Adds lines at the end of the entry. */
function withLines({ text }: WrittenEntry, yaml: string): TextChange {
  const at = text.trimEnd().length;
  return { from: at, to: at, insert: `\n  ${yaml}` };
}

/** Replaces the value of an example, and sets its source. */
function withSourcedValue(entry: WrittenEntry, { at, value, source }: EntryEdit & { kind: 'value' }) {
  const node = entry.nodes.find((each) => each.kind === 'scalar' && each.value.start <= at && at < each.value.end);
  if (node === undefined) return [];
  const item = node.path.slice(0, 3);
  return [withValue(entry, node, value), withKey(entry, item, 'source', scalarText(source))];
}
