/** Texts of the contract, in English. Writers say them in the language of a document. */

/** A text, one with places in braces and what fills them, or sentences that follow each other. */
export type Text = string | Filled | readonly Text[];

export interface Filled {
  readonly text: string;
  readonly values: Readonly<Record<string, string>>;
}

/** Gives a text, or the part of one that stands between values, in a language. */
export type Say = (text: string) => string;

export const inEnglish: Say = (text) => text;

export const filled = (text: string, values: Filled['values']): Filled => ({ text, values });

/** Braces that stand for none of the values stay, as in addresses. */
export function said(given: Text, say: Say): string {
  if (typeof given === 'string') return say(given);
  if (isSentences(given)) return given.map((each) => said(each, say)).join(' ');
  const { text, values } = given;
  return say(text).replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** What a translation translates of a text. */
export function originalsOf(given: Text): readonly string[] {
  if (typeof given === 'string') return [given];
  return isSentences(given) ? given.flatMap(originalsOf) : [given.text];
}

function isSentences(text: Filled | readonly Text[]): text is readonly Text[] {
  return Array.isArray(text);
}
