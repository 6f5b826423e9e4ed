/** The types of a checked catalog. */
import type { Span } from '../text/source.js';
import type { AcceptedUnit } from './accepted-unit.js';
import type { Column, Condition, Core, Schedule, Table } from './core.js';
import type { Interval } from './interval.js';
import type { Period, SharedFigure } from './shared-figure.js';
import type { TextFigure } from './text-figure.js';
import type { NamedUnit, Unit } from './unit.js';

/** The catalog after checking: complete and consistent, so that emitters only ever translate. Calculators are sorted by slug. */
export interface Catalog {
  /** Changes with every change of the sources, and is the same on every machine. */
  readonly hash: string;
  readonly service: Service;
  /** Null where the service works in no places. */
  readonly network: Network | null;
  /** The units of units.yaml, in its order. */
  readonly units: readonly NamedUnit[];
  readonly calculators: readonly Calculator[];
}

export interface Calculator {
  readonly slug: string;
  /** The file of the catalog that holds it. */
  readonly file: string;
  readonly title: string;
  readonly subtitle: string;
  /** The tag and the name of its category, or its own where there is none. */
  readonly tag: string;
  readonly service: string;
  readonly disclaimer: string;
  /** Null where the editor gives none. */
  readonly guidance: Guidance | null;
  readonly inputs: readonly Input[];
  readonly columns: readonly Column[];
  readonly tables: readonly Table[];
  readonly schedules: readonly Schedule[];
  readonly requirements: readonly Requirement[];
  readonly steps: readonly Step[];
  /** What is proved to be so for all inputs, in the words of the language. */
  readonly laws: readonly string[];
  readonly result: Figure;
  /** The class that the answer is; null where it is none. */
  readonly text: TextFigure | null;
  readonly secondary: readonly LabelledFigure[];
  /** The range that the headline is an end of, or that the editor names; in the unit of the result. */
  readonly resultRange: RangeFigure | null;
  /** Every figure that the sentence speaks in any of its alternatives, in the order in which they are spoken. */
  readonly figures: readonly NamedFigure[];
  /** Every step that the sentence speaks as a text, likewise; answers carry them behind the figures. */
  readonly texts: readonly NamedText[];
  /** How its numbers move with its inputs; worked out when it is first asked for. */
  readonly slopes: () => Slopes;
  /** The figure that somebody pays; null where it gives no price of a whole job. */
  readonly price: JobPrice | null;
  /** Alternatives in order; only the last has no condition. */
  readonly interpretation: readonly SentenceCase[];
  readonly costBand: CostBand | null;
  readonly examples: readonly Example[];
  readonly sources: readonly string[];
  readonly deprecated: Deprecation | null;
  /** The shared figures that it rests on, and how long they hold. */
  readonly validity: Validity;
}

/** Which calculator for which job: the first two are clauses behind "when", the others sentences. */
export interface Guidance {
  readonly useWhen: string;
  readonly notWhen: string;
  readonly pitfalls: readonly string[];
  readonly nextStep: string;
}

/** What a calculator rests on: the oldest `as_of` of its figures, and the periods between their changes. */
export interface Validity {
  readonly asOf: string | null;
  readonly figures: readonly SharedFigure[];
  /** Null where nothing changes on a day. */
  readonly dated: DatedPeriods | null;
}

/** The periods of a calculator, as the options of a select that the day chooses. */
export interface DatedPeriods {
  readonly input: SelectInput;
  /** In the order of the options. */
  readonly periods: readonly Period[];
}

/** What is to be used no longer: since when, until when it stays at least, and what takes its place. Days as 2026-03-01. */
export interface Deprecation {
  readonly since: string;
  readonly until: string | null;
  readonly use: string | null;
}

export type Input = NumberInput | SelectInput;

export interface NumberInput {
  readonly kind: 'number';
  readonly name: string;
  readonly label: string;
  readonly unit: Unit;
  /** How its unit is shown; null for plain numbers. */
  readonly unitLabel: string | null;
  /** What callers may write beside the number; empty for plain numbers. */
  readonly accepts: readonly AcceptedUnit[];
  /** Null where callers must give it. */
  readonly default: number | null;
  /** Whether only whole numbers are taken. */
  readonly whole: boolean;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly hint: string | null;
  readonly deprecated: Deprecation | null;
}

export interface SelectInput {
  readonly kind: 'select';
  /** Of yes and no, which formulas read as a condition. */
  readonly isYesNo: boolean;
  readonly name: string;
  readonly label: string;
  readonly unitLabel: string | null;
  /** What callers may write beside the value of an option; empty where options have none. */
  readonly accepts: readonly AcceptedUnit[];
  /** Null where callers must choose. */
  readonly default: string | null;
  readonly options: readonly Option[];
  /** What the select stands for in formulas; null when its options have no values. */
  readonly value: Figures | null;
  readonly columns: ReadonlyMap<string, Figures>;
  readonly hint: string | null;
  readonly deprecated: Deprecation | null;
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
  /** In place of the columns, where a cell changes on a day: the same figures by option and period. */
  readonly byDay?: { readonly low: Table; readonly high: Table | null };
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
  /** What it can be, where it is a text; null for numbers and ranges. */
  readonly text: TextFigure | null;
}

/** One number of a step; `name` is unique in the calculator: the step's own, or with Low and High. */
export interface StepPart {
  readonly name: string;
  readonly core: Core;
}

/**
 * A published figure. Its value is rounded to `decimals`; `range` is proved to hold every such value, and worked out when
 * it is first asked for: whether a calculator is right is known without it.
 */
export interface Figure {
  readonly core: Core;
  readonly unitLabel: string;
  readonly decimals: number;
  readonly range: () => Interval;
}

export interface LabelledFigure extends Figure {
  readonly label: string;
}

/** A range as a published figure; both ends have the same unit and decimals. */
export interface RangeFigure {
  readonly low: Figure;
  readonly high: Figure;
}

/** A number that never falls, never rises, or does not move, while an input grows. */
export type Slope = 1 | -1 | 0;

/** By the name under which callers ask for a number, then by input; what is not proved is absent. */
export type Slopes = ReadonlyMap<string, ReadonlyMap<string, Slope>>;

/** The figure of a calculator that is a price to pay, and what it pays for. */
export interface JobPrice {
  readonly figure: string;
  readonly covers: 'job' | 'material' | 'labor';
}

/** A figure under the name of its step, which is part of the contract with callers. */
export interface NamedFigure {
  readonly name: string;
  /** The number, or the low end. */
  readonly low: Figure;
  /** Null for plain numbers. */
  readonly high: Figure | null;
}

/** A text under the name of its step, which is part of the contract with callers. */
export interface NamedText {
  readonly name: string;
  readonly text: TextFigure;
}

export interface SentenceCase {
  readonly when: Condition | null;
  readonly parts: readonly SentencePart[];
}

export type SentencePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'phrase'; readonly input: string }
  | WordsPart
  | FigurePart;

/** A text in a sentence, and the step that it is; null where it is none. */
export interface WordsPart {
  readonly kind: 'words';
  readonly step: string | null;
  readonly figure: TextFigure;
}

/** A number or a range in a sentence. */
export interface FigurePart {
  readonly kind: 'figure';
  /** The step that it shows; null where it shows an input. */
  readonly step: string | null;
  readonly low: Core;
  readonly high: Core | null;
  readonly unitLabel: string;
  readonly format: Format;
  readonly span: Span;
}

/** How a sentence writes a number, and what stands around it. */
export interface Format {
  /** What the amounts are in, such as "cubic yards" or "dollars per foot"; empty for plain numbers. */
  readonly unit: string;
  readonly decimals: number;
  /** Keeps zeros at the end: "2.50". */
  readonly fixed: boolean;
  readonly prefix: string;
  /** Behind one, and behind any other amount; with its space. */
  readonly one: string;
  readonly many: string;
  /** Money that nobody knows to the dollar, rounded as a person says it. */
  readonly isEstimate: boolean;
  /** What fractions are spoken in, such as the minutes of an hour; null where they are decimals. */
  readonly fractions: FractionUnit | null;
}

/** A smaller unit in which fractions are spoken; what stands behind its numbers comes with its space. */
export interface FractionUnit {
  /** How many of it make one. */
  readonly count: number;
  readonly one: string;
  readonly many: string;
}

/** The money of a catalog: its unit, such as `EUR`, and its sign. */
export interface Currency {
  readonly code: string;
  readonly symbol: string;
}

export interface CostBand {
  readonly serviceName: string;
  readonly unit: string;
  readonly currency: Currency;
  readonly price: Interval;
  readonly project: Interval | null;
  readonly notes: string | null;
}

/** The two ends of a range. */
export interface Ends {
  readonly low: number;
  readonly high: number;
}

/** A worked example with all inputs, and the sentence it gives. */
export interface Example {
  readonly name: string;
  /** Only the inputs that the editor gave. */
  readonly given: ReadonlyMap<string, number | string>;
  readonly inputs: ReadonlyMap<string, number | string>;
  readonly value: number;
  readonly secondary: readonly number[];
  /** The class that comes out. */
  readonly text: string | null;
  readonly range: Ends | null;
  /** The values of the calculator's figures, in their order. */
  readonly figures: readonly (number | Ends)[];
  /** The calculator's texts, in their order. */
  readonly texts: readonly string[];
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
  /** With place holders for the address and the limit. */
  readonly usage: string;
  readonly contact: { readonly name: string; readonly url: string };
  readonly licence: { readonly name: string; readonly identifier: string };
  readonly tags: ReadonlyMap<string, string>;
  /** The tag of the operations that describe the service. */
  readonly discoveryTag: string;
  readonly requestsPerMinute: number;
  readonly cacheSeconds: number;
  /** The IANA name of the zone by whose midnight a day begins. */
  readonly timeZone: string;
  /** What a person can do next. */
  readonly ctaMessage: string;
  /** The currency of cost bands; null where there are none. */
  readonly currency: Currency | null;
  /** Null where the service takes no leads. With leads, there is a network. */
  readonly leads: LeadTerms | null;
}

/** On what terms leads are taken. */
export interface LeadTerms {
  /** The tag of the operation that takes them. */
  readonly tag: string;
  /** The telephone number in the example of a lead. */
  readonly samplePhone: string;
  readonly perHour: number;
  /** What a person must have been shown, word for word. */
  readonly consent: string;
}

export interface Network {
  /** Where it works, in one line. */
  readonly region: string;
  /** What a person can do next where a provider takes requests, and where none does. */
  readonly ctaActive: string;
  readonly ctaWaiting: string;
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
  /** Other words that people ask for it by; each belongs to this category alone. */
  readonly also: readonly string[];
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
