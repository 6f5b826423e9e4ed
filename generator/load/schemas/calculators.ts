/** The JSON Schema of calculators.yaml, for the checker and for editors. */

import { estimateCovers, lineCovers } from '../../model/catalog.js';
import { evidenceKeys } from './evidence.js';
import { open } from './open.js';
import type { JsonSchema } from './parts.js';
import {
  closed,
  day,
  decimals,
  dialect,
  formula,
  listOf,
  mapOf,
  optionKey,
  slug,
  template,
  text,
  variableName,
} from './parts.js';

const figure: JsonSchema = { type: 'number' };

const deprecated = closed('To be used no longer. It works as before until it is taken out.', ['since'], {
  since: day('Since when.'),
  until: day('It stays at least until then.'),
  use: text('What to use instead: the slug of a calculator, or the name of an input of this calculator.', 60),
});

const inputType = '`number`, `select` or `yes_no`.';

const numberDefault: JsonSchema = { ...figure, description: 'Used when the caller leaves it out.' };

const inputParts = {
  label: text('What a person calls it.', 120),
  unit_label: text('Shown in place of the unit.', 60),
  required: { type: 'boolean', description: 'Callers must give it: it has no default.' },
};

const numberInput = withDefault('A number that the caller may give.', ['label', 'type', 'min', 'max', 'step'], {
  ...inputParts,
  type: { const: 'number', description: inputType },
  unit: text('A unit of units.yaml; left out for plain numbers.', 40),
  whole: { type: 'boolean', description: 'Only whole numbers: 2.5 is refused.' },
  default: numberDefault,
  min: { ...figure, description: 'Smaller values are moved up to this.' },
  max: { ...figure, description: 'Larger values are moved down to this.' },
  step: { ...figure, exclusiveMinimum: 0, description: 'The step of a form field.' },
  hint: text('A short help for the person who fills it in.', 200),
  deprecated,
});

const optionDetails: JsonSchema = {
  type: 'object',
  description: 'An option with its label, its value or its columns.',
  required: ['label'],
  propertyNames: variableName,
  properties: {
    label: text('What a person calls it.', 120),
    phrase: text('How it reads inside a sentence; the label when left out.', 80),
    value: formula('The value that the select stands for in formulas.'),
  },
  additionalProperties: formula(
    'A figure for formulas: a number, a quantity, a range, or a shared figure such as prices.bag.',
  ),
};

/** An input that is not required has a default. */
function withDefault(
  description: string,
  required: readonly string[],
  properties: Readonly<Record<string, JsonSchema>> & { readonly default: JsonSchema },
): JsonSchema {
  return {
    ...closed(description, required, properties),
    if: { required: ['required'], properties: { required: { const: true } } },
    else: { required: ['default'], properties: { default: properties.default } },
  };
}

const columnUnits = mapOf('The unit of bare figures in a column.', text('A unit such as USD/ft.', 40), variableName);

const openColumns = mapOf('The columns that callers may put their own figure in.', open, variableName);

const selectInput = withDefault('A choice between options.', ['label', 'type', 'options'], {
  ...inputParts,
  type: { const: 'select', description: inputType },
  unit: text('The unit of option values; an option may then be written as its value alone.', 40),
  default: { type: ['string', 'number', 'boolean'], description: 'The option used when the caller leaves it out.' },
  columns: columnUnits,
  options: mapOf(
    'The options in the order in which they are offered.',
    { anyOf: [{ type: ['string', 'number'], minLength: 1 }, optionDetails] },
    optionKey,
    2,
  ),
  open: openColumns,
  ...evidenceKeys,
  hint: text('A short help for the person who chooses.', 200),
  deprecated,
});

const answer: JsonSchema = {
  description: 'What the answer is called, and its columns.',
  anyOf: [text('The label.', 120), { ...optionDetails, required: [] }],
};

const yesNoInput = withDefault('A question, which formulas read as a condition.', ['label', 'type'], {
  ...inputParts,
  type: { const: 'yes_no', description: inputType },
  default: { enum: ['yes', 'no'], description: 'The answer used when the caller leaves it out.' },
  columns: columnUnits,
  options: closed('What the answers are called, and their columns.', [], { yes: answer, no: answer }),
  open: openColumns,
  ...evidenceKeys,
  hint: text('A short help for the person who answers.', 200),
  deprecated,
});

/** Only an input that says what it is can be judged as that. */
function whenType(type: 'number' | 'select' | 'yes_no', schema: JsonSchema): JsonSchema {
  // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
  return { if: { required: ['type'], properties: { type: { const: type } } }, then: schema };
}

const input: JsonSchema = {
  type: 'object',
  required: ['type'],
  properties: { type: { enum: ['number', 'select', 'yes_no'], description: inputType } },
  allOf: [whenType('number', numberInput), whenType('select', selectInput), whenType('yes_no', yesNoInput)],
};

const tableRow: JsonSchema = {
  anyOf: [
    formula('A figure, or a shared one such as prices.bag.'),
    mapOf(
      'Figures by option.',
      {
        anyOf: [
          formula('A figure, or a shared one such as prices.bag.'),
          mapOf('Figures by option.', formula('A figure, or a shared one such as prices.bag.'), optionKey),
        ],
      },
      optionKey,
    ),
  ],
};

const table = closed('Figures by the options of one to three selects.', ['by', 'rows'], {
  by: { ...listOf('The selects, outermost first.', variableName), maxItems: 3, uniqueItems: true },
  unit: text('The unit of bare figures.', 40),
  rows: mapOf('The figures.', tableRow, optionKey),
  open,
  ...evidenceKeys,
});

const bracket = closed('A rate for amounts above a floor.', ['base', 'rate'], {
  up_to: formula('The last amount of the bracket; left out in the last one.'),
  base: formula('What is owed at the floor.'),
  rate: formula('What is added for each unit above the floor.'),
});

/** Without a type: in YAML such a name is a number, and editors would want it in quotes. */
const amount = (pattern: string): JsonSchema => ({
  pattern,
  description: 'Digits, with a point before decimals.',
});

const schedule = closed('Published lines, brackets, standard sizes or points.', ['unit'], {
  from: text('The unit of the amount looked up; the same as `unit` when left out.', 40),
  unit: text('The unit of what it gives.', 40),
  sizes: listOf('Standard sizes from small to large; the first at or above the amount is given.', formula('A size.')),
  lines: mapOf('The last amount of each line, and its value.', formula('The value of the line.'), amount('^[0-9.]+$')),
  points: mapOf(
    'Amounts, and the value at each; between two of them it lies on a straight line.',
    formula('The value at the point.'),
    amount('^-?[0-9.]+$'),
    2,
  ),
  brackets: listOf('Brackets above the last line.', bracket),
  round: formula('Each product of rate and amount is rounded to a multiple of this.'),
  ...evidenceKeys,
});

const sentenceCase = closed('One alternative.', ['say'], {
  when: formula('The condition; left out in the last alternative.'),
  say: template('The sentence, with {values} in braces.', 1200),
});

const secondary = closed('A further figure of the result.', ['label', 'value'], {
  label: text('What the figure is.', 120),
  value: formula('The formula of the figure.'),
  unit: text('The unit it is given in; left out for plain numbers.', 40),
  unit_label: text('Shown in place of the unit.', 60),
  decimals,
});

const figureName = (description: string): JsonSchema => ({ ...variableName, description });

const covers: JsonSchema = {
  description: 'What the total pays for: a whole job, only its material, or only its labor.',
  enum: estimateCovers,
};

const coveredByLine: JsonSchema = { description: 'What the line pays for.', enum: lineCovers };

const estimateLine = closed('A line of an offer.', ['line', 'figure', 'covers'], {
  line: text('What a person calls it.', 80),
  figure: figureName('The step with its price.'),
  covers: coveredByLine,
  once: { type: 'boolean', description: 'Comes once for several jobs on one visit.' },
});

const estimateOption = closed('A line that a customer may add.', ['line', 'figure', 'covers'], {
  line: text('What a person calls it.', 80),
  figure: figureName('The step with its price.'),
  covers: coveredByLine,
});

const figureNames = (description: string): JsonSchema => listOf(description, figureName('A step.'));

const estimate = closed('What somebody pays: lines with one total.', ['covers', 'lines'], {
  covers,
  total: figureName('The name of the total as a step, which sentences can show; `total` when left out.'),
  decimals: { type: 'integer', minimum: 0, maximum: 2, description: 'Decimals of lines and total; 0 when left out.' },
  lines: listOf('The lines of an offer, whose sum is the total.', estimateLine),
  adds_up: {
    ...variableName,
    description: 'The number input that adds up for several such jobs, such as a length.',
  },
  minimum: figureName('The step with the price of the smallest job; the total is never below it.'),
  options: mapOf('What a customer may add, by the name that callers send.', estimateOption, variableName),
  subtotals: figureNames('Shown money that the lines already hold.'),
  other: figureNames('Shown money that nobody pays here, such as a saving.'),
  leaves_out: listOf('What the total does not pay for.', text('A few words.', 80)),
  because: text('Why the total is narrower or wider than what it rests on lets expect.', 300),
});

const result = closed('What the calculator answers.', ['value', 'interpretation'], {
  value: formula('The headline number.'),
  unit: text('The unit it is given in; left out for plain numbers.', 40),
  label: text('Shown in place of the unit, such as "$ low end".', 60),
  decimals,
  text: formula('The class that the answer is: a text, or the step that is one.'),
  range: formula('The range that the value belongs to; left out where the value is the low or high end of a step.'),
  interpretation: {
    description: 'The sentence that explains the value, or alternatives by condition.',
    anyOf: [
      template('The sentence that explains the value.', 1200),
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
  because: text('Why a job may cost something else than the band; shown with the band.', 300),
  notes: text('Shown with the band.', 300),
});

const example = closed('A worked example, run at every check and published.', ['name', 'inputs', 'value', 'source'], {
  name: text('The case in a few words.', 100),
  inputs: mapOf('The inputs given; the others take their defaults.', { type: ['string', 'number', 'boolean'] }, {}, 0),
  value: { ...figure, description: 'The value as published.' },
  text: text('The class that comes out.', 200),
  secondary: mapOf('Secondary values by label.', figure),
  figures: mapOf(
    'Figures of the sentence by the names of their steps.',
    { anyOf: [figure, text('A text.', 200), { ...listOf('The two ends of a range.', figure, 2), maxItems: 2 }] },
    variableName,
  ),
  source: text('Where the expected value comes from, other than this formula.', 400),
});

const guidance = closed(
  'For whom it is, and what goes wrong: texts by which a caller chooses the right calculator, or knows that none is.',
  ['use_when', 'not_when', 'pitfalls', 'next_step'],
  {
    use_when: text('When to use it, to be read behind "Use it when": a clause without a full stop.', 160),
    not_when: text('When not to, to be read behind "not when"; it may name the calculator that fits better.', 160),
    pitfalls: listOf('What people get wrong with such a job, most harmful first.', text('A sentence.', 200)),
    next_step: text('What the person does with the answer, as one sentence.', 200),
  },
);

const requirement = closed('A condition across inputs.', ['that', 'message'], {
  that: formula('What must hold.'),
  message: text('What the caller is told when it does not.', 300),
});

/** One calculator; the file is checked entry by entry, so that a slip in one never hides another. */
export const calculatorSchema: JsonSchema = closed(
  'A calculator.',
  ['title', 'subtitle', 'disclaimer', 'inputs', 'formula', 'result', 'examples', 'sources'],
  {
    title: text('The name of the calculator.', 120),
    subtitle: text('One line on what it answers.', 240),
    tag: text('A tag of service.yaml; left out where its category in network.yaml says it.', 40),
    service: text('The kind of work or of question; left out where its category says it, or the title does.', 120),
    disclaimer: text('What this estimate leaves out.', 500),
    guidance,
    inputs: mapOf('What the caller may say.', input, variableName),
    tables: mapOf('Figures by option.', table, variableName),
    schedules: mapOf('Published lines, brackets and standard sizes.', schedule, variableName),
    require: listOf('Conditions across inputs.', requirement),
    formula: mapOf('The steps, in order.', formula('A formula over inputs and earlier steps.'), variableName),
    laws: listOf(
      'What must always be so, proved for all inputs and published.',
      formula('A condition, or how a figure moves: `cost rises with length`.'),
    ),
    estimate,
    result,
    cost_band: {
      anyOf: [{ type: 'null' }, costBand],
      description: 'What the work usually costs; null, or left out, where there is nothing to say.',
    },
    examples: listOf('Worked examples.', example),
    sources: listOf('Where formulas, constants and prices come from.', text('A source.', 500)),
    deprecated,
  },
);

/** The whole file, for editors that complete and explain while somebody types. */
export const calculatorsFileSchema: JsonSchema = {
  $schema: dialect,
  title: 'Calculators',
  ...mapOf('Calculators by slug, sorted.', calculatorSchema, slug),
};
