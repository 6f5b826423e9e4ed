/** The ends of an amount or of a range. */

/** One end of an amount, both of a range. */
export function endsOf<T>({ low, high }: { readonly low: T; readonly high: T | null }): readonly T[] {
  return high === null ? [low] : [low, high];
}
