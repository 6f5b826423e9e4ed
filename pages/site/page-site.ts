/** What all pages of a service have in common, and the addresses they lead to. */

export interface PageSite {
  readonly name: string;
  /** The address under which callers reach the service, without a final slash. */
  readonly baseUrl: string;
  /** What every page says below its result. */
  readonly legalDisclaimer: string;
  /** The addresses of the style sheets and scripts of every page, below the root. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
}

/**
 * The path of an address of this service, for links: pages work under whatever host they are reached by, also where the
 * service lies below a path of a site.
 */
export function pathOf({ baseUrl }: PageSite, address: string): string {
  return `${new URL(baseUrl).pathname.replace(/\/$/, '')}${address}`;
}

export const indexAddress = '/calculators';
export const docsAddress = '/docs';
export const embedScriptAddress = '/embed.js';

export function calculatorAddress(slug: string): string {
  return `${indexAddress}/${slug}`;
}

export function embedAddress(slug: string): string {
  return `/embed/${slug}`;
}

/** Where the lead form of a calculator is sent to. */
export function requestAddress(slug: string): string {
  return `${calculatorAddress(slug)}/request`;
}

/** Where it is said what became of the request with a key. */
export function outcomeAddress(slug: string, key: string): string {
  return `${requestAddress(slug)}/${key}`;
}

export function apiAddress(slug: string): string {
  return `/api/calc/${slug}`;
}

/** The place of a call in the reference: of a calculator by its slug, of another one by its name. */
export function callAnchor(name: string): string {
  return `call-${name}`;
}

/** The place of a trade in the list of calculators. */
export function tagAnchor(tag: string): string {
  return `trade-${tag}`;
}

/** An address with a query; without a question mark where that is empty. */
export function asked(address: string, query: string): string {
  return query === '' ? address : `${address}?${query}`;
}

/** The text of a query of these names and values. */
export function queryText(given: readonly (readonly [name: string, value: string])[]): string {
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, value])).toString();
}
