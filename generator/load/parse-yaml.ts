/** From YAML to a tree that knows its places. The only file that reads YAML. */
import type { Document, Node, Pair, Scalar, YAMLError, YAMLMap, YAMLSeq } from 'yaml';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Reporter } from '../text/diagnostic.js';
import type { Source, Span } from '../text/source.js';
import { createSource, joinSpans, spanOf } from '../text/source.js';
import { entryTexts, sourceWith } from './entry-texts.js';
import { explainYamlError } from './explain-yaml-error.js';
import { reportForbidden } from './forbidden-yaml.js';
import type { FlowPiece } from './separated-figures.js';
import { reportSeparated } from './separated-figures.js';
import type { YamlEntry, YamlNode, YamlScalar } from './yaml-tree.js';

interface Context {
  readonly source: Source;
  readonly reporter: Reporter;
  /** Where something stands of which no more is known than that it is wrong. */
  readonly broken: Span[];
}

/**
 * Reads one YAML document. Reports `yaml-syntax`, `duplicate-key`, `alias-not-allowed` and `tag-not-allowed`;
 * null when the text is not a document at all, so that nothing further can be said of it.
 */
export function parseYaml(source: Source, reporter: Reporter): YamlNode | null {
  if (reportForbidden(source, reporter)) return null;
  const document = readDocument(source);
  const error = errorOf(document);
  if (error !== undefined) return reportError(error, source, source, reporter);
  const context: Context = { source, reporter, broken: [] };
  const node = convertRoot(document, context);
  return context.broken.length === 0 ? node : null;
}

/** The entries of a file, and the names of those that could not be read. */
export interface ParsedEntries {
  readonly node: YamlNode;
  readonly broken: readonly string[];
}

/** Reads a file of entries. What cannot be read of one entry hides nothing of the others; null as in `parseYaml`. */
export function parseEntries(source: Source, reporter: Reporter): ParsedEntries | null {
  if (reportForbidden(source, reporter)) return null;
  const whole = readDocument(source);
  const error = errorOf(whole);
  if (error === undefined) return convertEntries(whole, [], { source, reporter, broken: [] });
  const entries = entryTexts(source);
  const failing = entries.filter(({ start, end }) =>
    errorOf(readDocument(createSource('', source.text.slice(start, end)))),
  );
  const rest = readDocument(
    sourceWith(
      source,
      entries.filter((entry) => !failing.includes(entry)),
    ),
  );
  if (failing.length === 0 || errorOf(rest) !== undefined) return reportError(error, source, source, reporter);
  for (const entry of failing) {
    const alone = sourceWith(source, [entry]);
    const own = errorOf(readDocument(alone));
    if (own !== undefined) reportError(own, alone, source, reporter);
  }
  const names = failing.map(({ name }) => name);
  if (failing.length === entries.length) return null;
  return convertEntries(rest, names, { source, reporter, broken: [] });
}

function convertEntries(document: Document.Parsed, names: readonly string[], context: Context): ParsedEntries {
  const node = convertRoot(document, context);
  if (node.kind !== 'map' || context.broken.length === 0) return { node, broken: names };
  const isBroken = ({ keySpan, value }: YamlEntry) =>
    context.broken.some(({ start }) => start >= keySpan.start && start <= value.span.end);
  const broken = [...node.entries.values()].filter(isBroken).map(({ key }) => key);
  const entries = new Map([...node.entries].filter(([key]) => !broken.includes(key)));
  return { node: { ...node, entries }, broken: [...names, ...broken] };
}

function readDocument(source: Source): Document.Parsed {
  return parseDocument(source.text, { prettyErrors: false, schema: 'core', stringKeys: true, uniqueKeys: false });
}

function errorOf(document: Document.Parsed): YAMLError | undefined {
  return [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0])[0];
}

/** Explains an error from the text that was read, at its place in the file. */
function reportError(error: YAMLError, read: Source, source: Source, reporter: Reporter): null {
  const { span, reason, details } = explainYamlError(error, read);
  const inFile = ({ start, end }: Span) => spanOf(source, start, end);
  const edit = details.edit && { ...details.edit, span: inFile(details.edit.span) };
  reporter.report('yaml-syntax', inFile(span), { reason }, { ...details, edit });
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

/** The pairs of a map, less those that only a comma or a colon in braces has made. */
function wholePairs(node: YAMLMap, context: Context): readonly Pair[] {
  const pairs = node.items as Pair[];
  if (node.flow !== true) return pairs;
  const spans = pairs.map((pair) => pairSpans(pair, context));
  const broken = new Set(reportSeparated(spans, false, context.reporter));
  context.broken.push(...broken);
  return pairs.filter((_, index) => !broken.has(spans[index]?.span ?? wholeSpan(context)));
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

function wholeSpan({ source }: Context): Span {
  return spanOf(source, 0, source.text.length);
}

function convertPairs(pairs: readonly Pair[], context: Context): ReadonlyMap<string, YamlEntry> {
  const entries = new Map<string, YamlEntry>();
  for (const pair of pairs) {
    const entry = convertPair(pair, context);
    const first = entries.get(entry.key);
    if (first === undefined) entries.set(entry.key, entry);
    else reportDuplicate(first, entry, context);
  }
  return entries;
}

function convertPair(pair: Pair, context: Context): YamlEntry {
  const keyNode = pair.key as Scalar;
  const keySpan = spanOfNode(keyNode, context);
  const value = pair.value === null ? nullScalar(keySpan) : convert(pair.value as Node, context);
  return { key: String(keyNode.value), keySpan, value };
}

function reportDuplicate(first: YamlEntry, second: YamlEntry, { reporter }: Context): void {
  const related = [{ span: first.keySpan, label: 'first here' }];
  reporter.report('duplicate-key', second.keySpan, { name: second.key }, { label: 'and again here', related });
}

function convertScalar(node: Scalar, span: Span, context: Context): YamlScalar {
  if (node.type === 'PLAIN' && typeof node.value === 'string') reportComment(node.value, span, context);
  const content = contentSpan(node, span);
  const value = plainValue(node);
  const text = typeof value === 'string' ? value : (node.source ?? '');
  return { kind: 'scalar', value, text, span, content, verbatim: isVerbatim(node, content) };
}

/** `Slab #2 Calculator` is cut at its ` #`: what follows directly on the sign is no comment that anybody meant. */
function reportComment(text: string, { source, start, end }: Span, { reporter, broken }: Context): void {
  const [comment] = /^[ \t]+#[^\s#!].*/.exec(source.text.slice(end, end + 1000)) ?? [];
  if (comment === undefined) return;
  const span = spanOf(source, start, start + source.text.slice(start, end).length + comment.trimEnd().length);
  reporter.report('comment-in-text', span, { found: comment.trim() }, { hint: commentHint(text, comment) });
  broken.push(span);
}

/** A number behind the sign belongs to the text; a word is more often a comment that lacks its space. */
function commentHint(text: string, comment: string): string {
  const whole = `${text}${comment}`.trimEnd();
  const mark = whole.includes('"') ? "'" : '"';
  if (/#\d/.test(comment)) return `Write \`${mark}${whole}${mark}\`.`;
  return `Write \`${text}${comment.replace('#', '# ').trimEnd()}\` for a comment, or put quotes around all of it.`;
}

const decimal = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

/** YAML also reads `0x10`, `.inf` and `.nan` as numbers. Here they are text, so that nobody calculates with them. */
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
  const written = content.source.text.slice(content.start, content.end);
  if (node.type === 'QUOTE_DOUBLE') return !written.includes('\\');
  return node.type !== 'QUOTE_SINGLE' || !written.includes("''");
}

function spanOfNode(node: Node, { source }: Context): Span {
  const [start, end] = node.range ?? [0, 0];
  return spanOf(source, start, end);
}

function nullScalar(span: Span): YamlScalar {
  return { kind: 'scalar', value: null, text: '', span, content: span, verbatim: true };
}
