/**
 * Products in which two operands may change places, such as `growing_annuity(r, g, n) * growth(r, n)` of the rates r and g.
 * With r on the move, its one factor falls and the other rises; with both exchanged, only one of them moves.
 */
import type { Core } from '../../program/core.js';
import { arithmeticOf } from '../../program/operations.js';
import type { Formulas } from '../context/formulas.js';
import type { Atom, Monomial, Polynomial } from '../polynomial/polynomial.js';
import { atomsOf, polynomialOf } from '../polynomial/polynomial.js';
import type { Axis } from './branch-slope.js';

/** Two atoms of one product, and the two that may stand in their place. */
interface Exchanged {
  readonly before: readonly Atom[];
  readonly after: readonly Atom[];
}

/** The same polynomial with operands exchanged where only the first of them moves. */
export function withRatesExchanged(polynomial: Polynomial, { input }: Axis, formulas: Formulas): Polynomial {
  const cores = [...atomsOf(polynomial)].map(formulas.coreOf);
  const found = cores.flatMap((core) => exchangesOf(core, cores, input, formulas));
  return found.reduce(
    (all, each) =>
      polynomialOf([...all.values()].map((term) => ({ ...term, monomial: exchangedIn(term.monomial, each) }))),
    polynomial,
  );
}

function exchangesOf(core: Core, cores: readonly Core[], input: string, formulas: Formulas): readonly Exchanged[] {
  const { exchange } = core.kind === 'apply' ? arithmeticOf(core.operation) : {};
  if (core.kind !== 'apply' || exchange === undefined) return [];
  const [first, second] = exchange.exchanged.map((index) => core.args[index]);
  if (first === undefined || second === undefined) return [];
  const moves = (operand: Core) => formulas.inputsOf(operand).has(input);
  if (!moves(first) || moves(second)) return [];
  const places = new Map([
    [first, second],
    [second, first],
  ]);
  const inPlace = (args: readonly Core[]) => args.map((arg) => places.get(arg) ?? arg);
  const shared = exchange.shared.flatMap((index) => core.args[index] ?? []);
  return cores
    .filter((beside) => beside.kind === 'apply')
    .filter(({ operation, args }) => operation === exchange.beside && areEqual(args, shared, formulas))
    .map((beside) => ({
      before: [core, beside].map(formulas.keyOf),
      after: [
        { ...core, args: inPlace(core.args) },
        { ...beside, args: inPlace(shared) },
      ].map(formulas.keyOf),
    }));
}

function areEqual(args: readonly Core[], others: readonly Core[], { keyOf }: Formulas): boolean {
  return args.length === others.length && args.every((arg, index) => keyOf(arg) === keyOf(others[index] ?? arg));
}

/** Exchanges as often as both stand in the monomial, above the line or both below it. */
function exchangedIn(monomial: Monomial, { before, after }: Exchanged): Monomial {
  const exponents = before.map((atom) => monomial.get(atom) ?? 0);
  const [least, most] = [Math.min(...exponents), Math.max(...exponents)];
  const times = Math.max(0, least) + Math.min(0, most);
  const changed = new Map(monomial);
  const add = (atom: Atom, by: number) => changed.set(atom, (changed.get(atom) ?? 0) + by);
  for (const atom of before) add(atom, -times);
  for (const atom of after) add(atom, times);
  return new Map([...changed].filter(([, exponent]) => exponent !== 0));
}
