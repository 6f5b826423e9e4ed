/** Asks for the parts of a worked example that only a person can know. */
import { element } from '../dom/element.js';
import type { SaidExample } from '../messages/entry-form.js';
import { offerWords as words } from '../messages/words.js';
import { askForm, textField, textIn } from './dialog.js';

const taking = { label: words.take };
const filled = /./;

/** The source of a value, or null when the person cancels. */
export async function askSource(value: string): Promise<string | null> {
  const source = textField(words.source, words.sourceHint);
  return await askForm(words.value({ value }), taking, () => textIn(source, filled, words.sourceMissing), [source]);
}

const lines: Readonly<Record<string, string>> = words.lines;

/** The text of a key of the entry, or null when the person cancels. */
export async function askLine(key: string): Promise<string | null> {
  const line = textField(lines[key] ?? key, '');
  return await askForm(words.line({ key }), taking, () => textIn(line, filled, words.notEmpty), [line]);
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
    const own = textIn(name, filled, words.notEmpty);
    const number = textIn(result, /^-?\d+(?:\.\d+)?$/, words.notNumber);
    const from = textIn(source, filled, words.sourceMissing);
    return own === null || number === null || from === null ? null : { name: own, inputs, value: number, source: from };
  };
  return await askForm(words.example, { ...taking, content: [told] }, take, [name, result, source]);
}
