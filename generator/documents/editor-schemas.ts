/** The schemas of the catalog's files for editors, who are offered the units and tags that this catalog has. */
import { catalogFiles } from '../language/forms/files.js';
import type { JsonSchema } from '../language/forms/form.js';
import type { Catalog } from '../program/catalog.js';

/** Completions after a key, by its name. */
type Offers = Readonly<Record<string, readonly string[]>>;

/** Each file of a catalog with its schema. */
export function editorSchemas({
  units,
  service,
}: Pick<Catalog, 'units' | 'service'>): readonly (readonly [file: string, schema: JsonSchema])[] {
  const names = units.map(({ name }) => name);
  const money = units.flatMap(({ name, symbol }) => (symbol === null ? [] : [name]));
  const tags = [...service.tags.keys()];
  const offers: Readonly<Record<string, Offers>> = {
    calculators: { unit: names, from: names, tag: tags },
    service: { currency: money },
  };
  return Object.entries(catalogFiles).map(([name, { schema }]) => [
    `${name}.yaml`,
    withOffers(schema, offers[name] ?? {}),
  ]);
}

/** Proposals are only examples: the checker judges all other values, as it can tell what was meant. */
function withOffers(schema: JsonSchema, offers: Offers): JsonSchema {
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === 'properties' ? offeredProperties(value as JsonSchema, offers) : offered(value, offers),
    ]),
  );
}

function offeredProperties(properties: JsonSchema, offers: Offers): JsonSchema {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const schema = withOffers(value as JsonSchema, offers);
      const examples = Object.hasOwn(offers, name) ? offers[name] : undefined;
      return [name, examples === undefined || schema['type'] !== 'string' ? schema : { ...schema, examples }];
    }),
  );
}

function offered(value: unknown, offers: Offers): unknown {
  if (Array.isArray(value)) return value.map((each) => offered(each, offers));
  return typeof value === 'object' && value !== null ? withOffers(value as JsonSchema, offers) : value;
}
