/** The syntax of an operator. The table of operators belongs to the model and is passed to the parser. */
export interface OperatorSyntax {
  readonly symbol: string;
  readonly position: 'infix' | 'prefix';
  /** Higher binds tighter. */
  readonly precedence: number;
  readonly associates: 'left' | 'right' | 'none';
}

/** Operators by symbol, in separate maps for infix and prefix. */
export interface SyntaxTable {
  readonly infix: ReadonlyMap<string, OperatorSyntax>;
  readonly prefix: ReadonlyMap<string, OperatorSyntax>;
  /** Set where a formula may use `with`, as laws do. */
  readonly changes?: true;
}

/** Units that messages can suggest. Which formulas are accepted does not depend on it. */
export interface Vocabulary {
  /** The unit meant by words such as "cu ft", "cubic feet" or "foot". */
  readonly unitOf: (words: string) => string | undefined;
  /** The unit of money with a sign such as `$`. */
  readonly moneyOf: (sign: string) => string | undefined;
}

export const noVocabulary: Vocabulary = { unitOf: () => undefined, moneyOf: () => undefined };
