/** What pages say of themselves to search engines: JSON-LD in the words of schema.org. */
import { Html } from '../markup/html.js';

export type StructuredData = Readonly<Record<string, unknown>>;

/** A block of data, which no policy of scripts keeps out. Nothing in its texts can end it. */
export function structuredDataScript(data: readonly StructuredData[]): Html {
  const graph = { '@context': 'https://schema.org', '@graph': data };
  const text = JSON.stringify(graph).replace(/[<>&\u2028\u2029]/g, unicodeEscape);
  return new Html(`<script type="application/ld+json">${text}</script>`);
}

function unicodeEscape(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** The way from the first page to this one: names and full addresses. */
export function breadcrumbs(steps: readonly (readonly [name: string, url: string])[]): StructuredData {
  const itemListElement = steps.map(([name, item], place) => ({
    '@type': 'ListItem',
    position: place + 1,
    name,
    item,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** A calculator that costs nothing. */
export function webApplication(named: {
  readonly name: string;
  readonly description: string;
  readonly url: string;
}): StructuredData {
  return {
    '@type': 'WebApplication',
    ...named,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  };
}
