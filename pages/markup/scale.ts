/** Maps values to coordinates of a drawing, and finds round values for an axis. */

export interface Scale {
  readonly low: number;
  readonly high: number;
  /** Returns the coordinate of a value. */
  readonly at: (value: number) => number;
}

/** A scale from values between `low` and `high` to coordinates between `start` and `end`. */
export function scaleOf(low: number, high: number, start: number, end: number): Scale {
  // Halves first, so that the difference of very large numbers of both signs stays finite.
  const span = high / 2 - low / 2 || 1;
  return { low, high, at: (value) => start + ((value / 2 - low / 2) / span) * (end - start) };
}

/** About `count` round values that enclose `low` and `high`; these two when there are no round values. */
export function ticksAround(low: number, high: number, count: number): readonly number[] {
  const raw = (high / 2 - low / 2) * (2 / count);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((each) => each >= raw) ?? raw;
  if (!(step > 0 && Number.isFinite(step))) return [low, high];
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  const multiples = Array.from({ length: Math.min(last - first, 4 * count) + 1 }, (_, index) => first + index);
  const ticks = multiples.map((multiple) => Number((multiple * step).toPrecision(12)));
  // Very large numbers have no room for a step between them, or for a round number beyond them.
  const encloses = ticks.every(Number.isFinite) && (ticks.at(-1) ?? low) >= high;
  return encloses ? ticks : [low, high];
}
