/** The form of emitted code in any language; each lays it out in its own style. */

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
  /** When the last item has a separator after it, too. */
  readonly trailing: 'never' | 'broken' | 'always';
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

/** A string with values in it. */
export interface CodeSentence {
  readonly kind: 'sentence';
  readonly parts: readonly SentencePiece[];
}

export type SentencePiece =
  | { readonly kind: 'text'; readonly text: string }
  /** An expression that is a string. */
  | { readonly kind: 'value'; readonly code: Code };

/** `name: value`, `const name = value`, `name=value`. */
export interface CodeLabelled {
  readonly kind: 'labelled';
  readonly label: string;
  readonly value: Code;
}

/** Items between brackets; the form is that of arguments, unless it says otherwise. */
export function listCode(
  open: string,
  items: readonly Code[],
  close: string,
  form: Partial<Omit<CodeList, 'kind' | 'open' | 'items' | 'close'>> = {},
): CodeList {
  const usual = { separator: ',', isSpaced: false, trailing: 'broken', perLine: 1, isAlwaysBroken: false } as const;
  return { kind: 'list', open, items, close, ...usual, ...form };
}

export function callCode(name: string, args: readonly Code[]): CodeList {
  return listCode(`${name}(`, args, ')');
}

/** An expression after an opening bracket, such as `(` or `!(`. */
export function groupCode(inner: Code, open = '('): CodeList {
  return listCode(open, [inner], ')', { trailing: 'never' });
}

/** `left operator right`. */
export function chainCode(first: Code, operator: string, operand: Code): CodeChain {
  return { kind: 'chain', first, rest: [{ operator, operand }] };
}

/** The same, as a part of the chain on its left if there is one. */
export function chainedCode(left: Code, operator: string, operand: Code): CodeChain {
  if (!isCode(left, 'chain')) return chainCode(left, operator, operand);
  return { ...left, rest: [...left.rest, { operator, operand }] };
}

export function choiceCode(condition: Code, consequent: Code, alternate: Code): CodeChoice {
  return { kind: 'choice', condition, consequent, alternate };
}

export function labelledCode(label: string, value: Code): CodeLabelled {
  return { kind: 'labelled', label, value };
}

/** A string. */
export function stringCode(text: string): CodeSentence {
  return { kind: 'sentence', parts: [{ kind: 'text', text }] };
}

/** True for code of one of some kinds. */
export function isCode<K extends Exclude<Code, string>['kind']>(
  code: Code | undefined,
  ...kinds: readonly K[]
): code is Extract<Code, { readonly kind: K }> {
  return typeof code === 'object' && kinds.some((kind) => kind === code.kind);
}
