/** Writes the two lines that put a calculator into a page of another site. */
import { embedAddress, embedScriptAddress } from '../../../contract/addresses.js';
import { frameParameters } from '../../../pages/answer/page-query.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import type { PageSite } from './page-site.js';
import { pageUrl } from './page-site.js';

/** Look of an embed's frame, from its attributes. */
export interface EmbedLook {
  /** `page` follows the background around the frame. */
  readonly theme: 'page' | 'light' | 'dark';
  /** Six hexadecimal digits; null for the usual color. */
  readonly accent: string | null;
  readonly isCompact: boolean;
  readonly hasLinks: boolean;
}

/** Where an embed is at home. */
export interface EmbedPlace {
  /** The slug of a city; null for none. */
  readonly city: string | null;
  /** The key of the provider whose number and form it shows; null for none. */
  readonly provider: string | null;
}

const nowhere: EmbedPlace = { city: null, provider: null };

/** An embed as a page of another site writes it. */
export interface Embed {
  readonly slug: string;
  readonly title: string;
  readonly look?: EmbedLook;
  readonly place?: EmbedPlace;
}

const usualLook: EmbedLook = { theme: 'page', accent: null, isCompact: false, hasLinks: false };

/** A color as people write it, without its sign; null for none. */
export function readColor(text: string): string | null {
  return /^#?([0-9a-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase() ?? null;
}

/** The look that a query of the builder asks for. */
export function embedLook(own: ReadonlyMap<string, string>): EmbedLook {
  const theme = own.get(frameParameters.theme);
  return {
    theme: theme === 'light' || theme === 'dark' ? theme : 'page',
    accent: readColor(own.get(frameParameters.accent) ?? ''),
    isCompact: own.has(frameParameters.compact),
    hasLinks: own.has(frameParameters.links),
  };
}

/** The lines as they are pasted. */
export function embedLines(site: PageSite, embed: Embed): string {
  const script = `<script src="${site.baseUrl}${embedScriptAddress}"></script>`;
  return `${script}\n${frameOf(pageUrl(site, ''), embed).text}`;
}

/** The element of the second line. `within` is what stands in it until the script has run. */
export function frameOf(base: string, embed: Embed, within: Html = nothing): Html {
  const { slug, title, look = usualLook, place = nowhere } = embed;
  const theme = look.theme === 'page' ? nothing : html` theme="${look.theme}"`;
  const accent = look.accent === null ? nothing : html` accent="#${look.accent}"`;
  const compact = look.isCompact ? html` compact` : nothing;
  const links = look.hasLinks ? html` links` : nothing;
  const city = place.city === null ? nothing : html` city="${place.city}"`;
  const provider = place.provider === null ? nothing : html` provider="${place.provider}"`;
  return html`<reckoner-frame src="${base}${embedAddress(slug)}" title="${title}"${theme}${accent}${compact}${links}${city}${provider}>${within}</reckoner-frame>`;
}
