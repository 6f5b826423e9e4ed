/** The resolution of numbers. */

const resolution = 1e9;
/** From here on doubles are farther apart than the grid's points. */
const coarse = 8e6;

/** Numbers count to nine decimals, and the compiler's proofs hold for these: the very double that the decimal reads as. */
export function onGrid(value: number): number {
  return Math.abs(value) < coarse ? Math.round(value * resolution) / resolution : value;
}
