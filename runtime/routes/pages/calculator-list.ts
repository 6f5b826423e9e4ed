/** Renders calculators as links and as choices. */
import { calculatorAddress } from '../../../contract/addresses.js';
import type { Html } from '../../../words/html.js';
import { html, nothing, option } from '../../../words/html.js';
import type { ListedCalculator, TagList } from './listing.js';
import type { PageSite } from './page-site.js';
import { carryingPath } from './page-site.js';
import { titleOfTag } from './tag-title.js';

/** Links to calculators, each with its subtitle. */
export function renderList(site: PageSite, calculators: readonly ListedCalculator[]): Html {
  const items = calculators.map(
    ({ slug, title, subtitle, words }) =>
      html`<li${words === undefined ? nothing : html` data-words="${words}"`}><a href="${carryingPath(site, calculatorAddress(slug))}">${title}</a><span>${subtitle}</span></li>`,
  );
  return html`<ul class="calculators">${items}</ul>`;
}

/** The options of a choice among all calculators, by trade. */
export function calculatorOptions(
  site: PageSite,
  tags: readonly TagList[],
  chosen: string | null = null,
): readonly Html[] {
  return tags.map(({ tag, calculators }) => {
    const options = calculators.map(({ slug, title }) => option(slug, title, slug === chosen));
    return html`<optgroup label="${titleOfTag(site, tag)}">${options}</optgroup>`;
  });
}
