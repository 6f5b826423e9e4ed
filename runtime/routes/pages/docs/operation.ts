/** One call of the reference as a card: samples and a form to try it, then its parameters, what it takes and what it answers. */
import type { Html } from '../../../../words/html.js';
import { html, nothing } from '../../../../words/html.js';
import type { PageSite } from '../page-site.js';
import { callAnchor } from '../page-site.js';
import type { ShownOperation } from './call-groups.js';
import type { OpenapiDocument } from './openapi.js';
import { parameterTable } from './parameters.js';
import { bodyOf, responseList } from './responses.js';
import type { Samples } from './try-it.js';
import { tryIt } from './try-it.js';

/** The anchor of an operation: that of a calculator is its slug, for links from its page. */
export function anchorOf({ method, path, operation, slug }: ShownOperation): string {
  return callAnchor(slug ?? operation.operationId ?? `${method}-${path}`.replace(/\W+/g, '-'));
}

/** The call of a calculator is unfolded: it is what people come for. */
export function renderOperation(
  site: PageSite,
  document: OpenapiDocument,
  shown: ShownOperation,
  samples: Samples,
): Html {
  const { method, path, operation, slug } = shown;
  const { summary = '', description = '' } = operation;
  const id = anchorOf(shown);
  return html`<details class="call-card"${slug === null ? nothing : html` open`}><summary><h3 id="${id}-title">${summary}</h3> <code><b>${method.toUpperCase()}</b> ${path}</code></summary><article id="${id}" aria-labelledby="${id}-title">
<p>${description}</p>
${tryIt(site, document, { ...shown, id }, samples)}
${parameterTable(site, document, operation)}
${bodyOf(site, document, operation.requestBody?.content)}
${responseList(site, document, operation)}</article></details>`;
}
