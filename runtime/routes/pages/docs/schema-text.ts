/** Types of values in a few words, and the members of an object as rows of a table. */
import type { Html } from '../../../../words/html.js';
import { html } from '../../../../words/html.js';
import { inOriginal } from '../../../../words/original.js';
import type { PageSite } from '../page-site.js';
import type { OpenapiDocument, Schema } from './openapi.js';
import { nameOf, resolve } from './openapi.js';

/** Longer lists of values are only in the interface description. */
const mostListed = 12;

/** `number, 0.01 to 987.65`, or `one of 3.5, 4, 5`; another schema by its name. */
export function typeText(site: PageSite, schema: Schema): string {
  const { docs } = site.words;
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return valueText(schema.const);
  if (schema.enum !== undefined) return choiceText(site, schema.enum);
  const [type = 'any'] = [schema.type ?? []].flat();
  if (type === 'array')
    return schema.items === undefined ? docs.list : docs.listOf({ items: typeText(site, schema.items) });
  const { minimum: least, maximum: most } = schema;
  if (least !== undefined && most !== undefined) return `${type}, ${docs.span({ least, most })}`;
  if (least !== undefined) return `${type}, ${docs.atLeast({ least })}`;
  return most === undefined ? type : `${type}, ${docs.atMost({ most })}`;
}

function choiceText({ words }: PageSite, all: readonly unknown[]): string {
  const values = all.slice(0, mostListed).map(valueText).join(', ');
  const count = all.length - mostListed;
  return count > 0 ? words.docs.oneOfMore({ values, count }) : words.docs.oneOf({ values });
}

export function valueText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The members of an object, also those that it has from others. */
export function membersOf(document: OpenapiDocument, schema: Schema): ReadonlyMap<string, Schema> {
  const target = schema.$ref === undefined ? schema : (resolve(document, schema.$ref) as Schema | undefined);
  if (target === undefined) return new Map();
  const inherited = (target.allOf ?? []).flatMap((part) => [...membersOf(document, part)]);
  return new Map([...inherited, ...Object.entries(target.properties ?? {})]);
}

/** Rows of names, types and descriptions. */
export function memberRows(site: PageSite, members: ReadonlyMap<string, Schema>): readonly Html[] {
  return [...members].map(
    ([name, schema]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${typeText(site, schema)}</td>
<td>${inOriginal(site.language.code, schema.description ?? '')}</td></tr>`,
  );
}
