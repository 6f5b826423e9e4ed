/** The place where a person is, in the fragment of the address, so that a reload and a link return to it. */

export interface OpenPlace {
  readonly slug: string;
  /** Lines below the first one of the entry. */
  readonly line: number;
  /** The tab beside the text, by its place. */
  readonly tab: number;
}

/** The place in a fragment; null where it has none. */
export function placeIn(fragment: string): OpenPlace | null {
  const parts = new URLSearchParams(fragment.slice(1));
  const slug = parts.get('entry');
  return slug === null ? null : { slug, line: countIn(parts.get('line')), tab: countIn(parts.get('tab')) };
}

function countIn(text: string | null): number {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : 0;
}

export function fragmentOfPlace({ slug, line, tab }: OpenPlace): string {
  const parts = {
    entry: slug,
    ...(line === 0 ? {} : { line: String(line) }),
    ...(tab === 0 ? {} : { tab: String(tab) }),
  };
  return `#${new URLSearchParams(parts)}`;
}
