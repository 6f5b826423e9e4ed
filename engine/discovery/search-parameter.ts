/** The parameter of free text by which lists are searched. */
import type { Parameter } from '../calculator/parameter.js';
import { parameterError } from '../calculator/parameter.js';

/** `all` is what the list has without it. */
export function searchParameter(longest: number, all: string): Parameter {
  return {
    name: 'q',
    isRequired: false,
    allowed: [],
    read: (text) => (/[\p{L}\p{N}]/u.test(text) && text.length <= longest ? text.trim() : undefined),
    explain: (text) => {
      const trouble = text.length > longest ? `has ${text.length} characters` : 'has no word in it';
      const detail = `q ${trouble}. Send a few words of at most ${longest} characters, or leave q out for ${all}.`;
      return parameterError({ parameter: 'q', code: 'invalid_text', detail, received: text });
    },
  };
}
