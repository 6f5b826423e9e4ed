/** `fields=result,catalog`: which members of an answer are wanted, for callers to whom every byte is dear. */
import type { Parameter } from './parameter.js';
import { parameterError } from './parameter.js';
import { nearest } from './suggest.js';

/** The members of a kind of answer. */
export interface FieldNames {
  readonly all: readonly string[];
  /** Those that are sent whether they are named or not: what a person must be shown, and what was asked for by itself. */
  readonly kept: ReadonlySet<string>;
}

export const fieldsName = 'fields';

/** Names of members with commas between; one that there is not is refused, with what was probably meant. */
export function fieldsParameter({ all }: FieldNames): Parameter {
  const known = new Set(all);
  return {
    name: fieldsName,
    isRequired: false,
    allowed: all,
    read: (text) => (namesIn(text).every((name) => known.has(name)) ? text : undefined),
    explain: (text) => {
      const names = namesIn(text);
      const [unknown = ''] = names.filter((name) => !known.has(name));
      const meant = names.map((name) => (known.has(name) ? name : nearest(name, all)));
      const suggestion = meant.includes(null) ? null : meant.join(',');
      const hint = suggestion === null ? 'The names are in allowed.' : `Did you mean ${suggestion}?`;
      const trouble = unknown === '' ? 'an empty name' : `"${unknown.slice(0, 40)}"`;
      return parameterError({
        parameter: fieldsName,
        code: 'unknown_option',
        detail: `${fieldsName} takes members of the answer with commas between, and has ${trouble}. ${hint}`,
        received: text,
        allowed: all,
        suggestion,
      });
    },
  };
}

function namesIn(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

/** The answer with the members that the text names and those that are always sent; all of it where there is no text. */
export function withFields<T extends object>(answer: T, text: string | null, { kept }: FieldNames): Partial<T> {
  if (text === null) return answer;
  const wanted = new Set(namesIn(text));
  const members = Object.entries(answer).filter(([name]) => kept.has(name) || wanted.has(name));
  return Object.fromEntries(members) as Partial<T>;
}

/** The members of a calculation. The place stays where the caller named one, and so does the trace. */
export const calculationFields: FieldNames = {
  all: [
    'ok',
    'slug',
    'title',
    'subtitle',
    'legal_disclaimer',
    'inputs',
    'result',
    'disclaimer',
    'cost_band',
    'local_routing',
    'cta',
    'as_of',
    'valid',
    'catalog',
    'trace',
  ],
  kept: new Set(['ok', 'slug', 'legal_disclaimer', 'inputs', 'result', 'disclaimer', 'as_of', 'valid', 'trace']),
};

/** The same where a city was named. */
export const calculationFieldsInPlace: FieldNames = {
  ...calculationFields,
  kept: new Set([...calculationFields.kept, 'local_routing']),
};
