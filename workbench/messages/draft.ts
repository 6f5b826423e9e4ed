/** What the open entry comes to, as plain data. */

/** An entry as its file holds it now. */
export interface EntryPlace {
  readonly slug: string;
  readonly path: string;
  readonly from: number;
  readonly to: number;
}

/** The modules of a calculator as JavaScript, in which the kernel is named by its whole address. */
export interface RunnableModules {
  readonly slug: string;
  /** Imports `../units.js`, which is `units`, where the calculator takes units. */
  readonly calculator: string;
  readonly units: string;
  readonly service: string;
}

export interface ExampleRun {
  readonly name: string;
  readonly inputs: string;
  readonly expected: string;
  readonly verdict: 'passed' | 'failed' | 'not run';
  /** The sentence that it gives; where it fails, what is wrong. */
  readonly said: string;
}

/** How much of something the examples reach. */
export interface Reach {
  readonly what: 'branches' | 'rows' | 'options';
  readonly count: number;
  readonly missing: readonly string[];
}

export interface Change {
  readonly class: 'breaking' | 'behaviour' | 'documentation';
  readonly what: string;
  readonly reason: string;
}

/** A line that is the same, gone or new; a gap stands for lines that are the same. */
export interface DiffLine {
  readonly kind: 'same' | 'gone' | 'new' | 'gap';
  readonly text: string;
}

/** What is different from the catalog that was committed; `new` where that does not have the entry. */
export type Difference =
  | { readonly kind: 'none'; readonly why: string }
  | { readonly kind: 'new' }
  | { readonly kind: 'compared'; readonly changes: readonly Change[]; readonly lines: readonly DiffLine[] };

/** What a proved entry becomes. */
export interface Emitted {
  readonly modules: RunnableModules;
  readonly typescript: string;
  /** The lines of the documents for agents that speak of it. */
  readonly llms: readonly string[];
  readonly reach: readonly Reach[];
  readonly difference: Difference;
}

export interface Draft {
  readonly entry: EntryPlace;
  readonly examples: readonly ExampleRun[];
  /** Null while the entry has mistakes. */
  readonly emitted: Emitted | null;
}
