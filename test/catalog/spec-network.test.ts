/** Places, categories and tags against the specification. */
import { calculators } from '../../generated/index.js';
import { network } from '../../generated/network.js';
import { openapi, resolved } from '../support/openapi.js';

const cities =
  'corpus-christi calallen alice kingsville robstown sinton mathis beeville george-west falfurrias three-rivers freer ' +
  'banquete orange-grove ben-bolt violet agua-dulce';
const neighborhoods =
  'padre-island padre-hills flour-bluff annaville downtown southside northwest westside south-staples';

const published: Readonly<Record<string, readonly [string, string]>> = {
  cities: [Object.keys(network.cities).join(' '), cities],
  'cities with neighborhoods': [Object.keys(network.neighborhoods).join(' '), 'corpus-christi'],
  neighborhoods: [Object.keys(network.neighborhoods['corpus-christi'] ?? {}).join(' '), neighborhoods],
  'the parameter city': [options('city'), cities],
  'the parameter neighborhood': [options('neighborhood'), neighborhoods],
};

/** The values of a shared parameter in the OpenAPI document. */
function options(name: string): string {
  const parameters = Object.values(openapi.components?.parameters ?? {}).map((each) => resolved(each));
  const schema = parameters.find((each) => each.name === name)?.schema;
  if (schema === undefined) throw new Error(`The document has no parameter ${name}.`);
  return (resolved<{ readonly enum?: readonly string[] }>(schema as { $ref: string }).enum ?? []).join(' ');
}

test.each(Object.entries(published))('%s', (_what, [found, expected]) => {
  expect(found).toBe(expected);
});

test('there are 230 service categories, one for each calculator among them', () => {
  const slugs = new Set(network.categories.map(({ slug }) => slug));
  expect(slugs.size).toBe(230);
  expect(network.categories).toHaveLength(230);
  expect([...calculators.keys()].filter((slug) => !slugs.has(slug))).toEqual([]);
});

test('categories and calculators are grouped by the five tags of the trades', () => {
  const tags = new Set(network.categories.map(({ tag }) => tag));
  expect([...tags].sort()).toEqual(['auto', 'home', 'outdoor', 'real-estate', 'shop']);
  for (const { slug, tag } of calculators.values()) {
    expect(network.categories.find((category) => category.slug === slug)?.tag).toBe(tag);
  }
});
