/** Figures that callers may replace. */
import { capital } from '../source/case.js';
import { rememberedFor } from '../source/remembered.js';
import type { AcceptedUnit } from '../units/accepted-unit.js';
import type { Unit } from '../units/unit.js';
import type { Core } from './core.js';
import { endsOf } from './ends.js';

/** Bounds of a caller's figure, in the unit of the catalog's. */
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

/** A figure that callers may replace, under its name. */
export interface OpenFigure extends ReadFigure, OpenBounds {
  readonly label: string;
  readonly accepts: readonly AcceptedUnit[];
}

/** The inputs that stand for the ends of a caller's own figure, and in a proof for how far apart they are. */
export function ownNames(name: string): { readonly low: string; readonly high: string; readonly spread: string } {
  return { low: name, high: `${name}.high`, spread: `${name}.spread` };
}

interface OwnEnd {
  /** The input that stands for the end. */
  readonly name: string;
  /** The catalog's formula. */
  readonly core: Core;
}

/** The ends of a figure: one of a number, two of a range. */
export function ownEnds({ name, low, high }: OpenFigure): readonly OwnEnd[] {
  const names = ownNames(name);
  return endsOf({ low: { name: names.low, core: low }, high: high && { name: names.high, core: high } });
}

type Open = Core & { readonly kind: 'open' };

/** What an open figure is computed by: what its caller gives, or the catalog's figure. */
export function openCore(core: Open, isGiven: boolean): Core {
  return isGiven ? givenCore(core) : core.catalog;
}

/** The high end is written as the low one and how far it lies above that, so that no proof has to order the two. */
const givenCore = rememberedFor(({ name, end, span }: Open): Core => {
  const { low, spread } = ownNames(name);
  const [first, second]: readonly Core[] = [low, spread].map((each) => ({ kind: 'input', name: each }));
  if (first === undefined || second === undefined || end === 'low') return { kind: 'input', name: low };
  return { kind: 'apply', operation: '+', args: [first, second], span };
});

/** Words for a figure from the last part of its name: `ready_mix` is "Ready mix". */
export function wordsOfName(name: string): string {
  const words = name
    .replaceAll('_', ' ')
    .replace(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a} ${b.toLowerCase()}`);
  return capital(words);
}
