/** Summarizes a check: the closing line, and whether it fails. */

import type { Catalog } from '../../generator/model/catalog.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { isMistake } from '../../generator/text/diagnostic.js';
import { meanings } from '../../generator/text/meanings.js';
import type { DiagnosticCode } from '../../generator/text/messages.js';
import type { Paint } from '../../generator/text/paint.js';
import { countDiagnostics, renderDiagnostics } from '../../generator/text/render.js';
import type { CompilerOptions } from './caller.js';

/** The closing line for a catalog without mistakes. */
export function inOrder({ calculators }: Catalog): string {
  return `The catalog is in order: ${calculators.length} ${calculators.length === 1 ? 'calculator' : 'calculators'}.\n`;
}

/** True when the diagnostics fail the command. */
export function isRefused(diagnostics: readonly Diagnostic[], { strict }: Pick<CompilerOptions, 'strict'>): boolean {
  return diagnostics.some(isMistake) || (strict && diagnostics.length > 0);
}

/** All mistakes as a person reads them, and how many there are. */
export function renderMistakes(diagnostics: readonly Diagnostic[], paint?: Paint): string {
  return `${renderDiagnostics(diagnostics, paint)}\n\n${countDiagnostics(diagnostics)}\n`;
}

/** As much advice of one kind as a person reads; more of it waits for somebody who asks. */
const mostOfAKind = 5;

/** The same, with much advice of one kind as a line each; `isWhole` shows all of it. */
export function renderInBrief(diagnostics: readonly Diagnostic[], isWhole: boolean, paint?: Paint): string {
  const kinds = new Map<DiagnosticCode, number>();
  for (const found of diagnostics) if (!isMistake(found)) kinds.set(found.code, (kinds.get(found.code) ?? 0) + 1);
  const many = [...kinds].filter(([, count]) => !isWhole && count > mostOfAKind);
  if (many.length === 0) return renderMistakes(diagnostics, paint);
  const shown = diagnostics.filter(({ code }) => !many.some(([each]) => each === code));
  const brief = many.map(([code, count]) => `advice ${code}: ${count} places, which --strict lists. ${meanings[code]}`);
  const parts = [...(shown.length === 0 ? [] : [renderDiagnostics(shown, paint)]), ...brief];
  return `${parts.join('\n\n')}\n\n${countDiagnostics(diagnostics)}\n`;
}
