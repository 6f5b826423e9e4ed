/** What a call takes in its body and what it answers: the members of both as tables, and examples. */
import type { Html } from '../../../../words/html.js';
import { html, nothing } from '../../../../words/html.js';
import type { PageSite } from '../page-site.js';
import type { Content, OpenapiDocument, Operation, Response, Schema } from './openapi.js';
import { resolve } from './openapi.js';
import { memberRows, membersOf, typeText } from './schema-text.js';
import { tableOf } from './table.js';

export function bodyOf(site: PageSite, document: OpenapiDocument, content: Content | undefined): Html {
  const [first] = Object.entries(content ?? {});
  if (first === undefined) return nothing;
  const [type, { schema, example }] = first;
  return html`<h4>${site.words.docs.body} <code>${type}</code></h4>
${schema === undefined ? nothing : schemaTable(site, document, schema, site.words.docs.body)}${exampleOf(site, example)}`;
}

function schemaTable(site: PageSite, document: OpenapiDocument, schema: Schema, caption: string): Html {
  const { docs } = site.words;
  const rows = memberRows(site, document, membersOf(document, schema));
  return rows.length === 0 ? nothing : tableOf(caption, [docs.name, docs.type, docs.meaning], rows);
}

function exampleOf(site: PageSite, example: unknown): Html {
  if (example === undefined) return nothing;
  return html`<details><summary>${site.words.docs.example}</summary>
<pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre></details>`;
}

/** Answers of this call are described here; those that many calls have are linked by their status. */
export function responseList(site: PageSite, document: OpenapiDocument, { responses = {} }: Operation): Html {
  const all = Object.entries(responses);
  const own = all.flatMap(([status, each]) => ('$ref' in each ? [] : [responseOf(site, document, status, each)]));
  const shared = all.flatMap(([status, each]) =>
    '$ref' in each ? [html` <a href="#${anchorOf(status)}">${status}</a>`] : [],
  );
  return html`${own}${shared.length === 0 ? nothing : html`<p>${site.words.docs.otherwise}:${shared}</p>`}`;
}

function responseOf(
  site: PageSite,
  document: OpenapiDocument,
  status: string,
  { description = '', content }: Response,
): Html {
  const [first] = Object.values(content ?? {});
  const table = first?.schema === undefined ? nothing : answerTable(site, document, first.schema);
  return html`<h4><code>${status}</code> ${description}</h4>${table}${exampleOf(site, first?.example)}`;
}

/** Of a calculation, what is its own: the members of its result. */
function answerTable(site: PageSite, document: OpenapiDocument, schema: Schema): Html {
  const { docs } = site.words;
  const result = membersOf(document, schema).get('result');
  if (result === undefined) return schemaTable(site, document, schema, docs.result);
  const rows = [...membersOf(document, result)].flatMap(([name, member]) =>
    name === 'figures'
      ? [...membersOf(document, member)].map(([figure, of]) => figureRow(site, document, `figures.${figure}`, of))
      : [figureRow(site, document, name, member)],
  );
  return tableOf(docs.result, [docs.name, docs.type], rows);
}

function figureRow(site: PageSite, document: OpenapiDocument, name: string, schema: Schema): Html {
  const { value, low, high } = schema.properties ?? {};
  const [least, most] = [value?.minimum ?? low?.minimum, value?.maximum ?? high?.maximum];
  const bounds = least === undefined || most === undefined ? '' : `; ${site.words.docs.span({ least, most })}`;
  const type = typeText(site, document, schema);
  return html`<tr><th scope="row"><code>result.${name}</code></th><td>${type}${bounds}</td></tr>`;
}

/** By their statuses, whatever the document calls them. */
export function sharedResponses(site: PageSite, document: OpenapiDocument): Html {
  const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item));
  const all = operations.flatMap(({ responses = {} }) => Object.entries(responses));
  const shared = new Map(all.flatMap(([status, each]) => ('$ref' in each ? [[status, each.$ref] as const] : [])));
  if (shared.size === 0) return nothing;
  const items = [...shared].sort().map(([status, reference]) => {
    const { description = '' } = resolve(document, reference) as Response;
    return html`<dt id="${anchorOf(status)}"><code>${status}</code></dt><dd>${description}</dd>`;
  });
  return html`<section aria-labelledby="responses"><h2 id="responses">${site.words.docs.sharedResponses}</h2>
<dl>${items}</dl></section>`;
}

const anchorOf = (status: string): string => `answer-${status}`;
