/** Types of values in a few words, and the members of an object as rows of a table. */
import type { Html } from '../../../../words/html.js';
import { html } from '../../../../words/html.js';
import type { OpenapiDocument, Schema } from './openapi.js';
import { nameOf, resolve } from './openapi.js';

/** Longer lists of values are only in the interface description. */
const mostListed = 12;

/** `number, 0.01 to 987.65`, or `one of 3.5, 4, 5`; another schema by its name. */
export function typeText(schema: Schema): string {
  if (schema.$ref !== undefined) return nameOf(schema.$ref);
  if (schema.const !== undefined) return valueText(schema.const);
  if (schema.enum !== undefined) return choiceText(schema.enum);
  const [type = 'any'] = [schema.type ?? []].flat();
  if (type === 'array') return schema.items === undefined ? 'list' : `list of ${typeText(schema.items)}`;
  const { minimum, maximum } = schema;
  if (minimum !== undefined && maximum !== undefined) return `${type}, ${minimum} to ${maximum}`;
  if (minimum !== undefined) return `${type}, at least ${minimum}`;
  return maximum === undefined ? type : `${type}, at most ${maximum}`;
}

function choiceText(values: readonly unknown[]): string {
  const shown = values.slice(0, mostListed).map(valueText).join(', ');
  return `one of ${shown}${values.length > mostListed ? ` and ${values.length - mostListed} more` : ''}`;
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
export function memberRows(members: ReadonlyMap<string, Schema>): readonly Html[] {
  return [...members].map(
    ([name, schema]) =>
      html`<tr><th scope="row"><code>${name}</code></th><td>${typeText(schema)}</td>
<td>${schema.description ?? ''}</td></tr>`,
  );
}
