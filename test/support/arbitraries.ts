import fc from 'fast-check';
import { defaultNumber, isDayInput, writtenValue } from '../../generator/program/call-point.js';
import type { Input } from '../../generator/program/catalog.js';
import { above, below, gridDown } from '../../generator/program/grid.js';
import { operations } from '../../generator/program/operations.js';
import { createSource, spanOf } from '../../generator/source/source.js';
import type { Expression, Name, UnitExpression } from '../../generator/syntax/ast.js';
import { chosenSeed } from './random.js';
import type { Inputs } from './reference-evaluator.js';

/** The seed of a run: the one in TEST_SEED, or always the same. fast-check names it where a property fails. */
export const seed = chosenSeed(20_240_817);

const nowhere = spanOf(createSource('', ''), 0, 0);

// Expressions of any shape, whether they mean something or not.

const words = new Set(['if', 'then', 'else', 'and', 'or', 'not', 'to']);
const names = fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,5}$/).filter((name) => !words.has(name));
const name: fc.Arbitrary<Name> = names.map((text) => ({ kind: 'name', name: text, span: nowhere }));

const digits = fc.oneof(
  fc.nat(10_000).map(String),
  fc.tuple(fc.nat(999), fc.nat(999)).map(([whole, part]) => `${whole}.${part}`),
  fc.nat(999).map((part) => `0.${part}`),
  fc.tuple(fc.nat(99), fc.integer({ min: -9, max: 9 })).map(([whole, power]) => `${whole}e${power}`),
);

const power = fc.integer({ min: -3, max: 3 }).filter((size) => size !== 0);
const unit: fc.Arbitrary<UnitExpression> = fc
  .uniqueArray(fc.tuple(fc.oneof({ weight: 5, arbitrary: names }, fc.constant('%')), power), {
    minLength: 1,
    maxLength: 3,
    selector: ([text]) => text,
  })
  .map((parts) => ({
    factors: parts.map(([text, size]) => ({ name: text, power: size, span: nowhere })),
    span: nowhere,
  }));

const number: fc.Arbitrary<Expression> = fc
  .tuple(digits, fc.option(unit))
  .map(([text, of]) => ({ kind: 'number', text, unit: of, span: nowhere }));

const infixSymbols = [...operations.values()].flatMap(({ syntax }) =>
  syntax.position === 'infix' && syntax.symbol !== 'to' ? [syntax.symbol] : [],
);

/** An expression with every kind of part; the places of its parts mean nothing. */
export const expression: fc.Arbitrary<Expression> = fc.letrec<{ any: Expression }>((tie) => {
  const any = tie('any');
  const args = fc.array(any, { minLength: 1, maxLength: 3 });
  return {
    any: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      number,
      name,
      fc
        .stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,5}$/)
        .map((key): Expression => ({ kind: 'option', key, span: nowhere })),
      fc.tuple(name, name).map(([input, column]): Expression => ({ kind: 'column', input, column, span: nowhere })),
      fc.tuple(name, args).map(([table, list]): Expression => ({ kind: 'lookup', table, args: list, span: nowhere })),
      fc.tuple(name, args).map(([callee, list]): Expression => ({ kind: 'call', callee, args: list, span: nowhere })),
      fc
        .tuple(fc.constantFrom('-', 'not'), any)
        .map(([symbol, operand]): Expression => ({ kind: 'prefix', symbol, operand, span: nowhere })),
      fc.tuple(fc.constantFrom(...infixSymbols), any, any).map(
        ([symbol, left, right]): Expression => ({
          kind: 'infix',
          symbol,
          left: shared(symbol, left, right),
          right,
          symbolSpan: nowhere,
          span: nowhere,
        }),
      ),
      fc.tuple(any, unit).map(([operand, of]): Expression => ({ kind: 'convert', operand, unit: of, span: nowhere })),
      fc.tuple(any, any, any).map(
        ([condition, consequent, alternate]): Expression => ({
          kind: 'if',
          condition,
          consequent,
          alternate,
          span: nowhere,
        }),
      ),
    ),
  };
}).any;

/** As the parser makes it: a bare low end of a range takes the unit of a high end that is a number. */
function shared(symbol: string, left: Expression, right: Expression): Expression {
  if (symbol !== '..' || right.kind !== 'number') return left;
  if (left.kind === 'prefix' && left.symbol === '-') return { ...left, operand: shared(symbol, left.operand, right) };
  return left.kind === 'number' && left.unit === null ? { ...left, unit: right.unit } : left;
}

// Inputs inside and on their bounds.

/**
 * Values for every input of a calculator: bounds, a hair inside them, defaults, whole steps, anything between. All are
 * points of the grid, as the service rounds to nine decimals before it computes.
 */
export function inputsOf(inputs: readonly Input[]): fc.Arbitrary<Inputs> {
  return fc.record(Object.fromEntries(inputs.map((input) => [input.name, anyValue(input)])));
}

function anyValue(input: Input): fc.Arbitrary<number | string> {
  if (input.kind === 'select') return fc.constantFrom(...input.options.map(({ key }) => key));
  const { min, max, step } = input;
  if (isDayInput(input)) return fc.integer({ min, max }).map((day) => writtenValue(day, input));
  if (input.whole) return fc.integer({ min, max });
  const usual = defaultNumber(input);
  const steps = fc
    .nat(Math.floor((max - min) / step))
    .map((count) => Math.min(max, Number((min + count * step).toPrecision(15))));
  return fc.oneof(
    fc.constantFrom(min, max, usual, Math.min(max, above(min)), Math.max(min, below(max))),
    steps,
    fc
      .double({ min, max, noNaN: true })
      .map((value) => gridDown(Number(value.toPrecision(12))))
      .filter((value) => value >= min && value <= max),
    fc.double({ min, max, noNaN: true }).map((value) => Math.max(min, gridDown(value))),
  );
}
