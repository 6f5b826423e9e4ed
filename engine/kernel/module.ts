/** The types that every generated calculator module provides: all that the service knows of it. */

import type { Drawing } from './drawing.js';

/** The values a calculation runs on, after defaults and clamping: a number, the key of the option chosen, or a day as 2026-03-01. */
export type InputValue = number | string;

/** Marks what should no longer be used. Days are written as 2026-03-01; `use` names the replacement. */
export interface Deprecation {
  readonly since: string;
  /** The day until which it stays at least. */
  readonly until?: string;
  readonly use?: string;
}

/** A unit that callers may write beside a number. value * times / over + plus converts to the input's unit. */
export interface AcceptedUnit {
  readonly name: string;
  /** What people read; absent where that is the name. */
  readonly label?: string;
  /** Without spaces and periods, in lower case: callers may write them in any. */
  readonly spellings: readonly string[];
  /** Spellings that hold only in their own case, as another may mean another unit. */
  readonly exact?: readonly string[];
  /** Fields offer it, and no other without this. */
  readonly offered?: true;
  readonly times?: number;
  readonly over?: number;
  readonly plus?: number;
}

/** What is said in place of a unit's label: after 1, or by plural form in a language with more than two. */
export type CountedWords = string | Readonly<Record<string, string>>;

/** By label. */
export type CountedUnits = Readonly<Record<string, CountedWords>>;

interface InputHead {
  readonly name: string;
  readonly label: string;
  readonly unit?: string;
  readonly required?: true;
  /** The units that callers may write beside the number, or the size of an option; a number's own unit first. */
  readonly units?: readonly AcceptedUnit[];
  /** How to ask a person for it; absent where the label says it. */
  readonly ask?: string;
  readonly hint?: string;
  readonly deprecated?: Deprecation;
}

/** A number input. A value outside [min, max] is clamped before the calculation. */
export interface NumberInput extends InputHead {
  readonly type: 'number';
  /** Absent when it is required. */
  readonly default?: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Takes only whole numbers. */
  readonly whole?: true;
  /** A unit of several parts as the catalog writes it, such as `EUR/m`; helps to explain a refused text. */
  readonly written?: string;
}

/** A select input. Values are the keys of its options, always strings. */
export interface SelectInput extends InputHead {
  readonly type: 'select';
  /** Absent when it is required. */
  readonly default?: string;
  readonly options: readonly SelectOption[];
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** The number that it stands for, in the unit of the select. */
  readonly size?: number;
}

/** A day input. Days are written as 2026-03-01; one outside [min, max] is moved to the nearer bound. */
export interface DayInput extends InputHead {
  readonly type: 'day';
  /** Left out, it is the day at the service's home; callers may also write `today`. */
  readonly today?: true;
  /** Absent when it is required, and where it is today. */
  readonly default?: string;
  readonly min: string;
  readonly max: string;
}

export type InputSpec = NumberInput | SelectInput | DayInput;

/** An input that repeats, with inputs of its own; with at most one item, the day that is all of that item. */
export interface ListInput extends Pick<InputHead, 'name' | 'label' | 'hint'> {
  /** What an item is called; absent for the label. */
  readonly one?: string;
  readonly least: number;
  readonly most: number;
  readonly inputs: readonly InputSpec[];
  /** The number inputs that it gives, which are then not given themselves. */
  readonly gives: readonly ListGives[];
}

/** A number input that the items of a list give together. */
export interface ListGives {
  readonly input: string;
  readonly formula: string;
  /** Only for items inside their bounds. */
  readonly of: (items: readonly never[]) => number;
}

/** The inputs of one item, after defaults and clamping. */
export type ListItem = Readonly<Record<string, InputValue>>;

/** The usual price of the work. */
export type CostBand = DollarBand | CurrencyBand;

interface BandHead {
  readonly service_name: string;
  readonly unit: string;
  readonly notes?: string;
}

/** In US dollars. */
export interface DollarBand extends BandHead {
  readonly price_min_usd: number;
  readonly price_max_usd: number;
  readonly project_min_usd?: number;
  readonly project_max_usd?: number;
}

/** In another currency, with its code and sign, such as `EUR` and `€`. */
export interface CurrencyBand extends BandHead {
  readonly currency: string;
  readonly currency_symbol: string;
  readonly price_min: number;
  readonly price_max: number;
  readonly project_min?: number;
  readonly project_max?: number;
}

/** A part of an answer that shows the same step as a figure: the total, the range, or the line at a place. */
export type Repeated = 'total' | 'range' | number;

/** What repeats each figure: a part of the answer, or the lines at these places together. */
export type Repeats = Readonly<Record<string, Repeated | readonly number[]>>;

/** One secondary figure of a result. */
export interface SecondaryItem {
  readonly value: number;
  readonly unit: string;
  readonly label: string;
}

/** A number with its unit, which is empty for a plain number. */
export interface NumberFigure {
  readonly value: number;
  readonly unit: string;
}

/** A range with the unit of both ends. */
export interface RangeFigure {
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}

/** A text that a sentence contains. */
export interface TextFigure {
  readonly text: string;
}

/** The `result` object of an answer. Members that do not apply are absent. */
export interface CalculationResult {
  readonly value: number;
  readonly unit: string;
  /** The class of the answer, if it is a class. */
  readonly text?: string;
  readonly interpretation: string;
  readonly secondary?: readonly SecondaryItem[];
  /** The range that the value is an end of or lies in. */
  readonly range?: RangeFigure;
  /** Every figure that any sentence of the calculator contains, by the name of its step. */
  readonly figures?: Readonly<Record<string, NumberFigure | RangeFigure | TextFigure>>;
}

/** An amount of money; both ends are the same where it is certain. */
export interface Amount {
  readonly low: number;
  readonly high: number;
}

/** Scope of a total: a whole job or a part of one. */
export type EstimateCovers = 'job' | 'material' | 'labor';

/** A line of an estimate. */
export interface EstimateLine {
  readonly line: string;
  readonly covers: EstimateCovers | 'delivery' | 'equipment' | 'permit' | 'fee';
  /** Comes once for several jobs on one visit. */
  readonly once?: true;
  /**
   * The inputs in which jobs must be alike for the line to be charged once, on what they have in common; absent where it
   * reads no common step.
   */
  readonly alike?: readonly string[];
}

/** How a step joins over the jobs of one visit. */
export type Joining = 'sum' | 'largest';

/** The amounts of an estimate, in the order of its lines and options. */
export interface EstimateAmounts {
  /** The sum of the lines, or the minimum if that is more. */
  readonly total: Amount;
  readonly lines: readonly Amount[];
  readonly options?: readonly Amount[];
  /** The price of the smallest job. */
  readonly minimum?: Amount;
}

/** The estimate: what somebody pays. */
export interface Estimate<Inputs> {
  readonly covers: EstimateCovers;
  /** How often the total comes back; absent for a job. */
  readonly period?: 'month' | 'season' | 'year';
  /** The sign of the money. */
  readonly unit: string;
  /** The number input that adds up for several jobs that are alike otherwise. */
  readonly addsUp?: string;
  readonly lines: readonly EstimateLine[];
  /** Options that a customer may add, each with the name that callers send. */
  readonly options?: readonly (EstimateLine & { readonly name: string })[];
  /** The steps that jobs on one visit have in common. `own.amounts` takes them by their names, with both ends of a range. */
  readonly together?: Readonly<Record<string, Joining>>;
  /** The inputs in which jobs must be alike to share a visit. */
  readonly apart?: readonly string[];
  /** As of a line. */
  readonly minimumAlike?: readonly string[];
  readonly leavesOut: readonly string[];
  /** What people get wrong with such a job, most harmful first. */
  readonly pitfalls?: readonly string[];
  /** Only for inputs that `refuse` passes. */
  readonly amounts: (inputs: Inputs) => EstimateAmounts;
}

/** A figure of the catalog in whose place callers may put their own. */
export interface OpenFigure extends Pick<NumberInput, 'label' | 'unit' | 'min' | 'max' | 'written' | 'units'> {
  /** The name that callers send: `prices.ready_mix`, `style.rate`, or that of a table. */
  readonly name: string;
  /** The selects whose options choose it; a caller's own figure is only for those. */
  readonly by?: readonly string[];
}

/** A caller's own figures by the names of the open ones, and what jobs have in common by the names of the steps. */
export type OwnFigures = Readonly<Record<string, number | undefined>>;

/** A cell of an option or a table: a number, or a range of `low` and `high`. */
export interface Cell {
  /** `style.rate`, or the name of a table. */
  readonly name: string;
  /** The option, or those of a table with `/` between them. */
  readonly cell: string;
  readonly unit: string;
  readonly value?: number;
  readonly low?: number;
  readonly high?: number;
}

/** Calculation with a caller's own figures in place of the catalog's, or what several jobs have in common. */
export interface OwnCalculation<Inputs> {
  readonly figures: readonly OpenFigure[];
  readonly answer: (inputs: Inputs, own: OwnFigures) => CalculationResult;
  readonly trace: (inputs: Inputs, own: OwnFigures) => readonly TraceStep[];
  /** Absent without an estimate. */
  readonly amounts?: (inputs: Inputs, own: OwnFigures) => EstimateAmounts;
}

/** Basis of an estimate's prices; counts of zero are absent. */
export interface Basis {
  /** The class of the weakest of them, in the manner of AACE 18R-97. */
  readonly class: 'exact' | '3' | '4' | '5';
  readonly published?: number;
  /** Stated by an old source and brought forward, the oldest from this year. */
  readonly brought?: number;
  readonly broughtFrom?: string;
  readonly judged?: number;
  readonly unnamed?: number;
  /** What each of them rests on, by its name. */
  readonly prices: Readonly<Record<string, 'published' | 'brought' | 'judged' | 'unnamed'>>;
}

/** An input to ask about, with the values where what somebody pays, or else the headline, is lowest and highest. */
export interface RankedInput {
  readonly input: string;
  readonly from: InputValue;
  readonly to: InputValue;
}

/** The proved direction of a figure as an input grows: never down (1), never up (-1), or constant (0). */
export type Slope = 1 | -1 | 0;

/** A requirement across inputs that does not hold. */
export interface BrokenRequirement {
  /** The requirement, as a sentence. */
  readonly message: string;
  /** The names of the inputs that it reads. */
  readonly inputs: readonly string[];
}

/** One step of a calculation as the editor wrote it, with its value. A range has both ends. */
export interface TraceStep {
  readonly name: string;
  readonly formula: string;
  readonly value: number | string | { readonly low: number; readonly high: number };
  readonly unit: string;
}

/** A figure that calculators share, with its value in each period in which it is known. */
export interface SharedFigure {
  readonly name: string;
  readonly unit: string;
  /** The day on which it was current; absent when it does not age. */
  readonly asOf?: string;
  readonly source: string;
  readonly values: readonly SharedValue[];
}

/** A number, or a range of `low` and `high`, and the first and last day on which it holds. */
export interface SharedValue extends Pick<Cell, 'value' | 'low' | 'high'> {
  readonly from?: string;
  readonly until?: string;
}

/** The first and last day of a time in which no figure changes; each is absent when there is no end. */
export interface Period {
  /** The value of the input `on` in this period. */
  readonly key: string;
  readonly from?: string;
  readonly until?: string;
}

/**
 * A calculator. `Inputs` is the exact shape its functions accept: one property per input.
 * Its functions are pure and total over the declared bounds and options: the compiler proves that there they never
 * throw and never return NaN or an infinity.
 */
export interface Calculator<Inputs> {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly tag: string;
  readonly service: string;
  readonly disclaimer: string;
  readonly inputs: readonly InputSpec[];
  /** Absent when no input repeats. */
  readonly lists?: readonly ListInput[];
  readonly costBand: CostBand | null;
  readonly sources: readonly string[];
  readonly deprecated?: Deprecation;
  /** The day of the oldest price that decides the answers; absent when none ages. */
  readonly asOf?: string;
  /** In order, without gaps; the functions take the key of one as the input `on`. Absent when figures never change. */
  readonly periods?: readonly Period[];
  /** The shared figures that any formula reads. */
  readonly sharedFigures?: readonly SharedFigure[];
  /** Absent when nobody pays for what it answers. */
  readonly estimate?: Estimate<Inputs>;
  /** Absent without an estimate. */
  readonly basis?: Basis;
  /** The cells of options and tables behind an answer; absent when there are none. Only for inputs that `refuse` passes. */
  readonly cells?: (inputs: Inputs) => readonly Cell[];
  /** Absent when no figure is open and jobs have no step in common. */
  readonly own?: OwnCalculation<Inputs>;
  /** What pages draw of what is measured. */
  readonly drawing?: Drawing;
  /** What people call steps and open figures, by their names, where these are not in plain words. */
  readonly labels?: Readonly<Record<string, string>>;
  /** The units that it shows and whose words follow the amount. */
  readonly counted?: CountedUnits;
  /**
   * Its figures that show the same step as the total, the range of the result or the line at a place: `value` for a headline
   * that is the total, `range`, or the place of a secondary one. A sum of some lines names their places.
   */
  readonly repeats?: Repeats;
  /** The inputs that matter, the one that moves the answer farthest from the defaults first; absent when none does. */
  readonly asks?: readonly RankedInput[];
  /**
   * Proved slopes by the name of the figure (`value`, `cost.high`), then by that of the number input. Inputs that a
   * requirement reads are left out, because some of their values may be refused.
   */
  readonly slopes?: Readonly<Record<string, Readonly<Record<string, Slope>>>>;
  /** Returns the first requirement that these inputs break; null when they meet all. */
  readonly refuse: (inputs: Inputs) => BrokenRequirement | null;
  /** Computes the answer. Only for inputs that `refuse` passes. */
  readonly answer: (inputs: Inputs) => CalculationResult;
  /** Returns the steps behind the answer in order. Only for inputs that `refuse` passes. */
  readonly trace: (inputs: Inputs) => readonly TraceStep[];
}

/**
 * A calculator whose input shape is not known where it is used, such as one looked up by slug.
 * Its functions take inputs that were read against its own `inputs` list.
 */
export type AnyCalculator = Calculator<never>;
