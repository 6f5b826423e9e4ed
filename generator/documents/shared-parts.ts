/** Writes each part of a schema once. */
import type { JsonSchema } from '../language/forms/form.js';

/** The shortest part that is worth a reference, in characters of JSON. */
const shortest = 300;

/** The schema with the described parts that occur more than once in `$defs`, and references in their places. */
export function withSharedParts(schema: JsonSchema): JsonSchema {
  const counts = new Map<string, number>();
  visitParts(schema, (text) => counts.set(text, (counts.get(text) ?? 0) + 1));
  const names = new Map<string, string>();
  const parts: Record<string, unknown> = {};
  const share = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(share);
    if (!isObject(value)) return value;
    const text = JSON.stringify(value);
    return (counts.get(text) ?? 0) > 1 ? { $ref: `#/$defs/${nameOf(value, text)}` } : inside(value);
  };
  const inside = (value: JsonSchema): JsonSchema =>
    Object.fromEntries(Object.entries(value).map(([key, each]) => [key, share(each)]));
  const nameOf = (part: JsonSchema, text: string): string => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const name = freeName(wordsOf(part), new Set(names.values()));
    names.set(text, name);
    parts[name] = inside(part);
    return name;
  };
  const rest = inside(schema);
  return names.size === 0 ? rest : { ...rest, $defs: parts };
}

/** Calls `note` with the JSON of each part inside of a value that may be shared. */
function visitParts(value: unknown, note: (text: string) => void): void {
  if (Array.isArray(value)) for (const each of value) visitParts(each, note);
  if (!isObject(value)) return;
  for (const each of Object.values(value)) {
    visitParts(each, note);
    if (!isObject(each) || typeof each['description'] !== 'string') continue;
    const text = JSON.stringify(each);
    if (text.length >= shortest) note(text);
  }
}

function isObject(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The first words of the description: `records-of-sources`. */
function wordsOf({ description }: JsonSchema): string {
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
