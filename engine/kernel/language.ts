/** The languages of a catalog, and numbers as the sentences of a language write them. */
import type { AnyCalculator } from './module.js';
import type { Network, ServiceInfo } from './service.js';
import * as english from './text.js';

/** The signs of numbers, and the word between the ends of a range. */
export interface NumberForm {
  readonly thousands: string;
  readonly decimal: string;
  readonly to: string;
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
export type NumberText = Pick<
  typeof english,
  'about' | 'amount' | 'fixed' | 'parted' | 'partedRange' | 'range' | 'roughRange' | 'trimmed'
>;

/** How American English writes numbers, which is how the texts of the kernel are. */
export const americanForm: NumberForm = { thousands: ',', decimal: '.', to: 'to' };

/** The functions in which a form is written; null stands for American English. */
export function numberText(form: NumberForm | null): NumberText {
  return form === null ? english : textIn(form);
}

export function textIn({ thousands, decimal, to }: NumberForm): NumberText {
  const signs: Readonly<Record<string, string>> = { ',': thousands, '.': decimal, ' to ': ` ${to} ` };
  const local = (said: string): string => said.replace(/[.,]| to /g, (sign) => signs[sign] ?? sign);
  const { amount } = english;
  const about: NumberText['about'] = (value) => local(english.about(value));
  const trimmed: NumberText['trimmed'] = (value, decimals) => local(english.trimmed(value, decimals));
  const range: NumberText['range'] = (low, high, prefix, one, many) => {
    if (low === high) return amount(low, prefix, one, many);
    return `${amount(low, prefix, '', '')} ${to} ${amount(high, prefix, '', '')}${many}`;
  };
  return {
    amount,
    trimmed,
    fixed: (value, decimals) => local(english.fixed(value, decimals)),
    about,
    range,
    roughRange: (low, high, ...words) => {
      const [from, upTo] = [trimmed(low, 0), trimmed(high, 0)];
      return from === upTo ? amount(from, ...words) : range(about(low), about(high), ...words);
    },
    parted: (value, count, ...words) => spoken(local(english.parted(value, count, ...marks)), words),
    partedRange: (low, high, count, ...words) => spoken(local(english.partedRange(low, high, count, ...marks)), words),
  };
}

/** Stand for the words of units while numbers are written, as words may hold the same signs. */
const marks = ['\u0001', '\u0002', '\u0003', '\u0004'] as const;

function spoken(marked: string, words: readonly string[]): string {
  return marks.reduce((said, mark, index) => said.replaceAll(mark, words[index] ?? ''), marked);
}
