/** Holds the columns of a table to the formulas that their sources print. */

import { elaborateQuantity } from '../../elaborate/expression/elaborate.js';
import type { Scope } from '../../elaborate/expression/scope.js';
import { emptyScope } from '../../elaborate/expression/scope.js';
import type { Quantity } from '../../elaborate/expression/value.js';
import type { RawControl } from '../../language/forms/control.js';
import type { RawFormula } from '../../language/forms/form.js';
import { evaluate } from '../../program/evaluate.js';
import { syntaxTable } from '../../program/operations.js';
import { withoutSteps } from '../../program/program.js';
import type { Reporter } from '../../source/diagnostic.js';
import { spanText } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import type { Expression } from '../../syntax/ast.js';
import { partsOf } from '../../syntax/ast.js';
import { parseFormula } from '../../syntax/parser.js';
import { toNumber } from '../../units/rational.js';
import { plain } from '../../units/unit.js';
import type { GridCell } from './grid.js';
import { groupedBy } from './grid.js';

/** The values of all names that formulas can use at a cell; NaN for one that has none there. */
type Naming = (cell: GridCell) => ReadonlyMap<string, number>;

/** `before` are the cells of the period before. */
export function checkFormulas(
  { cells, before }: { readonly cells: readonly GridCell[]; readonly before: readonly GridCell[] },
  { formula, within }: Pick<RawControl, 'formula' | 'within'>,
  reporter: Reporter,
): void {
  const share = within === null ? 0 : shareOf(within);
  if (within !== null && share === null)
    reporter.report('bad-control', within.content, { reason: '`within` is a share, such as 1.1 %' });
  if (share === null) return;
  const naming = namingOf(cells, before);
  for (const { name, value } of formula) {
    const own = cells.filter(({ column }) => column === name.value);
    const reason =
      own.length === 0
        ? `there is no column ${quote(name.value)}`
        : formulaProblem(own, value, share, naming, reporter);
    if (reason !== null) reporter.report('bad-control', value.content, { reason });
  }
}

/** Why a formula cannot be held against its column; null after each of its cells was. */
function formulaProblem(
  own: readonly GridCell[],
  formula: RawFormula,
  share: number,
  naming: Naming,
  reporter: Reporter,
): string | null {
  const expression = parseFormula(formula.content, syntaxTable, reporter);
  if (expression === null) return null;
  if ([...partsOf(expression)].some(hasUnit)) return 'its formulas take plain numbers, without units';
  const names = new Set(own.flatMap((cell) => [...naming(cell).keys()]));
  const value = elaborateQuantity(expression, scopeOf(names, reporter));
  if (value === null) return null;
  if (value.kind === 'range') return 'a formula gives one number, not a range';
  for (const cell of own) {
    const wanted = evaluate(withoutSteps, { numbers: naming(cell), choices: new Map() }).number(value.core);
    const found = single(cell);
    if (!Number.isFinite(wanted) || found === null) return `the formula has no value at ${quote(cell.key)}`;
    if (Math.abs(found - wanted) <= share * Math.abs(wanted) + 1e-9) continue;
    const { key, column, span } = cell;
    const shown = String(Number(wanted.toPrecision(6)));
    reporter.report('off-formula', span, { found: String(found), wanted: shown, key, column });
  }
  return null;
}

function hasUnit(part: Expression): boolean {
  return part.kind === 'convert' || (part.kind === 'number' && part.unit !== null);
}

/** Each name is a plain number, given like an input. */
function scopeOf(names: Iterable<string>, reporter: Reporter): Scope {
  const number = (name: string): Quantity => ({ kind: 'number', unit: plain, core: { kind: 'input', name } });
  const units = { units: new Map(), bases: new Map(), broken: new Set<string>() };
  return { ...emptyScope({ units, reporter }), steps: new Map([...names].map((name) => [name, number(name)])) };
}

/** Other columns of the line; `before` is this cell in the period before, `reached` what is owed where the bracket begins. */
function namingOf(cells: readonly GridCell[], before: readonly GridCell[]): Naming {
  const lines = groupedBy(cells, ({ key }) => key);
  const columns = [...groupedBy(cells, ({ column }) => column).keys()].map((column): [string, number] => [
    column,
    none,
  ]);
  const earlier = new Map(before.map((cell) => [`${cell.column} ${cell.key}`, cell]));
  const reached = reachedBy(cells);
  return ({ key, column }) =>
    new Map([
      ...columns,
      ...(lines.get(key) ?? []).map((cell): [string, number] => [cell.column, single(cell) ?? none]),
      ['before', single(earlier.get(`${column} ${key}`)) ?? none],
      ['reached', reached.get(key) ?? none],
    ]);
}

const none = Number.NaN;

/** Amount owed at the end of the last line and of each bracket but the last, by the key of the next bracket. */
function reachedBy(cells: readonly GridCell[]): ReadonlyMap<string, number> {
  const inColumn = groupedBy(cells, ({ column }) => column);
  const last = (column: string) => single(inColumn.get(column)?.at(-1)) ?? 0;
  const of = (column: string, key: string) => inColumn.get(column)?.find((cell) => cell.key === key);
  const reached = new Map<string, number>();
  let [floor, owed] = [last('amount'), last('value')];
  for (const { key } of inColumn.get('rate') ?? []) {
    reached.set(key, owed);
    const end = single(of('up_to', key)) ?? floor;
    owed = (single(of('base', key)) ?? owed) + rateOf(of('rate', key)) * (end - floor);
    floor = end;
  }
  return reached;
}

function rateOf(cell: GridCell | undefined): number {
  const rate = single(cell) ?? 0;
  return cell !== undefined && spanText(cell.span).endsWith('%') ? rate / 100 : rate;
}

function single(cell: GridCell | undefined): number | null {
  const [value, second] = cell?.numbers ?? [];
  return value === undefined || second !== undefined ? null : toNumber(value);
}

function shareOf({ text }: RawFormula): number | null {
  const [, number] = /^([\d.]+) ?%$/.exec(text) ?? [];
  return number === undefined ? null : Number(number) / 100;
}
