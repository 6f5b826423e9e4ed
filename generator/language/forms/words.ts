/** The form of words.yaml, in the folder of each further language: the texts of the interface, by room. */
import { interfaceTexts } from '../../../words/interface-texts.js';
import type { Templates, Texts } from '../../../words/phrases.js';
import { isPlural } from '../../../words/phrases.js';
import type { YamlMap } from '../../source/yaml-tree.js';
import type { JsonSchema } from './form.js';
import { described, file, forPeople, oneLine } from './form.js';

/** All plural forms; each language uses some of them. */
export const pluralForms: readonly string[] = ['zero', 'one', 'two', 'few', 'many', 'other'];

const aText = oneLine({ type: 'string', minLength: 1, maxLength: 1000 });

/** The English texts are the descriptions, which an editor shows beside the translation. */
function schemaOf(node: Templates[string]): JsonSchema {
  if (typeof node === 'string') return node.includes('{count}') ? countedSchema(node) : schemaOfText(node);
  if (!isPlural(node)) return groupOf('Texts of the interface.', node);
  const forms = pluralForms.map((form) => [form, schemaOfText(node.other)]);
  return { ...groupOf(node.other, {}), properties: Object.fromEntries(forms) as unknown };
}

/** A text with a count, for which a language may give a text for each of its plural forms. */
function countedSchema(english: string): JsonSchema {
  const text = schemaOfText(english);
  return { ...text, type: ['string', 'object'], additionalProperties: { type: 'string' } };
}

function schemaOfText(english: string): JsonSchema {
  return forPeople(described(aText, { description: english })).schema;
}

function groupOf(description: string, templates: Templates): JsonSchema {
  const members = Object.entries(templates).map(([key, node]) => [key, schemaOf(node)]);
  const properties: unknown = Object.fromEntries(members);
  return { type: 'object', description, additionalProperties: false, properties };
}

/** The texts of a map. Anything else is left out; the comparison with the original reports it. */
function textsIn({ entries }: YamlMap): Texts {
  const texts = [...entries].flatMap(([key, { value }]): [string, Texts[string]][] => {
    if (value.kind === 'map') return [[key, textsIn(value)]];
    return value.kind === 'scalar' && value.text.trim() !== '' ? [[key, aText.read(value, value.span)]] : [];
  });
  return Object.fromEntries(texts);
}

const reviewedBy = { type: 'string', description: 'Who has reviewed these texts; empty while nobody has.' };
const { properties, ...whole } = groupOf('Texts of the interface, by room.', interfaceTexts);

export const interfaceWordsFile = file('Words of the interface', {
  schema: { ...whole, properties: { reviewed_by: reviewedBy, ...(properties as object) } },
  read: (node): Texts => {
    if (node.kind !== 'map') return {};
    return textsIn({
      ...node,
      entries: new Map([...node.entries].filter(([room]) => Object.hasOwn(interfaceTexts, room))),
    });
  },
});
