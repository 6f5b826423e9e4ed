/** Reads telephone numbers in the national form of the service's country or with + in front. */
import type { CountryCode } from 'libphonenumber-js/min';
import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import type { Located } from '../../language/forms/form.js';
import type { Reporter } from '../../source/diagnostic.js';
import { quote } from '../../source/suggest.js';

/** True for a two-letter country code that telephone numbers can be read for. */
export function isCountry(code: string): code is CountryCode {
  return isSupportedCountry(code);
}

/** The number in E.164 form; null after reporting `malformed`, or when the country is unknown. */
export function readPhone({ value, span }: Located<string>, country: string | null, reporter: Reporter): string | null {
  if (country === null || !isCountry(country)) return null;
  const number = parsePhoneNumberFromString(value, { defaultCountry: country, extract: false });
  if (number?.isPossible() === true) return number.number;
  const rule = `it is not a telephone number of ${country}, nor an international one with + in front`;
  reporter.report('malformed', span, { found: quote(value), rule });
  return null;
}
