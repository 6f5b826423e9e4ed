/** Says which unit is missing or wrong, which one it would have to be, and why. */

import { formatList } from '../../engine/spelling/list-names.js';
import type { Diagnostic, Reporter } from '../source/diagnostic.js';
import type { Edit } from '../source/hint.js';
import { spanOf, spanText } from '../source/source.js';
import { quote } from '../source/suggest.js';
import type { Equation, Turned, UnitNotes } from '../units/inference.js';
import { combined, inverse, turnedInStep } from '../units/inference.js';
import { one, toNumber, zero } from '../units/rational.js';
import type { Dimensions } from '../units/unit.js';
import { displayDimensions, displayUnit, isPlain } from '../units/unit.js';
import type { UnitTable } from '../units/units.js';
import { namesOfKind } from '../units/units.js';
import type { UnitSite } from './unit-sites.js';

/** A site whose unit, multiplied by a factor, explains mistakes, and one equation that asks for it. */
export interface Culprit {
  readonly site: UnitSite;
  readonly factor: Dimensions;
  readonly because: Equation;
  /** The mistakes that it explains, or several explain together. */
  readonly gone: readonly Diagnostic[];
  /** Those of them that it has a part in. */
  readonly own: readonly Diagnostic[];
}

/** What is known of units in the entry, and in the catalog. */
export interface UnitsAround {
  readonly notes: UnitNotes;
  readonly units: UnitTable;
}

/** The units that a site would have to have, nearest first: those of the equation, of the entry, of the catalog. */
function proposedUnits(culprit: Culprit, around: UnitsAround): readonly string[] {
  return namesAround(unitOfSite(culprit.site, culprit.factor), culprit, around);
}

function namesAround(dimensions: Dimensions, culprit: Culprit, { notes, units }: UnitsAround): readonly string[] {
  const { declared, demands } = notes;
  const { found, wanted } = culprit.because;
  const asked = [wanted, found, ...demands.map((demand) => demand.wanted)];
  const inUse = [...asked.slice(0, 2), ...declared.values(), ...asked.slice(2)];
  const known = inUse.flatMap((unit, index) =>
    typeof unit === 'function' || (unit.zero !== null && index > 1) ? [] : [unit],
  );
  return isPlain({ dimensions }) ? [] : namesOfKind({ dimensions }, known, units);
}

/** The dimensions that a site would have to have; of a step, those of the factor that its formula lacks. */
export function unitOfSite({ kind, declared }: UnitSite, factor: Dimensions): Dimensions {
  return kind === 'step' ? factor : (combined(declared.dimensions, factor, one) ?? factor);
}

/** True when the mistakes can be mended with a unit of the catalog, or with none. */
export function hasRemedy(culprit: Culprit, around: UnitsAround): boolean {
  const { site, factor } = culprit;
  if (isPlain({ dimensions: unitOfSite(site, factor) }) || proposedUnits(culprit, around).length > 0) return true;
  return site.kind === 'step' && inverseNames(culprit, around).length > 0;
}

function inverseNames(culprit: Culprit, around: UnitsAround): readonly string[] {
  return namesAround(inverse(culprit.factor), culprit, around);
}

/** Reports `missing-key` in place of the mistakes that a missing unit explains. */
export function reportMissing(culprit: Culprit, around: UnitsAround, reporter: Reporter): void {
  const { site, factor, because } = culprit;
  const names = proposedUnits(culprit, around);
  const [first] = names;
  const choices = names.flatMap((name) => giveUnit(site, name) ?? []);
  const add = first === undefined ? `Give it a unit of ${kindOf(factor)}` : `Add ${quote(keyFor(site, first))}`;
  const more = names.length > 1 ? `, or another unit of ${kindOf(factor)}` : '';
  const hint = `${add}${more}: ${reasonOf(because, site)}.`;
  const details = { hint, choices, related: relatedOf(culprit) };
  reporter.report('missing-key', site.span, { owner: site.what, name: 'unit' }, details);
}

/** The line that gives a site its unit. */
function keyFor({ kind, name }: UnitSite, unit: string): string {
  return kind === 'column' ? `columns: { ${name.split('.').at(-1)}: ${unit} }` : `unit: ${unit}`;
}

/** The mistake with a hint that names the sites of which one may lack its unit. */
export function withMissing(found: Diagnostic, culprits: readonly Culprit[], around: UnitsAround): Diagnostic {
  const ways = culprits.slice(0, mostWays).map((culprit) => {
    const { site, factor } = culprit;
    const [name] = proposedUnits(culprit, around);
    return {
      what: `the ${site.what}`,
      unit: name === undefined ? `of ${kindOf(factor)}` : `such as ${quote(keyFor(site, name))}`,
    };
  });
  const [only, ...others] = ways;
  const way =
    only !== undefined && others.length === 0
      ? `${only.what} a unit, ${only.unit}`
      : `a unit to ${formatList(
          ways.map(({ what, unit }) => `${what} (${unit})`),
          'or',
        )}`;
  return { ...found, hint: `${found.hint} Or give ${way}.` };
}

/** The mistake with the hint that its formula would fit if it divided by a value instead of multiplying by it. */
export function withTurned(found: Diagnostic, turned: Turned | null): Diagnostic {
  if (turned === null) return found;
  return { ...found, hint: hintOfTurned(turned, found.hint) };
}

function hintOfTurned({ name, isDivided }: Turned, otherwise: string): string {
  const way = `It fits if you ${isDivided ? 'multiply' : 'divide'} by ${quote(name)}.`;
  return `${way} Otherwise, ${otherwise.charAt(0).toLowerCase()}${otherwise.slice(1)}`;
}

/** Reports `unit-of-step` in place of the mistakes that a wrong unit explains. */
export function reportWrong(
  culprit: Culprit,
  others: readonly Culprit[],
  around: UnitsAround,
  reporter: Reporter,
): void {
  const { site, gone } = culprit;
  const args = { what: site.what, places: gone.length };
  const turned = site.kind === 'step' ? turnedInStep(site.place, culprit.factor, around.notes) : null;
  const own = site.kind === 'step' ? hintOfStep(culprit, around) : hintOfWrong(culprit, around);
  const hint = turned === null ? `${own}${hintOfOthers(others, around)}` : hintOfTurned(turned, own);
  reporter.report('unit-of-step', site.span, args, { hint, related: relatedOf(culprit) });
}

/** The other declarations that may be wrong instead, where there are not many. */
function hintOfOthers(others: readonly Culprit[], around: UnitsAround): string {
  const ways = others.flatMap((culprit) => {
    const [name] = proposedUnits(culprit, around);
    return name === undefined ? [] : [`the ${culprit.site.what} with ${quote(keyFor(culprit.site, name))}`];
  });
  return ways.length === 0 || ways.length > 2 ? '' : ` Or declare ${formatList(ways, 'or')}.`;
}

const mostWays = 3;

function hintOfStep(culprit: Culprit, around: UnitsAround): string {
  const [[above], [below = '']] = [proposedUnits(culprit, around), inverseNames(culprit, around)];
  return above === undefined
    ? `Divide it by a value in ${quote(below)}: then they fit.`
    : `Multiply it by a value in ${quote(above)}: then they fit.`;
}

function hintOfWrong(culprit: Culprit, around: UnitsAround): string {
  const { site, factor, because } = culprit;
  const kind = unitOfSite(site, factor);
  const names = proposedUnits(culprit, around);
  const [first] = names;
  const more = names.length > 1 ? `, or another unit of ${kindOf(kind)},` : '';
  const remedy = first === undefined ? withoutUnit(site, around) : `With ${quote(keyFor(site, first))}${more}`;
  return `${remedy} they fit: ${reasonOf(because, site)}.`;
}

/** A plain number, which may be written as a percentage unless it is whole. */
function withoutUnit(site: UnitSite, { units }: UnitsAround): string {
  const percentage = [...units.units.values()].find((unit) => isPlain(unit));
  return site.input?.whole === false && percentage !== undefined
    ? `Without a unit, or with ${quote(keyFor(site, percentage.name))} for a percentage,`
    : 'Without a unit';
}

function relatedOf({ own }: Culprit) {
  return own.slice(0, 2).map(({ span }) => ({ span, label: 'does not fit here' }));
}

function kindOf(dimensions: Dimensions): string {
  const [[name = '', power] = [], ...others] = [...dimensions];
  return `the kind ${quote(others.length === 0 && power === 1 ? name : displayDimensions(dimensions))}`;
}

/** The equation in words: "`volume` is in `ft^2` times this unit, and must be convertible to `cuyd`". */
function reasonOf(equation: Equation, { place, declared }: UnitSite): string {
  const { span, by, found, wanted, ofFound, ofWanted } = equation;
  if (typeof wanted === 'function') return `${textOf(span)} must be a plain number or a count`;
  const isBy = by !== null && !ofFound.has(place);
  const [text, unit, other, power] = isBy
    ? [textOf(by), wanted, found, ofWanted.get(place)]
    : [textOf(span), found, wanted, ofFound.get(place)];
  const target = isPlain(other) ? 'must be a plain number' : `must be convertible to ${quote(displayUnit(other))}`;
  const size = toNumber(power ?? zero);
  const times = powerWords[size] ?? `times this unit to the power of ${size}`;
  if (!isPlain(declared)) return `${text} ${target}`;
  if (isPlain(unit))
    return size === 1 ? `${text} ${target}` : `${text} is in ${times.replace(/^times /, '')}, and ${target}`;
  return `${text} is in ${quote(displayUnit(unit))} ${times}, and ${target}`;
}

const powerWords: Readonly<Record<number, string>> = {
  [-1]: 'per this unit',
  1: 'times this unit',
  2: 'times the square of this unit',
  3: 'times the cube of this unit',
};

const longest = 40;

function textOf(span: Parameters<typeof spanText>[0]): string {
  const text = spanText(span);
  return text.length > longest ? 'what a formula gives' : quote(text);
}

/** The edit that adds `unit:` before `min`, which every number has. */
function giveUnit({ span: { source, end }, input }: UnitSite, unit: string): Edit | undefined {
  if (input === null) return undefined;
  const above = source.text.slice(end, input.min.span.start);
  const start = end + above.lastIndexOf('min');
  const [indent] = /\n *$/.exec(source.text.slice(0, start)) ?? [];
  return { span: spanOf(source, start, start), text: `unit: ${unit}${indent ?? ', '}` };
}
