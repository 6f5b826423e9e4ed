/** The titles of problems by their codes, as the contract has them. */
import type { ErrorCode } from '../contract/error-codes.js';
import { errorCodes } from '../contract/error-codes.js';

export const problemTitles = Object.fromEntries(errorCodes.map(({ code, title }) => [code, title])) as Readonly<
  Record<ErrorCode, string>
>;
