/** `/docs`: the reference of the interface for programs, made from its OpenAPI document. */

import { calculationAddress, docsAddress } from '../../../../contract/addresses.js';
import { documents as published } from '../../../../contract/documents.js';
import type { Handler } from '../../../../http/locals.js';
import { htmlType } from '../../../../http/reply.js';
import { createDocument, sendDocument } from '../../../../http/representation.js';
import type { Html } from '../../../../words/html.js';
import { html, nothing } from '../../../../words/html.js';
import { onceAsked } from '../../once-asked.js';
import { renderPage } from '../layout.js';
import type { PageSite } from '../page-site.js';
import { pathOf } from '../page-site.js';
import type { PagedSite } from '../paged-site.js';
import { titleOfTag } from '../tag-title.js';
import type { OpenapiDocument, Parameter, Response } from './openapi.js';
import type { ShownOperation } from './operation.js';
import { anchorOf, parameterRows, renderOperation } from './operation.js';

/** The reference, made when it is asked for first from the interface description as it is served. */
export function sendDocs(site: PagedSite): Handler {
  const { catalog, caching } = site;
  const { documents, calculators } = catalog;
  const document = onceAsked(() => {
    const description = JSON.parse(documents.get('openapi-full.json') ?? '{}') as OpenapiDocument;
    const shown = { slugs: [...calculators.keys()], documents: described };
    return createDocument(htmlType, renderDocs(site, description, shown));
  });
  return (_request, response) => sendDocument(response, caching, document());
}

/** Documents that programs read. */
const described = published.flatMap(({ start, path }) => (start === undefined ? [] : [path]));

/** `slugs` are those of all calculators; `documents` the addresses of what programs read, below the root. */
export function renderDocs(
  site: PageSite,
  document: OpenapiDocument,
  { slugs, documents }: { readonly slugs: readonly string[]; readonly documents: readonly string[] },
): string {
  const groups = groupsOf(document, new Map(slugs.map((slug) => [calculationAddress(slug), slug])));
  const { description = '' } = document.info;
  const links = documents.map(
    (address) => html`<li><a href="${pathOf(site, address)}"><code>${address}</code></a></li>`,
  );
  return renderPage(site, {
    title: site.words.docs.title,
    description: site.words.docs.description({ name: site.name }),
    canonical: docsAddress,
    main: html`<h1>${site.words.docs.title}</h1>
<div class="docs">${contents(site, groups)}
<div class="calls">${description.split('\n\n').map((text) => html`<p>${text}</p>`)}
<p><code>${site.baseUrl}</code></p>
<section aria-labelledby="documents"><h2 id="documents">${site.words.docs.documents}</h2><ul>${links}</ul></section>
${groups.map((group) => renderGroup(site, document, group))}
${sharedParameters(site, document)}
${sharedResponses(site, document)}</div></div>`,
  });
}

interface Group {
  readonly tag: string;
  readonly description: string;
  readonly operations: readonly ShownOperation[];
}

/** The operations of each tag, in the order of the document; those without a tag come last. */
function groupsOf(document: OpenapiDocument, calculators: ReadonlyMap<string, string>): readonly Group[] {
  const all = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    Object.entries(item).map(
      ([method, operation]): ShownOperation => ({ method, path, operation, slug: calculators.get(path) ?? null }),
    ),
  );
  const tags = [...(document.tags ?? []), { name: '' }];
  const groups = tags.map((tag) => ({
    tag: tag.name,
    description: 'description' in tag ? (tag.description ?? '') : '',
    operations: all.filter(({ operation }) => (operation.tags?.[0] ?? '') === tag.name),
  }));
  return groups.filter(({ operations }) => operations.length > 0);
}

function contents(site: PageSite, groups: readonly Group[]): Html {
  const entries = groups.map(({ tag, operations }) => {
    const links = operations.map(
      (shown) => html`<li><a href="#${anchorOf(shown)}">${shown.operation.summary ?? shown.path}</a></li>`,
    );
    return html`<section><h2>${titleOfTag(site, tag)}</h2><ul>${links}</ul></section>`;
  });
  return html`<nav class="contents" aria-label="${site.words.docs.contents}">
<div class="search" data-scripted hidden><label for="q">${site.words.docs.find}</label><input type="search" id="q" maxlength="100" autocomplete="off"></div>
<p class="nothing-found" hidden>${site.words.docs.foundNone}</p>
<div class="entries" tabindex="0" role="group" aria-label="${site.words.docs.contents}" data-filtered>${entries}</div></nav>`;
}

function renderGroup(site: PageSite, document: OpenapiDocument, { tag, description, operations }: Group): Html {
  const id = `tag-${tag}`;
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${titleOfTag(site, tag)}</h2>
${description === '' ? nothing : html`<p class="lead">${description}</p>`}
${operations.map((shown) => renderOperation(site, document, shown))}</section>`;
}

function sharedParameters(site: PageSite, { components }: OpenapiDocument): Html {
  const entries = Object.entries(components?.['parameters'] ?? {}) as [string, Parameter][];
  if (entries.length === 0) return nothing;
  const parts = entries.map(
    ([name, parameter]) => html`<h3 id="${name}">${name}</h3>${parameterRows(site, [parameter])}`,
  );
  return html`<section aria-labelledby="parameters"><h2 id="parameters">${site.words.docs.sharedParameters}</h2>
${parts}</section>`;
}

function sharedResponses(site: PageSite, { components }: OpenapiDocument): Html {
  const entries = Object.entries(components?.['responses'] ?? {}) as [string, Response][];
  if (entries.length === 0) return nothing;
  const items = entries.map(
    ([name, { description = '' }]) => html`<dt id="${name}">${name}</dt><dd>${description}</dd>`,
  );
  return html`<section aria-labelledby="responses"><h2 id="responses">${site.words.docs.sharedResponses}</h2>
<dl>${items}</dl></section>`;
}
