/** Diagnostics as text for people and as JSON for programs. */
import type { Diagnostic, Related } from './diagnostic.js';
import { isMistake } from './diagnostic.js';
import type { Edit } from './hint.js';
import type { Paint } from './paint.js';
import { unpainted } from './paint.js';
import type { Span } from './source.js';
import { lineText, positionAt } from './source.js';

/**
 * Diagnostics as text, one clickable line each and then the source:
 *
 *     catalog/calculators.yaml:41:14 - error unknown-name: There is no `lenght` here.
 *      41 |     volume: lenght * width
 *         |             ~~~~~~
 *      hint: Did you mean `length`?
 */
export function renderDiagnostics(diagnostics: readonly Diagnostic[], paint: Paint = unpainted): string {
  return diagnostics.map((found) => renderDiagnostic(found, paint)).join('\n\n');
}

/** "1 mistake and 2 pieces of advice." */
export function countDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const mistakes = diagnostics.filter(isMistake).length;
  const advice = diagnostics.length - mistakes;
  const counts = [
    ...(mistakes === 0 ? [] : [mistakes === 1 ? '1 mistake' : `${mistakes} mistakes`]),
    ...(advice === 0 ? [] : [advice === 1 ? '1 piece of advice' : `${advice} pieces of advice`]),
  ];
  return `${counts.join(' and ')}.`;
}

/** Diagnostics as a JSON array of objects with one-based lines and columns. */
export function renderJson(diagnostics: readonly Diagnostic[]): string {
  return JSON.stringify(diagnostics.map(diagnosticAsJson), null, 2);
}

/** A diagnostic as programs get it. */
export function diagnosticAsJson(found: Diagnostic) {
  return {
    code: found.code,
    severity: found.severity,
    message: found.message,
    ...location(found.span),
    ...(found.label === undefined ? {} : { label: found.label }),
    related: found.related.map(({ span, label }) => ({ ...location(span), label })),
    hint: found.hint,
    ...(found.edit === undefined ? {} : { edit: located(found.edit) }),
    ...(found.choices.length === 0 ? {} : { choices: found.choices.map(located) }),
  };
}

function located({ span, text }: Edit) {
  return { ...location(span), text };
}

function location(span: Span) {
  const start = positionAt(span.source, span.start);
  const end = positionAt(span.source, span.end);
  return { file: span.source.path, line: start.line, column: start.column, endLine: end.line, endColumn: end.column };
}

/** A marked span with a headline in the form of a diagnostic, for other reports. */
export function renderMark(span: Span, kind: string, message: string, label: string): string {
  const { line } = positionAt(span.source, span.start);
  const marks = renderMarks([{ span, label }], String(line).length, unpainted);
  return [`${fileLocation(span)} - ${kind}: ${message}`, ...marks].join('\n');
}

function renderDiagnostic(found: Diagnostic, paint: Paint): string {
  const { severity, code, message } = found;
  const head = `${paint('place', fileLocation(found.span))} - ${paint(severity, `${severity} ${code}`)}: ${message}`;
  return [head, ...renderFrame(found, paint), `  ${paint('hint', 'hint:')} ${found.hint}`].join('\n');
}

/** Every marked span in the order of the file; a line with several marks is printed once. */
function renderFrame(found: Diagnostic, paint: Paint): readonly string[] {
  const marks: Related[] = [{ span: found.span, label: found.label ?? '' }, ...found.related];
  const here = marks.filter(({ span }) => span.source === found.span.source);
  const elsewhere = marks.filter(({ span }) => span.source !== found.span.source);
  here.sort((a, b) => a.span.start - b.span.start);
  const width = Math.max(...marks.map(({ span }) => String(positionAt(span.source, span.start).line).length));
  return [
    ...renderMarks(here, width, paint),
    ...elsewhere.flatMap((mark) => [
      ` ${paint('place', fileLocation(mark.span))}`,
      ...renderMarks([mark], width, paint),
    ]),
  ];
}

function fileLocation(span: Span): string {
  const { line, column } = positionAt(span.source, span.start);
  return `${span.source.path}:${line}:${column}`;
}

function renderMarks(marks: readonly Related[], width: number, paint: Paint): readonly string[] {
  let shown = '';
  return marks.flatMap(({ span, label }) => {
    const { line, column } = positionAt(span.source, span.start);
    const { text, start } = excerpt(lineText(span.source, line), column - 1);
    const before = text.slice(0, column - 1 - start).replace(/[^\t]/g, ' ');
    const length = Math.max(1, Math.min(span.end - span.start, text.length - before.length));
    const mark = paint('mark', `${'~'.repeat(length)}${label === '' ? '' : ` ${label}`}`);
    const underline = `${paint('margin', ` ${' '.repeat(width)} |`)} ${before}${mark}`;
    const source = `${paint('margin', ` ${String(line).padStart(width)} |`)} ${text}`;
    const lines = source === shown ? [underline] : [source, underline];
    shown = source;
    return lines;
  });
}

const longestLine = 160;
const leadIn = 60;

/** A line, cut to the part around the mark when it is very long; `start` is the offset of that part. */
function excerpt(line: string, mark: number): { readonly text: string; readonly start: number } {
  if (line.length <= longestLine) return { text: line, start: 0 };
  const start = Math.max(0, Math.min(mark - leadIn, line.length - longestLine));
  return { text: line.slice(start, start + longestLine), start };
}
