/** Tells whether two programs compute the same, whatever their steps are called and however they are laid out. */
import type { Core, TableCells } from '../../generator/program/core.js';
import { isRational } from '../../generator/program/core.js';
import type { Schedule } from '../../generator/program/schedule.js';
import type { TextPool } from '../../generator/program/text-pool.js';
import { textOfCode } from '../../generator/program/text-pool.js';
import type { Rational } from '../../generator/units/rational.js';
import type { Trial } from '../sample/answer.js';

/** Maps names to the other version: an input to its name there, an option to its key there, or null. */
export interface Naming {
  readonly input: (name: string) => string;
  readonly option: (input: string, key: string) => string | null;
}

/** Numbers for formulas and conditions: with one `Numbering`, equal numbers compute the same. */
export interface Fingerprint {
  readonly figures: string;
  /** In the order of the requirements. */
  readonly requirements: readonly number[];
  /** Numbers of the conditions that choose a sentence, in order. */
  readonly cases: readonly number[];
}

export type Numbering = Map<string, number>;

/** Fingerprints are equal only when all formulas of an answer, with their steps expanded, are the same. */
export function fingerprint({ program, published }: Trial, naming: Naming, known: Numbering): Fingerprint {
  const steps = new Map(program.steps.map(({ name, core }) => [name, core]));
  // A step that is used twice is visited once.
  const seen = new Map<Core, number>();
  const numbered = (key: string): number => {
    const own = known.get(key) ?? known.size;
    known.set(key, own);
    return own;
  };
  const core = (each: Core): number => {
    const own = seen.get(each) ?? (each.kind === 'step' ? core(stepOf(each.name)) : numbered(coreKey(each)));
    seen.set(each, own);
    return own;
  };
  const stepOf = (name: string): Core => {
    const found = steps.get(name);
    if (found === undefined) throw new Error(`There is no step ${name}.`);
    return found;
  };
  const coreKey = (each: Core): string => {
    switch (each.kind) {
      case 'constant':
        return `constant ${each.text === undefined ? ratio(each.value) : JSON.stringify(each.text)}`;
      case 'input':
      case 'step':
        return `${each.kind} ${naming.input(each.name)}`;
      case 'fold':
        return String(core(each.spread));
      case 'open':
        return String(core(each.catalog));
      case 'lookup':
        return `lookup ${each.table.inputs.map(naming.input).join()} ${cellsKey(each.table.cells, each.table.inputs, each.table.texts, naming)}`;
      case 'schedule':
        return `schedule ${scheduleKey(each.schedule)} ${core(each.argument)}`;
      case 'scale':
        return `scale ${ratio(each.factor)} ${core(each.operand)}`;
      case 'apply':
        return `${each.operation} ${each.args.map(core).join(' ')}`;
      case 'if':
        return `if ${core(each.condition)} ${core(each.consequent)} ${core(each.alternate)}`;
      case 'guard':
        return `guard ${core(each.value)}`;
      case 'compare':
        return `${each.comparison} ${core(each.left)} ${core(each.right)}`;
      case 'chosen':
        return `chosen ${naming.input(each.input)} ${naming.option(each.input, each.option)}`;
      case 'not':
        return `not ${core(each.operand)}`;
      default:
        return `${each.kind} ${core(each.left)} ${core(each.right)}`;
    }
  };
  const figures = published.map((item) => [item.role, item.name, item.decimals, core(item.core)]);
  return {
    figures: JSON.stringify(figures),
    requirements: program.requirements.map(core),
    cases: program.conditions.map(core),
  };
}

function ratio({ numerator, denominator }: Rational): string {
  return `${numerator}/${denominator}`;
}

function cellKey(value: Rational, texts: TextPool | undefined): string {
  return texts === undefined ? ratio(value) : JSON.stringify(textOfCode(texts, value));
}

/** The key of cells, of only the options that both versions have. */
function cellsKey(
  cells: TableCells,
  [input = '', ...others]: readonly string[],
  texts: TextPool | undefined,
  naming: Naming,
): string {
  return [...cells]
    .flatMap(([key, cell]) => {
      const own = naming.option(input, key);
      if (own === null) return [];
      return [`${own}:${isRational(cell) ? cellKey(cell, texts) : `(${cellsKey(cell, others, texts, naming)})`}`];
    })
    .sort()
    .join();
}

function scheduleKey({ lines, brackets, points, round, texts }: Schedule): string {
  return [
    ...lines.map(({ upTo, value }) => `${ratio(upTo)}=${cellKey(value, texts)}`),
    ...brackets.map(({ floor, upTo, base, rate }) =>
      [floor, upTo, base, rate].map((each) => each && ratio(each)).join('/'),
    ),
    ...points.map(({ at, value }) => `${ratio(at)}-${ratio(value)}`),
    round === null ? '' : ratio(round),
  ].join();
}
