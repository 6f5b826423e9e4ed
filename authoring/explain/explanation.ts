/** Explains a code for `check --explain CODE`: its meaning, an example, and how to mend it. */

import { didYouMean } from '../../generator/source/hint.js';
import type { DiagnosticCode } from '../../generator/source/messages.js';
import { messages } from '../../generator/source/messages.js';
import { quote } from '../../generator/source/suggest.js';

export interface Explanation {
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'advice';
  readonly meaning: string;
  readonly example: Example;
  readonly fix: string;
}

/** Examples by code, recorded from the fixtures of the checker: `examples.json`. */
export type Examples = Readonly<Record<DiagnosticCode, Example>>;

/** An example of a mistake, as the checker reports it. */
export interface Example {
  /** The message, the lines that it marks, and its hint. */
  readonly report: readonly string[];
  /** The marked lines after following the hint; empty when the hint has no edit. */
  readonly mended: readonly string[];
}

/** The explanation of a code; null when there is no such code. */
export function explanationOf(code: string, examples: Examples): Explanation | null {
  if (!isCode(code)) return null;
  const { severity, fix, meaning } = messages[code];
  return { code, severity, meaning, example: examples[code], fix };
}

function isCode(code: string): code is DiagnosticCode {
  return Object.hasOwn(messages, code);
}

export function renderExplanation({ code, severity, meaning, example, fix }: Explanation): string {
  const kind = severity === 'error' ? 'a mistake' : 'advice';
  const mended = example.mended.length === 0 ? [] : ['', 'Mended:', '', ...example.mended];
  const lines = [`${code} (${kind})`, '', meaning, '', 'For example:', '', ...example.report, ...mended];
  return [...lines, '', 'What helps:', '', `  ${fix}`].join('\n');
}

export function unknownCode(code: string): string {
  const hint = didYouMean(code, Object.keys(messages))?.hint ?? 'generated/diagnostics.md lists all codes.';
  return `There is no code ${quote(code)}. ${hint}`;
}
