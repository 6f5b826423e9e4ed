/** Tools that ask a calculator: for what it takes, for a calculation, and more about one. */
import { city, fields, figure, inputs, neighborhood, slug } from './arguments.js';
import type { McpService } from './mcp-service.js';
import type { Arguments, JsonSchema, Tool } from './tool.js';
import { argumentText, inputsQuery, isObject, pathPart, queryOf } from './tool.js';

/** A question is an address of its own below the calculator's. */
function questionTool(
  question: string,
  row: Pick<Tool, 'name' | 'title' | 'description' | 'required'> & {
    readonly own: Readonly<Record<string, JsonSchema>>;
  },
): Tool {
  const { own: special, ...texts } = row;
  const own = { ...special, fields };
  const suffix = question === '' ? '' : `/${question}`;
  return {
    ...texts,
    arguments: { slug, inputs, ...own },
    isReadOnly: true,
    answer: (given, { ask }) =>
      ask(`/api/calc/${pathPart(given['slug'])}${suffix}`, inputsQuery(given, Object.keys(own))),
  };
}

export const describeCalculator: Tool = {
  name: 'describe_calculator',
  title: 'Describe a calculator',
  description:
    'What one calculator takes and gives: each input with unit, bounds, default and options, the proved range of its result, worked examples, sources. Fails with a suggestion where there is no such calculator.',
  arguments: { slug },
  required: ['slug'],
  isReadOnly: true,
  answer: (given, service) => {
    const calculator = service.calculators.get(argumentText(given['slug']));
    if (calculator === undefined) return service.ask(`/api/calc/${pathPart(given['slug'])}`, new URLSearchParams());
    return { ok: true, body: JSON.stringify(describedCalculator(calculator, service)) };
  },
};

/** The calculator's entry of the registry, with what the registry says once for all. */
export function describedCalculator(calculator: object, service: McpService): object {
  const { legalDisclaimer, usage, catalog } = service;
  return { ok: true, calculator, usage, legal_disclaimer: legalDisclaimer, catalog };
}

const trace: JsonSchema = {
  type: 'boolean',
  description:
    'true adds the steps, the sources, and as trace.ledger all that was assumed and can move this answer, with a call that changes it.',
};

/** Where the service works in no places, there is none to name. */
export function calculateJob({ places }: McpService): Tool {
  return questionTool('', {
    name: 'calculate_job',
    title: 'Calculate a job',
    description:
      'Runs one calculator. The answer has result.value in result.unit, a sentence, what was used for each input (clamped is true where a number was moved to its bound), disclaimers that the person must see, and with city who does the work there. Misspelt inputs and unknown options are refused with the correction.',
    own: { ...(places === null ? {} : { city, neighborhood }), trace },
    required: ['slug'],
  });
}

export const compareOptions = questionTool('compare', {
  name: 'compare_options',
  title: 'Compare options',
  description:
    'One calculation for each option of a choice, or for several values of a number, sorted by the headline, which may be the price of one visit or no price at all, or by figure, such as a range of money by the year; with the difference to the one asked about. One call in place of many.',
  own: {
    by: { type: 'string', description: 'The input that varies; the others stand still.' },
    points: {
      type: ['number', 'string'],
      description: 'For a number: how many values, or the values, between commas.',
    },
    figure,
  },
  required: ['slug', 'by'],
});

export const solveForInput = questionTool('solve', {
  name: 'solve_for_input',
  title: 'Solve for an input',
  description:
    'Which values of one input keep a figure at most, or at least, at an amount, such as how long a fence for 5000: all, none or intervals on the step of the input, and the calculation at the end. A range of money is read twice: sure, by its dearer end, and possible, by its cheaper one; without figure that is the price. Give exactly one of at_most and at_least.',
  own: {
    for: { type: 'string', description: 'The input that is looked for.' },
    figure,
    at_most: { type: ['number', 'string'], description: 'The most that the figure may be.' },
    at_least: { type: ['number', 'string'], description: 'The least that the figure may be.' },
  },
  required: ['slug', 'for'],
});

export const rankInputs = questionTool('sensitivity', {
  name: 'rank_inputs',
  title: 'Rank inputs',
  description:
    'How far each input alone moves the headline, over its whole range and over one step, largest first. Where the headline is no price, name one as figure, such as cost.high.',
  own: { figure },
  required: ['slug'],
});

export const checkQuote = questionTool('quote', {
  name: 'check_quote',
  title: 'Check a quote',
  description:
    'Where an amount of money lies against the range of this very job: below, low half, high half or above, and by how much. The range is that of the calculator, the same in every city. It judges the amount, never who named it.',
  own: { amount: { type: ['number', 'string'], description: 'The price that was named, a plain number.' }, figure },
  required: ['slug', 'amount'],
});

export const planJobs: Tool = {
  name: 'plan_jobs',
  title: 'Plan several jobs',
  description:
    'Several calculations at once with the totals of what can be added, material and installed work apart, and every assumption. other_prices has what no total holds: further work, or the same job done another way. At most 10 jobs.',
  arguments: {
    jobs: {
      type: 'array',
      description: 'The calculations.',
      minItems: 1,
      maxItems: 10,
      items: { type: 'object', properties: { slug, inputs }, required: ['slug'], additionalProperties: false },
    },
    fields,
  },
  required: ['jobs'],
  isReadOnly: true,
  answer: (given, { ask }) => {
    const jobs: readonly unknown[] = Array.isArray(given['jobs']) ? given['jobs'] : [given['jobs']];
    return ask(
      '/api/plan',
      queryOf({
        item: jobs.map((job) => (isObject(job) ? planItem(job) : argumentText(job))),
        fields: given['fields'],
      }),
    );
  },
};

/** `fence~length=100`; other members than slug and inputs are inputs that do not exist, and are refused as such. */
function planItem({ slug: name, inputs: given, ...others }: Arguments): string {
  const inputs = isObject(given) ? given : given === undefined ? {} : { inputs: given };
  const pairs = [...queryOf({ ...inputs, ...others })].map(([key, value]) => `~${key}=${value}`);
  return `${argumentText(name)}${pairs.join('')}`;
}
