/** `check --fix` keeps every character of a text with quote marks, or leaves it alone. */

import fc from 'fast-check';
import { parseDocument } from 'yaml';
import { mendAll } from '../../../authoring/language/mend.js';
import { sourcesOf } from '../../support/check-catalog.js';
import { serviceOf } from '../../support/language-service.js';
import { chosenSeed } from '../../support/random.js';
import { isLong } from '../../support/shares.js';

const seed = chosenSeed(20_261_126);

/** Places in a file where a text may be; the function reads it back. */
const places = {
  title: { lines: (text: string) => `  title: ${text}`, read: (entry: Entry) => entry.title },
  'an item': { lines: (text: string) => `  sources:\n    - ${text}`, read: (entry: Entry) => entry.sources?.[0] },
  'a formula': {
    lines: (text: string) => `  formula:\n    step: ${text}`,
    read: (entry: Entry) => entry.formula?.step,
  },
  'a label in braces': {
    lines: (text: string) => `  inputs:\n    n: { label: ${text}, type: number }`,
    read: (entry: Entry) => entry.inputs?.n.label,
  },
  'a label in braces over lines': {
    lines: (text: string) => `  inputs:\n    n: {\n      label: ${text}, type: number\n    }`,
    read: (entry: Entry) => entry.inputs?.n.label,
  },
} as const;

interface Entry {
  readonly title?: unknown;
  readonly sources?: readonly unknown[];
  readonly formula?: { readonly step: unknown };
  readonly inputs?: { readonly n: { readonly label: unknown } };
}

type Place = keyof typeof places;

function fileOf(place: Place, text: string): string {
  return `bedding:\n${places[place].lines(text)}\n`;
}

/** The text in a file after its mends; undefined where YAML cannot be read. */
function afterMends(place: Place, text: string): unknown {
  const service = serviceOf(sourcesOf({ calculators: fileOf(place, text) }));
  mendAll(service);
  return textIn(service.textOf('catalog/calculators.yaml') ?? '', place);
}

/** The text at a place of a file; undefined where YAML cannot be read, or only with anchors and tags. */
function textIn(file: string, place: Place): unknown {
  const document = parseDocument(file);
  const isUsed = [...document.errors, ...document.warnings].length === 0 && !/: (?:- )?[&*!]\S/.test(file);
  return isUsed ? places[place].read(document.toJS().bedding) : undefined;
}

test.each([
  ['"A" book', '"A" book'],
  ['"4x4" post', '"4x4" post'],
  [`'Best' fence`, `'Best' fence`],
  ['"Half" "and" half', '"Half" "and" half'],
  ['"A" and "B"', '"A" and "B"'],
  ['"p" = k', '"p" = k'],
  [`"A" isn't 'B'`, `"A" isn't 'B'`],
  [`'Best' 6" post`, `'Best' 6" post`],
  ['"A" book # a note', '"A" book'],
  ['"say "hi" twice"', 'say "hi" twice'],
  [`'Don't order less.'`, `Don't order less.`],
  ['"3" and 4" pipes"', '3" and 4" pipes'],
  ['@home "A"', '@home "A"'],
  ['%d of it', '%d of it'],
])('%s is mended to what it says', (written, meant) => {
  for (const place of ['title', 'an item', 'a formula'] as const)
    expect([place, afterMends(place, written)]).toEqual([place, meant]);
});

test.each([`'The dogs' and 'x`, `'Best' "half A`, '&#39;Best&#39; fence', '"A" book #2', '"A\\t" "b" c'])(
  '%s is left alone, since it may mean two things',
  (written) => {
    const parsed = afterMends('title', written);
    expect(parsed === undefined || parsed === written).toBe(true);
  },
);

test.each(['A &quot;good&quot; fence', '"A &quot;good&quot; fence"', '<b>Note: </b>dry'])(
  '%s loses its markup and nothing else',
  (written) => {
    const meant = written
      .replace(/^"|"$/g, '')
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replace(/<\/?b>/g, '');
    expect(afterMends('title', written)).toBe(meant);
  },
);

const word = fc.constantFrom(
  'A',
  'book',
  '4x4',
  '"A"',
  `'Best'`,
  `isn't`,
  '6"',
  `dogs'`,
  '"half',
  'half"',
  '-',
  '@',
  '%',
  '{x}',
  '#',
  '#2',
  ':',
  'a:',
  ',',
  '\\n',
  '`',
  '!',
  '&',
  '*',
  '>',
  '|',
  '?',
  '""',
  `''`,
  '</b>',
  '&amp;',
);
/** Without a dash or a colon in front, which begin something else than a text. */
const text = fc
  .array(word, { minLength: 1, maxLength: 6 })
  .map((words) => words.join(' '))
  .filter((words) => !/^[-:] /.test(words));

/** What a text may mean: itself, without a note or markup, and without outer quotes or one that is never closed. */
function meanings(written: string): readonly string[] {
  const cut = [written, written.replace(/\s+#\s.*$/, ''), written.replace(/\s+#.*$/, '')];
  return cut.flatMap((each) => {
    const plain = each
      .replaceAll('</b>', '')
      .replaceAll('&#39;', "'")
      .replaceAll('&amp;', '&')
      .replace(/ {2,}/g, ' ')
      .trim();
    return [each, plain].flatMap((words) => [words, unquoted(words), words.replace(/^["']/, '')]);
  });
}

function unquoted(text: string): string {
  return /^(["']).*\1$/.test(text) ? text.slice(1, -1).replaceAll("''", "'") : text;
}

/** A note or another entry inside braces takes away what follows the text. */
function mayBeIn(place: Place, written: string): boolean {
  return !place.includes('braces') || !/#|a:/.test(written);
}

test.each(Object.keys(places) as Place[])('random texts in %s keep every character', (place) => {
  fc.assert(
    fc.property(
      text.filter((written) => mayBeIn(place, written)),
      (written) => {
        const parsed = afterMends(place, written);
        return (
          typeof parsed !== 'string' ||
          textIn(fileOf(place, written), place) === parsed ||
          meanings(written).includes(parsed)
        );
      },
    ),
    { seed, numRuns: isLong ? 1500 : 25 },
  );
});
