/** Evidence: records of sources, and what follows from them. */

import type { EvidenceKind } from '../language/forms/evidence-kinds.js';
import type { publisherKinds } from '../language/forms/publishers.js';

/** Who publishes a page. */
export interface Publisher {
  /** Null, as its kind, where the catalog does not say. */
  readonly name: string | null;
  readonly kind: (typeof publisherKinds)[number] | null;
  readonly region: string | null;
  /** The same for publishers that copy one another: what they say is said once. */
  readonly voice: string;
}

/** The record of one source. */
export interface EvidenceRecord {
  readonly who: string;
  /** The numbers as the source prints them. */
  readonly says: readonly string[];
  /** Their values in the unit of the figure, and the conversion; empty and null when they are in that unit. */
  readonly as: readonly string[];
  readonly by: string | null;
  /** The year, month or day of publication; null where the source shows none. */
  readonly published: string | null;
  readonly at: string;
  readonly publisher: Publisher;
  /** The day on which it was read; null where it could not be read again. */
  readonly read: string | null;
  readonly where: string | null;
  readonly kind: EvidenceKind;
  /** The options or cells that it is about; empty for all. */
  readonly cells: readonly string[];
  readonly note: string | null;
}

/** Standing of a figure: stated by a source, brought forward from an old number, judged, or none of these. */
export type Standing = 'published' | 'brought' | 'judged' | 'unnamed';

/** `exact` for what a law, a tariff or a code sets; otherwise a class in the manner of AACE 18R-97. */
export type Strength = 'exact' | 3 | 4 | 5;

/** A second road to a price: its materials, and hours at a wage. */
export interface BuildUp {
  /** The option or cell that it is about; null for all. */
  readonly cell: string | null;
  /** What it comes to, as an editor writes it. */
  readonly amount: string;
  /** How many times apart the middles of the two roads are. */
  readonly apart: number;
  readonly parts: readonly { readonly part: string; readonly records: readonly EvidenceRecord[] }[];
  readonly because: string | null;
  /** The figures of `labor_costs` that it names. */
  readonly uses: readonly string[];
}

/** Evidence of a figure. */
export interface Evidence {
  readonly records: readonly EvidenceRecord[];
  readonly because: string | null;
  readonly judgement: string | null;
  readonly buildUps: readonly BuildUp[];
  readonly standing: Standing;
  /** The oldest year that was brought forward; null when none was. */
  readonly broughtFrom: string | null;
  readonly strength: Strength;
  /** The number of independent voices among its records. */
  readonly voices: number;
  /** The kinds of the records that it follows from, and the years of those, both in order. */
  readonly kinds: readonly EvidenceKind[];
  readonly years: readonly string[];
  /** A day: the older one of the newest records for its ends; null where they show none. */
  readonly asOf: string | null;
  /** The last day on which such a record was read; null where none was. */
  readonly looked: string | null;
  /** The age in months at which it needs another look. */
  readonly review: number;
}

/** Prices in the cells of a calculator, with their evidence; null where they have none. */
export interface CellEvidence {
  /** The slug and the input, such as `kennel.floor`. */
  readonly name: string;
  readonly evidence: Evidence | null;
  /** Each price as an editor writes it, with its option or cell, and its column where the options have such. */
  readonly prices: readonly { readonly cell: string; readonly column: string | null; readonly value: string }[];
}

/** Months until a figure needs another look, by the kind of its records. */
const ages: Readonly<Record<EvidenceKind | 'judgement', number>> = {
  statute: 24,
  tariff: 24,
  code: 36,
  maker: 24,
  agency: 24,
  survey: 24,
  firm: 18,
  guide: 18,
  judgement: 18,
};

/** The age in months at which a figure of these kinds needs another look. */
export function usualReview(kinds: readonly EvidenceKind[]): number {
  return Math.min(...(kinds.length === 0 ? [ages.judgement] : kinds.map((kind) => ages[kind])));
}

const binding: ReadonlySet<EvidenceKind> = new Set(['statute', 'tariff', 'code']);

/** True for kinds that set their number, which no index brings forward and no range surrounds. */
export function isBinding(kind: EvidenceKind): boolean {
  return binding.has(kind);
}

const independent = 3;
const firms = 2;

/** Strength of records. A firm is regional when its record's `where`, or else its publisher's, names `region`. */
export function strengthOf(records: readonly EvidenceRecord[], region: string | null): Strength {
  if (records.length > 0 && records.every(({ kind }) => isBinding(kind))) return 'exact';
  const isLocal = ({ kind, where, publisher }: EvidenceRecord) =>
    kind === 'firm' && (region === null || (where ?? publisher.region ?? '').includes(region));
  if (voicesOf(records.filter(isLocal)) >= firms) return 3;
  return voicesOf(records) >= independent ? 4 : 5;
}

/** The number of independent voices. */
export function voicesOf(records: readonly EvidenceRecord[]): number {
  return new Set(records.map(({ publisher }) => publisher.voice)).size;
}

/** The least ratio of high to low that an estimate of a class may have. */
export const leastRatio: Readonly<Record<Strength, number>> = { exact: 1, 3: 1.2, 4: 1.4, 5: 1.6 };

/** The weakest of several; `exact` of none. */
export function weakest(all: readonly Strength[]): Strength {
  const classes = all.flatMap((each) => (each === 'exact' ? [] : [each]));
  return ([5, 4, 3] as const).find((each) => classes.includes(each)) ?? 'exact';
}

/** True for a figure without a source. */
export function isLacking(evidence: Evidence | null): boolean {
  return evidence === null || evidence.standing === 'unnamed';
}

/** The first day of a year, a month or a day. */
export function firstDay(published: string): string {
  return `${published}-01-01`.slice(0, 10);
}

/** Source of a figure, in a few words for answers. */
export function sourceOf({ standing, kinds, years }: Pick<Evidence, 'standing' | 'kinds' | 'years'>): string {
  if (standing === 'judged') return 'Our judgement';
  if (standing === 'unnamed') return 'No source';
  const [first, last] = [years[0], years[years.length - 1]];
  const time = first === undefined ? 'undated' : first === last ? first : `${first} to ${last}`;
  return `Published: ${kinds.join(', ')} (${time})`;
}

/** A class as callers read it. */
export function classText(strength: Strength): 'exact' | '3' | '4' | '5' {
  return strength === 'exact' ? strength : (`${strength}` as const);
}
