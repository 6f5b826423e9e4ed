import type { Column, Condition, Core, Schedule, Table } from './core.js';
import type { Interval } from './interval.js';
import type { Unit } from './unit.js';

/** The catalog after checking: complete and consistent, so that emitters only ever translate. Calculators are sorted by slug. */
export interface Catalog {
  readonly service: Service;
  readonly network: Network;
  readonly calculators: readonly Calculator[];
}

export interface Calculator {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly tag: string;
  readonly service: string;
  readonly disclaimer: string;
  readonly inputs: readonly Input[];
  readonly columns: readonly Column[];
  readonly tables: readonly Table[];
  readonly schedules: readonly Schedule[];
  readonly requirements: readonly Requirement[];
  readonly steps: readonly Step[];
  readonly result: Figure;
  readonly secondary: readonly LabelledFigure[];
  /** Alternatives in order; only the last has no condition. */
  readonly interpretation: readonly SentenceCase[];
  readonly costBand: CostBand | null;
  readonly examples: readonly Example[];
  readonly sources: readonly string[];
}

export type Input = NumberInput | SelectInput;

export interface NumberInput {
  readonly kind: 'number';
  readonly name: string;
  readonly label: string;
  readonly unit: Unit;
  /** Null for plain numbers. */
  readonly unitLabel: string | null;
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly hint: string | null;
}

export interface SelectInput {
  readonly kind: 'select';
  readonly name: string;
  readonly label: string;
  readonly unitLabel: string | null;
  readonly default: string;
  readonly options: readonly Option[];
  /** What the select stands for in formulas; null when its options have no values. */
  readonly value: Figures | null;
  readonly columns: ReadonlyMap<string, Figures>;
  readonly hint: string | null;
}

export interface Option {
  readonly key: string;
  readonly label: string;
  /** How it reads inside a sentence. */
  readonly phrase: string;
}

/** Numbers, or ranges as two columns, in one unit. */
export interface Figures {
  readonly unit: Unit;
  readonly low: Column;
  /** Null for plain numbers. */
  readonly high: Column | null;
}

export interface Requirement {
  readonly condition: Condition;
  readonly message: string;
}

/** A named step: a number, or a range of two. */
export interface Step {
  readonly name: string;
  /** As the editor wrote it, on one line. */
  readonly formula: string;
  readonly unit: Unit;
  readonly parts: readonly StepPart[];
}

/** One number of a step; `name` is unique in the calculator: the step's own, or with Low and High. */
export interface StepPart {
  readonly name: string;
  readonly core: Core;
}

/** A published figure. Its value is rounded to `decimals`; `range` is proved to hold every such value. */
export interface Figure {
  readonly core: Core;
  readonly unitLabel: string;
  readonly decimals: number;
  readonly range: Interval;
}

export interface LabelledFigure extends Figure {
  readonly label: string;
}

export interface SentenceCase {
  readonly when: Condition | null;
  readonly parts: readonly SentencePart[];
}

export type SentencePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'phrase'; readonly input: string }
  | { readonly kind: 'figure'; readonly low: Core; readonly high: Core | null; readonly format: Format };

/** How a sentence writes a number, and what stands around it. */
export interface Format {
  readonly decimals: number;
  /** Keeps zeros at the end: "2.50". */
  readonly fixed: boolean;
  readonly prefix: string;
  /** Behind one, and behind any other amount; with its space. */
  readonly one: string;
  readonly many: string;
}

export interface CostBand {
  readonly serviceName: string;
  readonly unit: string;
  readonly price: Interval;
  readonly project: Interval | null;
  readonly notes: string | null;
}

/** A worked example with all inputs, and the sentence it gives. */
export interface Example {
  readonly name: string;
  /** Only the inputs that the editor gave. */
  readonly given: ReadonlyMap<string, number | string>;
  readonly inputs: ReadonlyMap<string, number | string>;
  readonly value: number;
  readonly secondary: readonly number[];
  readonly interpretation: string;
  readonly source: string;
}

export interface Service {
  readonly name: string;
  readonly version: string;
  readonly schemaVersion: number;
  readonly baseUrl: string;
  readonly summary: string;
  readonly description: string;
  readonly legalDisclaimer: string;
  /** With the address and the limit filled in. */
  readonly usage: string;
  readonly contact: { readonly name: string; readonly url: string };
  readonly licence: { readonly name: string; readonly identifier: string };
  readonly region: string;
  readonly tags: ReadonlyMap<string, string>;
  readonly requestsPerMinute: number;
  readonly leadsPerHour: number;
  readonly cacheSeconds: number;
  /** What a person can do next: without a city, with a provider that takes requests, and without one. */
  readonly cta: { readonly message: string; readonly active: string; readonly waiting: string };
  readonly consent: string;
}

export interface Network {
  /** Slug to name. */
  readonly cities: ReadonlyMap<string, string>;
  /** City slug to slug to name. */
  readonly neighborhoods: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** Sorted by slug. */
  readonly categories: readonly Category[];
  /** Sorted by service, then place. */
  readonly slots: readonly Slot[];
}

export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly tag: string;
}

export interface Slot {
  readonly service: string;
  readonly city: string;
  readonly neighborhood: string | null;
  readonly provider: string;
  /** E.164. */
  readonly phone: string;
  readonly pageUrl: string;
  readonly active: boolean;
}
