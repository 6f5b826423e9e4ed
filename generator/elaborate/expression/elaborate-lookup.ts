/** Elaborates lookups in tables and schedules: `table[...]`. */

import { formatList } from '../../../engine/spelling/list-names.js';
import type { Core, TableCells } from '../../program/core.js';
import { isRational } from '../../program/core.js';
import { wordsOfName } from '../../program/open-figure.js';
import { dayParameter, periodKey, periodOf } from '../../program/shared-figure.js';
import { textOfCode } from '../../program/text-pool.js';
import { write } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { spanText } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import type { Expression, Lookup } from '../../syntax/ast.js';
import { unitRead } from '../../units/inference.js';
import type { Rational } from '../../units/rational.js';
import { displayUnit, isPlain } from '../../units/unit.js';
import { readableName } from '../../units/units.js';
import { lookupHint, quantityOfTables, readFrom } from './elaborate-name.js';
import { missingFactor } from './missing-factor.js';
import { openValue } from './open-value.js';
import { inDeclared, reportRange } from './operand.js';
import { asQuantity } from './report-kind.js';
import type { ScheduleMember, Scope, ScopeSchedule, ScopeTable } from './scope.js';
import type { Value } from './value.js';
import { errorValue, quotedUnit, unitWords } from './value.js';

/** Elaborates the arguments between the brackets. */
type Elaborate = (expression: Expression, scope: Scope) => Value;

/** The value of a lookup. Reports `unknown-lookup` and mistakes in the arguments. */
export function elaborateLookup(lookup: Lookup, scope: Scope, elaborate: Elaborate): Value {
  const { name } = lookup.table;
  const [table, schedule] = [scope.tables.get(name), scope.schedules.get(name)];
  if (table !== undefined) return readTable(lookup, table, scope);
  const own = schedule?.by === undefined || schedule.by === null ? lookup : withoutOption(lookup, schedule.by, scope);
  if (own === null) return errorValue;
  const amounts = own.args.map((arg) => elaborate(arg, scope));
  return schedule === undefined ? reportLookup(lookup, scope) : readSchedule(own, schedule, amounts, scope);
}

function reportLookup(lookup: Lookup, scope: Scope): Value {
  const { name, span } = lookup.table;
  scope.used.isUnclear = true;
  const hint = scope.within === '' ? lookupHint(lookup, scope) : { hint: ofItems };
  if (!scope.brokenNames.has(name)) scope.reporter.report('unknown-lookup', span, { name }, hint);
  return errorValue;
}

const ofItems = 'A formula of an item reads only the inputs of the item, and columns of its selects.';

function readTable(
  { table: { name }, args, span }: Lookup,
  { unit, inputs, low, high, open }: ScopeTable,
  scope: Scope,
): Value {
  scope.used.lookups.add(name);
  for (const input of inputs) scope.used.inputs.add(input);
  const written = args.map((arg) => (arg.kind === 'name' ? arg.name : ''));
  if (written.join() !== inputs.join()) {
    const expected = formatList(inputs.map(quote), 'and');
    const found = quote(args.map(({ span: each }) => spanText(each)).join(', '));
    const hint = write(`${name}[${inputs.join(', ')}]`);
    scope.reporter.report('wrong-argument-count', span, { name, expected, found }, hint);
    return errorValue;
  }
  const { texts: pool } = low;
  if (pool === undefined) {
    const called = { name, label: wordsOfName(name), by: inputs, span };
    return readFrom(`table ${name}`, openValue(quantityOfTables(unit, low, high), open, called, scope), scope);
  }
  const possible = leavesOf(low.cells).map((code) => textOfCode(pool, code));
  return { kind: 'text', core: { kind: 'lookup', table: low }, pool, possible };
}

/** All cells of a nested table. */
function leavesOf(cells: TableCells): readonly Rational[] {
  return [...cells.values()].flatMap((cell) => (isRational(cell) ? [cell] : leavesOf(cell)));
}

/** A lookup in a schedule by options, such as `rates[zone, weight]`, without the select; null after a mistake. */
function withoutOption(lookup: Lookup, by: string, { reporter, used }: Scope): Lookup | null {
  const { table, args, span } = lookup;
  const [first, ...rest] = args;
  used.inputs.add(by);
  used.lookups.add(table.name);
  if (first?.kind === 'name' && first.name === by && rest.length === 1) return { ...lookup, args: rest };
  used.isUnclear = true;
  const amount = args.find((arg) => !(arg.kind === 'name' && arg.name === by));
  const hint = write(`${table.name}[${by}, ${amount === undefined ? '...' : spanText(amount.span)}]`);
  const found = quote(args.map(({ span: each }) => spanText(each)).join(', '));
  reporter.report(
    'wrong-argument-count',
    span,
    { name: table.name, expected: `${quote(by)} and one amount`, found },
    hint,
  );
  return null;
}

function readSchedule(
  { table: { name }, args, span }: Lookup,
  { from, unit, by, members }: ScopeSchedule,
  values: readonly Value[],
  scope: Scope,
): Value {
  const [[arg, ...others], [value = errorValue]] = [args, values];
  scope.used.lookups.add(name);
  if (others.length > 0) {
    scope.reporter.report('wrong-argument-count', span, { name, expected: 'one amount', found: String(args.length) });
    return errorValue;
  }
  const amount = arg === undefined ? null : asQuantity(value, arg.span, scope);
  if (arg === undefined || amount === null) return errorValue;
  if (amount.kind === 'range') return reportRange(arg.span, `what \`${name}\` looks up`, scope);
  const converted = inDeclared(amount, arg.span, from, scope);
  if (converted !== null) {
    const core = memberCore(members, by, converted.core, span, scope);
    const schedules = members.flatMap(({ periods }) => periods.map(({ schedule }) => schedule));
    const pool = schedules[0]?.texts;
    if (pool === undefined) return { kind: 'number', unit: unitRead(`schedule ${name}`, unit, scope.notes), core };
    const lines = schedules.flatMap((schedule) => schedule.lines);
    return { kind: 'text', core, pool, possible: [...new Set(lines.map((line) => textOfCode(pool, line.value)))] };
  }
  const isSaid = displayUnit(from) !== displayUnit(unit);
  const factor = missingFactor(amount.unit, from, scope.units);
  const own = isPlain(amount.unit) ? 'number' : readableName(amount.unit, scope.units);
  const say = `Or say with \`from: ${own}\` what \`${name}\` looks up.`;
  const hint = isSaid || factor === undefined ? factor : `${factor} ${say}`;
  const label = displayUnit(amount.unit);
  const kinds = { from: unitWords(amount.unit), to: quotedUnit(from) };
  scope.reporter.report('cannot-convert', arg.span, kinds, { label, hint });
  return errorValue;
}

/** A lookup in the schedule of the option: the last one, unless another is chosen. */
function memberCore(
  members: readonly ScheduleMember[],
  by: string | null,
  argument: Core,
  span: Span,
  scope: Scope,
): Core {
  const [last, ...others] = [...members].reverse();
  if (last === undefined) throw new Error('A schedule has no parts.');
  const cores = others.map(({ option, periods }) => {
    return { option: option ?? '', core: scheduleCore(periods, argument, span, scope) };
  });
  return unlessChosen({ input: by ?? '', span }, cores, scheduleCore(last.periods, argument, span, scope));
}

/** A lookup of the schedule that holds on the day: the last one, unless the day is in an earlier period. */
function scheduleCore(periods: ScheduleMember['periods'], argument: Core, span: Span, { dated }: Scope): Core {
  const cores = periods.map(({ schedule }): Core => ({ kind: 'schedule', schedule, argument, span }));
  const [last] = cores.slice(-1);
  if (last === undefined) throw new Error('A schedule has no period.');
  const days = [...(dated?.periods ?? [])].reverse();
  const others = days.flatMap((day) => {
    const core = cores[periods.findIndex((period) => periodOf(day.from ?? '', [period]) !== undefined)];
    return core === undefined || core === last ? [] : [{ option: periodKey(day), core }];
  });
  return unlessChosen({ input: dayParameter, span }, others, last);
}

/** The core of the option that is chosen, by a select or by the day; the last one for every other option. */
function unlessChosen(
  { input, span }: { readonly input: string; readonly span: Span },
  others: readonly { readonly option: string; readonly core: Core }[],
  last: Core,
): Core {
  return others.reduce(
    (alternate: Core, { option, core }) => ({
      kind: 'if',
      condition: { kind: 'chosen', input, option, span },
      consequent: core,
      alternate,
    }),
    last,
  );
}
