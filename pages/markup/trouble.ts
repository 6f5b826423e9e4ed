/** What is wrong with entries, in words for people. Those of the engine are for programs, which know names and codes. */
import type { ParameterError } from '../../engine/calculator/parameter.js';
import { valueText } from '../../engine/calculator/quantity-text.js';
import type { InputSpec } from '../../engine/kernel/module.js';
import type { PageLanguage } from '../answer/page-language.js';
import type { CalculatorView } from '../answer/view.js';
import { boundsText } from './bounds.js';

/** A mistake, and the field to mend it at; null where none has it. */
export interface Trouble {
  readonly at: string | null;
  readonly text: string;
}

/** The mistakes of what a calculator refuses; none of any other. */
export function troublesIn(view: CalculatorView): readonly Trouble[] {
  const { state, fields, open, lists, day, language } = view;
  if (state.kind !== 'refused') return [];
  const all = [...fields, ...open, ...lists.flatMap(({ rows }) => rows.flat())];
  return state.refusal.errors.map((error): Trouble => {
    const { parameter } = error;
    const field = all.find(({ spec }) => spec.name === parameter);
    if (field === undefined)
      return day !== null && parameter === 'on'
        ? { at: 'on', text: language.words.noPrices }
        : { at: null, text: troubleOfLink(language, error) };
    const { spec, readings } = field;
    const list = error.code === 'repeated_parameter' ? listGiving(parameter, view) : null;
    if (list !== null) return { at: parameter, text: `${spec.label}: ${language.words.alsoFrom({ list })}` };
    const text = readings.length > 0 ? language.words.twoReadings : troubleAt(language, error, spec);
    return { at: parameter, text: `${spec.label}: ${text}` };
  });
}

/** The label of a list whose items give an input as well; null if none does. */
function listGiving(name: string | null, { lists }: CalculatorView): string | null {
  const given = lists.find(({ list, isGiven }) => isGiven && list.gives.some(({ input }) => input === name));
  return given?.list.label ?? null;
}

/** What is wrong at a field, with what was probably meant. */
export function troubleAt(language: PageLanguage, error: ParameterError, spec: InputSpec): string {
  const { suggestion } = error;
  const text = troubleOf(language, error, spec);
  return suggestion === null ? text : withMeant(language, text, valueText(language, suggestion, spec));
}

function troubleOf(language: PageLanguage, error: ParameterError, spec: InputSpec): string {
  const { words } = language;
  const { code } = error;
  if (code === 'missing_parameter') return words.missing;
  if (code === 'unknown_option') return words.noOption;
  if (spec.type === 'number' && (code === 'invalid_number' || code === 'out_of_range'))
    return words.noNumber({ bounds: boundsText(language, spec) });
  if (spec.type === 'day' && code === 'invalid_day') return words.noDay({ bounds: boundsText(language, spec) });
  if (spec.type === 'number' && code === 'not_whole') return words.notWhole({ bounds: boundsText(language, spec) });
  return anyTrouble(language, error);
}

/** What is wrong with a part of the address that no field shows. */
function troubleOfLink(language: PageLanguage, error: ParameterError): string {
  const { words } = language;
  const { parameter, code, received, suggestion } = error;
  const told = (text: string): string => (suggestion === null ? text : withMeant(language, text, suggestion));
  if (code === 'unknown_parameter') return told(words.noField({ name: parameter }));
  if (code === 'unknown_option') return told(words.noValue({ text: [received ?? ''].flat().join(', ') }));
  if (code === 'unknown_neighborhood' || code === 'neighborhood_without_city') return words.noPlace;
  return anyTrouble(language, error);
}

/** Only the catalog's own requirements are told in its words. */
export function anyTrouble({ words }: PageLanguage, { code, detail }: ParameterError): string {
  if (code === 'invalid_combination') return detail;
  if (code === 'invalid_encoding') return words.damaged;
  return code === 'repeated_parameter' ? words.twice : words.unusable;
}

function withMeant({ words }: PageLanguage, text: string, meant: string): string {
  return `${text} ${words.meant({ text: meant })}`;
}
