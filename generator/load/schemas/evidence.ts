/** The keys by which a figure, a select, a table or a schedule says what it rests on. */
import { evidenceKinds } from '../../model/evidence.js';
import type { JsonSchema } from './parts.js';
import { address, closed, day, listOf, text, variableName } from './parts.js';

const literal: JsonSchema = {
  type: ['string', 'number'],
  minLength: 1,
  maxLength: 80,
  description: 'A number or a range with its unit, as the source prints it.',
};

const literals = (description: string): JsonSchema => ({
  description,
  anyOf: [literal, { ...listOf('Several numbers of one source.', literal), maxItems: 30 }],
});

const cellKey: JsonSchema = {
  type: 'string',
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.-]*(/[A-Za-z0-9][A-Za-z0-9_.-]*){0,2}$',
  maxLength: 120,
  description: 'An option, or the keys of a row and of the cells in it with / between them.',
};

const record = closed('What one source says.', ['who', 'says', 'at', 'kind'], {
  who: text('The title and the publisher, short.', 240),
  says: literals('The number as the source prints it, or several.'),
  as: literals('What that comes to in the unit of the figure; `by` says how.'),
  by: text('How `as` follows from what the source says, such as 450 sq ft a pallet.', 120),
  year: { type: 'integer', minimum: 1900, maximum: 2200, description: 'The year of publication or of the price.' },
  date: {
    type: 'string',
    pattern: '^\\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\\d|3[01]))?)?$',
    maxLength: 10,
    description: 'The month or the day of publication, written 2026-03 or 2026-03-01.',
  },
  undated: { const: true, description: 'The source shows no date.' },
  at: address,
  read: day('When somebody read it there.'),
  unread: { const: true, description: 'Nobody could read it again; the record is kept from earlier.' },
  where: text('Where the number holds, such as Texas.', 80),
  kind: { enum: evidenceKinds, description: 'What kind of source it is.' },
  for: {
    description: 'The options or cells that it is about; all of them when left out.',
    anyOf: [cellKey, { ...listOf('Several options or cells.', cellKey), maxItems: 60 }],
  },
  note: text('What else a reader must know of the source.', 300),
});

/** Beside the value of a figure, the options of a select, the rows of a table or the lines of a schedule. */
export const evidenceKeys: Readonly<Record<string, JsonSchema>> = {
  evidence: {
    description: 'What it rests on: records of sources, or the figure whose records are also those of this one.',
    anyOf: [
      {
        type: 'string',
        pattern: '^[A-Za-z][A-Za-z0-9_]*\\.[A-Za-z][A-Za-z0-9_]*$',
        maxLength: 81,
        description: 'A figure, such as prices.bag.',
      },
      listOf('Records of sources.', record),
    ],
  },
  because: text('Why the value is not what a source says, or is so wide.', 600),
  judgement: text('Why it is the judgement of the editor: what was looked for, and what it follows from.', 600),
  review: {
    type: 'string',
    pattern: '^[1-9]\\d{0,2} months?$',
    maxLength: 10,
    description: 'The age at which it needs another look, such as 24 months.',
  },
  index: {
    ...variableName,
    description: 'The index of indices.yaml that brings old money forward; its first one when left out.',
  },
};
