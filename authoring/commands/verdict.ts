/** Checks for commands, and summaries of them: the messages, the closing line, and whether it fails. */
import type { CatalogPlace } from '../../cli/command/catalog-folder.js';
import { check } from '../../generator/compile.js';
import type { Catalog } from '../../generator/program/catalog.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { isMistake, Reporter } from '../../generator/source/diagnostic.js';
import type { DiagnosticCode } from '../../generator/source/messages.js';
import { messages } from '../../generator/source/messages.js';
import type { Paint } from '../../generator/source/paint.js';
import { countDiagnostics, renderDiagnostics, renderJson } from '../../generator/source/render.js';
import { annotationsOf, findingOf } from '../explain/finding.js';
import type { CatalogWithSources } from '../sample/catalog-with-sources.js';
import { openCatalogWithSources } from '../sample/catalog-with-sources.js';
import type { Caller } from './caller.js';
import { readSources } from './files.js';

/** The closing line for a catalog without mistakes. */
export function inOrder({ calculators }: Catalog): string {
  return `The catalog is in order: ${calculators.length} ${calculators.length === 1 ? 'calculator' : 'calculators'}.\n`;
}

/** True when the diagnostics fail the command. */
export function isRefused(diagnostics: readonly Diagnostic[], { strict }: { readonly strict: boolean }): boolean {
  return diagnostics.some(isMistake) || (strict && diagnostics.length > 0);
}

/** Tells mistakes and advice in the format that was asked for. */
export function report(
  diagnostics: readonly Diagnostic[],
  { format, strict = false }: { readonly format: 'text' | 'json' | 'github'; readonly strict?: boolean },
  { say, complain, paint }: Caller,
): void {
  if (format === 'json') say(`${renderJson(diagnostics)}\n`);
  else if (diagnostics.length === 0) return;
  else if (format === 'github') say(`${annotationsOf(diagnostics.map(findingOf))}\n`);
  else complain(renderInBrief(diagnostics, strict, paint));
}

/** All mistakes as a person reads them, and how many there are. */
export function renderMistakes(diagnostics: readonly Diagnostic[], paint?: Paint): string {
  return `${renderDiagnostics(diagnostics, paint)}\n\n${countDiagnostics(diagnostics)}\n`;
}

/** The most advice of one kind to show in full; `--strict` shows all. */
const mostOfAKind = 5;

/** The catalog with its sources; null after reporting its mistakes. */
export function openedCatalog({ root, catalog }: CatalogPlace, { complain }: Caller): CatalogWithSources | null {
  const reporter = new Reporter();
  const opened = openCatalogWithSources(readSources(root, catalog), reporter);
  if (opened === null) complain(renderMistakes(reporter.sorted().filter(isMistake)));
  return opened;
}

/** The checked catalog, with its advice reported; null after reporting its mistakes. */
export function checkedCatalog({ root, catalog }: CatalogPlace, { complain, paint }: Caller): Catalog | null {
  const { catalog: checked, diagnostics } = check(readSources(root, catalog));
  if (diagnostics.length > 0) complain(renderInBrief(diagnostics, false, paint));
  return checked;
}

/** All mistakes, with much advice of one kind as a line each; `isWhole` shows all of it. */
export function renderInBrief(diagnostics: readonly Diagnostic[], isWhole: boolean, paint?: Paint): string {
  const kinds = new Map<DiagnosticCode, number>();
  for (const found of diagnostics) if (!isMistake(found)) kinds.set(found.code, (kinds.get(found.code) ?? 0) + 1);
  const many = [...kinds].filter(([, count]) => !isWhole && count > mostOfAKind);
  if (many.length === 0) return renderMistakes(diagnostics, paint);
  const shown = diagnostics.filter(({ code }) => !many.some(([each]) => each === code));
  const brief = many.map(
    ([code, count]) => `advice ${code}: ${count} places, which --strict lists. ${messages[code].meaning}`,
  );
  const parts = [...(shown.length === 0 ? [] : [renderDiagnostics(shown, paint)]), ...brief];
  return `${parts.join('\n\n')}\n\n${countDiagnostics(diagnostics)}\n`;
}
