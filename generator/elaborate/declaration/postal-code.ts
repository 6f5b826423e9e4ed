/** Reads the form of postal codes: `#####[-####]` has a digit for each #. */
import type { RawLeadTerms } from '../../language/forms/service.js';
import type { PostalCode } from '../../program/service.js';
import type { Reporter } from '../../source/diagnostic.js';
import { quote } from '../../source/suggest.js';

/** The form as a regular expression. Reports an example that does not fit it. */
export function checkPostalCode(
  { name, description, pattern, example }: NonNullable<RawLeadTerms['postalCode']>,
  reporter: Reporter,
): PostalCode {
  const expression = `^${pattern.replace(/#+|@+|[[\]]/g, expressionOf)}$`;
  if (!new RegExp(expression).test(example.value)) {
    const rule = `it does not fit the pattern ${quote(pattern)}`;
    reporter.report('malformed', example.span, { found: quote(example.value), rule });
  }
  return { name, description, pattern: expression, example: example.value };
}

/** The other characters of a form stand for themselves. */
function expressionOf(part: string): string {
  if (part === '[') return '(';
  if (part === ']') return ')?';
  const one = part.startsWith('#') ? '[0-9]' : '[A-Z]';
  return part.length === 1 ? one : `${one}{${part.length}}`;
}
