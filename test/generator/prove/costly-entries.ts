/** Entries that would take a check or the proof of their ranges far too long without a bound on its work. */
import type { CalculatorParts } from '../../support/calculator-text.js';

function count<T>(size: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: size }, (_, index) => make(index));
}

const letter = (index: number): string => `v${index}`;

function number(index: number, [min, max, usual]: readonly [number, number, number]): string {
  return `${letter(index)}: { label: Number ${index}, type: number, default: ${usual}, min: ${min}, max: ${max}, step: 1 }`;
}

/** A score of so many points by table, and what is left of fifteen, as in medicine. */
export function score(size: number, figures: number): CalculatorParts {
  const cells = (index: number) => `{ 10: 0, 20: 1, ${40 + index}: 2, 60: 3, 100: 4 }`;
  const points = count(size, (index) => `p${index}[${letter(index)}]`);
  return {
    inputs: [
      ...count(size, (index) => number(index, [0, 100, 50])),
      'g: { label: Coma scale, type: number, default: 15, min: 3, max: 15, step: 1 }',
    ].join('\n'),
    lookups: [
      'schedules:',
      ...count(size, (index) => `  p${index}: { from: number, unit: number, lines: ${cells(index)} }`),
    ].join('\n'),
    formula: `answer: ${points.join(' + ')} + (15 - g)`,
    secondary: count(
      figures,
      (index) => `- { label: Figure ${index}, value: answer + ${index}, decimals: ${index % 3} }`,
    ).join('\n'),
    decimals: 0,
  };
}

/** Three brackets of a tax on what an income is after so many deductions, and a law on it. */
export function brackets(deductions: number): CalculatorParts {
  const taken = count(deductions, (index) => ` - min(${letter(index)}, ${index + 2} / 100 * income)`).join('');
  return {
    inputs: [
      'income: { label: Income, type: number, default: 40000, min: 0, max: 1000000, step: 1 }',
      ...count(deductions, (index) => number(index, [0, 5000, 500])),
    ].join('\n'),
    formula: [
      `taxed: max(0, income${taken})`,
      'tax: 0.1 * min(taxed, 11600) + 0.12 * max(0, min(taxed, 47150) - 11600) + 0.22 * max(0, taxed - 47150)',
    ].join('\n'),
    value: 'tax',
    laws: ['tax <= income', 'tax rises with income'],
    secondary: '- { label: Share, value: "tax / max(1, income)", decimals: 3 }',
  };
}

/** A wide formula of which nothing cancels, with a law that needs all of it. */
export function wide(size: number): CalculatorParts {
  const pair = (index: number) =>
    `${letter(index)} * ${letter((index + 1) % size)} / (${letter(index)} + ${letter((index + 2) % size)})`;
  return {
    inputs: count(size, (index) => number(index, [1, 100, 50])).join('\n'),
    formula: `answer: ${count(size, pair).join(' + ')}`,
    laws: ['answer >= 0.001 * v0'],
  };
}

/** A chain of steps, each of which reads the two before it. */
export function chain(length: number): CalculatorParts {
  const step = (index: number) =>
    `s${index}: (s${index - 1} + s${index - 2}) / (1 + s${index - 2} / v${index % 3}) + v${index % 3}`;
  return {
    inputs: count(3, (index) => number(index, [1, 100, 50])).join('\n'),
    formula: ['s0: v0 + v1', 's1: v1 * v2', ...count(length, (index) => step(index + 2))].join('\n'),
    value: `s${length + 1}`,
    laws: [`s${length + 1} >= v0`],
  };
}

/** Conditions inside of conditions. */
export function deep(depth: number): CalculatorParts {
  const branch = (index: number): string =>
    index === depth
      ? 'v0 * v1 - v2'
      : `(if v${index % 4} + ${index} > v${(index + 1) % 4} then v${index % 4} * ${index + 1} - v${(index + 2) % 4} else ${branch(index + 1)})`;
  return {
    inputs: count(4, (index) => number(index, [1, 100, 50])).join('\n'),
    formula: `answer: ${branch(0)}`,
    laws: ['answer >= -200'],
  };
}

/** A choice in each of so many selects, and a product of what they stand for. */
export function selects(size: number): CalculatorParts {
  const select = (index: number) =>
    `${letter(index)}: { label: Choice ${index}, type: select, default: a, options: { a: { label: A, f: 1 }, b: { label: B, f: ${index + 2} }, c: { label: C, f: ${index / 2 + 3} } } }`;
  return {
    inputs: count(size, select).join('\n'),
    formula: `answer: ${count(size, (index) => `${letter(index)}.f / (${letter((index + 1) % size)}.f + 1)`).join(' + ')}`,
    laws: ['answer >= 1'],
  };
}

/** What a list of so many items gives, by comparisons of folds over roots and products. */
export function pieces(most: number): CalculatorParts {
  const folds = '(min(max(pieces, sqrt(panes)), sum(pieces, panes)) <= abs(max(pieces, panes) - sum(pieces, panes)))';
  return {
    inputs: [
      'v0: { label: Number, type: number, default: 4, min: 0, max: 50, step: 1 }',
      'pieces:',
      '  label: Pieces',
      '  type: list',
      '  of:',
      '    wide: { label: Wide, type: number, default: 4, min: 1, max: 40, step: 0.5 }',
      '    tall: { label: Tall, type: number, required: true, min: 0.5, max: 60, step: 0.5 }',
      '    panes: { label: Panes, type: number, whole: true, default: 2, min: 0, max: 9, step: 1 }',
      '  least: 2',
      `  most: ${most}`,
      `  instead_of: { v0: 'if ${folds} then max(pieces, tall / wide) else min(pieces, sqrt(panes))' }`,
    ].join('\n'),
    formula: 'answer: v0 * 2',
    expected: 8,
  };
}
