/** Maps values to coordinates of a drawing. */

/** A scale from values between `low` and `high` to coordinates between `start` and `end`, in tenths. */
export function scaleOf(low: number, high: number, start: number, end: number): (value: number) => number {
  // Halves first, so that the difference of very large numbers of both signs stays finite.
  const span = high / 2 - low / 2 || 1;
  return (value) => Math.round((start + ((value / 2 - low / 2) / span) * (end - start)) * 10) / 10;
}
