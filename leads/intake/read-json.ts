/**
 * Reads a request body as JSON, more strictly than `JSON.parse`: refuses texts that two parsers could read differently.
 */
import { fragmentOf } from './json-pointer.js';
import type { LeadWords } from './words.js';

export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly detail: string; readonly pointer: string | null };

/** Nothing that a lead holds is nested deeper. */
const deepest = 8;

/** Refuses bytes that are not UTF-8, text that is not JSON, repeated keys, and deep nesting. */
export function readJson(bytes: Uint8Array, words: LeadWords): JsonReading {
  const text = decode(bytes);
  if (text === null) return { ok: false, detail: words.notUtf8, pointer: null };
  if (text.trim() === '') return { ok: false, detail: words.empty, pointer: null };
  const parsed = parse(text);
  if (!parsed.ok) return { ok: false, detail: words.notJson, pointer: null };
  const trouble = findTrouble(text, words);
  return trouble === null ? parsed : { ok: false, ...trouble };
}

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The parser's own message quotes the text, which may be a person's data, so it is not passed on. */
function parse(text: string): { ok: true; value: unknown } | { ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
}

interface Trouble {
  readonly detail: string;
  readonly pointer: string;
}

/** An object or array that is open at this place of the text. */
interface Level {
  /** The keys seen so far; null in an array. */
  readonly keys: Set<string> | null;
  /** The path step from this level to the next value: a key or an index. */
  step: string;
  /** True when the next string of an object is a key. */
  expectsKey: boolean;
}

const tokens = /"(?:[^"\\]|\\.)*"|[{}[\],:]/gs;

/** The first repeated key or too deep value of a text that is known to be JSON; null when there is none. */
function findTrouble(text: string, words: LeadWords): Trouble | null {
  const levels: Level[] = [];
  for (const [token] of text.matchAll(tokens)) {
    const level = levels.at(-1);
    if (token === '{' || token === '[') {
      if (levels.length === deepest) return { detail: words.tooDeep, pointer: pointerOf(levels) };
      levels.push({ keys: token === '{' ? new Set() : null, step: '0', expectsKey: token === '{' });
    } else if (token === '}' || token === ']') levels.pop();
    else if (level !== undefined && readsTwice(level, token)) {
      return { detail: words.repeatedKey, pointer: pointerOf(levels) };
    }
  }
  return null;
}

/** Takes a comma, colon or string into account; true when it is a key that its object already has. */
function readsTwice(level: Level, token: string): boolean {
  if (token === ',') {
    if (level.keys === null) level.step = String(Number(level.step) + 1);
    else level.expectsKey = true;
  }
  if (!token.startsWith('"') || level.keys === null || !level.expectsKey) return false;
  level.expectsKey = false;
  level.step = String(JSON.parse(token));
  const known = level.keys.has(level.step);
  level.keys.add(level.step);
  return known;
}

function pointerOf(levels: readonly Level[]): string {
  return fragmentOf(levels.map(({ step }) => step));
}
