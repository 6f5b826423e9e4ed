/**
 * `/docs`: the reference of the interface for programs, made from its OpenAPI document. It shows the calls of one calculator,
 * which `?calculator=` chooses, in place of those of all.
 */

import { calculationAddress, docsAddress } from '../../../../contract/addresses.js';
import { documents as published } from '../../../../contract/documents.js';
import { toolNameOf } from '../../../../contract/operations.js';
import { queryOf, scanQuery } from '../../../../engine/calculator/scan-query.js';
import type { Handler } from '../../../../http/locals.js';
import { htmlType } from '../../../../http/reply.js';
import { sendText } from '../../../../http/representation.js';
import type { Html } from '../../../../words/html.js';
import { html, nothing } from '../../../../words/html.js';
import { inOriginal, ofOriginal } from '../../../../words/original.js';
import { english } from '../../../../words/phrases.js';
import type { Answers } from '../../answers.js';
import { withCalculations } from '../../mcp-service.js';
import { completeInterface } from '../../parsed-documents.js';
import { calculatorOptions } from '../calculator-list.js';
import { renderPage } from '../layout.js';
import type { TagList } from '../listing.js';
import type { PageSite } from '../page-site.js';
import { pagePath, pathOf, referenceName, referencePath } from '../page-site.js';
import type { PagedSite } from '../paged-site.js';
import { titleOfTag } from '../tag-title.js';
import type { OpenapiDocument, Parameter, Response } from './openapi.js';
import type { ShownOperation } from './operation.js';
import { anchorOf, parameterRows, renderOperation } from './operation.js';

/** Shows the first of the calculators that people ask most where the query names none that there is. */
export function sendDocs(site: PagedSite): Handler {
  const { catalog, caching, tags } = site;
  const { calculators, service } = catalog;
  const [usual = ''] = [...(service.popular ?? []), ...calculators.keys()];
  const answers = withCalculations(site);
  return ({ url }, response) => {
    const asked = scanQuery(queryOf(url)).find(({ name }) => name === referenceName)?.value ?? '';
    const slug = calculators.has(asked) ? asked : usual;
    sendText(response, caching, htmlType, renderDocs(site, completeInterface(catalog), { slug, tags, answers }));
  };
}

/** Documents that programs read. */
const described = published.flatMap(({ start, path }) => (start === undefined ? [] : [path]));

export interface ShownReference {
  /** The calculator whose calls are shown. */
  readonly slug: string;
  readonly tags: readonly TagList[];
  /** Answers the calls of samples. */
  readonly answers: Answers;
}

export function renderDocs(site: PageSite, document: OpenapiDocument, shown: ShownReference): string {
  const groups = groupsOf(document, shown);
  const { code } = site.language;
  const { description = '' } = document.info;
  const links = described.map(
    (address) => html`<li><a href="${pathOf(site, address)}"><code>${address}</code></a></li>`,
  );
  return renderPage(site, {
    title: site.words.docs.title,
    description: site.words.docs.description({ name: site.name }),
    canonical: docsAddress,
    main: html`<h1>${site.words.docs.title}</h1>
<div class="docs">${contents(site, groups, shown)}
<div class="calls">${chooser(site, shown)}
${code === english.language ? nothing : html`<p>${site.words.docs.original}</p>`}
${description.split('\n\n').map((text) => html`<p${ofOriginal(code)}>${text}</p>`)}
<p><code>${site.baseUrl}</code></p>
<section aria-labelledby="documents"><h2 id="documents">${site.words.docs.documents}</h2><ul>${links}</ul></section>
${groups.map((group) => renderGroup(site, document, group, shown))}
${sharedParameters(site, document)}
${sharedResponses(site, document)}</div></div>`,
  });
}

interface Group {
  readonly tag: string;
  readonly description: string;
  readonly operations: readonly ShownOperation[];
}

/**
 * The operations of each tag, in the order of the document; those without a tag come last. Of calculators there is only the
 * one that is shown.
 */
function groupsOf(document: OpenapiDocument, { slug, tags: lists }: ShownReference): readonly Group[] {
  const calculators = new Map(
    lists.flatMap(({ calculators: of }) => of.map((each) => [calculationAddress(each.slug), each.slug] as const)),
  );
  const all = Object.entries(document.paths ?? {}).flatMap(([path, item]) => {
    const own = calculators.get(path) ?? null;
    if (own !== null && own !== slug) return [];
    return Object.entries(item).map(([method, operation]): ShownOperation => ({ method, path, operation, slug: own }));
  });
  const tags = [...(document.tags ?? []), { name: '' }];
  const groups = tags.map((tag) => ({
    tag: tag.name,
    description: 'description' in tag ? (tag.description ?? '') : '',
    operations: all.filter(({ operation }) => (operation.tags?.[0] ?? '') === tag.name),
  }));
  return groups.filter(({ operations }) => operations.length > 0);
}

/** A form, so that it also works without scripts. */
function chooser(site: PageSite, { slug, tags }: ShownReference): Html {
  const { docs } = site.words;
  return html`<form class="chooser" action="${pagePath(site, docsAddress)}"><div class="field"><label for="calculator">${docs.calculator}</label>
<select id="calculator" name="${referenceName}">${calculatorOptions(site, tags, slug)}</select></div> <button>${docs.show}</button></form>`;
}

/** The calls that are shown, found by all that is said of them, and the other calculators. */
function contents(site: PageSite, groups: readonly Group[], { slug, tags }: ShownReference): Html {
  const calls = groups.map(({ tag, operations }) => {
    const links = operations.map(
      (each) =>
        html`<li data-words="${wordsOf(each)}"><a href="#${anchorOf(each)}"${ofOriginal(site.language.code)}>${each.operation.summary ?? each.path}</a></li>`,
    );
    return html`<section><h2>${titleOfTag(site, tag)}</h2><ul>${links}</ul></section>`;
  });
  const others = tags.map(({ tag, calculators }) => {
    const links = calculators
      .filter((each) => each.slug !== slug)
      .map((each) => html`<li><a href="${referencePath(site, each.slug)}">${each.title}</a></li>`);
    return html`<section><h2>${titleOfTag(site, tag)}</h2><ul>${links}</ul></section>`;
  });
  const entries = [...calls, ...others];
  return html`<nav class="contents" aria-label="${site.words.docs.contents}">
<div class="search" data-scripted hidden><label for="q">${site.words.docs.find}</label><input type="search" id="q" maxlength="100" autocomplete="off"></div>
<p class="nothing-found" hidden>${site.words.docs.foundNone}</p>
<div class="entries" tabindex="0" role="group" aria-label="${site.words.docs.contents}" data-filtered>${entries}</div></nav>`;
}

/** What a search finds a call by, beside its title. */
function wordsOf({ path, operation }: ShownOperation): string {
  const parameters = (operation.parameters ?? []).flatMap((each) => ('name' in each ? [each.name] : []));
  return [path, operation.operationId, toolNameOf(path), operation.description, ...parameters, 'curl JavaScript Python']
    .filter((text) => text !== undefined && text !== null)
    .join(' ');
}

function renderGroup(
  site: PageSite,
  document: OpenapiDocument,
  { tag, description, operations }: Group,
  { slug, answers }: ShownReference,
): Html {
  const id = `tag-${tag}`;
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${titleOfTag(site, tag)}</h2>
${description === '' ? nothing : html`<p class="lead"${ofOriginal(site.language.code)}>${description}</p>`}
${operations.map((shown) => renderOperation(site, document, shown, { slug, answers }))}</section>`;
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
    ([name, { description = '' }]) =>
      html`<dt id="${name}">${name}</dt><dd>${inOriginal(site.language.code, description)}</dd>`,
  );
  return html`<section aria-labelledby="responses"><h2 id="responses">${site.words.docs.sharedResponses}</h2>
<dl>${items}</dl></section>`;
}
