/** The addresses of the service, each spelled once, below the root of the service or of the pages of a language. */

/** The registry of calculators. */
export const registryAddress = '/api/calc';
export const calculationAddress = (slug: string): string => `${registryAddress}/${slug}`;
/** All that is known of a calculator. */
export const aboutAddress = (slug: string): string => `${calculationAddress(slug)}/about`;
/** A question about a calculator, such as `compare`. */
export const questionAddress = (slug: string, name: string): string => `${calculationAddress(slug)}/${name}`;
/** A calculation as a workbook. */
export const workbookAddress = (slug: string): string => `${calculationAddress(slug)}/workbook`;
/** The kinds of work, and the cities. */
export const servicesAddress = '/api/services';
export const citiesAddress = '/api/cities';
export const leadAddress = '/api/lead-submit';
export const mcpAddress = '/mcp';

export const openapiAddress = '/openapi.json';
/** The folder of the parts of the complete document, one for each tag, and of those for each calculator below it. */
export const openapiPartsAddress = '/openapi';
export const llmsAddress = '/llms.txt';
/** The folder of the test vectors of each calculator. */
export const vectorsAddress = '/vectors';
export const vectorsSchemaAddress = '/schema/vectors.schema.json';
export const problemsAddress = '/problems';
/** What an error code means. */
export const problemAddress = (code: string): string => `${problemsAddress}/${code}`;
export const apiCatalogAddress = '/.well-known/api-catalog';
export const aiCatalogAddress = '/.well-known/ai-catalog.json';
export const serverCardAddress = `${mcpAddress}/server-card`;
/** To whom weaknesses are reported (RFC 9116). */
export const securityAddress = '/.well-known/security.txt';
export const robotsAddress = '/robots.txt';
export const sitemapAddress = '/sitemap.xml';

export const healthAddress = '/healthz';
export const readinessAddress = '/readyz';
export const metricsAddress = '/metrics';

/** Everything that pages load and that never changes at its address. */
export const assetsAddress = '/assets';

// Pages for people.
export const indexAddress = '/calculators';
export const docsAddress = '/docs';
export const embedScriptAddress = '/embed.js';
export const embedBuilderAddress = '/embed';
/** A plan of these items, such as `fence~length=100`. */
export const planAddress = (items: readonly string[]): string =>
  withQuery(`${indexAddress}/plan`, queryText(items.map((item) => ['item', item])));
/** Where the lead form of a plan is sent. */
export const planRequestAddress = `${indexAddress}/plan/request`;
export const calculatorAddress = (slug: string): string => `${indexAddress}/${slug}`;
export const embedAddress = (slug: string): string => `${embedBuilderAddress}/${slug}`;
/** The picture that people see of a calculator where its address is shared. */
export const previewAddress = (slug: string): string => `${calculatorAddress(slug)}/preview.png`;
/** Where the lead form of a calculator is sent. */
export const requestAddress = (slug: string): string => `${calculatorAddress(slug)}/request`;
/** The same in a frame on another site. */
export const framedRequestAddress = (slug: string): string => `${embedAddress(slug)}/request`;
/** The outcome of a request, below the address of its form, by its key. */
export const outcomeAddress = (request: string, key: string): string => `${request}/${key}`;
/** Where a page reports that somebody changes the entries of its calculator. */
export const answeredAddress = (page: string): string => `${page}/answered`;

/** An address with a query; without a question mark when that is empty. */
export function withQuery(address: string, query: string): string {
  return query === '' ? address : `${address}?${query}`;
}

/** The text of a query of these names and values. */
export function queryText(given: readonly (readonly [name: string, value: string])[]): string {
  return new URLSearchParams(given.map(([name, value]): [string, string] => [name, value])).toString();
}
