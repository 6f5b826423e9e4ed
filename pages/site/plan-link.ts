/** Renders the way from a calculator to the plan that its job is put in. */
import type { Html } from '../markup/html.js';
import { html } from '../markup/html.js';
import type { PageSite } from './page-site.js';
import { pagePath, planAddress } from './page-site.js';

const places: ReadonlySet<string> = new Set(['city', 'neighborhood']);

/** `given` are the names and values of the query, `others` the items of the plan so far. */
export function planLink(
  site: PageSite,
  slug: string,
  given: readonly (readonly [name: string, value: string])[],
  others: readonly string[],
): Html {
  const inputs = given.filter(([name]) => !places.has(name)).map(([name, value]) => `~${name}=${value}`);
  const address = pagePath(site, planAddress([...others, `${slug}${inputs.join('')}`]));
  const text = others.length === 0 ? site.words.plan.into : site.words.plan.intoThis({ count: others.length });
  return html`<p class="to-plan"><a class="plan-link" href="${address}" data-plan="${slug}">${text}</a></p>`;
}
