/** Describes pages to search engines, as JSON-LD in the vocabulary of schema.org. */
import { Html } from '../../../words/html.js';

type StructuredData = Readonly<Record<string, unknown>>;

/** Renders a block of data, which content security policies allow. No text in it can end it. */
export function structuredDataScript(data: readonly StructuredData[]): Html {
  const graph = { '@context': 'https://schema.org', '@graph': data };
  const text = JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, unicodeEscape);
  return new Html(`<script type="application/ld+json">${text}</script>`);
}

function unicodeEscape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The path from the first page to this one: names and full addresses. */
export function breadcrumbs(steps: readonly (readonly [name: string, url: string])[]): StructuredData {
  const itemListElement = steps.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** A free web application. */
export function webApplication(named: {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  /** The money of the service; undefined where it has none. */
  readonly currency: string | undefined;
}): StructuredData {
  const { currency, ...described } = named;
  return {
    '@type': 'WebApplication',
    ...described,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    ...(currency === undefined ? {} : { offers: { '@type': 'Offer', price: '0', priceCurrency: currency } }),
  };
}
