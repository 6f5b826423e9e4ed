/** The facts that all pages of a service share, and the addresses they link to. */

import { docsAddress, queryText, withQuery } from '../../../contract/addresses.js';
import { languageName } from '../../../contract/shared-names.js';
import type { PageLanguage } from '../../../pages/answer/page-language.js';
import type { InterfaceWords } from '../../../words/interface-words.js';
import type { Translation } from '../../../words/phrases.js';
import { carriedPlan } from './plan-items.js';

/** Where the pages of a language begin, below the root: nowhere else for the service's own, `/es` for Spanish. */
export interface LanguageRoot {
  readonly code: string;
  /** What the language calls itself. */
  readonly name: string;
  readonly root: string;
}

export interface PageSite {
  readonly language: PageLanguage;
  readonly words: InterfaceWords;
  /** Where the pages of this language begin, below the root. */
  readonly root: string;
  /** All languages of the service, its own first; none where it has only one. */
  readonly languages: readonly LanguageRoot[];
  readonly name: string;
  /** The titles of tags, by their names. */
  readonly tagTitles: Readonly<Record<string, string>>;
  /** The address at which callers reach the service, without a final slash. */
  readonly baseUrl: string;
  readonly legalDisclaimer: string;
  /** The country of its telephone numbers and the code of its money; undefined where it has none. */
  readonly country: string | undefined;
  readonly currency: string | undefined;
  /** The addresses of the style sheets and scripts of every page, below the root. */
  readonly styles: readonly string[];
  readonly scripts: readonly string[];
  /** The logo of the service as SVG; null for none. */
  readonly logo: string | null;
  /** True where each calculator has a picture for shared addresses. */
  readonly hasPreviews: boolean;
  /** The items of the plan that the address has, which links carry on; a script keeps a plan without them. */
  readonly plan?: readonly string[];
}

/**
 * The path of an address of this service, for links that work under any host, also below a path of it.
 */
export function pathOf({ baseUrl }: PageSite, address: string): string {
  return `${new URL(baseUrl).pathname.replace(/\/$/, '')}${address}`;
}

/** Where the pages of a further language begin. */
export function rootOf({ language }: Translation): string {
  return `/${language}`;
}

/** The path of a page in the language of the site. */
export function pagePath(site: PageSite, address: string): string {
  return pathOf(site, `${site.root}${address}`);
}

/** The path of a page that is chosen from, such as a list or a calculator, with the plan that the address has. */
export function carryingPath(site: PageSite, address: string): string {
  return pagePath(site, withQuery(address, carriedPlan(site.plan ?? [])));
}

/** The same in full. */
export function pageUrl({ baseUrl, root }: PageSite, address: string): string {
  return `${baseUrl}${root}${address}`;
}

/** The path of a call whose answer is in the language of the site. */
export function callPath(site: PageSite, address: string, query = ''): string {
  const asksFor = site.root === '' ? [] : [queryText([[languageName, site.language.code]])];
  return pathOf(site, withQuery(address, [query, ...asksFor].filter((text) => text !== '').join('&')));
}

/** The anchor of a call in the reference: the slug of a calculator, or the name of another call. */
export const callAnchor = (name: string): string => `call-${name}`;
/** The parameter of the reference that chooses the calculator whose calls it shows. */
export const referenceName = 'calculator';
/** The path of the reference of a calculator, at its call. */
export function referencePath(site: PageSite, slug: string): string {
  return `${pagePath(site, withQuery(docsAddress, `${referenceName}=${slug}`))}#${callAnchor(slug)}`;
}
/** The anchor of a tag in the list of calculators. */
export const tagAnchor = (tag: string): string => `trade-${tag}`;
