/** Reports an input without its unit once, instead of every formula that uses it. */

import type { CategorizedCalculator } from '../elaborate/declaration/entry-category.js';
import type { Located, Named } from '../language/forms/form.js';
import { writtenFormula } from '../language/forms/form.js';
import type { RawInput, RawNumberInput } from '../language/forms/inputs.js';
import type { Diagnostic } from '../source/diagnostic.js';
import { isMistake, Reporter } from '../source/diagnostic.js';
import type { Edit } from '../source/hint.js';
import { spanOf } from '../source/source.js';
import type { NamedUnit } from '../units/unit.js';
import { displayUnit, raiseUnit, unitOf } from '../units/unit.js';
import type { UnitTable } from '../units/units.js';
import { unitsOfKind } from '../units/units.js';
import type { Understood } from './understood.js';
import { gatherConsequences, isConsequence } from './wrong-unit.js';

/** Elaborates a calculator and reports its mistakes; null after a mistake. */
export type Understand = (raw: CategorizedCalculator, reporter: Reporter) => Understood | null;

/**
 * Elaborates a calculator. If a unit for one input would make all formulas fit, several mistakes become one at that
 * input, and a single mistake gets a hint that names the input. Several that follow from one step become one as well.
 */
export function understandWithUnits(
  raw: CategorizedCalculator,
  units: UnitTable,
  reporter: Reporter,
  understand: Understand,
): Understood | null {
  const own = new Reporter();
  const understood = understand(raw, own);
  const mistakes = own.found.filter(isMistake);
  const lacking = mistakes.length > 0 && mistakes.every(isConsequence) ? findLacking(raw, units, understand) : null;
  if (lacking !== null && mistakes.length > 1) reportLacking(lacking, reporter);
  else if (lacking !== null) reporter.take(own.found.map((found) => withInput(found, lacking)));
  else reporter.take(gatherConsequences(withoutLostNames(own.found), raw, () => unitsAround(raw, units), understand));
  return understood;
}

/** Where two things share a name, the name that one of them should have is missing everywhere: that adds nothing. */
function withoutLostNames(found: readonly Diagnostic[]): readonly Diagnostic[] {
  const isCollision = found.some(({ code }) => code === 'name-collision');
  return isCollision ? found.filter(({ code }) => code !== 'unknown-name') : found;
}

/** An input, and the unit with which all formulas fit. */
interface Lacking {
  readonly input: Named<RawNumberInput>;
  readonly unit: string;
}

/** The largest calculator, in inputs and steps, for which units are tried. */
const most = { inputs: 20, steps: 200 };

/** The only input for which a unit mends the calculator; null when none or several would do. */
function findLacking(raw: CategorizedCalculator, units: UnitTable, understand: Understand): Lacking | null {
  if (raw.inputs.length > most.inputs || raw.steps.length > most.steps) return null;
  const candidates = unitsAround(raw, units);
  const found = raw.inputs.flatMap((input): readonly Lacking[] => {
    if (!isBare(input)) return [];
    const unit = candidates.find((each) => understand(withUnit(raw, input.name, each), new Reporter()) !== null);
    return unit === undefined ? [] : [{ input, unit }];
  });
  const [first, ...others] = found;
  return others.length > 0 ? null : (first ?? null);
}

/** True for a number without a unit, unless it is whole or has a unit label and so lacks the unit on purpose. */
function isBare(input: Named<RawInput>): input is Named<RawNumberInput> {
  const { value } = input;
  return value.type === 'number' && value.unit === null && value.unitLabel === null && !value.whole;
}

/** Candidate units, likeliest first: those of inputs and result, then their base units with squares and cubes. */
function unitsAround(raw: CategorizedCalculator, table: UnitTable): readonly string[] {
  const written = [...raw.inputs.map(({ value }) => value.unit), raw.result.unit].flatMap((unit) => unit?.text ?? []);
  const dimensions = new Set(written.flatMap((name) => [...(table.units.get(name)?.dimensions.keys() ?? [])]));
  const bases = [...dimensions].flatMap((dimension) => table.bases.get(dimension) ?? []);
  const powers = [1, 2, 3].flatMap((power) => bases.map((base) => nameOfPower(base, power, table)));
  return [...new Set([...written, ...powers])];
}

function nameOfPower(base: NamedUnit, power: number, table: UnitTable): string {
  const unit = raiseUnit(unitOf(base), power);
  const [named] = power === 1 ? [] : unitsOfKind(unit, table);
  return named?.name ?? displayUnit(unit);
}

function withUnit(raw: CategorizedCalculator, name: Located<string>, text: string): CategorizedCalculator {
  const unit = writtenFormula(text, name.span);
  const give = (input: Named<RawInput>): Named<RawInput> =>
    input.name === name ? { ...input, value: { ...input.value, unit } } : input;
  return { ...raw, inputs: raw.inputs.map(give) };
}

function reportLacking({ input, unit }: Lacking, reporter: Reporter): void {
  const { value: name, span } = input.name;
  const hint = `Add \`unit: ${unit}\`, or another unit of its kind; then all formulas fit.`;
  const details = { hint, choices: [giveUnit(input, unit)] };
  reporter.report('missing-key', span, { owner: `input \`${name}\``, name: 'unit' }, details);
}

/** The edit that adds `unit:` before `min`, which every number has. */
function giveUnit({ name, value }: Named<RawNumberInput>, unit: string): Edit {
  const { source } = name.span;
  const above = source.text.slice(name.span.end, value.min.span.start);
  const start = name.span.end + above.lastIndexOf('min');
  const [indent] = /\n *$/.exec(source.text.slice(0, start)) ?? [];
  return { span: spanOf(source, start, start), text: `unit: ${unit}${indent ?? ', '}` };
}

function withInput(found: Diagnostic, { input, unit }: Lacking): Diagnostic {
  if (!isMistake(found)) return found;
  return {
    ...found,
    hint: `${found.hint} Or give the input \`${input.name.value}\` a unit, such as \`unit: ${unit}\`.`,
  };
}
