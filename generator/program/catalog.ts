/** The types of a checked catalog. */

import type { Drawing } from '../../engine/kernel/drawing.js';
import type { LanguageInfo, SpokenWords } from '../../engine/kernel/language.js';
import type { CountedWords } from '../../engine/kernel/module.js';
import type { Texts } from '../../words/phrases.js';
import type { EstimateCovers, EstimatePeriod, Joining, LineCovers } from '../language/forms/estimate-kinds.js';
import type { EvidenceKind } from '../language/forms/evidence-kinds.js';
import type { Span } from '../source/source.js';
import type { AcceptedUnit } from '../units/accepted-unit.js';
import type { NamedUnit, Unit } from '../units/unit.js';
import type { Column, Condition, Core, Table } from './core.js';
import type { CellEvidence, Evidence } from './evidence.js';
import type { Interval } from './interval.js';
import type { Network } from './network.js';
import type { OpenBounds, OpenFigure, ReadFigure } from './open-figure.js';
import type { Schedule } from './schedule.js';
import type { Currency, Service } from './service.js';
import type { Period, SharedFigure } from './shared-figure.js';
import type { DayPart, NamedText, TextFigure, WordsPart } from './text-figure.js';

/** The catalog after checking: complete and consistent, so that emitters only translate. Calculators are sorted by slug. */
export interface Catalog {
  /** Changes with every change of the sources, and is the same on every machine. Computed on demand: an editor needs none. */
  readonly hash: () => string;
  readonly service: Service;
  /** Null for a catalog without places. */
  readonly network: Network | null;
  /** The units of units.yaml, in its order. */
  readonly units: readonly NamedUnit[];
  readonly calculators: readonly Calculator[];
  /** The same in its further languages. */
  readonly translations: readonly TranslatedCatalog[];
}

/** A catalog in another language: the same figures and formulas, other texts. */
export interface TranslatedCatalog {
  readonly language: LanguageInfo;
  /** The texts of the interface, as far as they are translated. */
  readonly interfaceWords: Texts;
  readonly spoken: SpokenWords;
  /** Describes the evidence of a figure. */
  readonly sourceOf: (evidence: Evidence) => string;
  /** What it calls a kind of source, such as a price guide. */
  readonly kindOf: (kind: EvidenceKind) => string;
  /** It has no translations itself. Its calculators are those of the catalog, in the same order, made when first read. */
  readonly catalog: Catalog;
  /** A calculator of the catalog in the language. */
  readonly calculatorIn: (original: Calculator) => Calculator;
  /** True if its formulas give other texts in the language. */
  readonly saysTexts: (original: Calculator) => boolean;
  /** What all texts of the language are made from, except those of calculators: inputs of a query. */
  readonly inputs: readonly unknown[];
  /** What a calculator of the catalog has its texts from. */
  readonly inputsOf: (original: Calculator) => readonly unknown[];
}

export interface Calculator {
  readonly slug: string;
  /** The file of the catalog that holds it. */
  readonly file: string;
  readonly title: string;
  readonly subtitle: string;
  /** The tag and the name of its category, or its own without a network. */
  readonly tag: string;
  readonly service: string;
  readonly disclaimer: string;
  /** Null when the editor gives none. */
  readonly guidance: Guidance | null;
  readonly inputs: readonly Input[];
  /** Inputs that repeat. */
  readonly lists: readonly ListInput[];
  readonly columns: readonly Column[];
  readonly tables: readonly Table[];
  readonly schedules: readonly Schedule[];
  readonly requirements: readonly Requirement[];
  readonly steps: readonly Step[];
  /** The laws that are proved for all inputs, as text. */
  readonly laws: readonly string[];
  readonly triedLaws: readonly TriedLaw[];
  readonly result: Figure;
  /** The text of the result, such as a class; null when there is none. */
  readonly text: TextFigure | null;
  readonly secondary: readonly LabelledFigure[];
  /** The range that the editor names, or whose end the result is; in the unit of the result. */
  readonly resultRange: RangeFigure | null;
  /** Every figure that any alternative of the sentence shows, in the order of the sentence. */
  readonly figures: readonly NamedFigure[];
  /** Every step that the sentence shows as a text or a day, in the same order; answers carry them after the figures. */
  readonly texts: readonly NamedText[];
  /** Slopes of its numbers by its inputs; computed on first use. */
  readonly slopes: () => Slopes;
  /** Null when the calculator computes no price. */
  readonly estimate: Estimate | null;
  /** The numbers of options and tables that its formulas read. */
  readonly cells: readonly ReadFigure[];
  /** Null when callers cannot replace any figure and jobs have no step in common. */
  readonly own: OwnFigures | null;
  /** Alternatives in order; only the last has no condition. */
  readonly interpretation: readonly SentenceCase[];
  readonly costBand: CostBand | null;
  /** Null when nothing is drawn. */
  readonly drawing: Drawing | null;
  /** Labels of steps and open figures, by name. */
  readonly labels: ReadonlyMap<string, string>;
  /** What is said after 1, or by plural form, in place of the units that it shows, by their labels. */
  readonly counted: CountedUnits;
  readonly examples: readonly Example[];
  readonly sources: readonly string[];
  readonly deprecated: Deprecation | null;
  /** The shared figures that it uses, and how long they hold. */
  readonly validity: Validity;
}

export type CountedUnits = ReadonlyMap<string, CountedWords>;

/** A law that no proof decides, and that none of `calls` calls breaks. */
export interface TriedLaw {
  readonly law: string;
  readonly calls: number;
}

/**
 * The figures that callers may replace, and the steps that read them. An estimate with common steps has these steps even
 * without such figures: a plan gives the common ones in their place.
 */
export interface OwnFigures {
  readonly figures: readonly OpenFigure[];
  readonly steps: readonly Step[];
}

/** When to use a calculator: the first two are clauses after "when", the others sentences. */
export interface Guidance {
  readonly useWhen: string;
  readonly notWhen: string;
  readonly pitfalls: readonly string[];
  readonly nextStep: string;
}

/** Evidence of a calculator's prices besides its shared figures. */
export interface Grounds {
  /** The options, tables and schedules that hold prices. */
  readonly cells: readonly CellEvidence[];
  /** Prices without a source, and prices written in formulas. */
  readonly lacking: readonly { readonly name: string; readonly span: Span }[];
  readonly written: readonly Span[];
  /** What decides the answer, by the names in formulas: shared figures, columns and tables among others. */
  readonly deciding: ReadonlySet<string>;
}

/** The shared figures of a calculator, the day of those that decide its answers, and the periods between their changes. */
export interface Validity extends Omit<Grounds, 'deciding'> {
  readonly asOf: string | null;
  readonly figures: readonly SharedFigure[];
  /** Null when no figure is dated. */
  readonly dated: DatedPeriods | null;
}

/** The periods of a calculator, as the options of a select whose option the date chooses. */
export interface DatedPeriods {
  readonly input: SelectInput;
  /** In the order of the options. */
  readonly periods: readonly Period[];
}

/** A deprecation: since when, until when it is kept at least, and its replacement. Days as 2026-03-01. */
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
  /** Its unit as shown to people; null for plain numbers. */
  readonly unitLabel: string | null;
  /** The units that callers may write after the number; empty for plain numbers. */
  readonly accepts: readonly AcceptedUnit[];
  /** True for a day of the calendar: its numbers are days as spreadsheets count them, and callers write 2026-03-01. */
  readonly isDay: boolean;
  /** True for a day that is today when it is left out; the compiler treats it as one that callers give. */
  readonly isToday?: true;
  /** Null when callers must give it. */
  readonly default: number | null;
  /** True when only whole numbers are accepted. */
  readonly whole: boolean;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** How to ask a person for it; null when the label says it. */
  readonly ask: string | null;
  readonly hint: string | null;
  readonly deprecated: Deprecation | null;
}

export interface SelectInput {
  readonly kind: 'select';
  /** True for yes or no, which formulas read as a condition. */
  readonly isYesNo: boolean;
  readonly name: string;
  readonly label: string;
  readonly unitLabel: string | null;
  /** The units that callers may write after the value of an option; empty when options have no values. */
  readonly accepts: readonly AcceptedUnit[];
  /** Null when callers must choose. */
  readonly default: string | null;
  readonly options: readonly Option[];
  /** The value of the select in formulas; null when its options have no values. */
  readonly value: Figures | null;
  readonly columns: ReadonlyMap<string, Figures>;
  readonly ask: string | null;
  readonly hint: string | null;
  readonly deprecated: Deprecation | null;
}

/** An input that repeats, with inputs of its own. */
export interface ListInput {
  readonly name: string;
  readonly label: string;
  /** What an item is called; null for the label. */
  readonly one: string | null;
  readonly hint: string | null;
  /** What each item has, by the names that formulas over the list use. */
  readonly items: readonly Input[];
  readonly least: number;
  readonly most: number;
  readonly gives: readonly ListGives[];
}

/** A number input that need not be given where the list or the day is, and the formula that gives it. */
export interface ListGives {
  readonly input: string;
  /** As the editor wrote it, on one line. */
  readonly formula: string;
  readonly span: Span;
  /** In the unit of the input; it reads folds of the list and nothing else. */
  readonly core: Core;
}

export interface Option {
  readonly key: string;
  readonly label: string;
  /** The label inside a sentence. */
  readonly phrase: string;
}

/** A column of numbers, or two columns for ranges, in one unit. */
export interface Figures {
  readonly unit: Unit;
  readonly low: Column;
  /** Null for plain numbers. */
  readonly high: Column | null;
  /** The same figures by option and period, to use instead of the columns when a cell is dated. */
  readonly byDay?: { readonly low: Table; readonly high: Table | null };
  /** Bounds of what callers may put in its place; absent where they may not. */
  readonly open?: OpenBounds;
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
  /** The possible texts of a step that is a text, whose only part is its number in the pool; null for numbers and ranges. */
  readonly text: Omit<TextFigure, 'core'> | null;
}

/** One number of a step; `name` is unique in the calculator: the step's own, with .low or .high for a range. */
export interface StepPart {
  readonly name: string;
  readonly core: Core;
}

/**
 * A published figure. Its value is rounded to `decimals`; `range` is proved to contain every such value, and computed on
 * first use, as checking does not need it.
 */
export interface Figure {
  readonly core: Core;
  readonly unit: Unit;
  /** Its unit as people see it, which may be a label that the entry gives. */
  readonly unitLabel: string;
  readonly decimals: number;
  readonly range: () => Interval;
}

export interface LabelledFigure extends Figure {
  readonly label: string;
}

/** A published range; both ends have the same unit and decimals. */
export interface RangeFigure {
  readonly low: Figure;
  readonly high: Figure;
}

/** A number never falls (1), never rises (-1) or does not move (0) while an input grows. */
export type Slope = 1 | -1 | 0;

/** Slopes by the name that callers use for a number, then by input; absent when not proved. */
export type Slopes = ReadonlyMap<string, ReadonlyMap<string, Slope>>;

/** The estimate: lines, each rounded, and a total that is their sum or the minimum, whichever is more. */
export interface Estimate {
  readonly covers: EstimateCovers;
  /** How often the total comes back; null for a job. */
  readonly period: EstimatePeriod | null;
  readonly lines: readonly EstimateLine[];
  /** The number input that adds up for several jobs that are alike otherwise; null when jobs are not added. */
  readonly addsUp: string | null;
  /** The steps that jobs on one visit have in common, by name. */
  readonly together: ReadonlyMap<string, Joining>;
  /** The inputs in which jobs must be alike to share a visit. */
  readonly apart: readonly string[];
  /** The price of the smallest job; null when there is none. */
  readonly minimum: NamedFigure | null;
  /** As of a line; null where it reads no common step. */
  readonly minimumAlike: readonly string[] | null;
  readonly total: NamedFigure;
  /** Options that a customer may add, with the names that callers send. */
  readonly options: readonly (EstimateLine & { readonly key: string })[];
  readonly leavesOut: readonly string[];
}

/** A line of an estimate; `name` is its step. */
export interface EstimateLine extends NamedFigure {
  readonly line: string;
  readonly covers: LineCovers;
  /** Comes once for several jobs on one visit. */
  readonly once: boolean;
  /**
   * The inputs in which jobs must be alike for the line to be charged once, on what they have in common; null where it
   * reads no common step.
   */
  readonly alike: readonly string[] | null;
}

/** A figure with the name of its step, which is part of the contract with callers. */
export interface NamedFigure {
  readonly name: string;
  /** The number, or the low end. */
  readonly low: Figure;
  /** Null for plain numbers. */
  readonly high: Figure | null;
}

export interface SentenceCase {
  /** Its place among the alternatives that are written, some of which a proof may have removed. */
  readonly place: number;
  readonly when: Condition | null;
  readonly parts: readonly SentencePart[];
}

export type SentencePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'phrase'; readonly input: string }
  | DayPart
  | WordsPart
  | FigurePart;

/** A number or a range in a sentence. */
export interface FigurePart {
  readonly kind: 'figure';
  /** The step that it shows; null for an input. */
  readonly step: string | null;
  readonly low: Core;
  readonly high: Core | null;
  readonly unit: Unit;
  readonly unitLabel: string;
  readonly format: Format;
  readonly span: Span;
}

/** The format of a number in a sentence, and the text before and after it. */
export interface Format {
  /** The unit in words, such as "cubic yards" or "dollars per foot"; empty for plain numbers. */
  readonly unit: string;
  readonly decimals: number;
  /** Keeps trailing zeros: "2.50". */
  readonly fixed: boolean;
  readonly prefix: string;
  /** The text after 1, after any other amount, and by plural form where a language has more, including the space. */
  readonly one: string;
  readonly many: string;
  readonly forms?: Readonly<Record<string, string>>;
  /** Said before a range: `de ` of `de $5 a $9`. */
  readonly from?: string;
  /** True for estimates of money, which are rounded as a person would say them. */
  readonly isEstimate: boolean;
  /** The unit for fractions, such as the minutes of an hour; null when they are decimals. */
  readonly fractions: FractionUnit | null;
}

/** A smaller unit that shows fractions, `count` of which make one; the text after its numbers includes the space. */
export interface FractionUnit extends Pick<Format, 'one' | 'many' | 'forms'> {
  readonly count: number;
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
  /** The lists that it gives, each with its items as callers write them. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  readonly inputs: ReadonlyMap<string, number | string>;
  readonly value: number;
  readonly secondary: readonly number[];
  /** The text of the result. */
  readonly text: string | null;
  readonly range: Ends | null;
  /** The values of the calculator's figures, in their order. */
  readonly figures: readonly (number | Ends)[];
  /** The calculator's texts, in their order. */
  readonly texts: readonly string[];
  readonly interpretation: string;
  readonly source: string;
}
