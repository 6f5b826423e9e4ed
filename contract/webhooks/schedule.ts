/** When a webhook is sent, and sent again, as the Standard Webhooks specification advises. */

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long a receiver has to answer, in milliseconds. */
export const attemptTimeout = 15 * second;

/** The wait before each attempt, the first included; milliseconds. */
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

/** A receiver cannot ask for a longer pause than this by Retry-After, in milliseconds. */
export const longestRetryAfter = 24 * hour;

/** Difference between a message's time and its own clock that a receiver should tolerate, in seconds. */
export const tolerance = 300;

const units = [
  [hour, 'h'],
  [minute, 'min'],
  [second, 's'],
] as const;

/** The waits between attempts in words, such as `5 s, 5 min and 2 h`. */
export function waitsInWords(): string {
  const [, ...waits] = attemptDelays.map(inWords);
  return `${waits.slice(0, -1).join(', ')} and ${waits.at(-1)}`;
}

function inWords(duration: number): string {
  const [length, name] = units.find(([unit]) => duration >= unit) ?? [second, 's'];
  return `${duration / length} ${name}`;
}
