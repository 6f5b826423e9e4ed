/**
 * No code holds lists of words of a natural language: those of English are in `words/`, those of others in the files of their
 * language. Read are the arrays and sets of texts, texts that are split, and the alternatives of patterns.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { englishSearch } from '../words/search-words.js';
import { typedTexts } from '../words/typed-words.js';
import { projectRoot } from './support/project-root.js';

const rooms = 'engine generator runtime leads pages contract http'.split(' ');

/** Files or rooms whose lists stay, each with its reason. All of them are words that somebody else has defined. */
const allowed: Readonly<Record<string, string>> = {
  'contract/': 'members of answers and their values',
  'engine/calculator/fields.ts': 'members of answers',
  'engine/spelling/letter-case.ts': 'symbols of units',
  'generator/calculator/evidence/prices-in-formulas.ts': 'operators of formulas',
  'generator/documents/reference-keys.ts': 'headings of the reference of the language, which is in English',
  'generator/language/': 'keys and values of the YAML of a catalog, and those that editors know from other tools',
  'generator/languages/word-walk.ts': 'words of formulas',
  'generator/program/': 'words of formulas, and the names that generated modules use',
  'generator/source/flow-slips.ts': 'keys of the YAML of a catalog',
  'generator/source/parse-yaml.ts': 'words of formulas and laws',
  'generator/source/quoted-text.ts': 'words that YAML reads as values',
  'generator/source/text-slips.ts': 'elements of HTML',
  'generator/syntax/': 'words of formulas and laws, and habits from other languages of formulas',
  'leads/cli/': "columns of the operator's command line, which is in English",
  'leads/delivery/send-mail.ts': 'sentences of a library',
  'leads/store/': 'columns of the store, and sentences of a driver',
  'pages/markup/formula.ts': 'words of formulas',
  'runtime/process/settings.ts': 'values of a setting',
  'runtime/routes/pages/docs/try-it.ts': 'parameters of the interface',
};

interface SpokenFile {
  readonly search: { readonly fillers: string };
  readonly offers: { readonly joining: string; readonly qualifiers: string };
}

function spokenIn(path: string): string {
  const { search, offers } = parse(readFileSync(join(projectRoot, path), 'utf8')) as SpokenFile;
  return [search.fillers, offers.joining, offers.qualifiers].join(' ');
}

/** Words of everyday use in three languages. Ends of ranges and the members of most answers are names that code has, too. */
const everyday: ReadonlySet<string> = (() => {
  const spoken = [
    englishSearch.fillers,
    Object.values(typedTexts.typed).join(' '),
    spokenIn('catalog/es/language.yaml'),
    spokenIn('examples/household/catalog/de/language.yaml'),
    'above below beyond since over less ja nein sí sin ni',
  ];
  const names = new Set('low high own day month year figure use total cost price prices in us'.split(' '));
  const words = spoken.flatMap((text) => text.split(/\s+/));
  return new Set(words.filter((word) => word.length > 1 && !names.has(word)));
})();

const sources = rooms.flatMap((room) =>
  readdirSync(join(projectRoot, room), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|js|mjs)$/.test(entry.name))
    .map((entry) => relative(projectRoot, join(entry.parentPath, entry.name))),
);

/** The alternatives of each group of a pattern, as far as they are words. */
function alternatives(pattern: string): readonly (readonly string[])[] {
  const flat = pattern
    .replace(/\\(?:[pu]\{[^}]*\}|.)/gsu, '\0')
    .replace(/\[[^\]]*\]/gu, (letters) => /\p{L}/u.exec(letters)?.[0] ?? '\0');
  const groups: string[] = [];
  let rest = flat;
  for (;;) {
    const inner = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?([^()]*)\)/u.exec(rest);
    if (inner === null) break;
    groups.push(inner[1] ?? '');
    rest = `${rest.slice(0, inner.index)}\0${rest.slice(inner.index + inner[0].length)}`;
  }
  return [...groups, rest].flatMap((group) => {
    const words = group.split('|').map((each) => each.replace(/[^\p{L} ]/gu, '').trim());
    return words.length < 2 ? [] : [words.flatMap((each) => each.split(' '))];
  });
}

const isText = (node: ts.Node): node is ts.StringLiteralLike => ts.isStringLiteralLike(node);

/** The words that a node lists: elements of an array, what a text is split into, or alternatives. */
function listsOf(node: ts.Node): readonly (readonly string[])[] {
  if (ts.isRegularExpressionLiteral(node)) return alternatives(node.text);
  if (ts.isArrayLiteralExpression(node)) return [node.elements.filter(isText).map(({ text }) => text)];
  const isPart = ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
  if (!isText(node) && !isPart) return [];
  const isSplit = ts.isPropertyAccessExpression(node.parent) && node.parent.name.text === 'split';
  return isSplit ? [node.text.split(/\s+/)] : node.text.includes('|') ? alternatives(node.text) : [];
}

/** The lists of everyday words in a source: two words are a list. */
function wordLists(path: string, text: string): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const list of listsOf(node)) {
      const words = new Set(list.map((word) => word.toLowerCase()).filter((word) => everyday.has(word)));
      if (words.size > 1) found.push(`${path}: ${[...words].join(' ')}`);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true));
  return found;
}

const found = sources.flatMap((path) => wordLists(path, readFileSync(join(projectRoot, path), 'utf8')));
const placeOf = (list: string) => Object.keys(allowed).find((place) => list.startsWith(place));

test('no code holds a list of words of a natural language', () => {
  expect(sources.length).toBeGreaterThan(500);
  expect(found.filter((list) => placeOf(list) === undefined)).toEqual([]);
});

test('each place that may hold words has some', () => {
  const places = new Set(found.map(placeOf));
  expect(Object.keys(allowed).filter((place) => !places.has(place))).toEqual([]);
});

test.each([
  String.raw`const truth = /\b(yes|no|sí)\b/;`,
  String.raw`const limits = /(?:over|above|more than)\s+\d/i;`,
  "const joining = new Set(['and', 'the', 'for']);",
  "const articles = ['el', 'la', 'los'] as const;",
  "const fillers = 'el la los de'.split(' ');",
  'const any = new RegExp(`(?:ja|nein|$' + '{more})`);',
  "const any = new RegExp('und|oder');",
])('%s is noticed', (text) => {
  expect(wordLists('sample.ts', text)).not.toEqual([]);
});

test.each([
  "const ends = ['low', 'high'];",
  'const form = /^(?:GET|HEAD)$/;',
  "const kinds = 'number select day'.split(' ');",
  "const hint = 'Send yes or no.';",
])('%s is none', (text) => {
  expect(wordLists('sample.ts', text)).toEqual([]);
});

test('accents are left out by one function, and by the one that keeps capitals', () => {
  const leavingOut = sources.filter((path) => /normalize\('NFD'\)/.test(readFileSync(join(projectRoot, path), 'utf8')));
  expect(leavingOut).toEqual(['engine/spelling/bare-letters.ts', 'generator/source/case.ts']);
});
