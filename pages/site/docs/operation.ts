/** One operation of the reference: its parameters, what it takes, what it answers, and a call to try. */
import type { Html } from '../../markup/html.js';
import { html, nothing } from '../../markup/html.js';
import type { PageSite } from '../page-site.js';
import { asked, calculatorAddress, callAnchor, pathOf } from '../page-site.js';
import { docsWords } from '../site-words.js';
import type { Content, OpenapiDocument, Operation, Parameter, Reference, Response, Schema } from './openapi.js';
import { nameOf, resolve } from './openapi.js';
import { memberRows, membersOf, typeText, valueText } from './schema-text.js';

export interface ShownOperation {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  /** The calculator that it asks; null for all other operations. */
  readonly slug: string | null;
}

/** The anchor of an operation: that of a calculator is its slug, for links from its page. */
export function anchorOf({ method, path, operation, slug }: ShownOperation): string {
  return callAnchor(slug ?? operation.operationId ?? `${method}-${path}`.replace(/\W+/g, '-'));
}

export function renderOperation(site: PageSite, document: OpenapiDocument, shown: ShownOperation): Html {
  const { method, path, operation } = shown;
  const { summary = '', description = '', parameters = [], responses = {} } = operation;
  return html`<details class="call-card"><summary><h3>${summary}</h3> <code>${path}</code></summary><article id="${anchorOf(shown)}" aria-label="${summary}">
<p><code><b>${method.toUpperCase()}</b> ${path}</code></p>
<p>${description}</p>
${parameterTable(parameters)}
${bodyOf(document, operation.requestBody?.content)}
${responseList(document, responses)}
${tryIt(site, document, shown)}</article></details>`;
}

/** Parameters that operations share are told once, and linked. */
function parameterTable(parameters: readonly (Parameter | Reference)[]): Html {
  const own = parameters.filter((parameter) => 'name' in parameter);
  const shared = parameters.filter((parameter) => '$ref' in parameter).map(({ $ref }) => nameOf($ref));
  const links = shared.map((name, place) => html`${place === 0 ? '' : ', '}<a href="#${name}">${name}</a>`);
  const table = own.length === 0 ? nothing : parameterRows(own);
  return html`${table}${shared.length === 0 ? nothing : html`<p>${docsWords.also}: ${links}.</p>`}`;
}

export function parameterRows(parameters: readonly Parameter[]): Html {
  const rows = parameters.map(
    ({ name, in: where, required = false, schema = {}, description = '' }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${where}</td><td>${typeText(schema)}${
        schema.default === undefined ? '' : html`; ${docsWords.usually} ${valueText(schema.default)}`
      }${required ? html`; <b>${docsWords.required}</b>` : ''}</td><td>${description}</td></tr>`,
  );
  return tableOf(docsWords.parameters, [docsWords.name, docsWords.where, docsWords.type, docsWords.meaning], rows);
}

/** A table that scrolls by itself where the page is narrow. */
export function tableOf(caption: string, heads: readonly string[], rows: readonly Html[]): Html {
  const columns = heads.map((head) => html`<th scope="col">${head}</th>`);
  return html`<div class="wide" role="group" aria-label="${caption}" tabindex="0">
<table><thead><tr>${columns}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function bodyOf(document: OpenapiDocument, content: Content | undefined): Html {
  const [first] = Object.entries(content ?? {});
  if (first === undefined) return nothing;
  const [type, { schema, example }] = first;
  return html`<h4>${docsWords.body} <code>${type}</code></h4>
${schema === undefined ? nothing : schemaTable(document, schema)}${exampleOf(example)}`;
}

function schemaTable(document: OpenapiDocument, schema: Schema): Html {
  const rows = memberRows(membersOf(document, schema));
  return rows.length === 0
    ? nothing
    : tableOf(typeText(schema), [docsWords.name, docsWords.type, docsWords.meaning], rows);
}

function exampleOf(example: unknown): Html {
  if (example === undefined) return nothing;
  return html`<details><summary>${docsWords.example}</summary>
<pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre></details>`;
}

function responseList(document: OpenapiDocument, responses: Readonly<Record<string, Response | Reference>>): Html {
  const own = Object.entries(responses).filter(([, response]) => !('$ref' in response)) as [string, Response][];
  const shared = Object.entries(responses).flatMap(([status, response]) =>
    '$ref' in response ? [html` <a href="#${nameOf(response.$ref)}">${status}</a>`] : [],
  );
  return html`${own.map(([status, response]) => responseOf(document, status, response))}${
    shared.length === 0 ? nothing : html`<p>${docsWords.otherwise}:${shared}</p>`
  }`;
}

function responseOf(document: OpenapiDocument, status: string, { description = '', content }: Response): Html {
  const [first] = Object.values(content ?? {});
  const schema = first?.schema;
  const figures = schema === undefined ? new Map<string, Schema>() : figuresOf(document, schema);
  const table =
    schema === undefined ? nothing : figures.size > 0 ? figureTable(document, figures) : schemaTable(document, schema);
  return html`<h4><code>${status}</code> ${description}</h4>${table}${exampleOf(first?.example)}`;
}

/** Members of a calculator's result besides those that all results have. */
function figuresOf(document: OpenapiDocument, schema: Schema): ReadonlyMap<string, Schema> {
  const result = membersOf(document, schema).get('result');
  return result === undefined ? new Map() : membersOf(document, result);
}

function figureTable(document: OpenapiDocument, members: ReadonlyMap<string, Schema>): Html {
  const rows = [...members].flatMap(([name, schema]) =>
    name === 'figures'
      ? [...membersOf(document, schema)].map(([figure, of]) => figureRow(`figures.${figure}`, of))
      : [figureRow(name, schema)],
  );
  return tableOf(docsWords.result, [docsWords.name, docsWords.type], rows);
}

function figureRow(name: string, schema: Schema): Html {
  const { value, low, high } = schema.properties ?? {};
  const [least, most] = [value?.minimum ?? low?.minimum, value?.maximum ?? high?.maximum];
  const bounds = least === undefined || most === undefined ? '' : `, ${least} to ${most}`;
  return html`<tr><th scope="row"><code>result.${name}</code></th><td>${typeText(schema)}${bounds}</td></tr>`;
}

/** The same call with values to change; browsers send it as it stands. */
function requestForm(path: string, id: string, pairs: readonly (readonly [string, string])[]): Html {
  if (pairs.length === 0) return nothing;
  const fields = pairs.map(
    ([name, value]) =>
      html`<div class="field"><label for="${id}-${name}"><code>${name}</code></label><input id="${id}-${name}" name="${name}" value="${value}" autocomplete="off"></div>`,
  );
  return html`<form class="request" action="${path}">${fields}<button>${docsWords.send}</button></form>`;
}

/** A call with the examples of the document, and the calculator's own page with the same. */
function tryIt(site: PageSite, document: OpenapiDocument, shown: ShownOperation): Html {
  const { method, path, operation, slug } = shown;
  if (method !== 'get') return nothing;
  const parameters = (operation.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? (resolve(document, parameter.$ref) as Parameter) : parameter,
  );
  const given = parameters.filter(({ in: where, example }) => where === 'query' && example !== undefined);
  const query = new URLSearchParams(given.flatMap(pairsOf)).toString();
  const filled = parameters
    .filter(({ in: where }) => where === 'path')
    .reduce((text, { name, example }) => text.replace(`{${name}}`, encodeURIComponent(valueText(example ?? ''))), path);
  const url = asked(filled, query);
  const page =
    slug === null
      ? nothing
      : html` · <a href="${pathOf(site, asked(calculatorAddress(slug), query))}">${docsWords.page}</a>`;
  const example = html`<p class="try">${docsWords.tryIt}: <a href="${pathOf(site, url)}"><code>${url}</code></a>${page}</p>`;
  return html`${example}${requestForm(pathOf(site, filled), anchorOf(shown), given.flatMap(pairsOf))}`;
}

/** A parameter that stands for several, such as the inputs of a calculator, is written as these. */
function pairsOf({ name, example }: Parameter): [string, string][] {
  if (typeof example !== 'object' || example === null) return [[name, valueText(example)]];
  return Object.entries(example).map(([key, value]) => [key, valueText(value)]);
}
