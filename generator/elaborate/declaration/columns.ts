/** The columns of a select. Every option must have every column. */

import { formatList } from '../../../engine/spelling/list-names.js';
import type { Located, Named, RawFormula } from '../../language/forms/form.js';
import type { RawOption, RawSelectInput } from '../../language/forms/inputs.js';
import type { Reporter } from '../../source/diagnostic.js';
import { oneOf } from '../../source/hint.js';
import { nearestSpellings, quote } from '../../source/suggest.js';

/** A column, with its cell in each option. */
interface WholeColumn {
  readonly name: string;
  readonly cells: readonly { readonly option: string; readonly raw: RawFormula }[];
}

/**
 * The columns of a select; null after reporting the mistakes of each option: a misspelled column, one that no other
 * option has, or a missing one.
 */
export function wholeColumns(raw: RawSelectInput, reporter: Reporter): readonly WholeColumn[] | null {
  const before = reporter.count;
  const names = [...new Set([...raw.columnUnits.map(({ name }) => name.value), ...raw.options.flatMap(columnNames)])];
  const shared = names.filter((name) => isShared(name, raw));
  const isDeclaredOnly = (name: string) => raw.options.every((option) => !columnNames(option).includes(name));
  for (const name of shared.filter(isDeclaredOnly)) reportDeclaredOnly(name, raw, reporter);
  const expected = shared.filter((name) => !isDeclaredOnly(name));
  for (const option of raw.options) reportOption(option, expected, raw, reporter);
  if (reporter.count > before) return null;
  return names.map((name) => ({ name, cells: raw.options.flatMap((option) => cellOf(name, option)) }));
}

function columnNames({ value }: Named<RawOption>): readonly string[] {
  return value.columns.map(({ name }) => name.value);
}

function cellOf(name: string, option: Named<RawOption>) {
  const cell = option.value.columns.find((column) => column.name.value === name);
  return cell === undefined ? [] : [{ option: option.name.value, raw: cell.value }];
}

/** True for a column that is declared or that most options have; in a tie the first option decides. */
function isShared(name: string, { columnUnits, options }: RawSelectInput): boolean {
  const count = options.filter((option) => columnNames(option).includes(name)).length;
  const isDeclared = columnUnits.some((column) => column.name.value === name);
  const isTie = count * 2 === options.length;
  const inFirst = options[0] !== undefined && columnNames(options[0]).includes(name);
  return isDeclared || count * 2 > options.length || (isTie && inFirst);
}

/** Reports each slip of an option once: a misspelled column is not missing as well. */
function reportOption(
  option: Named<RawOption>,
  expected: readonly string[],
  raw: RawSelectInput,
  reporter: Reporter,
): void {
  const own = columnNames(option);
  const missing = new Set(expected.filter((name) => !own.includes(name)));
  for (const { name } of option.value.columns.filter((column) => !expected.includes(column.name.value))) {
    const [meant] = nearestSpellings(name.value, missing);
    if (meant !== undefined) missing.delete(meant);
    reportStranger(option.name.value, name, meant, expected, reporter);
  }
  for (const name of missing) reportMissing(option.name, name, raw, reporter);
}

function reportStranger(
  option: string,
  { value, span }: Located<string>,
  meant: string | undefined,
  expected: readonly string[],
  reporter: Reporter,
): void {
  const list = expected.length === 0 ? '' : ` The others have ${formatList(expected.map(quote), 'and')}.`;
  const hint = meant === undefined ? { hint: `Remove it, or give it to every option.${list}` } : oneOf([meant]);
  reporter.report('unknown-key', span, { owner: `Option ${quote(option)}`, name: value }, hint);
}

function reportMissing(
  { value, span }: Located<string>,
  column: string,
  raw: RawSelectInput,
  reporter: Reporter,
): void {
  const holder = raw.options.flatMap((option) => option.value.columns).find(({ name }) => name.value === column);
  const related = holder === undefined ? [] : [{ span: holder.name.span, label: 'other options have it' }];
  const hint = `Add \`${column}: ...\` to the option \`${value}\`.`;
  reporter.report('missing-column', span, { name: value, column }, { related, hint });
}

/** Reports a declared column that no option has, once, at the first option. */
function reportDeclaredOnly(column: string, raw: RawSelectInput, reporter: Reporter): void {
  const declared = raw.columnUnits.find(({ name }) => name.value === column);
  const [first] = raw.options;
  if (first === undefined || declared === undefined) return;
  const related = [{ span: declared.name.span, label: 'declared here' }];
  const hint = `Add \`${column}: ...\` to the option \`${first.name.value}\`.`;
  reporter.report('missing-column', first.name.span, { name: first.name.value, column }, { related, hint });
}
