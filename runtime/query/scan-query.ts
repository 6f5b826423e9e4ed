/** A query string as the pairs it is made of, in the order of the address. */

/** One `name=value` of a query, decoded. `name` and `value` are null where the percent-encoding is broken. */
export interface QueryPair {
  readonly name: string | null;
  readonly value: string | null;
  /** The pair as it stood in the address. */
  readonly text: string;
}

/** The part of a request target behind its first question mark; empty when there is none. */
export function queryOf(url: string): string {
  const mark = url.indexOf('?');
  return mark === -1 ? '' : url.slice(mark + 1);
}

/**
 * The pairs of a query string as HTML forms write it: `&` between pairs, `+` for a space, percent-encoded UTF-8.
 * A pair without `=` has the empty string for its value; empty pairs, as in `a=1&&b=2`, are passed over.
 * Brackets mean nothing: `a[]=1` is a parameter named `a[]`.
 */
export function scanQuery(query: string): readonly QueryPair[] {
  const pairs: QueryPair[] = [];
  let start = 0;
  while (start < query.length) {
    const ampersand = query.indexOf('&', start);
    const end = ampersand === -1 ? query.length : ampersand;
    if (end > start) pairs.push(readPair(query.slice(start, end)));
    start = end + 1;
  }
  return pairs;
}

function readPair(text: string): QueryPair {
  const equals = text.indexOf('=');
  if (equals === -1) return { name: decode(text), value: '', text };
  return { name: decode(text.slice(0, equals)), value: decode(text.slice(equals + 1)), text };
}

/** Most names and values need no decoding, so they are looked at before `decodeURIComponent` is called. */
function decode(text: string): string | null {
  const spaced = text.includes('+') ? text.replaceAll('+', ' ') : text;
  if (!spaced.includes('%')) return spaced;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return null;
  }
}
