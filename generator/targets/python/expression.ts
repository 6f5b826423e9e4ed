/** Writes formulas, conditions and sentences as Python expressions. */
import type { SentenceCase } from '../../program/catalog.js';
import type { Condition, Core, Fold } from '../../program/core.js';
import { isColumn } from '../../program/core.js';
import { endsOf } from '../../program/ends.js';
import type { JavaScriptFunction } from '../../program/operation.js';
import { readerOf } from '../../program/schedule.js';
import type { Target } from '../../program/write-core.js';
import { writeCore, writeOpposite } from '../../program/write-core.js';
import type { AmountFunction, AmountTarget } from '../../program/write-sentence.js';
import { writeAmount, writeSentence } from '../../program/write-sentence.js';
import type { Code } from '../code/code.js';
import { chainCode, chainedCode, choiceCode, groupCode } from '../code/code.js';
import { call, quoted } from './layout.js';
import type { PythonNames } from './names.js';
import { snakeCase } from './names.js';

/** Precedence of Python's operators. */
const precedence = { choice: 0, or: 1, and: 2, not: 3, compare: 4, sum: 5, product: 6, unary: 7, atom: 9 } as const;

interface Bound {
  readonly code: Code;
  readonly precedence: number;
}

/** A formula; `names` has the inputs and the steps as local variables, and `fold` writes what is read of a list. */
export function expressionCode(core: Core, names: PythonNames, fold?: (fold: Fold) => Code): Code {
  const target = targetOf(names);
  return writeCore(core, fold === undefined ? target : { ...target, fold: (each) => atom(fold(each)) }).code;
}

/** The opposite of a condition. */
export function failureCode(condition: Condition, names: PythonNames): Code {
  return writeOpposite(condition, targetOf(names)).code;
}

/** A number as Python writes it. */
export function numberCode(value: number, { library }: PythonNames): string {
  if (Math.abs(value) === Math.PI) return `${value < 0 ? '-' : ''}${library('math', 'pi')}`;
  return value === Number.POSITIVE_INFINITY ? library('math', 'inf') : String(value);
}

/** A function of `_kernel.py`, which has the names of the kernel in the manner of Python. */
export function kernelCall(name: string, args: readonly Code[], { library }: PythonNames): Code {
  return call(library('_kernel', snakeCase(name)), args);
}

function targetOf(names: PythonNames): Target<Bound> {
  const kernel = (name: string, args: readonly Bound[]): Bound => atom(kernelCall(name, codesOf(args), names));
  const input = (name: string): Bound => atom(names.input(name));
  return {
    input,
    kernel,
    choice,
    number: (value) => ({ code: numberCode(value, names), precedence: value < 0 ? precedence.unary : precedence.atom }),
    text: (text) => atom(quoted(text)),
    step: (name) => atom(names.step(name)),
    lookup: (table) => {
      const { name, inputs } = table;
      const cells = isColumn(table) ? names.column(table.inputs[0], name) : names.table(name);
      return atom(`${cells}${inputs.map((each) => `[${names.input(each)}]`).join('')}`);
    },
    schedule: (schedule, argument) => kernel(readerOf(schedule), [atom(names.schedule(schedule.name)), argument]),
    infix: (operator, left, right) =>
      operator === '**' ? kernel('power', [left, right]) : infix(operator, operators[operator], left, right),
    call: (name, args) => {
      const [module, own] = functions[name];
      return atom(call(module === null ? own : names.library(module, own), codesOf(args)));
    },
    chosen: (name, sign, option) => comparison(comparisons[sign], input(name), atom(quoted(option))),
    compare: (sign, left, right) => comparison(comparisons[sign], left, right),
    both: ({ kind }, left, right) => infix(kind, precedence[kind], left, right),
    not: ({ code }) => ({
      code: groupCode(code, 'not ('),
      precedence: precedence.not,
    }),
  };
}

function codesOf(args: readonly Bound[]): readonly Code[] {
  return args.map(({ code }) => code);
}

function atom(code: Code): Bound {
  return { code, precedence: precedence.atom };
}

/** Names here for the JavaScript functions that operations name. */
const functions: Readonly<Record<JavaScriptFunction, readonly [module: 'math' | null, name: string]>> = {
  'Math.min': [null, 'min'],
  'Math.max': [null, 'max'],
  'Math.abs': [null, 'abs'],
  'Math.sqrt': ['math', 'sqrt'],
  'Math.log': ['math', 'log'],
  'Math.log10': ['math', 'log10'],
  'Math.exp': ['math', 'exp'],
};

const operators = {
  '+': precedence.sum,
  '-': precedence.sum,
  '*': precedence.product,
  '/': precedence.product,
} as const;

function infix(operator: string, own: number, left: Bound, right: Bound): Bound {
  const join = left.precedence === own ? chainedCode : chainCode;
  return { code: join(wrapped(left, own), operator, wrapped(right, own + 1)), precedence: own };
}

function wrapped({ code, precedence: inner }: Bound, minimum: number): Code {
  return inner < minimum ? groupCode(code) : code;
}

function choice(condition: Bound, consequent: Bound, alternate: Bound): Bound {
  const [test, first] = [condition, consequent].map((part) => wrapped(part, precedence.or)) as [Code, Code];
  return { code: choiceCode(test, first, alternate.code), precedence: precedence.choice };
}

const comparisons = { '=': '==', '!=': '!=', '<': '<', '<=': '<=', '>': '>', '>=': '>=' } as const;

function comparison(operator: string, left: Bound, right: Bound): Bound {
  const [first, operand] = [left, right].map((side) => wrapped(side, precedence.sum)) as [Code, Code];
  return { code: chainCode(first, operator, operand), precedence: precedence.compare };
}

/** The sentence of a calculator. */
export function sentenceCode(cases: readonly SentenceCase[], names: PythonNames): Code {
  const target = targetOf(names);
  const shown: AmountTarget<Code> = {
    number: (value) => numberCode(value, names),
    text: quoted,
    // Packages speak the catalog's own language, whose units have two forms.
    forms: ({ other = '' }) => quoted(other),
    kernel: (name, args) => kernelCall(textFunctions[name] ?? name, args, names),
  };
  return writeSentence<Code, Bound>(cases, {
    text: quoted,
    phrase: (input) => `${names.phrases(input)}[${names.input(input)}]`,
    words: ({ core }) => wrapped(writeCore(core, target), precedence.atom),
    day: (core) => kernelCall('longDay', [expressionCode(core, names)], names),
    amount: ({ format, ...ends }) =>
      writeAmount(
        format,
        endsOf(ends).map((core) => expressionCode(core, names)),
        shown,
      ),
    whole: ([first = quoted(''), ...rest]) =>
      atom(rest.reduce((sum, operand) => chainedCode(sum, '+', operand), first)),
    choice: (condition, words, others) => choice(writeCore(condition, target), words, others()),
  }).code;
}

/** Names of the kernel's functions in Python, where `range` is another thing. */
const textFunctions: Readonly<Partial<Record<AmountFunction, string>>> = {
  partedRange: 'partedSpan',
  range: 'span',
  roughRange: 'roughSpan',
};
