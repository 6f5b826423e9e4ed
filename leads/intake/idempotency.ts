/** Reads the Idempotency-Key header, and tracks the keys whose requests are under way in this process. */

import type { LeadWords } from './words.js';

export type KeyReading =
  | { readonly ok: true; readonly key: string | null }
  | { readonly ok: false; readonly detail: string };

const bareKey = /^[\x21\x23-\x7e]{1,255}$/;
const quotedKey = /^"((?:[\x20\x21\x23-\x5b\x5d-\x7e]|\\["\\]){1,255})"$/;

/** The key, with or without the quotes that the specification of the header asks for. */
export function readIdempotencyKey(header: string | readonly string[] | undefined, words: LeadWords): KeyReading {
  if (header === undefined) return { ok: true, key: null };
  const text = [header].flat().join(', ').trim();
  if (bareKey.test(text)) return { ok: true, key: text };
  const quoted = quotedKey.exec(text)?.[1];
  if (quoted !== undefined) return { ok: true, key: quoted.replace(/\\(["\\])/g, '$1') };
  return { ok: false, detail: words.keyMalformed };
}

/** The keys whose requests are under way here. The store sees to those of other processes. */
export interface KeysUnderWay {
  /** Runs the work unless the key is under way already; then returns null. */
  readonly hold: <Result>(key: string | null, work: () => Promise<Result>) => Promise<Result | null>;
}

export function createKeysUnderWay(): KeysUnderWay {
  const held = new Set<string>();
  return {
    hold: async (key, work) => {
      if (key === null) return work();
      if (held.has(key)) return null;
      held.add(key);
      try {
        return await work();
      } finally {
        held.delete(key);
      }
    },
  };
}
