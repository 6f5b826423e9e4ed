/** Plans a delivery that is due at once. */
import { timestamp } from '../model/clock.js';
import type { DeliveriesTable } from './tables.js';

export function dueAt(now: number): Pick<DeliveriesTable, 'next_attempt_at' | 'planned_at' | 'early_at'> {
  return { next_attempt_at: timestamp(now), planned_at: timestamp(now), early_at: null };
}
