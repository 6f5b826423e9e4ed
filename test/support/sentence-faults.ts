/** What nobody would say aloud: slips that a sentence full of numbers makes at one bound or another. */
import type { NamedUnit } from '../../generator/units/unit.js';

/** What is wrong with a sentence, in a few words each; none for one that reads well. */
export type SentenceFaults = (sentence: string) => readonly string[];

export type Slip = readonly [fault: string, pattern: RegExp];

/** Slips in any language that writes numbers as English does, and money before them. */
const slips: readonly Slip[] = [
  ['no value', /\b(?:undefined|NaN|Infinity|null)\b|\[object/],
  ['an open brace', /[{}]/],
  ['a doubled space', /\s{2}|^\s|\s$/],
  ['a space before a sign', / [,.;:?!]/],
  ['two signs', /[,;:]{2}|,\.|\.\.(?!\d)/],
  ['a doubled word', /(?<!\p{L})(?!A )(\p{L}+) \1(?!\p{L})/iu],
  ['an amount of nothing', /\$0(?![\d.,]*[1-9])/],
  ['a negative zero', /(?<![\d.])-0(?![\d.,]*[1-9])/],
  ['a range of no width', /(\$[\d,.]*\d) (?:to|a) \1(?![\d,.]*\d)/],
  ['a small letter at the start', /^\p{Ll}/u],
  ['no period at the end', /[^.]$/],
];

const englishSlips: readonly Slip[] = [
  ['a before a vowel', /\ba (?:8\d?|8\d\d|11|18)(?![\d,.])/i],
  ['an before a consonant', /\ban (?![81])\d/i],
  ['British mowing', /\bmown\b/],
];

/** `1 acres` and `2 acre`, for each unit whose singular and plural differ. */
function plurals(units: readonly NamedUnit[]): readonly Slip[] {
  const differing = units.filter(({ one, many }) => one !== many && /^[\p{L} ]+$/iu.test(one));
  const either = (words: readonly string[]): string => [...new Set(words)].join('|');
  const many = either(differing.map((unit) => unit.many));
  const one = either(differing.map((unit) => unit.one));
  return [
    ['one of many', new RegExp(`(?<![\\d.,$/-])1 (?:${many})(?!\\p{L})`, 'u')],
    ['many of one', new RegExp(`(?<![\\d.,$/-])(?!1 )\\d[\\d,]*(?:\\.\\d+)? (?:${one})(?![\\p{L}²³-])`, 'u')],
  ];
}

export function sentenceFaults(units: readonly NamedUnit[]): SentenceFaults {
  return faultsBy([...englishSlips, ...faultsInAny(units)]);
}

export function faultsInAny(units: readonly NamedUnit[]): readonly Slip[] {
  return [...slips, ...plurals(units)];
}

export function faultsBy(patterns: readonly Slip[]): SentenceFaults {
  return (sentence) => patterns.filter(([, pattern]) => pattern.test(sentence)).map(([fault]) => fault);
}
