/** Tells edits that keep every number of a text from those that choose another. */
import { numberReadings } from './number-readings.js';

export const fractions: Readonly<Record<string, number>> = { '\u00bc': 0.25, '\u00bd': 0.5, '\u00be': 0.75 };

/** True when each number of the text, as the only way to read it gives it, is in the other text as often. */
export function keepsNumbers(before: string, after: string): boolean {
  const left = [...numbersIn(after)];
  return numbersIn(before).every((number) => {
    const index = left.indexOf(number);
    if (index !== -1) left.splice(index, 1);
    return index !== -1;
  });
}

function numbersIn(text: string): readonly number[] {
  const written =
    text.match(
      /(?<![A-Za-z_]\d*)\d+(?:[,_'\u2019]\d+|(?: 000)+)*(?:(?<!\.)\.\d+)?[\u00bc-\u00be]?|\.\d+|[\u00bc-\u00be]/g,
    ) ?? [];
  return written.map(numberOf);
}

/** NaN, which equals nothing, for what can be read in two ways. */
function numberOf(written: string): number {
  const fraction = fractions[written.slice(-1)];
  if (fraction !== undefined) return Number(written.slice(0, -1)) + fraction;
  const [only, ...others] = numberReadings(written.startsWith('.') ? `0${written}` : written);
  return others.length > 0 ? Number.NaN : Number(only);
}
