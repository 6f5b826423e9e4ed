/** The parameters of calls, as tables: those of one call, and those that many calls share, which are told once. */
import type { Html } from '../../../../words/html.js';
import { html, nothing } from '../../../../words/html.js';
import type { PageSite } from '../page-site.js';
import type { OpenapiDocument, Operation, Parameter } from './openapi.js';
import { resolve } from './openapi.js';
import { typeText, valueText } from './schema-text.js';
import { tableOf } from './table.js';

/** All parameters of an operation, those too that it shares with others. */
export function parametersOf(document: OpenapiDocument, { parameters = [] }: Operation): readonly Parameter[] {
  return parameters.map((each) => ('$ref' in each ? (resolve(document, each.$ref) as Parameter) : each));
}

/** Those of its own. */
export function ownParameters({ parameters = [] }: Operation): readonly Parameter[] {
  return parameters.filter((each) => 'name' in each);
}

/** A table of its own parameters, and the names of the others with links to what is said of them. */
export function parameterTable(site: PageSite, document: OpenapiDocument, operation: Operation): Html {
  const own = ownParameters(operation);
  const shared = parametersOf(document, operation).filter((each) => !own.includes(each));
  const links = shared.map(
    ({ name }, place) => html`${place === 0 ? '' : ', '}<a href="#${anchorOf(name)}"><code>${name}</code></a>`,
  );
  const table = own.length === 0 ? nothing : tableOfParameters(site, document, own);
  return html`${table}${shared.length === 0 ? nothing : html`<p>${site.words.docs.also}: ${links}.</p>`}`;
}

export function sharedParameters(site: PageSite, document: OpenapiDocument): Html {
  const all = Object.values(document.components?.['parameters'] ?? {}) as readonly Parameter[];
  if (all.length === 0) return nothing;
  return html`<section aria-labelledby="parameters"><h2 id="parameters">${site.words.docs.sharedParameters}</h2>
${tableOfParameters(site, document, all, ({ name }) => html` id="${anchorOf(name)}"`)}</section>`;
}

const anchorOf = (name: string): string => `parameter-${name}`;

function tableOfParameters(
  site: PageSite,
  document: OpenapiDocument,
  parameters: readonly Parameter[],
  idOf: (parameter: Parameter) => Html = () => nothing,
): Html {
  const { docs } = site.words;
  const rows = parameters.map((parameter) => {
    const { name, in: where, required = false, schema = {}, description = '' } = parameter;
    const usual = schema.default === undefined ? '' : `; ${docs.usually} ${valueText(schema.default)}`;
    return html`<tr${idOf(parameter)}><th scope="row"><code>${name}</code></th><td><code>${where}</code></td><td>${typeText(site, document, schema)}${usual}${
      required ? html`; <b>${docs.required}</b>` : nothing
    }</td><td>${description}</td></tr>`;
  });
  return tableOf(docs.parameters, [docs.name, docs.where, docs.type, docs.meaning], rows);
}
