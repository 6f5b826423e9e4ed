/** The language server as an editor has it: one process, over a whole piece of editing. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Editor } from '../../support/slow/editor.js';
import { startEditor } from '../../support/slow/editor.js';
import type { InstalledTool } from '../../support/slow/installed-tool.js';
import { installTool } from '../../support/slow/installed-tool.js';

/** What can be called wherever a formula stands, in the order of the table of operations. */
const functions = [
  'min',
  'max',
  'clamp',
  'abs',
  'sqrt',
  'ceil',
  'floor',
  'round',
  'ln',
  'log10',
  'exp',
  'mod',
  'sin',
  'cos',
  'tan',
  'asin',
  'acos',
  'atan',
  'days_in_year',
  'day_of_year',
  'days_left_in_year',
  'add_months',
  'annuity',
  'growth',
  'growing_annuity',
  'periods',
  'low',
  'high',
  'mid',
];

const file = 'calculators.yaml';

let tool: InstalledTool;
let editor: Editor;
let text = '';
let version = 1;

beforeAll(async () => {
  tool = installTool();
  editor = await startEditor('test/support/catalog', [tool.command, 'lsp', '--stdio']);
  text = readFileSync(join(editor.folder, file), 'utf8');
  const textDocument = { uri: editor.uriOf(file), languageId: 'yaml', version, text };
  await editor.tell('textDocument/didOpen', { textDocument });
});

afterAll(async () => {
  expect(await editor.close()).toBe(0);
  tool.remove();
});

/** The position so many characters behind the beginning of the first words that are these. */
function at(words: string, moved = 0): { readonly line: number; readonly character: number } {
  const lines = text.slice(0, text.indexOf(words) + moved).split('\n');
  return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
}

/** Types `after` in place of the first `before`, and tells the server of this change alone. */
async function type(before: string, after: string): Promise<void> {
  if (!text.includes(before)) throw new Error(`The text has no ${before}.`);
  const range = { start: at(before), end: at(before, before.length) };
  text = text.replace(before, () => after);
  version += 1;
  const textDocument = { uri: editor.uriOf(file), version };
  await editor.tell('textDocument/didChange', { textDocument, contentChanges: [{ range, text: after }] });
}

async function ask<T>(method: string, params: object): Promise<T> {
  return await editor.ask(`textDocument/${method}`, { textDocument: { uri: editor.uriOf(file) }, ...params });
}

interface Range {
  readonly start: { readonly line: number; readonly character: number };
  readonly end: { readonly line: number; readonly character: number };
}

type Changes = Readonly<Record<string, readonly { readonly range: Range; readonly newText: string }[]>>;

const place = ({ start }: Range): string => `${start.line + 1}:${start.character + 1}`;
const edits = (changes: Changes): readonly string[] =>
  Object.entries(changes).flatMap(([uri, own]) =>
    own.map(({ range, newText }) => `${uri.split('/').at(-1)}:${place(range)} ${newText}`),
  );

/** Questions in the words of the table below, answered in words as short. */
const questions = {
  hover: async (words: string) => {
    const found = await ask<{ contents: { value: string } } | null>('hover', { position: at(words, 1) });
    return found === null ? [] : found.contents.value.split('\n\n');
  },
  complete: async (words: string) => {
    const found = await ask<readonly { label: string }[]>('completion', { position: at(words, words.length) });
    return found.map(({ label }) => label);
  },
  definition: async (words: string) => {
    const found = await ask<{ uri: string; range: Range } | null>('definition', { position: at(words, 1) });
    return found === null ? [] : [`${found.uri.split('/').at(-1)}:${place(found.range)}`];
  },
  references: async (words: string) => {
    const context = { includeDeclaration: true };
    const found = await ask<readonly { range: Range }[]>('references', { position: at(words, 1), context });
    return found.map(({ range }) => place(range));
  },
  prepare: async (words: string) => {
    const found = await ask<Range | null>('prepareRename', { position: at(words, 1) });
    return found === null ? [] : [place(found)];
  },
  fixes: async (words: string) => {
    const range = { start: at(words), end: at(words, words.length) };
    const found = await ask<readonly { title: string; isPreferred: boolean; edit: { changes: Changes } }[]>(
      'codeAction',
      { range, context: { diagnostics: [] } },
    );
    return found.flatMap((fix) => [`${fix.title}${fix.isPreferred ? ' (certain)' : ''}`, ...edits(fix.edit.changes)]);
  },
  rename: async (words: string) => {
    const [old = '', newName = ''] = words.split(' -> ');
    const found = ask<{ changes: Changes }>('rename', { position: at(old, 1), newName });
    return await found.then(({ changes }) => edits(changes)).catch((error: Error) => [error.message]);
  },
  symbols: async () => {
    type Found = { readonly name: string; readonly children: readonly Found[] };
    const found = await ask<readonly Found[]>('documentSymbol', {});
    return found.map(({ name, children }) => `${name}: ${children.map((each) => each.name).join(' ')}`);
  },
  format: async () => {
    const found = await ask<readonly { range: Range; newText: string }[]>('formatting', { options: {} });
    return found.map(({ range }) => place(range));
  },
} as const;

type Row = readonly [
  change: readonly [string, string] | null,
  ask: keyof typeof questions | 'told',
  words: string,
  answer: readonly string[],
];

/** A change, a question about the words that stand somewhere then, and its answer. */
const rows: readonly Row[] = [
  [null, 'told', '', []],
  [
    null,
    'hover',
    'volume: length',
    [
      'step `volume` = `length * width * depth`',
      'in `ft^2*in`',
      'at the defaults: 216 ft^2*in',
      'proved for all inputs: 0.15 to 44.44 cubic yards',
    ],
  ],
  [null, 'hover', 'length * width', ['input `length`: Length', 'in `ft`', '4 to 60 in steps of 1, default `12`']],
  [null, 'hover', 'ceil(', ['Up to a whole number, or to a multiple.', '`ceil(load, 0.5 tonAC)`']],
  [null, 'hover', 'cuft/bag', ['unit `cuft`: cubic foot, cubic feet', '1 cuft is 1 ft^3']],
  [null, 'hover', 'tag: housing', ['A tag of service.yaml; left out where its category in network.yaml says it.']],
  [null, 'hover', 'housing', ['Runs, floors and bedding.']],
  [
    null,
    'hover',
    'season.rate',
    [
      'input `season`: Season',
      'default `winter`',
      'columns `season.rate`, `season.warmth`',
      '- `winter`: Winter\n- `summer`: Summer',
    ],
  ],
  [null, 'definition', 'length * width', ['calculators.yaml:10:5']],
  [null, 'definition', 'cuft/bag', ['units.yaml:7:1']],
  [null, 'definition', 'rate', []],
  [null, 'references', 'volume / (2', ['19:5', '20:16', '24:12', '27:23']],
  [null, 'prepare', 'volume / (2', ['20:16']],
  [null, 'prepare', 'ceil(', []],
  [null, 'rename', 'depth: 4 -> x', ['There is no name here.']],
  [null, 'rename', 'width: { label -> length', ['`length` is already the name of something else.']],
  [null, 'rename', 'width: { label -> if', ['`if` cannot be used: it is a word of the formula language.']],
  [
    null,
    'rename',
    'bags: ceil -> sacks',
    [
      'calculators.yaml:20:5 sacks',
      'calculators.yaml:22:11 sacks',
      'calculators.yaml:27:42 sacks',
      'calculators.yaml:29:31 sacks',
    ],
  ],
  [null, 'rename', 'ceil(volume -> sacks', ['There is no name here.']],
  [
    null,
    'symbols',
    '',
    [
      'bedding: length width depth volume bags price cost result',
      'boarding: dogs nights weight room season extra bowl fee board care cost portion food size warmer result',
    ],
  ],
  [['volume: length * width', 'volume: lenght * width'], 'told', '', ['19:13 unknown-name']],
  [null, 'fixes', 'lenght', ['Did you mean `length`? (certain)', 'calculators.yaml:19:13 length']],
  [['lenght * width', 'len'], 'complete', 'volume: len', ['length', 'width', 'depth', 'chips', ...functions, 'pi']],
  [['volume: len', 'volume: length * width'], 'told', '', []],
  [
    ['2 cuft/bag', '2 cu'],
    'complete',
    '(2 cu',
    [
      'ft',
      'in',
      'm',
      'sqft',
      'cuft',
      'cuyd',
      'lb',
      'kg',
      'h',
      'min',
      'day',
      'kelvin',
      'degC',
      'degF',
      'deltaF',
      'deg',
      'rad',
      '%',
      'EUR',
      'dog',
      'bag',
    ],
  ],
  [['2 cu', '2 cuft/bag'], 'told', '', []],
  [
    ['{bags} for', '{b} for'],
    'complete',
    '{b',
    ['length', 'width', 'depth', 'volume', 'bags', 'price', 'cost', 'chips', ...functions, 'pi'],
  ],
  [['{b} for', '{bags} for'], 'told', '', []],
  [
    ['  service: Bedding', '  se'],
    'complete',
    '\n  se',
    [
      'service',
      'guidance',
      'tables',
      'schedules',
      'require',
      'labels',
      'drawing',
      'classes',
      'laws',
      'estimate',
      'deprecated',
    ],
  ],
  [['\n  se\n', '\n  service: "Bedding\n'], 'told', '', ['7:12 yaml-syntax']],
  [null, 'fixes', '"Bedding', ['Close it: `"Bedding"`. (certain)', 'calculators.yaml:7:12 "Bedding"']],
  [['  service: "Bedding\n', '  service: Bedding   \n'], 'format', '', ['7:19']],
  [null, 'told', '', []],
];

test.each(rows)('%j %s %s', async (change, question, words, answer) => {
  if (change !== null) await type(...change);
  if (question !== 'told') expect(await questions[question](words)).toEqual(answer);
  else expect(await editor.told(file, (told) => told.join('\n') === answer.join('\n'))).toEqual(answer);
});

test('mistakes in files that are not open are reported, and reported anew after a change on disk', async () => {
  const units = join(editor.folder, 'units.yaml');
  const whole = readFileSync(units, 'utf8');
  const changes = [{ uri: editor.uriOf('units.yaml'), type: 2 }];
  writeFileSync(units, whole.replace('bag:', 'sack:'));
  await editor.tell('workspace/didChangeWatchedFiles', { changes });
  expect(await editor.told(file, (told) => told.length > 0)).toContainEqual(expect.stringMatching(/unknown-unit$/));
  writeFileSync(units, `${whole}\nbroken: "\n`);
  await editor.tell('workspace/didChangeWatchedFiles', { changes });
  expect(await editor.told('units.yaml', (told) => told.length > 0)).toHaveLength(1);
  writeFileSync(units, whole);
  await editor.tell('workspace/didChangeWatchedFiles', { changes });
  expect(await editor.told('units.yaml', (told) => told.length === 0)).toEqual([]);
  expect(await editor.told(file, (told) => told.length === 0)).toEqual([]);
  expect(editor.stderr()).toBe('');
});
