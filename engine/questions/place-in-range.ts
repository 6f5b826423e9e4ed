/** The place of an amount of money in a range. */
import type { quote } from '../../contract/questions/quote.js';
import type { Static } from '../../contract/schema.js';
import type { Amount } from '../kernel/module.js';
import { tidy } from './tidy.js';

export type PlaceInRange = Required<Pick<Static<typeof quote.members>, 'position' | 'distance' | 'percent'>>;

/** The place of an amount in a range, and its distance from the nearest end where it lies outside. */
export function placeIn(amount: number, { low, high }: Amount): PlaceInRange {
  const middle = (low + high) / 2;
  if (amount < low) return { position: 'below', distance: tidy(low - amount), percent: percentOf(low - amount, low) };
  if (amount > high)
    return { position: 'above', distance: tidy(amount - high), percent: percentOf(amount - high, high) };
  return { position: amount <= middle ? 'low half' : 'high half', distance: 0, percent: 0 };
}

function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : tidy((100 * part) / Math.abs(whole), 1);
}
