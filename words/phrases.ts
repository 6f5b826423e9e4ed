/** Texts as plain data: a string with places as `{name}`, or one such string for each plural form of a count. */
import type { LanguageInfo, SpokenWords } from '../engine/kernel/language.js';

/** The strings of one text by plural form; `by` names the count that chooses among them. */
export interface Plural {
  readonly by: string;
  readonly one: string;
  readonly other: string;
}

export interface Templates {
  readonly [key: string]: string | Plural | Templates;
}

/**
 * What a file of translations holds: records of strings, nested as the English ones are. A string of which the language
 * has several plural forms is a record of them, with the name of its count under `by`.
 */
export interface Texts {
  readonly [key: string]: string | Texts;
}

export interface Translation {
  /** As BCP 47 names it. */
  readonly language: string;
  readonly texts: Texts;
  /** How it writes numbers and days; absent in American English. */
  readonly info?: LanguageInfo | undefined;
  /** How searches and offers in it are read; as those in American English where both are absent. */
  readonly spoken?: SpokenWords | undefined;
}

type Value = string | number;

type Places<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | Places<Rest> : never;

type Said<Text extends string> = [Places<Text>] extends [never]
  ? string
  : (values: Readonly<Record<Places<Text>, Value>>) => string;

type Counted<Node extends Plural> = (
  values: Readonly<Record<Node['by'], number> & Record<Exclude<Places<Node['one' | 'other']>, Node['by']>, Value>>,
) => string;

/** A text without places stays a string; others are functions that take exactly their places. */
export type Words<Node> = {
  readonly [Key in keyof Node]: Node[Key] extends string
    ? Said<Node[Key]>
    : Node[Key] extends Plural
      ? Counted<Node[Key]>
      : Words<Node[Key]>;
};

type Values = Readonly<Record<string, Value>>;
type Spoken = string | ((values: Values) => string);

/** The language of the templates. */
export const english: Translation = { language: 'en', texts: {} };

/** The words in a language; what its translation lacks is said in English. */
export function phrases<const Node extends Templates>(templates: Node, translation = english): Words<Node> {
  return branch(templates, translation) as Words<Node>;
}

function branch(templates: Templates, { language, texts }: Translation): object {
  const said = Object.entries({ ...texts, ...templates }).map(([key, node]) => {
    const own = Object.hasOwn(texts, key) ? texts[key] : undefined;
    return [key, leafOrBranch(node, own, language)] as const;
  });
  return Object.fromEntries(said);
}

function leafOrBranch(node: Templates[string], own: Texts[string] | undefined, language: string): object | Spoken {
  if (typeof node === 'string') {
    const forms = pluralForms(own);
    if (forms !== null && typeof forms['by'] === 'string') return counted(forms['by'], forms, language);
    return spoken(typeof own === 'string' ? own : node);
  }
  if (!isPlural(node)) return branch(node, { language, texts: isBranch(own) ? own : {} });
  const translated = pluralForms(own);
  return translated === null ? counted(node.by, node, 'en') : counted(node.by, translated, language);
}

export function isPlural(node: Plural | Templates): node is Plural {
  return typeof node['by'] === 'string' && typeof node['other'] === 'string';
}

function isBranch(own: Texts[string] | undefined): own is Texts {
  return typeof own === 'object' && own !== null;
}

type Forms = Readonly<Record<string, string>> & { readonly other: string };

function pluralForms(own: Texts[string] | undefined): Forms | null {
  if (!isBranch(own) || typeof own['other'] !== 'string') return null;
  const forms = Object.entries(own).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return { ...Object.fromEntries(forms), other: own['other'] };
}

function counted(by: string, forms: Plural | Forms, language: string): (values: Values) => string {
  const rules = new Intl.PluralRules(language);
  const said = new Map(Object.entries(forms).map(([form, text]) => [form, filled(text)]));
  const other = filled(forms.other);
  return (values) => (said.get(rules.select(Number(values[by]))) ?? other)(values);
}

function spoken(text: string): Spoken {
  return text.includes('{') ? filled(text) : text;
}

/** Splits the text once: texts at even places, names of values between them. */
function filled(text: string): (values: Values) => string {
  const parts = text.split(/\{([^{}]*)\}/);
  return (values) => {
    let said = '';
    for (let at = 0; at < parts.length; at += 1) {
      const part = parts[at] ?? '';
      said += at % 2 === 0 ? part : String(values[part]);
    }
    return said;
  };
}
