/** Finds the part of an estimate that a line of an offer names. What may name several is not guessed. */
import type { Translation } from '../../../words/phrases.js';
import { grammarIn } from '../../search/grammar.js';
import type { Vocabulary } from '../../search/spelling.js';
import { vocabularyOf } from '../../search/spelling.js';
import { stemOf, tellingWords, wordsOf } from '../../search/words.js';
import type { OfferGrammar } from './offer-grammar.js';
import { offerGrammarIn } from './offer-grammar.js';

/** A part of an estimate by what it is called. */
export interface NamedPart {
  readonly kind: 'line' | 'option' | 'left_out';
  /** Its place among those of its kind. */
  readonly index: number;
  readonly names: readonly string[];
}

/** What a name stands for: one part, the whole job, all labor or material, a sum of other lines, or nothing certain. */
export type Meaning = NamedPart | { readonly kind: 'whole' | 'labor' | 'material' | 'sum' | 'unknown' };

interface JobWords {
  readonly translation: Translation;
  /** What the whole job is called, such as the title of its calculator. */
  readonly job: readonly string[];
  /** Words that change no name that they come with, such as the options of a choice. */
  readonly choices: readonly string[];
}

const unknown: Meaning = { kind: 'unknown' };

/** Makes the reader of names. */
export function nameReader(parts: readonly NamedPart[], { translation, job, choices }: JobWords) {
  const grammar = offerGrammarIn(translation);
  const own = stemmer(translation, grammar);
  const jobStems = new Set(job.flatMap(own.stems));
  const weak = new Set([...jobStems, ...choices.flatMap(own.stems)]);
  const phrases = parts.flatMap((part) => part.names.map((name) => ({ part, stems: new Set(own.stems(name)) })));
  const known = new Set([...weak, ...phrases.flatMap(({ stems }) => [...stems])]);
  const spelled = new Set([...job, ...choices, ...parts.flatMap(({ names }) => names)].flatMap(own.words));
  const vocabulary = vocabularyOf(spelled, (word) => known.has(own.stem(word)));
  const said = (text: string): readonly string[] => own.words(text).map((word) => own.stem(nearWord(word, vocabulary)));
  return (name: string): Meaning => {
    const exact = preferred(parts.filter((part) => part.names.some((each) => bare(each) === bare(name))));
    if (exact !== null) return exact;
    const [all, main] = [said(name), said(mainPart(name, grammar))];
    const kind = kindOf(wordsOf(name), grammar);
    const others = kind === 'sum' ? said(withoutSums(name, grammar)) : all;
    // Paint and labor is all of it; labor of a fence is not.
    const isBoth = others.some((stem) => jobStems.has(stem)) && grammar.joining.test(name);
    if (kind !== null && !isBoth && others.every((stem) => weak.has(stem))) return { kind };
    const telling = main.length === 0 ? all : main;
    const strong = telling.filter((stem) => !weak.has(stem));
    const best =
      strong.length === 0 ? null : onlyBest(phrases, (stems) => strongRank(stems, telling, strong, weak, grammar));
    if (best !== null) return best;
    // A cedar fence is a fence, but a fence repair is not.
    const head = (grammar.isHeadFirst ? telling[0] : telling.at(-1)) ?? '';
    const isOdd = strong.some((stem) => phrases.some(({ stems }) => stems.has(stem)));
    if (strong.length > 0 && (isOdd || !jobStems.has(head))) return unknown;
    const plain = telling.filter((stem) => weak.has(stem));
    const weakest = plain.length === 0 ? null : onlyBest(phrases, (stems, part) => weakRank(stems, part, plain, weak));
    return weakest ?? (plain.some((stem) => jobStems.has(stem)) ? { kind: 'whole' } : unknown);
  };
}

/** True where two texts name the same thing, whatever else they say. */
export function sameThing(translation: Translation): (one: string, other: string) => boolean {
  const grammar = offerGrammarIn(translation);
  const { stems } = stemmer(translation, grammar);
  const said = (text: string): string => [...new Set(stems(mainPart(text, grammar)))].sort().join(' ');
  return (one, other) => said(one) !== '' && said(one) === said(other);
}

function withoutSums(name: string, { sums }: OfferGrammar): string {
  return wordsOf(name)
    .filter((word) => !sums.has(word))
    .join(' ');
}

function bare(text: string): string {
  return wordsOf(text).join(' ');
}

/** Words that say what a line is for, and their stems; all that takes something away is one word. */
function stemmer(translation: Translation, { removing, removal, labor, material, beside }: OfferGrammar) {
  const grammar = grammarIn(translation);
  const ignored = [beside, labor, material];
  const words = (text: string): readonly string[] => {
    const plain = wordsOf(text).filter((word) => !ignored.some((all) => all.has(word)) && !/^\d/.test(word));
    return tellingWords(plain.join(' ').replaceAll(removing, removal), grammar);
  };
  const stem = (word: string): string => stemOf(word, grammar);
  return { words, stem, stems: (text: string) => words(text).map(stem) };
}

/** A word with a slip of the keyboard as the one that was meant, where it can be only one. */
function nearWord(word: string, { knows, near }: Vocabulary): string {
  if (knows(word)) return word;
  const [one = word, ...others] = near(word);
  return others.length === 0 ? one : word;
}

function mainPart(name: string, { qualifier }: OfferGrammar): string {
  const at = name.toLowerCase().search(qualifier);
  return at > 0 ? name.slice(0, at) : name;
}

/** A line of nothing but words of labor, material or sums. */
function kindOf(
  words: readonly string[],
  { labor, material, sums }: OfferGrammar,
): 'whole' | 'labor' | 'material' | 'sum' | null {
  const [hasLabor, hasMaterial] = [labor, material].map((all) => words.some((word) => all.has(word)));
  if (hasLabor === true) return hasMaterial === true ? 'whole' : 'labor';
  if (hasMaterial === true) return 'material';
  return words.some((word) => sums.has(word)) ? 'sum' : null;
}

interface Phrase {
  readonly part: NamedPart;
  readonly stems: ReadonlySet<string>;
}

type Rank = (stems: ReadonlySet<string>, part: NamedPart) => number;

/** The one part whose name ranks highest; null where none does, or several do. */
function onlyBest(phrases: readonly Phrase[], rank: Rank): NamedPart | null {
  const ranked = phrases.map(({ part, stems }) => ({ part, rank: stems.size === 0 ? 0 : rank(stems, part) }));
  const highest = Math.max(0, ...ranked.map((each) => each.rank));
  const best = new Set(ranked.flatMap((each) => (highest > 0 && each.rank === highest ? [each.part] : [])));
  return preferred([...best]);
}

/** The only one; of an option and a thing left out, such as other gates, the option. */
function preferred(parts: readonly NamedPart[]): NamedPart | null {
  const isEither = parts.every(({ kind }) => kind !== 'line');
  const options = parts.filter(({ kind }) => kind === 'option');
  const [one = null, ...others] = isEither && options.length > 0 ? options : parts;
  return others.length === 0 ? one : null;
}

/** A name with words of its own: all of them are the part's, or the part's are all in it with the one that names the thing. */
function strongRank(
  stems: ReadonlySet<string>,
  telling: readonly string[],
  strong: readonly string[],
  weak: ReadonlySet<string>,
  { isHeadFirst }: OfferGrammar,
): number {
  const own = [...stems].filter((stem) => !weak.has(stem));
  if (own.length === 0) return 0;
  const head = isHeadFirst ? strong[0] : strong.at(-1);
  const isWithin = strong.every((stem) => stems.has(stem));
  const isAround = own.every((stem) => strong.includes(stem)) && stems.has(head ?? '');
  if (isWithin && isAround)
    return telling.every((stem) => stems.has(stem)) && stems.size === new Set(telling).size ? 4 : 3;
  return isAround ? 2 : isWithin ? 1 : 0;
}

/** A name of words that say little: equal, around a line, or within one. */
function weakRank(
  stems: ReadonlySet<string>,
  { kind }: NamedPart,
  telling: readonly string[],
  weak: ReadonlySet<string>,
): number {
  const isAround = [...stems].every((stem) => telling.includes(stem));
  const isWithin = telling.every((stem) => stems.has(stem));
  if (isAround && isWithin) return 3;
  if (kind !== 'line' || [...stems].some((stem) => !weak.has(stem))) return 0;
  return isAround ? 2 : isWithin ? 1 : 0;
}
