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

/** Workflow commands, which GitHub shows at the lines of a pull request. */
export function annotationsOf(findings: readonly Finding[]): string {
  return findings
    .map(({ level, code, message, hint, span }) => {
      const { from, to } = positionsOf(span);
      // GitHub accepts columns only for a range within one line.
      const columns = from.line === to.line ? { col: from.column, endColumn: to.column } : {};
      const properties = { file: span.source.path, line: from.line, endLine: to.line, ...columns, title: code };
      const members = Object.entries(properties).map(([name, value]) => `${name}=${githubMember(String(value))}`);
      return `::${level === 'error' ? 'error' : 'notice'} ${members.join(',')}::${githubText(`${message}\n${hint}`)}`;
    })
    .join('\n');
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
