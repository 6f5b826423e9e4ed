/** A site with pages for people: everything that these need in one language, made once. */

import { calculatorAddress, docsAddress, embedBuilderAddress, indexAddress } from '../../../contract/addresses.js';
import type { ServedCatalog } from '../../../engine/calculator/catalog.js';
import type { AnyCalculator } from '../../../engine/kernel/module.js';
import type { LeadTerms } from '../../../engine/kernel/service.js';
import type { ProblemMembers } from '../../../http/locals.js';
import type { Problem } from '../../../http/problem.js';
import { pageLanguage } from '../../../pages/answer/page-language.js';
import type { Translation } from '../../../words/phrases.js';
import type { SubmitFrom } from '../mcp.js';
import type { Site } from '../site.js';
import type { FixedParts } from './fixed-parts.js';
import { fixedPartsOf } from './fixed-parts.js';
import type { TagList } from './listing.js';
import { listByTag } from './listing.js';
import type { PageAssets, Paint } from './page-assets.js';
import type { LanguageRoot, PageSite } from './page-site.js';
import { rootOf } from './page-site.js';

/** Finds the answer to the lead that came with a key; a problem while the store is away, null where there is none. */
export type RecallFrom = (key: string) => Promise<{ readonly body: string } | { readonly problem: Problem } | null>;

export interface PagedSite extends Site, PageSite {
  readonly root: string;
  readonly assets: PageAssets;
  /** The title of the calculator whose page is at an address. */
  readonly titleOf: (address: string) => string | undefined;
  /** All calculators by trade. */
  readonly tags: readonly TagList[];
  /** What no query changes on the page of a calculator. */
  readonly fixedParts: (calculator: AnyCalculator) => FixedParts;
  /** Makes the pictures for shared addresses; null where nothing can. */
  readonly paint: Paint | null;
  /** Null where no leads are taken. */
  readonly leads: PageLeads | null;
}

export interface PageLeads {
  readonly submit: SubmitFrom;
  readonly recall: RecallFrom;
  readonly terms: LeadTerms;
}

/** What the pages of all languages share. */
export interface SharedPages {
  readonly writeProblem: (site: PagedSite, members: ProblemMembers) => string;
  readonly assets: PageAssets;
  readonly paint: Paint | null;
  readonly languages: readonly LanguageRoot[];
  readonly leads: Pick<PageLeads, 'submit' | 'recall'> | null;
}

/** The site with its pages, below a root such as `/es`; none for the service's own language. */
export function pagedSite(
  site: Site,
  { assets, paint, languages, leads, writeProblem }: SharedPages,
  root: string,
): PagedSite {
  const { catalog, translation } = site;
  const { service } = catalog;
  const tags = listByTag(catalog);
  const paged: PagedSite = {
    ...site,
    writeProblem: (members) => writeProblem(paged, members),
    titleOf: titlesOf(catalog),
    root,
    languages,
    language: pageLanguage(translation),
    tagTitles: service.tagTitles ?? {},
    name: service.name,
    legalDisclaimer: service.legalDisclaimer,
    country: service.country,
    currency: service.currency,
    styles: [assets.siteStyle, ...(assets.lookStyle === null ? [] : [assets.lookStyle])],
    scripts: [assets.element, assets.pageScript],
    logo: service.look?.logo ?? null,
    hasPreviews: paint !== null,
    assets: root === '' ? assets : { ...assets, ...assets.inLanguage(translation.language) },
    tags,
    fixedParts: (calculator) => parts(calculator),
    paint,
    leads: leads === null || service.leads === null ? null : { ...leads, terms: service.leads },
  };
  const parts = fixedPartsOf(paged, catalog, tags);
  return paged;
}

/** Below these addresses, people get a page where nothing is found. */
export const amongPages = new RegExp(`^(?:${[indexAddress, docsAddress, embedBuilderAddress].join('|')})(?:/|$)`);

/** The titles of calculators by the addresses of their pages. */
function titlesOf({ calculators }: ServedCatalog): (address: string) => string | undefined {
  const titles = new Map([...calculators.values()].map(({ slug, title }) => [calculatorAddress(slug), title]));
  return (address) => titles.get(address.slice(address.indexOf(indexAddress)).replace(/\?.*$/s, ''));
}

/** Where the pages of each language begin, the service's own first; none where it has only one. */
export function languageRoots({ translation: own, others }: ServedCatalog): readonly LanguageRoot[] {
  if (others.size === 0) return [];
  const further = [...others.values()].map(({ translation }) => ({
    code: translation.language,
    name: nameOf(translation),
    root: rootOf(translation),
  }));
  return [{ code: own.language, name: nameOf(own), root: '' }, ...further];
}

/** What a language calls itself. */
function nameOf({ language, info }: Translation): string {
  return info?.name ?? new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
}
