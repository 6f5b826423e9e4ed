/**
 * Operations that give one of their operands, told apart: `max(u, 0) / x` is `u / x` or nothing, and in `u / x` what
 * stands in both may cancel.
 */
import type { Core } from '../model/core.js';
import type { Place } from './place.js';
import type { Atom, Polynomial } from './polynomial.js';
import { atomsOf, opposite } from './polynomial.js';
import type { Written } from './substitute.js';
import { withAtomAs } from './substitute.js';

/** A polynomial as it is in one case, and the place where the case comes up. */
export interface Case extends Written {
  readonly place: Place;
}

/** All cases of the first such operation that reads what other atoms read; null where there is none. */
export function casesOf(polynomial: Polynomial, place: Place): readonly Case[] | null {
  const atoms = [...atomsOf(polynomial)];
  for (const atom of atoms) {
    const core = place.formulas.coreOf(atom);
    const ways = waysOf(core, place);
    const others = atoms.filter((other) => other !== atom);
    if (ways.length === 0 || !others.some((other) => readSame(core, place.formulas.coreOf(other), place))) continue;
    const cases = ways.map((way) => caseOf(way, atom, polynomial));
    if (!cases.includes(null)) return cases.filter((each) => each !== null);
  }
  return null;
}

/** One of the formulas that an operation may give, or what it is the opposite of. */
interface Way {
  readonly core: Core;
  readonly isOpposite: boolean;
  readonly place: Place;
}

function waysOf(core: Core, place: Place): readonly Way[] {
  if (core.kind === 'if')
    return [
      ...place
        .where(core.condition, true)
        .map((inside) => ({ core: core.consequent, isOpposite: false, place: inside })),
      ...place
        .where(core.condition, false)
        .map((inside) => ({ core: core.alternate, isOpposite: false, place: inside })),
    ];
  if (core.kind !== 'apply') return [];
  if (core.operation === 'abs')
    return core.args.flatMap((arg) => [false, true].map((isOpposite) => ({ core: arg, isOpposite, place })));
  if (core.operation !== 'max' && core.operation !== 'min') return [];
  return core.args.map((arg) => ({ core: arg, isOpposite: false, place }));
}

function caseOf({ core, isOpposite, place }: Way, atom: Atom, polynomial: Polynomial): Case | null {
  const form = place.form(core);
  const signed = isOpposite ? { ...form, polynomial: opposite(form.polynomial) } : form;
  const written = withAtomAs(signed, atom, polynomial, place);
  return written && { ...written, place };
}

function readSame(a: Core, b: Core, { formulas }: Place): boolean {
  const inputs = formulas.inputsOf(b);
  return [...formulas.inputsOf(a)].some((name) => inputs.has(name));
}
