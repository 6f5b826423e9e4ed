/** The formulas of a program, indexed. */
import type { Allowance } from '../../program/allowance.js';
import { unlimited } from '../../program/allowance.js';
import type { Exactness, Known } from '../../program/comparing.js';
import { exactnessOf } from '../../program/comparing.js';
import type { Core, TableCells } from '../../program/core.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Program } from '../../program/program.js';
import type { Schedule } from '../../program/schedule.js';
import { childrenOf, definitionsIn, readsIn } from '../../program/visit-core.js';
import { memoized, rememberedFor } from '../../source/remembered.js';

/** The formulas of a program, with answers that the proof needs again and again. */
export interface Formulas {
  readonly program: Program;
  readonly allowance: Allowance;
  /** The formula that a part is computed by, where that is another one; null for all other parts. */
  readonly definitionOf: (core: Core) => Core | null;
  /** The formula whose value a named or guarded part has. */
  readonly valueOf: (core: Core & { readonly kind: 'step' | 'fold' | 'open' | 'guard' }) => Core;
  readonly inputsOf: (core: Core) => ReadonlySet<string>;
  /**
   * A key for how a formula is computed, steps written out: formulas with the same key give the same double at every
   * point. The operands of a sum and of a product may change places, which changes no bit of the result.
   */
  readonly keyOf: (core: Core) => number;
  /** Some formula with that key. */
  readonly coreOf: (key: number) => Core;
  /** True when a formula gives a whole number wherever these inputs are whole. */
  readonly isWhole: (core: Core, wholes: ReadonlySet<string>) => boolean;
}

export const indexFormulas = rememberedFor((program: Program): Formulas => {
  const definitionOf = definitionsIn(program);
  return {
    program,
    allowance: program.allowance ?? unlimited,
    definitionOf,
    valueOf: (core) =>
      core.kind === 'guard' ? core.value : known(definitionOf(core), core.kind === 'fold' ? core.text : core.name),
    inputsOf: readsIn(definitionOf),
    ...createKeys(definitionOf),
    isWhole: wholesOf(definitionOf),
  };
});

/** For a set of inputs that are whole, tells of each formula if it is. */
function wholesOf(definitionOf: Formulas['definitionOf']): Formulas['isWhole'] {
  const among = rememberedFor((wholes: ReadonlySet<string>) => {
    const exactness = memoized((core: Core): Exactness => exactnessOf(core, known));
    const known: Known = {
      input: (name) => (wholes.has(name) ? 'whole' : 'computed'),
      step: (name) => {
        const step = definitionOf({ kind: 'step', name });
        return step === null ? 'computed' : exactness(step);
      },
    };
    return exactness;
  });
  return (core, wholes) => among(wholes)(core) === 'whole';
}

/** The same formulas and remembered answers for another program of the same steps, such as with another allowance. */
export function formulasFor(program: Program, known: Formulas): Formulas {
  return { ...known, program, allowance: program.allowance ?? unlimited };
}

/** True when two formulas read a common input. */
export function shareInputs(a: Core, b: Core, { inputsOf: read }: Formulas): boolean {
  const inputs = read(b);
  return [...read(a)].some((name) => inputs.has(name));
}

function createKeys(definitionOf: Formulas['definitionOf']): Pick<Formulas, 'keyOf' | 'coreOf'> {
  const [numbers, cores] = [new Map<string, number>(), new Map<number, Core>()];
  const keyOf = memoized((core: Core): number => {
    const definition = definitionOf(core);
    if (definition !== null) return keyOf(definition);
    const text = spell(core, keyOf);
    const key = numbers.get(text) ?? numbers.size + 1;
    numbers.set(text, key);
    if (!cores.has(key)) cores.set(key, core);
    return key;
  });
  return { keyOf, coreOf: (key) => known(cores.get(key), String(key)) };
}

function known(core: Core | null | undefined, key: string): Core {
  if (core === undefined || core === null) throw new Error(`There is no formula ${key}.`);
  return core;
}

/** The numbers of a table or of a schedule as text; texts count as their numbers. */
const contents = rememberedFor((part: TableCells | Schedule): string =>
  JSON.stringify(part, (key, value: unknown) => {
    if (key === 'name' || key === 'texts') return undefined;
    return typeof value === 'bigint' ? `${value}` : value instanceof Map ? [...value] : value;
  }),
);

/** Spells a formula out: equal spellings compute equal values. */
function spell(core: Core, keyOf: (core: Core) => number): string {
  // What is proved of a value is no part of it.
  const keys = (core.kind === 'guard' ? [core.value] : childrenOf(core)).map(keyOf);
  const commutes = core.kind === 'apply' && arithmeticOf(core.operation).commutes;
  return `${core.kind} ${wordsOf(core)} ${(commutes ? keys.sort((a, b) => a - b) : keys).join(' ')}`;
}

/** What tells a node from others of its kind, besides its children. */
function wordsOf(core: Core): string {
  switch (core.kind) {
    case 'constant':
      return `${core.value.numerator}/${core.value.denominator}`;
    case 'input':
    case 'step':
    case 'open':
      return core.name;
    case 'fold':
      return core.text;
    case 'lookup':
      return `${core.table.inputs.join()} ${contents(core.table.cells)}`;
    case 'schedule':
      return contents(core.schedule);
    case 'scale':
      return `${core.factor.numerator}/${core.factor.denominator}`;
    case 'apply':
      return core.operation;
    case 'compare':
      return `${core.forgives ? '~' : ''}${core.comparison}`;
    case 'chosen':
      return `${core.input} ${core.option}`;
    default:
      return '';
  }
}
