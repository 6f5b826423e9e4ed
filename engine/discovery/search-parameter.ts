/** The parameter of free text by which lists are searched. */

import type { EngineWords } from '../../words/engine-words.js';
import type { Parameter } from '../calculator/parameter.js';
import { parameterError } from '../calculator/parameter.js';

/** `sought` is what the list has without it. */
export function searchParameter(most: number, sought: keyof EngineWords['discovery']['emptySearch']): Parameter {
  return {
    name: 'q',
    isRequired: false,
    allowed: [],
    read: (text) => (/[\p{L}\p{N}]/u.test(text) && text.length <= most ? text.trim() : undefined),
    explain: (text, { discovery: { longSearch, emptySearch } }) => {
      const count = text.length;
      const detail = count > most ? longSearch[sought]({ count, most }) : emptySearch[sought]({ most });
      return parameterError({ parameter: 'q', code: 'invalid_text', detail, received: text });
    },
  };
}
