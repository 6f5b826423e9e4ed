import type { JsonSchema } from './parts.js';
import { closed, decimals, dialect, formula, listOf, mapOf, optionKey, slug, text, variableName } from './parts.js';

const figure: JsonSchema = { type: 'number' };

const numberInput = closed('A number that the caller may give.', ['label', 'type', 'default', 'min', 'max', 'step'], {
  label: text('What a person calls it.', 80),
  type: { const: 'number', description: '`number` or `select`.' },
  unit: text('A unit of units.yaml; left out for plain numbers.', 40),
  default: { ...figure, description: 'Used when the caller leaves it out.' },
  min: { ...figure, description: 'Smaller values are moved up to this.' },
  max: { ...figure, description: 'Larger values are moved down to this.' },
  step: { ...figure, exclusiveMinimum: 0, description: 'The step of a form field.' },
  hint: text('A short help for the person who fills it in.', 200),
});

const optionDetails: JsonSchema = {
  type: 'object',
  description: 'An option with its label, its value or its columns.',
  required: ['label'],
  propertyNames: variableName,
  properties: {
    label: text('What a person calls it.', 80),
    phrase: text('How it reads inside a sentence; the label when left out.', 80),
    value: formula('The value that the select stands for in formulas.'),
  },
  additionalProperties: formula('A figure for formulas: a number, a quantity or a range.'),
};

const selectInput = closed('A choice between options.', ['label', 'type', 'default', 'options'], {
  label: text('What a person calls it.', 80),
  type: { const: 'select', description: '`number` or `select`.' },
  unit: text('The unit of option values; an option may then be written as its value alone.', 40),
  default: { type: ['string', 'number', 'boolean'], description: 'The option used when the caller leaves it out.' },
  columns: mapOf('The unit of bare figures in a column.', text('A unit such as USD/ft.', 40), variableName),
  options: mapOf(
    'The options in the order in which they are offered.',
    { anyOf: [{ type: ['string', 'number'], minLength: 1 }, optionDetails] },
    optionKey,
    2,
  ),
  hint: text('A short help for the person who chooses.', 200),
});

/** Only an input that says what it is can be judged as that. */
function whenType(type: 'number' | 'select', schema: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
  return { if: { required: ['type'], properties: { type: { const: type } } }, then: schema };
}

const input: JsonSchema = {
  type: 'object',
  required: ['type'],
  properties: { type: { enum: ['number', 'select'], description: '`number` or `select`.' } },
  allOf: [whenType('number', numberInput), whenType('select', selectInput)],
};

const tableRow: JsonSchema = {
  anyOf: [
    formula('A figure.'),
    mapOf(
      'Figures by option.',
      { anyOf: [formula('A figure.'), mapOf('Figures by option.', formula('A figure.'), optionKey)] },
      optionKey,
    ),
  ],
};

const table = closed('Figures by the options of one to three selects.', ['by', 'rows'], {
  by: { ...listOf('The selects, outermost first.', variableName), maxItems: 3, uniqueItems: true },
  unit: text('The unit of bare figures.', 40),
  rows: mapOf('The figures.', tableRow, optionKey),
});

const bracket = closed('A rate for amounts above a floor.', ['base', 'rate'], {
  up_to: formula('The last amount of the bracket; left out in the last one.'),
  base: formula('What is owed at the floor.'),
  rate: formula('What is added for each unit above the floor.'),
});

const schedule = closed('A published step function.', ['unit'], {
  from: text('The unit of the amount looked up; the same as `unit` when left out.', 40),
  unit: text('The unit of what it gives.', 40),
  sizes: listOf('Standard sizes from small to large; the first at or above the amount is given.', formula('A size.')),
  lines: mapOf('The last amount of each line, and its value.', formula('The value of the line.'), {
    type: 'string',
    pattern: '^[0-9.]+$',
    description: 'Digits, with a point before decimals.',
  }),
  brackets: listOf('Brackets above the last line.', bracket),
  round: formula('Each product of rate and amount is rounded to a multiple of this.'),
});

const sentenceCase = closed('One alternative.', ['say'], {
  when: formula('The condition; left out in the last alternative.'),
  say: text('The sentence, with {values} in braces.', 1200),
});

const secondary = closed('A further figure of the result.', ['label', 'value'], {
  label: text('What the figure is.', 80),
  value: formula('The formula of the figure.'),
  unit: text('The unit it is given in; left out for plain numbers.', 40),
  unit_label: text('Shown in place of the unit.', 60),
  decimals,
});

const result = closed('What the calculator answers.', ['value', 'interpretation'], {
  value: formula('The headline number.'),
  unit: text('The unit it is given in; left out for plain numbers.', 40),
  label: text('Shown in place of the unit, such as "$ low end".', 60),
  decimals,
  interpretation: {
    description: 'The sentence that explains the value, or alternatives by condition.',
    anyOf: [
      text('The sentence that explains the value.', 1200),
      listOf('Alternatives; the last has no `when`.', sentenceCase),
    ],
  },
  secondary: listOf('Further figures.', secondary),
});

const costBand = closed('What the work usually costs.', ['per', 'price'], {
  per: text('What the price is for, such as "square foot".', 40),
  price: formula('The usual price, such as 6..14 USD.'),
  project: formula('The usual price of a whole job.'),
  holds: formula('A price per unit, proved to stay inside `price` for all inputs.'),
  because: text('Why the prices of this calculator need not stay inside the band.', 300),
  notes: text('Shown with the band.', 300),
});

const example = closed('A worked example, run at every check and published.', ['name', 'inputs', 'value', 'source'], {
  name: text('The case in a few words.', 100),
  inputs: mapOf('The inputs given; the others take their defaults.', { type: ['string', 'number', 'boolean'] }, {}, 0),
  value: { ...figure, description: 'The value as published.' },
  secondary: mapOf('Secondary values by label.', figure),
  source: text('Where the expected value comes from, other than this formula.', 400),
});

const requirement = closed('A condition across inputs.', ['that', 'message'], {
  that: formula('What must hold.'),
  message: text('What the caller is told when it does not.', 300),
});

/** One calculator; the file is checked entry by entry, so that a slip in one never hides another. */
export const calculatorSchema: JsonSchema = closed(
  'A calculator.',
  [
    'title',
    'subtitle',
    'tag',
    'service',
    'disclaimer',
    'inputs',
    'formula',
    'result',
    'cost_band',
    'examples',
    'sources',
  ],
  {
    title: text('The name of the calculator.', 80),
    subtitle: text('One line on what it answers.', 160),
    tag: text('A tag of service.yaml.', 40),
    service: text('The name of its category in network.yaml.', 80),
    disclaimer: text('What this estimate leaves out.', 500),
    inputs: mapOf('What the caller may say.', input, variableName),
    tables: mapOf('Figures by option.', table, variableName),
    schedules: mapOf('Published lines, brackets and standard sizes.', schedule, variableName),
    require: listOf('Conditions across inputs.', requirement),
    formula: mapOf('The steps, in order.', formula('A formula over inputs and earlier steps.'), variableName),
    result,
    cost_band: { anyOf: [{ type: 'null' }, costBand], description: 'What the work usually costs, or null.' },
    examples: listOf('Worked examples.', example),
    sources: listOf('Where formulas, constants and prices come from.', text('A source.', 500)),
  },
);

/** The whole file, for editors that complete and explain while somebody types. */
export const calculatorsFileSchema: JsonSchema = {
  $schema: dialect,
  title: 'Calculators',
  ...mapOf('Calculators by slug, sorted.', calculatorSchema, slug),
};
