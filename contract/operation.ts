/** An operation as its row describes it: documents, tools, texts and routes follow from the row. */
import type { Facts, Sample } from './facts.js';
import { citySchema, neighborhoodSchema } from './places.js';
import type { Schema } from './schema.js';
import { day, flag, plainText, text } from './schema.js';
import { languageName, withParameter } from './shared-names.js';
import type { Text } from './text.js';
import { filled } from './text.js';

export interface Parameter {
  readonly name: string;
  readonly in: 'query' | 'path' | 'header';
  readonly description: Text;
  readonly schema: Schema;
  readonly required?: boolean;
  readonly example?: unknown;
  /** True when each entry is its own parameter. */
  readonly isExploded?: boolean;
  /** True for inputs or own figures by their names in one text, which tools take as an object. */
  readonly holdsInputs?: boolean;
  /** The name of a parameter that operations share, in documents that write it once. */
  readonly component?: string;
}

/** Words of an operation's MCP tool; its arguments and answer are the operation's. */
export interface ToolWords {
  readonly name: string;
  readonly title: string;
  /** Its answer with units, defaults of its arguments, its limits and its errors. */
  readonly description: string | ((facts: Facts) => Text);
}

/** A successful answer: its schema, and what it is in a sentence. */
export interface Answer {
  readonly status: number;
  readonly description: string;
  readonly schema: Schema;
  /** `application/json` where it is left out. */
  readonly media?: string;
  readonly example?: unknown;
}

export interface Operation {
  readonly method: 'GET' | 'POST';
  /** With names in braces. */
  readonly path: string;
  readonly id: string;
  readonly tag: (facts: Facts) => string;
  readonly summary: string;
  readonly description: string;
  /** True when the service has it. */
  readonly isThere: (facts: Facts) => boolean;
  readonly parameters: (facts: Facts) => readonly Parameter[];
  readonly body?: (facts: Facts) => { readonly schema: Schema; readonly example?: unknown };
  readonly answers: (facts: Facts) => readonly Answer[];
  /** The statuses beside success that callers have to reckon with; any other is a problem, too. */
  readonly statuses: readonly number[];
  /** True when the compact document leaves it out. */
  readonly isDetail?: boolean;
  readonly tool?: ToolWords;
  /** Its line in the description for agents. */
  readonly inBrief?: Text;
}

type Common = 'method' | 'tag' | 'isThere' | 'parameters' | 'statuses';

/** A row of an operation that is asked, with what most of them have in common. */
export function get(row: Omit<Operation, Common> & Partial<Operation>): Operation {
  return {
    method: 'GET',
    tag: ({ discoveryTag }) => discoveryTag,
    isThere: () => true,
    statuses: [304, 400, 429],
    ...row,
    parameters: (facts) => [...(row.parameters?.(facts) ?? []), ...languageOf(facts)],
  };
}

/** The language of the answer, where the service has several. */
function languageOf({ languages }: Facts): readonly Parameter[] {
  const [own] = languages;
  if (own === undefined) return [];
  const schema = { ...text('The language of all texts of the answer.'), enum: languages, default: own };
  return [{ ...query(languageName, schema), component: 'Language' }];
}

/** The description goes from the schema to the parameter. */
export function query(name: string, described: Schema & { readonly description: Text }): Parameter {
  const { description, ...schema } = described;
  return { name, in: 'query', description, schema };
}

export const required = (parameter: Parameter, example?: unknown): Parameter => ({
  ...parameter,
  required: true,
  ...(example === undefined ? {} : { example }),
});

/** A part of the path. */
export const inPath = (name: string, description: string, example?: string): Parameter =>
  required({ name, in: 'path', description, schema: plainText }, example);

/** The calculator of the path. */
export const slugIn = ({ sample }: Facts): Parameter => ({
  ...inPath('slug', 'The slug of a calculator.', sample?.slug),
  component: 'Slug',
});

/** How days are written. */
const dayForm = ({ hasDays }: Facts): readonly Text[] => (hasDays ? ['A day is written as 2026-03-01.'] : []);

/** Inputs whose names differ from one calculator to another, as one text: every client can send that. */
export const inputsIn = (facts: Facts): Parameter => ({
  name: 'inputs',
  in: 'query',
  description: [
    'Inputs by the names of /api/calc/{slug}/about: length:120~style:wood_6, as JSON, or each as a parameter of its own. Numbers are in its unit, or name another: 6 ft 3 in. Those left out take defaults, which the answer names. Own prices and factors go under the names in open.',
    ...(facts.hasLists ? [filled('Lists: {list}.', { list: '{"rooms":[{"length":12,"width":14}]}' })] : []),
    ...dayForm(facts),
  ],
  schema: plainText,
  holdsInputs: true,
  component: 'Inputs',
  ...(facts.sample === null ? {} : { example: writtenInputs(facts.sample.inputs) }),
});

function writtenInputs(inputs: Sample['inputs']): string {
  return Object.entries(inputs)
    .map(([name, value]) => `${name}:${value}`)
    .join('~');
}

/** The same inputs as an argument of tools, which send JSON. */
export const inputsInTools = (facts: Facts): Text => [
  filled('Inputs by the names that describe_calculator lists, as in {inputs}.', {
    inputs: JSON.stringify(facts.sample?.inputs ?? { length: 120 }),
  }),
  'Numbers are in the unit of the input, or a text names another, as in "6 ft 3 in". Those left out take their defaults, and the answer says which. Your own prices go under the names in open.',
  ...dayForm(facts),
  ...(facts.hasLists
    ? [filled('A list is an array of objects, as in {list}.', { list: '{"rooms": [{"length": 12, "width": 14}]}' })]
    : []),
];

export const fields: Parameter = {
  ...query('fields', text('Members wanted, with commas between; disclaimers always come.')),
  component: 'Fields',
};

export const trace: Parameter = {
  ...query('trace', {
    ...flag('true adds steps, sources, and in trace.ledger what was assumed, each with a call that changes it.'),
    default: false,
  }),
  component: 'Trace',
};

/** The parameter `options`, when any estimate has options. */
export const optionsOf = ({ hasOptions }: Facts): readonly Parameter[] =>
  hasOptions
    ? [
        {
          ...query(
            withParameter,
            text('Options of the estimate to add to its total, with commas between; describe_calculator lists them.'),
          ),
          component: 'Options',
        },
      ]
    : [];

/** Parameters for callers' own figures, one for each name, when any figure is open. */
export const ownOf = ({ hasOwn }: Facts): readonly Parameter[] =>
  hasOwn
    ? [
        {
          ...query(
            'own',
            text(
              "Your own prices or factors in place of the catalog's, by the names that open lists in the registry: style.rate:38, more of them with ~ between. Each may also be a parameter of its own: style.rate=38. Numbers outside of their range are refused.",
            ),
          ),
          holdsInputs: true,
          component: 'Own',
        },
      ]
    : [];

/** The parameter for the day, when the answers of any calculator depend on it. */
export const dayOf = ({ isDated }: Facts): readonly Parameter[] =>
  isDated
    ? [
        {
          ...query('on', day('The day to answer for; today when omitted.')),
          component: 'Day',
        },
      ]
    : [];

/** The place of the work, where there are places. */
export function placeOf({ places }: Facts): readonly Parameter[] {
  if (places === null) return [];
  return [...cityOf(places.cities), ...neighborhoodOf(places)];
}

function cityOf(cities: readonly string[]): readonly Parameter[] {
  if (cities.length === 0) return [];
  const adds = 'Adds the local provider of this city to the answer, as local_routing.';
  return [{ name: 'city', in: 'query', description: adds, schema: citySchema(cities), component: 'City' }];
}

/** Only together with its city. */
export function neighborhoodOf({ neighborhoods, divided }: NonNullable<Facts['places']>): readonly Parameter[] {
  if (neighborhoods.length === 0) return [];
  const description = filled('A neighborhood of the city; only together with city ({cities}).', {
    cities: divided.join(', '),
  });
  const schema = neighborhoodSchema(neighborhoods);
  return [{ name: 'neighborhood', in: 'query', description, schema, component: 'Neighborhood' }];
}
