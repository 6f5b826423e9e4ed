/** The options of commands: what each is called, what it takes, and how that is read. */
import { nearest } from '../../engine/calculator/suggest.js';
import { isDay } from '../../engine/spelling/day.js';
import { formatList } from '../../engine/spelling/list-names.js';

/** Why a call cannot be carried out, in sentences for the person who made it. The exit code is 2. */
export class Refusal extends Error {}

export interface Option<T = unknown> {
  readonly help: string;
  /** What its value is called in help, as in `--on DATE`; null for an option without a value. */
  readonly value: string | null;
  /** The value in a call without the option. */
  readonly absent: T;
  /** Reads the value as written after `name`, such as `--on`. Throws a `Refusal` for an impossible one. */
  readonly read: (text: string, name: string) => T;
  /** One letter, as in `-o`. */
  readonly short?: string;
  readonly isNeeded?: boolean;
  /** Options that contradict this one. */
  readonly without?: readonly string[];
  /** The option that this one refines. */
  readonly refines?: string;
}

export type Options = Readonly<Record<string, Option>>;

/** What a command gets for its options. */
export type Values<Of extends Options> = { readonly [Name in keyof Of]: Of[Name] extends Option<infer T> ? T : never };

/** An option without a value. */
export function flag(help: string): Option<boolean> {
  return { help, value: null, absent: false, read: () => true };
}

/** An option whose value `read` turns into what the command needs. */
export function option<T>(value: string, help: string, read: Option<T>['read']): Option<T | undefined> {
  return { help, value, absent: undefined, read };
}

/** An option that takes any text. */
export function text(value: string, help: string): Option<string | undefined> {
  return option(value, help, (written) => written);
}

/** An option that takes one of several names. `gone` says what to use in place of names that were removed. */
export function choice<const Name extends string>(
  value: string,
  names: readonly Name[],
  {
    help = formatList(names, 'or'),
    gone = {},
  }: { readonly help?: string; readonly gone?: Readonly<Record<string, string>> } = {},
): Option<Name | undefined> {
  return option(value, help, (written, called) => {
    const chosen = names.find((name) => name === written);
    if (chosen !== undefined) return chosen;
    if (Object.hasOwn(gone, written))
      throw new Refusal(`The ${value.toLowerCase()} \`${written}\` was removed. ${gone[written]}`);
    const hint = didYouMean(written, names) ?? `It can be ${formatList(names, 'or')}.`;
    throw new Refusal(`\`${called}\` cannot be \`${written}\`. ${hint}`);
  });
}

/** The option with a value of its own where a call does not name it. */
export function otherwise<T>(given: Option<T | undefined>, absent: T): Option<T> {
  return { ...given, absent } as Option<T>;
}

/** An option that no call may leave out. */
export function needed<T>(given: Option<T | undefined>): Option<T> {
  return { ...given, isNeeded: true } as Option<T>;
}

/** Reads a day of the calendar, such as 2026-05-01. */
export function readDay(written: string, name: string): string {
  if (!dayPattern.test(written)) throw new Refusal(`\`${name} ${written}\` is not a day such as 2026-05-01.`);
  if (!isDay(written)) throw new Refusal(`\`${name} ${written}\`: the calendar has no such day.`);
  return written;
}

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** Reads a whole number between two others, both included. */
export function wholeNumber(least: number, most: number): (written: string, name: string) => number {
  return (written, name) => {
    const number = /^\d{1,9}$/.test(written) ? Number(written) : Number.NaN;
    if (number >= least && number <= most) return number;
    throw new Refusal(`\`${name} ${written}\` is not a whole number from ${least} to ${most}.`);
  };
}

/** "Did you mean `a`?", or undefined where no name is near. */
export function didYouMean(written: string, names: Iterable<string>): string | undefined {
  const meant = nearest(written, names);
  return meant === null ? undefined : `Did you mean \`${meant}\`?`;
}
