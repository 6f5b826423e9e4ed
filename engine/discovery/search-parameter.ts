/** The parameter of free text by which lists are searched. */
import type { Parameter } from '../calculator/parameter.js';
import { parameterError } from '../calculator/parameter.js';
import { words } from './words.js';

/** `all` is what the list has without it. */
export function searchParameter(longest: number, all: string): Parameter {
  return {
    name: 'q',
    isRequired: false,
    allowed: [],
    read: (text) => (/[\p{L}\p{N}]/u.test(text) && text.length <= longest ? text.trim() : undefined),
    explain: (text) => {
      const trouble = text.length > longest ? words.hasCharacters(text.length) : words.hasNoWord;
      const detail = words.wrongSearch(trouble, longest, all);
      return parameterError({ parameter: 'q', code: 'invalid_text', detail, received: text });
    },
  };
}
