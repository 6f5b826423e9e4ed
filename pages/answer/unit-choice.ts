/** The units that stand beside a number field: those in which people would write such a number. */
import { sizeOf } from '../../engine/calculator/measure.js';
import { parseNumber } from '../../engine/calculator/number-text.js';
import type { AcceptedUnit, NumberInput } from '../../engine/kernel/module.js';

export interface UnitChoice {
  /** The name that the query has. */
  readonly name: string;
  /** Text that people read. */
  readonly label: string;
}

/** The text of a field and the name of its unit, which is undefined for the input's own. */
export interface FieldText {
  readonly text: string;
  readonly unit: string | undefined;
}

const mostUnits = 5;

/** The parameter of a page that says in which unit a field was filled in. No input has a period in its name. */
export function unitParameter(input: string): string {
  return `${input}.unit`;
}

/** The units to choose from, the input's own first; none when there is only that. `chosen` is always among them. */
export function unitChoices(input: NumberInput, chosen: string | undefined): readonly UnitChoice[] {
  const { unit, units = [] } = input;
  const [own, ...others] = units;
  if (own === undefined || unit === undefined || own.plus !== undefined) return readingChoices(input);
  const isListed = others.some(({ offered }) => offered);
  const isOffered = (each: AcceptedUnit): boolean => (isListed ? each.offered === true : isUsual(input, own, each));
  const offered = others.filter((each, place) => isOffered(each) && !isRepeated(each, others.slice(0, place)));
  const near = others.filter((each) => each.name === chosen || offered.includes(each)).slice(0, mostUnits);
  return near.length === 0
    ? []
    : [{ name: own.name, label: unit }, ...near.map(({ name, label = name }) => ({ name, label }))];
}

/** True for a unit of the same size as one before it: of feet and linear feet, one is enough. */
function isRepeated(unit: AcceptedUnit, before: readonly AcceptedUnit[]): boolean {
  return before.some((other) => sizeOf(other) === sizeOf(unit));
}

/** Readings such as temperatures have few units, and all are usual. */
function readingChoices({ unit, units = [] }: NumberInput): readonly UnitChoice[] {
  if (unit === undefined || units.length < 2 || units.some(({ plus }) => plus === undefined)) return [];
  return units.map(({ name, label = name }, index) => ({ name, label: index === 0 ? unit : label }));
}

/** A usual number has one to four digits. Of units of the same size, the input's own is enough. */
function isUsual({ default: usual, min, max }: NumberInput, own: AcceptedUnit, unit: AcceptedUnit): boolean {
  const ratio = sizeOf(own) / sizeOf(unit);
  const [typical, inUnit] = [usual ?? (min + max) / 2, (usual ?? (min + max) / 2) * ratio];
  if (ratio === 1 || isShare(own)) return false;
  return inUnit >= 0.5 && inUnit <= Math.max(1000, typical);
}

/** Percent and its like are ways to write a plain number, which nobody changes. */
function isShare({ name }: AcceptedUnit): boolean {
  return name === '%' || name === 'percent';
}

/** `10 m` as the number and the name of its unit; any other text as it stands, so that it is sent as it was. */
export function partUnit(text: string, { units = [] }: NumberInput): FieldText {
  const [, amount = '', name = ''] = /^([+-]?[\d.]+) (\S+)$/u.exec(text) ?? [];
  const isOther = units.slice(1).some((unit) => unit.name === name);
  return isOther && parseNumber(amount) !== undefined ? { text: amount, unit: name } : { text, unit: undefined };
}
