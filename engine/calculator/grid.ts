/** Rounds numbers to the resolution that the service computes with. */

const resolution = 1e9;
/** From this size on, doubles are farther apart than the points of the grid. */
const coarse = 8e6;

/** The double nearest to the value rounded to nine decimals; the compiler's proofs hold for such numbers. */
export function onGrid(value: number): number {
  return Math.abs(value) < coarse ? Math.round(value * resolution) / resolution : value;
}
