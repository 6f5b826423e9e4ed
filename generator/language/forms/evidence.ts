/** The form of the keys that give the evidence of a figure, select, table or schedule. */
import { evidenceKinds } from './evidence-kinds.js';
import type { Form, Located, Read } from './form.js';
import {
  either,
  formula,
  group,
  integer,
  listOf,
  located,
  mapped,
  mark,
  oneOf,
  oneOrSeveral,
  optional,
  placed,
  prose,
  text,
} from './form.js';
import { address, age, cellKey, date, day, figureKey, reference } from './parts.js';

export type RawRecord = Read<typeof record>;

const literals = (description: string) =>
  oneOrSeveral(
    description,
    formula('A number or a range with its unit, as the source prints it.', 80),
    'Several numbers of one source.',
    30,
  );

const record = placed(
  group('What one source says.', {
    who: text('The title and the publisher, short.', 240),
    says: literals('The number as the source prints it, or several.'),
    as: optional(literals('What that comes to in the unit of the figure; `by` says how.'), []),
    by: optional(text('How `as` follows from what the source says, such as 450 sq ft a pallet.', 120)),
    year: optional(
      located(mapped(integer('The year of publication or of the price.', { minimum: 1900, maximum: 2200 }), String)),
    ),
    date: optional(located(date('The month or the day of publication, written 2026-03 or 2026-03-01.'))),
    undated: mark('The source shows no date.'),
    at: located(address),
    read: optional(located(day('When somebody read it there.'))),
    unread: mark('Nobody could read it again; the record is kept from earlier.'),
    where: optional(text('Where the number holds, such as Texas.', 80)),
    kind: oneOf(evidenceKinds, 'What kind of source it is.'),
    for: optional(
      oneOrSeveral(
        'The options or cells that it is about; all of them when left out.',
        located(cellKey),
        'Several options or cells.',
        60,
      ),
      [],
    ),
    note: optional(text('What else a reader must know of the source.', 300)),
  }),
);

const part = placed(
  group('What one part of the work costs.', {
    part: text('What it is, such as pickets and rails.', 120),
    costs: optional(formula('What it costs in the unit of the price, as its records say.')),
    hours: optional(formula('The hours of one worker that it takes, such as 0.02..0.04 h/sqft.')),
    evidence: optional(listOf('Records of sources.', record), []),
  }),
);

const labor = (description: string) =>
  optional(located({ ...figureKey, schema: { ...figureKey.schema, description } }));

export type RawBuildUp = Read<typeof buildUp>;

const buildUp = placed(
  group('A second road to a price: its materials, and hours at a wage.', {
    for: optional(located(cellKey)),
    wage: labor('The figure of the group `labor_costs` that says what an hour is paid.'),
    load: labor('The figure of the group `labor_costs` by which an hour costs more than its wage.'),
    margin: labor('The figure of the group `labor_costs` by which a price is more than what it costs.'),
    parts: listOf('The parts of the work.', part),
    because: optional(text('Why the two roads differ.', 600)),
  }),
);

/** Keys beside the value of a figure, the options of a select, the rows of a table or the lines of a schedule. */
const keys = group('What it rests on.', {
  evidence: optional(
    either(
      'What it rests on: records of sources, or the figure whose records are also those of this one.',
      located(figureKey),
      listOf('Records of sources.', record),
    ),
  ),
  because: optional(located(prose('Why the value is not what a source says, or is so wide.', 600))),
  judgement: optional(
    located(prose('Why it is the judgement of the editor: what was looked for, and what it follows from.', 600)),
  ),
  build_up: optional(listOf('Second roads to the price, by materials and hours.', buildUp), []),
  review: optional(located(age)),
  index: optional(reference('The index of indices.yaml that brings old money forward; its first one when left out.')),
});

/** Evidence of a figure or of a calculator's cells. */
export type RawEvidence = Omit<Read<typeof keys>, 'evidence'> & {
  readonly records: readonly RawRecord[];
  /** The shared figure that has the same records. */
  readonly sameAs: Located<string> | null;
};

/** The group with these keys added; they are read as one member, which is null if none is written. */
export function withEvidence<T>({ schema, read }: Form<T>): Form<T & { readonly evidence: RawEvidence | null }> {
  const properties = { ...(schema['properties'] as object), ...(keys.schema['properties'] as object) };
  return {
    schema: { ...schema, properties },
    read: (node, at) => ({ ...read(node, at), evidence: evidenceOf(keys.read(node, at)) }),
  };
}

function evidenceOf({ evidence, ...others }: Read<typeof keys>): RawEvidence | null {
  const { buildUp: roads, ...reasons } = others;
  const isBare = roads.length === 0 && Object.values(reasons).every((each) => each === null);
  if (evidence === null && isBare) return null;
  const isFigure = evidence !== null && 'value' in evidence;
  return { records: isFigure ? [] : (evidence ?? []), sameAs: isFigure ? evidence : null, ...others };
}
