/** How long an attempt may hold its delivery. */
import { attemptTimeout } from '../../contract/webhooks/schedule.js';

const second = 1000;

/** By how much a lease outlasts an attempt, in milliseconds: time to write the result, and for clocks to differ. */
export const leaseMargin = 15 * second;
/** Lease of a delivery while somebody attempts it, in milliseconds. */
export const usualLease = attemptTimeout + leaseMargin;
