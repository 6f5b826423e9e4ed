/** Writes formulas, conditions and sentences as Python expressions. */
import type { Format, SentenceCase, SentencePart } from '../../model/catalog.js';
import type { Compared } from '../../model/comparing.js';
import { forgivingComparisons, limitIn } from '../../model/comparing.js';
import type { Condition, Core } from '../../model/core.js';
import { readerOf } from '../../model/core.js';
import type { Comparison, JavaScriptFunction } from '../../model/operation.js';
import { opposites } from '../../model/operation.js';
import { arithmeticOf } from '../../model/operations.js';
import type { Rational } from '../../model/rational.js';
import { toExactDecimal, toNumber } from '../../model/rational.js';
import { scaleForm } from '../../model/scale-form.js';
import type { Code } from './layout.js';
import { call, group, quoted } from './layout.js';
import type { PythonNames } from './names.js';
import { snakeCase } from './names.js';

/** Precedence of Python's operators. */
const precedence = { choice: 0, or: 1, and: 2, not: 3, compare: 4, sum: 5, product: 6, unary: 7, atom: 9 } as const;

interface Bound {
  readonly code: Code;
  readonly precedence: number;
}

/** A formula; `names` has the inputs and the steps as local variables. */
export function expressionCode(core: Core, names: PythonNames): Code {
  return boundCore(core, names).code;
}

export function conditionCode(condition: Condition, names: PythonNames): Code {
  return boundCondition(condition, names).code;
}

/** The opposite of a condition. */
export function failureCode(condition: Condition, names: PythonNames): Code {
  return boundOpposite(condition, names).code;
}

/** A number as Python writes it. */
export function numberCode(value: number): string {
  if (Math.abs(value) === Math.PI) return value < 0 ? '-math.pi' : 'math.pi';
  return value === Number.POSITIVE_INFINITY ? 'math.inf' : String(value);
}

/** A function of `_kernel.py`, which has the names of the kernel in the manner of Python. */
export function kernelCall(name: string, args: readonly Code[]): Code {
  return call(`_kernel.${snakeCase(name)}`, args);
}

function boundCore(core: Core, names: PythonNames): Bound {
  switch (core.kind) {
    case 'constant':
      return core.text === undefined ? boundConstant(core.value) : atom(quoted(core.text));
    case 'input':
      return atom(names.input(core.name));
    case 'step':
      return atom(names.step(core.name));
    case 'option':
      return atom(`${names.column(core.column.input, core.column.name)}[${names.input(core.column.input)}]`);
    case 'table':
      return atom(
        `${names.table(core.table.name)}${core.table.inputs.map((input) => `[${names.input(input)}]`).join('')}`,
      );
    case 'schedule': {
      const { schedule, argument } = core;
      return atom(kernelCall(readerOf(schedule), [names.schedule(schedule.name), expressionCode(argument, names)]));
    }
    case 'scale':
      return boundScale(core, names);
    case 'shift':
      return infix('+', precedence.sum, boundCore(core.operand, names), boundConstant(core.offset));
    case 'apply':
      return boundApply(core, names);
    case 'if':
      return boundChoice(core, names);
    case 'guard':
      return boundCore(core.value, names);
  }
}

function atom(code: Code): Bound {
  return { code, precedence: precedence.atom };
}

function boundConstant(value: Rational): Bound {
  const [over, under] = [Number(value.numerator), Number(value.denominator)];
  const isFraction = toExactDecimal(value) === null && Number.isSafeInteger(over) && Number.isSafeInteger(under);
  return isFraction
    ? infix('/', precedence.product, boundNumber(over), boundNumber(under))
    : boundNumber(toNumber(value));
}

function boundNumber(value: number): Bound {
  return { code: numberCode(value), precedence: value < 0 ? precedence.unary : precedence.atom };
}

function boundScale(core: Core & { kind: 'scale' }, names: PythonNames): Bound {
  const { times, over } = scaleForm(core.factor);
  const operand = boundCore(core.operand, names);
  const factor = times === null ? null : boundNumber(times);
  const [first, second] = factor !== null && core.leads ? [factor, operand] : [operand, factor];
  const product = second === null ? first : infix('*', precedence.product, first, second);
  return over === null ? product : infix('/', precedence.product, product, boundNumber(over));
}

/** Names here for the JavaScript functions that operations name. */
const functions: Readonly<Record<JavaScriptFunction, string>> = {
  'Math.min': 'min',
  'Math.max': 'max',
  'Math.abs': 'abs',
  'Math.sqrt': 'math.sqrt',
  'Math.log': 'math.log',
  'Math.log10': 'math.log10',
  'Math.exp': 'math.exp',
};

const operators = {
  '+': precedence.sum,
  '-': precedence.sum,
  '*': precedence.product,
  '/': precedence.product,
} as const;

function boundApply(core: Core & { kind: 'apply' }, names: PythonNames): Bound {
  const { emit } = arithmeticOf(core.operation);
  const args = core.args.map((arg) => boundCore(arg, names));
  const codes = args.map(({ code }) => code);
  if ('operator' in emit) {
    if (emit.operator === '**') return atom(kernelCall('power', codes));
    return infix(emit.operator, operators[emit.operator], args[0] ?? atom(''), args[1] ?? atom(''));
  }
  if ('kernel' in emit)
    return atom(kernelCall(args.length > 1 ? (emit.withMultiple ?? emit.kernel) : emit.kernel, codes));
  return atom(call(functions[emit.call], codes));
}

function infix(operator: string, own: number, left: Bound, right: Bound): Bound {
  const first = wrapped(left, own);
  const last = { operator, operand: wrapped(right, own + 1) };
  const goesOn = left.precedence === own && typeof first === 'object' && first.kind === 'chain';
  const code: Code = goesOn ? { ...first, rest: [...first.rest, last] } : { kind: 'chain', first, rest: [last] };
  return { code, precedence: own };
}

function wrapped({ code, precedence: inner }: Bound, minimum: number): Code {
  return inner < minimum ? group(code) : code;
}

function boundChoice(core: Core & { kind: 'if' }, names: PythonNames): Bound {
  const condition = wrapped(boundCondition(core.condition, names), precedence.or);
  const consequent = wrapped(boundCore(core.consequent, names), precedence.or);
  return choice(condition, consequent, boundCore(core.alternate, names).code);
}

function choice(condition: Code, consequent: Code, alternate: Code): Bound {
  return { code: { kind: 'choice', condition, consequent, alternate }, precedence: precedence.choice };
}

const comparisons = { '=': '==', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

function boundCondition(condition: Condition, names: PythonNames): Bound {
  switch (condition.kind) {
    case 'chosen':
      return comparison('==', atom(names.input(condition.input)), atom(quoted(condition.option)));
    case 'compare':
      return compare(condition, condition.comparison, names);
    case 'and':
    case 'or': {
      const [left, right] = [boundCondition(condition.left, names), boundCondition(condition.right, names)];
      return infix(condition.kind, precedence[condition.kind], left, right);
    }
    case 'not':
      return boundOpposite(condition.operand, names);
  }
}

function compare(condition: Compared, sign: Comparison, names: PythonNames): Bound {
  if (condition.forgives) return compareForgiving({ ...condition, comparison: sign }, names);
  return comparison(comparisons[sign], boundCore(condition.left, names), boundCore(condition.right, names));
}

function compareForgiving(condition: Compared, names: PythonNames): Bound {
  const { comparison: sign, value, limit } = limitIn(condition);
  const codes = [value, limit].map((side) => expressionCode(side, names));
  const called = kernelCall(forgivingComparisons[sign], codes);
  if (sign !== '!=') return atom(called);
  return { code: { kind: 'list', open: 'not (', items: [called], close: ')' }, precedence: precedence.not };
}

function comparison(operator: string, left: Bound, right: Bound): Bound {
  const [first, operand] = [left, right].map((side) => wrapped(side, precedence.sum));
  return {
    code: { kind: 'chain', first: first ?? '', rest: [{ operator, operand: operand ?? '' }] },
    precedence: precedence.compare,
  };
}

function boundOpposite(condition: Condition, names: PythonNames): Bound {
  switch (condition.kind) {
    case 'chosen':
      return comparison('!=', atom(names.input(condition.input)), atom(quoted(condition.option)));
    case 'compare':
      return compare(condition, opposites[condition.comparison], names);
    case 'not':
      return boundCondition(condition.operand, names);
    default: {
      const inner = conditionCode(condition, names);
      return { code: { kind: 'list', open: 'not (', items: [inner], close: ')' }, precedence: precedence.not };
    }
  }
}

/** The sentence of a calculator: alternatives in order, of which only the last has no condition. */
export function sentenceCode([first, ...others]: readonly SentenceCase[], names: PythonNames): Code {
  if (first === undefined) throw new Error('A sentence has at least one alternative.');
  const words = joined(first.parts.map((part) => partCode(part, names)));
  if (first.when === null || others.length === 0) return words;
  const condition = wrapped(boundCondition(first.when, names), precedence.or);
  return choice(condition, words, sentenceCode(others, names)).code;
}

function joined(parts: readonly Code[]): Code {
  const [first = '""', ...rest] = parts.filter((part) => part !== '""');
  return rest.length === 0
    ? first
    : { kind: 'chain', first, rest: rest.map((operand) => ({ operator: '+', operand })) };
}

function partCode(part: SentencePart, names: PythonNames): Code {
  if (part.kind === 'text') return quoted(part.text);
  if (part.kind === 'phrase') return `${names.phrases(part.input)}[${names.input(part.input)}]`;
  if (part.kind === 'words') return wrapped(boundCore(part.figure.core, names), precedence.atom);
  const ends = part.high === null ? [part.low] : [part.low, part.high];
  return shown(
    part.format,
    ends.map((core) => expressionCode(core, names)),
  );
}

/** The text of an amount, or of a range with two ends. */
function shown(format: Format, ends: readonly Code[]): Code {
  const { prefix, one, many, fractions } = format;
  const isRange = ends.length > 1;
  if (fractions !== null) {
    const words = [one, many, fractions.one, fractions.many].map(quoted);
    return kernelCall(isRange ? 'partedSpan' : 'parted', [...ends, numberCode(fractions.count), ...words]);
  }
  const digits = ends.map((end) => digitsCode(format, end));
  const [only = ''] = digits;
  if (!isRange && prefix === '' && one === '' && many === '') return only;
  return kernelCall(isRange ? 'span' : 'amount', [...digits, ...[prefix, one, many].map(quoted)]);
}

function digitsCode({ isEstimate, fixed, decimals }: Format, value: Code): Code {
  if (isEstimate) return kernelCall('about', [value]);
  return kernelCall(fixed && decimals > 0 ? 'fixed' : 'trimmed', [value, numberCode(decimals)]);
}
