/** The table of error codes, as data: `error-codes.json` beside this file, which the published documents list too. */
import table from './error-codes.json' with { type: 'json' };

export interface ErrorCode {
  /** What clients branch on. A code never changes its meaning. */
  readonly code: string;
  readonly status: number;
  readonly title: string;
  /** What the caller can do about it. */
  readonly advice: string;
  /** When it makes sense to send the request again. */
  readonly retry: string;
}

export const errorCodes: readonly ErrorCode[] = table;

const byCode: ReadonlyMap<string, ErrorCode> = new Map(errorCodes.map((row) => [row.code, row]));

/** The row of a code. Throws for a code that is not in the table, which is a mistake of ours. */
export function errorCode(code: string): ErrorCode {
  const row = byCode.get(code);
  if (row === undefined) throw new Error(`error code ${code} is missing from error-codes.json`);
  return row;
}
