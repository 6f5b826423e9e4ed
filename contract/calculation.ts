/** `GET /api/calc/{slug}`: a calculation, and the parts of its answer that all calculators share. */
import { calculationAddress } from './addresses.js';
import { basis } from './basis.js';
import { catalogVersion } from './catalog-version.js';
import { estimate } from './estimate.js';
import type { Facts } from './facts.js';
import { figureRecord } from './figures.js';
import { dayOf, fields, get, inputsIn, optionsOf, placeOf, slugIn, trace } from './operation.js';
import { ownFigures } from './own-figures.js';
import { localRouting } from './places.js';
import { numberRange, range } from './range.js';
import type { Schema } from './schema.js';
import {
  anything,
  both,
  day,
  detailRecord,
  either,
  flag,
  integer,
  list,
  mapOf,
  named,
  namedRecord,
  number,
  oneOf,
  orNull,
  plainNumber,
  plainText,
  record,
  sparseRecord,
  success,
  text,
  texts,
} from './schema.js';
import { filled } from './text.js';
import { toolNames } from './tool-names.js';

export const numberFigure = namedRecord('Figure', 'A figure of the sentence.', {
  value: number('The figure.'),
  unit: text('What it is in.'),
});
export const textFigure = namedRecord('Text', 'A text of the sentence.', { text: text('The text.') });
/** The figures of a sentence, of any kind, by name. */
export const figures = named(
  'Figures',
  mapOf(either(numberFigure, range, textFigure), 'Every figure of the sentence, by name.'),
);

const raw = 'As given; null when left out.';
const used = 'What was used.';
const clamped = flag('True when moved to a bound.');

export const numberInput = namedRecord(
  'NumberInput',
  'A number as given and as used.',
  {
    // Without a type: tools that make clients know no type that is a number or a text.
    raw: anything(`${raw} A number with its unit as sent.`),
    used: number(used),
    clamped,
    given_by: text('The list or day that gave it.'),
  },
  ['given_by'],
);

export const selectInput = namedRecord('SelectInput', 'A text as given and as used.', {
  raw: orNull(text(raw)),
  used: text(used),
  clamped,
});

/** The value given for each input and the value used. */
export const appliedInputs = named(
  'AppliedInputs',
  mapOf(either(numberInput, selectInput), 'Each input as given and as used.'),
);

const appliedLists = mapOf(list(appliedInputs, 'Its items.'), 'The lists given.');

export const secondaryItems = named(
  'SecondaryItems',
  list(
    namedRecord('SecondaryItem', 'A further figure.', {
      value: number('The figure.'),
      unit: text('What it is in.'),
      label: text('What it is.'),
    }),
    'Further figures, in a fixed order.',
  ),
);

const askedEnd = namedRecord('AskedEnd', 'A value of the input, and what the answer is there.', {
  at: { description: 'The value.', ...either(plainNumber, plainText) },
  low: number('The low end.'),
  high: number('The high end.'),
});

/** The member `ask` of an answer. */
export const ask = named(
  'Ask',
  list(
    detailRecord(
      'AskedInput',
      'A question.',
      {
        input: text('Its name.'),
        question: text('For the person.'),
        says: text('The question with what it moves.'),
        options: list(
          record('An option.', { value: text('What to send.'), label: text('What people read.') }),
          'Of a choice.',
        ),
        from: askedEnd,
        to: askedEnd,
        unit: text('What the ends are in.'),
        item: integer('Of a plan: which item, from 1.'),
      },
      ['options', 'item'],
    ),
    'The two inputs left out that move it most; with fields=ask.',
  ),
);

/** The member `result` of a calculation. */
export const result = namedRecord(
  'Result',
  'The result.',
  {
    value: number('The headline number.'),
    unit: text('What it is in.'),
    text: text('The class, where it is one.'),
    interpretation: text('A sentence that explains it.'),
    secondary: secondaryItems,
    range,
    figures,
  },
  ['text', 'secondary', 'range', 'figures'],
);

/** The general price band of a trade. */
export function costBand({ band: { ending, money } }: Pick<Facts, 'band'>): Schema {
  const [min, max] = [`project_min${ending}`, `project_max${ending}`];
  const currency =
    ending === ''
      ? { currency: text('The code of the currency.'), currency_symbol: text('The sign of the currency.') }
      : {};
  const band = record(
    ending === ''
      ? filled("The trade's price band in {money}; null where it has none.", { money })
      : "The trade's price band in US dollars; null where it has none.",
    {
      service_name: text('The kind of work.'),
      unit: text('Such as "per square foot".'),
      ...currency,
      [`price_min${ending}`]: number('The low end of the usual price.'),
      [`price_max${ending}`]: number('The high end of the usual price.'),
      [min]: number('The low end for a whole job.'),
      [max]: number('The high end for a whole job.'),
      notes: text('More about these prices.'),
    } as Readonly<Record<string, Schema>>,
    [min, max, 'notes'],
  );
  return named('CostBand', orNull(band));
}

export function callToAction({ leads, places }: Facts): Schema {
  return namedRecord('CallToAction', 'What a person can do next.', {
    message: text('For the person.'),
    ...(leads === null ? {} : { lead_endpoint: text('Where to send a lead.') }),
    ...(places === null ? {} : { page_url: orNull(text('The page of the service there.')) }),
    learn_more: text('All about this service.'),
  });
}

/** Shared with the registry, which says the same of a calculator. */
export const asOf = day('The date of its main prices; absent where none ages.');

const validity = detailRecord('Validity', 'The days for which the answer holds.', {
  on: orNull(day('The day that was asked for; null for today.')),
  from: orNull(day('The first day; null where there is none.')),
  until: orNull(day('The last day; null where none is known.')),
});

/** All but the kind belongs only to some kinds of entry. */
const ledgerMembers = {
  kind: oneOf(['default', 'clamp', 'day', 'cell', 'figure', 'own'], 'What was assumed; own is what you put in.'),
  input: text('What was left out, or moved to a bound.'),
  label: text('What people call it.'),
  used: anything('What was taken for it.'),
  asked: anything('What was asked for.'),
  unit: text('The unit.'),
  basis: oneOf(['moves', 'not decided'], 'Whether it is known to move a figure.'),
  change_url: orNull(text('A call with another value that moves a figure.')),
  name: text('The shared figure, the column of options or the table.'),
  cell: text('The option, or the cell of the table.'),
  value: number('Its value.'),
  low: number('Its low end.'),
  high: number('Its high end.'),
  from: text('Its first day.'),
  until: text('Its last day.'),
  as_of: orNull(text('The day it was read.')),
  source: text('Who says so.'),
  records: list(figureRecord, 'What its sources say.'),
} as const;

const ledgerEntry = named(
  'LedgerEntry',
  sparseRecord(
    "An assumption about an input; or a shared figure or a cell, a number or a range; or your own, with the catalog's.",
    ledgerMembers,
    ['kind'],
  ),
);

const calculationTrace = detailRecord('CalculationTrace', 'How the result came about.', {
  steps: list(
    namedRecord('TraceStep', 'One step.', {
      name: text('The name of the step.'),
      formula: text('The formula as the catalog has it.'),
      value: { description: 'The value; a range has two ends.', ...either(plainText, plainNumber, numberRange) },
      unit: text('The unit of the value; empty for plain numbers.'),
    }),
    'The steps in order.',
  ),
  sources: texts('Where formulas, constants and prices come from.'),
  ledger: list(ledgerEntry, 'What the caller did not say and the figures rest on; all else cannot move them.'),
});

/**
 * Members that every answer has around those of its calculator. It has no `slug`: the schema of a calculator says which
 * text that is, and one client maker loses an answer with both.
 */
export function envelope(facts: Facts): Schema {
  return named(
    'Envelope',
    sparseRecord(
      'What every answer has.',
      {
        ok: success,
        title: text('The name of the calculator.'),
        subtitle: text('What it answers.'),
        legal_disclaimer: text('To be shown to the person with the number.'),
        ...(facts.hasLists ? { lists: appliedLists } : {}),
        ...(facts.hasEstimates ? { estimate, basis } : {}),
        ask,
        ...(facts.hasOwn ? { own: ownFigures } : {}),
        disclaimer: text('What this estimate leaves out.'),
        cost_band: costBand(facts),
        ...(facts.places === null ? {} : { local_routing: localRouting }),
        cta: callToAction(facts),
        catalog: catalogVersion,
        as_of: asOf,
        ...(facts.isDated ? { valid: validity } : {}),
        trace: calculationTrace,
      } as Readonly<Record<string, Schema>>,
      ['ok', 'legal_disclaimer', 'disclaimer'],
    ),
  );
}

/** The answer of any calculator. */
export function calculationAnswer(facts: Facts): Schema {
  const own = record('What a calculator has of its own.', {
    slug: text('The calculator.'),
    inputs: appliedInputs,
    result,
  });
  return named('CalculationResult', both(envelope(facts), own));
}

/** The statuses that a call of a calculator has to reckon with, beside success. */
export const calculationStatuses = [304, 400, 429];

export const calculation = get({
  path: calculationAddress('{slug}'),
  id: 'calculate',
  summary: 'Calculate',
  description: 'Runs a calculator.',
  isThere: ({ slugs }) => slugs.length > 0,
  parameters: (facts) => [
    slugOf(facts),
    inputsIn(facts),
    ...sharedParameters(facts),
    ...optionsOf(facts),
    ...dayOf(facts),
  ],
  answers: (facts) => [{ status: 200, description: 'The result.', schema: calculationAnswer(facts) }],
  statuses: [304, 400, 404, 405, 429, 500],
  tool: {
    name: toolNames.calculate,
    title: 'Calculate a job',
    description:
      'Runs one calculator. The answer has result.value in result.unit, a sentence, estimate with what somebody pays line by line, what was used for each input (clamped is true where a number was moved to its bound), disclaimers that the person must see, and with city who does the work there. Misspelt inputs and unknown options are refused with the correction.',
  },
});

/** The values as an unnamed list, because some clients keep the values of all named lists in one namespace. */
function slugOf(facts: Facts) {
  return { ...slugIn(facts), schema: { type: 'string', enum: facts.slugs }, component: 'Calculator' };
}

/** The parameters that all calculators share. */
export function sharedParameters(facts: Facts) {
  return [...placeOf(facts), trace, fields];
}
