/** What every generated calculator module provides, and all that the service knows of it. */

/** The values a calculation runs on, after defaults and clamping: a number, or the key of the option chosen. */
export type InputValue = number | string;

/** A number input. A value outside [min, max] is moved to the nearer bound before the calculation. */
export interface NumberInput {
  readonly name: string;
  readonly label: string;
  readonly type: 'number';
  readonly unit?: string;
  readonly default: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly hint?: string;
}

/** A select input. Values are the keys of its options, always strings. */
export interface SelectInput {
  readonly name: string;
  readonly label: string;
  readonly type: 'select';
  readonly unit?: string;
  readonly default: string;
  readonly options: readonly SelectOption[];
  readonly hint?: string;
}

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export type InputSpec = NumberInput | SelectInput;

/** What the work usually costs; prices in US dollars. */
export interface CostBand {
  readonly service_name: string;
  readonly unit: string;
  readonly price_min_usd: number;
  readonly price_max_usd: number;
  readonly project_min_usd?: number;
  readonly project_max_usd?: number;
  readonly notes?: string;
}

/** One secondary figure of a result. */
export interface SecondaryItem {
  readonly value: number;
  readonly unit: string;
  readonly label: string;
}

/** The `result` object of the service's answer. `secondary` is absent where the calculator has none. */
export interface CalculationResult {
  readonly value: number;
  readonly unit: string;
  readonly interpretation: string;
  readonly secondary?: readonly SecondaryItem[];
}

/** One step of a calculation as the editor wrote it, with the value it had this time. A range shows both ends. */
export interface TraceStep {
  readonly name: string;
  readonly formula: string;
  readonly value: number | { readonly low: number; readonly high: number };
  readonly unit: string;
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
  /** The first of the calculator's requirements that these inputs break, as a sentence; null when they all hold. */
  readonly refuse: (inputs: Inputs) => string | null;
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
