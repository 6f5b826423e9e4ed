/** Reads what it can of a body that has mistakes. */
import type { LeadBody } from '../../contract/lead-schema.js';
import { pointerTo } from './json-pointer.js';

/**
 * The parts of a body that have the right type, so that they can be read while the errors of the others are reported
 * with them. `broken` are JSON Pointers to what the schema refused; the empty one is the body itself.
 */
export function readableParts(body: unknown, broken: ReadonlySet<string>): LeadBody {
  return broken.has('') ? {} : (prune(body, '', broken) as LeadBody);
}

function prune(value: unknown, pointer: string, broken: ReadonlySet<string>): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).filter(([key]) => !broken.has(pointerTo(pointer, key)));
  return Object.fromEntries(entries.map(([key, child]) => [key, prune(child, pointerTo(pointer, key), broken)]));
}
