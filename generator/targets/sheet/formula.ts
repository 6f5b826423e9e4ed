/** Formulas of a spreadsheet, before their cells have places. */

/** A cell or a range of cells, by its key; what lays a sheet out gives it an address or a name. */
export interface Reference {
  readonly key: string;
}

export interface Formula {
  readonly pieces: readonly (string | Reference)[];
  readonly precedence: number;
}

/** Precedence of spreadsheet operators. */
export const precedence = { compare: 1, join: 2, sum: 3, product: 4, atom: 9 } as const;

export function isFormula(content: unknown): content is Formula {
  return typeof content === 'object' && content !== null && 'pieces' in content;
}

/** The text of a formula, without the sign in front of it. */
export function formulaText({ pieces }: Formula, addressOf: (key: string) => string): string {
  return pieces.map((piece) => (typeof piece === 'string' ? piece : addressOf(piece.key))).join('');
}

export function reference(key: string): Formula {
  return { pieces: [{ key }], precedence: precedence.atom };
}

/** Spreadsheets read the first 15 digits of a number; a number of more is written as a sum, which is exact. */
export function number(value: number): Formula {
  if (value === Math.PI) return call('PI');
  const head = Number(value.toPrecision(15));
  const rest = Number((value - head).toPrecision(15));
  if (rest !== 0) return infix('+', number(head), number(rest));
  return { pieces: [digits(value)], precedence: value < 0 ? precedence.sum : precedence.atom };
}

/** Without an exponent, which not every spreadsheet reads in the same way. */
function digits(value: number): string {
  const [mantissa = '', exponent] = String(value).split('e');
  if (exponent === undefined) return mantissa;
  const [sign, size] = mantissa.startsWith('-') ? ['-', mantissa.slice(1)] : ['', mantissa];
  const [whole = '', part = ''] = size.split('.');
  const shift = Number(exponent);
  if (shift < 0) return `${sign}0.${'0'.repeat(-shift - 1)}${whole}${part}`;
  return `${sign}${whole}${part.padEnd(shift, '0')}`;
}

function literal(text: string): Formula {
  return { pieces: [text], precedence: precedence.atom };
}

/** Splits a text, because Excel allows at most 255 characters in a quoted one. */
const textParts = /.{1,250}/gs;

export function quoted(text: string): Formula {
  const parts = text.match(textParts) ?? [''];
  return joined(parts.map((part) => literal(`"${part.replaceAll('"', '""')}"`)));
}

/** Texts one after the other. */
export function joined(parts: readonly Formula[]): Formula {
  const [first = literal('""'), ...rest] = parts.filter(({ pieces }) => pieces[0] !== '""' || pieces.length > 1);
  return rest.reduce((left, right) => infix('&', left, right), first);
}

export function call(name: string, ...args: readonly Formula[]): Formula {
  // Spreading is slow here: calls are nested, so the lists of pieces grow long.
  const [first = [], ...rest] = args.map(({ pieces }) => pieces);
  const start: Formula['pieces'] = [`${name}(`];
  return { pieces: start.concat(first, ...rest.flatMap((arg) => [',', arg]), ')'), precedence: precedence.atom };
}

const operators = {
  '=': precedence.compare,
  '<>': precedence.compare,
  '<': precedence.compare,
  '<=': precedence.compare,
  '>': precedence.compare,
  '>=': precedence.compare,
  '&': precedence.join,
  '+': precedence.sum,
  '-': precedence.sum,
  '*': precedence.product,
  '/': precedence.product,
} as const;

export type Operator = keyof typeof operators;

export function infix(operator: Operator, left: Formula, right: Formula): Formula {
  const own = operators[operator];
  return { pieces: [...bracketed(left, own), operator, ...bracketed(right, own + 1)], precedence: own };
}

export function opposite(operand: Formula): Formula {
  return { pieces: ['-', ...bracketed(operand, precedence.product)], precedence: precedence.sum };
}

function bracketed({ pieces, precedence: inner }: Formula, least: number): Formula['pieces'] {
  return inner < least ? ['(', ...pieces, ')'] : pieces;
}
