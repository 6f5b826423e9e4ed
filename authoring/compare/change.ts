/** Changes of a catalog, as its callers notice them. */

/** A call that worked is refused or means something else; the same call gives another answer; only texts change. */
export const changeClasses = ['breaking', 'behaviour', 'documentation'] as const;
export type ChangeClass = (typeof changeClasses)[number];

export interface Change {
  readonly class: ChangeClass;
  /** A slug, or `service`, `network`, `figures`, `units`. */
  readonly where: string;
  /** The change, as a sentence without a period. */
  readonly what: string;
  /** Why it has its class; empty where the heading of the class says all of it. */
  readonly reason: string;
  /** Further facts, a line each. */
  readonly details: readonly string[];
  /** Texts that changed, old and new; null where there is none. */
  readonly texts: readonly TextChange[];
}

export interface TextChange {
  /** Its kind, such as `disclaimer`; empty when the change names it. */
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

interface More {
  readonly details?: readonly string[];
  readonly texts?: readonly TextChange[];
}

export function changeOf(where: string, kind: ChangeClass, what: string, reason: string, more: More = {}): Change {
  return { class: kind, where, what, reason, details: more.details ?? [], texts: more.texts ?? [] };
}

/** One change on one line. */
export function changeLine({ where, what, reason }: Change): string {
  return `${where}: ${what}${inBrackets(reason)}`;
}

/** The reason of a change in parentheses; empty when the heading of its class says all. */
export function inBrackets(reason: string): string {
  return reason === '' ? '' : ` (${reason})`;
}

export function counted(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}

export function quoted(name: string): string {
  return `\`${name}\``;
}
