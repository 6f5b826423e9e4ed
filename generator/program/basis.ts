/** Basis of all prices of a calculator. */

import { isPrice } from '../units/unit.js';
import type { Validity } from './catalog.js';
import type { CellEvidence, Standing, Strength } from './evidence.js';
import { weakest } from './evidence.js';
import type { SharedFigure } from './shared-figure.js';

/** Number of prices by standing, and their combined strength. */
export interface Basis {
  readonly counts: Readonly<Record<Standing, number>>;
  /** The oldest year that a price was brought forward from; null when none was. */
  readonly broughtFrom: string | null;
  readonly strength: Strength;
}

/** The prices among the shared figures, and those in cells. */
export function pricesOf({
  figures,
  cells,
}: Pick<Validity, 'figures' | 'cells'>): readonly Pick<CellEvidence, 'name' | 'evidence'>[] {
  const shared = figures.filter(({ unit }) => isPrice(unit));
  return [
    ...shared.map(({ group, name, evidence }: SharedFigure) => ({ name: `${group}.${name}`, evidence })),
    ...cells,
  ];
}

export function basisOf(validity: Validity): Basis {
  const prices = pricesOf(validity);
  const standings = prices.map(({ evidence }) => evidence?.standing ?? 'unnamed');
  const count = (standing: Standing) => standings.filter((each) => each === standing).length;
  const unnamed = count('unnamed') + validity.written.length;
  const [broughtFrom = null] = prices.flatMap(({ evidence }) => evidence?.broughtFrom ?? []).sort();
  return {
    counts: { published: count('published'), brought: count('brought'), judged: count('judged'), unnamed },
    broughtFrom,
    strength: unnamed > 0 ? 5 : weakest(prices.flatMap(({ evidence }) => evidence?.strength ?? [])),
  };
}
