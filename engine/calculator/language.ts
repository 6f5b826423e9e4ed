/** `lang=es`: the language of an answer, where a service has several. */
import type { ServiceInfo } from '../kernel/service.js';
import type { Parameter } from './parameter.js';
import { choiceParameter } from './parameter.js';

export const languageName = 'lang';

/** The parameter that names the language; none where a service has only one. */
export function languageParameters({ languages = [] }: Pick<ServiceInfo, 'languages'>): readonly Parameter[] {
  return languages.length < 2 ? [] : [choiceParameter(languageName, languages, 'unknown_option')];
}
