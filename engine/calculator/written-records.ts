/** Reads records in the texts that programs make of them: JSON, and what languages print of their maps. */

/** The names and values of a record. */
export type Entries = readonly (readonly [name: string, value: unknown])[];

/** A longer text is read as JSON only. */
const longest = 1000;

/** Nothing that is read is nested deeper: an item in a list of the inputs of a job. */
export const deepest = 8;

/** True for a value with more levels, of which writing it as a text could exhaust the stack. */
export function isDeeper(value: unknown, levels = deepest): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** The value of a JSON text; undefined when it is none, or nested too deep. */
export function jsonIn(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return isDeeper(value) ? undefined : value;
  } catch {
    return undefined;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * The entries of a record in JSON, or as a program prints it: `{'length': 40}`, `{length=40, style=wood_6}`,
 * `map[length:40]`, `{"length"=>40}`, `length:40~width:6`. Null for other texts.
 */
export function entriesIn(text: string): Entries | null {
  const value = jsonIn(text);
  if (isRecord(value)) return Object.entries(value);
  const [, inside = ''] = /^(?:map)?[[{(]?([^[\]{}()]*)[\]})]?$/.exec(text.slice(0, longest).trim()) ?? [];
  const parts = inside.split(/\s*[,~&]\s*|\s+(?=[\w.]+:)/);
  const entries = parts.map((part) => /^[\s:"']*([a-z_][\w.]*)["']?\s*(?:=>|[:=])\s*(.*)$/i.exec(part));
  if (!entries.every((entry) => entry !== null)) return null;
  return entries.map(([, name = '', said = '']) => [name, unquoted(said.trim())]);
}

/** The texts in which programs write that there is no value. */
function unquoted(text: string): string | null {
  if (/^(?:None|null|nil|undefined|<nil>)$/.test(text)) return null;
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1) : text;
}

/** Each name before its value, as in `length,40,width,6`; null for other texts. */
export function alternating(text: string, isName: (name: string) => boolean): Entries | null {
  const parts = text.split(',');
  const names = parts.filter((_, place) => place % 2 === 0);
  if (parts.length % 2 !== 0 || !names.every(isName)) return null;
  return names.map((name, place): readonly [string, string] => [name, parts[2 * place + 1] ?? '']);
}
