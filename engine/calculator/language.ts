/** `lang=es`: the language of an answer, where a service has several. */
import { languageName } from '../../contract/shared-names.js';
import type { ServiceInfo } from '../kernel/service.js';
import type { Parameter } from './parameter.js';
import { choiceParameter } from './parameter.js';

/** The language that a tag of BCP 47 names: `es-MX` is `es` where nothing nearer is known; undefined where it is another one. */
export function languageNamed(tag: string, languages: Iterable<string>): string | undefined {
  const wanted = tag.toLowerCase().replaceAll('_', '-');
  const known = [...languages].filter((code) => `${wanted}-`.startsWith(`${code.toLowerCase()}-`));
  return known.sort((a, b) => b.length - a.length)[0];
}

/** The parameter that names the language; none where a service has only one. */
export function languageParameters({ languages = [] }: Pick<ServiceInfo, 'languages'>): readonly Parameter[] {
  if (languages.length < 2) return [];
  const choice = choiceParameter(languageName, languages, 'unknown_option');
  return [{ ...choice, read: (text) => languageNamed(text, languages) }];
}
