/** Splits a query string into its pairs, in the order of the address. */

/** One decoded `name=value` of a query. `name` and `value` are each null when its percent-encoding is broken. */
export interface QueryPair {
  readonly name: string | null;
  readonly value: string | null;
  /** The pair as the address has it. */
  readonly text: string;
}

/** The part of a request target after its first question mark; empty when there is none. */
export function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark + 1);
}

/**
 * The pairs of a query string as HTML forms write it: `&` between pairs, `+` for a space, percent-encoded UTF-8.
 * A pair without `=` has the empty string for its value. Empty pairs, as in `a=1&&b=2`, are skipped.
 * Brackets have no meaning: `a[]=1` is a parameter named `a[]`.
 */
export function scanQuery(query: string): readonly QueryPair[] {
  const pairs: QueryPair[] = [];
  const read = /[%+]/.test(query) ? decode : asItStands;
  let start = 0;
  while (start < query.length) {
    const ampersand = query.indexOf('&', start);
    const end = ampersand === -1 ? query.length : ampersand;
    if (end > start) pairs.push(readPair(query.slice(start, end), read));
    start = end + 1;
  }
  return pairs;
}

function readPair(text: string, read: (text: string) => string | null): QueryPair {
  const equals = text.indexOf('=');
  if (equals === -1) return { name: read(text), value: '', text };
  return { name: read(text.slice(0, equals)), value: read(text.slice(equals + 1)), text };
}

function asItStands(text: string): string {
  return text;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return null;
  }
}
