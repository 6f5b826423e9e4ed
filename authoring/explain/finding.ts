/** Findings in the formats of other programs: GitHub annotations, SARIF 2.1.0 and reviewdog's rdjson. */
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { isMistake } from '../../generator/source/diagnostic.js';
import type { Edit } from '../../generator/source/hint.js';
import type { Span } from '../../generator/source/source.js';
import { lineText, positionAt } from '../../generator/source/source.js';

/** A diagnostic, or a finding of another command, at a span of the catalog. */
export interface Finding {
  readonly level: 'error' | 'advice';
  /** Its kind, in lowercase with hyphens. */
  readonly code: string;
  readonly message: string;
  readonly hint: string;
  readonly span: Span;
  readonly related: readonly { readonly span: Span; readonly label: string }[];
  /** The ways to mend it, likeliest first; a single one may still be a guess. */
  readonly edits?: readonly Edit[];
}

/** The formats by the names that `--format` takes. */
export const findingForms = { github: asGithub, sarif: asSarif, rdjson: asRdjson } as const;

export type FindingForm = keyof typeof findingForms;

export function findingOf(diagnostic: Diagnostic): Finding {
  const { code, message, hint, span, related, edit, choices } = diagnostic;
  const edits = edit === undefined ? choices : [edit];
  return { level: isMistake(diagnostic) ? 'error' : 'advice', code, message, hint, span, related, edits };
}

/** Workflow commands, which GitHub shows at the lines of a pull request. */
function asGithub(findings: readonly Finding[]): string {
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

function asSarif(findings: readonly Finding[]): string {
  const codes = [...new Set(findings.map(({ code }) => code))].sort();
  const log = {
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'reckoner', rules: codes.map((id) => ({ id })) } },
        columnKind: 'utf16CodeUnits',
        results: findings.map((finding) => sarifResult(finding, codes)),
      },
    ],
  };
  return JSON.stringify(log, null, 2);
}

function sarifResult({ level, code, message, hint, span, related, edits = [] }: Finding, codes: readonly string[]) {
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: level === 'error' ? 'error' : 'note',
    message: { text: `${message}\n${hint}` },
    locations: [{ physicalLocation: sarifLocation(span) }],
    ...(related.length === 0 ? {} : { relatedLocations: related.map(sarifRelated) }),
    ...(edits.length === 0 ? {} : { fixes: edits.map((edit) => sarifFix(edit, hint)) }),
  };
}

function sarifRelated({ span, label }: Finding['related'][number], index: number) {
  return { id: index, physicalLocation: sarifLocation(span), message: { text: label === '' ? 'see here' : label } };
}

function sarifFix({ span, text }: Edit, hint: string) {
  const replacements = [{ deletedRegion: sarifRegion(span), insertedContent: { text } }];
  return {
    description: { text: hint },
    artifactChanges: [{ artifactLocation: { uri: encodeURI(span.source.path) }, replacements }],
  };
}

function sarifLocation(span: Span) {
  return { artifactLocation: { uri: encodeURI(span.source.path) }, region: sarifRegion(span) };
}

function sarifRegion(span: Span) {
  const { from, to } = positionsOf(span);
  return { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column };
}

/** reviewdog counts columns in bytes of UTF-8. */
function asRdjson(findings: readonly Finding[]): string {
  const report = {
    source: { name: 'reckoner' },
    diagnostics: findings.map(({ level, code, message, hint, span, edits = [] }) => ({
      message: `${message}\n${hint}`,
      location: { path: span.source.path, range: byteRange(span) },
      severity: level === 'error' ? 'ERROR' : 'INFO',
      code: { value: code },
      ...(edits.length === 0
        ? {}
        : { suggestions: edits.map(({ span: at, text }) => ({ range: byteRange(at), text })) }),
    })),
  };
  return JSON.stringify(report, null, 2);
}

const encoder = new TextEncoder();

function byteRange(span: Span) {
  const inBytes = ({ line, column }: { line: number; column: number }) => ({
    line,
    column: encoder.encode(lineText(span.source, line).slice(0, column - 1)).length + 1,
  });
  const { from, to } = positionsOf(span);
  return { start: inBytes(from), end: inBytes(to) };
}

/** One-based positions of both ends of a span. */
function positionsOf({ source, start, end }: Span) {
  return { from: positionAt(source, start), to: positionAt(source, end) };
}
