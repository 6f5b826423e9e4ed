/** The forms of tables and schedules. */
import type { Span } from '../../source/source.js';
import { control } from './control.js';
import { withEvidence } from './evidence.js';
import type { Form, Located, Named, RawFormula, Read } from './form.js';
import {
  described,
  either,
  formula,
  group,
  listOf,
  located,
  mapOf,
  mapped,
  optional,
  parsed,
  placed,
  text,
  withHabits,
} from './form.js';
import { open } from './open.js';
import { numericName, optionKey, periodDays, unitText, variableName } from './parts.js';

export type RawRow =
  | { readonly kind: 'cell'; readonly cell: RawFormula }
  | { readonly kind: 'rows'; readonly rows: readonly Named<RawRow>[]; readonly span: Span };

const cell = mapped(
  formula('A figure, or a shared one such as prices.bag.'),
  (cell): RawRow => ({ kind: 'cell', cell }),
);

const rowsOf = (row: Form<RawRow>) =>
  mapped(
    located(mapOf('Figures by option.', row, optionKey)),
    ({ value, span }): RawRow => ({ kind: 'rows', rows: value, span }),
  );

const cellOr = (rows: Form<RawRow>) => either('A figure, or figures by option.', cell, rows);

const source = optional(text('Where its figures come from, in a sentence; joins the sources of the calculator.', 500));

export type RawTable = Read<typeof table>;

export const table = withEvidence(
  group('Figures by the options of one to three selects.', {
    by: described(listOf('The selects, outermost first.', located(variableName)), { maxItems: 3, uniqueItems: true }),
    unit: optional(unitText('The unit of bare figures.')),
    rows: mapOf('The figures.', cellOr(rowsOf(cellOr(rowsOf(cell)))), optionKey),
    open,
    source,
    control,
  }),
);

export type RawBracket = Read<typeof bracket>;

const bracket = placed(
  group('A rate for amounts above a floor.', {
    up_to: optional(formula('The last amount of the bracket; left out in the last one.')),
    base: optional(formula('What is owed at the floor; what the lines and brackets before it reach when left out.')),
    rate: formula('What is added for each unit above the floor.'),
  }),
);

/** An amount and its value. */
export interface RawLine {
  readonly upTo: RawFormula;
  readonly value: RawFormula;
}

function linesOf(description: string, value: string, amounts: string, least: number): Form<readonly RawLine[]> {
  const names = numericName(amounts, 'Digits, with a point before decimals.');
  return mapped(mapOf(description, formula(value), names, least), (entries) =>
    entries.map((entry) => ({ upTo: formulaOfKey(entry.name), value: entry.value })),
  );
}

/** A key of the file as a formula, such as the amount of a schedule's line. */
function formulaOfKey({ value, span }: Located<string>): RawFormula {
  const { source, start, end } = span;
  const isQuoted = /^["']/.test(source.text.slice(start, start + 1));
  return { text: value, content: isQuoted ? { source, start: start + 1, end: end - 1 } : span, verbatim: true };
}

const parts = {
  sizes: optional(
    listOf('Standard sizes from small to large; the first at or above the amount is given.', formula('A size.')),
  ),
  lines: optional(linesOf('The last amount of each line, and its value.', 'The value of the line.', '^[0-9.]+$', 1)),
  points: optional(
    linesOf(
      'Amounts, and the value at each; between two of them it lies on a straight line.',
      'The value at the point.',
      '^-?[0-9.]+$',
      2,
    ),
  ),
  brackets: optional(listOf('Brackets above the last line.', bracket)),
  round: optional(formula('Each product of rate and amount is rounded to a multiple of this.')),
  control,
};

export type RawSchedulePeriod = Read<typeof period>;

const period = placed(
  group('What the schedule is from one day to another.', {
    ...periodDays,
    ...parts,
  }),
);

const lookedUp = 'Name the unit of what is looked up; for plain numbers that is `number`.';

export type RawSchedule = Read<typeof schedule>;

const datedParts = {
  ...parts,
  periods: optional(
    listOf('The same parts by time, without gap and overlap, where a law or a tariff changes them.', period),
  ),
};

const select = 'Name the select whose options have parts of their own, without brackets: `by: zone`.';

export const schedule = withEvidence(
  group('Published lines, brackets, standard sizes or points.', {
    from: optional(
      withHabits(
        parsed(
          text(
            'The unit of the amount looked up, or `number` for a plain number; the same as `unit` when left out.',
            40,
          ),
        ),
        { blank: lookedUp, wrongKind: (node) => (node.kind === 'scalar' ? lookedUp : undefined) },
      ),
    ),
    unit: withHabits(unitText('The unit of what it gives, `number` for plain numbers, or `text`.'), {
      blank: 'Name the unit of what it gives; for plain numbers that is `number`.',
    }),
    ...datedParts,
    source,
    by: optional(
      withHabits(
        described(located(variableName), { description: 'A select, whose options have parts of their own in `rows`.' }),
        {
          blank: select,
          wrongKind: () => select,
        },
      ),
    ),
    rows: optional(mapOf('The parts by option.', group('The parts for one option.', datedParts), optionKey)),
  }),
);

/** A schedule by the options of a select as one schedule for each, with names of their own; any other is itself. */
export function eachSchedule(raw: Named<RawSchedule>): readonly Named<RawSchedule>[] {
  const { name, value } = raw;
  if (value.rows === null) return [raw];
  return value.rows.map((row) => ({
    name: { value: `${name.value}.${row.name.value.replaceAll(/\W/g, '_')}`, span: row.name.span },
    value: { ...value, ...row.value, round: ofBrackets(value.round, row.value), by: null, rows: null },
  }));
}

/** The rounding of a part: its own, or where it has brackets the one that all parts share. */
function ofBrackets(shared: RawFormula | null, { round, brackets }: Pick<RawSchedulePeriod, 'round' | 'brackets'>) {
  return round ?? (brackets === null ? null : shared);
}

/** A schedule as of one of its periods. */
export function scheduleIn(
  { from, unit, round: usual }: Pick<RawSchedule, 'from' | 'unit' | 'round'>,
  { sizes, lines, points, brackets, round, control }: RawSchedulePeriod,
): RawSchedule {
  return {
    from,
    unit,
    sizes,
    lines,
    points,
    brackets,
    round: ofBrackets(usual, { round, brackets }),
    control,
    periods: null,
    by: null,
    rows: null,
    source: null,
    evidence: null,
  };
}
