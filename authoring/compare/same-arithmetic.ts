/** Tells whether formulas compute the same, whatever their steps are called and however they are laid out. */
import type { Core } from '../../generator/program/core.js';
import type { Program } from '../../generator/program/program.js';
import type { Schedule } from '../../generator/program/schedule.js';
import type { TextPool } from '../../generator/program/text-pool.js';
import { textOfCode } from '../../generator/program/text-pool.js';
import { childrenOf, definitionsIn } from '../../generator/program/visit-core.js';
import { memoized } from '../../generator/source/remembered.js';
import type { Rational } from '../../generator/units/rational.js';

/**
 * A number for each formula of a program: equal numbers for the same operations on the same operands in the same order,
 * with their steps written out.
 */
export function numberingOf(program: Program): (core: Core) => number {
  const definitionOf = definitionsIn(program);
  const numbers = new Map<string, number>();
  const numberOf = memoized((core: Core): number => {
    const definition = definitionOf(core);
    if (definition !== null) return numberOf(definition);
    // What is proved of a value is no part of it.
    const parts = (core.kind === 'guard' ? [core.value] : childrenOf(core)).map(numberOf);
    const text = `${core.kind} ${wordsOf(core)} ${parts.join(' ')}`;
    const number = numbers.get(text) ?? numbers.size;
    numbers.set(text, number);
    return number;
  });
  return numberOf;
}

/** What distinguishes a part from others of its kind, apart from its operands. A text is itself, as its number differs by version. */
function wordsOf(core: Core): string {
  switch (core.kind) {
    case 'constant':
      return core.text === undefined ? contents(core.value) : JSON.stringify(core.text);
    case 'input':
      return core.name;
    case 'lookup':
      return `${core.table.inputs.join()} ${contents(core.table.cells, core.table.texts)}`;
    case 'schedule':
      return scheduleText(core.schedule);
    case 'scale':
      return contents(core.factor);
    case 'apply':
      return core.operation;
    case 'compare':
      return core.comparison;
    case 'chosen':
      return `${core.input} ${core.option}`;
    default:
      return '';
  }
}

/** Numbers and cells as text; with a pool, the numbers are those of texts. */
function contents(part: unknown, texts?: TextPool): string {
  return JSON.stringify(part, (_, value: unknown) => {
    if (value instanceof Map) return [...value].sort(([a], [b]) => (a < b ? -1 : 1));
    const isNumber = typeof value === 'object' && value !== null && 'numerator' in value;
    if (isNumber && texts !== undefined) return textOfCode(texts, value as Rational);
    return typeof value === 'bigint' ? String(value) : value;
  });
}

function scheduleText({ texts, lines, brackets, points, round }: Schedule): string {
  const read = lines.map(({ upTo, value }) => `${contents(upTo)} ${contents(value, texts)}`);
  return [...read, contents(brackets), contents(points), contents(round)].join();
}
