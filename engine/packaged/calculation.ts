/** The types that users of a package see: what a calculator takes, and what it answers. */
import type {
  Amount,
  CalculationResult,
  CostBand,
  EstimateCovers,
  InputSpec,
  InputValue,
  ListInput,
  TraceStep,
} from '../kernel/module.js';

/** What a call may say beside its inputs. */
export interface CallOptions {
  /** The options of the estimate to add to its total, by name. */
  readonly with?: readonly string[];
  /** The day to answer for, as 2027-01-15; today when left out. Only where figures change on a day. */
  readonly on?: string;
  /** Your own prices and factors, by the names of open figures. */
  readonly own?: Readonly<Record<string, number>>;
  /** Adds the steps. */
  readonly trace?: boolean;
}

/** An input as it was given, and as it was used. */
export interface AppliedInput {
  /** Null when it was left out. */
  readonly raw: InputValue | null;
  readonly used: InputValue;
  /** True when a number was moved to its bound. */
  readonly clamped: boolean;
  /** The list or the day that gave it. */
  readonly given_by?: string;
}

export interface Line extends Amount {
  readonly line: string;
  /** `minimum` lifts the sum to the price of the smallest job. */
  readonly covers: EstimateCovers | 'delivery' | 'equipment' | 'permit' | 'fee' | 'minimum';
}

/** What somebody pays: lines, and the total, which is their sum. */
export interface PaidEstimate {
  readonly covers: EstimateCovers;
  readonly total: Amount & { readonly unit: string };
  readonly lines: readonly Line[];
  /** What may be added, by the name to send as `with`. */
  readonly options?: readonly (Amount & { readonly name: string; readonly line: string })[];
  readonly leaves_out: readonly string[];
}

/** An own figure that was given. */
export interface AppliedFigure {
  readonly label: string;
  readonly raw: InputValue;
  readonly used: number;
  readonly unit: string;
}

/** The answer, with the names of the service's JSON. */
export interface Calculation {
  readonly ok: true;
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  /** To be shown with every number, as is `disclaimer`. */
  readonly legal_disclaimer: string;
  readonly inputs: Readonly<Record<string, AppliedInput>>;
  /** The items of the lists that were given. */
  readonly lists?: Readonly<Record<string, readonly Readonly<Record<string, AppliedInput>>[]>>;
  readonly result: CalculationResult;
  /** Absent when nobody pays for what it answers. */
  readonly estimate?: PaidEstimate;
  readonly own?: Readonly<Record<string, AppliedFigure>>;
  readonly disclaimer: string;
  readonly cost_band: CostBand | null;
  readonly catalog: { readonly version: string; readonly hash: string };
  /** The day of the oldest price that decides the answer. */
  readonly as_of?: string;
  /** The days for which the answer holds, where it depends on the day. */
  readonly valid?: { readonly on: string | null; readonly from: string | null; readonly until: string | null };
  readonly trace?: { readonly steps: readonly TraceStep[]; readonly sources: readonly string[] };
}

/** A call that has no answer, and why. */
export interface Refusal {
  readonly ok: false;
  readonly code: 'invalid_parameters' | 'invalid_combination';
  readonly detail: string;
  readonly errors: readonly {
    readonly parameter: string;
    readonly code: string;
    readonly detail: string;
  }[];
}

export interface PackagedCalculator<Inputs, Lists = unknown> {
  readonly slug: string;
  readonly title: string;
  readonly subtitle: string;
  readonly inputs: readonly InputSpec[];
  /** The lists that give some of the inputs. */
  readonly lists: readonly ListInput[];
  /** Inputs that are left out take their defaults. A user's mistake is an answer, never an exception. */
  readonly calculate: (given?: GivenInputs<Inputs> & GivenLists<Lists>, options?: CallOptions) => Calculation | Refusal;
}

/** Numbers may also be texts with a unit, such as `6 ft 3 in`. The day is an option. */
export type GivenInputs<Inputs> = {
  readonly [Name in Exclude<keyof Inputs, 'on'>]?: Inputs[Name] extends number ? number | string : Inputs[Name];
};

/** Each list is an array of its items, as `rooms: [{ length: 12, width: 15 }]`, and each day in place of numbers a text. */
export type GivenLists<Lists> = {
  readonly [Name in keyof Lists]?: Lists[Name] extends string ? string : readonly GivenInputs<Lists[Name]>[];
};
