/** Findings of `check` and `mutate` as annotations of a pull request on GitHub. */
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { isMistake } from '../../generator/source/diagnostic.js';
import type { Span } from '../../generator/source/source.js';
import { positionAt } from '../../generator/source/source.js';

/** A diagnostic, or a finding of another command, at a span of the catalog. */
export interface Finding {
  readonly level: 'error' | 'advice';
  /** Its kind, in lowercase with hyphens. */
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly span: Span;
}

export function findingOf(diagnostic: Diagnostic): Finding {
  const { code, message, hint, span } = diagnostic;
  return { level: isMistake(diagnostic) ? 'error' : 'advice', code, message, hint, span };
}

/** As many annotations of a level as GitHub shows for one step. */
const mostOfALevel = 10;

/**
 * Workflow commands, which GitHub shows at the lines of a pull request: ten mistakes and ten pieces of advice. The others
 * are lines of the log, after their number.
 */
export function annotationsOf(findings: readonly Finding[]): string {
  const first = (level: Finding['level']) => findings.filter((each) => each.level === level).slice(0, mostOfALevel);
  const shown = new Set([...first('error'), ...first('advice')]);
  const others = findings.filter((finding) => !shown.has(finding));
  const rest = others.length === 0 ? [] : [`and ${others.length} more:`, ...others.map(logLine)];
  return [...findings.filter((finding) => shown.has(finding)).map(annotationOf), ...rest].join('\n');
}

function annotationOf({ level, code, message, hint, span }: Finding): string {
  const { from, to } = positionsOf(span);
  // GitHub accepts columns only for a range within one line.
  const columns = from.line === to.line ? { col: from.column, endColumn: to.column } : {};
  const properties = { file: span.source.path, line: from.line, endLine: to.line, ...columns, title: code };
  const members = Object.entries(properties).map(([name, value]) => `${name}=${githubMember(String(value))}`);
  return `::${level === 'error' ? 'error' : 'notice'} ${members.join(',')}::${githubText(`${message}\n${hint}`)}`;
}

/** A finding where no annotation is left for it. */
function logLine({ level, code, message, span }: Finding): string {
  const { from } = positionsOf(span);
  return `${span.source.path}:${from.line}:${from.column} - ${level} ${code}: ${message.replaceAll('\n', ' ')}`;
}

function githubText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}

function githubMember(text: string): string {
  return githubText(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
}

/** One-based positions of both ends of a span. */
function positionsOf({ source, start, end }: Span) {
  return { from: positionAt(source, start), to: positionAt(source, end) };
}
