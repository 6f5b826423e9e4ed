/** Every character that nobody sees is named at its place, and none is left after `check --fix`. */
import { mendAll } from '../../../authoring/language/mend.js';
import { positionAt, spanText } from '../../../generator/source/source.js';
import { calculatorText } from '../../support/calculator-text.js';
import { checkCatalog, sourcesOf } from '../../support/check-catalog.js';
import { serviceOf } from '../../support/language-service.js';

const file = calculatorText({ formula: 'answer: n * 2', expected: 2 });

const spaces = [0xa0, 0x1680, 0x2000, 0x2003, 0x2009, 0x200a, 0x202f, 0x205f, 0x3000];
const others = [
  ...[0x85, 0xad, 0x34f, 0x61c, 0x180e, 0x200b, 0x200c, 0x200d, 0x200e, 0x200f, 0x2028, 0x2029],
  ...[0x202a, 0x202e, 0x2060, 0x2061, 0x2064, 0x2066, 0x2069, 0x206f, 0x3164, 0xfe0f, 0xfeff, 0xe0041],
];
const codes = [...spaces, ...others];

/** Where a character is put in place of `~`; a space is put in place of one. */
const places = {
  'an indent': file.replace('\n  subtitle', '\n~ subtitle'),
  'a space behind a colon': file.replace('title: ', 'title:~'),
  'a formula': file.replace('n * 2', 'n~* 2'),
  'a text': file.replace('Bedding Calculator', 'Bedding~Calculator'),
  'a comment': file.replace('\n  subtitle', ' # a~note\n  subtitle'),
};

const cases = codes.flatMap((code) =>
  Object.entries(places).map(([place, text]) => {
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    return { name, place, sign: String.fromCodePoint(code), text, isSpace: spaces.includes(code) };
  }),
);

test.each(cases)('$name in $place is named where it is', ({ name, sign, text }) => {
  const { diagnostics } = checkCatalog({ calculators: text.replace('~', sign) });
  expect(diagnostics.map(({ message }) => message)).toEqual([expect.stringContaining(name)]);
  const [found] = diagnostics;
  if (found === undefined) return;
  expect(spanText(found.span)).toBe(sign);
  const before = text.slice(0, text.indexOf('~')).split('\n');
  expect(positionAt(found.span.source, found.span.start)).toEqual({
    line: before.length,
    column: (before.at(-1) ?? '').length + 1,
  });
});

test.each(cases)('no $name is left in $place, and a space only where one was meant', ({ sign, text, isSpace }) => {
  const service = serviceOf(sourcesOf({ calculators: text.replace('~', isSpace ? sign : ` ${sign}`) }));
  mendAll(service);
  expect(service.textOf('catalog/calculators.yaml')).toBe(text.replace('~', ' '));
  expect(service.prove().diagnostics).toEqual([]);
});

test('all of a file are named at once', () => {
  const text = file.replaceAll(': ', ':\u00a0');
  const { diagnostics } = checkCatalog({ calculators: text });
  expect(diagnostics).toHaveLength(file.split(': ').length - 1);
});

test('letters of other scripts and accents are accepted', () => {
  const { diagnostics } = checkCatalog({ calculators: file.replace('Bedding Calculator', 'Césped ñandú größe 計算') });
  expect(diagnostics).toEqual([]);
});
