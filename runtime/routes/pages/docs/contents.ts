/** The list beside the reference: its calls, the calculators of the trade that is shown, and the other trades. */
import type { Html } from '../../../../words/html.js';
import { html, nothing } from '../../../../words/html.js';
import type { TagList } from '../listing.js';
import type { PageSite } from '../page-site.js';
import { referencePath } from '../page-site.js';
import { titleOfTag } from '../tag-title.js';
import type { Group, ShownOperation } from './call-groups.js';
import { findForm } from './find-calls.js';
import { anchorOf } from './operation.js';

export interface Contents {
  /** The calculator that is shown. */
  readonly slug: string;
  readonly general: readonly Group[];
  /** All calculators by trade. */
  readonly tags: readonly TagList[];
}

/** Its size depends on the trade and not on the catalog: a link leads to each of the other trades. */
export function contentsOf(site: PageSite, { slug, general, tags }: Contents): Html {
  const own = tags.filter(({ calculators }) => calculators.some((each) => each.slug === slug));
  const calls = general.map(({ tag, operations }) => sectionOf(titleOfTag(site, tag), operations.map(callLink)));
  const siblings = own.map(({ tag, calculators }) =>
    sectionOf(
      titleOfTag(site, tag),
      calculators.map((each) => itemOf(referencePath(site, each.slug), each.title, each.slug === slug)),
    ),
  );
  const others = tags.filter((each) => !own.includes(each)).map(tradeLink(site));
  const trades = others.length === 0 ? [] : [sectionOf(site.words.site.trades, others)];
  return html`<nav class="contents" aria-label="${site.words.docs.contents}">${findForm(site, '')}
<div class="entries" tabindex="0" role="group" aria-label="${site.words.docs.contents}">${[...calls, ...siblings, ...trades]}</div></nav>`;
}

function sectionOf(title: string, items: readonly Html[]): Html {
  return html`<section><h2>${title}</h2><ul>${items}</ul></section>`;
}

function itemOf(href: string, text: string, isShown: boolean): Html {
  return html`<li><a href="${href}"${isShown ? html` aria-current="true"` : nothing}>${text}</a></li>`;
}

function callLink(call: ShownOperation): Html {
  return html`<li><a href="#${anchorOf(call)}">${call.operation.summary ?? call.path}</a></li>`;
}

/** A trade with the number of its calculators; it begins with the first. */
function tradeLink(site: PageSite): (trade: TagList) => Html {
  return ({ tag, calculators }) =>
    itemOf(referencePath(site, calculators[0]?.slug ?? ''), `${titleOfTag(site, tag)} (${calculators.length})`, false);
}
