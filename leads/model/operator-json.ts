/** Reads JSON that the operator writes into settings. */

/** An object whose members are not known yet. */
export type Entry = Readonly<Record<string, unknown>>;

/** The value of a text; undefined when the text is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isEntry(value: unknown): value is Entry {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The elements of a list, or a single value as a list of one; empty when the value is undefined. */
export function listOf(value: unknown): readonly unknown[] {
  return value === undefined ? [] : [value].flat();
}

/** A mistake for each key of an entry that is not among the known ones. */
export function unknownKeys(entry: Entry, known: readonly string[]): readonly string[] {
  const unknown = Object.keys(entry).filter((key) => !known.includes(key));
  return unknown.map((key) => `${key} is unknown; the keys are ${known.join(', ')}`);
}
