/** Publishes a document at an address of its own. */
import type { Document } from '../../http/representation.js';

/** A published document and its address. */
export interface Publication {
  readonly path: string;
  readonly content: Document;
}
