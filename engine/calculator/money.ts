/** Tells amounts of money from other figures by their unit. */

/** True for units of money: `$`, `$ low end`, `€`. Money per something is not an amount to pay. */
export function isMoney(unit: string): boolean {
  return /^\p{Sc}(?!.*(?:\/|\bper\b|\ba\b|\beach\b))/u.test(unit);
}
