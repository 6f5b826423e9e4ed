/** Compares the texts of a file with their translations. */

import type { Reporter } from '../source/diagnostic.js';
import { digestOfText, isStale } from '../source/hash-sources.js';
import { rememberedFor } from '../source/remembered.js';
import type { Source, Span } from '../source/source.js';
import { spanOf } from '../source/source.js';
import type { YamlMap, YamlNode, YamlScalar } from '../source/yaml-tree.js';
import type { JsonSchema } from './forms/form.js';
import type { Prose } from './prose.js';
import { proseOf, straysIn, textFor } from './prose.js';
import { reviewKey, textsKey } from './translation.js';

/** A file of the catalog beside its translation. */
export interface TranslatedFile {
  readonly language: string;
  readonly original: YamlNode;
  readonly translation: YamlMap;
  readonly schema: JsonSchema;
  /** True if entries of the file are reported one by one. */
  readonly hasEntries: boolean;
}

/** Rules for the texts of a language. */
export interface TextRules {
  /** Separators in its numbers. */
  readonly numbers: { readonly thousands: string; readonly decimal: string };
  readonly glossary: readonly Term[];
  /** The notes about texts of this file, by the keys that lead to them; null if the language keeps no notes. */
  readonly notes: ReadonlyMap<string, string> | null;
}

/** A term of the original, and its translations, one of which must occur. */
export interface Term {
  readonly term: string;
  readonly words: readonly string[];
}

/** Reports what the translation of a file lacks, adds, or changes. */
export function checkTexts(file: TranslatedFile, rules: TextRules, reporter: Reporter): void {
  reportStrays(file, reporter);
  const texts = proseOf(file.original, file.schema);
  const bare = withoutOwnKeys(file);
  const open = texts.filter((text) => {
    const own = textFor(bare, text.path);
    return own === undefined || isStillOriginal(own, text, rules);
  });
  reportMissing(open, file, reporter);
  const isOpen = new Set(open);
  const phrases = new Set(texts.flatMap(({ path }) => (path.at(-1) === 'phrase' ? [path.join('/')] : [])));
  for (const text of texts) {
    const own = isOpen.has(text) ? undefined : textFor(bare, text.path);
    if (own !== undefined) checkText(text, own, rules, reporter);
    const phrase = phraseBeside(text.path);
    const added = phrases.has(phrase.join('/')) ? undefined : textFor(bare, phrase);
    if (added !== undefined) checkAddedNumbers(text.text, added, rules, reporter);
  }
}

/** The place of the text that only a translation may have beside a label: how an option reads inside a sentence. */
function phraseBeside(path: readonly string[]): readonly string[] {
  return [...(path.at(-1) === 'label' ? path.slice(0, -1) : path), 'phrase'];
}

/** Such a text may leave numbers of the original out, but says no other. */
function checkAddedNumbers({ text }: YamlScalar, own: YamlScalar, rules: TextRules, reporter: Reporter): void {
  const known = numbersIn(text, english);
  const added = numbersIn(own.text, rules.numbers).filter((number) => !known.includes(number));
  if (added.length > 0) reporter.report('translation-number', own.span, { lost: '', added: added.join(', ') });
}

/** True for a text still to be translated: it equals the original, and no note says that it may. */
function isStillOriginal(own: YamlScalar, { path, text }: Prose, { notes }: TextRules): boolean {
  return notes !== null && !notes.has(path.join('/')) && digestOfText(own.text) === digestOfText(text.text);
}

function reportStrays(file: TranslatedFile, reporter: Reporter): void {
  for (const { key, span, isOriginal } of straysIn(withoutOwnKeys(file), file.original, file.schema)) {
    const reason = isOriginal ? 'this is no text there' : 'there is nothing of this name';
    reporter.report('translation-unknown', span, { key, reason });
  }
}

/** The translation without keys that only translations have. */
function withoutOwnKeys({ translation, hasEntries }: TranslatedFile): YamlMap {
  const entries = [...translation.entries].filter(([key]) => key !== reviewKey);
  if (!hasEntries) return { ...translation, entries: new Map(entries) };
  return {
    ...translation,
    entries: new Map(entries.map(([key, entry]) => [key, { ...entry, value: without(entry.value, textsKey) }])),
  };
}

function without(node: YamlNode, key: string): YamlNode {
  if (node.kind !== 'map' || !node.entries.has(key)) return node;
  return { ...node, entries: new Map([...node.entries].filter(([each]) => each !== key)) };
}

const mostNamed = 4;

/** Reports once for each entry, or once for the file. */
function reportMissing(missing: readonly Prose[], file: TranslatedFile, reporter: Reporter): void {
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

function entryOf({ path }: Prose, { hasEntries }: TranslatedFile): string {
  return hasEntries ? (path[0] ?? '') : '';
}

export function startOf(source: Source): Span {
  return spanOf(source, 0, 0);
}

function checkText({ path, text }: Prose, own: YamlScalar, rules: TextRules, reporter: Reporter): void {
  const note = rules.notes?.get(path.join('/'));
  if (note !== undefined && isStale(note, text.text, own.text)) {
    const related = [{ span: text.span, label: 'the original' }];
    reporter.report('translation-stale', own.span, {}, { related });
  }
  const [before, after] = [numbersIn(text.text, english), numbersIn(own.text, rules.numbers)];
  const lost = before.filter((number) => !after.includes(number));
  const added = after.filter((number) => !before.includes(number));
  if (lost.length + added.length > 0)
    reporter.report('translation-number', own.span, { lost: lost.join(', '), added: added.join(', ') });
  const [plain, said] = [withoutFormulas(text.text).toLowerCase(), own.text.toLowerCase()];
  for (const each of rules.glossary) {
    const { term, words } = each;
    if (mentions(plain, each) && !words.some((word) => said.includes(word.toLowerCase())))
      reporter.report('translation-term', own.span, { term, words: words.map((word) => `\`${word}\``).join(' or ') });
  }
}

/** True for a lower-case text with the term as a word. Most do not contain it at all, which is quick to check. */
function mentions(text: string, term: Term): boolean {
  return text.includes(term.term.toLowerCase()) && patternOf(term).test(text);
}

const english = { thousands: ',', decimal: '.' };

/** The numbers in a text, each once, with a point before decimals. Numbers in braces belong to formulas. */
function numbersIn(text: string, numbers: TextRules['numbers']): readonly string[] {
  const { thousands, decimal } = numbers;
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

const patternOf = rememberedFor(({ term }: Term): RegExp => {
  const escaped = term.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<!\\p{L})${escaped}(?:s|es)?(?!\\p{L})`, 'u');
});
