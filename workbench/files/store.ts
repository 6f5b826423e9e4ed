/** Where the files of a catalog are kept, as the page sees it. */
import type { FileText } from '../messages/text.js';

/** A file as it is kept; its digest names its content. */
export interface KeptFile extends FileText {
  readonly digest: string;
}

export interface KeptCatalog {
  /** Where it lies, for people. */
  readonly name: string;
  readonly files: readonly KeptFile[];
  /** As the last commit has them; null where there is none. */
  readonly committed: readonly FileText[] | null;
}

/** `changed`: it is not as it was any more; null where it is gone. */
export type Saved =
  | { readonly kind: 'saved'; readonly digest: string }
  | { readonly kind: 'changed'; readonly now: KeptFile | null }
  | { readonly kind: 'refused'; readonly why: string };

export interface Store {
  /** Keeps a text in place of the one with this digest; null where there is none yet. */
  readonly save: (path: string, text: string, digest: string | null) => Promise<Saved>;
  /** Calls back whenever a file is not as it was, with null where it is gone. */
  readonly watch: (changed: (path: string, file: KeptFile | null) => void) => void;
}
