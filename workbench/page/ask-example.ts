/** Asks for what a worked example needs and the workbench cannot know. */
import { element } from '../dom/element.js';
import type { SaidExample } from '../messages/entry-form.js';
import { offerWords as words } from '../messages/words.js';
import type { Field } from './dialog.js';
import { ask, textField } from './dialog.js';

/** Where a value comes from, or null when the person cancels. */
export async function askSource(value: string): Promise<string | null> {
  const source = textField(words.source, words.sourceHint);
  return await askForm(words.valueOf({ value }), [], () => written(source, words.sourceMissing), [source]);
}

const lines: Readonly<Record<string, string>> = words.lines;

/** The text of a key of the entry, or null when the person cancels. */
export async function askLine(key: string): Promise<string | null> {
  const line = textField(lines[key] ?? key, '');
  return await askForm(words.line({ key }), [], () => written(line, words.notEmpty), [line]);
}

/** An example with these inputs; `value` is what the calculator shows, empty where it shows nothing. */
export async function askExample(inputs: SaidExample['inputs'], value: string): Promise<SaidExample | null> {
  const given = Object.entries(inputs).map(([name, own]) => `${name} ${own}`);
  const told = element(
    'p',
    { class: 'hint' },
    given.length === 0 ? words.allDefaults : words.given({ inputs: given.join(', ') }),
  );
  const name = textField(words.exampleName, '', '', 'example-name');
  const result = textField(words.exampleValue, '', value, 'example-value');
  const source = textField(words.source, words.sourceHint, '', 'example-source');
  const take = (): SaidExample | null => {
    const texts = [written(name, words.notEmpty), numberIn(result), written(source, words.sourceMissing)];
    const [own, number, from] = texts;
    return own == null || number == null || from == null ? null : { name: own, inputs, value: number, source: from };
  };
  return await askForm(words.example, [told], take, [name, result, source]);
}

function askForm<T>(
  title: string,
  told: readonly Node[],
  take: () => T | null,
  fields: readonly Field[],
): Promise<T | null> {
  const rows = fields.map(({ row }) => row);
  return ask(title, [...told, ...rows], [{ label: words.take, take, isMain: true }]);
}

/** The text of a field; null after saying that it is empty. */
function written(field: Field, missing: string): string | null {
  const text = field.input.value.trim();
  if (text === '') field.complain(missing);
  return text || null;
}

function numberIn(field: Field): string | null {
  const text = field.input.value.trim();
  const isNumber = /^-?\d+(?:\.\d+)?$/.test(text);
  if (!isNumber) field.complain(words.notNumber);
  return isNumber ? text : null;
}
