/** Identifies the caller of a lead: by the key that the operator gave it, or by its address. */
import type { IncomingMessage } from 'node:http';
import type { CallerOf } from '../../http/limits/caller.js';
import { digest } from '../model/digest.js';

/** A caller with a key, such as a platform for agents. */
export interface KnownCaller {
  readonly name: string;
  /** SHA-256 of its keys, in hexadecimal; two while it changes from one to the other. */
  readonly keyDigests: readonly string[];
  readonly leadsPerHour: number;
}

export interface Caller {
  /** Names the caller for counts and for its idempotency keys. */
  readonly name: string;
  readonly isKnown: boolean;
}

/** The caller of a request; `wrong` when it sends a key that nobody has. */
export type CallerReading =
  | { readonly kind: 'known'; readonly caller: KnownCaller }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'wrong' };

/** Reads the caller's key. When no key is configured, none is required and a key that is sent is ignored. */
export function readCaller({ headers }: IncomingMessage, known: readonly KnownCaller[]): CallerReading {
  const keys = known.length === 0 ? [] : [bearer(headers.authorization), headers['x-api-key']].flat().filter(isText);
  if (keys.length === 0) return { kind: 'unknown' };
  // Digests are compared, so that the time it takes says nothing of a key.
  const callers = keys.map((key) => known.find(({ keyDigests }) => keyDigests.includes(digest(key.trim()))));
  const [caller] = callers;
  return caller !== undefined && callers.every((other) => other === caller)
    ? { kind: 'known', caller }
    : { kind: 'wrong' };
}

function bearer(header: string | undefined): string | undefined {
  return /^Bearer +(.*)$/i.exec(header ?? '')?.[1];
}

function isText(value: string | undefined): value is string {
  return value !== undefined && value !== '';
}

/** The caller as the store and the counts know it. */
export function callerOfRequest(request: IncomingMessage, reading: CallerReading, addressOf: CallerOf): Caller {
  return reading.kind === 'known'
    ? { name: `key ${reading.caller.name}`, isKnown: true }
    : { name: `address ${addressOf(request)}`, isKnown: false };
}
