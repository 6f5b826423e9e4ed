/** The form of an input. */
import type { Span } from '../../source/source.js';
import { control } from './control.js';
import { deprecation } from './deprecation.js';
import { withEvidence } from './evidence.js';
import type { Form, JsonSchema, Located, Named, RawFormula, Read } from './form.js';
import {
  either,
  flag,
  formula,
  forPeople,
  group,
  integer,
  located,
  mapOf,
  mapped,
  namedEntries,
  number,
  oneLine,
  oneOf,
  optional,
  parsed,
  prose,
  text,
} from './form.js';
import { openColumns } from './open.js';
import { day, dayOrToday, optionKey, unitText, variableName } from './parts.js';

const partKind = oneOf(['number', 'select', 'yes_no'], '`number`, `select` or `yes_no`.');
const inputKind = oneOf(
  ['number', 'select', 'yes_no', 'day', 'list'],
  '`number`, `select`, `yes_no`, `day` or `list`.',
);
type PartKind = Read<typeof partKind>;
type InputKind = Read<typeof inputKind>;

/** A type known to be this one. */
function ofKind<const T>(type: InputKind, read: T): Form<T> {
  return { schema: { const: type, description: inputKind.schema['description'] }, read: () => read };
}

const inputParts = {
  label: prose('What a person calls it.', 120),
  unit_label: optional(prose('Shown in place of the unit.', 60)),
  ask: optional(prose('How to ask a person for it, as a question; made of the label when left out.', 120)),
  /** The key that makes it required; null if it is not. */
  required: optional(
    mapped(located(flag('Callers must give it: it has no default.')), (written) => (written.value ? written : null)),
  ),
};

/** An input that is not required has a default, unless it has `without`. */
function withDefault<T>({ schema, read }: Form<T>, without?: string): Form<T> {
  const { default: usual } = schema['properties'] as { readonly default: JsonSchema };
  const isRequired = { required: ['required'], properties: { required: { const: true } } };
  const condition = {
    if: without === undefined ? isRequired : { anyOf: [isRequired, { required: [without] }] },
    else: { required: ['default'], properties: { default: usual } },
  };
  return { schema: { ...schema, ...condition }, read };
}

/** The number inputs that an input gives, each with its formula. */
function numbersGiven(what: string, form: string, also = '') {
  const description = `The number inputs that callers need not give when they give ${what}, each with the formula that gives it${also}.`;
  return optional(mapOf(description, formula(form), variableName), []);
}

export type RawNumberInput = Read<typeof numberInput>;

const numberInput = withDefault(
  group('A number that the caller may give.', {
    ...inputParts,
    type: ofKind('number', 'number'),
    unit: optional(unitText('A unit of units.yaml; left out for plain numbers.')),
    whole: flag('Only whole numbers: 2.5 is refused.'),
    default: optional(located(number('Used when the caller leaves it out.'))),
    min: located(number('Smaller values are moved up to this.')),
    max: located(number('Larger values are moved down to this.')),
    step: located(number('The step of a form field.', { exclusiveMinimum: 0 })),
    hint: optional(prose('A short help for the person who fills it in.', 200)),
    deprecated: optional(deprecation),
  }),
);

export type RawDayInput = Read<typeof dayInput>;

const dayInput = withDefault(
  group('A day of the calendar that the caller may give.', {
    label: inputParts.label,
    ask: inputParts.ask,
    required: inputParts.required,
    type: ofKind('day', 'day'),
    default: optional(located(dayOrToday('Used when the caller leaves it out'))),
    min: located(day('Earlier days are moved up to this.')),
    max: located(day('Later days are moved down to this.')),
    instead_of: numbersGiven('the day', 'A formula of the day: `day_of_year(closing) / 365 day`.'),
    hint: optional(prose('A short help for the person who fills it in.', 200)),
    deprecated: optional(deprecation),
  }),
  'instead_of',
);

/** An option of a select. */
export interface RawOption {
  /** Null when the option is written as its value only. */
  readonly label: string | null;
  readonly phrase: string | null;
  readonly value: RawFormula | null;
  readonly columns: readonly Named<RawFormula>[];
}

const column = formula('A figure for formulas: a number, a quantity, a range, or a shared figure such as prices.bag.');

const optionParts = {
  label: prose('What a person calls it.', 120),
  phrase: optional(prose('How it reads inside a sentence; the label when left out.', 80)),
  value: optional(formula('The value that the select stands for in formulas.')),
};

/** Treats keys that are not parts of an option as its columns. */
function withColumns<T>({ schema, read }: Form<T>): Form<T & Pick<RawOption, 'columns'>> {
  return {
    schema: { ...schema, propertyNames: variableName.schema, additionalProperties: column.schema },
    read: (node, at) => ({ ...read(node, at), columns: namedEntries(node, column, Object.keys(optionParts)) }),
  };
}

const bareOption = parsed(forPeople(oneLine({ type: ['string', 'number'], minLength: 1 })));

const option = either(
  'An option: its label or its value, or both with its columns.',
  mapped(bareOption, (bare) => ({ bare })),
  withColumns(group('An option with its label, its value or its columns.', optionParts)),
);

/** A bare option is a value if the select has a unit and it contains a digit, and a label otherwise. */
function optionOf(written: Read<typeof option>, hasUnit: boolean): RawOption {
  if (!('bare' in written)) return written;
  const isValue = hasUnit && /\d/.test(written.bare.text);
  const [label, value] = isValue ? [null, written.bare] : [written.bare.text, null];
  return { label, value, phrase: null, columns: [] };
}

const columnUnits = optional(
  mapOf('The unit of bare figures in a column.', parsed(text('A unit such as USD/ft.', 40)), variableName),
  [],
);

const selectInput = mapped(
  withDefault(
    withEvidence(
      group('A choice between options.', {
        ...inputParts,
        type: ofKind('select', 'select'),
        unit: optional(unitText('The unit of option values; an option may then be written as only its value.')),
        default: optional(
          located(
            oneLine({
              type: ['string', 'number', 'boolean'],
              description: 'The option used when the caller leaves it out.',
            }),
          ),
        ),
        columns: columnUnits,
        options: mapOf('The options in the order in which they are offered.', option, optionKey, 2),
        open: openColumns,
        control,
        hint: optional(prose('A short help for the person who chooses.', 200)),
        deprecated: optional(deprecation),
      }),
    ),
  ),
  ({ columns, options, ...raw }) => ({
    ...raw,
    isYesNo: false,
    columnUnits: columns,
    options: options.map(({ name, value }) => ({ name, value: optionOf(value, raw.unit !== null) })),
  }),
);

const answerParts = withColumns(
  group('What it is called, and its columns.', { ...optionParts, label: optional(optionParts.label) }),
);

const answer = either(
  'What the answer is called, and its columns.',
  mapped(prose('The label.', 120), (label) => ({ label, phrase: null, columns: [] })),
  answerParts,
);

/** An answer with the place of its key. */
const placedAnswer = optional(mapped(answer, (value, at) => ({ value, at })));

const yesNoInput = mapped(
  withDefault(
    withEvidence(
      group('A question, which formulas read as a condition.', {
        ...inputParts,
        type: ofKind('yes_no', 'select'),
        default: optional(located(oneOf(['yes', 'no'], 'The answer used when the caller leaves it out.'))),
        columns: columnUnits,
        options: optional(
          group('What the answers are called, and their columns.', { yes: placedAnswer, no: placedAnswer }),
        ),
        open: openColumns,
        hint: optional(prose('A short help for the person who answers.', 200)),
        deprecated: optional(deprecation),
      }),
    ),
  ),
  ({ columns, options, ...raw }, at) => ({
    ...raw,
    isYesNo: true,
    unit: null,
    control: null,
    columnUnits: columns,
    options: [answerOf('yes', 'Yes', options?.yes, at), answerOf('no', 'No', options?.no, at)],
  }),
);

/** Reads an answer; members that the entry omits get their defaults. */
function answerOf(
  key: string,
  usual: string,
  written: Read<typeof placedAnswer> | undefined,
  input: Span,
): Named<RawOption> {
  const { label = null, ...rest } = written?.value ?? { phrase: null, columns: [] };
  return {
    name: { value: key, span: written?.at ?? input },
    value: { ...rest, label: label ?? usual, value: null },
  };
}

export type RawSelectInput = Omit<Read<typeof selectInput>, 'default'> & { readonly default: Located<string> | null };

/** What an item of a list may have. */
export type RawPart = RawNumberInput | RawSelectInput;

export type RawInput = RawPart | RawDayInput;

const parts: { readonly [Kind in PartKind]: Form<RawPart> } = {
  number: numberInput,
  select: selectInput,
  yes_no: yesNoInput,
};

/** Judges only inputs that state their type. */
function byKind<Kind extends InputKind, T>(
  kind: Form<Kind>,
  forms: { readonly [Each in Kind]: Form<T> },
  description: string,
): Form<T> {
  const { readers } = group(description, { type: kind });
  return {
    schema: {
      type: 'object',
      required: ['type'],
      properties: { type: kind.schema },
      allOf: Object.entries<Form<T>>(forms).map(([type, { schema }]) => ({
        if: { required: ['type'], properties: { type: { const: type } } },
        // biome-ignore lint/suspicious/noThenProperty: the keyword of JSON Schema.
        then: schema,
      })),
    },
    read: (node, at) => forms[readers.type(node) as Kind].read(node, at),
  };
}

/** Most items of a list in one call. */
export const mostItems = 50;

type WrittenList = Read<typeof listInput>;

/** A list, or a day in place of numbers: a list of only that day. */
export interface RawList extends Omit<WrittenList, 'type' | 'of'> {
  readonly type: 'list' | 'day';
  readonly of: readonly Named<RawInput>[];
}

/** The day as the list that it is. */
export function listOfDay(name: Located<string>, value: RawDayInput): RawList {
  const { label, hint, insteadOf } = value;
  const most = { value: 1, span: name.span };
  return { type: 'day', label, one: null, of: [{ name, value }], least: null, most, insteadOf, hint };
}

const listInput = group('Several of one kind, such as rooms, each with inputs of its own.', {
  label: inputParts.label,
  one: optional(prose('What one of them is called, such as a room.', 80)),
  type: ofKind('list', 'list'),
  of: mapOf('What each of them has.', byKind(partKind, parts, 'An input of an item.'), variableName),
  least: optional(
    located(
      integer('A call gives at least so many; 1 when left out, 0 where there may be none.', {
        minimum: 0,
        maximum: mostItems,
      }),
    ),
  ),
  most: located(integer('A call gives at most so many.', { minimum: 2, maximum: mostItems })),
  instead_of: numbersGiven(
    'the list',
    'A formula over the list: `sum(rooms, length * width)`.',
    '; left out where steps add up the list',
  ),
  hint: optional(prose('A short help for the person who fills it in.', 200)),
});

export const input: Form<RawInput | WrittenList> = byKind<InputKind, RawInput | WrittenList>(
  inputKind,
  { ...parts, day: dayInput, list: listInput },
  'Any input.',
);
