/** Writes a formula of the catalog for people: its names, functions and units in words, and its signs as in print. */
import { quantityText } from '../../engine/calculator/quantity-text.js';
import type { PageLanguage } from '../answer/page-language.js';
import { inWords } from '../answer/step-name.js';
import { rangeText } from './quantity.js';

/** What people call the names in formulas. */
export interface FormulaNames {
  /** Steps, figures and, where the catalog's names are in another language, inputs. */
  readonly labels: Readonly<Record<string, string>>;
  /** The labels of an input's options; undefined for what is no input with options. */
  readonly optionOf: (input: string, value: string) => string | undefined;
}

const digits = String.raw`\d+(?:\.\d+)?`;
/** A unit may have several words; it ends before the next sign, word or bracket of the formula. */
const unit = String.raw`(?!(?:then|else|and|or|to|with)\b)[\p{L}\p{Sc}%°][^,()[\]]*?(?=$|[,()[\]]|\.\.| (?:[-+*/^<>=!]+|to|then|else|and|or|with|if) )`;

const parts = new RegExp(
  [
    '"(?<text>[^"]*)"',
    String.raw`(?<low>${digits})\.\.(?<high>${digits})(?: (?<both>${unit}))?`,
    `(?<number>${digits})(?:(?<percent>%)| (?<unit>${unit}))?`,
    String.raw`\bto (?<target>${unit})`,
    String.raw`(?<name>[A-Za-z_]\w*(?:\.\w+)*)(?<call>\()?`,
    String.raw` ?\^ ?(?<power>[23])(?![\d.])`,
    String.raw`(?<sign>\.\.|[-*/]|[<>!]=)`,
  ].join('|'),
  'gu',
);

type Found = Readonly<Record<string, string | undefined>>;

/** Signs of print, and what mathematics calls by a letter. */
const signs: Readonly<Record<string, string>> = {
  ...{ '*': '×', '/': '÷', '-': '−', '<=': '≤', '>=': '≥', '!=': '≠', '..': '–', pi: 'π' },
};

const powers: Readonly<Record<string, string>> = { '2': '²', '3': '³' };

/** A unit with its powers as in print: `ft²` for `ft^2`. */
export function printedUnit(unit: string): string {
  return unit.replace(/\^([23])(?!\d)/g, (_, power: string) => powers[power] ?? power);
}

/** Texts are shown whole: as they are, or by the label of the option that one names. */
export function formulaText(formula: string, names: FormulaNames, language: PageLanguage): string {
  let last = '';
  return formula.replace(parts, (part, ...rest) => {
    const found = rest.at(-1) as Found;
    const { text, name, target, power } = found;
    if (text !== undefined) return `"${names.optionOf(last, text) ?? text}"`;
    if (target !== undefined) return language.words.formulas.inUnit({ unit: printedUnit(target) });
    if (power !== undefined) return powers[power] ?? part;
    if (name === undefined) return amountText(found, language) ?? signs[part] ?? part;
    last = name;
    return nameText(name, found['call'] ?? '', names, language);
  });
}

function amountText({ low, high, both, number, percent, unit }: Found, language: PageLanguage): string | undefined {
  if (low !== undefined) return rangeText(language, Number(low), Number(high), printedUnit(both ?? ''));
  return number === undefined ? undefined : quantityText(language, Number(number), percent ?? printedUnit(unit ?? ''));
}

/** A function without words is notation, such as `sin`; an operator such as `not` may be followed by a bracket. */
function nameText(name: string, call: string, { labels }: FormulaNames, { words, inside }: PageLanguage): string {
  const { functions, operators } = words.formulas;
  const word = (call === '' ? undefined : said(functions, name)) ?? said(operators, name);
  if (word !== undefined) return call === '' ? word : `${word} (`;
  const label = said(labels, name) ?? signs[name] ?? (call === '' ? inWords(name.replace(/\./g, ' ')) : name);
  return inside(label) + call;
}

function said(words: Readonly<Record<string, string>>, name: string): string | undefined {
  return Object.hasOwn(words, name) ? words[name] : undefined;
}
