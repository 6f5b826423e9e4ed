import type { Catalog } from '../model/catalog.js';

/** A row of the service's table of error codes, as its documents list it. */
export interface ErrorCode {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly advice: string;
  readonly retry: string;
}

/** What the service promises beside calculators, as data: the documents publish it. */
export interface Contracts {
  readonly errorCodes: readonly ErrorCode[];
  /** JSON Schemas of a lead and of its answer. */
  readonly lead: Readonly<Record<string, unknown>>;
  readonly leadAnswer: Readonly<Record<string, unknown>>;
}

/** Every file of `generated/` by its path below it, sorted, with LF line ends and a final newline. */
export type Artifacts = (catalog: Catalog, contracts: Contracts) => ReadonlyMap<string, string>;
