/** The calls that two versions of a calculator both accept, as inputs of one program. */

import { pointOf } from '../../generator/program/call-point.js';
import type { Input, NumberInput, SelectInput } from '../../generator/program/catalog.js';
import { gridDown, gridNearest, gridUp } from '../../generator/program/grid.js';
import type { Point } from '../../generator/program/program.js';
import type { Period } from '../../generator/program/shared-figure.js';
import { periodKey, periodOf } from '../../generator/program/shared-figure.js';
import { nextDay } from '../../generator/source/calendar.js';
import type { Rational } from '../../generator/units/rational.js';
import { fromNumber, one, toNumber } from '../../generator/units/rational.js';
import { conversionFactor, displayUnit, isReading, sameDimensions } from '../../generator/units/unit.js';
import type { Piece } from '../sample/catalog-with-sources.js';
import { commonInputs, commonOptions } from './renames.js';

/** Reads one version's inputs from a call that both accept. */
export interface Reading {
  readonly numbers: ReadonlyMap<string, NumberReading>;
  readonly choices: ReadonlyMap<string, ChoiceReading>;
}

/** A number read from the call: `factor` of this version's unit make one of the call's. Or its default. */
export type NumberReading =
  | { readonly from: string; readonly factor: Rational }
  | { readonly from: null; readonly value: Rational };

/** An option read from the call, as the option of this version for each of the call's. Or the default. */
export type ChoiceReading =
  | { readonly from: string; readonly options: ReadonlyMap<string, string> }
  | { readonly from: null; readonly option: string };

export interface JointInputs {
  readonly inputs: readonly Input[];
  readonly old: Reading;
  readonly now: Reading;
  /** Inputs whose bounds or options only one version accepts, each with what both accept, in words. */
  readonly narrowed: readonly string[];
  /** Inputs that only one version has; calls that both accept leave them out. */
  readonly alone: readonly string[];
  /** Numbers of another unit of the same kind. */
  readonly rescaled: readonly NumberPair[];
}

/**
 * Joins the inputs of both versions. Numbers in another unit of the same kind are converted, as for calls that write the
 * unit. Returns a sentence when no call is accepted by both.
 */
export function joinInputs(before: Piece, after: Piece): JointInputs | string {
  const [olds, news] = [inputsOf(before), inputsOf(after)];
  const common = new Map(commonInputs(olds, news).map(([old, now]) => [now, old]));
  const both = news.map((now) => ({ now, old: common.get(now) }));
  const gone = olds.filter((old) => !both.some((each) => each.old === old));
  const joined = [
    ...both.map(({ old, now }) => (old === undefined ? aloneIn('now', now) : joinOne(old, now))),
    ...gone.map((old) => aloneIn('old', old)),
    ...joinDays(before, after),
  ];
  const problem = joined.find((each) => typeof each === 'string');
  if (problem !== undefined) return problem;
  const parts = joined.filter((each) => typeof each !== 'string');
  return {
    inputs: parts.flatMap(({ input }) => input ?? []),
    old: readingOf(parts.map(({ old }) => old)),
    now: readingOf(parts.map(({ now }) => now)),
    narrowed: parts.flatMap(({ narrowed }) => narrowed ?? []),
    alone: parts.flatMap(({ input, old, now }) => (input === null ? [(now ?? old)?.[0] ?? ''] : [])),
    rescaled: both.flatMap(({ old, now }) => rescaledPair(old, now)),
  };
}

function inputsOf({ elaborated }: Piece): readonly Input[] {
  return [...elaborated.scope.inputs.values()];
}

type Named<T> = readonly [name: string, reading: T];
type Read = Named<NumberReading> | Named<ChoiceReading>;

/** One input of the call, and how each version reads it. */
interface Joined {
  readonly input: Input | null;
  readonly old: Read | null;
  readonly now: Read | null;
  readonly narrowed: string | null;
}

function readingOf(all: readonly (Read | null)[]): Reading {
  const reads = all.filter((read) => read !== null);
  const numbers = reads.filter(isNumberRead);
  const choices = reads.filter((read): read is Named<ChoiceReading> => !isNumberRead(read));
  return { numbers: new Map(numbers), choices: new Map(choices) };
}

function isNumberRead(read: Read): read is Named<NumberReading> {
  return 'factor' in read[1] || 'value' in read[1];
}

/** An input that only one version has is left out of the call, which needs a default. */
function aloneIn(side: 'old' | 'now', input: Input): Joined | string {
  if (input.default === null) return `calls to one version must give \`${input.name}\`, and the other refuses it`;
  const read: Read =
    input.kind === 'number'
      ? [input.name, { from: null, value: fromNumber(input.default) }]
      : [input.name, { from: null, option: input.default }];
  const none: Joined = { input: null, old: null, now: null, narrowed: null };
  return { ...none, [side]: read };
}

function joinOne(old: Input, now: Input): Joined | string {
  if (old.kind === 'number' && now.kind === 'number') return joinNumbers(old, now);
  if (old.kind === 'select' && now.kind === 'select') return joinSelects(old, now);
  return `\`${now.name}\` is a number in one version and a choice in the other`;
}

type NumberPair = readonly [before: NumberInput, after: NumberInput];

function rescaledPair(old: Input | undefined, now: Input): readonly NumberPair[] {
  return old?.kind === 'number' && now.kind === 'number' && isRescaled(old, now) ? [[old, now]] : [];
}

/** True when two numbers have units of one kind that differ in size. */
export function isRescaled(old: NumberInput, now: NumberInput): boolean {
  const isScaled = sameDimensions(old.unit, now.unit) && !isReading(old.unit) && !isReading(now.unit);
  return isScaled && displayUnit(old.unit) !== displayUnit(now.unit);
}

function joinNumbers(old: NumberInput, now: NumberInput): Joined | string {
  const factor = isRescaled(old, now) ? conversionFactor(now.unit, old.unit) : one;
  const [from, to] = [gridUp(old.min / toNumber(factor)), gridDown(old.max / toNumber(factor))];
  const [min, max] = [Math.max(from, now.min), Math.min(to, now.max)];
  if (min > max) return `no value of \`${now.name}\` is within the bounds of both versions`;
  const usual = now.default === null ? null : Math.min(max, Math.max(min, now.default));
  const isNarrowed = [from, now.min].some((each) => each !== min) || [to, now.max].some((each) => each !== max);
  return {
    input: { ...now, min, max, whole: old.whole || now.whole, default: usual },
    old: [old.name, { from: now.name, factor }],
    now: [now.name, { from: now.name, factor: one }],
    narrowed: isNarrowed ? `${now.name} from ${min} to ${max}` : null,
  };
}

function joinSelects(old: SelectInput, now: SelectInput): Joined | string {
  const keys = commonOptions(old, now);
  const options = now.options.filter(({ key }) => keys.has(key));
  const [first] = options;
  if (first === undefined) return `no option of \`${now.name}\` is in both versions`;
  const isNarrowed = options.length < Math.max(old.options.length, now.options.length);
  const usual = options.some(({ key }) => key === now.default) ? now.default : first.key;
  return {
    input: { ...now, options, default: usual },
    old: [old.name, { from: now.name, options: keys }],
    now: [now.name, { from: now.name, options: new Map(options.map(({ key }) => [key, key])) }],
    narrowed: isNarrowed ? `${now.name} one of ${options.map(({ key }) => key).join(', ')}` : null,
  };
}

/** The days of both versions, as periods in which neither changes. */
function joinDays({ calculator: old }: Piece, { calculator: now }: Piece): readonly (Joined | string)[] {
  const sides = [old.validity.dated, now.validity.dated];
  const input = sides.find((dated) => dated !== null)?.input;
  if (input === undefined) return [];
  const known = sides.flatMap((dated) => (dated === null ? [] : [dated.periods]));
  const common = commonStarts(known).filter((from) => known.every((periods) => periodOf(from ?? '', periods)));
  if (common.length === 0) return ['no day is within the periods of both versions'];
  const keyOf = (from: string | null): string => periodKey({ from, until: null });
  const readAs = (periods: readonly Period[] | undefined): Read | null => {
    if (periods === undefined) return null;
    const own = common.map((from): [string, string] => {
      const { from: start } = periodOf(from ?? '', periods) ?? { from };
      return [keyOf(from), keyOf(start)];
    });
    return [input.name, { from: input.name, options: new Map(own) }];
  };
  const options = common.map(keyOf).map((key) => ({ key, label: key, phrase: key }));
  const [oldRead = null, nowRead = null] = sides.map((dated) => readAs(dated?.periods));
  const joined = { ...input, options, default: options.at(-1)?.key ?? null };
  return [{ input: joined, old: oldRead, now: nowRead, narrowed: null }];
}

/** The first days of the periods in which no side changes. */
function commonStarts(known: readonly (readonly Period[])[]): readonly (string | null)[] {
  const periods = known.flat();
  const ends = periods.flatMap(({ until }) => (until === null ? [] : [nextDay(until)]));
  const starts = [...periods.map(({ from }) => from), ...ends];
  return [...new Set(starts)].sort((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1));
}

/** A call as one version reads it. */
export function pointFor({ numbers, choices }: Reading, point: Point): Point {
  const numberFor = (reading: NumberReading): number => {
    if (reading.from === null) return toNumber(reading.value);
    const value = point.numbers.get(reading.from) ?? 0;
    return reading.factor === one ? value : gridNearest(value * toNumber(reading.factor));
  };
  const optionFor = (reading: ChoiceReading): string => {
    if (reading.from === null) return reading.option;
    const key = point.choices.get(reading.from) ?? '';
    return reading.options.get(key) ?? key;
  };
  return {
    numbers: new Map([...numbers].map(([name, reading]) => [name, numberFor(reading)])),
    choices: new Map([...choices].map(([name, reading]) => [name, optionFor(reading)])),
  };
}

/** The joint call that a version reads as this point, with defaults for the rest; null when the other version refuses it. */
export function callOf({ inputs }: JointInputs, reading: Reading, { numbers, choices }: Point): Point | null {
  const own = new Map<string, number | string>();
  for (const [name, each] of reading.numbers)
    if (each.from !== null) own.set(each.from, gridNearest((numbers.get(name) ?? 0) / toNumber(each.factor)));
  for (const [name, each] of reading.choices) {
    const key = each.from === null ? undefined : [...each.options].find(([, option]) => option === choices.get(name));
    if (each.from !== null && key !== undefined) own.set(each.from, key[0]);
  }
  const isAccepted = inputs.every((input) => accepts(input, own.get(input.name)));
  return isAccepted ? pointOf(own, inputs) : null;
}

function accepts(input: Input, value: number | string | undefined): boolean {
  if (value === undefined) return input.default !== null;
  if (input.kind === 'select') return input.options.some(({ key }) => key === value);
  const isInside = typeof value === 'number' && value >= input.min && value <= input.max;
  return isInside && (!input.whole || Number.isInteger(value));
}
