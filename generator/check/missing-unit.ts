/** An input without its unit makes every formula wrong that reads it; what is to be mended is the input. */
import type { Located, Named, RawInput, RawNumberInput } from '../load/raw-catalog.js';
import type { NamedUnit } from '../model/unit.js';
import { displayUnit, raiseUnit, unitOf } from '../model/unit.js';
import type { Diagnostic, Edit } from '../text/diagnostic.js';
import { isMistake, Reporter } from '../text/diagnostic.js';
import type { DiagnosticCode } from '../text/messages.js';
import { createSource, spanOf } from '../text/source.js';
import type { PlacedCalculator } from './declaration/place.js';
import type { UnitTable } from './expression/units.js';
import { unitsOfKind } from './expression/units.js';
import type { Understood } from './understand-calculator.js';

/** Understands a calculator and reports what is wrong with it. */
export type Understand = (raw: PlacedCalculator, reporter: Reporter) => Understood | null;

/** What a missing unit leads to. */
const consequences: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'unit-mismatch',
  'output-unit',
  'cannot-convert',
  'rounding-needs-multiple',
  'mixed-unit-shown',
  'not-a-plain-number',
]);

/**
 * Understands a calculator. Where formulas do not fit and do as soon as one input is given a unit, several mistakes
 * become one, at that input; a single one keeps its place, and its hint names the input.
 */
export function understandWithUnits(
  raw: PlacedCalculator,
  units: UnitTable,
  reporter: Reporter,
  understand: Understand,
): Understood | null {
  const own = new Reporter();
  const understood = understand(raw, own);
  const mistakes = own.found.filter(isMistake);
  const lacking = mistakes.length > 0 && mistakes.every(isConsequence) ? findLacking(raw, units, understand) : null;
  if (lacking !== null && mistakes.length > 1) reportLacking(lacking, reporter);
  else reporter.take(lacking === null ? own.found : own.found.map((found) => withInput(found, lacking)));
  return understood;
}

function isConsequence({ code }: Diagnostic): boolean {
  return consequences.has(code);
}

/** An input, and the unit with which all formulas fit. */
interface Lacking {
  readonly input: Named<RawNumberInput>;
  readonly unit: string;
}

/** How many inputs and steps a calculator may have of which so many versions are tried. */
const most = { inputs: 20, steps: 200 };

/** The one input with which the calculator is understood; null where none or several would do. */
function findLacking(raw: PlacedCalculator, units: UnitTable, understand: Understand): Lacking | null {
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

/** What is counted, or shown in a unit of its own, has none on purpose. */
function isBare(input: Named<RawInput>): input is Named<RawNumberInput> {
  const { value } = input;
  return value.type === 'number' && value.unit === null && value.unitLabel === null && !value.whole;
}

/** The likeliest first: units of the inputs and of the result, those that they rest on, and areas and volumes of these. */
function unitsAround(raw: PlacedCalculator, table: UnitTable): readonly string[] {
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

function withUnit(raw: PlacedCalculator, name: Located<string>, text: string): PlacedCalculator {
  const content = spanOf(createSource(name.span.source.path, text), 0, text.length);
  const unit = { text, content, verbatim: true };
  const give = (input: Named<RawInput>): Named<RawInput> =>
    input.name === name ? { ...input, value: { ...input.value, unit } } : input;
  return { ...raw, inputs: raw.inputs.map(give) };
}

function reportLacking({ input, unit }: Lacking, reporter: Reporter): void {
  const { value: name, span } = input.name;
  const hint = `Add \`unit: ${unit}\`, or another unit of its kind: then all formulas fit.`;
  const details = { hint, edit: giveUnit(input, unit) };
  reporter.report('missing-key', span, { owner: `input \`${name}\``, name: 'unit' }, details);
}

/** In front of `min`, which every number has. */
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
    hint: `${found.hint} Or give the input \`${input.name.value}\` its unit, such as \`unit: ${unit}\`.`,
  };
}
