import type { Document, Node, Pair, Scalar } from 'yaml';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import type { Reporter } from '../text/diagnostic.js';
import type { Source, Span } from '../text/source.js';
import { spanOf } from '../text/source.js';
import { explainYamlError } from './explain-yaml-error.js';
import { refuseYaml } from './refuse-yaml.js';
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
  if (refuseYaml(source, reporter)) return null;
  const document = parseDocument(source.text, {
    prettyErrors: false,
    schema: 'core',
    stringKeys: true,
    uniqueKeys: false,
  });
  const [error] = [...document.errors, ...document.warnings].sort((a, b) => a.pos[0] - b.pos[0]);
  if (error === undefined) return convertRoot(document, { source, reporter });
  const { span, reason, details } = explainYamlError(error, source);
  reporter.report('yaml-syntax', span, { reason }, details);
  return null;
}

function convertRoot(document: Document.Parsed, context: Context): YamlNode {
  return document.contents === null ? nullScalar(spanOf(context.source, 0, 0)) : convert(document.contents, context);
}

function convert(node: Node, context: Context): YamlNode {
  const span = spanOfNode(node, context);
  if (isMap(node)) return { kind: 'map', span, entries: convertPairs(node.items as Pair[], context) };
  if (isSeq(node)) return { kind: 'sequence', span, items: node.items.map((item) => convert(item as Node, context)) };
  return isScalar(node) ? convertScalar(node, span) : nullScalar(span);
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

function convertScalar(node: Scalar, span: Span): YamlScalar {
  const content = contentSpan(node, span);
  const value = plainValue(node);
  const text = typeof value === 'string' ? value : (node.source ?? '');
  return { kind: 'scalar', value, text, span, content, verbatim: isVerbatim(node, content) };
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
