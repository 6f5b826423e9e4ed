/** Writes each part of a schema once. */
import type { JsonSchema } from '../language/forms/form.js';

/** The shortest part that is worth a reference, in characters of JSON; and the shortest that keeps its own description. */
const shortest = { part: 300, form: 40 };

/**
 * The schema with the parts that occur more than once in `$defs`, and references in their places. Parts that differ only
 * in their description share their form.
 */
export function withSharedParts(schema: JsonSchema): JsonSchema {
  const counts = new Map<string, number>();
  for (const text of textsIn(schema)) counts.set(text, (counts.get(text) ?? 0) + 1);
  const isShared = (text: string): boolean => (counts.get(text) ?? 0) > 1;
  const names = new Map<string, string>();
  const parts: Record<string, unknown> = {};
  const share = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(share);
    if (!isObject(value)) return value;
    if (isShared(JSON.stringify(value))) return referenceTo(value);
    const { description, ...form } = value;
    return isForm(value) && isShared(JSON.stringify(form)) ? { ...referenceTo(form), description } : inside(value);
  };
  const inside = (value: JsonSchema): JsonSchema =>
    Object.fromEntries(Object.entries(value).map(([key, each]) => [key, share(each)]));
  const referenceTo = (part: JsonSchema): JsonSchema => {
    const text = JSON.stringify(part);
    const name = names.get(text) ?? freeName(wordsOf(part), new Set(names.values()));
    if (!names.has(text)) {
      names.set(text, name);
      parts[name] = inside(part);
    }
    return { $ref: `#/$defs/${name}` };
  };
  const rest = inside(schema);
  return names.size === 0 ? rest : { ...rest, $defs: parts };
}

/** The JSON of each part inside of a value that may be shared, and of the form of each text. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) {
    yield* textsIn(each);
    if (!isObject(each) || typeof each['description'] !== 'string') continue;
    const text = JSON.stringify(each);
    if (text.length >= shortest.part) yield text;
    if (isForm(each)) yield JSON.stringify({ ...each, description: undefined });
  }
}

/** True for the schema of a text, which is a form with a description. */
function isForm({ description, ...form }: JsonSchema): boolean {
  return typeof description === 'string' && form['type'] === 'string' && JSON.stringify(form).length >= shortest.form;
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first words of the description, `records-of-sources`; for a text its longest length, `text-of-120`. */
function wordsOf({ description, type, maxLength }: JsonSchema): string {
  if (description === undefined) return maxLength === undefined ? String(type) : `text-of-${maxLength}`;
  const words =
    String(description)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  return words.slice(0, 4).join('-');
}

function freeName(wanted: string, taken: ReadonlySet<string>): string {
  let name = wanted;
  for (let number = 2; taken.has(name); number++) name = `${wanted}-${number}`;
  return name;
}
