/** The call that the README of a package shows. */
import type { Calculator, Example } from './catalog.js';

export interface ShownCall {
  readonly calculator: Calculator;
  /** The inputs of a worked example. */
  readonly given: ReadonlyMap<string, number | string>;
}

/** An example with inputs, of a calculator with a name of one word and an estimate where there is one; null for none. */
export function shownCall(calculators: readonly Calculator[]): ShownCall | null {
  const told = calculators.find(
    (each) => /^[a-z]+$/.test(each.slug) && each.estimate !== null && each.examples.some(saysInputs),
  );
  const calculator = told ?? calculators[0];
  if (calculator === undefined) return null;
  return { calculator, given: calculator.examples.find(saysInputs)?.given ?? new Map() };
}

function saysInputs({ given, lists }: Example): boolean {
  return given.size > 0 && lists.size === 0;
}
