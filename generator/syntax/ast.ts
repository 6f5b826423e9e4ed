/** The syntax tree of a formula. */
import type { Span } from '../source/source.js';

/** A formula as the editor wrote it, with the span of every part. */
export type Expression =
  | NumberLiteral
  | OptionLiteral
  | Name
  | ColumnRead
  | Lookup
  | Call
  | Prefix
  | Infix
  | Convert
  | Conditional
  | Changed;

/** A number, with the unit written after it if there is one. */
export interface NumberLiteral {
  readonly kind: 'number';
  /** The decimal as written. */
  readonly text: string;
  readonly unit: UnitExpression | null;
  readonly span: Span;
}

/** A unit as written: powers of unit names. */
export interface UnitExpression {
  readonly factors: readonly UnitExpressionFactor[];
  readonly span: Span;
}

export interface UnitExpressionFactor {
  readonly name: string;
  /** Negative after a `/`. */
  readonly power: number;
  readonly span: Span;
}

/** `"weekly"`: the key of an option. */
export interface OptionLiteral {
  readonly kind: 'option';
  readonly key: string;
  readonly span: Span;
}

export interface Name {
  readonly kind: 'name';
  readonly name: string;
  readonly span: Span;
}

/** `pitch.rise` */
export interface ColumnRead {
  readonly kind: 'column';
  readonly input: Name;
  readonly column: Name;
  readonly span: Span;
}

/** `size[homeSize, coverage]` */
export interface Lookup {
  readonly kind: 'lookup';
  readonly table: Name;
  readonly args: readonly Expression[];
  readonly span: Span;
}

/** `ceil(x)` */
export interface Call {
  readonly kind: 'call';
  readonly callee: Name;
  readonly args: readonly Expression[];
  readonly span: Span;
}

export interface Prefix {
  readonly kind: 'prefix';
  readonly symbol: string;
  readonly operand: Expression;
  readonly span: Span;
}

export interface Infix {
  readonly kind: 'infix';
  readonly symbol: string;
  readonly left: Expression;
  readonly right: Expression;
  readonly symbolSpan: Span;
  readonly span: Span;
}

/** `volume to cuyd` */
export interface Convert {
  readonly kind: 'convert';
  readonly operand: Expression;
  readonly unit: UnitExpression;
  readonly span: Span;
}

export interface Conditional {
  readonly kind: 'if';
  readonly condition: Expression;
  readonly consequent: Expression;
  readonly alternate: Expression;
  readonly span: Span;
}

/** `cost with material = "steel"`: the value of a formula for other inputs. Only laws have it. */
export interface Changed {
  readonly kind: 'with';
  readonly operand: Expression;
  readonly changes: readonly InputChange[];
  readonly span: Span;
}

/** `material = "steel"` after `with`. */
export interface InputChange {
  readonly input: Name;
  readonly value: Expression;
}

/** The expressions directly inside of another one, in the order in which they are written. */
export function childrenOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'lookup':
    case 'call':
      return expression.args;
    case 'prefix':
    case 'convert':
    case 'with':
      return [expression.operand];
    case 'infix':
      return [expression.left, expression.right];
    case 'if':
      return [expression.condition, expression.consequent, expression.alternate];
    default:
      return [];
  }
}

/** An expression and everything inside of it. */
export function* partsOf(expression: Expression): Generator<Expression> {
  yield expression;
  for (const child of childrenOf(expression)) yield* partsOf(child);
}
