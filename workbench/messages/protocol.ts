/** The messages between page and worker: plain data with the version that they belong to. */
import type { Draft, EntryPlace } from './draft.js';
import type { EntryChanges, EntryEdit } from './entry-form.js';
import type { Finding } from './findings.js';
import type { FileText, Place, TextChange } from './text.js';

/** `version` counts the changes that the page has made; reports name the version that they are about. */
export type Order =
  | {
      readonly kind: 'open';
      readonly version: number;
      readonly files: readonly FileText[];
      /** The files of the last commit; null when there is none. */
      readonly committed: readonly FileText[] | null;
      /** The address of the folder of the kernel, without a final slash. */
      readonly kernel: string;
      /** Written as 2026-03-01. */
      readonly today: string;
    }
  | {
      readonly kind: 'change';
      readonly version: number;
      readonly path: string;
      readonly changes: readonly TextChange[];
    }
  | { readonly kind: 'replace'; readonly version: number; readonly path: string; readonly text: string | null }
  /** The position of the cursor. */
  | { readonly kind: 'look'; readonly version: number; readonly path: string; readonly offset: number }
  | { readonly kind: 'ask'; readonly id: number; readonly question: Question };

export type Question = {
  readonly [Kind in keyof Answers]: { readonly kind: Kind } & Answers[Kind]['question'];
}[keyof Answers];

interface At {
  readonly path: string;
  readonly offset: number;
}

/** Every question of the page with its answer. */
export interface Answers {
  readonly hover: { readonly question: At; readonly answer: (Place & { readonly markdown: string }) | null };
  readonly complete: { readonly question: At; readonly answer: Completion | null };
  readonly definition: { readonly question: At; readonly answer: Place | null };
  readonly renamable: { readonly question: At; readonly answer: Place | null };
  readonly rename: { readonly question: At & { readonly name: string }; readonly answer: Renaming };
  readonly format: { readonly question: { readonly path: string }; readonly answer: readonly TextChange[] };
  /** The files that the entry at an offset needs, cut down to what it uses. */
  readonly excerpt: { readonly question: At; readonly answer: readonly FileText[] | null };
  /** Where the name of an input of the entry at an offset begins; null where there is no such input. */
  readonly input: { readonly question: At & { readonly name: string }; readonly answer: number | null };
  /** The changes that write into the entry at an offset what a person has said. */
  readonly write: { readonly question: At & { readonly edit: EntryEdit }; readonly answer: EntryChanges };
  /** The edits that give the entry at an offset its trade in another file; null where it needs none. */
  readonly trade: { readonly question: At; readonly answer: readonly FileEdit[] | null };
  /** A new entry of a file, with the changes it needs in other files. */
  readonly entry: { readonly question: { readonly slug: string; readonly path: string }; readonly answer: NewEntry };
}

export type QuestionKind = keyof Answers;

export interface Completion {
  readonly from: number;
  readonly to: number;
  readonly items: readonly {
    readonly label: string;
    readonly kind: string;
    readonly told: string;
    readonly insert: string;
  }[];
}

export interface FileEdit {
  readonly path: string;
  readonly change: TextChange;
}

/** `cursor` is the offset at which the entry begins after the edits. */
export type NewEntry =
  | { readonly edits: readonly FileEdit[]; readonly path: string; readonly cursor: number }
  | { readonly refusal: string };

export type Renaming = { readonly edits: readonly FileEdit[] } | { readonly refusal: string };

export type Report =
  | {
      readonly kind: 'findings';
      readonly version: number;
      readonly findings: readonly Finding[];
      /** The number of proofs still to make. */
      readonly open: number;
      /** The entries of all files, in their order. */
      readonly entries: readonly EntryPlace[];
    }
  | { readonly kind: 'draft'; readonly version: number; readonly draft: Draft | null }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: Answers[QuestionKind]['answer'] };
