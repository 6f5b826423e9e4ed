/** Reads the lines of an offer as people paste them and programs send them: `tear-out 600, gate 450`, `gate:450`, JSON. */
import { mostLines } from '../../../contract/shared-names.js';
import type { EngineWords } from '../../../words/engine-words.js';
import { onceFor } from '../../../words/once-for.js';
import { textOf } from '../../calculator/list-parameter.js';
import type { NumberReason } from '../../calculator/number-text.js';
import { explainNumber, parseNumber } from '../../calculator/number-text.js';
import { typedPattern } from '../../calculator/typed-words.js';
import { isRecord, jsonIn } from '../../calculator/written-records.js';

/** A line of an offer: what it is called there, and its amount of money. */
export interface OfferLine {
  readonly name: string;
  readonly amount: number;
}

/** Most characters of a line. */
export const longestLine = 120;

/** Amounts beyond this are slips of the keyboard. */
const mostAmount = 1e12;

/** What is wrong with a line; `meant` is the line as it can be read, null where only the caller can tell. */
export interface LineMistake {
  readonly trouble: 'tooMany' | 'tooLong' | 'noAmount' | 'noName' | 'severalAmounts' | 'notAbove' | NumberReason;
  /** The line as it was sent. */
  readonly line: string;
  readonly meant: string | null;
}

export type ReadLine = OfferLine | LineMistake;

/** Each line of the text, or what is wrong with it; one mistake alone for a text of too many lines. Empty lines are none. */
export function readLines(text: string, unit: string, words: EngineWords): readonly ReadLine[] {
  const signs = signsIn(words);
  const pieces = linesIn(text, signs);
  if (pieces.length > mostLines) return [{ trouble: 'tooMany', line: '', meant: null }];
  return pieces.map((piece) => readLine(piece, { unit, words, ...signs }));
}

/** The lines without those that cannot be read. */
export function offerOf(lines: readonly ReadLine[]): readonly OfferLine[] {
  return lines.flatMap((line) => (isMistake(line) ? [] : [line]));
}

export function isMistake(line: ReadLine): line is LineMistake {
  return 'trouble' in line;
}

/** The text of each line; those of a list or a record of a program as `name: amount`. */
function linesIn(text: string, signs: Signs): readonly string[] {
  const value = jsonIn(text);
  const texts = typeof value === 'object' && value !== null ? recordLines(value) : text.split(/[\r\n;]+/);
  return texts.flatMap((row) => splitAtCommas(row, signs)).filter((line) => line !== '');
}

/** Members by which programs call the name of a line and its amount. */
const nameKeys = ['name', 'line', 'label', 'item', 'description'];
const amountKeys = ['amount', 'price', 'cost', 'total'];

/** A line as a program gives it: a text, `{"name": "gate", "amount": 450}`, `{"gate": 450}` or `["gate", 450]`. */
export function lineText(value: unknown): string {
  return typeof value === 'object' && value !== null ? recordLines(value).join('\n') : textOf(value);
}

function recordLines(value: object): readonly string[] {
  if (Array.isArray(value)) {
    const [name, amount, ...others] = value as readonly unknown[];
    const isPair = typeof name === 'string' && typeof amount === 'number' && others.length === 0;
    return isPair ? [`${name}: ${amount}`] : value.map(lineText);
  }
  const members: Readonly<Record<string, unknown>> = isRecord(value) ? value : {};
  const [nameKey, amountKey] = [nameKeys, amountKeys].map((keys) => keys.find((key) => Object.hasOwn(members, key)));
  if (nameKey !== undefined && amountKey !== undefined)
    return [`${textOf(members[nameKey])}: ${textOf(members[amountKey])}`];
  return Object.entries(members).map(([name, amount]) => `${name}: ${textOf(amount)}`);
}

/** A comma before a word separates lines, but not a name: a part without an amount belongs to the next. */
function splitAtCommas(row: string, { tail }: Signs): readonly string[] {
  const lines: string[] = [];
  let open = '';
  for (const part of row.split(/,(?=\s|[\p{L}$€£])/u)) {
    const joined = open === '' ? part.trim() : `${open}, ${part.trim()}`;
    open = tail.test(joined) ? '' : joined;
    if (open === '') lines.push(joined);
  }
  return [...lines, open.trim()];
}

interface Signs {
  /** An amount at the end of a line, with its sign or code of money and what may come before a number that is subtracted. */
  readonly tail: RegExp;
  /** A second amount in a name: `gate: 450 permit`, `tear-out $600 gate`, or a number of hundreds that is no measure. */
  readonly otherAmount: RegExp;
}

const signsIn = onceFor((words: EngineWords): Signs => {
  const amount = String.raw`(?:(?:US\$|\p{Sc}|USD|EUR|GBP)[-−]?\s?)?\.?\d(?:[\d.,'_]*\d)?\s?k?`;
  const money = String.raw`(?:usd|eur|gbp|${typedPattern('money', words)}|\p{Sc})`;
  const hundreds = String.raw`\p{L}\s+\d{3,}(?:\.\d\d)?\s+(?!${typedPattern('measures', words)}\b)\p{L}`;
  return {
    tail: new RegExp(
      String.raw`(?<![\d.'_/\p{L}]|\d,)((?:(?<![\p{L}\p{N}])[-−]|\()?${amount}\)?)\s*${money}?\.?$`,
      'iu',
    ),
    otherAmount: new RegExp(String.raw`[:=]\s*\p{Sc}?\d|\p{Sc}\s?\d|\d,\d(?!\d\d)|${hundreds}`, 'iu'),
  };
});

/** A sign of money before the name: `$600 tear-out`. */
const leading = /^(\p{Sc}\s?\d(?:[\d.,'_]*\d)?k?)\s+(\p{L}.*)$/u;

/** Marks before the lines of a list. */
const bullet = /^\s*(?:[-*•·–—]\s+|\d{1,2}[.)]\s+)/u;

interface Reader extends Signs {
  readonly unit: string;
  readonly words: EngineWords;
}

function readLine(piece: string, reader: Reader): ReadLine {
  const { tail, otherAmount } = reader;
  const line = piece.trim();
  const wrong = (trouble: LineMistake['trouble'], meant: string | null = null) => ({ trouble, line, meant });
  if (line.length > longestLine) return wrong('tooLong');
  const plain = line.replace(bullet, '');
  const [, ahead = '', behind = ''] = leading.exec(plain) ?? [];
  const found = tail.exec(plain);
  const [written, name] =
    ahead !== '' && found === null ? [ahead, behind] : [found?.[1] ?? '', plain.slice(0, found?.index ?? 0)];
  if (written === '') return wrong('noAmount');
  const called = name.replace(/[\s:=|,.…·–—-]+$/u, '').replace(/^["'\s]+|["'\s]+$/g, '');
  if (!/\p{L}/u.test(called)) return wrong('noName');
  if (otherAmount.test(called)) return wrong('severalAmounts');
  const { value, trouble, meant } = readAmount(written, reader);
  if (trouble !== null) return wrong(trouble, meant === null ? null : `${called}: ${meant}`);
  return value > 0 && value <= mostAmount ? { name: called, amount: value } : wrong('notAbove');
}

interface ReadAmount {
  readonly value: number;
  readonly trouble: NumberReason | null;
  /** What the text may mean. */
  readonly meant: string | null;
}

/** Money has no thousandths, so that `1,800` and `$1.8k` have one reading; `12,5` has none that is sure. */
const clear: ReadonlySet<NumberReason> = new Set(['separators', 'thousand']);

function readAmount(written: string, { unit, words }: Reader): ReadAmount {
  const isOff = /^\(|^[^\d]*[-−]/u.test(written);
  const [, sign = '', digits = ''] = /^[(−-]*\s*(\p{Sc}|US\$|[a-z]{3})?[−-]?\s*(.*?)\)?$/isu.exec(written) ?? [];
  const isOther = sign !== '' && explainNumber(`${sign}1`, { unit }, words).meant === null;
  const plain = parseNumber(digits);
  if (isOff) return { value: -1, trouble: null, meant: null };
  if (isOther) return { value: 0, trouble: 'money', meant: null };
  if (plain !== undefined) return { value: plain, trouble: null, meant: null };
  const { reason, meant } = explainNumber(digits, {}, words);
  const value = clear.has(reason) && meant !== null ? Number(meant) : undefined;
  return value === undefined ? { value: 0, trouble: reason, meant } : { value, trouble: null, meant: null };
}
