/** Emits formulas and conditions as TypeScript expressions. */
import type { Column, Condition, Core, Fold } from '../../program/core.js';
import { isColumn } from '../../program/core.js';
import { readerOf } from '../../program/schedule.js';
import type { Target } from '../../program/write-core.js';
import { writeCore, writeOpposite } from '../../program/write-core.js';
import type { Code } from '../code/code.js';
import { callCode, chainCode, chainedCode, choiceCode, groupCode } from '../code/code.js';
import { literal, quoted } from './code.js';

/** The names of a calculator in emitted code. */
export interface Naming {
  readonly input: (name: string) => string;
  /** True for a day, which callers give as a text. */
  readonly isDay: (input: string) => boolean;
  readonly step: (name: string) => string;
  /** The variable of an open figure, or of one end of it. */
  readonly own: (name: string) => string;
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

/** `fold` writes the folds of a formula over a list. */
export function expressionCode(core: Core, naming: Naming, fold?: (fold: Fold) => Code): Code {
  const target = targetOf(naming);
  return writeCore(core, fold === undefined ? target : { ...target, fold: (each) => atom(fold(each)) }).code;
}

/** A day as a text. */
export function dayCode(core: Core, naming: Naming): Code {
  if (core.kind === 'input' && naming.isDay(core.name)) return naming.input(core.name);
  return callCode(naming.kernel('dayText'), [expressionCode(core, naming)]);
}

/** The opposite of a condition. */
export function failureCode(condition: Condition, naming: Naming): Code {
  return writeOpposite(condition, targetOf(naming)).code;
}

function targetOf(naming: Naming): Target<Bound> {
  const call = (name: string, args: readonly Bound[]): Bound => {
    const codes = args.map(({ code }) => code);
    return atom(callCode(name, codes));
  };
  const input = (name: string): Bound => {
    const given = atom(naming.input(name));
    return naming.isDay(name) ? call(naming.kernel('dayNumber'), [given]) : given;
  };
  return {
    input,
    call,
    infix,
    choice,
    number: boundNumber,
    text: (text) => atom(quoted(text)),
    step: (name) => atom(naming.step(name)),
    open: (name) => atom(naming.own(name)),
    lookup: (table) =>
      isColumn(table)
        ? boundOption(naming.option(table))
        : atom(`${naming.table(table.name)}${table.inputs.map((each) => `[${naming.input(each)}]`).join('')}`),
    schedule: (schedule, argument) =>
      call(naming.kernel(readerOf(schedule)), [atom(naming.schedule(schedule.name)), argument]),
    negative: (operand) => prefixed('-', wrapped(operand, precedence.unary)),
    kernel: (name, args) => call(naming.kernel(name), args),
    chosen: (name, sign, option) => infix(comparisons[sign], input(name), atom(quoted(option))),
    compare: (comparison, left, right) => infix(comparisons[comparison], left, right),
    both: ({ kind }, left, right) =>
      kind === 'and' ? infix('&&', left, right) : infix('||', insideOr(left), insideOr(right)),
    not: ({ code }) => prefixed('!', code),
  };
}

function atom(code: Code): Bound {
  return { code, precedence: precedence.atom };
}

function boundOption(figure: OptionFigure): Bound {
  if (figure.kind === 'lookup') return atom(figure.text);
  const [consequent, alternate] = figure.figures;
  return choice(atom(figure.test), atom(consequent), atom(alternate));
}

function boundNumber(value: number): Bound {
  return {
    code: Math.abs(value) === Math.PI ? (value < 0 ? '-Math.PI' : 'Math.PI') : literal(value),
    precedence: value < 0 ? precedence.unary : precedence.atom,
  };
}

function infix(operator: Operator, left: Bound, right: Bound): Bound {
  const own = precedence[operator];
  const isPower = operator === '**';
  const [first, second] = [wrapped(left, isPower ? precedence.atom : own), wrapped(right, isPower ? own : own + 1)];
  const join = left.precedence === own ? chainedCode : chainCode;
  return { code: join(first, operator, second), precedence: own };
}

function wrapped({ code, precedence: inner }: Bound, minimum: number): Code {
  return inner < minimum ? groupCode(code) : code;
}

function prefixed(sign: string, code: Code): Bound {
  return { code: signed(sign, code), precedence: precedence.unary };
}

function signed(sign: string, code: Code): Code {
  if (typeof code === 'string') return `${sign}${code}`;
  return code.kind === 'list' ? { ...code, open: `${sign}${code.open}` } : groupCode(code, `${sign}(`);
}

function choice(condition: Bound, consequent: Bound, alternate: Bound): Bound {
  const [test, first] = [condition, consequent].map((part) => wrapped(part, precedence.choice + 1)) as [Code, Code];
  return { code: choiceCode(test, first, alternate.code), precedence: precedence.choice };
}

const comparisons = { '=': '===', '!=': '!==', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

/** Adds the parentheses of `(a && b) || c`, so that readers need not know which binds tighter. */
function insideOr(condition: Bound): Bound {
  return condition.precedence === precedence['&&'] ? atom(groupCode(condition.code)) : condition;
}
