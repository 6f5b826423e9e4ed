/** Compares a translation of words with their English, key by key. */
import type { Plural, Templates, Texts } from './phrases.js';
import { isPlural } from './phrases.js';

/** What is wrong with a translation of words, at its key. */
export interface TranslationFault {
  readonly key: string;
  readonly fault: 'unknown' | 'other_kind' | 'other_places' | 'missing_form' | 'unknown_form';
  /** The places or plural forms in question. */
  readonly names: readonly string[];
}

/** Tells every key whose translation cannot stand for the English text. A missing key is none: English stands in. */
export function translationFaults(
  english: Templates,
  translated: Texts,
  language: string,
  path: readonly string[] = [],
): readonly TranslationFault[] {
  return Object.entries(translated).flatMap(([key, own]) => {
    const node = Object.hasOwn(english, key) ? english[key] : undefined;
    const here = [...path, key];
    if (node === undefined) return [fault(here, 'unknown')];
    if (typeof node === 'string') return ownFaults(node, own, language, here);
    if (typeof own !== 'object' || own === null) return [fault(here, 'other_kind')];
    return isPlural(node) ? pluralFaults(node, own, language, here) : translationFaults(node, own, language, here);
  });
}

/** The keys that a translation lacks. */
export function untranslated(english: Templates, translated: Texts, path: readonly string[] = []): readonly string[] {
  return Object.entries(english).flatMap(([key, node]) => {
    const own = Object.hasOwn(translated, key) ? translated[key] : undefined;
    const here = [...path, key];
    if (typeof node === 'string' || isPlural(node)) return own === undefined ? [here.join('.')] : [];
    return untranslated(node, typeof own === 'object' && own !== null ? own : {}, here);
  });
}

function fault(
  path: readonly string[],
  kind: TranslationFault['fault'],
  names: readonly string[] = [],
): TranslationFault {
  return { key: path.join('.'), fault: kind, names };
}

function textFaults(english: string, own: string, path: readonly string[]): readonly TranslationFault[] {
  const names = difference(places(english), places(own));
  return names.length === 0 ? [] : [fault(path, 'other_places', names)];
}

/** A text, or its plural forms in a language that has more of them than English. */
function ownFaults(
  english: string,
  own: Texts[string],
  language: string,
  path: readonly string[],
): readonly TranslationFault[] {
  if (typeof own === 'string') return textFaults(english, own, path);
  const { by, ...forms } = own;
  if (typeof by !== 'string') return [fault(path, 'other_kind')];
  if (!places(english).includes(by)) return [fault(path, 'other_places', [by])];
  return pluralFaults({ by, one: english, other: english }, forms, language, path);
}

/** A form that only one count takes may say it as a word ("an hour"); all other places are those of English. */
function pluralFaults(
  node: Plural,
  own: Texts,
  language: string,
  path: readonly string[],
): readonly TranslationFault[] {
  const rules = new Intl.PluralRules(language);
  const usual = usualCounts.map((count) => rules.select(count));
  const known: readonly string[] = rules.resolvedOptions().pluralCategories;
  const missing = known.filter((form) => own[form] === undefined && usual.some((each) => each === form));
  const unknown = Object.keys(own).filter((form) => !known.includes(form));
  const texts = Object.entries(own).filter(([form]) => known.includes(form));
  return [
    ...(missing.length === 0 ? [] : [fault(path, 'missing_form', missing)]),
    ...(unknown.length === 0 ? [] : [fault(path, 'unknown_form', unknown)]),
    ...texts.flatMap(([form, text]) => {
      const isOneCount = usual.filter((each) => each === form).length === 1;
      return formFaults(node, text, isOneCount, [...path, form]);
    }),
  ];
}

/** Counts that find the forms in use; Spanish has another for millions, which no count here reaches. */
const usualCounts = Array.from({ length: 200 }, (_, count) => count);

function formFaults(
  { by, other }: Plural,
  text: Texts[string],
  mayOmitCount: boolean,
  path: readonly string[],
): readonly TranslationFault[] {
  if (typeof text !== 'string') return [fault(path, 'other_kind')];
  const told = (all: readonly string[]) => (mayOmitCount ? all.filter((name) => name !== by) : all);
  const names = difference(told(places(other)), told(places(text)));
  return names.length === 0 ? [] : [fault(path, 'other_places', names)];
}

function places(text: string): readonly string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name]) => name ?? '');
}

/** The names that one text has more often than the other. */
function difference(one: readonly string[], other: readonly string[]): readonly string[] {
  const count = (names: readonly string[], name: string) => names.filter((each) => each === name).length;
  return [...new Set([...one, ...other])].filter((name) => count(one, name) !== count(other, name));
}
