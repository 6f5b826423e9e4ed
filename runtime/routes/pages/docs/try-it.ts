/** A call to try: in several languages, with values to change, and with the answer of the service. */
import { calculatorAddress, withQuery } from '../../../../contract/addresses.js';
import { calculation } from '../../../../contract/calculation.js';
import { toolNameOf } from '../../../../contract/operations.js';
import { plan } from '../../../../contract/questions/plan.js';
import type { Html } from '../../../../words/html.js';
import { html, nothing, option } from '../../../../words/html.js';
import type { Answers } from '../../answers.js';
import type { PageSite } from '../page-site.js';
import { pagePath, pathOf } from '../page-site.js';
import type { ShownOperation } from './call-groups.js';
import type { OpenapiDocument, Operation, Parameter } from './openapi.js';
import { ownParameters, parametersOf } from './parameters.js';
import type { SampleCall } from './samples.js';
import { renderSamples } from './samples.js';
import { valueText } from './schema-text.js';

/** What samples are made of. */
export interface Samples {
  /** The calculator that calls ask. */
  readonly slug: string;
  readonly answers: Answers;
}

/** An operation whose parts begin with an id. */
type Tried = ShownOperation & { readonly id: string };

/** A call with the examples of the document in several forms, what it answers, and the calculator's own page with the same. */
export function tryIt(site: PageSite, document: OpenapiDocument, shown: Tried, samples: Samples): Html {
  const { method, path, operation, slug, id } = shown;
  const given = givenIn(document, shown, samples);
  const query = new URLSearchParams(given.flatMap(pairsOf)).toString();
  const filled = filledPath(path, parametersOf(document, operation), samples);
  const url = withQuery(filled, query);
  const body = Object.values(operation.requestBody?.content ?? {})[0]?.example;
  const tool = toolOf(shown, given, body, samples);
  const call = { method: method.toUpperCase(), url: site.baseUrl + url, body, media: mediaOf(operation), tool };
  const forms = renderSamples(site, call, `${id}-samples`);
  if (method !== 'get') return forms;
  const page =
    slug === null
      ? nothing
      : html` · <a href="${pagePath(site, withQuery(calculatorAddress(slug), query))}">${site.words.docs.page}</a>`;
  return html`${forms}${sampleAnswer(site, shown, query, samples)}
<p class="try">${site.words.docs.tryIt}: <a href="${pathOf(site, url)}"><code>${url}</code></a>${page}</p>
${requestForm(site, pathOf(site, filled), shown, given)}`;
}

/** The type of its answer where it succeeds. */
function mediaOf({ responses = {} }: Operation): string {
  const contents = Object.values(responses).flatMap((each) => ('$ref' in each ? [] : Object.keys(each.content ?? {})));
  return contents[0] ?? 'application/json';
}

/** The parameters of its query that have examples, with those of the calculator. */
function givenIn(document: OpenapiDocument, { path, operation }: Tried, samples: Samples): readonly Parameter[] {
  return parametersOf(document, operation)
    .filter(({ name, in: where, example }) => where === 'query' && example !== undefined && !ofOneCalculator.has(name))
    .map((parameter) => ({ ...parameter, example: exampleFor(document, parameter, path, samples) }));
}

function filledPath(path: string, parameters: readonly Parameter[], { slug }: Samples): string {
  const named = parameters.filter(({ in: where }) => where === 'path');
  return named.reduce((text, { name, example }) => {
    const value = name === slugName ? slug : valueText(example ?? '');
    return text.replace(`{${name}}`, encodeURIComponent(value));
  }, path);
}

/** The parameter of a path that names a calculator. */
const slugName = 'slug';

/** Tells whether samples of a call ask the calculator that is shown. */
export function asksCalculator({ path, slug }: ShownOperation): boolean {
  return slug !== null || path === plan.path || path.includes(`{${slugName}}`);
}

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
  { path, slug: own }: Tried,
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
function sampleAnswer(site: PageSite, { path, slug }: Tried, query: string, samples: Samples): Html {
  const answer = samples.answers.get(slug === null ? path : calculation.path);
  const answered = answer?.(samples.slug, query);
  if (answered?.kind !== 'answered') return nothing;
  const lines = JSON.stringify(JSON.parse(answered.body), null, 2).split('\n');
  const shown = lines.length > mostLines ? [...lines.slice(0, mostLines), '  ...'] : lines;
  return html`<details${slug === null ? nothing : html` open`}><summary>${site.words.docs.answer}</summary><pre class="answered" tabindex="0"><code>${shown.join('\n')}</code></pre></details>`;
}

/** A parameter that stands for several, such as the inputs of a calculator, is written as these. */
function pairsOf({ name, example }: Parameter): [string, string][] {
  if (typeof example !== 'object' || example === null) return [[name, valueText(example)]];
  return Object.entries(example).map(([key, value]) => [key, valueText(value)]);
}

/**
 * The same call with values to change; its answer is shown below it, or by the browser where there are no scripts. Without
 * these, an empty field would be sent, so that only those with values are there.
 */
function requestForm(site: PageSite, path: string, { id, operation }: Tried, given: readonly Parameter[]): Html {
  const filled = given.flatMap((parameter) =>
    pairsOf(parameter).map(([name, value]) => ({ ...parameter, name, value })),
  );
  const names = new Set(given.map(({ name }) => name));
  const empty = ownParameters(operation).filter(({ name, in: where }) => where === 'query' && !names.has(name));
  const fields = [
    ...filled.map((each) => fieldOf(each, id, each.value)),
    ...empty.map((each) => html`<fieldset data-scripted disabled hidden>${fieldOf(each, id, '')}</fieldset>`),
  ];
  return html`<form class="request" action="${path}" data-answers>${fields}<button>${site.words.docs.send}</button></form>
<output class="answered" tabindex="0" hidden></output>`;
}

function fieldOf({ name, schema }: Parameter, id: string, value: string): Html {
  const own = `${id}-${name}`;
  const options = schema?.enum?.map(valueText) ?? [];
  const choices = [...(options.includes(value) ? [] : [value]), ...options];
  const control =
    options.length === 0
      ? html`<input id="${own}" name="${name}" value="${value}" autocomplete="off">`
      : html`<select id="${own}" name="${name}">${choices.map((each) => option(each, each, each === value))}</select>`;
  return html`<div class="field"><label for="${own}"><code>${name}</code></label>${control}</div>`;
}
