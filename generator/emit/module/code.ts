/** Pieces of TypeScript that know where they may be broken, so that no line grows longer than a reader can follow. */
export type Code = string | CodeList | CodeChain | CodeChoice | CodeSentence | CodeLabelled;

/** Items between brackets: an object, an array, the arguments of a call, an expression in parentheses. */
export interface CodeList {
  readonly kind: 'list';
  readonly open: string;
  readonly close: string;
  readonly items: readonly Code[];
  /** What stands between the items. */
  readonly separator: ',' | ';';
  /** `{ a }` rather than `[a]`. */
  readonly isSpaced: boolean;
  /** Whether the separator also stands behind the last of broken items. */
  readonly endsSeparated: boolean;
  /** How many items share a line once the list is broken. */
  readonly perLine: number;
  /** Broken even where it would fit on one line, so that a changed item is a changed line. */
  readonly isAlwaysBroken: boolean;
}

/** Operands with the operators before all but the first. */
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

/** Text with values in it. A long one becomes several, joined by `+`, cut between words. */
export interface CodeSentence {
  readonly kind: 'sentence';
  readonly parts: readonly SentencePiece[];
}

export type SentencePiece =
  | { readonly kind: 'text'; readonly text: string }
  /** An expression that is a string. */
  | { readonly kind: 'value'; readonly code: Code };

/** `name: value`, `const name = value`: what does not fit behind the label goes to the next line. */
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

/** An expression behind an opening bracket, such as `(` or `!(`. */
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

/** A number as source text, with the shortest digits that read back the same. */
export function literal(value: number): string {
  return String(value);
}

/** The key of a property; in quotes where it is no name. */
export function keyText(key: string): string {
  return /^[A-Za-z_][A-Za-z0-9_]*$/.test(key) ? key : quoted(key);
}
