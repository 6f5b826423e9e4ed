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
  readonly slug: Located<string>;
  readonly title: Located<string>;
  readonly subtitle: Located<string>;
  readonly tag: Located<string>;
  readonly service: Located<string>;
  readonly disclaimer: Located<string>;
  readonly inputs: readonly Named<RawInput>[];
  readonly tables: readonly Named<RawTable>[];
  readonly schedules: readonly Named<RawSchedule>[];
  readonly require: readonly RawRequirement[];
  readonly steps: readonly Named<RawFormula>[];
  readonly result: RawResult;
  readonly costBand: RawCostBand | null;
  readonly examples: readonly RawExample[];
  readonly sources: readonly Located<string>[];
}

export type RawInput = RawNumberInput | RawSelectInput;

export interface RawNumberInput {
  readonly type: 'number';
  readonly label: string;
  readonly unit: RawFormula | null;
  readonly default: Located<number>;
  readonly min: Located<number>;
  readonly max: Located<number>;
  readonly step: Located<number>;
  readonly hint: string | null;
}

export interface RawSelectInput {
  readonly type: 'select';
  readonly label: string;
  readonly unit: RawFormula | null;
  readonly default: Located<string>;
  readonly columnUnits: readonly Named<RawFormula>[];
  readonly options: readonly Named<RawOption>[];
  readonly hint: string | null;
}

export interface RawOption {
  /** Null when the option is written as its value alone. */
  readonly label: string | null;
  readonly phrase: string | null;
  readonly value: RawFormula | null;
  readonly columns: readonly Named<RawFormula>[];
}

export interface RawTable {
  readonly by: readonly Located<string>[];
  readonly unit: RawFormula | null;
  readonly rows: readonly Named<RawRow>[];
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
  readonly round: RawFormula | null;
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
  readonly interpretation: readonly RawCase[];
  readonly secondary: readonly RawSecondary[];
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
  readonly name: string;
  readonly inputs: readonly Named<Located<string>>[];
  readonly value: Located<number>;
  readonly secondary: readonly Named<Located<number>>[];
  readonly source: string;
}

export interface RawUnit {
  readonly dimension: Located<string> | null;
  readonly is: RawFormula | null;
  readonly zero: number | null;
  readonly counts: boolean;
  readonly money: boolean;
  readonly symbol: string | null;
  readonly label: string;
  readonly one: string;
  readonly many: string;
}

export interface RawService {
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
  readonly region: string;
  readonly tags: ReadonlyMap<string, string>;
  readonly requestsPerMinute: number;
  readonly leadsPerHour: number;
  readonly cacheSeconds: number;
  readonly cta: { readonly message: string; readonly active: string; readonly waiting: string };
  readonly consent: string;
}

export interface RawNetwork {
  readonly cities: readonly Named<string>[];
  readonly neighborhoods: readonly Named<readonly Named<string>[]>[];
  readonly categories: readonly Named<readonly Named<string>[]>[];
  readonly providers: readonly Named<string>[];
  readonly pageUrl: string;
  readonly byCity: readonly Named<RawCityDefault>[];
  readonly byService: readonly Named<RawServiceDefault>[];
  readonly single: readonly RawSingleSlot[];
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

export interface RawUnits {
  readonly defined: readonly Named<RawUnit>[];
  /** Names of units whose definition is not well formed: they are known, their size is not. */
  readonly broken: readonly string[];
}

/** A part is null when its file could not be read. */
export interface RawCatalog {
  readonly calculators: readonly RawCalculator[];
  readonly units: RawUnits | null;
  readonly service: RawService | null;
  readonly network: RawNetwork | null;
}
