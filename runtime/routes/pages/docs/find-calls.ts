/** `/docs?q=`: the calls and the calculators that have all words of a search in what is said of them. */
import { docsAddress, queryText, withQuery } from '../../../../contract/addresses.js';
import { toolNameOf } from '../../../../contract/operations.js';
import { matcherOf } from '../../../../engine/spelling/bare-letters.js';
import type { Html } from '../../../../words/html.js';
import { html, nothing } from '../../../../words/html.js';
import { renderPage } from '../layout.js';
import type { ListedCalculator, SearchResult, TagList } from '../listing.js';
import type { PageSite } from '../page-site.js';
import { pagePath, referencePath } from '../page-site.js';
import type { ShownOperation } from './call-groups.js';
import { anchorOf } from './operation.js';
import { ownParameters } from './parameters.js';

/** In every call, so that these find all of them. */
const forms = 'curl JavaScript Python';

export interface FoundCalls {
  readonly text: string;
  readonly calls: readonly ShownOperation[];
  readonly calculators: readonly ListedCalculator[];
}

/** What is searched. */
interface Searched {
  readonly general: readonly ShownOperation[];
  readonly tags: readonly TagList[];
}

/** More calculators are not listed; further words find them. */
const mostCalculators = 30;

/** The calls and calculators that have all the words of a text; of calculators also what `search` finds for people. */
export function findIn(
  site: PageSite,
  { general, tags }: Searched,
  text: string,
  search: (text: string) => SearchResult,
): FoundCalls {
  const isMeant = matcherOf(text);
  const calls = general.filter((call) => isMeant(saidOf(site, call)));
  const named = tags.flatMap(({ calculators }) =>
    calculators.filter(({ slug, title, words: also = '' }) => isMeant(`${slug} ${title} ${also}`)),
  );
  const { found, near } = search(text);
  const all = new Map([...named, ...found].map((each) => [each.slug, each]));
  const nearest = calls.length === 0 && all.size === 0 ? near : [];
  return { text, calls, calculators: [...all.values(), ...nearest].slice(0, mostCalculators) };
}

/** What is said of a call, in the words of people too. */
function saidOf({ words }: PageSite, { path, operation }: ShownOperation): string {
  const { summary, description, operationId = '' } = operation;
  const { others } = words.docs;
  const also = Object.entries(others).flatMap(([name, text]) => (name === operationId ? [text] : []));
  const parameters = ownParameters(operation).flatMap(({ name, description: told }) => [name, told]);
  return [path, operationId, summary, description, toolNameOf(path), ...also, ...parameters, forms]
    .filter((each) => each !== undefined && each !== null)
    .join(' ');
}

/** The form leads here; scripts offer what is listed here while one types. */
export function findForm(site: PageSite, text: string): Html {
  const { docs, site: words } = site.words;
  return html`<form class="search" role="search" action="${pagePath(site, docsAddress)}" data-suggests="${words.suggestions}"><label for="q">${docs.find}</label>
<div class="row"><input type="search" id="q" name="q" value="${text}" maxlength="100" autocomplete="off"><button>${words.search}</button></div></form>`;
}

export function renderFound(site: PageSite, { text, calls, calculators }: FoundCalls): string {
  const { docs } = site.words;
  const links = calls.map(
    (call) =>
      html`<li><a href="${pagePath(site, docsAddress)}#${anchorOf(call)}">${call.operation.summary ?? call.path}</a><span>${call.path}</span></li>`,
  );
  const others = calculators.map(
    ({ slug, title, subtitle }) =>
      html`<li><a href="${referencePath(site, slug)}">${title}</a><span>${subtitle}</span></li>`,
  );
  const none = links.length + others.length > 0 ? nothing : html`<p>${docs.foundNone}</p>`;
  return renderPage(site, {
    title: docs.title,
    description: docs.description({ name: site.name }),
    canonical: null,
    here: withQuery(docsAddress, queryText([['q', text]])),
    main: html`<h1>${docs.title}</h1>
${findForm(site, text)}
${none}<ul class="calculators">${links}${others}</ul>
<p><a href="${pagePath(site, docsAddress)}">${docs.all}</a></p>`,
  });
}
