/** Emits formulas and conditions as TypeScript expressions. */
import type { Compared } from '../../model/comparing.js';
import { forgivingComparisons, limitIn } from '../../model/comparing.js';
import type { Column, Condition, Core } from '../../model/core.js';
import { readerOf } from '../../model/core.js';
import type { Comparison } from '../../model/operation.js';
import { opposites } from '../../model/operation.js';
import { arithmeticOf } from '../../model/operations.js';
import type { Rational } from '../../model/rational.js';
import { toExactDecimal, toNumber } from '../../model/rational.js';
import { scaleForm } from '../../model/scale-form.js';
import type { Code } from './code.js';
import { callCode, chainCode, groupCode, literal, quoted } from './code.js';

/** The names of a calculator in emitted code. */
export interface Naming {
  readonly input: (name: string) => string;
  readonly step: (name: string) => string;
  /** The figure of the chosen option. */
  readonly option: (column: Column) => OptionFigure;
  readonly table: (name: string) => string;
  readonly schedule: (name: string) => string;
  /** Records the use of a kernel function and returns its name. */
  readonly kernel: (name: string) => string;
}

/** A lookup, or a choice between the figures of exactly two options. */
export type OptionFigure =
  | { readonly kind: 'lookup'; readonly text: string }
  | { readonly kind: 'choice'; readonly test: string; readonly figures: readonly [string, string] };

/** The JavaScript precedences that formulas need. */
const precedence = {
  choice: 2,
  '||': 3,
  '&&': 4,
  '===': 8,
  '!==': 8,
  '<': 9,
  '<=': 9,
  '>': 9,
  '>=': 9,
  '+': 11,
  '-': 11,
  '*': 12,
  '/': 12,
  '**': 13,
  unary: 14,
  atom: 18,
} as const;

type Operator = Exclude<keyof typeof precedence, 'choice' | 'unary' | 'atom'>;

interface Bound {
  readonly code: Code;
  readonly precedence: number;
}

/** A formula as an expression. */
export function expressionCode(core: Core, naming: Naming): Code {
  return boundCore(core, naming).code;
}

/** A condition as an expression. */
export function conditionCode(condition: Condition, naming: Naming): Code {
  return boundCondition(condition, naming).code;
}

/** The opposite of a condition. */
export function failureCode(condition: Condition, naming: Naming): Code {
  return boundOpposite(condition, naming).code;
}

/** `condition ? consequent : alternate` */
export function choiceCode(condition: Code, consequent: Code, alternate: Code): Code {
  return { kind: 'choice', condition, consequent, alternate };
}

function boundCore(core: Core, naming: Naming): Bound {
  switch (core.kind) {
    case 'constant':
      return core.text === undefined ? boundConstant(core.value) : atom(quoted(core.text));
    case 'input':
      return atom(naming.input(core.name));
    case 'step':
      return atom(naming.step(core.name));
    case 'option':
      return boundOption(naming.option(core.column));
    case 'table':
      return atom(
        `${naming.table(core.table.name)}${core.table.inputs.map((input) => `[${naming.input(input)}]`).join('')}`,
      );
    case 'schedule':
      return atom(
        callCode(naming.kernel(readerOf(core.schedule)), [
          naming.schedule(core.schedule.name),
          expressionCode(core.argument, naming),
        ]),
      );
    case 'scale':
      return boundScale(core, naming);
    case 'shift':
      return infix('+', boundCore(core.operand, naming), boundConstant(core.offset));
    case 'apply':
      return boundApply(core, naming);
    case 'if':
      return boundChoice(core, naming);
    case 'guard':
      return boundCore(core.value, naming);
  }
}

function atom(code: Code): Bound {
  return { code, precedence: precedence.atom };
}

function boundOption(figure: OptionFigure): Bound {
  if (figure.kind === 'lookup') return atom(figure.text);
  const [consequent, alternate] = figure.figures;
  return { code: choiceCode(figure.test, consequent, alternate), precedence: precedence.choice };
}

function boundConstant(value: Rational): Bound {
  const decimal = toExactDecimal(value);
  if (decimal !== null || !isShortFraction(value)) return boundNumber(toNumber(value));
  return infix('/', boundNumber(Number(value.numerator)), boundNumber(Number(value.denominator)));
}

function isShortFraction({ numerator, denominator }: Rational): boolean {
  return Number.isSafeInteger(Number(numerator)) && Number.isSafeInteger(Number(denominator));
}

function boundNumber(value: number): Bound {
  return {
    code: Math.abs(value) === Math.PI ? (value < 0 ? '-Math.PI' : 'Math.PI') : literal(value),
    precedence: value < 0 ? precedence.unary : precedence.atom,
  };
}

/** Keeps a factor in front if the editor wrote it there; the product is the same number either way. */
function boundScale(core: Core & { kind: 'scale' }, naming: Naming): Bound {
  const { times, over } = scaleForm(core.factor);
  const operand = boundCore(core.operand, naming);
  if (times === -1 && over === null)
    return { code: prefixed('-', wrapped(operand, precedence.unary)), precedence: precedence.unary };
  const factor = times === null ? null : boundNumber(times);
  const product = factor === null ? operand : core.leads ? infix('*', factor, operand) : infix('*', operand, factor);
  return over === null ? product : infix('/', product, boundNumber(over));
}

function boundApply(core: Core & { kind: 'apply' }, naming: Naming): Bound {
  const { emit } = arithmeticOf(core.operation);
  const args = core.args.map((arg) => boundCore(arg, naming));
  if ('operator' in emit) return infix(emit.operator, args[0] ?? atom(''), args[1] ?? atom(''));
  const name =
    'call' in emit ? emit.call : naming.kernel(args.length > 1 ? (emit.withMultiple ?? emit.kernel) : emit.kernel);
  const codes = args.map(({ code }) => code);
  return atom(callCode(name, codes));
}

function infix(operator: Operator, left: Bound, right: Bound): Bound {
  const own = precedence[operator];
  const isPower = operator === '**';
  const [first, second] = [wrapped(left, isPower ? precedence.atom : own), wrapped(right, isPower ? own : own + 1)];
  const goesOn = left.precedence === own && typeof first === 'object' && first.kind === 'chain';
  const code: Code = goesOn
    ? { ...first, rest: [...first.rest, { operator, operand: second }] }
    : chainCode(first, operator, second);
  return { code, precedence: own };
}

function wrapped({ code, precedence: inner }: Bound, minimum: number): Code {
  return inner < minimum ? groupCode(code) : code;
}

function prefixed(sign: string, code: Code): Code {
  if (typeof code === 'string') return `${sign}${code}`;
  return code.kind === 'list' ? { ...code, open: `${sign}${code.open}` } : groupCode(code, `${sign}(`);
}

function boundChoice(core: Core & { kind: 'if' }, naming: Naming): Bound {
  const condition = wrapped(boundCondition(core.condition, naming), precedence.choice + 1);
  const consequent = wrapped(boundCore(core.consequent, naming), precedence.choice + 1);
  const alternate = boundCore(core.alternate, naming).code;
  return { code: choiceCode(condition, consequent, alternate), precedence: precedence.choice };
}

const comparisons = { '=': '===', '!=': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

function boundCondition(condition: Condition, naming: Naming): Bound {
  switch (condition.kind) {
    case 'chosen':
      return infix('===', atom(naming.input(condition.input)), atom(quoted(condition.option)));
    case 'compare':
      return boundComparison(condition, condition.comparison, naming);
    case 'and':
      return infix('&&', boundCondition(condition.left, naming), boundCondition(condition.right, naming));
    case 'or':
      return infix('||', insideOr(condition.left, naming), insideOr(condition.right, naming));
    case 'not':
      return boundOpposite(condition.operand, naming);
  }
}

/** Adds the parentheses of `(a && b) || c`, so that readers need not know which binds tighter. */
function insideOr(condition: Condition, naming: Naming): Bound {
  const bound = boundCondition(condition, naming);
  return bound.precedence === precedence['&&'] ? atom(groupCode(bound.code)) : bound;
}

function boundComparison(condition: Compared, comparison: Comparison, naming: Naming): Bound {
  if (condition.forgives) return boundForgiving({ ...condition, comparison }, naming);
  return infix(comparisons[comparison], boundCore(condition.left, naming), boundCore(condition.right, naming));
}

function boundForgiving(condition: Compared, naming: Naming): Bound {
  const { comparison, value, limit } = limitIn(condition);
  const codes = [value, limit].map((side) => expressionCode(side, naming));
  const called = callCode(naming.kernel(forgivingComparisons[comparison]), codes);
  return comparison === '!=' ? { code: prefixed('!', called), precedence: precedence.unary } : atom(called);
}

function boundOpposite(condition: Condition, naming: Naming): Bound {
  switch (condition.kind) {
    case 'chosen':
      return infix('!==', atom(naming.input(condition.input)), atom(quoted(condition.option)));
    case 'compare':
      return boundComparison(condition, opposites[condition.comparison], naming);
    case 'not':
      return boundCondition(condition.operand, naming);
    default:
      return { code: groupCode(conditionCode(condition, naming), '!('), precedence: precedence.unary };
  }
}
