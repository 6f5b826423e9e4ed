/** What nobody would say aloud: slips that a sentence full of numbers makes at one bound or another. */
import type { NamedUnit } from '../../generator/model/unit.js';

/** What is wrong with a sentence, in a few words each; none for one that reads well. */
export type SentenceFaults = (sentence: string) => readonly string[];

/** Slips that need no knowledge of units. */
const slips: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['no value', /\b(?:undefined|NaN|Infinity|null)\b|\[object/],
  ['an open brace', /[{}]/],
  ['a doubled space', /\s{2}|^\s|\s$/],
  ['a space before a sign', / [,.;:?!]/],
  ['two signs', /[,;:]{2}|,\.|\.\.(?!\d)/],
  ['a doubled word', /\b([a-z]+) \1\b/i],
  ['an amount of nothing', /\$0(?![\d.,]*[1-9])/],
  ['a negative zero', /(?<![\d.])-0(?![\d.,]*[1-9])/],
  ['a range of no width', /(\$[\d,.]*\d) to \1(?![\d,.]*\d)/],
  ['a before a vowel', /\ba (?:8\d?|8\d\d|11|18)(?![\d,.])/i],
  ['an before a consonant', /\ban (?![81])\d/i],
  ['a small letter at the start', /^[a-z]/],
  ['no period at the end', /[^.]$/],
  ['British mowing', /\bmown\b/],
];

/** `1 acres` and `2 acre`, for each unit whose singular and plural differ. */
function plurals(units: readonly NamedUnit[]): readonly (readonly [fault: string, pattern: RegExp])[] {
  const differing = units.filter(({ one, many }) => one !== many && /^[a-z ]+$/i.test(one));
  const either = (words: readonly string[]): string => [...new Set(words)].join('|');
  const many = either(differing.map((unit) => unit.many));
  const one = either(differing.map((unit) => unit.one));
  return [
    ['one of many', new RegExp(`(?<![\\d.,$/-])1 (?:${many})\\b`)],
    ['many of one', new RegExp(`(?<![\\d.,$/-])(?!1 )\\d[\\d,]*(?:\\.\\d+)? (?:${one})\\b(?![a-z-])`)],
  ];
}

export function sentenceFaults(units: readonly NamedUnit[]): SentenceFaults {
  const patterns = [...slips, ...plurals(units)];
  return (sentence) => patterns.filter(([, pattern]) => pattern.test(sentence)).map(([fault]) => fault);
}
