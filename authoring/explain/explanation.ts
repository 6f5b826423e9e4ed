/** Explains a code for `check --explain CODE`: its meaning, an example, and how to mend it. */

import { meanings } from '../../generator/text/meanings.js';
import type { DiagnosticCode } from '../../generator/text/messages.js';
import { messages } from '../../generator/text/messages.js';
import { didYouMean, quote } from '../../generator/text/suggest.js';
import type { Example } from './example.js';
import { examplesFromA } from './examples-a-to-e.js';
import { examplesFromF } from './examples-f-to-o.js';
import { examplesFromP } from './examples-p-to-t.js';
import { examplesFromU } from './examples-u-to-z.js';

export interface Explanation {
  readonly code: DiagnosticCode;
  readonly severity: 'error' | 'advice';
  readonly meaning: string;
  readonly example: Example;
  readonly fix: string;
}

/** An example of each code, recorded from the fixtures of the checker; a test keeps them in step. */
export const examples: Readonly<Record<DiagnosticCode, Example>> = {
  ...examplesFromA,
  ...examplesFromF,
  ...examplesFromP,
  ...examplesFromU,
};

/** The explanation of a code; null when there is no such code. */
export function explanationOf(code: string): Explanation | null {
  if (!isCode(code)) return null;
  const { severity, fix } = messages[code];
  return { code, severity, meaning: meanings[code], example: examples[code], fix };
}

function isCode(code: string): code is DiagnosticCode {
  return Object.hasOwn(messages, code);
}

/** The explanation as text. */
export function renderExplanation({ code, severity, meaning, example, fix }: Explanation): string {
  const kind = severity === 'error' ? 'a mistake' : 'advice';
  const mended = example.mended.length === 0 ? [] : ['', 'Mended:', '', ...example.mended];
  const lines = [`${code} (${kind})`, '', meaning, '', 'For example:', '', ...example.report, ...mended];
  return [...lines, '', 'What helps:', '', `  ${fix}`].join('\n');
}

/** The message for an unknown code. */
export function unknownCode(code: string): string {
  const hint = didYouMean(code, Object.keys(messages)) ?? 'generated/diagnostics.md lists all codes.';
  return `There is no code ${quote(code)}. ${hint}`;
}
