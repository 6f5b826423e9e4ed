/** The registry, or a part of it: calculators of a tag, some members of each, so many of them, those after one. */
import { mostListed } from '../../contract/registry.js';
import { englishWords } from '../../words/engine-words.js';
import type { ServedCatalog } from '../calculator/catalog.js';
import { clamp } from '../calculator/clamp.js';
import type { FieldNames } from '../calculator/fields.js';
import { fieldsParameter, withFields } from '../calculator/fields.js';
import { plainOf } from '../calculator/measure.js';
import { choiceParameter, inputParameter } from '../calculator/parameter.js';
import type { NumberInput } from '../kernel/module.js';
import type { Discover } from './discover.js';
import { discoverBy } from './discover.js';

/** The registry as the compiler wrote it, its calculators sorted by slug. */
export interface Registry {
  readonly calculators?: readonly RegistryEntry[];
}

interface RegistryEntry {
  readonly slug: string;
  readonly tag?: string;
}

/** What every client of the registry may rely on. */
const alwaysListed: ReadonlySet<string> = new Set([
  ...['slug', 'title', 'subtitle', 'endpoint', 'about', 'tag'],
  ...['inputs', 'result', 'disclaimer', 'cost_band'],
]);

/** Read as the inputs of calculators are, and moved into its bounds as they are. */
const most: NumberInput = {
  name: 'limit',
  label: 'limit',
  type: 'number',
  min: 1,
  max: mostListed,
  step: 1,
  whole: true,
};

export function createCalculatorList(catalog: ServedCatalog, registry: Registry): Discover {
  const { calculators = [] } = registry;
  const places = new Map(calculators.map(({ slug }, place) => [slug, place]));
  const tags = [...new Set(calculators.flatMap(({ tag }) => tag ?? []))];
  const members = [...new Set(calculators.flatMap((each) => Object.keys(each)))];
  const fieldsOf: FieldNames = { all: members, kept: alwaysListed };
  const parameters = [
    choiceParameter('tag', tags, 'unknown_option'),
    choiceParameter('after', [...places.keys()], 'unknown_option'),
    inputParameter(most, englishWords),
    fieldsParameter(fieldsOf),
  ];
  return discoverBy(catalog, { parameters, owner: 'registry' }, ({ inputs: [tag, after, limit], fields }) => {
    const fitting = calculators.filter((each) => tag === undefined || each.tag === tag);
    const first = after === undefined ? 0 : (places.get(String(after)) ?? 0) + 1;
    const left = fitting.filter(({ slug }) => (places.get(slug) ?? 0) >= first);
    const listed = limit === undefined ? left : left.slice(0, clamp(most, Number(plainOf(limit))));
    const next = listed.length < left.length ? { next: listed.at(-1)?.slug } : {};
    const shown = listed.map((each) => withFields(each, fields, fieldsOf));
    return { kind: 'answered', members: { ...registry, count: fitting.length, ...next, calculators: shown } };
  });
}
