/** The store of a catalog's files, as the page uses it. */
import type { FileText } from '../messages/text.js';

/** A stored file with the digest of its text. */
export interface KeptFile extends FileText {
  readonly digest: string;
}

export interface KeptCatalog {
  /** The name of the store, for people. */
  readonly name: string;
  readonly files: readonly KeptFile[];
  /** The files of the last commit; null when there is none. */
  readonly committed: readonly FileText[] | null;
}

/** `changed`: the file has changed since; `now` is null when it is gone. */
export type Saved =
  | { readonly kind: 'saved'; readonly digest: string }
  | { readonly kind: 'changed'; readonly now: KeptFile | null }
  | { readonly kind: 'refused'; readonly why: string };

export interface Store {
  /** Saves a text in place of the one with this digest; null for a new file. */
  readonly save: (path: string, text: string, digest: string | null) => Promise<Saved>;
  /** Calls back whenever a file changes, with null when it is gone. */
  readonly watch: (changed: (path: string, file: KeptFile | null) => void) => void;
}
