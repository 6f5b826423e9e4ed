import type { Column, Condition, Core } from '../model/core.js';
import { arithmeticOf } from '../model/operations.js';
import type { Rational } from '../model/rational.js';
import { toExactDecimal, toNumber } from '../model/rational.js';
import { scaleForm } from '../model/scale-form.js';

/** How the names of a calculator read in emitted code. */
export interface Naming {
  readonly input: (name: string) => string;
  readonly step: (name: string) => string;
  /** The figure of the option chosen, as an expression. */
  readonly option: (column: Column) => OptionText;
  readonly table: (name: string) => string;
  readonly schedule: (name: string) => string;
  /** Notes that a function of the kernel is called. */
  readonly kernel: (name: string) => string;
}

/** An expression, and whether it is a conditional, which binds loosest. */
export interface OptionText {
  readonly text: string;
  readonly isConditional: boolean;
}

/** JavaScript's precedences, as far as formulas need them. */
const precedence: Readonly<Record<string, number>> = {
  '?:': 2,
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
  call: 18,
};

interface Text {
  readonly text: string;
  readonly precedence: number;
}

/** A formula as a TypeScript expression. */
export function emitCore(core: Core, naming: Naming): string {
  return coreText(core, naming).text;
}

/** A condition as a TypeScript expression. */
export function emitCondition(condition: Condition, naming: Naming): string {
  return conditionText(condition, naming).text;
}

function coreText(core: Core, naming: Naming): Text {
  switch (core.kind) {
    case 'constant':
      return constantText(core.value);
    case 'input':
      return atom(naming.input(core.name));
    case 'step':
      return atom(naming.step(core.name));
    case 'option':
      return optionText(core.column, naming);
    case 'table':
      return atom(
        `${naming.table(core.table.name)}${core.table.inputs.map((input) => `[${naming.input(input)}]`).join('')}`,
      );
    case 'schedule':
      return atom(
        `${naming.kernel('lookUp')}(${naming.schedule(core.schedule.name)}, ${emitCore(core.argument, naming)})`,
      );
    case 'scale':
      return scaleText(core, naming);
    case 'shift':
      return infix('+', coreText(core.operand, naming), constantText(core.offset));
    case 'apply':
      return applyText(core, naming);
    case 'if':
      return conditionalText(core, naming);
    case 'guard':
      return coreText(core.value, naming);
  }
}

function atom(text: string): Text {
  return { text, precedence: precedence['call'] ?? 0 };
}

function optionText(column: Column, naming: Naming): Text {
  const { text, isConditional } = naming.option(column);
  return isConditional ? { text, precedence: precedence['?:'] ?? 0 } : atom(text);
}

/** A number as source text, with the shortest digits that read back the same. */
export function literal(value: number): string {
  return String(value);
}

function constantText(value: Rational): Text {
  const decimal = toExactDecimal(value);
  if (decimal !== null || !isShortFraction(value)) return numberText(toNumber(value));
  return infix('/', numberText(Number(value.numerator)), numberText(Number(value.denominator)));
}

function isShortFraction({ numerator, denominator }: Rational): boolean {
  return Number.isSafeInteger(Number(numerator)) && Number.isSafeInteger(Number(denominator));
}

function numberText(value: number): Text {
  return { text: literal(value), precedence: value < 0 ? (precedence['unary'] ?? 0) : (precedence['call'] ?? 0) };
}

function scaleText(core: Core & { kind: 'scale' }, naming: Naming): Text {
  const { times, over } = scaleForm(core.factor);
  const operand = coreText(core.operand, naming);
  if (times === -1 && over === null)
    return { text: `-${wrap(operand, precedence['unary'] ?? 0)}`, precedence: precedence['unary'] ?? 0 };
  const product = times === null ? operand : infix('*', operand, numberText(times));
  return over === null ? product : infix('/', product, numberText(over));
}

function applyText(core: Core & { kind: 'apply' }, naming: Naming): Text {
  const { emit } = arithmeticOf(core.operation);
  const args = core.args.map((arg) => coreText(arg, naming));
  if ('operator' in emit) return infix(emit.operator, args[0] ?? atom(''), args[1] ?? atom(''));
  const name =
    'call' in emit ? emit.call : naming.kernel(args.length > 1 ? (emit.withMultiple ?? emit.kernel) : emit.kernel);
  return atom(`${name}(${args.map(({ text }) => text).join(', ')})`);
}

function infix(operator: string, left: Text, right: Text): Text {
  const own = precedence[operator] ?? 0;
  const power = operator === '**';
  const leftText = wrap(left, power ? (precedence['call'] ?? 0) : own);
  return { text: `${leftText} ${operator} ${wrap(right, power ? own : own + 1)}`, precedence: own };
}

function wrap({ text, precedence: inner }: Text, minimum: number): string {
  return inner < minimum ? `(${text})` : text;
}

function conditionalText(core: Core & { kind: 'if' }, naming: Naming): Text {
  const own = precedence['?:'] ?? 0;
  const condition = wrap(conditionText(core.condition, naming), own + 1);
  const consequent = wrap(coreText(core.consequent, naming), own + 1);
  return { text: `${condition} ? ${consequent} : ${wrap(coreText(core.alternate, naming), own)}`, precedence: own };
}

const comparisons = { '=': '===', '!=': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

function conditionText(condition: Condition, naming: Naming): Text {
  switch (condition.kind) {
    case 'chosen':
      return infix('===', atom(naming.input(condition.input)), atom(quoted(condition.option)));
    case 'compare':
      return infix(
        comparisons[condition.comparison],
        coreText(condition.left, naming),
        coreText(condition.right, naming),
      );
    case 'and':
      return infix('&&', conditionText(condition.left, naming), conditionText(condition.right, naming));
    case 'or':
      return infix('||', conditionText(condition.left, naming), conditionText(condition.right, naming));
    case 'not':
      return negationText(condition.operand, naming);
  }
}

function negationText(operand: Condition, naming: Naming): Text {
  if (operand.kind === 'chosen') return infix('!==', atom(naming.input(operand.input)), atom(quoted(operand.option)));
  return {
    text: `!${wrap(conditionText(operand, naming), precedence['call'] ?? 0)}`,
    precedence: precedence['unary'] ?? 0,
  };
}

/** A string as source text. */
export function quoted(text: string): string {
  const json = JSON.stringify(text).replace(/[\u2028\u2029]/g, (found) => `\\u${found.charCodeAt(0).toString(16)}`);
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
