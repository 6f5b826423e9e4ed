import type { Document, Node, Pair, Scalar, YAMLError } from 'yaml';
import { isAlias, isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Reporter } from '../text/diagnostic.js';
import type { Source, Span } from '../text/source.js';
import { spanOf } from '../text/source.js';
import type { YamlEntry, YamlNode, YamlScalar } from './yaml-tree.js';

interface Context {
  readonly source: Source;
  readonly reporter: Reporter;
}

/**
 * Reads one YAML document. Reports `yaml-syntax`, `duplicate-key`, `alias-not-allowed` and `tag-not-allowed`;
 * null when the text is not a document at all, so that nothing further can be said of it.
 */
export function parseYaml(source: Source, reporter: Reporter): YamlNode | null {
  const context = { source, reporter };
  const document = parseDocument(source.text, {
    prettyErrors: false,
    stringKeys: true,
    uniqueKeys: false,
    merge: false,
  });
  for (const error of [...document.errors, ...document.warnings]) reportSyntax(error, context);
  if (document.errors.length > 0) return null;
  return convertRoot(document, context);
}

/** Only the first error at a place is told: those behind it are usually its echo. */
function reportSyntax(error: YAMLError, { source, reporter }: Context): void {
  const [start, end] = error.pos;
  const reason = plainReasons[error.code] ?? error.message;
  const hint =
    error.code === 'BAD_INDENT' || error.code === 'MULTILINE_IMPLICIT_KEY' || error.code === 'MISSING_CHAR'
      ? 'Compare the spaces at the start of this line with those of the lines around it.'
      : undefined;
  reporter.report('yaml-syntax', spanOf(source, start, Math.max(end, start + 1)), { reason }, { hint });
}

/** What the parser's codes mean to somebody who does not know YAML's grammar. */
const plainReasons: Readonly<Record<string, string>> = {
  BAD_INDENT: 'this line is not indented like the lines it belongs to.',
  MULTILINE_IMPLICIT_KEY: 'a name and its colon must stand on one line; perhaps the indentation is wrong.',
  TAB_AS_INDENT: 'a tab is used for indentation; use spaces.',
  MISSING_CHAR: 'something is missing here, perhaps a colon, a comma or a closing quote or bracket.',
  UNEXPECTED_TOKEN: 'this does not belong here.',
  BLOCK_AS_IMPLICIT_KEY: 'text with a colon in it must be in quotes.',
  NON_STRING_KEY: 'a name must be text.',
};

function convertRoot(document: Document.Parsed, context: Context): YamlNode {
  const empty: YamlNode = { kind: 'map', span: spanOf(context.source, 0, 0), entries: new Map() };
  return document.contents === null ? empty : convert(document.contents, context);
}

function convert(node: Node | null, context: Context): YamlNode {
  if (node !== null && isAlias(node)) {
    context.reporter.report('alias-not-allowed', spanOfNode(node, context), {});
    return nullScalar(spanOfNode(node, context));
  }
  if (node === null) return nullScalar(spanOf(context.source, 0, 0));
  refuseAnchorsAndTags(node, context);
  if (isMap(node))
    return { kind: 'map', span: spanOfNode(node, context), entries: convertPairs(node.items as Pair[], context) };
  if (isSeq(node)) {
    return {
      kind: 'sequence',
      span: spanOfNode(node, context),
      items: node.items.map((item) => convert(item as Node, context)),
    };
  }
  return isScalar(node) ? convertScalar(node, context) : nullScalar(spanOfNode(node, context));
}

function refuseAnchorsAndTags(node: Node, context: Context): void {
  const anchor = 'anchor' in node ? node.anchor : undefined;
  if (anchor !== undefined) context.reporter.report('alias-not-allowed', spanOfNode(node, context), {});
  if (node.tag !== undefined && !node.tag.startsWith('tag:yaml.org,2002:')) reportTag(node, context);
  else if (hasWrittenTag(node, context)) reportTag(node, context);
}

function reportTag(node: Node, context: Context): void {
  context.reporter.report('tag-not-allowed', spanOfNode(node, context), {});
}

/** A resolved tag is also set by the parser itself, so the token before the value tells whether one was written. */
function hasWrittenTag(node: Node, { source }: Context): boolean {
  const start = node.range?.[0] ?? 0;
  return source.text[start] === '!';
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
  if (keyNode.source === '<<') context.reporter.report('alias-not-allowed', keySpan, {});
  const value = pair.value === null ? nullScalar(keySpan) : convert(pair.value as Node, context);
  return { key: String(keyNode.value), keySpan, value };
}

function reportDuplicate(first: YamlEntry, second: YamlEntry, { reporter }: Context): void {
  const related = [{ span: first.keySpan, label: 'first here' }];
  reporter.report('duplicate-key', second.keySpan, { name: second.key }, { label: 'and again here', related });
}

function convertScalar(node: Scalar, context: Context): YamlScalar {
  const span = spanOfNode(node, context);
  const content = contentSpan(node, span);
  const value = node.value as YamlScalar['value'];
  const text = typeof value === 'string' ? value : (node.source ?? '');
  return { kind: 'scalar', value, text, span, content, verbatim: isVerbatim(node, content) };
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
