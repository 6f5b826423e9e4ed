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
}
