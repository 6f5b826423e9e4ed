/** The types of a draft: everything that the open entry becomes, as plain data. */
import type { FormInput, UnitChoice } from './entry-form.js';

/** An entry and where it stands in its file now. */
export interface EntryPlace {
  readonly slug: string;
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** The modules of a calculator as JavaScript, which import the kernel from its full address. */
export interface RunnableModules {
  readonly slug: string;
  /** Imports `../units.js`, which is `units`, if the calculator takes units. */
  readonly calculator: string;
  readonly units: string;
  readonly service: string;
}

export interface ExampleRun {
  readonly name: string;
  readonly inputs: string;
  readonly expected: string;
  readonly verdict: 'passed' | 'failed' | 'not run';
  /** The sentence of its answer, or the mistake when it fails. */
  readonly said: string;
}

/** The parts that examples can reach, each with the indexes of the examples that do. */
export interface Reach {
  readonly what: 'branches' | 'rows' | 'options';
  readonly parts: readonly { readonly name: string; readonly by: readonly number[] }[];
}

export interface Change {
  readonly class: 'breaking' | 'behaviour' | 'documentation';
  readonly what: string;
  readonly reason: string;
}

/** A line of a comparison; a gap stands for lines that are the same. */
export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new' | 'gap';
  readonly text: string;
}

/** The difference from the committed entry; `new` when there is none, `none` when they cannot be compared. */
export type Difference =
  | { readonly kind: 'none'; readonly why: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'compared'; readonly changes: readonly Change[]; readonly lines: readonly DiffLine[] };

/** The output of a proved entry. */
export interface Emitted {
  readonly modules: RunnableModules;
  readonly typescript: string;
  /** Its lines in the documents for agents. */
  readonly llms: readonly string[];
  readonly reach: readonly Reach[];
  readonly difference: Difference;
}

export interface Draft {
  readonly entry: EntryPlace;
  readonly inputs: readonly FormInput[];
  /** The units of the catalog, in the order of their file. */
  readonly units: readonly UnitChoice[];
  readonly examples: readonly ExampleRun[];
  /** Null while the entry has mistakes. */
  readonly emitted: Emitted | null;
}
