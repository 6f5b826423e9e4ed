/** `fields=result,catalog`: the members of an answer that are wanted, for callers to whom every byte matters. */
import { withParameter } from '../../contract/shared-names.js';
import type { EngineWords } from '../../words/engine-words.js';
import type { Parameter } from './parameter.js';
import { parameterError } from './parameter.js';
import { nearest, withWordsOf } from './suggest.js';

/** The members that a kind of answer has. */
export interface FieldNames {
  readonly all: readonly string[];
  /** Always sent: what a person must be shown, and what another parameter asked for. */
  readonly kept: ReadonlySet<string>;
}

export const fieldsName = 'fields';

/** Members of the answer. */
export function fieldsParameter({ all }: FieldNames): Parameter {
  return namesParameter(
    fieldsName,
    all.map((name) => ({ name, label: name })),
    'fields',
  );
}

/** Something that callers name, and what people call it. */
export interface Labelled {
  readonly name: string;
  readonly label: string;
}

/** Options of an estimate. */
export function optionsParameter(all: readonly Labelled[]): Parameter {
  return namesParameter(withParameter, all, 'options');
}

/** A comma-separated list of names. An unknown name is refused, with the name that was probably meant. */
function namesParameter(name: string, options: readonly Labelled[], kind: keyof EngineWords['badFields']): Parameter {
  const all = options.map((option) => option.name);
  const known = new Set(all);
  const meantBy = (text: string): string | null => {
    const [called, ...others] = withWordsOf(text, options);
    return nearest(text, all) ?? (others.length === 0 ? (called?.name ?? null) : null);
  };
  return {
    name,
    isRequired: false,
    allowed: all,
    takesSeveral: true,
    read: (text) => (namesIn(text).every((each) => known.has(each)) ? text : undefined),
    explain: (text, words) => {
      const names = namesIn(text);
      const [unknown = ''] = names.filter((each) => !known.has(each));
      const meant = names.map((each) => (known.has(each) ? each : meantBy(each)));
      const suggestion = meant.includes(null) ? null : meant.join(',');
      const hint = suggestion === null ? words.allowedFields : words.didYouMean({ suggestion });
      const trouble = unknown === '' ? words.emptyField : words.unknownField({ name: unknown.slice(0, 40) });
      return parameterError({
        parameter: name,
        code: 'unknown_option',
        detail: words.badFields[kind]({ name, trouble, hint }),
        received: text,
        allowed: all,
        suggestion,
      });
    },
  };
}

/** The names in a comma-separated list. */
export function namesIn(text: string): readonly string[] {
  return text.split(',').map((name) => name.trim());
}

/** The answer with only the members that the text names and those that are always sent; all of it when text is null. */
export function withFields<T extends object>(answer: T, text: string | null, { kept }: FieldNames): Partial<T> {
  if (text === null) return answer;
  const wanted = new Set(namesIn(text));
  const members = Object.entries(answer).filter(([name]) => kept.has(name) || wanted.has(name));
  return Object.fromEntries(members) as Partial<T>;
}

/** The members of a kind of answer, all but some of which are always sent. */
export function fieldNames(all: readonly string[], droppable: readonly string[]): FieldNames {
  return { all, kept: new Set(all.filter((name) => !droppable.includes(name))) };
}

/** What to ask next, which is computed only where it is named. */
export const askField = 'ask';

/** True where `fields` names it. */
export function namesAsk(fields: string | null): boolean {
  return fields !== null && namesIn(fields).includes(askField);
}

const members = [
  'ok',
  'slug',
  'title',
  'subtitle',
  'legal_disclaimer',
  'inputs',
  'lists',
  'result',
  'estimate',
  'basis',
  askField,
  'own',
  'disclaimer',
  'cost_band',
  'local_routing',
  'cta',
  'as_of',
  'valid',
  'catalog',
  'trace',
];
const droppable = ['title', 'subtitle', 'estimate', 'basis', askField, 'cost_band', 'cta', 'catalog'];

/** The members of a calculation without a city. The trace is kept because the caller asked for it. */
export const calculationFields = fieldNames(members, [...droppable, 'local_routing']);

/** The members of a calculation with a city, which keep the routing that the caller asked for. */
export const calculationFieldsInPlace = fieldNames(members, droppable);
