/** Reads ages such as 90d, 12w or 5y. */

const days: Readonly<Record<string, number>> = { d: 1, w: 7, y: 365 };

/** An age in milliseconds; null when the text is not one. */
export function readAge(text: string): number | null {
  const [, amount = '', unit = ''] = /^(\d{1,4})([dwy])$/.exec(text) ?? [];
  const length = days[unit];
  return length === undefined ? null : Number(amount) * length * 24 * 60 * 60 * 1000;
}
