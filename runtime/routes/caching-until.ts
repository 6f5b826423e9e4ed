/** How long caches may keep what holds only for some time. */
import type { HeaderList } from '../../http/security.js';

/** No cache keeps an answer beyond the day on which its figures change, not even to show it while it asks. */
export function cachingUntil(caching: HeaderList, secondsLeft: number | null): HeaderList {
  if (secondsLeft === null) return caching;
  return caching.map((text) =>
    text.replace(/max-age=(\d+), stale-while-revalidate=(\d+)/, (whole, age: string, stale: string) =>
      Number(age) + Number(stale) <= secondsLeft ? whole : `max-age=${Math.min(Number(age), secondsLeft)}`,
    ),
  );
}
