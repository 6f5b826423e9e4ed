import type { Catalog } from '../model/catalog.js';

/** A row of the service's table of error codes, as its documents list it. */
export interface ErrorCode {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  readonly advice: string;
  readonly retry: string;
}

/** Every file of `generated/` by its path below it, sorted, with LF line ends and a final newline. */
export type Artifacts = (catalog: Catalog, errorCodes: readonly ErrorCode[]) => ReadonlyMap<string, string>;
