/** Finds the language that a request names. */
import type { IncomingMessage } from 'node:http';
import { languageName } from '../../engine/calculator/language.js';
import { queryOf, scanQuery } from '../../engine/calculator/scan-query.js';

/** The language that a request names once; empty where it names none. */
export function languageOf({ url = '' }: IncomingMessage): string {
  if (!url.includes(languageName)) return '';
  const named = scanQuery(queryOf(url)).filter(({ name }) => name === languageName);
  return named.length === 1 ? (named[0]?.value ?? '') : '';
}
