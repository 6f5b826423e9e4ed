/**
 * `/docs`: the reference of the interface for programs, made from its OpenAPI document. It shows the call of one calculator,
 * which `?calculator=` chooses, in place of those of all, and finds others by `?q=`.
 */

import { docsAddress } from '../../../../contract/addresses.js';
import { documents as published } from '../../../../contract/documents.js';
import { queryOf, scanQuery } from '../../../../engine/calculator/scan-query.js';
import type { Handler } from '../../../../http/locals.js';
import { htmlType } from '../../../../http/reply.js';
import { sendText } from '../../../../http/representation.js';
import type { Html } from '../../../../words/html.js';
import { html, nothing } from '../../../../words/html.js';
import type { Answers } from '../../answers.js';
import { withCalculations } from '../../mcp-service.js';
import { onceAsked } from '../../once-asked.js';
import { completeInterface } from '../../parsed-documents.js';
import { calculatorOptions } from '../calculator-list.js';
import { wordsIn } from '../index-page.js';
import { renderPage } from '../layout.js';
import type { TagList } from '../listing.js';
import { searchCalculators } from '../listing.js';
import type { PageSite } from '../page-site.js';
import { pagePath, pathOf, referenceName } from '../page-site.js';
import type { PagedSite } from '../paged-site.js';
import { titleOfTag } from '../tag-title.js';
import type { Group, ShownOperation } from './call-groups.js';
import { callsOfCalculator, generalCalls, grouped } from './call-groups.js';
import { contentsOf } from './contents.js';
import { findIn, renderFound } from './find-calls.js';
import type { OpenapiDocument } from './openapi.js';
import { renderOperation } from './operation.js';
import { sharedParameters } from './parameters.js';
import { sharedResponses } from './responses.js';
import { asksCalculator } from './try-it.js';

/** Shows the first of the calculators that people ask most where the query names none that there is. */
export function sendDocs(site: PagedSite): Handler {
  const { catalog, caching, tags } = site;
  const { calculators, service } = catalog;
  const [usual = ''] = [...(service.popular ?? []), ...calculators.keys()];
  const search = onceAsked(() => searchCalculators(catalog));
  const reference = onceAsked(() => referenceOf(site, completeInterface(catalog), tags, withCalculations(site)));
  return ({ url }, response) => {
    const query = queryOf(url);
    const text = wordsIn(query);
    const asked = scanQuery(query).find(({ name }) => name === referenceName)?.value ?? '';
    const page =
      text === ''
        ? renderDocs(site, reference(), calculators.has(asked) ? asked : usual)
        : renderFound(site, findIn(site, { general: reference().general, tags }, text, search()));
    sendText(response, caching, htmlType, page);
  };
}

/** What the reference is made of, and the parts of it that are the same for every calculator. */
interface Reference {
  readonly document: OpenapiDocument;
  readonly tags: readonly TagList[];
  readonly general: readonly ShownOperation[];
  /** The card of a call, with samples that ask a calculator. */
  readonly cardOf: (call: ShownOperation, slug: string) => Html;
  readonly ending: Html;
}

/** Some sample answers, as that of the registry, are long: those that ask no calculator are made once. */
function referenceOf(site: PageSite, document: OpenapiDocument, tags: readonly TagList[], answers: Answers): Reference {
  const slugs = tags.flatMap(({ calculators }) => calculators.map(({ slug }) => slug));
  const general = generalCalls(document, slugs);
  const cardOf = (call: ShownOperation, slug: string): Html => renderOperation(site, document, call, { slug, answers });
  const same = new Map(general.filter((call) => !asksCalculator(call)).map((call) => [call, cardOf(call, '')]));
  return {
    document,
    tags,
    general,
    cardOf: (call, slug) => same.get(call) ?? cardOf(call, slug),
    ending: html`${introduction(site, document)}
${documentList(site)}
${sharedParameters(site, document)}
${sharedResponses(site, document)}`,
  };
}

function renderDocs(site: PageSite, reference: Reference, slug: string): string {
  const { document, tags, general, ending } = reference;
  const groups = grouped(document, general);
  return renderPage(site, {
    title: site.words.docs.title,
    description: site.words.docs.description({ name: site.name }),
    canonical: docsAddress,
    main: html`<h1>${site.words.docs.title}</h1>
<div class="docs">${contentsOf(site, { slug, general: groups, tags })}
<div class="calls">${chooser(site, tags, slug)}
${callsOfCalculator(document, slug).map((call) => reference.cardOf(call, slug))}
${groups.map((group) => renderGroup(site, group, reference, slug))}
${ending}</div></div>`,
  });
}

/** Chooses among the calculators of the same trade; a form, so that it also works without scripts. */
function chooser(site: PageSite, tags: readonly TagList[], slug: string): Html {
  const { docs } = site.words;
  const trade = tags.filter(({ calculators }) => calculators.some((each) => each.slug === slug));
  return html`<form class="chooser" action="${pagePath(site, docsAddress)}"><div class="field"><label for="calculator">${docs.calculator}</label>
<select id="calculator" name="${referenceName}">${calculatorOptions(site, trade, slug)}</select></div> <button>${docs.show}</button></form>`;
}

function renderGroup(
  site: PageSite,
  { tag, description, operations }: Group,
  reference: Reference,
  slug: string,
): Html {
  const id = `tag-${tag}`;
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${titleOfTag(site, tag)}</h2>
${description === '' ? nothing : html`<p class="lead">${description}</p>`}
${operations.map((call) => reference.cardOf(call, slug))}</section>`;
}

/** What holds for all calls. */
function introduction(site: PageSite, document: OpenapiDocument): Html {
  const { docs } = site.words;
  const texts = (document.info.description ?? '').split('\n\n');
  return html`<section aria-labelledby="all-calls"><h2 id="all-calls">${docs.allCalls}</h2>
${texts.map((text) => html`<p>${text}</p>`)}
<p><code>${site.baseUrl}</code></p></section>`;
}

/** Documents that programs read. */
const described = published.flatMap(({ start, path }) => (start === undefined ? [] : [path]));

function documentList(site: PageSite): Html {
  const links = described.map(
    (address) => html`<li><a href="${pathOf(site, address)}"><code>${address}</code></a></li>`,
  );
  return html`<section aria-labelledby="documents"><h2 id="documents">${site.words.docs.documents}</h2><ul>${links}</ul></section>`;
}
