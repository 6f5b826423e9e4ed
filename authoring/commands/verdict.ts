/** Summarizes a check: the closing line, and whether it fails. */

import type { Catalog } from '../../generator/model/catalog.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { isMistake } from '../../generator/text/diagnostic.js';
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
