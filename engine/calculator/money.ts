/** Tells amounts of money from other figures by their unit. */

/** Whether an amount in this unit is money: `$`, `$ low end`, `€`. Money per something is no amount to pay. */
export function isMoney(unit: string): boolean {
  return /^\p{Sc}(?!.*(?:\/|\bper\b|\ba\b|\beach\b))/u.test(unit);
}
