/** The types of a catalog as it is written. */
import type { EstimateCovers, LineCovers } from '../model/catalog.js';
import type { EvidenceKind } from '../model/evidence.js';
import type { Span } from '../text/source.js';

/** The catalog as written: its shape is right, its meaning not yet checked. Everything knows its place. */
export interface Located<T> {
  readonly value: T;
  readonly span: Span;
}

/** A formula or a figure: text that stands in the file as it is, to be parsed in place. */
export interface RawFormula {
  readonly text: string;
  readonly content: Span;
  /** False when quoting escapes make the text differ from what stands in the file. */
  readonly verbatim: boolean;
}

export interface Named<T> {
  readonly name: Located<string>;
  readonly value: T;
}

export interface RawCalculator {
  /** The whole entry, from its slug on. */
  readonly span: Span;
  readonly slug: Located<string>;
  readonly title: Located<string>;
  readonly subtitle: Located<string>;
  /** Null where the category says it. */
  readonly tag: Located<string> | null;
  readonly service: Located<string> | null;
  readonly disclaimer: Located<string>;
  readonly guidance: RawGuidance | null;
  readonly inputs: readonly Named<RawInput>[];
  readonly tables: readonly Named<RawTable>[];
  readonly schedules: readonly Named<RawSchedule>[];
  readonly require: readonly RawRequirement[];
  readonly steps: readonly Named<RawFormula>[];
  readonly laws: readonly RawFormula[];
  readonly estimate: RawEstimate | null;
  readonly result: RawResult;
  readonly costBand: RawCostBand | null;
  readonly examples: readonly RawExample[];
  readonly sources: readonly Located<string>[];
  readonly deprecated: RawDeprecation | null;
}

/** Texts by which a caller chooses a calculator. */
export interface RawGuidance {
  readonly useWhen: Located<string>;
  readonly notWhen: Located<string>;
  readonly pitfalls: readonly Located<string>[];
  readonly nextStep: Located<string>;
}

/** Days as 2026-03-01. */
export interface RawDeprecation {
  readonly since: Located<string>;
  readonly until: Located<string> | null;
  readonly use: Located<string> | null;
}

export type RawInput = RawNumberInput | RawSelectInput;

export interface RawNumberInput {
  readonly type: 'number';
  readonly label: string;
  readonly unit: RawFormula | null;
  /** Shown in place of the unit. */
  readonly unitLabel: string | null;
  /** The key that makes it required. */
  readonly required: Located<string> | null;
  readonly whole: boolean;
  readonly default: Located<number> | null;
  readonly min: Located<number>;
  readonly max: Located<number>;
  readonly step: Located<number>;
  readonly hint: string | null;
  readonly deprecated: RawDeprecation | null;
}

export interface RawSelectInput {
  readonly type: 'select';
  /** Of yes and no, which formulas read as a condition. */
  readonly isYesNo: boolean;
  readonly label: string;
  readonly unit: RawFormula | null;
  readonly unitLabel: string | null;
  readonly required: Located<string> | null;
  readonly default: Located<string> | null;
  readonly columnUnits: readonly Named<RawFormula>[];
  readonly options: readonly Named<RawOption>[];
  /** By column, the range in which callers may put in their own figure. */
  readonly open: readonly Named<RawFormula>[];
  readonly evidence: RawEvidence | null;
  readonly hint: string | null;
  readonly deprecated: RawDeprecation | null;
}

export interface RawOption {
  /** Null when the option is written as its value only. */
  readonly label: string | null;
  readonly phrase: string | null;
  readonly value: RawFormula | null;
  readonly columns: readonly Named<RawFormula>[];
}

export interface RawTable {
  readonly by: readonly Located<string>[];
  readonly unit: RawFormula | null;
  readonly rows: readonly Named<RawRow>[];
  /** The range in which callers may put in their own figure. */
  readonly open: RawFormula | null;
  readonly evidence: RawEvidence | null;
}

export type RawRow =
  | { readonly kind: 'cell'; readonly cell: RawFormula }
  | { readonly kind: 'rows'; readonly rows: readonly Named<RawRow>[]; readonly span: Span };

export interface RawSchedule {
  readonly from: RawFormula | null;
  readonly unit: RawFormula;
  readonly sizes: readonly RawFormula[] | null;
  readonly lines: readonly RawLine[] | null;
  readonly brackets: readonly RawBracket[] | null;
  readonly points: readonly RawLine[] | null;
  readonly round: RawFormula | null;
  readonly evidence: RawEvidence | null;
}

export interface RawLine {
  readonly upTo: RawFormula;
  readonly value: RawFormula;
}

export interface RawBracket {
  readonly span: Span;
  readonly upTo: RawFormula | null;
  readonly base: RawFormula;
  readonly rate: RawFormula;
}

/** One number, the two ends of a range, or a text. */
export type RawExpectedFigure = { readonly ends: readonly Located<number>[] } | { readonly text: Located<string> };

export interface RawRequirement {
  readonly that: RawFormula;
  readonly message: string;
}

export interface RawResult {
  readonly span: Span;
  readonly value: RawFormula;
  readonly unit: RawFormula | null;
  readonly label: string | null;
  readonly decimals: number;
  /** The class that the answer is; null where it is none. */
  readonly text: RawFormula | null;
  /** A range in the unit of the result; null where the editor names none. */
  readonly range: RawFormula | null;
  readonly interpretation: readonly RawCase[];
  readonly secondary: readonly RawSecondary[];
}

/** What somebody pays. Figures are names of steps. */
export interface RawEstimate {
  readonly span: Span;
  readonly covers: EstimateCovers;
  /** The name of the total as a step; null for the usual one. */
  readonly total: Located<string> | null;
  readonly decimals: number;
  readonly lines: readonly RawEstimateLine[];
  /** The input that adds up for several jobs that are alike otherwise. */
  readonly addsUp: Located<string> | null;
  readonly minimum: Located<string> | null;
  readonly options: readonly Named<RawEstimateLine>[];
  readonly subtotals: readonly Located<string>[];
  readonly other: readonly Located<string>[];
  readonly leavesOut: readonly string[];
  /** Why its total is narrower or wider than what it rests on lets expect. */
  readonly because: string | null;
}

export interface RawEstimateLine {
  readonly line: string;
  readonly figure: Located<string>;
  readonly covers: LineCovers;
  /** Comes once for several jobs on one visit. */
  readonly once: boolean;
}

export interface RawCase {
  readonly span: Span;
  readonly when: RawFormula | null;
  readonly say: RawFormula;
}

export interface RawSecondary {
  readonly label: Located<string>;
  readonly value: RawFormula;
  readonly unit: RawFormula | null;
  readonly unitLabel: string | null;
  readonly decimals: number;
}

export interface RawCostBand {
  readonly span: Span;
  readonly per: string;
  readonly price: RawFormula;
  readonly project: RawFormula | null;
  readonly holds: RawFormula | null;
  readonly because: string | null;
  readonly notes: string | null;
}

export interface RawExample {
  readonly text: Located<string> | null;
  readonly name: string;
  readonly inputs: readonly Named<Located<string>>[];
  readonly value: Located<number>;
  readonly secondary: readonly Named<Located<number>>[];
  /** Expected figures by name. */
  readonly figures: readonly Named<RawExpectedFigure>[];
  readonly source: string;
}

export interface RawUnit {
  readonly dimension: Located<string> | null;
  readonly is: RawFormula | null;
  readonly zero: number | null;
  readonly counts: boolean;
  readonly turn: number | null;
  /** Further spellings that callers may use. */
  readonly also: readonly string[];
  readonly money: boolean;
  /** The smaller unit in which sentences speak its fractions. */
  readonly fractionsIn: Located<string> | null;
  readonly symbol: string | null;
  readonly label: string;
  readonly one: string;
  readonly many: string;
}

export interface RawService {
  /** The start of its file. */
  readonly span: Span;
  readonly name: string;
  readonly version: string;
  readonly schemaVersion: number;
  readonly baseUrl: string;
  readonly summary: string;
  readonly description: string;
  readonly legalDisclaimer: string;
  readonly usage: string;
  readonly contact: { readonly name: string; readonly url: string };
  readonly licence: { readonly name: string; readonly identifier: string };
  readonly country: Located<string> | null;
  /** The name of a unit of money. */
  readonly currency: Located<string> | null;
  /** Where firms are of the region; null for anywhere. */
  readonly priceRegion: string | null;
  readonly tags: ReadonlyMap<string, string>;
  readonly discoveryTag: Located<string>;
  readonly requestsPerMinute: number;
  readonly cacheSeconds: number;
  readonly timeZone: Located<string> | null;
  readonly ctaMessage: string;
  readonly leads: RawLeadTerms | null;
}

export interface RawLeadTerms {
  readonly tag: Located<string>;
  readonly samplePhone: Located<string>;
  readonly perHour: number;
  readonly consent: string;
}

export interface RawNetwork {
  readonly region: string;
  readonly ctaActive: string;
  readonly ctaWaiting: string;
  readonly cities: readonly Named<string>[];
  readonly neighborhoods: readonly Named<readonly Named<string>[]>[];
  readonly categories: readonly Named<readonly Named<RawCategory>[]>[];
  readonly providers: readonly Named<string>[];
  readonly pageUrl: string;
  readonly byCity: readonly Named<RawCityDefault>[];
  readonly byService: readonly Named<RawServiceDefault>[];
  readonly single: readonly RawSingleSlot[];
}

export interface RawCategory {
  readonly name: string;
  /** Other words for it. */
  readonly also: readonly Located<string>[];
}

export interface RawCityDefault {
  readonly provider: Located<string>;
  readonly phone: Located<string>;
  /** Null for all services that have a calculator. */
  readonly services: readonly Located<string>[] | null;
  readonly except: readonly Located<string>[];
}

export interface RawServiceDefault {
  readonly provider: Located<string>;
  readonly phone: Located<string>;
  readonly cities: readonly Located<string>[];
}

export interface RawSingleSlot {
  readonly span: Span;
  readonly service: Located<string>;
  readonly city: Located<string>;
  readonly neighborhood: Located<string> | null;
  readonly provider: Located<string>;
  readonly phone: Located<string>;
  readonly pageUrl: string | null;
  readonly active: boolean;
}

/** A figure that calculators share; it has a value, or periods with a value each. */
export interface RawSharedFigure {
  readonly span: Span;
  readonly value: RawFormula | null;
  readonly periods: readonly RawPeriod[] | null;
  /** The range in which callers may put in their own figure. */
  readonly open: RawFormula | null;
  readonly evidence: RawEvidence | null;
  readonly source: string | null;
  readonly asOf: Located<string> | null;
}

/** What a figure or the cells of a calculator rest on. */
export interface RawEvidence {
  readonly records: readonly RawRecord[];
  /** The shared figure whose records these are as well. */
  readonly sameAs: Located<string> | null;
  readonly because: Located<string> | null;
  readonly judgement: Located<string> | null;
  /** Such as `24 months`. */
  readonly review: Located<string> | null;
  readonly index: Located<string> | null;
}

export interface RawRecord {
  readonly span: Span;
  readonly who: string;
  readonly says: readonly RawFormula[];
  /** What that comes to in the unit of the figure; empty where it is in that unit. */
  readonly as: readonly RawFormula[];
  readonly by: string | null;
  readonly year: Located<string> | null;
  readonly date: Located<string> | null;
  readonly undated: boolean;
  readonly at: Located<string>;
  readonly read: Located<string> | null;
  readonly unread: boolean;
  readonly where: string | null;
  readonly kind: EvidenceKind;
  /** Options, or keys of rows and cells with `/` between them; empty for all. */
  readonly cells: readonly Located<string>[];
  readonly note: string | null;
}

/** A price index, by year and by month as 2026-03. */
export interface RawIndex {
  readonly span: Span;
  readonly title: string;
  readonly who: string;
  readonly at: Located<string>;
  readonly read: Located<string>;
  readonly years: ReadonlyMap<string, number>;
  readonly months: ReadonlyMap<string, number>;
}

/** Days as 2026-03-01. */
export interface RawPeriod {
  readonly span: Span;
  readonly from: Located<string> | null;
  readonly until: Located<string> | null;
  readonly value: RawFormula;
}

export interface RawUnits {
  readonly defined: readonly Named<RawUnit>[];
  /** Names of units whose definition is not well formed: they are known, their size is not. */
  readonly broken: readonly string[];
}

/** A part is null when its file could not be read. */
export interface RawCatalog {
  readonly calculators: readonly RawCalculator[];
  /** Names of entries that could not be read, or are not well formed. */
  readonly brokenSlugs: readonly string[];
  readonly units: RawUnits | null;
  /** Groups of shared figures; empty where the catalog has none. */
  readonly figures: readonly Named<readonly Named<RawSharedFigure>[]>[] | null;
  /** Price indices; empty where the catalog has none. */
  readonly indices: readonly Named<RawIndex>[] | null;
  readonly service: RawService | null;
  /** `absent` where the catalog has no such file. */
  readonly network: RawNetwork | 'absent' | null;
}
