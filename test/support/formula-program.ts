/** The door from formulas to the proof: the program that the checker makes of a calculator, before it is proved. */

import { categoryOf } from '../../generator/elaborate/declaration/entry-category.js';
import { elaborateEntry } from '../../generator/elaborate/elaborate-entry.js';
import { programOf } from '../../generator/elaborate/entry-program.js';
import { loadCatalog } from '../../generator/language/load-catalog.js';
import type { RawUnits } from '../../generator/language/raw-catalog.js';
import type { Condition, Core } from '../../generator/program/core.js';
import type { Program } from '../../generator/program/program.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { memoized, rememberedFor } from '../../generator/source/remembered.js';
import { renderDiagnostics } from '../../generator/source/render.js';
import { checkUnits } from '../../generator/units/unit-definitions.js';
import type { CalculatorParts } from './calculator-text.js';
import { calculatorText } from './calculator-text.js';
import { readOnce, sourcesOf } from './check-catalog.js';

/** The program of a calculator, the same for the same text. Fails with the report where the checker does not understand it. */
export function programOfParts(parts: CalculatorParts): Program {
  return programOfText(calculatorText(parts));
}

const checkedUnits = rememberedFor((units: RawUnits) => checkUnits(units, new Reporter()));

const programOfText = memoized((text: string): Program => {
  const reporter = new Reporter();
  const raw = loadCatalog(sourcesOf({ calculators: text }), reporter, readOnce);
  const [calculator] = raw.calculators;
  const units = raw.units && checkedUnits(raw.units);
  const categorized = calculator && { ...calculator, category: categoryOf(calculator, null, null, reporter) };
  const entry =
    categorized &&
    units &&
    elaborateEntry(categorized, { language: 'en', units, money: 'none', shared: new Map() }, reporter);
  if (!entry) throw new Error(`The checker does not understand this:\n${renderDiagnostics(reporter.sorted())}`);
  return programOf(entry);
});

/** Inputs that are plain numbers, from their bounds: `{ x: [0, 10] }`. The default lies in the middle. */
export function numberInputs(bounds: Readonly<Record<string, readonly [number, number]>>, unit = ''): string {
  return Object.entries(bounds)
    .map(([name, [min, max]]) => numberInput(name, min, max, unit))
    .join('\n');
}

export function numberInput(name: string, min: number, max: number, unit = ''): string {
  const ofUnit = unit === '' ? '' : `unit: ${unit}, `;
  const middle = min + (max - min) / 2;
  return `${name}: { label: ${name}, type: number, ${ofUnit}default: ${middle}, min: ${min}, max: ${max}, step: ${(max - min) / 2} }`;
}

export function stepOf(program: Program, name: string): Core {
  const step = program.steps.find((each) => each.name === name);
  if (step === undefined) throw new Error(`There is no step ${name}.`);
  return step.core;
}

/** The requirements taken out of a program, as conditions to prove. */
export function lawsOf(program: Program): { readonly program: Program; readonly laws: readonly Condition[] } {
  return { program: { ...program, requirements: [] }, laws: program.requirements };
}
