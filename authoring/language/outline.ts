/** Outlines the keys and values of a YAML text as far as possible, even while it is incomplete. */

export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A key with its value, or an item of a list. */
export interface OutlineNode {
  /** The keys that lead to it, including its own; items of lists by index from 0. */
  readonly path: readonly string[];
  /** Null for items of lists. */
  readonly key: Range | null;
  /** The text of a single value without quotes, or all of a group. */
  readonly value: Range;
  readonly kind: 'scalar' | 'group' | 'list';
  /** True for flow style, in braces or brackets. */
  readonly isFlow: boolean;
}

interface Open {
  readonly indent: number;
  readonly path: readonly string[];
  items: number;
}

interface Scan {
  readonly text: string;
  readonly nodes: OutlineNode[];
  /** The open groups that the next line may belong to, outermost first. */
  readonly open: Open[];
}

/** All keys and items of an entry or a file, in order. */
export function outlineOf(text: string): readonly OutlineNode[] {
  const scan: Scan = { text, nodes: [], open: [{ indent: -1, path: [], items: 0 }] };
  let at = 0;
  while (at < text.length) at = readLine(at, scan);
  return scan.nodes;
}

/** Reads the line at an offset with its continuation lines; returns the start of the next line. */
function readLine(start: number, scan: Scan): number {
  const end = lineEnd(scan.text, start);
  const indent = indentAt(scan.text, start);
  const at = start + indent;
  if (at >= end || scan.text.charAt(at) === '#' || scan.text.charAt(at) === '\r') return end + 1;
  return readItem(at, indent, scan) ?? readPair(at, indent, scan);
}

/** Reads `- ` and the value after it; null when the line is not an item. */
function readItem(at: number, indent: number, scan: Scan): number | null {
  if (!/^-(?:\s|$)/.test(scan.text.slice(at, at + 2))) return null;
  // A list may have the same indentation as its key.
  closeTo(indent + 1, scan);
  const owner =
    scan.open.findLast((open) => open.indent <= indent && !open.path.at(-1)?.startsWith('#')) ?? scan.open[0];
  if (owner === undefined) return null;
  while (scan.open.at(-1) !== owner) scan.open.pop();
  const path = [...owner.path, String(owner.items)];
  owner.items += 1;
  scan.open.push({ indent: indent + 1, path, items: 0 });
  const inner = at + 1 + (/^[ ]*/.exec(scan.text.slice(at + 1, lineEnd(scan.text, at)))?.[0].length ?? 0);
  if (keyAt(scan.text, inner) !== null) {
    scan.nodes.push(blockNode({ path, key: null }, inner, lineEnd(scan.text, at), 'group'));
    return readPair(inner, indent + inner - at, scan);
  }
  return readValue(inner, indent, { path, key: null }, scan);
}

/** Reads `key: value`, or a word that will become a key. */
function readPair(at: number, indent: number, scan: Scan): number {
  closeTo(indent, scan);
  const parent = scan.open.at(-1)?.path ?? [];
  const key = keyAt(scan.text, at);
  if (key === null) {
    const end = lineEnd(scan.text, at);
    const word = { start: at, end: at + scan.text.slice(at, end).trimEnd().length };
    const path = [...parent, scan.text.slice(word.start, word.end)];
    scan.nodes.push(blockNode({ path, key: word }, word.end, word.end));
    return end + 1;
  }
  const path = [...parent, key.name];
  scan.open.push({ indent, path, items: 0 });
  return readValue(skipBlanks(scan.text, key.behind), indent, { path, key: key.range }, scan);
}

/** Closes the groups that are indented as deep as the line or deeper. */
function closeTo(indent: number, { open }: Scan): void {
  while (open.length > 1 && (open.at(-1)?.indent ?? 0) >= indent) open.pop();
}

/** A node by its path and key. */
type Named = Pick<OutlineNode, 'path' | 'key'>;

function blockNode(named: Named, start: number, end: number, kind: OutlineNode['kind'] = 'scalar'): OutlineNode {
  return { ...named, value: { start, end }, kind, isFlow: false };
}

/** Reads the value after a key or a dash; returns the start of the line below it. */
function readValue(at: number, indent: number, named: Named, { text, nodes }: Scan): number {
  const end = lineEnd(text, at);
  const first = text.charAt(at);
  if (at < end && /[{[]/.test(first)) {
    const close = readFlow(text, at, blockEnd(text, at, indent), named, nodes);
    return lineEnd(text, close) + 1;
  }
  if (/^[|>][-+\d]*\s*(?:#.*)?$/.test(text.slice(at, end))) {
    const last = blockEnd(text, at, indent);
    const written = text.slice(0, last).replace(/\n\s*$/, '\n').length;
    nodes.push(blockNode(named, end + 1, Math.max(end + 1, written)));
    return last;
  }
  const isEmpty = at >= end || /[#\r]/.test(first);
  if (isEmpty) {
    const last = blockEnd(text, at, indent);
    nodes.push(blockNode(named, at, last, last > end + 1 ? 'group' : 'scalar'));
    return end + 1;
  }
  const value = scalarAt(text, at, /["']/.test(first) ? blockEnd(text, at, indent) : end, false);
  nodes.push(blockNode(named, value.range.start, value.range.end));
  return lineEnd(text, Math.max(value.behind - 1, at)) + 1;
}

/** The deepest nesting to read; anything deeper is left out. */
const deepest = 100;

/** Reads a group in braces or a list in brackets; returns the offset after it. */
function readFlow(text: string, at: number, limit: number, named: Named, nodes: OutlineNode[]): number {
  const { path } = named;
  const isList = text.charAt(at) === '[';
  const own = nodes.length;
  let [next, items] = [skipSpace(text, at + 1, limit), 0];
  while (next < limit && !/[}\]]/.test(text.charAt(next))) {
    const before = next;
    if (text.charAt(next) === ',') next++;
    else if (isList) next = readFlowValue(text, next, limit, { path: [...path, String(items++)], key: null }, nodes);
    else next = readFlowPair(text, next, limit, path, nodes);
    next = skipSpace(text, Math.max(next, before + 1), limit);
  }
  const end = Math.min(next + 1, limit);
  nodes.splice(own, 0, { ...named, value: { start: at, end }, kind: isList ? 'list' : 'group', isFlow: true });
  return end;
}

function readFlowPair(
  text: string,
  at: number,
  limit: number,
  parent: readonly string[],
  nodes: OutlineNode[],
): number {
  const key = scalarAt(text, at, limit, true);
  const path = [...parent, text.slice(key.range.start, key.range.end)];
  const colon = skipSpace(text, key.behind, limit);
  if (text.charAt(colon) !== ':') {
    const value = { start: key.range.end, end: key.range.end };
    nodes.push({ path, key: key.range, value, kind: 'scalar', isFlow: true });
    return key.behind;
  }
  return readFlowValue(text, skipSpace(text, colon + 1, limit), limit, { path, key: key.range }, nodes);
}

function readFlowValue(text: string, at: number, limit: number, named: Named, nodes: OutlineNode[]): number {
  if (/[{[]/.test(text.charAt(at)) && named.path.length < deepest) return readFlow(text, at, limit, named, nodes);
  const value = scalarAt(text, at, limit, true);
  nodes.push({ ...named, value: value.range, kind: 'scalar', isFlow: true });
  return value.behind;
}

/** Reads a quoted or plain text: its range, and the offset after it. */
function scalarAt(text: string, at: number, limit: number, isFlow: boolean): { range: Range; behind: number } {
  const mark = text.charAt(at);
  if (mark === '"' || mark === "'") {
    const close = closingQuote(text, at, limit);
    return { range: { start: at + 1, end: close }, behind: Math.min(close + 1, limit) };
  }
  const rest = text.slice(at, limit);
  const stop = rest.search(isFlow ? /,|[{}[\]]|:(?=[\s,}\]]|$)|\s#/ : /\s#|\r?$/);
  const end = at + (stop === -1 ? rest : rest.slice(0, stop)).trimEnd().length;
  return { range: { start: at, end }, behind: stop === -1 ? limit : at + stop };
}

function closingQuote(text: string, at: number, limit: number): number {
  const mark = text.charAt(at);
  for (let next = at + 1; next < limit; next++) {
    if (text.charAt(next) === '\\' && mark === '"') next++;
    else if (text.charAt(next) === mark && mark === "'" && text.charAt(next + 1) === mark) next++;
    else if (text.charAt(next) === mark) return next;
  }
  return limit;
}

/** Reads a key and its colon; null when no colon follows. */
function keyAt(text: string, at: number): { name: string; range: Range; behind: number } | null {
  const line = text.slice(at, lineEnd(text, at));
  const found = /^(?:"([^"]*)"|'([^']*)'|([^\s"'#{}[\],:][^#:]*?(?::[^\s#:][^#:]*?)*))\s*:(?=\s|$)/.exec(line);
  if (found === null) return null;
  const name = found[1] ?? found[2] ?? found[3] ?? '';
  const start = at + (found[3] === undefined ? 1 : 0);
  return { name, range: { start, end: start + name.length }, behind: at + found[0].length };
}

/** The start of the first line below an offset that is not indented deeper than `indent`. */
function blockEnd(text: string, at: number, indent: number): number {
  let next = lineEnd(text, at) + 1;
  while (next < text.length) {
    const end = lineEnd(text, next);
    const isBlank = /^\s*$/.test(text.slice(next, end));
    if (!isBlank && indentAt(text, next) <= indent) return next;
    next = end + 1;
  }
  return text.length;
}

export function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

export function lineStart(text: string, at: number): number {
  return text.lastIndexOf('\n', at - 1) + 1;
}

function indentAt(text: string, start: number): number {
  let at = start;
  while (text.charAt(at) === ' ') at++;
  return at - start;
}

function skipBlanks(text: string, at: number): number {
  let next = at;
  while (text.charAt(next) === ' ' || text.charAt(next) === '\t') next++;
  return next;
}

/** Skips blanks, line breaks and comments. */
function skipSpace(text: string, at: number, limit: number): number {
  let next = at;
  while (next < limit) {
    if (/\s/.test(text.charAt(next))) next++;
    else if (text.charAt(next) === '#' && /\s/.test(text.charAt(next - 1))) next = lineEnd(text, next);
    else break;
  }
  return Math.min(next, limit);
}

export function isPath(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index]);
}

/** The keys directly below a path. */
export function keysBelow(path: readonly string[], nodes: readonly OutlineNode[]): readonly string[] {
  return nodes.flatMap((node) => {
    const isBelow = node.key !== null && isPath(node.path.slice(0, -1), path);
    return isBelow ? [node.path.at(-1) ?? ''] : [];
  });
}

/** The names that a part of an entry declares, such as its `inputs`. */
export function declaredIn(nodes: readonly OutlineNode[], part: string): readonly string[] {
  return keysBelow([nodes[0]?.path[0] ?? '', part], nodes);
}
