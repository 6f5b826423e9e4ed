import { isMistake } from '../../../generator/source/diagnostic.js';
import type { CatalogTexts } from '../../support/check-catalog.js';
import { checkCatalog, smallText } from '../../support/check-catalog.js';

/** Whatever a file holds, the checker answers with messages: it never throws and never runs away. */

const kennel = smallText('calculators');
const shortText = kennel.slice(0, kennel.indexOf('boarding:'));

/** The kennel's first calculator with one piece of text in place of another. */
function edited(before: string, after: string): string {
  if (!shortText.includes(before)) throw new Error(`The kennel's catalog has no ${before}.`);
  return shortText.replace(before, () => after);
}

function withFormula(formula: string): string {
  return edited('volume: length * width * depth', `volume: ${formula}`);
}

interface Hostile {
  readonly name: string;
  readonly calculators: string;
  /** The codes that are reported, without repeats; none when the file is fine. */
  readonly codes: readonly string[];
}

const times = (count: number, text: string) => text.repeat(count);

const laughs = ['a: &a [lol, lol, lol, lol, lol, lol, lol, lol, lol]']
  .concat([...'bcdefghi'].map((name, index) => `${name}: &${name} [${times(9, `*${'abcdefgh'[index]}, `)}]`))
  .join('\n');

const doublingSteps = Array.from({ length: 60 }, (_, step) => `    s${step + 1}: (s${step} + s${step}) / 2`).join('\n');
const squaringSteps = Array.from({ length: 60 }, (_, step) => `    s${step + 1}: s${step} * s${step}`).join('\n');

const cases: readonly Hostile[] = [
  { name: 'the file as it is', calculators: shortText, codes: [] },
  { name: 'a byte order mark', calculators: `\ufeff${shortText}`, codes: [] },
  { name: 'CRLF line ends', calculators: shortText.replaceAll('\n', '\r\n'), codes: [] },
  { name: 'spaces behind every line', calculators: shortText.replaceAll('\n', '   \n'), codes: [] },
  { name: 'no line end at the end', calculators: shortText.trimEnd(), codes: [] },
  { name: 'nothing', calculators: '', codes: ['wrong-type'] },
  { name: 'line ends alone', calculators: '\n\n\n', codes: ['wrong-type'] },
  { name: 'a comment alone', calculators: '# nothing\n', codes: ['wrong-type'] },
  { name: 'a byte order mark alone', calculators: '\ufeff', codes: ['wrong-type'] },
  { name: 'a list at the top', calculators: '- bedding\n- boarding\n', codes: ['wrong-type'] },
  { name: 'a number at the top', calculators: '12\n', codes: ['wrong-type'] },
  { name: 'two documents', calculators: '---\na: 1\n---\nb: 2\n', codes: ['wrong-type', 'yaml-syntax'] },
  {
    name: 'a directive of an older YAML',
    calculators: `%YAML 1.1\n---\n${edited('min: 4, max: 60', 'min: 4, max: 6_0')}`,
    codes: ['wrong-type'],
  },
  { name: 'a zero byte', calculators: edited('Bedding Calculator', 'Bed\u0000ding'), codes: ['yaml-syntax'] },
  { name: 'control characters', calculators: '\u0001\u0002\u0003', codes: ['yaml-syntax'] },
  { name: 'a picture read as text', calculators: '\ufffdPNG\r\n\u001a\n\u0000\u0000\rIHDR', codes: ['yaml-syntax'] },
  { name: 'half a character', calculators: edited('Bedding Calculator', 'Bed\ud800ding'), codes: ['yaml-syntax'] },
  { name: 'a quote that never ends', calculators: '"', codes: ['yaml-syntax'] },
  { name: 'a tab before the first name', calculators: '\tbedding: 1\n', codes: ['yaml-syntax'] },
  { name: 'tabs between signs', calculators: withFormula('length\t*\twidth\t*\tdepth'), codes: [] },
  {
    name: 'a formula over several lines',
    calculators: withFormula('>-\n      length\n      * width\n      * depth'),
    codes: [],
  },
  {
    name: 'a formula in a block with CRLF',
    calculators: withFormula('|\r\n      length *\r\n      width *\r\n      depth'),
    codes: [],
  },
  { name: 'a name of ten thousand letters', calculators: `${times(10_000, 'a')}: 1\n`, codes: ['yaml-syntax'] },
  {
    name: 'a line of a million letters',
    calculators: edited('Wood chips for a run', times(1_000_000, 'x')),
    codes: ['out-of-limits'],
  },
  { name: 'a formula of a million signs', calculators: withFormula(times(250_000, '1 + ')), codes: ['out-of-limits'] },
  {
    name: 'a thousand sums',
    calculators: withFormula(`length * width * depth + (${times(480, '0 + ')}0) * 1 cuft`),
    codes: [],
  },
  {
    name: '200 parentheses',
    calculators: withFormula(`${times(200, '(')}length${times(200, ')')} * width * depth`),
    codes: ['too-deep'],
  },
  {
    name: '900 signs of minus',
    calculators: withFormula(`${times(900, '-')}length * width * depth`),
    codes: ['too-deep'],
  },
  {
    name: '700 steps of text, each of which reads the one before',
    calculators: withFormula(
      `length * width * depth\n    t0: if length > 10 ft then "long" else "short"\n${Array.from({ length: 700 }, (_, index) => `    t${index + 1}: if t${index} = "long" then "long" else "short"`).join('\n')}`,
    ),
    codes: ['chain-too-deep', 'unused-step'],
  },
  { name: '300 conditionals', calculators: withFormula(`${times(300, 'if ')}length`), codes: ['too-deep'] },
  { name: '60 thousand brackets', calculators: `a: ${times(60_000, '[')}`, codes: ['yaml-syntax'] },
  { name: '60 thousand braces', calculators: times(60_000, '{'), codes: ['yaml-syntax'] },
  { name: '20 thousand nested lists', calculators: `${times(20_000, '- ')}x`, codes: ['yaml-syntax'] },
  {
    name: 'a thousand levels of names',
    calculators: Array.from({ length: 1000 }, (_, level) => `${times(level, ' ')}a:`).join('\n'),
    codes: ['yaml-syntax'],
  },
  { name: 'aliases of aliases of aliases', calculators: laughs, codes: ['alias-not-allowed'] },
  { name: 'an alias of itself', calculators: 'a: &a [*a]\n', codes: ['alias-not-allowed'] },
  { name: 'an alias of nothing', calculators: 'a: *b\n', codes: ['alias-not-allowed'] },
  { name: 'a merge key', calculators: 'a: &a { b: 1 }\nc: { <<: *a }\n', codes: ['alias-not-allowed'] },
  {
    name: 'a merge key without an alias',
    calculators: edited('length: {', 'length: { <<: { label: x },'),
    codes: ['unknown-key'],
  },
  { name: 'a tag that runs code elsewhere', calculators: 'a: !!js/function "() => 1"\n', codes: ['tag-not-allowed'] },
  { name: 'a name that is a group', calculators: '? { a: 1 }\n: 2\n', codes: ['yaml-syntax'] },
  { name: 'a name that is missing', calculators: ': 2\n', codes: ['malformed'] },
  { name: 'a name of another alphabet', calculators: 'слаб: 1\n', codes: ['malformed'] },
  { name: '__proto__ as a slug', calculators: '__proto__: { title: x }\n', codes: ['malformed'] },
  {
    name: 'constructor as a slug',
    calculators: shortText.replace('bedding:', 'constructor:'),
    codes: ['reserved-name'],
  },
  {
    name: '__proto__ as a key',
    calculators: edited('tag: housing', '__proto__: { tag: housing }\n  tag: housing'),
    codes: ['unknown-key'],
  },
  { name: '__proto__ as an input', calculators: edited('length: {', '__proto__: {'), codes: ['malformed'] },
  {
    name: 'toString as an input',
    calculators: edited('length: {', 'toString: {'),
    codes: ['reserved-name', 'unknown-name'],
  },
  {
    name: '__proto__ as a name in a formula',
    calculators: withFormula('length * width * __proto__'),
    codes: ['unknown-name'],
  },
  {
    name: 'constructor as a name in a formula',
    calculators: withFormula('length * width * constructor'),
    codes: ['unknown-name'],
  },
  {
    name: 'constructor as a column',
    calculators: withFormula('length * width * depth.constructor'),
    codes: ['unknown-column'],
  },
  {
    name: 'constructor as a unit',
    calculators: withFormula('length * width * 3 constructor'),
    codes: ['unknown-unit'],
  },
  {
    name: 'constructor as a function',
    calculators: withFormula('constructor(length, width, depth)'),
    codes: ['unknown-function'],
  },
  { name: 'constructor as a table', calculators: withFormula('constructor[length]'), codes: ['unknown-lookup'] },
  { name: '__proto__ as an option', calculators: edited('"6": 6 in', '__proto__: 6 in'), codes: ['malformed'] },
  {
    name: 'a number beyond all doubles',
    calculators: withFormula('length * width * depth * 1e999'),
    codes: ['out-of-limits'],
  },
  {
    name: 'an exponent of a thousand digits',
    calculators: withFormula(`length * width * depth * 1e${times(1000, '9')}`),
    codes: ['out-of-limits'],
  },
  {
    name: 'a number below all doubles',
    calculators: withFormula('length * width * depth / 1e-400'),
    codes: ['out-of-limits'],
  },
  { name: 'a thousand digits', calculators: withFormula(`length * width * depth * 1.${times(1000, '0')}`), codes: [] },
  {
    name: 'ten to the power of 400',
    calculators: withFormula('length * width * depth * 10 ^ 400'),
    codes: ['overflow'],
  },
  {
    name: 'a tower of powers',
    calculators: withFormula('length * width * depth * 9 ^ 9 ^ 9 ^ 9 ^ 9'),
    codes: ['overflow'],
  },
  {
    name: 'powers of powers of a fraction',
    calculators: withFormula('length * width * depth * (1 + ((((1/3) ^ 64) ^ 64) ^ 64) ^ 64)'),
    codes: [],
  },
  {
    name: 'a huge power of a unit',
    calculators: withFormula('length * width * depth * 5 in^999999999'),
    codes: ['out-of-limits'],
  },
  {
    name: 'a huge power of a value',
    calculators: withFormula('length * width * depth ^ 999999999'),
    codes: ['out-of-limits'],
  },
  {
    name: 'a small power of a value',
    calculators: withFormula('length * width * depth ^ -999999999'),
    codes: ['out-of-limits'],
  },
  {
    name: 'steps that double the work',
    calculators: withFormula(`length * width * depth * s60 / s60\n    s0: length / 1 ft\n${doublingSteps}`),
    codes: ['unknown-name'],
  },
  {
    name: 'steps that read one another twice',
    calculators: edited(
      '    volume:',
      `    s0: length / 1 ft\n${doublingSteps}\n    volume: s60 * width * depth * 1 ft + 0 *`,
    ),
    codes: [],
  },
  {
    name: 'steps that square a unit',
    calculators: edited('    volume:', `    s0: length\n${squaringSteps}\n    volume: s60 +`),
    codes: ['out-of-limits'],
  },
  {
    name: 'bounds that are no numbers',
    calculators: edited('min: 4, max: 60', 'min: .nan, max: .inf'),
    codes: ['wrong-type'],
  },
  { name: 'a bound in hexadecimal', calculators: edited('max: 60', 'max: 0x3C'), codes: ['wrong-type'] },
  { name: 'a bound in octal', calculators: edited('max: 60', 'max: 0o74'), codes: ['wrong-type'] },
  { name: 'a bound with a separator', calculators: edited('max: 60', 'max: 1_000'), codes: ['wrong-type'] },
  { name: 'a bound beyond all doubles', calculators: edited('max: 60', 'max: 1e999'), codes: ['wrong-type'] },
  {
    name: 'a bound at the edge of doubles',
    calculators: edited('max: 60, step: 1', 'max: 1e308, step: 1'),
    codes: ['overflow'],
  },
  {
    name: 'an example in hexadecimal',
    calculators: edited('inputs: {}', 'inputs: { length: 0x10 }'),
    codes: ['wrong-type'],
  },
  {
    name: 'a unicode minus',
    calculators: withFormula('(length \u2212 1 ft) * width * depth'),
    codes: ['unexpected-character'],
  },
  {
    name: 'smart quotes',
    calculators: withFormula('if depth = \u201c3\u201d then 1 cuft else length * width * depth'),
    codes: ['unexpected-character'],
  },
  {
    name: 'letters of another alphabet',
    calculators: withFormula('length * width * \u0434epth'),
    codes: ['unexpected-character'],
  },
  {
    name: 'an emoji',
    calculators: withFormula('length * width * depth * \ud83d\udc36'),
    codes: ['unexpected-character'],
  },
  { name: 'a no-break space', calculators: withFormula('length *\u00a0width * depth'), codes: ['yaml-syntax'] },
  { name: 'an emoji in a text', calculators: edited('Wood chips for a run', 'Wood chips \ud83d\udc36'), codes: [] },
];

test.each(cases)('$name', ({ calculators, codes }) => {
  const { diagnostics, catalog, report } = checkCatalog({ calculators, figures: smallText('figures') });
  expect({ report, codes: [...new Set(diagnostics.filter(isMistake).map(({ code }) => code))].sort() }).toEqual({
    report,
    codes: [...codes].sort(),
  });
  expect(catalog === null).toBe(codes.length > 0);
  expect(report.length).toBeLessThan(5_000);
});

const junk = '\u0000\u0001\ufffd';

test.each<[string, CatalogTexts]>([
  ['units', { units: '' }],
  ['service', { service: '' }],
  ['network', { network: '' }],
  ['units with junk', { units: junk }],
  ['service with junk', { service: junk }],
  ['network with junk', { network: junk }],
  ['units that are a list', { units: '- ft' }],
  ['a service that is a list', { service: '- name' }],
  ['a network that is a list', { network: '- cities' }],
])('%s: one message, and none of what follows from it', (_, texts) => {
  const { diagnostics, catalog } = checkCatalog(texts);
  expect(diagnostics).toHaveLength(1);
  expect(catalog).toBeNull();
});

test('a file in UTF-16 is one mistake, whatever it holds', () => {
  const calculators = `\ufffd\ufffd${[...kennel].map((letter) => `${letter}\u0000`).join('')}`;
  const { diagnostics } = checkCatalog({ calculators });
  expect(diagnostics.map(({ message }) => message)).toEqual(['This is not valid YAML: this file is saved as UTF-16.']);
});
