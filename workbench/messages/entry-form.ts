/** The types of the form beside the text, as plain data. */
import type { TextChange } from './text.js';

/** The keys that lead from an input to a value, such as `options`, `pine` and `label`. */
export type PartPath = readonly string[];

/** A value of an input with its text; empty when it has none. */
export interface FormField {
  readonly path: PartPath;
  readonly value: string;
  /** False for a value that may stay empty. */
  readonly isNeeded: boolean;
}

export interface FormInput {
  readonly name: string;
  readonly fields: readonly FormField[];
  /** The labels of its options; null for an input without options. */
  readonly options: readonly FormField[] | null;
}

/** A unit that a field offers: its name, and what it is called. */
export interface UnitChoice {
  readonly name: string;
  readonly words: string;
}

/** A worked example as a person enters it. */
export interface SaidExample {
  readonly name: string;
  /** The inputs that differ from their defaults. */
  readonly inputs: Readonly<Record<string, string | number | boolean>>;
  readonly value: string;
  readonly source: string;
}

/** Something that a person writes into an entry without touching its text. */
export type EntryEdit =
  /** A value of an input; an empty one takes it out, and with an empty path the whole input. */
  | { readonly kind: 'field'; readonly input: string; readonly path: PartPath; readonly value: string }
  | { readonly kind: 'input'; readonly name: string }
  /** A key of the entry itself. */
  | { readonly kind: 'line'; readonly key: string; readonly value: string }
  | { readonly kind: 'example'; readonly example: SaidExample }
  /** The value of the example at an offset of the file, and where it comes from. */
  | { readonly kind: 'value'; readonly at: number; readonly value: string; readonly source: string };

/** The changes of the entry's file, in order. */
export type EntryChanges = readonly TextChange[];
