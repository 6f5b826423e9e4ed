/** Figures in whose place callers may put their own. */
import type { AcceptedUnit } from './accepted-unit.js';
import type { Core } from './core.js';
import type { Unit } from './unit.js';

/** Bounds of what may be put in place of a figure, in its unit. */
export interface OpenBounds {
  readonly min: number;
  readonly max: number;
  /** Greatest distance between the ends of the catalog's figure; null when it is one number everywhere. */
  readonly widest: number | null;
}

/** A figure as a calculator reads it: the cell of an option or a table, or a shared figure. */
export interface ReadFigure {
  /** `prices.ready_mix`, `style.rate`, or the name of a table. */
  readonly name: string;
  readonly unit: Unit;
  /** The selects that choose the cell; none for a shared figure. */
  readonly by: readonly string[];
  /** The catalog's figure. */
  readonly low: Core;
  /** Null for a number. */
  readonly high: Core | null;
}

/** A figure in whose place callers may put their own, under its name. */
export interface OpenFigure extends ReadFigure, OpenBounds {
  readonly label: string;
  readonly accepts: readonly AcceptedUnit[];
}

/** The inputs that stand for the ends of a caller's own figure, and in a proof for how far apart they are. */
export function ownNames(name: string): { readonly low: string; readonly high: string; readonly spread: string } {
  return { low: name, high: `${name}.high`, spread: `${name}.spread` };
}

/** Words for a figure from the last part of its name: `ready_mix` is "Ready mix". */
export function wordsOfName(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
