/** Telephone numbers, as they are written in the country of the service or with + in front. */
import type { CountryCode } from 'libphonenumber-js/min';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Located } from '../../load/raw-catalog.js';
import type { Reporter } from '../../text/diagnostic.js';
import { quote } from '../../text/suggest.js';

/** Whether these two letters name a country. */
export function isCountry(code: string): code is CountryCode {
  return isSupportedCountry(code);
}

/** The number in E.164 form; null after reporting `malformed`, or where the country is not known. */
export function readPhone({ value, span }: Located<string>, country: string | null, reporter: Reporter): string | null {
  if (country === null || !isCountry(country)) return null;
  const number = parsePhoneNumberFromString(value, { defaultCountry: country, extract: false });
  if (number?.isPossible() === true) return number.number;
  const rule = `it is no telephone number of ${country}, nor one with + and its country in front`;
  reporter.report('malformed', span, { found: quote(value), rule });
  return null;
}
