/** Types of values in a few words, and the members of an object as rows of a table. Nothing is told by the name of its schema. */
import type { Html } from '../../../../words/html.js';
import { html } from '../../../../words/html.js';
import type { PageSite } from '../page-site.js';
import type { OpenapiDocument, Schema } from './openapi.js';
import { resolve } from './openapi.js';

/** Longer lists of values or members are only in the interface description. */
const mostListed = 12;

/** `number, 0.01 to 987.65`, `one of 3.5, 4, 5`, or `object with low, high, unit`. */
export function typeText(site: PageSite, document: OpenapiDocument, given: Schema): string {
  const { docs } = site.words;
  const schema = resolved(document, given);
  if (schema.const !== undefined) return valueText(schema.const);
  if (schema.enum !== undefined) return docs.oneOf({ values: listed(site, schema.enum.map(valueText)) });
  const either = schema.oneOf ?? schema.anyOf;
  if (either !== undefined) return eitherText(site, document, either);
  const members = listed(site, [...membersOf(document, schema).keys()]);
  if (members !== '') return docs.objectWith({ members });
  const [type = 'any'] = [schema.type ?? []].flat();
  if (type === 'array') return listText(site, document, schema.items);
  const { minimum: least, maximum: most } = schema;
  if (least !== undefined && most !== undefined) return `${type}, ${docs.span({ least, most })}`;
  if (least !== undefined) return `${type}, ${docs.atLeast({ least })}`;
  return most === undefined ? type : `${type}, ${docs.atMost({ most })}`;
}

/** Each kind once: objects that only differ in their members are objects. */
function eitherText(site: PageSite, document: OpenapiDocument, schemas: readonly Schema[]): string {
  const kinds = schemas.map((schema) =>
    membersOf(document, schema).size > 0 ? 'object' : typeText(site, document, schema),
  );
  return [...new Set(kinds)].join(' / ');
}

function listText(site: PageSite, document: OpenapiDocument, items: Schema | undefined): string {
  const { docs } = site.words;
  if (items === undefined) return docs.list;
  const members = listed(site, [...membersOf(document, items).keys()]);
  return members === '' ? docs.listOf({ items: typeText(site, document, items) }) : docs.listWith({ members });
}

function listed({ words }: PageSite, all: readonly string[]): string {
  const values = all.slice(0, mostListed).join(', ');
  const count = all.length - mostListed;
  return count > 0 ? words.docs.more({ values, count }) : values;
}

export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function resolved(document: OpenapiDocument, schema: Schema): Schema {
  return schema.$ref === undefined ? schema : ((resolve(document, schema.$ref) as Schema | undefined) ?? {});
}

/** The members of an object, also those that it has from others. */
export function membersOf(document: OpenapiDocument, schema: Schema): ReadonlyMap<string, Schema> {
  const { allOf = [], properties = {} } = resolved(document, schema);
  return new Map([...allOf.flatMap((part) => [...membersOf(document, part)]), ...Object.entries(properties)]);
}

/** Rows of names, types and descriptions; a member without a description has that of its schema. */
export function memberRows(
  site: PageSite,
  document: OpenapiDocument,
  members: ReadonlyMap<string, Schema>,
): readonly Html[] {
  return [...members].map(
    ([name, schema]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${typeText(site, document, schema)}</td>
<td>${schema.description ?? resolved(document, schema).description ?? ''}</td></tr>`,
  );
}
