/** Parses YAML into a tree with positions. The compiler reads YAML only here. */

import type { Document, Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { nameOfPiece } from './cut-entries.js';
import type { Diagnostic } from './diagnostic.js';
import { Reporter } from './diagnostic.js';
import { explainYamlError } from './explain-yaml-error.js';
import type { FlowPiece } from './flow-slips.js';
import { reportCutTexts, reportSeparated } from './flow-slips.js';
import type { Hint } from './hint.js';
import { write } from './hint.js';
import { movedDiagnostic } from './moved-diagnostic.js';
import { inQuotes } from './quoted-text.js';
import { rememberedFor } from './remembered.js';
import type { Source, Span } from './source.js';
import { createSource, joinSpans, spanOf, spanText } from './source.js';
import { quote } from './suggest.js';
import { reportTextSlips } from './text-slips.js';
import { reportForbidden } from './unreadable-file.js';
import type { YamlEntry, YamlNode, YamlScalar } from './yaml-tree.js';
import { foundKind } from './yaml-tree.js';

interface Context {
  readonly source: Source;
  /** The offset in the source at which the text begins. */
  readonly base: number;
  readonly reporter: Reporter;
  /** Spans of mistakes that leave the value unknown. */
  readonly broken: Span[];
}

/** A parsed text and the diagnostics found in it. */
interface Reading<T> {
  readonly read: T;
  readonly found: readonly Diagnostic[];
}

/** Parses each text once: the catalog, each of its languages and each comparison of the two need it. */
function readOnce<Key extends object, T>(read: (key: Key, reporter: Reporter) => T) {
  const readings = rememberedFor((key: Key): Reading<T> => {
    const own = new Reporter();
    return { read: read(key, own), found: own.found };
  });
  return (key: Key, reporter: Reporter): T => {
    const reading = readings(key);
    reporter.take(reading.found);
    return reading.read;
  };
}

/**
 * Reads one YAML document. Reports `yaml-syntax`, `duplicate-key`, `alias-not-allowed` and `tag-not-allowed`; null when
 * the text is not a document at all, so that nothing else can be checked.
 */
export const parseYaml = readOnce((source: Source, reporter: Reporter): YamlNode | null => {
  const document = readDocument(source, reporter);
  if (document === null) return null;
  const context: Context = { source, base: 0, reporter, broken: [] };
  const node = convertRoot(document, context);
  return context.broken.length === 0 ? node : null;
});

/** The entries of a piece of a file, and the names of those that could not be read. */
export interface ParsedPiece {
  readonly entries: readonly YamlEntry[];
  readonly broken: readonly string[];
}

/** Reads the entry in a piece of a file, as `parseYaml` reads a file. */
export const parsePiece = readOnce((piece: Span, reporter: Reporter): ParsedPiece => {
  const alone = createSource(piece.source.path, spanText(piece));
  const own = new Reporter();
  const document = readDocument(alone, own);
  const inFile = ({ start, end }: Span) => spanOf(piece.source, piece.start + start, piece.start + end);
  reporter.take(own.found.map((found) => movedDiagnostic(found, inFile)));
  if (document === null) return { entries: [], broken: [nameOfPiece(piece)] };
  return convertPiece(document, piece, { source: piece.source, base: piece.start, reporter, broken: [] });
});

function convertPiece(document: Document.Parsed, piece: Span, context: Context): ParsedPiece {
  const node = convertRoot(document, context);
  if (node.kind !== 'map') {
    reportNoEntries(node, context.reporter);
    return { entries: [], broken: [nameOfPiece(piece)] };
  }
  const isBroken = ({ keySpan, value }: YamlEntry) =>
    context.broken.some(({ start }) => start >= keySpan.start && start <= value.span.end);
  const all = [...node.entries.values()];
  return { entries: all.filter((entry) => !isBroken(entry)), broken: all.filter(isBroken).map(({ key }) => key) };
}

/** Reports that a file of entries holds something else. */
export function reportNoEntries(node: YamlNode, reporter: Reporter): void {
  const hint = 'The file holds entries: a name and a colon at the start of a line, and what belongs to it below.';
  reporter.report('wrong-type', node.span, { expected: 'a group of named entries', found: foundKind(node) }, { hint });
}

/** Null after a mistake that makes the text unreadable. */
function readDocument(source: Source, reporter: Reporter): Document.Parsed | null {
  if (reportForbidden(source, reporter)) return null;
  const document = parseDocument(source.text, {
    prettyErrors: false,
    schema: 'core',
    stringKeys: true,
    uniqueKeys: false,
  });
  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (error === undefined) return document;
  const { span, reason, details } = explainYamlError(error, source);
  reporter.report('yaml-syntax', span, { reason }, details);
  return null;
}

function convertRoot(document: Document.Parsed, context: Context): YamlNode {
  return document.contents === null ? nullScalar(spanOf(context.source, 0, 0)) : convert(document.contents, context);
}

function convert(node: Node, context: Context): YamlNode {
  const span = spanOfNode(node, context);
  if (isMap(node)) return { kind: 'map', span, entries: convertPairs(wholePairs(node, context), context) };
  if (isSeq(node)) return { kind: 'sequence', span, items: convertItems(node, context) };
  return isScalar(node) ? convertScalar(node, span, context) : nullScalar(span);
}

/** The pairs of a map, without those that only a stray comma or colon in braces created. */
function wholePairs(node: YAMLMap, context: Context): readonly Pair[] {
  const pairs = node.items as Pair[];
  if (node.flow !== true) return pairs;
  const pieces = pairs.map((pair) => ({ pair, ...pairSpans(pair, context) }));
  const cut = reportCutTexts(pieces, context.reporter);
  const whole = pieces.filter(({ span }) => !cut.includes(span));
  const broken = new Set([...cut, ...reportSeparated(whole, false, context.reporter)]);
  context.broken.push(...broken);
  return pieces.filter(({ span }) => !broken.has(span)).map(({ pair }) => pair);
}

function pairSpans({ key, value }: Pair, context: Context): FlowPiece {
  const keySpan = spanOfNode(key as Node, context);
  const isBare = value === null || (isScalar(value) && value.value === null && (value.source ?? '') === '');
  const valueSpan = isBare ? keySpan : spanOfNode(value as Node, context);
  return { span: joinSpans(keySpan, valueSpan), value: valueSpan, isBare };
}

function convertItems(node: YAMLSeq, context: Context): readonly YamlNode[] {
  const items = node.items as Node[];
  if (node.flow === true) {
    const spans = items.map((item) => spanOfNode(item, context));
    const pieces = spans.map((span) => ({ span, value: span, isBare: false }));
    context.broken.push(...reportSeparated(pieces, true, context.reporter));
  }
  return items.map((item) => convert(item, context));
}

function convertPairs(pairs: readonly Pair[], context: Context): ReadonlyMap<string, YamlEntry> {
  const entries = new Map<string, YamlEntry>();
  for (const pair of pairs) {
    const entry = convertPair(pair, context);
    const first = entries.get(entry.key);
    if (first === undefined) entries.set(entry.key, entry);
    else reportDuplicate(first, entry, context.reporter);
  }
  return entries;
}

function convertPair(pair: Pair, context: Context): YamlEntry {
  const keyNode = pair.key as Scalar;
  const keySpan = spanOfNode(keyNode, context);
  const value = pair.value === null ? nullScalar(keySpan) : convert(pair.value as Node, context);
  return { key: String(keyNode.value), keySpan, value };
}

/** Reports the second of two entries with one name. */
export function reportDuplicate(
  first: Pick<YamlEntry, 'keySpan'>,
  second: Pick<YamlEntry, 'key' | 'keySpan'>,
  reporter: Reporter,
): void {
  const related = [{ span: first.keySpan, label: 'first here' }];
  reporter.report('duplicate-key', second.keySpan, { name: second.key }, { label: 'and again here', related });
}

function convertScalar(node: Scalar, span: Span, context: Context): YamlScalar {
  if (node.type === 'PLAIN' && typeof node.value === 'string') {
    reportComment(node.value, span, context);
    reportQuotes(node.value, span, context);
  }
  const content = contentSpan(node, span);
  const value = plainValue(node);
  const text = typeof value === 'string' ? value : (node.source ?? '');
  const scalar: YamlScalar = { kind: 'scalar', value, text, span, content, verbatim: isVerbatim(node, content) };
  reportTextSlips(scalar, context.reporter);
  return scalar;
}

/** Reports `Slab #2 Calculator`, which YAML cuts at ` #`: text directly after the sign is rarely meant as a comment. */
function reportComment(text: string, { source, start, end }: Span, { reporter, broken }: Context): void {
  const [comment] = /^[ \t]+#(?![#!]).*\S/.exec(source.text.slice(end, end + 1000)) ?? [];
  if (comment === undefined) return;
  const span = spanOf(source, start, end + comment.length);
  if (/#\s/.test(comment.slice(0, comment.indexOf('#') + 2))) {
    if (isProse(text)) reporter.report('comment-after-text', span, { found: comment.trim() }, cutHint(text, comment));
    return;
  }
  reporter.report('comment-in-text', span, { found: comment.trim() }, commentHint(text, comment));
  broken.push(span);
}

/** Reports `\u201cA title\u201d`: curly quotes are letters to YAML, and would be published. */
function reportQuotes(text: string, span: Span, { reporter, broken }: Context): void {
  const [, inner] =
    /^[\u201c\u201d\u201e\u2018\u00ab\u00bb]([^"\\\u201c\u201d\u00ab\u00bb]+)["\u201c\u201d\u2019\u00ab\u00bb]$/.exec(
      text,
    ) ?? [];
  if (inner === undefined) return;
  const args = { reason: 'the quotes of typesetting do not enclose a text.' };
  reporter.report('yaml-syntax', span, args, write(`"${inner}"`));
  broken.push(span);
}

/** True for words of a sentence: in a formula or a law, no two names stand beside each other. */
function isProse(text: string): boolean {
  const parts = text.split(/(?:^| )(?:if|then|else|and|or|not|to|rises with|falls with|does not depend on|with) /);
  return (
    /^(?:[\p{L}\d,;.'\u2019"()-]+ ){3,}[^ ]+$/u.test(text) && parts.some((part) => /\p{L}[,;.)]? \p{L}/u.test(part))
  );
}

function cutHint(text: string, comment: string): Hint {
  const quoted = inQuotes(`${text}${comment}`);
  const hint = 'Put quotes around all of it; a comment is clearer on a line of its own.';
  return quoted === null ? { hint } : { hint, choices: [quoted] };
}

/** A number after the sign belongs to the text; a word is more often a comment that lacks its space. */
function commentHint(text: string, comment: string): Hint {
  const quoted = inQuotes(`${text}${comment}`.trimEnd());
  if (/#\d/.test(comment)) return quoted === null ? { hint: 'Put quotes around all of it.' } : write(quoted);
  const commented = `${text}${comment.replace('#', '# ').trimEnd()}`;
  return { hint: `Write ${quote(commented)} for a comment, or put quotes around all of it.`, choices: [commented] };
}

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

/**
 * The value. YAML reads `0x10`, `.inf` and `.nan` as numbers; here they are text, so that nobody calculates with them.
 */
function plainValue({ value, source = '' }: Scalar): YamlScalar['value'] {
  const isNumber = typeof value === 'number';
  return isNumber && !decimal.test(source) ? source : (value as YamlScalar['value']);
}

/** The value without its quotes or block header. */
function contentSpan(node: Scalar, span: Span): Span {
  if (node.type === 'QUOTE_DOUBLE' || node.type === 'QUOTE_SINGLE')
    return spanOf(span.source, span.start + 1, span.end - 1);
  if (node.type !== 'BLOCK_FOLDED' && node.type !== 'BLOCK_LITERAL') return span;
  const header = span.source.text.indexOf('\n', span.start);
  return spanOf(span.source, header + 1, span.end);
}

function isVerbatim(node: Scalar, content: Span): boolean {
  const written = spanText(content);
  if (node.type === 'QUOTE_DOUBLE') return !written.includes('\\');
  return node.type !== 'QUOTE_SINGLE' || !written.includes("''");
}

function spanOfNode(node: Node, { source, base }: Context): Span {
  const [start, end] = node.range ?? [0, 0];
  return spanOf(source, base + start, base + end);
}

export function nullScalar(span: Span): YamlScalar {
  return { kind: 'scalar', value: null, text: '', span, content: span, verbatim: true };
}
