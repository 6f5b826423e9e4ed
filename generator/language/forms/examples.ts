/** The form of a worked example. */
import type { Form, Located, Named, Read } from './form.js';
import { described, group, listOf, located, mapOf, mapped, number, oneLine, optional, text } from './form.js';
import { day, variableName } from './parts.js';

/** One number, the two ends of a range, or a text. */
export type RawExpectedFigure = { readonly ends: readonly Located<number>[] } | { readonly text: Located<string> };

const plainNumber = located<number>({ ...number(''), schema: { type: 'number' } });

const ends = described(listOf('The two ends of a range.', plainNumber, 2), { maxItems: 2 });

const expectedFigure: Form<RawExpectedFigure> = {
  schema: { anyOf: [plainNumber.schema, text('A text.', 200).schema, ends.schema] },
  read: (node, at) => {
    if (node.kind === 'sequence') return { ends: ends.read(node, at) };
    const isText = node.kind === 'scalar' && typeof node.value === 'string';
    return isText ? { text: located(text('')).read(node, at) } : { ends: [plainNumber.read(node, at)] };
  },
};

/** The inputs of one item of a list. */
export type RawExampleItem = readonly Named<Located<string>>[];

const givenValue = located(oneLine({ type: ['string', 'number', 'boolean'] }));

/** A value, or the items of a list. */
const given: Form<Located<string> | readonly RawExampleItem[]> = {
  schema: {
    anyOf: [givenValue.schema, listOf('The items of a list.', mapOf('An item.', givenValue)).schema],
  },
  read: (node, at) =>
    node.kind === 'sequence' ? listOf('', mapOf('', givenValue)).read(node, at) : givenValue.read(node, at),
};

export type RawExample = Read<typeof example>;

const wholeExample = group('A worked example, run at every check and published.', {
  name: text('The case in a few words.', 100),
  inputs: mapOf('The inputs given; the others take their defaults.', given, undefined, 0),
  value: located(number('The value as published.')),
  text: optional(located(text('The class that comes out.', 200))),
  secondary: optional(mapOf('Secondary values by label.', plainNumber), []),
  figures: optional(
    mapOf('Steps by their names, as published or rounded as written here.', expectedFigure, variableName),
    [],
  ),
  source: text('Where the expected value comes from, other than this formula.', 400),
  recalculated: optional(
    located(day('When `check --update-examples` took the numbers from the formula; remove it with a new source.')),
  ),
});

/** The example, with its lists separate from the other inputs. */
export const example = mapped(wholeExample, ({ inputs, ...others }) => ({
  ...others,
  inputs: inputs.flatMap(({ name, value }) => ('value' in value ? [{ name, value }] : [])),
  lists: inputs.flatMap(({ name, value }) => ('value' in value ? [] : [{ name, value }])),
}));
