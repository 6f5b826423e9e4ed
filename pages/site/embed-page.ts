/** Renders `/embed/{slug}`: only a calculator, for a frame on a page of another site. */
import type { Html } from '../markup/html.js';
import { html, nothing } from '../markup/html.js';
import type { FrameLook } from './frame-look.js';
import { renderFrame } from './layout.js';
import type { PageSite } from './page-site.js';
import { asked, calculatorAddress, pathOf } from './page-site.js';
import { siteWords } from './site-words.js';

export interface EmbedPage {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly calculator: Html;
  /** The addresses of the modules that it loads. */
  readonly modules: readonly string[];
  readonly query: string;
  /** The address of the script that tells the page around the frame its height. */
  readonly frameScript: string;
  readonly look: FrameLook;
}

export function renderEmbed(site: PageSite, page: EmbedPage): string {
  const { slug, title, subtitle, calculator, query, frameScript, look } = page;
  const own = pathOf(site, asked(calculatorAddress(slug), query));
  const way = html`<p class="fine"><a href="${own}" target="_blank" rel="noopener">${siteWords.openPage}</a> · ${site.name}</p>`;
  return renderFrame(site, look, {
    title,
    description: subtitle,
    canonical: null,
    scripts: [frameScript],
    modules: page.modules,
    main: html`${calculator}${look.hasLinks ? way : nothing}`,
  });
}
