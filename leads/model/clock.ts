/** Tells the time to the leads code. Tests pass a clock that they turn themselves. */

/** Milliseconds since 1970, UTC. */
export type Clock = () => number;

/** A moment as it is stored: ISO 8601 in UTC with milliseconds, so that text order is time order in every database. */
export function timestamp(milliseconds: number): string {
  return new Date(milliseconds).toISOString();
}
