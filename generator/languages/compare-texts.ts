/** Compares the texts of a file, or of one entry of it, with their translations. */

import { americanForm } from '../../engine/kernel/language.js';
import { englishChecks } from '../../words/check-words.js';
import { splitSentence } from '../elaborate/declaration/sentence.js';
import type { JsonSchema } from '../language/forms/form.js';
import { isWellFormed } from '../language/meant-names.js';
import { reportBadName, reportUnfit } from '../language/mistakes.js';
import { adviseOnPhrases } from '../language/repeated-labels.js';
import { Reporter } from '../source/diagnostic.js';
import { digestOfText, isStale, noteOf } from '../source/hash-sources.js';
import { singleSpaced } from '../source/one-line.js';
import { rememberedFor } from '../source/remembered.js';
import type { Source, Span } from '../source/source.js';
import { spanOf, spanText } from '../source/source.js';
import type { YamlMap, YamlNode, YamlScalar } from '../source/yaml-tree.js';
import type { Prose, TextMap } from './texts.js';
import { idOf, proseOf, textAt, writtenBeside } from './texts.js';

/** A file of the catalog beside its translation, or one entry of each. */
export interface FileBeside {
  readonly language: string;
  readonly original: YamlNode;
  /** Without the keys that only translations have. */
  readonly translation: YamlMap;
  readonly schema: JsonSchema;
  /** True for a file of calculators, which are reported one by one. */
  readonly hasEntries: boolean;
}

/** Rules for the texts of a language. */
export interface TextRules {
  /** Separators in its numbers. */
  readonly numbers: { readonly thousands: string; readonly decimal: string };
  readonly glossary: readonly Term[];
  /** The notes about texts of this file, by id; null if the language keeps no notes. */
  readonly notes: Notes | null;
}

type Notes = ReadonlyMap<string, string>;

/** A term of the original, and its translations, one of which must occur. */
export interface Term {
  readonly term: string;
  readonly words: readonly string[];
  /** Words that no text has, such as those of another region. */
  readonly replaces: readonly string[];
}

/** The texts of the catalog and those of a language, by id. */
export interface ComparedTexts {
  readonly originals: TextMap;
  readonly own: TextMap;
  /** The translated sentences of results; the original is shown where one is missing. */
  readonly sentences: ReadonlyMap<string, Template>;
}

/** A sentence; a place shows what the original shows there, counted from 0. */
export type Template = readonly TemplatePiece[];

export type TemplatePiece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'place'; readonly index: number };

/** Reports what a translation lacks, adds, or changes. */
export function compareTexts(file: FileBeside, rules: TextRules, reporter: Reporter): ComparedTexts {
  const texts = proseOf(file.original, file.schema);
  const originals = new Map(texts.map(({ path, text }) => [idOf(path), text]));
  const own = ownTexts(file, originals, reporter);
  const isOpen = (text: Prose): boolean => {
    const said = textAt(own, idOf(text.path));
    return said === undefined || isStillOriginal(said, text, rules);
  };
  const open = new Set(texts.filter(isOpen));
  reportMissing([...open], file, reporter);
  for (const text of texts) {
    const said = textAt(own, idOf(text.path));
    if (said !== undefined && !open.has(text)) checkText(text, said, rules, reporter);
    const phrase = phraseBeside(text.path);
    const added = originals.has(phrase) ? undefined : own.get(phrase);
    if (added !== undefined) checkAddedNumbers(text.text, added, rules, reporter);
  }
  if (file.hasEntries) reportPhrasesTwice(own, reporter);
  return { originals, own, sentences: file.hasEntries ? sentencesOf(texts, own, rules, reporter) : new Map() };
}

/** The texts of a translation. Reports those that do not fit their places, and what translates nothing. */
function ownTexts(file: FileBeside, originals: TextMap, reporter: Reporter): TextMap {
  const own = new Map<string, YamlScalar>();
  for (const each of writtenBeside(file.original, originals, file.translation, file.schema)) {
    if (each.kind === 'text') {
      own.set(each.id, each.text);
      reportUnfit(each.text, each.schema, reporter);
    }
    if (each.kind === 'name' && !isWellFormed(each.name, each.schema))
      reportBadName(each.name, each.span, each.schema, reporter);
    if (each.kind === 'stray') {
      const reason = each.isOriginal ? 'this is no text there' : 'there is nothing of this name';
      reporter.report('translation-unknown', each.span, { key: each.key, reason });
    }
  }
  return own;
}

/** True for a text still to be translated: it is the original, and no note says that it may be. */
function isStillOriginal(own: YamlScalar, { path, text }: Prose, { notes }: TextRules): boolean {
  return notes !== null && digestOfText(own.text) === digestOfText(text.text) && !isSettled({ path, text }, own, notes);
}

/** True for a translation whose note says that it fits the original, both as they are now. */
function isSettled({ path, text }: Prose, own: YamlScalar, notes: Notes): boolean {
  return notes.get(idOf(path)) === noteOf(text.text, own.text);
}

/** The id of the text that only a translation may have beside a label: how an option reads inside a sentence. */
function phraseBeside(path: readonly string[]): string {
  return idOf([...(path.at(-1) === 'label' ? path.slice(0, -1) : path), 'phrase']);
}

/** Such a text may leave numbers of the original out, but says no other. */
function checkAddedNumbers({ text }: YamlScalar, own: YamlScalar, rules: TextRules, reporter: Reporter): void {
  const known = numbersIn(text, americanForm);
  const added = numbersIn(own.text, rules.numbers).filter((number) => !known.includes(number));
  if (added.length > 0) reporter.report('translation-number', own.span, { lost: '', added: added.join(', ') });
}

/** The sentences of results, those of the original without those whose places are others. */
function sentencesOf(
  texts: readonly Prose[],
  own: TextMap,
  { notes }: TextRules,
  reporter: Reporter,
): ReadonlyMap<string, Template> {
  const sentences = texts.filter(({ path }) => path[1] === 'result' && path[2] === 'interpretation');
  return new Map(
    sentences.flatMap(({ path, text }): [string, Template][] => {
      const said = textAt(own, idOf(path));
      const template = said === undefined ? null : templateOf(text, said, reporter);
      if (said !== undefined && template !== null && notes !== null && !isSettled({ path, text }, said, notes))
        adviseOnOrder(text, said, template, reporter);
      return template === null ? [] : [[idOf(path), template]];
    }),
  );
}

/** Null after reporting a sentence that is malformed, or shows something else than its original. */
function templateOf(original: YamlScalar, own: YamlScalar, reporter: Reporter): Template | null {
  const places = splitSentence(original, new Reporter())?.flatMap((piece) => (piece.kind === 'slot' ? [piece] : []));
  const pieces = splitSentence(own, reporter);
  if (places === undefined || pieces === null) return null;
  const names = places.map(({ span }) => nameOf(span));
  const before = reporter.found.length;
  const template = pieces.map((piece): TemplatePiece => {
    if (piece.kind === 'text') return piece;
    const index = names.lastIndexOf(nameOf(piece.span));
    if (index === -1) reporter.report('translation-place', piece.span, { name: nameOf(piece.span), isLost: false });
    return { kind: 'place', index };
  });
  const kept = new Set(template.flatMap((piece) => (piece.kind === 'place' ? [names[piece.index]] : [])));
  for (const name of new Set(names))
    if (!kept.has(name)) reporter.report('translation-place', own.content, { name, isLost: true });
  return reporter.found.length > before ? null : template;
}

/** Advises on the first two placeholders that come in another order than in the original, until a note says that they may. */
function adviseOnOrder(original: YamlScalar, own: YamlScalar, template: Template, reporter: Reporter): void {
  const order = template.flatMap((piece) => (piece.kind === 'place' ? [piece.index] : []));
  const at = order.findIndex((index, place) => index > (order[place + 1] ?? index));
  if (at < 0) return;
  const slots =
    splitSentence(own, new Reporter())?.flatMap((piece) => (piece.kind === 'slot' ? [piece.span] : [])) ?? [];
  const [first, second] = [slots[at], slots[at + 1]];
  if (first === undefined || second === undefined) return;
  const related = [{ span: original.span, label: 'the original' }];
  reporter.report('translation-order', first, { first: nameOf(first), second: nameOf(second) }, { related });
}

/** A placeholder, however it is spaced. */
function nameOf(span: Span): string {
  return singleSpaced(spanText(span));
}

/** Advises on options of one select that have the same label or phrase in the translation. */
function reportPhrasesTwice(own: TextMap, reporter: Reporter): void {
  const options = [...own].flatMap(([id, { text, span }]) => {
    const [, select, option = '', key = 'label'] = /^(.+\/options)\/([^/]+)(?:\/(label|phrase))?$/.exec(id) ?? [];
    return select === undefined ? [] : [{ group: `${select}/${key}`, option, phrase: singleSpaced(text), span }];
  });
  adviseOnPhrases(options, reporter);
}

const mostNamed = 4;

/** Reports once for each entry, or once for the file. */
function reportMissing(missing: readonly Prose[], file: FileBeside, reporter: Reporter): void {
  const entries = new Set(missing.map((text) => entryOf(text, file)));
  for (const entry of entries) {
    const texts = missing.filter((text) => entryOf(text, file) === entry);
    const written = file.translation.entries.get(entry);
    const { source } = file.translation.span;
    const names = texts.map(({ path }) => path.slice(file.hasEntries ? 1 : 0).join('/'));
    const shown = names.slice(0, mostNamed).map((name) => `\`${name}\``);
    const more = names.length > mostNamed ? ` and ${names.length - mostNamed} more` : '';
    const what = `${shown.join(', ')}${more}${entry === '' ? '' : ` of \`${entry}\``}`;
    reporter.report('translation-missing', written?.keySpan ?? startOf(source), { language: file.language, what });
  }
}

function entryOf({ path }: Prose, { hasEntries }: FileBeside): string {
  return hasEntries ? (path[0] ?? '') : '';
}

/** The beginning of a file. */
export function startOf(source: Source): Span {
  return spanOf(source, 0, 0);
}

function checkText({ path, text }: Prose, own: YamlScalar, rules: TextRules, reporter: Reporter): void {
  const note = rules.notes?.get(idOf(path));
  if (note !== undefined && isStale(note, text.text, own.text)) {
    const related = [{ span: text.span, label: 'the original' }];
    reporter.report('translation-stale', own.span, {}, { related });
  }
  const [before, after] = [numbersIn(text.text, americanForm), numbersIn(own.text, rules.numbers)];
  const lost = before.filter((number) => !after.includes(number));
  const added = after.filter((number) => !before.includes(number));
  if (lost.length + added.length > 0)
    reporter.report('translation-number', own.span, { lost: lost.join(', '), added: added.join(', ') });
  checkTerms(text, own, rules.glossary, reporter);
}

function checkTerms(text: YamlScalar, own: YamlScalar, glossary: readonly Term[], reporter: Reporter): void {
  reportReplaced(own, glossary, reporter);
  const plain = withoutFormulas(text.text).toLowerCase();
  if (!anyOf(glossary).test(plain)) return;
  const said = own.text.toLowerCase();
  for (const each of glossary) {
    const { term, words } = each;
    if (patternOf(each).test(plain) && !words.some((word) => said.includes(word.toLowerCase())))
      reporter.report('translation-term', own.span, { term, words: choiceOf(words) });
  }
}

function choiceOf(words: readonly string[]): string {
  return words.map((word) => `\`${word}\``).join(' or ');
}

/** Reports the words that the glossary replaces. */
function reportReplaced(own: YamlScalar, glossary: readonly Term[], reporter: Reporter): void {
  const [found] = replacedWords(glossary)?.exec(withoutFormulas(own.text)) ?? [];
  if (found === undefined) return;
  const owner = glossary.find(({ replaces }) => replaces.some((word) => word.toLowerCase() === found.toLowerCase()));
  if (owner === undefined) return;
  reporter.report('translation-term', own.span, { ...owner, words: choiceOf(owner.words), replaced: found });
}

/** Finds any of them as a whole word; null where there are none. */
const replacedWords = rememberedFor((glossary: readonly Term[]): RegExp | null => {
  const all = glossary.flatMap(({ replaces }) => replaces).map((term) => escaped({ term }));
  return all.length === 0 ? null : new RegExp(`(?<!\\p{L})(?:${all.join('|')})(?!\\p{L})`, 'iu');
});

/** Finds out with one pattern that a text has none of the terms, as most texts do. */
const anyOf = rememberedFor((glossary: readonly Term[]): RegExp => new RegExp(glossary.map(escaped).join('|'), 'u'));

/** The numbers in a text, each once, with a point before decimals. Numbers in braces belong to formulas. */
function numbersIn(text: string, numbers: TextRules['numbers']): readonly string[] {
  const { thousands, decimal } = numbers;
  if (!/\d/.test(text)) return [];
  const found = withoutFormulas(text).match(patternOfNumbers(numbers)) ?? [];
  const plain = found.map((number) => number.replaceAll(thousands === '' ? '\0' : thousands, '').replace(decimal, '.'));
  return [...new Set(plain)];
}

const patternOfNumbers = rememberedFor(({ thousands, decimal }: TextRules['numbers']): RegExp => {
  const [group, point] = [thousands, decimal].map((sign) => sign.replace(/[.\s]/g, '\\$&'));
  const groups = group === '' ? '' : `(?:${group}\\d{3})*`;
  return new RegExp(`\\d+${groups}(?:${point}\\d+)?`, 'g');
});

function withoutFormulas(text: string): string {
  return text.replace(/\{[^{}]*\}/g, ' ');
}

const endings = englishChecks.endings.join('|');

/** A term of the original, which is English, as a word in a lower-case text. */
const patternOf = rememberedFor(
  (term: Term): RegExp => new RegExp(`(?<!\\p{L})${escaped(term)}(?:${endings})?(?!\\p{L})`, 'u'),
);

function escaped({ term }: Pick<Term, 'term'>): string {
  return term.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
