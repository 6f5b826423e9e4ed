/** Finds the language that a request names. */
import type { IncomingMessage } from 'node:http';
import { languageName } from '../../contract/shared-names.js';
import { languageNamed } from '../../engine/calculator/language.js';
import { queryOf, scanQuery } from '../../engine/calculator/scan-query.js';

/** The language of these that a request names once; undefined where it names none of them. */
export function languageOf({ url = '' }: IncomingMessage, languages: Iterable<string>): string | undefined {
  if (!url.includes(languageName)) return undefined;
  const named = scanQuery(queryOf(url)).filter(({ name }) => name === languageName);
  return named.length === 1 ? languageNamed(named[0]?.value ?? '', languages) : undefined;
}
