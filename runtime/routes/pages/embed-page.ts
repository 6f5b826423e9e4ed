/** Renders `/embed/{slug}`: only a calculator, for a frame on a page of another site. */
import { calculatorAddress, framedRequestAddress, queryText, withQuery } from '../../../contract/addresses.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import type { FrameLook } from './frame-look.js';
import { frameQuery } from './frame-look.js';
import { renderFrame } from './layout.js';
import type { LeadFormView } from './lead-form.js';
import { renderLeadForm } from './lead-form.js';
import type { PageSite } from './page-site.js';
import { pagePath } from './page-site.js';
import { callLink } from './place.js';

export interface EmbedPage {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly calculator: Html;
  readonly hasErrors: boolean;
  /** The addresses of the modules that it loads. */
  readonly modules: readonly string[];
  readonly query: string;
  /** The address of the script that tells the page around the frame its height. */
  readonly frameScript: string;
  readonly look: FrameLook;
  /** The form of the provider whose site it is on; null elsewhere. */
  readonly lead: LeadFormView | null;
}

export function renderEmbed(site: PageSite, page: EmbedPage): string {
  const { slug, title, subtitle, calculator, query, frameScript, look, lead } = page;
  const own = pagePath(site, withQuery(calculatorAddress(slug), query));
  const way = html`<p class="fine"><a href="${own}" target="_blank" rel="noopener">${site.words.site.openPage}</a> · ${site.name}</p>`;
  return renderFrame(site, look, {
    title,
    description: subtitle,
    canonical: null,
    hasErrors: page.hasErrors,
    scripts: [frameScript],
    modules: page.modules,
    main: html`${look.isCompact ? heading(site, title) : nothing}${calculator}${lead === null ? nothing : leadOf(site, page, lead)}${look.hasLinks ? way : nothing}`,
  });
}

/** A compact frame shows no title, since it stands on the page around it; those who cannot see that hear it. */
function heading(site: PageSite, title: string): Html {
  return html`<h1 class="visually-hidden">${title}</h1><h2 class="visually-hidden">${site.words.site.calculator}</h2>`;
}

/** The telephone number of the provider, and its form. */
function leadOf(site: PageSite, { slug, query, look }: EmbedPage, lead: LeadFormView): Html {
  const own = [query, queryText(frameQuery(look))].filter((text) => text !== '').join('&');
  const calls = lead.recipients.map(
    ({ name, phone }) => html`<p class="provider"><b>${name}</b> ${callLink(site, phone)}</p>`,
  );
  return html`${calls}${renderLeadForm(site, withQuery(framedRequestAddress(slug), own), lead)}`;
}
