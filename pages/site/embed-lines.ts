/** Writes the two lines that put a calculator into a page of another site. */
import { frameParameters } from '../answer/page-query.js';
import type { Html } from '../markup/html.js';
import { html, nothing } from '../markup/html.js';
import type { PageSite } from './page-site.js';
import { embedAddress, embedScriptAddress } from './page-site.js';

/** What an embed asks of the look of its frame, as its attributes say it. */
export interface EmbedLook {
  /** `page` follows the background around the frame. */
  readonly theme: 'page' | 'light' | 'dark';
  /** Six hexadecimal digits; null for the usual color. */
  readonly accent: string | null;
  readonly isCompact: boolean;
  readonly hasLinks: boolean;
}

export const usualLook: EmbedLook = { theme: 'page', accent: null, isCompact: false, hasLinks: false };

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
export function embedLines(site: PageSite, slug: string, title: string, look: EmbedLook = usualLook): string {
  return `<script src="${site.baseUrl}${embedScriptAddress}"></script>\n${frameOf(site.baseUrl, slug, title, look).text}`;
}

/** The element of the second line. `within` is what stands in it until the script has run. */
export function frameOf(base: string, slug: string, title: string, look: EmbedLook, within: Html = nothing): Html {
  const theme = look.theme === 'page' ? nothing : html` theme="${look.theme}"`;
  const accent = look.accent === null ? nothing : html` accent="#${look.accent}"`;
  const compact = look.isCompact ? html` compact` : nothing;
  const links = look.hasLinks ? html` links` : nothing;
  return html`<reckoner-frame src="${base}${embedAddress(slug)}" title="${title}"${theme}${accent}${compact}${links}>${within}</reckoner-frame>`;
}
