/** `GET /api/figures`: what prices and other figures rest on. */
import { estimateClass } from './basis.js';
import { catalogVersion } from './catalog-version.js';
import { get, query } from './operation.js';
import {
  day,
  integer,
  list,
  mapOf,
  named,
  namedRecord,
  number,
  oneOf,
  orNull,
  plainText,
  sparseRecord,
  success,
  text,
  texts,
} from './schema.js';

export const longestSearch = 100;

/** The record of one source. */
export const figureRecord = namedRecord(
  'FigureRecord',
  'What one source says.',
  {
    who: text('Title and publisher.'),
    says: texts('The numbers as printed.'),
    as: texts('The same in the unit of the figure.'),
    by: text('How.'),
    published: orNull(text('The year, month or day; null where it shows none.')),
    at: text('The address.'),
    publisher: text('Who publishes that page.'),
    read: orNull(day('When it was read there; null where nobody could.')),
    where: text('Where it holds.'),
    kind: oneOf(['statute', 'tariff', 'code', 'maker', 'agency', 'survey', 'firm', 'guide'], 'What kind of source.'),
    for: texts('The options that it is about.'),
    note: text('What else to know of it.'),
  },
  ['as', 'by', 'publisher', 'where', 'for', 'note'],
);

/** What a price comes to by its materials and hours. */
export const figureBuildUp = namedRecord(
  'FigureBuildUp',
  'A second road to a price, by its materials and hours.',
  {
    for: text('The option that it is about.'),
    amount: text('What it comes to.'),
    apart: number('How many times apart the middles of both roads are.'),
    parts: list(
      namedRecord('FigurePart', 'A part of the work.', {
        part: text('What it is.'),
        records: list(figureRecord, 'What its sources say.'),
      }),
      'Its parts.',
    ),
    because: text('Why the two differ.'),
  },
  ['for', 'because'],
);

const figureValue = named(
  'FigureValue',
  sparseRecord('A number or a range, and its days.', {
    value: number('The number.'),
    low: number('The low end.'),
    high: number('The high end.'),
    from: day('The first day.'),
    until: day('The last day.'),
  }),
);

export const figureEntry = namedRecord(
  'FigureEntry',
  'A figure, and what it rests on.',
  {
    name: text('Its name; SLUG.INPUT for prices of options.'),
    unit: text('Its unit.'),
    values: list(figureValue, 'Its value by time.'),
    cells: mapOf(plainText, 'Prices by option.'),
    standing: oneOf(['published', 'brought', 'judged', 'unnamed'], 'What it rests on.'),
    class: estimateClass,
    voices: integer('Number of its independent sources; those that copy one another count once.'),
    as_of: orNull(day('The day of its oldest source.')),
    due: orNull(day('When it needs another look.')),
    because: text('What it follows from.'),
    judgement: text('Why it is judged.'),
    source: text('Where it comes from, in words.'),
    build_up: list(figureBuildUp, 'What it comes to by materials and hours.'),
    records: list(figureRecord, 'What its sources say; absent in the list of all.'),
    used_by: texts('The calculators that use it.'),
  },
  ['unit', 'values', 'cells', 'standing', 'class', 'voices', 'because', 'judgement', 'source', 'build_up', 'records'],
);

export const figureList = namedRecord('FigureList', 'Figures.', {
  ok: success,
  query: orNull(text('What was looked for.')),
  calculator: orNull(text('Whose figures were asked for.')),
  count: integer('How many are listed.'),
  figures: list(figureEntry, 'The figures, sorted by name.'),
  catalog: catalogVersion,
});

export const figures = get({
  path: '/api/figures',
  id: 'find_figures',
  isDetail: true,
  summary: 'Find figures',
  description:
    'The prices and other figures behind the answers: value, date, class, and with q or calculator the records of their sources.',
  isThere: ({ hasFigures }) => hasFigures,
  parameters: () => [
    query('q', {
      ...text('Words of a name or a source. Left out, all figures are listed, without their records.'),
      minLength: 1,
      maxLength: longestSearch,
    }),
    query('calculator', text('Only the figures of this calculator.')),
  ],
  answers: () => [{ status: 200, description: 'The figures.', schema: figureList }],
});
