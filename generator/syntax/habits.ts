/**
 * Signs, words and functions that people bring from spreadsheets, programming languages and typesetting, with their
 * spelling in this language. They are never accepted silently; the message shows the formula as it should be.
 */

/** The replacement of a foreign sign or word, or a hint on how to say it differently. */
export interface Habit {
  /** Text to write instead; null when that depends on the text around it. */
  readonly write: string | null;
  readonly hint: string;
}

function write(text: string, meaning = ''): Habit {
  return { write: text, hint: `Write \`${text}\`${meaning === '' ? '' : ` ${meaning}`}.` };
}

function rephrase(hint: string): Habit {
  return { write: null, hint };
}

const plainQuotes = rephrase('Use the straight quotes of the keyboard: an option is written as `"..."`.');
const behindTheNumber = rephrase('A unit comes after its number, spelled as in units.yaml.');
const braces = rephrase('Braces belong in sentences; in a formula use ( and ).');
const multiply = write('*', 'to multiply');
const minus = write('-', 'from the keyboard');
const rangeOrMinus = write('..', 'for a range, and a plain - for a difference');

/** Signs of other languages and of typesetting; see `signAt` for which one wins. */
export const signHabits: ReadonlyMap<string, Habit> = new Map([
  ['...', write('..', 'for a range')],
  ['===', write('=', 'to compare')],
  ['!==', write('!=', 'to compare')],
  ['==', write('=', 'to compare')],
  ['=<', write('<=')],
  ['=>', write('>=')],
  ['<>', write('!=')],
  ['~=', write('!=')],
  [':', rephrase('A colon comes after a key. A law that is to be tried has no quotes around it: `- tried: a <= b`.')],
  [':=', rephrase('The name of a step comes before the colon; after it comes only the formula.')],
  ['**', write('^', 'for a power')],
  ['//', rephrase('Whole-number division is `floor(... / ...)`; a comment begins with ` #`.')],
  ['-- ', rephrase('A comment begins with ` #`.')],
  ['&&', write('and')],
  ['||', write('or')],
  ['&', write('and')],
  ['|', write('or')],
  ['!', write('not')],
  ['?', rephrase('A choice is written as `if ... then ... else ...`.')],
  [';', write(',', 'between the values of a call')],
  ['\u00d7', multiply],
  ['\u2715', multiply],
  ['\u00b7', multiply],
  ['\u22c5', multiply],
  ['\u00f7', write('/', 'to divide')],
  ['\u2044', write('/', 'to divide')],
  ['\u2212', minus],
  ['\u2010', minus],
  ['\u2011', minus],
  ['\u2013', rangeOrMinus],
  ['\u2014', rangeOrMinus],
  ['\u2026', write('..', 'for a range')],
  ['\u2260', write('!=')],
  ['\u2264', write('<=')],
  ['\u2265', write('>=')],
  ['\u00b2', write('^2')],
  ['\u00b3', write('^3')],
  ['\u03c0', write('pi')],
  ['\u221a', rephrase('A root is written as `sqrt(...)`.')],
  ['\u00bd', write('0.5')],
  ['\u00bc', write('0.25')],
  ['\u00be', write('0.75')],
  ['\u2018', plainQuotes],
  ['\u2019', plainQuotes],
  ['\u201c', plainQuotes],
  ['\u201d', plainQuotes],
  ['$', behindTheNumber],
  ['\u20ac', behindTheNumber],
  ['\u00a3', behindTheNumber],
  ['\u00b0', behindTheNumber],
  ['%', rephrase('A percent sign comes after a number, as in `...%`.')],
  ['{', braces],
  ['}', braces],
]);

/** The longest foreign sign of `text` at offset `at`; null when there is none. */
export function signAt(text: string, at: number): string | null {
  for (const length of [3, 2, 1]) {
    const sign = text.slice(at, at + length);
    if (sign.length === length && signHabits.has(sign)) return sign;
  }
  return null;
}

/** Foreign words for an operator or a part of a choice, in lowercase. */
export const wordHabits: ReadonlyMap<string, Habit> = new Map([
  ['elseif', write('else if')],
  ['elsif', write('else if')],
  ['elif', write('else if')],
  ['otherwise', write('else')],
  ['is', write('=', 'to compare')],
  ['equals', write('=', 'to compare')],
  ['times', multiply],
  ['x', multiply],
  ['plus', write('+', 'to add')],
  ['minus', write('-', 'to subtract')],
  ['mod', rephrase('The remainder of a division is `mod(..., ...)`.')],
  ['between', rephrase('Compare twice: `... >= ... and ... <= ...`.')],
  ['xor', rephrase('One but not both is `(... or ...) and not (... and ...)`.')],
]);

/** Builds a formula from the arguments of a call; null when they do not fit. */
type Rewrite = (args: readonly string[]) => string | null;

/** Renames a rounding call; a number of decimals as second argument becomes a multiple: 2 becomes 0.01. */
function rounding(name: string): Rewrite {
  return ([value, decimals = '0', ...others]) => {
    if (value === undefined || others.length > 0 || !/^-?\d$/.test(decimals)) return null;
    return decimals === '0' ? `${name}(${value})` : `${name}(${value}, ${Number(`1e${-Number(decimals)}`)})`;
  };
}

function renamed(name: string): Rewrite {
  return (args) => `${name}(${args.join(', ')})`;
}

function joined(operator: string): Rewrite {
  return (args) => (args.length < 2 ? null : args.map(operand).join(` ${operator} `));
}

/** Puts an operand in parentheses unless it is a single term. */
function operand(text: string): string {
  let bare = text;
  for (let before = ''; before !== bare; ) [before, bare] = [bare, bare.replace(/[([][^()[\]]*[)\]]/g, '')];
  return /^[\w.]+(?: [A-Za-z%][\w/^*]*)?$/.test(bare) ? text : `(${text})`;
}

const choice: Rewrite = ([condition, consequent, alternate, ...others]) =>
  condition === undefined || consequent === undefined || alternate === undefined || others.length > 0
    ? null
    : `if ${condition} then ${consequent} else ${alternate}`;

const average: Rewrite = (args) => (args.length < 2 ? null : `(${args.map(operand).join(' + ')}) / ${args.length}`);

const logarithms = '`ln` is the natural logarithm, `log10` the one to base 10.';

const lookups = 'Look up figures in `tables`, read as `table[select]`, or in `schedules`, read as `schedule[amount]`.';

interface FunctionHabit {
  readonly rewrite: Rewrite;
  /** The hint for a call that cannot be rewritten. */
  readonly hint: string;
  /** False where the rewritten call may give another value. */
  readonly isSame: boolean;
}

function called(rewrite: Rewrite, hint: string, isSame = true): FunctionHabit {
  return { rewrite, hint, isSame };
}

const none: Rewrite = () => null;
const byLookup = called(none, lookups);

/** Functions of spreadsheets and programming languages, by their names in lowercase. */
export const functionHabits: ReadonlyMap<string, FunctionHabit> = new Map([
  ['if', called(choice, 'A choice is written as `if ... then ... else ...`.')],
  ['iif', called(choice, 'A choice is written as `if ... then ... else ...`.')],
  ['ifs', called(none, 'Chain choices: `if ... then ... else if ... then ... else ...`.')],
  ['iferror', called(none, 'There are no errors to catch: the checker proves that there is always an answer.')],
  ['and', called(joined('and'), 'Write `... and ...`.')],
  ['or', called(joined('or'), 'Write `... or ...`.')],
  ['not', called(([a]) => (a === undefined ? null : `not ${operand(a)}`), 'Write `not ...`.')],
  ['sum', called(joined('+'), 'A sum is written as `... + ...`.')],
  ['product', called(joined('*'), 'A product is written as `... * ...`.')],
  ['average', called(average, 'A mean is written as `(... + ...) / 2`.')],
  ['avg', called(average, 'A mean is written as `(... + ...) / 2`.')],
  ['mean', called(average, 'A mean is written as `(... + ...) / 2`.')],
  ['power', called(joined('^'), 'A power is written as `... ^ ...`.')],
  ['pow', called(joined('^'), 'A power is written as `... ^ ...`.')],
  ['roundup', called(rounding('ceil'), 'To round up, use `ceil(...)`.')],
  ['rounddown', called(rounding('floor'), 'To round down, use `floor(...)`.')],
  ['ceiling', called(renamed('ceil'), 'To round up, use `ceil(...)`.')],
  ['int', called(renamed('floor'), 'To round down, use `floor(...)`.')],
  ['trunc', called(rounding('floor'), 'To round down, use `floor(...)`.')],
  ['mround', called(renamed('round'), 'To round to a multiple, use `round(..., ...)`.')],
  ['log2', called(([a, ...others]) => (a === undefined || others.length > 0 ? null : `ln(${a}) / ln(2)`), logarithms)],
  [
    'atan2',
    called(
      ([y, x]) => (y === undefined || x === undefined ? null : `atan(${operand(y)} / ${operand(x)})`),
      'The angle of a slope is `atan(... / ...)`.',
      false,
    ),
  ],
  ['log', called(renamed('log10'), logarithms)],
  [
    'cbrt',
    called(([a]) => (a === undefined ? null : `${operand(a)} ^ (1 / 3)`), 'A root is a power: `... ^ (1 / 3)`.'),
  ],
  ['vlookup', byLookup],
  ['hlookup', byLookup],
  ['xlookup', byLookup],
  ['lookup', byLookup],
  ['index', byLookup],
  ['match', byLookup],
  ['choose', byLookup],
  ['switch', byLookup],
]);
