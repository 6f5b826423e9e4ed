/** The schemas of the catalog's files for editors, who are offered the units and tags that this catalog has. */
import { calculatorsFileSchema } from '../load/schemas/calculators.js';
import { figuresFileSchema } from '../load/schemas/figures.js';
import { indicesFileSchema } from '../load/schemas/indices.js';
import { networkFileSchema } from '../load/schemas/network.js';
import type { JsonSchema } from '../load/schemas/parts.js';
import { serviceFileSchema } from '../load/schemas/service.js';
import { unitsFileSchema } from '../load/schemas/units.js';
import type { Catalog } from '../model/catalog.js';

/** What editors are offered behind a key, by its name. */
type Offers = Readonly<Record<string, readonly string[]>>;

/** Each file of a catalog with its schema. */
export function editorSchemas({ units, service }: Catalog): readonly (readonly [file: string, schema: JsonSchema])[] {
  const names = units.map(({ name }) => name);
  const money = units.flatMap(({ name, symbol }) => (symbol === null ? [] : [name]));
  const tags = [...service.tags.keys()];
  return [
    ['calculators.yaml', withOffers(calculatorsFileSchema, { unit: names, from: names, tag: tags })],
    ['figures.yaml', figuresFileSchema],
    ['indices.yaml', indicesFileSchema],
    ['network.yaml', networkFileSchema],
    ['service.yaml', withOffers(serviceFileSchema, { currency: money })],
    ['units.yaml', unitsFileSchema],
  ];
}

/** Offers are examples: what is none of them is for the checker to judge, who knows what was meant. */
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
