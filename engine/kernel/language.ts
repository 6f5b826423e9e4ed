/** The languages of a catalog, and numbers as the sentences of a language write them. */
import type { AnyCalculator, CountedWords } from './module.js';
import type { Network, ServiceInfo } from './service.js';
import * as english from './text.js';

/** The signs of numbers, and the word between the ends of a range. */
export interface NumberForm {
  readonly thousands: string;
  readonly decimal: string;
  readonly to: string;
  /** The code of the language, whose plural forms words of units take; absent where they have two. */
  readonly code?: string;
  /** Days are written in American English where it is absent. */
  readonly days?: english.DayForm;
}

/** Words after an amount other than 1: one text, or a text for each plural form of the language. */
export type Words = string | Readonly<Record<string, string>>;

/**
 * How searches compare the words of a language: which say nothing of the work, which mean a repair, and how they end.
 * Lists of words have spaces between them, without accents and in lower case; patterns are regular expressions.
 */
export interface SearchForm {
  /** Words of questions, of time and of number. */
  readonly fillers: string;
  /** Patterns of phrases of such words that would say something one by one: cerca de mí is near me, and cerca a fence. */
  readonly sayings: readonly string[];
  /** Patterns of what says that something does not work, or that it is to be mended, and the word that stands for all of it. */
  readonly failing: readonly string[];
  readonly repair: string;
  /** Patterns and what is written for them, one after the other, so that usual slips of spelling make no difference. */
  readonly spelling: readonly (readonly [pattern: string, written: string])[];
  /** Patterns of what is cut off the ends of words, one after the other. */
  readonly endings: readonly string[];
  /** Words of people who look for something else than work on a thing: plans, jobs, songs. */
  readonly elsewhere: string;
  /** Words that are not cut: without its ending each would be another word. */
  readonly kept: string;
}

/** Words of offers: what takes something away, which part of a job a line pays for, and sums. They are written alike. */
export interface OfferForm {
  /** Patterns of all ways to say that something is taken out or hauled off, and the word that stands for them. */
  readonly removing: readonly string[];
  readonly removal: string;
  readonly labor: string;
  readonly material: string;
  /** Words of lines that add up others. */
  readonly sums: string;
  /** Words that say nothing of what a line is for: measures and money. */
  readonly beside: string;
  /** Words before which what a line is mainly for ends: `gate with latch`. */
  readonly qualifiers: string;
  /** Words between two things that are priced together: `paint and labor`. */
  readonly joining: string;
  /** True where the word that names the thing comes first. */
  readonly headFirst: boolean;
}

/** How searches and offers are read in a language; word by word where it does not say. */
export interface SpokenWords {
  readonly search: SearchForm | null;
  readonly offers: OfferForm | null;
}

/** What is said in a language wherever a catalog says it. */
export interface LanguageInfo extends NumberForm {
  /** Its code, such as `es`. */
  readonly code: string;
  /** What it calls itself. */
  readonly name: string;
  /** The language and the country whose dates it writes, such as `es-US`. */
  readonly locale: string;
  /** True where signs of money stand behind their amounts. */
  readonly moneyBehind: boolean;
  /** True where nouns begin with capitals inside sentences, too. */
  readonly capitalNouns?: boolean;
  readonly and: string;
  readonly or: string;
  /** True when somebody has reviewed every file of its texts. */
  readonly reviewed: boolean;
  /** The slugs of calculators whose texts nobody has reviewed. */
  readonly unreviewed: readonly string[];
}

/** A catalog in one of its further languages. */
export interface CatalogInLanguage {
  readonly language: LanguageInfo;
  readonly calculators: ReadonlyMap<string, AnyCalculator>;
  readonly service: ServiceInfo;
  /** Null when the service works in no places. */
  readonly network: Network | null;
}

/** The functions of `text.ts`, for sentences of a language. */
export interface NumberText extends Pick<typeof english, 'about' | 'fixed' | 'trimmed'> {
  readonly longDay: (day: number) => string;
  readonly amount: (digits: string, prefix: string, one: string, many: Words) => string;
  /** `from` is said before a range with two ends: `de $370 a $545`. */
  readonly range: (low: string, high: string, prefix: string, one: string, many: Words, from?: string) => string;
  readonly roughRange: (low: number, high: number, prefix: string, one: string, many: Words, from?: string) => string;
  readonly parted: (value: number, count: number, ...words: PartWords) => string;
  readonly partedRange: (low: number, high: number, count: number, ...words: PartWords) => string;
}

type PartWords = [one: string, many: Words, partOne: string, partMany: Words, from?: string];

/** How American English writes numbers, which is how the texts of the kernel are. */
export const americanForm: NumberForm = { thousands: ',', decimal: '.', to: 'to' };

/** The functions in which a form is written; null stands for American English. */
export function numberText(form: NumberForm | null): NumberText {
  return form === null ? american : textIn(form);
}

/** Its words of units have two forms, which is all that these functions are given. */
const american = english as NumberText;

export function textIn({ thousands, decimal, to, code, days }: NumberForm): NumberText {
  const signs: Readonly<Record<string, string>> = { ',': thousands, '.': decimal, ' to ': ` ${to} ` };
  const local = (said: string): string => said.replace(/[.,]| to /g, (sign) => signs[sign] ?? sign);
  /** The words after an amount as it is written. */
  const behind = (digits: string, one: string, many: Words): string => {
    if (typeof many === 'string') return digits === '1' ? one : many;
    const value = Number(digits.replaceAll(thousands === '' ? '\0' : thousands, '').replace(decimal, '.'));
    return many[pluralForm(code, Math.abs(value))] ?? many['other'] ?? one;
  };
  const amount: NumberText['amount'] = (digits, prefix, one, many) =>
    `${english.amount(digits, prefix, '', '')}${behind(digits, one, many)}`;
  const about: NumberText['about'] = (value) => local(english.about(value));
  const trimmed: NumberText['trimmed'] = (value, decimals) => local(english.trimmed(value, decimals));
  const range: NumberText['range'] = (low, high, prefix, one, many, from = '') => {
    if (low === high) return amount(low, prefix, one, many);
    const words = typeof many === 'string' ? many : behind(high, one, many);
    return `${from}${amount(low, prefix, '', '')} ${to} ${amount(high, prefix, '', '')}${words}`;
  };
  /** Puts the words of units where their marks are, each in the form of the amount before it. */
  const spoken = (marked: string, [one, many, partOne, partMany]: PartWords): string =>
    marked.replace(/(\S*?)([\uE001-\uE004])/g, (_, digits: string, mark: string) => {
      const isPart = mark > '\uE002';
      const [single, several] = isPart ? [partOne, partMany] : [one, many];
      if (typeof several === 'string') return digits + (mark === '\uE001' || mark === '\uE003' ? single : several);
      return digits + behind(digits.replace(/^-/, ''), single, several);
    });
  return {
    amount,
    trimmed,
    fixed: (value, decimals) => local(english.fixed(value, decimals)),
    about,
    longDay: (day) => english.longDay(day, days),
    range,
    roughRange: (low, high, ...words) => {
      const [from, upTo] = [trimmed(low, 0), trimmed(high, 0)];
      const [prefix, one, many] = words;
      return from === upTo ? amount(from, prefix, one, many) : range(about(low), about(high), ...words);
    },
    parted: (value, count, ...words) => spoken(local(english.parted(value, count, ...marks)), words),
    partedRange: (low, high, count, ...words) => {
      const said = spoken(local(english.partedRange(low, high, count, ...marks)), words);
      const [, , , , from = ''] = words;
      return said.includes(` ${to} `) ? `${from}${said}` : said;
    },
  };
}

/** A unit as it is said after an amount: `gallon` after 1. Without words of its own, its label goes with every amount. */
export function unitAfter(digits: string, label: string, words: CountedWords | undefined, numbers: NumberText): string {
  if (words === undefined) return label;
  const [one, many] = typeof words === 'string' ? [words, label] : [label, words];
  return numbers.amount(digits, '', one, many).slice(digits.length);
}

const rules = new Map<string, Intl.PluralRules>();

/** The plural form of an amount in a language, such as `few`. */
function pluralForm(code = 'en', value: number): string {
  const known = rules.get(code) ?? new Intl.PluralRules(code);
  rules.set(code, known);
  return known.select(value);
}

/** Placeholders for the words of units while numbers are written, since words may contain the same signs. */
const marks = ['\uE001', '\uE002', '\uE003', '\uE004'] as const;
