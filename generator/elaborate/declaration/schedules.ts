/** Checks schedules: published lines, brackets, standard sizes and points. */

import { formatList } from '../../../engine/spelling/list-names.js';
import type { Located, Named, RawFormula } from '../../language/forms/form.js';
import { isText } from '../../language/forms/form.js';
import type { RawBracket, RawLine, RawSchedule, RawSchedulePeriod } from '../../language/forms/tables.js';
import { eachSchedule, scheduleIn } from '../../language/forms/tables.js';
import type { SelectInput } from '../../program/catalog.js';
import type { Schedule, ScheduleBracket, ScheduleLine } from '../../program/schedule.js';
import { codeOfText } from '../../program/text-pool.js';
import { write } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import type { Rational } from '../../units/rational.js';
import { add, compare, divide, multiply, one, roundHalfUp, subtract, toNumber, zero } from '../../units/rational.js';
import type { Unit } from '../../units/unit.js';
import { divideUnits, isMoney, plain, sameDimensions, sameScale } from '../../units/unit.js';
import { unitOfText } from '../../units/units.js';
import type { FigureContext } from '../expression/elaborate-number.js';
import type { ScheduleMember, ScopeSchedule } from '../expression/scope.js';
import type { DeclarationContext } from './figures.js';
import { readNumberIn } from './figures.js';
import { checkPeriods, daysOf } from './periods.js';
import type { KnownInputs } from './tables.js';
import { reportStrangers, selectOf } from './tables.js';

/** A schedule in its units, as it is on all days or in one period. */
type ReadSchedule = Pick<ScopeSchedule, 'from' | 'unit'> & { readonly schedule: Schedule };

/** The same with its periods. */
type ReadMember = Pick<ScopeSchedule, 'from' | 'unit'> & Pick<ScheduleMember, 'periods'>;

/** Checks a schedule: lines must rise, and brackets follow them. Null after a mistake. */
export function checkSchedule(
  raw: Named<RawSchedule>,
  inputs: KnownInputs,
  context: DeclarationContext,
): ScopeSchedule | null {
  const isFamily = raw.value.by !== null || raw.value.rows !== null;
  const select = isFamily ? selectOfRows(raw, inputs, context) : null;
  if (isFamily && select === null) return null;
  const read = eachSchedule(raw).map((each) => checkMember(each, context));
  const [first] = read;
  if (first === undefined || first === null) return null;
  const options = raw.value.rows?.map(({ name }) => name.value) ?? [null];
  const members = read.flatMap((member, index) =>
    member === null ? [] : [{ option: options[index] ?? null, periods: member.periods }],
  );
  return members.length < read.length
    ? null
    : { from: first.from, unit: first.unit, by: select?.name ?? null, members };
}

/** The select by whose options a schedule has parts, once each of them has some; null after a mistake. */
function selectOfRows(
  { name, value }: Named<RawSchedule>,
  inputs: KnownInputs,
  context: DeclarationContext,
): SelectInput | null {
  const { by, rows } = value;
  const reason =
    by === null || rows === null
      ? '`by` names a select, and `rows` has the parts for each of its options'
      : partsBeside('rows', value);
  if (reason !== null) context.reporter.report('schedule-shape', name.span, { reason });
  if (by === null || rows === null || reason !== null) return null;
  const select = selectOf(by.value, by.span, inputs, context);
  if (select === null || reportStrangers(rows, select, context) > 0) return null;
  const lacking = select.options.filter(({ key }) => !rows.some((row) => row.name.value === key));
  for (const { key } of lacking) {
    const args = { what: 'Schedule', name: name.value, row: quote(key) } as const;
    context.reporter.report('missing-cell', name.span, args, { hint: `Add \`${key}\` to its \`rows\`.` });
  }
  return lacking.length > 0 ? null : select;
}

/** What is beside `rows` or `periods` and belongs in each of them; null for a `round` that their brackets share. */
function partsBeside(beside: 'rows' | 'periods', value: RawSchedule): string | null {
  const parts = ['sizes', 'lines', 'points', 'brackets', 'round', 'control', 'periods'] as const;
  const within = beside === 'periods' ? (value.periods ?? []) : (value.rows ?? []).map((row) => row.value);
  const isShared = within.some((each) => each.brackets !== null || ('periods' in each && each.periods !== null));
  const own = parts
    .filter((part) => part !== beside && value[part] !== null && !(part === 'round' && isShared))
    .map(quote);
  const belongs = own.length === 1 ? 'belongs' : 'belong';
  return own.length === 0 ? null : `${formatList(own, 'and')} ${belongs} in each of its ${quote(beside)}`;
}

/** Checks a schedule as it is for one option, or for all. */
function checkMember(raw: Named<RawSchedule>, context: DeclarationContext): ReadMember | null {
  const { periods } = raw.value;
  if (periods !== null) return checkDatedSchedule(raw, periods, context);
  const read = readParts(raw, context);
  return read && { from: read.from, unit: read.unit, periods: [{ from: null, until: null, schedule: read.schedule }] };
}

/** Checks a schedule that changes on a day; each period is checked like a schedule. */
function checkDatedSchedule(
  raw: Named<RawSchedule>,
  periods: readonly RawSchedulePeriod[],
  context: DeclarationContext,
): ReadMember | null {
  const reason = partsBeside('periods', raw.value);
  if (reason !== null) {
    context.reporter.report('schedule-shape', raw.name.span, { reason });
    return null;
  }
  if (!checkPeriods(periods, context.reporter)) return null;
  const read = periods.map((period, index) =>
    readParts({ name: periodName(raw.name, periods, index), value: scheduleIn(raw.value, period) }, context),
  );
  const sound = read.filter((each) => each !== null);
  const [first] = sound;
  if (first === undefined || sound.length < periods.length) return null;
  return {
    from: first.from,
    unit: first.unit,
    periods: periods.flatMap((period, index) => {
      const schedule = sound[index]?.schedule;
      return schedule === undefined ? [] : [{ ...daysOf(period), schedule }];
    }),
  };
}

/** The last period has the name of the schedule, and the others their last day after it. */
function periodName({ value, span }: Located<string>, periods: readonly RawSchedulePeriod[], index: number) {
  const until = index === periods.length - 1 ? null : (periods[index]?.until?.value ?? null);
  return { value: until === null ? value : `${value}.until_${until.replaceAll('-', '_')}`, span };
}

function hasParts({ sizes, lines, brackets, points, round }: RawSchedule): boolean {
  return [sizes, lines, brackets, points, round].some((each) => each !== null);
}

function readParts(raw: Named<RawSchedule>, context: DeclarationContext): ReadSchedule | null {
  if (isText(raw.value.unit)) return checkClasses(raw, context);
  const unit = unitOrNumber(raw.value.unit, context);
  const from = raw.value.from === null ? unit : unitOrNumber(raw.value.from, context);
  if (unit === null || from === null) return null;
  const { name } = raw;
  const reason = shapeProblem(raw.value) ?? sizesProblem(raw.value, from, unit);
  const open = reason === null ? openBracketInside(raw.value) : null;
  if (open !== null) reportOpenBracket(open, context);
  if (reason !== null) context.reporter.report('schedule-shape', raw.name.span, { reason });
  if (reason !== null || open !== null) return null;
  if (raw.value.points !== null) {
    const points = readLines(raw.value.points, from, unit, context)?.map(({ upTo, value }) => ({ at: upTo, value }));
    return points === undefined ? null : { from, unit, schedule: { ...empty, name: name.value, points } };
  }
  const sizes = raw.value.sizes?.map((size) => ({ upTo: size, value: size }));
  const lines = readLines(sizes ?? raw.value.lines ?? [], from, unit, context);
  const round = raw.value.round === null ? null : readNumberIn(raw.value.round, unit, context);
  if (lines === null || (raw.value.round !== null && round === null)) return null;
  const brackets = readBrackets(
    raw.value.brackets ?? [],
    { last: lines[lines.length - 1], from, unit, round },
    context,
  );
  if (brackets === null) return null;
  return { from, unit, schedule: { ...empty, name: name.value, lines, brackets, round } };
}

/** Checks a schedule whose lines give texts. */
function checkClasses({ name, value }: Named<RawSchedule>, context: DeclarationContext): ReadSchedule | null {
  const { from: raw, lines: written } = value;
  const hasOthers = hasParts({ ...value, lines: null });
  if (raw === null || written === null || hasOthers) {
    const reason = 'texts need `lines` and nothing else, and `from` for the unit that is looked up';
    context.reporter.report('schedule-shape', name.span, { reason });
    return null;
  }
  const from = unitOrNumber(raw, context);
  const upTo = written.map((line) => ({ upTo: line.upTo, value: line.upTo }));
  const limits = from && readLines(upTo, from, from, context);
  if (from === null || limits === null) return null;
  const { texts } = context;
  adviseOnOrder(written, context);
  const lines = limits.map(({ upTo }, index) => ({ upTo, value: codeOfText(texts, written[index]?.value.text ?? '') }));
  return { from, unit: plain, schedule: { ...empty, name: name.value, lines, texts } };
}

const fewest = 4;

/** Advises on a text whose number turns against those of the lines around it, as AWG 8 before AWG 10. */
function adviseOnOrder(lines: readonly RawLine[], { reporter }: FigureContext): void {
  const numbered = lines.flatMap(({ value }) => {
    const [, words = '', number, rest = ''] = /^(\D*)(\d+(?:\.\d+)?)(\D*)$/.exec(value.text) ?? [];
    return number === undefined ? [] : [{ value, kind: `${words}|${rest}`, number: Number(number) }];
  });
  const kind = numbered[0]?.kind;
  const alike = numbered.filter((each) => each.kind === kind);
  const turns = alike.slice(1).map(({ value, number }, index) => {
    const before = alike[index] ?? { value, number };
    return { value, before: before.value.text, sign: Math.sign(number - before.number) };
  });
  const odd = [1, -1].map((sign) => turns.filter((turn) => turn.sign !== sign)).sort((a, b) => a.length - b.length)[0];
  const [turn, ...others] = odd ?? [];
  if (turn === undefined || others.length > 0 || turns.length < fewest) return;
  reporter.report('texts-out-of-order', turn.value.content, { text: turn.value.text, before: turn.before });
}

/** A unit, or `number` for plain numbers; `1`, which people try, is no unit. */
function unitOrNumber(raw: RawFormula, { units, reporter }: DeclarationContext): Unit | null {
  if (raw.text !== '1') return unitOfText(raw, units, reporter);
  const args = { found: '`1`', rule: 'a plain number has no unit' };
  reporter.report('malformed', raw.content, args, write('number'));
  return null;
}

const empty = { lines: [], brackets: [], points: [], round: null };

function shapeProblem({ sizes, lines, brackets, points, round }: RawSchedule): string | null {
  const hasOthers = [sizes, lines, brackets, round].some((each) => each !== null);
  if (points !== null) return hasOthers ? '`points` cannot be combined with other parts' : null;
  if (sizes !== null && (lines !== null || brackets !== null))
    return '`sizes` cannot be combined with `lines` or `brackets`';
  if (sizes === null && lines === null && brackets === null) return 'it needs `sizes`, `lines`, `brackets` or `points`';
  if (round !== null && brackets === null) return '`round` belongs to brackets, and there are none';
  return null;
}

/** The first bracket without an end that others follow; null when there is none. */
function openBracketInside({ brackets }: RawSchedule): RawBracket | null {
  return brackets?.slice(0, -1).find(({ upTo }) => upTo === null) ?? null;
}

function reportOpenBracket({ span }: RawBracket, { reporter }: FigureContext): void {
  const hint = 'Add `up_to: ...` to this bracket, with the last amount that it applies to.';
  reporter.report('schedule-shape', span, { reason: 'only the last bracket may have no `up_to`' }, { hint });
}

/** The problem of sizes in two units, as a size is both looked up and given; null when there is none. */
function sizesProblem({ sizes }: RawSchedule, from: Unit, unit: Unit): string | null {
  const isOneUnit = sameDimensions(from, unit) && sameScale(from, unit);
  return sizes === null || isOneUnit ? null : '`sizes` gives what it looks up, so `from` and `unit` must be the same';
}

function readLines(
  raw: readonly RawLine[],
  from: Unit,
  unit: Unit,
  context: DeclarationContext,
): readonly ScheduleLine[] | null {
  const lines: ScheduleLine[] = [];
  for (const line of raw) {
    const upTo = readNumberIn(line.upTo, from, context);
    const value = line.value === line.upTo ? upTo : readNumberIn(line.value, unit, context);
    if (upTo === null || value === null || !rises(lines[lines.length - 1]?.upTo, upTo, line.upTo.content, context))
      return null;
    lines.push({ upTo, value });
  }
  return lines;
}

function rises(before: Rational | undefined, next: Rational, span: Span, { reporter }: FigureContext): boolean {
  if (before === undefined || compare(before, next) < 0) return true;
  reporter.report('schedule-order', span, { found: String(toNumber(next)), before: String(toNumber(before)) });
  return false;
}

/** What the brackets of a schedule follow. */
interface BelowBrackets extends Pick<ReadSchedule, 'from' | 'unit'>, Pick<Schedule, 'round'> {
  readonly last: ScheduleLine | undefined;
}

function readBrackets(
  raw: readonly RawBracket[],
  { last, from, unit, round }: BelowBrackets,
  context: DeclarationContext,
): readonly ScheduleBracket[] | null {
  const brackets: ScheduleBracket[] = [];
  const rateUnit = divideUnits(unit, from);
  let floor = last?.upTo ?? zero;
  let reached = last?.value ?? null;
  for (const bracket of raw) {
    const upTo = bracket.upTo === null ? null : readNumberIn(bracket.upTo, from, context);
    const base = bracket.base === null ? (reached ?? zero) : readNumberIn(bracket.base, unit, context);
    const rate = readNumberIn(bracket.rate, rateUnit, context);
    if (base === null || rate === null || (bracket.upTo !== null && upTo === null)) return null;
    if (upTo !== null && !rises(floor, upTo, bracket.upTo?.content ?? bracket.span, context)) return null;
    if (bracket.base !== null && reached !== null) adviseOnJump(reached, base, bracket.base.content, context);
    adviseOnRate(bracket.rate, rate, { from, unit }, context);
    const read = { floor, upTo, base, rate };
    brackets.push(read);
    reached = upTo === null ? null : reachedBy(read, upTo, round);
    floor = upTo ?? floor;
  }
  return brackets;
}

/** What a bracket gives at its end. */
function reachedBy({ base, rate, floor }: ScheduleBracket, end: Rational, round: Rational | null): Rational {
  const product = multiply(rate, subtract(end, floor));
  return add(base, round === null ? product : multiply(roundHalfUp(divide(product, round)), round));
}

/** Advises on a bracket that begins below or above where the line or bracket before it ends. */
function adviseOnJump(reached: Rational, base: Rational, span: Span, { reporter }: FigureContext): void {
  const [at, before] = [toNumber(base), toNumber(reached)];
  // Published bases are rounded.
  if (Math.abs(at - before) <= Math.max(1, Math.abs(before) / 1000)) return;
  const found = { base: String(at), before: String(before), by: String(Math.abs(toNumber(subtract(base, reached)))) };
  reporter.report(at < before ? 'bracket-drops' : 'bracket-jumps', span, found);
}

/** Advises on a rate that takes more than the whole of an amount, which is mostly a percentage without its sign. */
function adviseOnRate(
  raw: RawFormula,
  rate: Rational,
  { from, unit }: Pick<ReadSchedule, 'from' | 'unit'>,
  { reporter }: FigureContext,
): void {
  if (!isMoney(from) || !sameDimensions(from, unit) || raw.text.includes('%') || compare(rate, one) <= 0) return;
  reporter.report('rate-beyond-all', raw.content, { rate: raw.text }, write(`${raw.text}%`));
}
