/** What every generated calculator module provides, and all that the service knows of it. */

/** The values a calculation runs on, after defaults and clamping: a number, or the key of the option chosen. */
export type InputValue = number | string;

/** What is to be used no longer. Days as 2026-03-01; `use` names what takes its place. */
export interface Deprecation {
  readonly since: string;
  /** It stays at least until then. */
  readonly until?: string;
  readonly use?: string;
}

/** A unit that callers may write beside a number: a value in it, times and over and plus these, is one in the input's. */
export interface AcceptedUnit {
  readonly name: string;
  /** In lower case, without spaces and points. */
  readonly spellings: readonly string[];
  readonly times?: number;
  readonly over?: number;
  readonly plus?: number;
}

/** A number input. A value outside [min, max] is moved to the nearer bound before the calculation. */
export interface NumberInput {
  readonly name: string;
  readonly label: string;
  readonly type: 'number';
  readonly unit?: string;
  /** Absent where callers must give it. */
  readonly default?: number;
  readonly required?: true;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Only whole numbers are taken. */
  readonly whole?: true;
  /** A unit of several parts as the catalog writes it, such as `EUR/m`, by which a refused text is understood. */
  readonly written?: string;
  /** What callers may write beside the number, the input's own unit first. */
  readonly units?: readonly AcceptedUnit[];
  readonly hint?: string;
  readonly deprecated?: Deprecation;
}

/** A select input. Values are the keys of its options, always strings. */
export interface SelectInput {
  readonly name: string;
  readonly label: string;
  readonly type: 'select';
  readonly unit?: string;
  /** Absent where callers must choose. */
  readonly default?: string;
  readonly required?: true;
  readonly options: readonly SelectOption[];
  /** What callers may write beside the size of an option. */
  readonly units?: readonly AcceptedUnit[];
  readonly hint?: string;
  readonly deprecated?: Deprecation;
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  /** What it stands for, in the unit of the select. */
  readonly size?: number;
}

export type InputSpec = NumberInput | SelectInput;

/** What the work usually costs. */
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

/** In another currency, which is named by its code and its sign, such as `EUR` and `€`. */
export interface CurrencyBand extends BandHead {
  readonly currency: string;
  readonly currency_symbol: string;
  readonly price_min: number;
  readonly price_max: number;
  readonly project_min?: number;
  readonly project_max?: number;
}

/** One secondary figure of a result. */
export interface SecondaryItem {
  readonly value: number;
  readonly unit: string;
  readonly label: string;
}

/** A number with what it is in; the unit of a plain number is empty. */
export interface NumberFigure {
  readonly value: number;
  readonly unit: string;
}

/** A range with what both ends are in. */
export interface RangeFigure {
  readonly low: number;
  readonly high: number;
  readonly unit: string;
}

/** A text that the sentence speaks. */
export interface TextFigure {
  readonly text: string;
}

/** The `result` object of the service's answer. What a calculator has none of is absent. */
export interface CalculationResult {
  readonly value: number;
  readonly unit: string;
  /** The class that the answer is, where it is one. */
  readonly text?: string;
  readonly interpretation: string;
  readonly secondary?: readonly SecondaryItem[];
  /** The range that the value is an end of, or belongs to. */
  readonly range?: RangeFigure;
  /** Every figure that any sentence of the calculator speaks, by the name of its step. */
  readonly figures?: Readonly<Record<string, NumberFigure | RangeFigure | TextFigure>>;
}

/** The figure of a calculator that is a price to pay, and what it pays for. */
export interface JobPrice {
  /** The name of a range or number of the answer. */
  readonly figure: string;
  /** The whole job, its material alone, or its work alone. */
  readonly covers: 'job' | 'material' | 'labor';
}

/** A figure that never falls, never rises, or does not move, while an input grows. */
export type Slope = 1 | -1 | 0;

/** A condition across inputs that does not hold. */
export interface BrokenRequirement {
  /** What must hold, as a sentence. */
  readonly message: string;
  /** The names of the inputs that the condition is about. */
  readonly inputs: readonly string[];
}

/** One step of a calculation as the editor wrote it, with the value it had this time. A range shows both ends. */
export interface TraceStep {
  readonly name: string;
  readonly formula: string;
  readonly value: number | string | { readonly low: number; readonly high: number };
  readonly unit: string;
}

/** A figure that calculators share, in each period in which it is known. */
export interface SharedFigure {
  readonly name: string;
  readonly unit: string;
  /** The day of which it is; absent where it does not age. */
  readonly asOf?: string;
  readonly source: string;
  readonly values: readonly SharedValue[];
}

/** A number or a range, between days, first and last, that are absent where there is no end. */
export interface SharedValue {
  readonly from?: string;
  readonly until?: string;
  readonly value?: number;
  readonly low?: number;
  readonly high?: number;
}

/** Days, first and last, between which no figure changes; absent where there is no end. */
export interface Period {
  /** What the input `on` is in this period. */
  readonly key: string;
  readonly from?: string;
  readonly until?: string;
}

/**
 * A calculator. `Inputs` is the exact shape its functions accept: one property per input.
 * The functions are pure and total over the declared bounds and options: they never throw
 * and never give NaN or an infinity there. The compiler proves it.
 */
export interface Calculator<Inputs> {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly tag: string;
  readonly service: string;
  readonly disclaimer: string;
  readonly inputs: readonly InputSpec[];
  readonly costBand: CostBand | null;
  readonly sources: readonly string[];
  readonly deprecated?: Deprecation;
  /** The day of the oldest figure that the answers rest on; absent where none ages. */
  readonly asOf?: string;
  /** In order, without gaps; its functions then take the key of one as the input `on`. Absent where nothing changes. */
  readonly periods?: readonly Period[];
  /** The shared figures that any formula reads. */
  readonly sharedFigures?: readonly SharedFigure[];
  readonly price?: JobPrice;
  /**
   * How figures move with number inputs, as far as it is proved: by the name of the figure (`value`, `cost.high`), then
   * by that of the input. Inputs that a requirement reads are left out: their values may have holes.
   */
  readonly slopes?: Readonly<Record<string, Readonly<Record<string, Slope>>>>;
  /** The first of the calculator's requirements that these inputs break; null when they meet all. */
  readonly refuse: (inputs: Inputs) => BrokenRequirement | null;
  /** The answer. Only for inputs that `refuse` passes. */
  readonly answer: (inputs: Inputs) => CalculationResult;
  /** The steps behind the answer, in the order they were taken. Only for inputs that `refuse` passes. */
  readonly trace: (inputs: Inputs) => readonly TraceStep[];
}

/**
 * A calculator whose input shape is not known where it is used, such as one looked up by slug.
 * Its functions take inputs that were read against its own `inputs` list.
 */
export type AnyCalculator = Calculator<never>;
