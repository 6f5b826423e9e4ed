/** Pieces of TypeScript that know where lines may break; `layout.ts` lays them out. */
export type Code = string | CodeList | CodeChain | CodeChoice | CodeSentence | CodeLabelled;

/** Items between brackets: an object, an array, arguments, an expression in parentheses. */
export interface CodeList {
  readonly kind: 'list';
  readonly open: string;
  readonly close: string;
  readonly items: readonly Code[];
  /** The text between items, without its space. */
  readonly separator: ',' | ';';
  /** `{ a }` rather than `[a]`. */
  readonly isSpaced: boolean;
  /** Puts the separator after the last item, too, when the list is broken. */
  readonly endsSeparated: boolean;
  /** Items per line when the list is broken. */
  readonly perLine: number;
  /** Breaks the list even if it fits on one line, so that a changed item is a changed line. */
  readonly isAlwaysBroken: boolean;
}

/** Operands, with an operator before each but the first. */
export interface CodeChain {
  readonly kind: 'chain';
  readonly first: Code;
  readonly rest: readonly { readonly operator: string; readonly operand: Code }[];
}

export interface CodeChoice {
  readonly kind: 'choice';
  readonly condition: Code;
  readonly consequent: Code;
  readonly alternate: Code;
}

/** A string with values in it. A long one is cut between words into several, joined by `+`. */
export interface CodeSentence {
  readonly kind: 'sentence';
  readonly parts: readonly SentencePiece[];
}

export type SentencePiece =
  | { readonly kind: 'text'; readonly text: string }
  /** An expression that is a string. */
  | { readonly kind: 'value'; readonly code: Code };

/** `name: value`, `const name = value`: a value that does not fit after the label goes to the next line. */
export interface CodeLabelled {
  readonly kind: 'labelled';
  readonly label: string;
  readonly value: Code;
}

type Breaking = Partial<Pick<CodeList, 'isAlwaysBroken' | 'perLine'>>;

export function objectCode(items: readonly Code[], breaking: Breaking = {}): CodeList {
  return { ...plainList('{', items, '}'), isSpaced: true, ...breaking };
}

export function arrayCode(items: readonly Code[], breaking: Breaking = {}): CodeList {
  return { ...plainList('[', items, ']'), ...breaking };
}

export function callCode(name: string, args: readonly Code[]): CodeList {
  return plainList(`${name}(`, args, ')');
}

/** `{ a: number; b: string }` */
export function shapeCode(members: readonly Code[]): CodeList {
  return { ...plainList('{', members, '}'), separator: ';', isSpaced: true };
}

/** `Record<K, V>` */
export function genericCode(name: string, args: readonly Code[]): CodeList {
  return { ...plainList(`${name}<`, args, '>'), endsSeparated: false };
}

/** An expression after an opening bracket, such as `(` or `!(`. */
export function groupCode(inner: Code, open = '('): CodeList {
  return { ...plainList(open, [inner], ')'), endsSeparated: false };
}

function plainList(open: string, items: readonly Code[], close: string): CodeList {
  const form = { isSpaced: false, endsSeparated: true, perLine: 1, isAlwaysBroken: false };
  return { kind: 'list', open, items, close, separator: ',', ...form };
}

/** `left operator right`. */
export function chainCode(left: Code, operator: string, right: Code): CodeChain {
  return { kind: 'chain', first: left, rest: [{ operator, operand: right }] };
}

export function labelledCode(label: string, value: Code): CodeLabelled {
  return { kind: 'labelled', label, value };
}

/** A string; a long one is cut between words. */
export function stringCode(text: string): CodeSentence {
  return { kind: 'sentence', parts: [{ kind: 'text', text }] };
}

const isPlain = /^[\w .,:;()/$%+-]*$/;

/** A string as source text. */
export function quoted(text: string): string {
  if (isPlain.test(text)) return `'${text}'`;
  const json = JSON.stringify(text).replace(/[\u2028\u2029]/g, (found) => `\\u${found.charCodeAt(0).toString(16)}`);
  const inner = json.slice(1, -1).replaceAll('\\"', '"');
  return inner.includes("'") && !inner.includes('"') ? `"${inner}"` : `'${inner.replaceAll("'", "\\'")}'`;
}

/** A number as source text, in the shortest digits that parse to the same double. */
export function literal(value: number): string {
  return String(value);
}

/** The key of a property; in quotes when it is not an identifier. */
export function keyText(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? key : quoted(key);
}
