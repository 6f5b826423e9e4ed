/** Emits plain data: objects, lists, texts and numbers. */
import type { Code } from './code.js';
import { arrayCode, keyText, labelledCode, literal, objectCode, stringCode } from './code.js';

/** Data of a module; undefined members are left out. */
export type Data = string | number | boolean | null | readonly Data[] | { readonly [key: string]: Data | undefined };

/** Data as code, on one line if it fits. */
export function dataCode(data: Data): Code {
  if (typeof data === 'string') return stringCode(data);
  if (typeof data === 'number') return literal(data);
  if (typeof data === 'boolean' || data === null) return String(data);
  return isList(data) ? arrayCode(data.map(dataCode)) : objectCode(membersOf(data));
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

function isList(data: Data): data is readonly Data[] {
  return Array.isArray(data);
}
