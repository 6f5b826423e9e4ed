/** Placeholders in documents: the compiler writes them, the service fills them. */

export const placeholders = {
  /** The public address, without a final slash. */
  baseUrl: '{base_url}',
  /** Requests that a caller has per minute. */
  requestsPerMinute: '{requests_per_minute}',
  /** Names the catalog. An edit then changes it in one generated file and not in all of them. */
  catalogHash: '{catalog_hash}',
} as const;

export type Placement = { readonly [Name in keyof typeof placeholders]: string | number };

/** The text with its place holders filled. An address needs no escape inside JSON. */
export function fill(text: string, values: Placement): string {
  return text
    .replaceAll(placeholders.baseUrl, () => String(values.baseUrl))
    .replaceAll(placeholders.requestsPerMinute, () => String(values.requestsPerMinute))
    .replaceAll(placeholders.catalogHash, () => String(values.catalogHash));
}
