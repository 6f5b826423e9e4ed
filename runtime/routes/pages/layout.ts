/** Renders the document around every page: head, header, footer. */
import { docsAddress, indexAddress, planAddress } from '../../../contract/addresses.js';
import type { Html } from '../../../words/html.js';
import { html, nothing } from '../../../words/html.js';
import type { FrameLook } from './frame-look.js';
import type { PageSite } from './page-site.js';
import { carryingPath, pagePath, pageUrl, pathOf } from './page-site.js';
import { slugOf } from './plan-items.js';

/** The size that networks and messengers show without cutting anything off. */
export const imageSize = { width: 1200, height: 630 } as const;

export interface PageParts {
  readonly title: string;
  readonly description: string;
  /** The address of the page in its language; null for pages that search engines must not list. */
  readonly canonical: string | null;
  /** The address of the picture for shared addresses, in the same form. */
  readonly preview?: string;
  /** The path of the same content as JSON. */
  readonly alternate?: string;
  /** The address of the page with all that it was asked, in the same form; `canonical` where it is left out. */
  readonly here?: string;
  readonly structuredData?: Html;
  /** Scripts in addition to those of every page. */
  readonly scripts?: readonly string[];
  /** Modules to preload. */
  readonly modules?: readonly string[];
  /** True when `main` contains the disclaimer of the service. */
  readonly saysDisclaimer?: boolean;
  /** True where somebody has to mend what was entered; the title then says so. */
  readonly hasErrors?: boolean;
  readonly main: Html;
}

/** Renders a whole page. */
export function renderPage(site: PageSite, parts: PageParts): string {
  const { title, main, saysDisclaimer = false } = parts;
  return html`<!doctype html>
<html lang="${site.language.code}">
<head>
${headOf(site, parts)}
</head>
<body>
<a class="skip" href="#main">${site.words.site.skip}</a>
<header class="top"><a class="brand" href="${carryingPath(site, '/')}">${logoOf(site)}${site.name}</a>
<nav class="ways" aria-label="${site.words.site.navigation}">
<a href="${carryingPath(site, indexAddress)}">${site.words.site.calculators}</a>
${planLink(site)}</nav>${languageSwitch(site, parts)}</header>
<main id="main" tabindex="-1" aria-label="${title}">
${main}
</main>
<footer class="bottom">${saysDisclaimer ? nothing : html`<p>${site.legalDisclaimer}</p>`}
<p class="print-only" data-printed>${pageUrl(site, parts.here ?? parts.canonical ?? '/')}</p>
<p>${site.name} · <a href="${pagePath(site, docsAddress)}">${site.words.site.docs}</a></p></footer>
</body>
</html>
`.text;
}

/** The plan of the address; a script shows the one that it keeps. */
function planLink(site: PageSite): Html {
  const { title } = site.words.plan;
  const items = (site.plan ?? []).filter((item) => slugOf(item) !== '');
  const count = items.length === 0 ? '' : ` (${items.length})`;
  return html`<a href="${pagePath(site, planAddress(items))}" data-plan-way="${title}">${title}${count}</a>`;
}

/** Links to the same page in the other languages, with what it was asked; a script keeps that in step. */
function languageSwitch(site: PageSite, { canonical, here = canonical ?? '/' }: PageParts): Html {
  const links = site.languages
    .filter(({ root }) => root !== site.root)
    .map(
      ({ code, name, root }) =>
        html`<a href="${pathOf(site, `${root}${here}`)}" hreflang="${code}" lang="${code}" data-language>${name}</a>`,
    );
  return links.length === 0
    ? nothing
    : html`<nav class="ways languages" aria-label="${site.words.site.languages}">${links}</nav>`;
}

/** Renders a page without header and footer, for a frame on another site. */
export function renderFrame(site: PageSite, { theme, accent }: FrameLook, parts: PageParts): string {
  return html`<!doctype html>
<html lang="${site.language.code}" class="framed ${theme}"${accent === null ? nothing : html` data-accent="${accent}"`}>
<head>
${headOf(site, parts)}
</head>
<body>
<main aria-label="${parts.title}">
${parts.main}
</main>
</body>
</html>
`.text;
}

function headOf(site: PageSite, parts: PageParts): Html {
  const {
    description,
    canonical,
    alternate,
    structuredData = nothing,
    scripts = [],
    modules = [],
    hasErrors = false,
  } = parts;
  const title = hasErrors ? site.words.site.errorTitle({ title: parts.title }) : parts.title;
  const named = title === site.name ? title : `${title} · ${site.name}`;
  const sheets = site.styles.map((address) => html`<link rel="stylesheet" href="${pathOf(site, address)}">`);
  const loaded = [...site.scripts, ...scripts].map(
    (address) => html`<script type="module" src="${pathOf(site, address)}"></script>`,
  );
  const early = modules.map((address) => html`<link rel="modulepreload" href="${pathOf(site, address)}">`);
  return html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${named}</title>
<meta name="description" content="${description}">
${canonical === null ? html`<meta name="robots" content="noindex">` : foundBy(site, parts, canonical)}
${alternate === undefined ? nothing : html`<link rel="alternate" type="application/json" href="${alternate}">`}
<link rel="icon" href="${site.logo === null ? icon : dataAddress(site.logo)}">
${sheets}${loaded}${early}${structuredData}`;
}

/** The tags that search engines and link previews read. */
function foundBy(site: PageSite, { title, description, preview }: PageParts, canonical: string): Html {
  const { name } = site;
  const url = pageUrl(site, canonical);
  return html`<link rel="canonical" href="${url}">${inOtherLanguages(site, canonical)}
<meta property="og:type" content="website">
<meta property="og:site_name" content="${name}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${url}">
${preview === undefined ? html`<meta name="twitter:card" content="summary">` : pictureTags(pageUrl(site, preview), title)}`;
}

/** The same page in every language, for search engines. */
function inOtherLanguages({ baseUrl, languages }: PageSite, canonical: string): Html {
  const links = languages.map(
    ({ code, root }) => html`\n<link rel="alternate" hreflang="${code}" href="${baseUrl}${root}${canonical}">`,
  );
  const usual = html`\n<link rel="alternate" hreflang="x-default" href="${baseUrl}${canonical}">`;
  return languages.length === 0 ? nothing : html`${links}${usual}`;
}

function pictureTags(address: string, title: string): Html {
  return html`<meta property="og:image" content="${address}">
<meta property="og:image:type" content="image/png">
<meta property="og:image:width" content="${imageSize.width}">
<meta property="og:image:height" content="${imageSize.height}">
<meta property="og:image:alt" content="${title}">
<meta name="twitter:card" content="summary_large_image">`;
}

function logoOf({ logo }: PageSite): Html {
  return logo === null ? nothing : html`<img class="logo" src="${dataAddress(logo)}" alt="" width="28" height="28">`;
}

/** The address of an SVG that stands in the page itself, where no script of it runs. */
function dataAddress(svg: string): string {
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A square with an equals sign. */
const icon = dataAddress(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><rect width="16" height="16" rx="3" fill="#0b6b66"/>' +
    '<path d="M4 6h8M4 10h8" stroke="#fff" stroke-width="2"/></svg>',
);
