import type { Located, RawCalculator } from '../load/raw-catalog.js';
import { functions, syntaxTable } from '../model/operations.js';
import type { Reporter } from '../text/diagnostic.js';

/** Parameters that every calculator takes. */
const parameters: Readonly<Record<string, string>> = {
  city: 'every calculator has a parameter of that name',
  neighborhood: 'every calculator has a parameter of that name',
  trace: 'every calculator has a parameter of that name',
};

/** Those, and names that would be misread in programs. */
const reserved: Readonly<Record<string, string>> = {
  ...parameters,
  constructor: 'programs use it for something else',
  prototype: 'programs use it for something else',
  toString: 'programs use it for something else',
  valueOf: 'programs use it for something else',
  hasOwnProperty: 'programs use it for something else',
};

const words = new Set(['if', 'then', 'else', 'to', ...syntaxTable.infix.keys(), ...syntaxTable.prefix.keys()]);

/** False after reporting `reserved-name` for a slug that programs would take for something of their own. */
export function checkSlug({ value, span }: Located<string>, reporter: Reporter): boolean {
  if (!Object.hasOwn(reserved, value) || Object.hasOwn(parameters, value)) return true;
  reporter.report('reserved-name', span, { name: value, why: reserved[value] ?? '' });
  return false;
}

interface Owned {
  readonly name: Located<string>;
  readonly kind: string;
}

/**
 * Inputs, tables, schedules and steps share one space of names. Reports `reserved-name` and `name-collision`; false
 * after that, as formulas then say something other than what was meant.
 */
export function checkNames(raw: RawCalculator, reporter: Reporter): boolean {
  const before = reporter.count;
  const seen = new Map<string, Owned>();
  const owned = [
    ...raw.inputs.map(({ name }) => ({ name, kind: 'an input' })),
    ...raw.tables.map(({ name }) => ({ name, kind: 'a table' })),
    ...raw.schedules.map(({ name }) => ({ name, kind: 'a schedule' })),
    ...raw.steps.map(({ name }) => ({ name, kind: 'a step' })),
  ];
  for (const each of owned) {
    refuseReserved(each.name, reporter);
    const first = seen.get(each.name.value);
    if (first === undefined) seen.set(each.name.value, each);
    else reportCollision(first, each, reporter);
  }
  return reporter.count === before;
}

function refuseReserved({ value, span }: Located<string>, reporter: Reporter): void {
  const why = words.has(value)
    ? 'it is a word of the formula language'
    : functions.has(value)
      ? 'it is the name of a function'
      : Object.hasOwn(reserved, value)
        ? reserved[value]
        : undefined;
  if (why !== undefined) reporter.report('reserved-name', span, { name: value, why });
}

function reportCollision(first: Owned, second: Owned, reporter: Reporter): void {
  const related = [{ span: first.name.span, label: first.kind }];
  const args = { name: second.name.value, first: first.kind, second: second.kind };
  reporter.report('name-collision', second.name.span, args, { label: second.kind, related });
}
