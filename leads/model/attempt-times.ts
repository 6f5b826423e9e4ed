/** How long attempts to deliver last and wait. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** One attempt may take so long, in milliseconds. */
export const attemptTimeout = 15 * second;
/** By how much a lease outlasts an attempt, in milliseconds: time to write the result, and for clocks to differ. */
export const leaseMargin = 15 * second;
/** How long a delivery is leased to who attempts it, in milliseconds. */
export const usualLease = attemptTimeout + leaseMargin;

/** The wait before each attempt, the first included, as the Standard Webhooks specification advises; milliseconds. */
export const attemptDelays: readonly number[] = [
  0,
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Each wait is lengthened by up to this share, so that deliveries which failed together are not sent together again. */
export const jitter = 0.1;
