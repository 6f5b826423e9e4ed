/** Reads `originals.yaml`, which notes what each text of a language is a translation of. */
import type { Named } from '../language/forms/form.js';

/** Notes by file, and by the keys that lead to a text. */
export type Notes = ReadonlyMap<string, ReadonlyMap<string, string>>;

const key = String.raw`(?:"([ !#-[\]-~]{1,500})"|([A-Za-z][\w./-]{0,500}))`;
const fileLine = new RegExp(`^${key}:$`);
const noteLine = new RegExp(`^  ${key}: (?:"([0-9a-f]{16})"|([a-f][0-9a-f]{15}))$`);

/**
 * The notes in a text as `translate` writes it, a line for each: the longest file of a language need not be read as YAML.
 * Null for any other text, which may hold mistakes.
 */
export function plainNotes(text: string): Notes | null {
  return distinct(text.split(/^(?=\S)/m).map(notesOfFile));
}

function notesOfFile(part: string): readonly [string, ReadonlyMap<string, string>] | null {
  const [head = '', ...lines] = part.split('\n').filter((line) => line !== '');
  const [, quoted, name = quoted] = fileLine.exec(head) ?? [];
  const notes = distinct(lines.map(noteIn));
  return name === undefined || notes === null ? null : [name, notes];
}

function noteIn(line: string): readonly [string, string] | null {
  const [, quotedKey, path = quotedKey, quoted, note = quoted] = noteLine.exec(line) ?? [];
  return path === undefined || note === undefined ? null : [path, note];
}

/** Null where an entry is not plain, where two have one name, and for no entries. */
function distinct<T>(entries: readonly (readonly [string, T] | null)[]): ReadonlyMap<string, T> | null {
  const found = new Map(entries.flatMap((entry) => (entry === null ? [] : [entry])));
  return found.size === entries.length && found.size > 0 ? found : null;
}

/** The same of notes that were read as YAML. */
export function notesOf(written: readonly Named<readonly Named<string>[]>[]): Notes {
  return new Map(
    written.map(({ name, value }) => [name.value, new Map(value.map((note) => [note.name.value, note.value]))]),
  );
}
