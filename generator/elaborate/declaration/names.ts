/** Checks the names that an entry defines: reserved ones, and collisions. */

import type { Located } from '../../language/forms/form.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import {
  besideInputs,
  formulaWords,
  parameters,
  reserved,
  whyNoInput,
  whyReserved,
} from '../../program/reserved-names.js';
import type { Reporter } from '../../source/diagnostic.js';
import type { Hint } from '../../source/hint.js';
import { totalName } from './estimate.js';

/** False after reporting `reserved-name` for a slug that has a meaning in generated code. */
export function checkSlug({ value, span }: Located<string>, reporter: Reporter): boolean {
  if (!Object.hasOwn(reserved, value) || Object.hasOwn(parameters, value)) return true;
  reporter.report('reserved-name', span, { name: value, why: reserved[value] ?? '' });
  return false;
}

interface Owned {
  readonly name: Located<string>;
  readonly kind: string;
}

/** The state of the names: `unclear` formulas may use the wrong thing, `unreadable` ones cannot be parsed. */
export type Names = 'clear' | 'unclear' | 'unreadable';

/**
 * Checks inputs, tables, schedules and steps, which share one namespace. Reports `reserved-name` and `name-collision`.
 * Returns `unreadable` when a name is a word of the formula language.
 */
export function checkNames(raw: RawCalculator, groups: Iterable<string>, reporter: Reporter): Names {
  const before = reporter.count;
  const seen = new Map<string, Owned>();
  const shared = new Set(groups);
  const owned = [
    ...raw.inputs.map(({ name }) => ({ name, kind: 'an input' })),
    ...raw.lists.map(({ name, value: { type } }) => ({ name, kind: type === 'list' ? 'a list' : 'an input' })),
    ...raw.tables.map(({ name }) => ({ name, kind: 'a table' })),
    ...raw.schedules.map(({ name }) => ({ name, kind: 'a schedule' })),
    ...raw.steps.map(({ name }) => ({ name, kind: 'a step' })),
    ...totalOf(raw).map((name) => ({ name, kind: 'the total of the estimate' })),
  ];
  const itemNames = raw.lists.flatMap(({ value }) => (value.type === 'list' ? value.of.map(({ name }) => name) : []));
  for (const name of itemNames) reportReserved(name, whyReserved(name.value), reporter);
  for (const { name } of [...raw.inputs, ...raw.lists]) reportReserved(name, whyNoInput(name.value), reporter);
  for (const each of owned) {
    reportReserved(each.name, whyReserved(each.name.value), reporter);
    if (shared.has(each.name.value)) reportGroup(each, reporter);
    const first = seen.get(each.name.value);
    if (first === undefined) seen.set(each.name.value, each);
    else reportCollision(first, each, reporter);
  }
  if ([...itemNames, ...owned.map(({ name }) => name)].some(({ value }) => formulaWords.has(value)))
    return 'unreadable';
  return reporter.count === before ? 'clear' : 'unclear';
}

function totalOf({ estimate }: RawCalculator): readonly Located<string>[] {
  const name = estimate && totalName(estimate);
  return name === null ? [] : [name];
}

function reportReserved({ value, span }: Located<string>, why: string | undefined, reporter: Reporter): void {
  if (why !== undefined) reporter.report('reserved-name', span, { name: value, why }, longerName(value));
}

/** A way out where callers send the name for something else. */
function longerName(name: string): Hint | undefined {
  if (!besideInputs.has(name) && !Object.hasOwn(parameters, name)) return undefined;
  const longer = `job${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  return {
    hint: `Choose a name that also says what it is of, such as \`${longer}\`; reference.md lists all taken names.`,
  };
}

function reportGroup({ name, kind }: Owned, reporter: Reporter): void {
  reporter.report('name-collision', name.span, { name: name.value, first: 'a group of shared figures', second: kind });
}

function reportCollision(first: Owned, second: Owned, reporter: Reporter): void {
  const related = [{ span: first.name.span, label: first.kind }];
  const args = { name: second.name.value, first: first.kind, second: second.kind };
  reporter.report('name-collision', second.name.span, args, { label: second.kind, related });
}
