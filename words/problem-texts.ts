/** The texts of the table of error codes, as the contract has them: titles and advice by code. */
import type { ErrorCode } from '../contract/error-codes.js';
import { errorCodes } from '../contract/error-codes.js';
import { textKey } from './text-key.js';

type ByCode = Readonly<Record<ErrorCode, string>>;

export const problemTitles = Object.fromEntries(errorCodes.map(({ code, title }) => [code, title])) as ByCode;

export const problemAdvice = Object.fromEntries(errorCodes.map(({ code, advice }) => [code, advice])) as ByCode;

/** When to send a request again, by the words of it: many codes share one text. */
export const retryTexts = Object.fromEntries(errorCodes.map(({ retry }) => [textKey(retry), retry]));
