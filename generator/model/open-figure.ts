/** Figures in whose place callers may put their own. */
import type { AcceptedUnit } from './accepted-unit.js';
import type { Core } from './core.js';
import type { Unit } from './unit.js';

/** What may be put in place of a figure, in its unit. */
export interface OpenBounds {
  readonly min: number;
  readonly max: number;
  /** How far apart the ends of the catalog's figure lie at most; null where it is a number everywhere. */
  readonly widest: number | null;
}

/** An open figure as a calculator reads it. */
export interface OpenFigure extends OpenBounds {
  /** The name that callers send: `prices.ready_mix`, `style.rate`, or that of a table. */
  readonly name: string;
  readonly label: string;
  readonly unit: Unit;
  readonly accepts: readonly AcceptedUnit[];
  /** The selects that choose the cell; none for a shared figure. */
  readonly by: readonly string[];
  /** The catalog's figure. */
  readonly low: Core;
  /** Null for a number. */
  readonly high: Core | null;
}

/** The inputs that stand for the ends of a caller's own figure, and in a proof for how far apart they are. */
export function ownNames(name: string): { readonly low: string; readonly high: string; readonly spread: string } {
  return { low: name, high: `${name}.high`, spread: `${name}.spread` };
}

/** How people call a figure by the last part of its name: `ready_mix` is "Ready mix". */
export function wordsOfName(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
