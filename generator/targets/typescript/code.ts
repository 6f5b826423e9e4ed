/** Code that only TypeScript has: objects, types, literals, plain data. */
import type { Code, CodeList } from '../code/code.js';
import { labelledCode, listCode, stringCode } from '../code/code.js';

const isPlain = /^[\w .,:;()/$%+-]*$/;

/** A string as source text. */
export function quoted(text: string): string {
  if (isPlain.test(text)) return `'${text}'`;
  const json = JSON.stringify(text).replace(/[\u2028\u2029]/g, (found) => `\\u${found.charCodeAt(0).toString(16)}`);
  const inner = json.slice(1, -1).replaceAll('\\"', '"');
  return inner.includes("'") && !inner.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`;
}

/** A number as source text, in the shortest digits that parse to the same double. */
export function literal(value: number): string {
  return String(value);
}

/** The key of a property; in quotes when it is not an identifier. */
export function keyText(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? key : quoted(key);
}

type Breaking = Partial<Pick<CodeList, 'isAlwaysBroken' | 'perLine'>>;

export function objectCode(members: readonly Code[], breaking: Breaking = {}): CodeList {
  return listCode('{', members, '}', { isSpaced: true, ...breaking });
}

export function arrayCode(items: readonly Code[], breaking: Breaking = {}): CodeList {
  return listCode('[', items, ']', breaking);
}

/** `{ a: number; b: string }` */
export function shapeCode(members: readonly Code[]): CodeList {
  return listCode('{', members, '}', { separator: ';', isSpaced: true });
}

/** `Record<K, V>` */
export function genericCode(name: string, args: readonly Code[]): CodeList {
  return listCode(`${name}<`, args, '>', { trailing: 'never' });
}

/** Data of a module; undefined members are left out. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data | undefined };

/** Data as code, on one line if it fits. */
export function dataCode(data: Data): Code {
  if (typeof data === 'string') return stringCode(data);
  if (typeof data === 'number') return literal(data);
  if (typeof data === 'boolean' || data === null) return String(data);
  return isDataList(data) ? arrayCode(data.map(dataCode)) : objectCode(membersOf(data));
}

/** The members of an object, one item each. */
export function membersOf(data: { readonly [key: string]: Data | undefined }): readonly Code[] {
  return Object.entries(data).flatMap(([key, value]) =>
    value === undefined ? [] : [memberCode(key, dataCode(value))],
  );
}

export function memberCode(key: string, value: Code): Code {
  return labelledCode(`${keyText(key)}:`, value);
}

/** A list with a line for each item, so that a changed item is a changed line. */
export function rowsCode(items: readonly Code[]): Code {
  return arrayCode(items, { isAlwaysBroken: true });
}

/** An object with a line for each member. */
export function tallObject(members: readonly Code[]): Code {
  return objectCode(members, { isAlwaysBroken: true });
}

function isDataList(data: Data): data is readonly Data[] {
  return Array.isArray(data);
}
