/** The form of words.yaml, in the folder of each further language: the texts of the interface, by room. */
import { interfaceTexts } from '../../../engine/words/interface-texts.js';
import type { Plural, Templates, Texts } from '../../../engine/words/phrases.js';
import { isPlural } from '../../../engine/words/phrases.js';
import type { Form } from './form.js';
import { entriesOf, file, forPeople, oneLine } from './form.js';

/** All forms that plural rules know; a language uses some of them. */
const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'];

type Said = Texts[string];

/** Descriptions are the English texts, which an editor shows beside the translation. */
function saidAs(node: Templates[string]): Form<Said> {
  if (typeof node === 'string') return aText(node);
  return isPlural(node) ? counted(node) : branch(node);
}

function aText(english: string): Form<string> {
  return forPeople(oneLine({ type: 'string', minLength: 1, maxLength: 1000, description: english }));
}

function counted({ other }: Plural): Form<Texts> {
  return groupOf(other, Object.fromEntries(pluralForms.map((form) => [form, aText(other)])));
}

function branch(templates: Templates): Form<Texts> {
  const members = Object.entries(templates).map(([key, node]): [string, Form<Said>] => [key, saidAs(node)]);
  return groupOf('Texts of the interface.', Object.fromEntries(members));
}

function groupOf(description: string, members: Readonly<Record<string, Form<Said>>>): Form<Texts> {
  const schemas = Object.entries(members).map(([key, { schema }]) => [key, schema]);
  const properties: unknown = Object.fromEntries(schemas);
  return {
    schema: { type: 'object', description, additionalProperties: false, properties },
    read: (node) => {
      const said = entriesOf(node).flatMap(({ key, keySpan, value }): [string, Said][] => {
        const form = Object.hasOwn(members, key) ? members[key] : undefined;
        return form === undefined ? [] : [[key, form.read(value, keySpan)]];
      });
      return Object.fromEntries(said);
    },
  };
}

export const wordsFile = file('Words of the interface', branch(interfaceTexts));
