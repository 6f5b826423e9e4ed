/** Applies the fixes that are certain. */
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { isMistake } from '../../generator/source/diagnostic.js';
import { withSplices } from '../yaml/edit-yaml.js';
import type { Fix } from './fixes.js';
import { fixesOf } from './fixes.js';
import type { LanguageService } from './language-service.js';

/** The most fixes to try, so that fixes that undo each other end. */
const most = 1000;

/**
 * Applies certain fixes to the texts of a language service, one after the other, and returns those it made. Undoes a fix
 * that does not mend its mistake or that causes others.
 */
export function mendAll(service: LanguageService): readonly Fix[] {
  const made: Fix[] = [];
  const vain = new Set<string>();
  for (let count = 0; count < most; count++) {
    const { diagnostics } = service.prove();
    const fix = diagnostics.flatMap(fixesOf).find((each) => each.isCertain && !vain.has(keyOf(each)));
    if (fix === undefined) break;
    if (tryFix(fix, diagnostics, service)) made.push(fix);
    else vain.add(keyOf(fix));
  }
  return made;
}

function tryFix({ diagnostic, edit }: Fix, before: readonly Diagnostic[], service: LanguageService): boolean {
  const { path, text } = edit.span.source;
  service.change(path, withSplices(text, [{ ...edit.span, text: edit.text }]));
  const after = service.prove().diagnostics;
  // A file that cannot be read hides its other mistakes.
  const isBetter = diagnostic.code === 'yaml-syntax' || mistakes(after) < mistakes(before) || !isMistake(diagnostic);
  const isHealed = isBetter && count(after, diagnostic) < count(before, diagnostic);
  if (!isHealed) service.change(path, text);
  return isHealed;
}

function mistakes(diagnostics: readonly Diagnostic[]): number {
  return diagnostics.filter(isMistake).length;
}

/** Number of times that a file has the same message. */
function count(diagnostics: readonly Diagnostic[], { code, message, span }: Diagnostic): number {
  const isSame = (each: Diagnostic) =>
    each.code === code && each.message === message && each.span.source.path === span.source.path;
  return diagnostics.filter(isSame).length;
}

function keyOf({ diagnostic: { code, message, span }, edit }: Fix): string {
  return JSON.stringify([span.source.path, span.start, code, message, edit.text]);
}
