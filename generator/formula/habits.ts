/**
 * What spreadsheets, programming languages and typesetting have taught people to write, and what it is here: signs,
 * words and functions. A habit is never accepted silently, and its message shows the formula as it would be here.
 */

/** A sign or a word: what it is called here, or why there is nothing of the kind. */
export interface Habit {
  /** What to write in its place; null where that depends on what stands around it. */
  readonly write: string | null;
  readonly hint: string;
}

function write(text: string, meaning = ''): Habit {
  return { write: text, hint: `Write \`${text}\`${meaning === '' ? '' : ` ${meaning}`}.` };
}

function rephrase(hint: string): Habit {
  return { write: null, hint };
}

const plainQuotes = rephrase('Use the plain quotes of the keyboard: an option is written like `"..."`.');
const behindTheNumber = rephrase('A unit stands behind its number, as units.yaml names it.');
const braces = rephrase('Braces belong to sentences; in a formula use ( and ).');
const multiply = write('*', 'to multiply');
const minus = write('-', 'as the keyboard has it');
const rangeOrMinus = write('..', 'for a range, and a plain - for a difference');

/** Signs of other languages and of typesetting, the longest first where one begins with another. */
export const signHabits: ReadonlyMap<string, Habit> = new Map([
  ['...', write('..', 'for a range')],
  ['===', write('=', 'to compare')],
  ['!==', write('!=', 'to compare')],
  ['==', write('=', 'to compare')],
  ['=<', write('<=')],
  ['=>', write('>=')],
  ['<>', write('!=')],
  ['~=', write('!=')],
  [':=', rephrase('A step is named before the colon of its line; behind it stands the formula alone.')],
  ['**', write('^', 'for a power')],
  ['//', rephrase('A quotient without its rest is `floor(... / ...)`.')],
  ['&&', write('and')],
  ['||', write('or')],
  ['&', write('and')],
  ['|', write('or')],
  ['!', write('not')],
  ['?', rephrase('A choice is written `if ... then ... else ...`.')],
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
  ['\u221a', rephrase('A root is written `sqrt(...)`.')],
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
  ['%', rephrase('A percent sign stands behind a number, as in `...%`.')],
  ['{', braces],
  ['}', braces],
]);

/** The longest sign of habit that a text begins with at a place; null when none does. */
export function signAt(text: string, at: number): string | null {
  for (const length of [3, 2, 1]) {
    const sign = text.slice(at, at + length);
    if (sign.length === length && signHabits.has(sign)) return sign;
  }
  return null;
}

/** Words that stand where an operator or a part of a choice is meant. */
export const wordHabits: ReadonlyMap<string, Habit> = new Map([
  ['elseif', write('else if')],
  ['elsif', write('else if')],
  ['elif', write('else if')],
  ['otherwise', write('else')],
  ['is', write('=', 'to compare')],
  ['equals', write('=', 'to compare')],
  ['times', multiply],
  ['plus', write('+', 'to add')],
  ['minus', write('-', 'to subtract')],
  ['mod', rephrase('What a division leaves over is `mod(..., ...)`.')],
  ['between', rephrase('Compare twice: `... >= ... and ... <= ...`.')],
  ['xor', rephrase('One of two alone is `(... or ...) and not (... and ...)`.')],
]);

/** Builds a formula of the values of a call; null where it takes others. */
type Rewrite = (args: readonly string[]) => string | null;

/** A call by another name; a number of decimals in second place becomes the multiple that it stands for. */
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

/** A value that something stands beside: in parentheses unless it is one piece. */
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

const logarithms = '`ln` is the natural logarithm, `log10` the decimal one.';

const lookups = 'Figures stand in `tables`, read as `table[select]`, or in `schedules`, read as `schedule[amount]`.';

interface FunctionHabit {
  readonly rewrite: Rewrite;
  /** What is said where the call cannot be rewritten as it stands. */
  readonly hint: string;
}

function called(rewrite: Rewrite, hint: string): FunctionHabit {
  return { rewrite, hint };
}

const none: Rewrite = () => null;
const byLookup = called(none, lookups);

/** Functions of spreadsheets and programming languages, by their names in lower case. */
export const functionHabits: ReadonlyMap<string, FunctionHabit> = new Map([
  ['if', called(choice, 'A choice is written `if ... then ... else ...`.')],
  ['iif', called(choice, 'A choice is written `if ... then ... else ...`.')],
  ['ifs', called(none, 'Choices follow one another: `if ... then ... else if ... then ... else ...`.')],
  ['iferror', called(none, 'There are no errors to catch: the checker proves that there is always an answer.')],
  ['and', called(joined('and'), 'Write `... and ...`.')],
  ['or', called(joined('or'), 'Write `... or ...`.')],
  ['not', called(([a]) => (a === undefined ? null : `not ${operand(a)}`), 'Write `not ...`.')],
  ['sum', called(joined('+'), 'A sum is written `... + ...`.')],
  ['product', called(joined('*'), 'A product is written `... * ...`.')],
  ['average', called(average, 'A mean is written `(... + ...) / 2`.')],
  ['avg', called(average, 'A mean is written `(... + ...) / 2`.')],
  ['mean', called(average, 'A mean is written `(... + ...) / 2`.')],
  ['power', called(joined('^'), 'A power is written `... ^ ...`.')],
  ['pow', called(joined('^'), 'A power is written `... ^ ...`.')],
  ['roundup', called(rounding('ceil'), 'Up is `ceil(...)`.')],
  ['rounddown', called(rounding('floor'), 'Down is `floor(...)`.')],
  ['ceiling', called(renamed('ceil'), 'Up is `ceil(...)`.')],
  ['int', called(renamed('floor'), 'Down is `floor(...)`.')],
  ['trunc', called(rounding('floor'), 'Down is `floor(...)`.')],
  ['mround', called(renamed('round'), 'To a multiple is `round(..., ...)`.')],
  ['log2', called(([a, ...others]) => (a === undefined || others.length > 0 ? null : `ln(${a}) / ln(2)`), logarithms)],
  [
    'atan2',
    called(
      ([y, x]) => (y === undefined || x === undefined ? null : `atan(${operand(y)} / ${operand(x)})`),
      'The angle of a slope is `atan(... / ...)`.',
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
