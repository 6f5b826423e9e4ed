/** What the parser must know of an operator; the table itself belongs to the model and is passed in. */
export interface OperatorSyntax {
  readonly symbol: string;
  readonly position: 'infix' | 'prefix';
  /** Higher binds tighter. */
  readonly precedence: number;
  readonly associates: 'left' | 'right' | 'none';
}

/** Operators by symbol, apart for the two positions in which a symbol can stand. */
export interface SyntaxTable {
  readonly infix: ReadonlyMap<string, OperatorSyntax>;
  readonly prefix: ReadonlyMap<string, OperatorSyntax>;
  /** Whether a formula may ask for other inputs by `with`, as laws do. */
  readonly changes?: true;
}

/** What messages know of the catalog's units; what is a formula does not depend on it. */
export interface Vocabulary {
  /** The unit that is meant by words such as "cu ft", "cubic feet" or "foot". */
  readonly unitOf: (words: string) => string | undefined;
  /** The unit of money with a sign such as `$`. */
  readonly moneyOf: (sign: string) => string | undefined;
}

export const noVocabulary: Vocabulary = { unitOf: () => undefined, moneyOf: () => undefined };
