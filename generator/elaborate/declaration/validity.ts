/** The shared figures that a calculator uses, and the periods in which none of them changes. */

import { eachSchedule } from '../../language/forms/tables.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import { unwritten } from '../../program/call-point.js';
import type { DatedPeriods, Grounds, SelectInput, Validity } from '../../program/catalog.js';
import type { Evidence } from '../../program/evidence.js';
import type { Period, SharedFigure, SharedFigures } from '../../program/shared-figure.js';
import { dayParameter, isDated, periodKey, periodOf } from '../../program/shared-figure.js';
import { dayBefore, nextDay } from '../../source/calendar.js';
import { Reporter } from '../../source/diagnostic.js';
import { rememberedFor } from '../../source/remembered.js';
import { isPrice } from '../../units/unit.js';
import type { Scope } from '../expression/scope.js';
import { checkPeriods, daysOf } from './periods.js';

/** Something that changes on a day: a shared figure, or a schedule of the calculator. */
interface Dated {
  readonly name: string;
  readonly periods: readonly Period[];
}

/** The periods of a calculator, from its own dated schedules and the figures that it mentions; null when there are none. */
export function datedPeriods(raw: RawCalculator, shared: SharedFigures, reporter: Reporter): DatedPeriods | null {
  const { source, start } = raw.slug.span;
  const end = raw.result.span.end;
  const text = source.text.slice(start, end);
  const figures = figuresByName(shared).flatMap(([name, figure]): Dated[] =>
    isDated(figure) && isMentioned(figure, text) ? [{ name, periods: figure.periods }] : [],
  );
  const dated = [...figures, ...datedSchedules(raw)];
  if (dated.length === 0) return null;
  const periods = commonPeriods(dated);
  if (periods.length > 0) return { input: dayInput(periods), periods };
  const names = dated.map(({ name }) => name).join(', ');
  reporter.report('bad-period', raw.slug.span, { reason: `there is no day on which all of ${names} have a value` });
  return null;
}

/** Schedules whose periods are sound; mistakes in others are reported where they are checked. */
function datedSchedules({ schedules }: RawCalculator): readonly Dated[] {
  return schedules.flatMap(eachSchedule).flatMap(({ name, value: { periods } }) => {
    const isSound = periods !== null && checkPeriods(periods, new Reporter());
    return isSound ? [{ name: name.value, periods: periods.map(daysOf) }] : [];
  });
}

function isMentioned({ group, name }: SharedFigure, text: string): boolean {
  return new RegExp(`\\b${group}\\.${name}\\b`).test(text);
}

function commonPeriods(figures: readonly Dated[]): readonly Period[] {
  const starts = new Set(figures.flatMap(({ periods }) => periods.map(({ from }) => from)));
  const ends = figures.flatMap(({ periods }) => periods.flatMap(({ until }) => (until === null ? [] : nextDay(until))));
  const cuts = [...new Set([...starts, ...ends])].sort((a, b) => ((a ?? '') < (b ?? '') ? -1 : 1));
  return cuts.flatMap((from, index) => {
    const next = cuts[index + 1] ?? null;
    const known = figures.every(({ periods }) => periodOf(from ?? '', periods) !== undefined);
    return known ? [{ from, until: next === null ? null : dayBefore(next) }] : [];
  });
}

function dayInput(periods: readonly Period[]): SelectInput {
  const keys = periods.map(periodKey);
  return {
    kind: 'select',
    name: dayParameter,
    label: 'The period of the day asked for',
    unitLabel: null,
    default: keys[keys.length - 1] ?? '',
    options: keys.map((key) => ({ key, label: key, phrase: key })),
    value: null,
    accepts: [],
    columns: new Map(),
    isYesNo: false,
    ...unwritten,
  };
}

/** Every shared figure by the name that formulas use. */
const figuresByName = rememberedFor((shared: SharedFigures) => {
  const all = [...shared.values()].flatMap((group) => [...group.values()]);
  return all.flatMap((figure) => (figure === null ? [] : [[`${figure.group}.${figure.name}`, figure] as const]));
});

/** The shared figures that the calculator uses. Call after all its formulas are elaborated. */
export function validityOf(scope: Scope, { cells, lacking, written, deciding }: Grounds): Validity {
  const figures = usedFigures(scope);
  return { asOf: decidingDay(figures, cells, deciding), figures, cells, lacking, written, dated: periodsIn(scope) };
}

/**
 * The day of the oldest price that decides an answer. Laws and tariffs hold until the next one, so that they count from
 * the newest, where nothing else decides. Quantities, such as a weight or a coverage, do not age.
 */
function decidingDay(
  figures: readonly SharedFigure[],
  cells: Grounds['cells'],
  deciding: ReadonlySet<string>,
): string | null {
  const shared = figures.filter(({ group, name }) => deciding.has(`${group}.${name}`)).filter(isAging);
  const holders = new Set([...deciding].map((name) => name.replace(/\..*/, '')));
  const own = cells.filter(({ name }) => holders.has(name.replace(/.*\./, '')));
  const dated = [...shared, ...own.map(({ evidence }) => ({ asOf: evidence?.asOf ?? null, evidence }))];
  const daysOf = (isLaw: boolean) =>
    dated.flatMap(({ asOf, evidence }) => (asOf !== null && isBinding(evidence) === isLaw ? [asOf] : [])).sort();
  return daysOf(false)[0] ?? daysOf(true).at(-1) ?? null;
}

/** A price, or what its editor has given a day. */
function isAging({ unit, evidence }: SharedFigure): boolean {
  return evidence === null || isPrice(unit);
}

function isBinding(evidence: Evidence | null): boolean {
  return evidence?.strength === 'exact';
}

/** The periods that answers depend on; null where nothing that formulas use changes. Call after all are elaborated. */
export function periodsIn(scope: Scope): DatedPeriods | null {
  const changes =
    usedFigures(scope).some(isDated) || [...scope.schedules.values()].some(({ members }) => members.some(isDated));
  return changes ? scope.dated : null;
}

function usedFigures({ shared, used }: Scope): readonly SharedFigure[] {
  return figuresByName(shared).flatMap(([name, figure]) => (used.shared.has(name) ? [figure] : []));
}
