/** `GET /api/calc`, the registry of calculators, and `GET /api/calc/{slug}/about`, all that is known of one. */
import { aboutAddress, registryAddress } from './addresses.js';
import { asOf, costBand } from './calculation.js';
import { catalogVersion } from './catalog-version.js';
import { covers, lineCovers } from './estimate.js';
import type { Facts } from './facts.js';
import { fields, get, query, slugIn } from './operation.js';
import { numberRange } from './range.js';
import type { Schema } from './schema.js';
import {
  both,
  constant,
  day,
  detailRecord,
  either,
  eitherBy,
  flag,
  integer,
  list,
  mapOf,
  named,
  namedRecord,
  number,
  orNull,
  plainNumber,
  plainText,
  record,
  success,
  text,
  texts,
} from './schema.js';
import { toolNames } from './tool-names.js';

const deprecation = namedRecord(
  'Deprecation',
  'To be used no longer. It works as before until it goes.',
  {
    since: day('Deprecated since this day.'),
    until: day('May be gone after this day.'),
    use: text('What to use instead: a slug, or the name of an input.'),
  },
  ['until', 'use'],
);

const inputHead = { name: text('The name of the parameter.'), label: text('What a person calls it.') } as const;
const inputTail = {
  required: flag('Every call gives it.'),
  accepted_units: texts('Units that may follow it, as in 6m.'),
  hint: text('A short help.'),
  deprecated: deprecation,
} as const;

const registryInput = eitherBy('type', {
  number: namedRecord(
    'RegistryNumberInput',
    'A number.',
    {
      ...inputHead,
      type: constant('number'),
      unit: text('Its unit.'),
      default: number('Used when it is left out.'),
      min: number('Smaller values are moved up to this.'),
      max: number('Larger values are moved down to this.'),
      step: number('The step of a form field.'),
      whole: flag('Only whole numbers.'),
      ...inputTail,
    },
    ['unit', 'default', 'required', 'whole', 'accepted_units', 'hint', 'deprecated'],
  ),
  select: namedRecord(
    'RegistrySelectInput',
    'A choice.',
    {
      ...inputHead,
      type: constant('select'),
      unit: text('The unit of its values.'),
      default: text('Used when it is left out.'),
      options: list(
        namedRecord('RegistryOption', 'An option.', {
          value: text('What to send.'),
          label: text('What a person calls it.'),
        }),
        'What may be chosen.',
      ),
      ...inputTail,
    },
    ['unit', 'default', 'required', 'accepted_units', 'hint', 'deprecated'],
  ),
});

const gives = mapOf(plainText, 'Inputs left out then, with formulas.');

const registryDay = detailRecord(
  'RegistryDay',
  'A day of the calendar.',
  {
    ...inputHead,
    default: text('Used when it is left out; may be today.'),
    min: day('Earlier days are moved up to this.'),
    max: day('Later days are moved down to this.'),
    required: inputTail.required,
    gives,
    hint: inputTail.hint,
    deprecated: inputTail.deprecated,
  },
  ['default', 'required', 'gives', 'hint', 'deprecated'],
);

const registryList = detailRecord(
  'RegistryList',
  'A list.',
  {
    name: text('The name of the parameter.'),
    label: text('What a person calls it.'),
    least: integer('At least so many.'),
    most: integer('At most so many.'),
    gives,
    inputs: list(registryInput, 'Of each item.'),
    hint: text('A short help.'),
  },
  ['hint'],
);

const whenToUse = {
  use_when: text('When to use it, as a clause.'),
  not_when: text('When not to.'),
} as const;

const provedFigure = namedRecord(
  'ProvedFigure',
  'A figure of the answer. No inputs give a value outside its range: the compiler has proved it.',
  {
    label: text('What it is; absent for the headline.'),
    unit: text('What it is in.'),
    range: numberRange,
    texts: texts('What result.text can be.'),
  },
  ['label', 'texts'],
);

const provedText = namedRecord(
  'ProvedText',
  'A text of the answer.',
  { texts: texts('All that it can be.'), format: text('date for a day.') },
  ['texts', 'format'],
);

const provedRange = namedRecord('ProvedRange', 'A range of the answer, and what each of its ends can be.', {
  unit: text('What it is in.'),
  low: numberRange,
  high: numberRange,
});

const workedExample = namedRecord('WorkedExample', 'A call and its result.', {
  name: text('What it shows.'),
  inputs: mapOf(
    either(plainNumber, plainText, { type: 'array', items: plainText }),
    'The inputs that were given; the others had their defaults.',
  ),
  value: number('The headline number.'),
});

const periods = list(
  detailRecord('KnownPeriod', 'Days for which figures are known.', {
    from: orNull(day('The first; null where there is none.')),
    until: orNull(day('The last; null where none is known.')),
  }),
  'Where answers depend on the day: nothing changes between these.',
);

/** Members of a calculator in the registry, repeated on its own page. */
function listedCalculator(facts: Facts): Schema {
  const members: Readonly<Record<string, Schema>> = {
    slug: text('The last part of its address.'),
    title: text('Its name.'),
    subtitle: text('What it answers.'),
    endpoint: text('Its full address.'),
    inputs: list(registryInput, 'What it takes.'),
    ...(facts.hasDays ? { days: list(registryDay, 'Days of the calendar that it takes.') } : {}),
    ...(facts.hasLists ? { lists: list(registryList, 'Inputs that repeat.') } : {}),
    disclaimer: text('What its estimate leaves out.'),
    cost_band: costBand(facts),
    tag: text('The group it belongs to.'),
    as_of: asOf,
    ...(facts.hasFigures ? { rests_on: texts('The figures that it rests on, as in /api/figures.') } : {}),
    ...(facts.hasOwn ? { open: list(openFigure, 'Figures in whose place you may send your own.') } : {}),
    ...(facts.isDated ? { periods } : {}),
    deprecated: deprecation,
  };
  return namedRecord('ListedCalculator', 'A calculator.', members, [
    'days',
    'lists',
    'as_of',
    'rests_on',
    'open',
    'periods',
    'deprecated',
  ]);
}

const openFigure = detailRecord(
  'OpenFigure',
  'An open figure.',
  {
    name: text('What to send it as.'),
    label: text('What people call it.'),
    unit: text('What it is in.'),
    min: number('The least of your own.'),
    max: number('The most.'),
    by: texts('The inputs that choose it: your own is for their options.'),
  },
  ['by'],
);

const option = { name: text('What to send as with.'), line: text('What it is for.') } as const;

const payment = namedRecord(
  'Payment',
  'What its estimate pays for; absent where nobody pays.',
  { covers, options: list(namedRecord('PaymentOption', 'What a caller may add.', option), 'What may be added.') },
  ['options'],
);

const paymentDetails = namedRecord('PaymentDetails', 'What somebody pays.', {
  covers,
  total: either(provedFigure, provedRange),
  lines: list(
    namedRecord('PaymentLine', 'A line of it.', { line: text('What it is for.'), covers: lineCovers }),
    'Its lines.',
  ),
  options: list(
    namedRecord('PaymentChoice', 'What may be added.', { ...option, covers: lineCovers }),
    'What may be added.',
  ),
  leaves_out: texts('What the total does not pay for.'),
});

const triedLaw = namedRecord('TriedLaw', 'A law that no proof decides and that no call of a trial broke.', {
  law: text('What should be so for all inputs.'),
  calls: integer('How many calls it was tried with.'),
});

/** The registry's entry for a calculator: all that a caller needs. */
export function registryEntry(facts: Facts): Schema {
  const guidance = namedRecord('WhenToUse', 'For whom it is.', whenToUse);
  const result = namedRecord('ResultUnit', 'The headline number.', { unit: text('What it is in.') });
  const about = text('The address of all else: ranges, laws, examples, sources.');
  const members = { about, guidance, result, estimate: payment };
  const own = record('What the list has of it besides.', members, ['guidance', 'estimate']);
  return named('RegistryEntry', both(listedCalculator(facts), own));
}

/** All that is known of a calculator. */
export function calculatorDetails(facts: Facts): Schema {
  const guidance = record('For whom it is, and what goes wrong.', {
    ...whenToUse,
    pitfalls: texts('What people get wrong.'),
    next_step: text('What the person does next.'),
  });
  const figures = either(provedFigure, provedRange, provedText);
  const members = {
    guidance: named('Guidance', guidance),
    result: provedFigure,
    secondary: list(provedFigure, 'Its further figures, in the order of result.secondary.'),
    range: provedRange,
    figures: mapOf(figures, 'What result.figures has, by name.'),
    estimate: paymentDetails,
    laws: texts('What is proved to be so for all inputs.'),
    tried_laws: list(triedLaw, 'What is not proved, but was so in every call of a trial.'),
    examples: list(workedExample, 'Calls with their results, which the compiler has run.'),
    sources: texts('Where formulas, constants and prices come from.'),
  };
  return named(
    'CalculatorDetails',
    both(
      listedCalculator(facts),
      record('What is known besides.', members, ['guidance', 'range', 'estimate', 'laws', 'tried_laws']),
    ),
  );
}

/** So many calculators come at most with `limit`. */
export const mostListed = 1000;

export const registry = get({
  path: registryAddress,
  id: 'list_calculators',
  summary: 'List all calculators',
  description: 'Calculators with inputs, bounds, defaults, options and cost band.',
  parameters: () => [
    query('tag', text('Of this tag.')),
    query('after', text('After this slug.')),
    query('limit', integer('So many at most.')),
    fields,
  ],
  answers: (facts) => [
    {
      status: 200,
      description: 'The registry.',
      schema: namedRecord(
        'Registry',
        'Every calculator with its inputs.',
        {
          ok: success,
          count: integer('How many there are, limit aside.'),
          next: text('Send it as after for the rest.'),
          schema_version: integer('The version of this document.'),
          usage: text('How to call a calculator.'),
          legal_disclaimer: text('To be shown to the person with every number.'),
          catalog: catalogVersion,
          calculators: list(registryEntry(facts), 'The calculators, sorted by slug.'),
        },
        ['next'],
      ),
    },
  ],
  statuses: [304, 400, 405, 429, 500],
});

export const about = get({
  path: aboutAddress('{slug}'),
  isDetail: true,
  id: 'describe_calculator',
  summary: 'Describe a calculator',
  description:
    'All that is known of one calculator: its inputs, the proved ranges of its figures, laws, guidance, worked examples and sources.',
  isThere: ({ slugs }) => slugs.length > 0,
  parameters: (facts) => [slugIn(facts)],
  answers: (facts) => [
    {
      status: 200,
      description: 'The calculator.',
      schema: namedRecord('About', 'A calculator, and what holds for all of them.', {
        ok: success,
        calculator: calculatorDetails(facts),
        usage: text('How to call a calculator.'),
        legal_disclaimer: text('To be shown to the person with every number.'),
        catalog: catalogVersion,
      }),
    },
  ],
  statuses: [304, 400, 404, 429],
  tool: {
    name: toolNames.describe,
    title: 'Describe a calculator',
    description:
      'What one calculator takes and gives: each input with unit, bounds, default and options, the proved range of its result, worked examples, sources. Fails with a suggestion where there is no such calculator.',
  },
});
