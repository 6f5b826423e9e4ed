/** One operation of the reference: its parameters, what it takes, what it answers, and a call to try. */
import { calculatorAddress, withQuery } from '../../../../contract/addresses.js';
import { calculation } from '../../../../contract/calculation.js';
import { toolNameOf } from '../../../../contract/operations.js';
import { plan } from '../../../../contract/questions/plan.js';
import type { Html } from '../../../../words/html.js';
import { html, nothing } from '../../../../words/html.js';
import { inOriginal, ofOriginal } from '../../../../words/original.js';
import type { Answers } from '../../answers.js';
import type { PageSite } from '../page-site.js';
import { callAnchor, pagePath, pathOf } from '../page-site.js';
import type { Content, OpenapiDocument, Operation, Parameter, Reference, Response, Schema } from './openapi.js';
import { nameOf, resolve } from './openapi.js';
import type { SampleCall } from './samples.js';
import { renderSamples } from './samples.js';
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

/** What samples are made of. */
export interface Samples {
  /** The calculator that calls ask. */
  readonly slug: string;
  readonly answers: Answers;
}

export function renderOperation(
  site: PageSite,
  document: OpenapiDocument,
  shown: ShownOperation,
  samples: Samples,
): Html {
  const { method, path, operation } = shown;
  const { code } = site.language;
  const { summary = '', description = '', parameters = [], responses = {} } = operation;
  return html`<details class="call-card"><summary><h3${ofOriginal(code)}>${summary}</h3> <code>${path}</code></summary><article id="${anchorOf(shown)}" aria-label="${summary}">
<p><code><b>${method.toUpperCase()}</b> ${path}</code></p>
<p${ofOriginal(code)}>${description}</p>
${parameterTable(site, parameters)}
${bodyOf(site, document, operation.requestBody?.content)}
${responseList(site, document, responses)}
${tryIt(site, document, shown, samples)}</article></details>`;
}

/** Parameters that operations share are told once, and linked. */
function parameterTable(site: PageSite, parameters: readonly (Parameter | Reference)[]): Html {
  const own = parameters.filter((parameter) => 'name' in parameter);
  const shared = parameters.filter((parameter) => '$ref' in parameter).map(({ $ref }) => nameOf($ref));
  const links = shared.map((name, place) => html`${place === 0 ? '' : ', '}<a href="#${name}">${name}</a>`);
  const table = own.length === 0 ? nothing : parameterRows(site, own);
  return html`${table}${shared.length === 0 ? nothing : html`<p>${site.words.docs.also}: ${links}.</p>`}`;
}

export function parameterRows(site: PageSite, parameters: readonly Parameter[]): Html {
  const rows = parameters.map(
    ({ name, in: where, required = false, schema = {}, description = '' }) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${where}</td><td>${typeText(site, schema)}${
        schema.default === undefined ? '' : html`; ${site.words.docs.usually} ${valueText(schema.default)}`
      }${required ? html`; <b>${site.words.docs.required}</b>` : ''}</td><td>${inOriginal(site.language.code, description)}</td></tr>`,
  );
  return tableOf(
    site.words.docs.parameters,
    [site.words.docs.name, site.words.docs.where, site.words.docs.type, site.words.docs.meaning],
    rows,
  );
}

/** A table that scrolls by itself where the page is narrow. */
export function tableOf(caption: string, heads: readonly string[], rows: readonly Html[]): Html {
  const columns = heads.map((head) => html`<th scope="col">${head}</th>`);
  return html`<div class="wide" role="group" aria-label="${caption}" tabindex="0">
<table><thead><tr>${columns}</tr></thead><tbody>${rows}</tbody></table></div>`;
}

function bodyOf(site: PageSite, document: OpenapiDocument, content: Content | undefined): Html {
  const [first] = Object.entries(content ?? {});
  if (first === undefined) return nothing;
  const [type, { schema, example }] = first;
  return html`<h4>${site.words.docs.body} <code>${type}</code></h4>
${schema === undefined ? nothing : schemaTable(site, document, schema)}${exampleOf(site, example)}`;
}

function schemaTable(site: PageSite, document: OpenapiDocument, schema: Schema): Html {
  const rows = memberRows(site, membersOf(document, schema));
  return rows.length === 0
    ? nothing
    : tableOf(typeText(site, schema), [site.words.docs.name, site.words.docs.type, site.words.docs.meaning], rows);
}

function exampleOf(site: PageSite, example: unknown): Html {
  if (example === undefined) return nothing;
  return html`<details><summary>${site.words.docs.example}</summary>
<pre tabindex="0"><code>${JSON.stringify(example, null, 2)}</code></pre></details>`;
}

function responseList(
  site: PageSite,
  document: OpenapiDocument,
  responses: Readonly<Record<string, Response | Reference>>,
): Html {
  const own = Object.entries(responses).filter(([, response]) => !('$ref' in response)) as [string, Response][];
  const shared = Object.entries(responses).flatMap(([status, response]) =>
    '$ref' in response ? [html` <a href="#${nameOf(response.$ref)}">${status}</a>`] : [],
  );
  return html`${own.map(([status, response]) => responseOf(site, document, status, response))}${
    shared.length === 0 ? nothing : html`<p>${site.words.docs.otherwise}:${shared}</p>`
  }`;
}

function responseOf(
  site: PageSite,
  document: OpenapiDocument,
  status: string,
  { description = '', content }: Response,
): Html {
  const [first] = Object.values(content ?? {});
  const schema = first?.schema;
  const figures = schema === undefined ? new Map<string, Schema>() : figuresOf(document, schema);
  const table =
    schema === undefined
      ? nothing
      : figures.size > 0
        ? figureTable(site, document, figures)
        : schemaTable(site, document, schema);
  return html`<h4><code>${status}</code> ${inOriginal(site.language.code, description)}</h4>${table}${exampleOf(site, first?.example)}`;
}

/** Members of a calculator's result besides those that all results have. */
function figuresOf(document: OpenapiDocument, schema: Schema): ReadonlyMap<string, Schema> {
  const result = membersOf(document, schema).get('result');
  return result === undefined ? new Map() : membersOf(document, result);
}

function figureTable(site: PageSite, document: OpenapiDocument, members: ReadonlyMap<string, Schema>): Html {
  const rows = [...members].flatMap(([name, schema]) =>
    name === 'figures'
      ? [...membersOf(document, schema)].map(([figure, of]) => figureRow(site, `figures.${figure}`, of))
      : [figureRow(site, name, schema)],
  );
  return tableOf(site.words.docs.result, [site.words.docs.name, site.words.docs.type], rows);
}

function figureRow(site: PageSite, name: string, schema: Schema): Html {
  const { value, low, high } = schema.properties ?? {};
  const [least, most] = [value?.minimum ?? low?.minimum, value?.maximum ?? high?.maximum];
  const bounds = least === undefined || most === undefined ? '' : `, ${site.words.docs.span({ least, most })}`;
  return html`<tr><th scope="row"><code>result.${name}</code></th><td>${typeText(site, schema)}${bounds}</td></tr>`;
}

/** The same call with values to change; its answer is shown below it, or by the browser where there are no scripts. */
function requestForm(site: PageSite, path: string, id: string, pairs: readonly (readonly [string, string])[]): Html {
  if (pairs.length === 0) return nothing;
  const fields = pairs.map(
    ([name, value]) =>
      html`<div class="field"><label for="${id}-${name}"><code>${name}</code></label><input id="${id}-${name}" name="${name}" value="${value}" autocomplete="off"></div>`,
  );
  return html`<form class="request" action="${path}" data-answers>${fields}<button>${site.words.docs.send}</button></form>
<output class="answered" for="${pairs.map(([name]) => `${id}-${name}`).join(' ')}" tabindex="0" hidden></output>`;
}

/** A call with the examples of the document in several forms, what it answers, and the calculator's own page with the same. */
function tryIt(site: PageSite, document: OpenapiDocument, shown: ShownOperation, samples: Samples): Html {
  const { method, path, operation, slug } = shown;
  const parameters = (operation.parameters ?? []).map((parameter) =>
    '$ref' in parameter ? (resolve(document, parameter.$ref) as Parameter) : parameter,
  );
  const given = parameters
    .filter(({ name, in: where, example }) => where === 'query' && example !== undefined && !ofOneCalculator.has(name))
    .map((parameter) => ({ ...parameter, example: exampleFor(document, parameter, path, samples) }));
  const pairs = given.flatMap(pairsOf);
  const query = new URLSearchParams(pairs).toString();
  const filled = parameters
    .filter(({ in: where }) => where === 'path')
    .reduce((text, { name, example }) => {
      const value = name === slugName ? samples.slug : valueText(example ?? '');
      return text.replace(`{${name}}`, encodeURIComponent(value));
    }, path);
  const url = withQuery(filled, query);
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.example;
  const call = {
    method: method.toUpperCase(),
    url: site.baseUrl + url,
    body,
    tool: toolOf(shown, given, body, samples),
  };
  const forms = renderSamples(site, call, `samples-${anchorOf(shown)}`);
  if (method !== 'get') return forms;
  const page =
    slug === null
      ? nothing
      : html` · <a href="${pagePath(site, withQuery(calculatorAddress(slug), query))}">${site.words.docs.page}</a>`;
  const example = html`<p class="try">${site.words.docs.tryIt}: <a href="${pathOf(site, url)}"><code>${url}</code></a>${page}</p>`;
  const sample = sampleAnswer(site, shown, query, samples);
  return html`${forms}${sample}${example}${requestForm(site, pathOf(site, filled), anchorOf(shown), pairs)}`;
}

/** The parameter of a path that names a calculator. */
const slugName = 'slug';

/** Parameters whose examples are of the calculator that the document shows. */
const ofOneCalculator: ReadonlySet<string> = new Set(['inputs']);

/** Parameters whose values are names of inputs. */
const namesInputs: ReadonlySet<string> = new Set(['by', 'for']);

/** Examples of the document ask one calculator; those of another one name its own inputs. */
function exampleFor(document: OpenapiDocument, { name, example }: Parameter, path: string, { slug }: Samples): unknown {
  if (path === plan.path && Array.isArray(example)) return [slug];
  if (!namesInputs.has(name)) return example;
  const own = document.paths?.[calculation.path.replace(`{${slugName}}`, slug)]?.['get']?.parameters ?? [];
  const numbers = own.flatMap((each) => ('name' in each && each.schema?.type === 'number' ? [each.name] : []));
  return numbers[0] ?? example;
}

/** The same call as a tool: what names a calculator, its inputs and the rest are arguments of their own. */
function toolOf(
  { path, slug: own }: ShownOperation,
  given: readonly Parameter[],
  body: unknown,
  { slug }: Samples,
): SampleCall['tool'] {
  const name = toolNameOf(own === null ? path : calculation.path);
  if (name === null) return null;
  const named = own !== null || path.includes(`{${slugName}}`) ? { slug } : {};
  if (body !== undefined) return { name, arguments: body as object };
  if (path === plan.path) return { name, arguments: { jobs: [{ slug, inputs: {} }] } };
  const values = given.map(({ name: parameter, example }) => [parameter, example] as const);
  const inputs = own === null ? {} : { inputs: Object.fromEntries(values) };
  return { name, arguments: { ...named, ...(own === null ? Object.fromEntries(values) : inputs) } };
}

/** The most lines of an answer that are shown. */
const mostLines = 60;

/** What the service answers to the sample; nothing for calls that only files answer. */
function sampleAnswer(site: PageSite, { path, slug }: ShownOperation, query: string, samples: Samples): Html {
  const answer = samples.answers.get(slug === null ? path : calculation.path);
  const answered = answer?.(samples.slug, query);
  if (answered?.kind !== 'answered') return nothing;
  const lines = JSON.stringify(JSON.parse(answered.body), null, 2).split('\n');
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '  ...'] : lines;
  return html`<details><summary>${site.words.docs.answer}</summary><pre tabindex="0"><code>${shown.join('\n')}</code></pre></details>`;
}

/** A parameter that stands for several, such as the inputs of a calculator, is written as these. */
function pairsOf({ name, example }: Parameter): [string, string][] {
  if (typeof example !== 'object' || example === null) return [[name, valueText(example)]];
  return Object.entries(example).map(([key, value]) => [key, valueText(value)]);
}
