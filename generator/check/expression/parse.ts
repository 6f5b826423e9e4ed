/** Formulas as text: parsed where they stand in the file. */
import type { Expression } from '../../formula/ast.js';
import type { LawText } from '../../formula/law.js';
import { parseLaw } from '../../formula/law.js';
import { parseFormula } from '../../formula/parser.js';
import type { RawFormula } from '../../load/raw-catalog.js';
import { syntaxTable } from '../../model/operations.js';
import { Reporter } from '../../text/diagnostic.js';
import type { Span } from '../../text/source.js';
import type { FigureContext } from './elaborate-number.js';
import type { Scope } from './scope.js';
import { vocabularyOf } from './unit-words.js';

/** A formula by itself. Reports `formula-escape` where its place in the file is lost to escapes. */
export function parseRaw(raw: RawFormula, { units, reporter }: FigureContext): Expression | null {
  if (raw.verbatim) return parseFormula(raw.content, syntaxTable, reporter, vocabularyOf(units));
  reporter.report('formula-escape', raw.content, { what: 'formula' });
  return null;
}

/** A part of a formula that has been read before, at its place. */
export function parseAgain(part: Span): Expression | null {
  return parseFormula(part, syntaxTable, new Reporter());
}

/** A law of a calculator. Reports `formula-escape` as for a formula. */
export function parseLawIn({ content, verbatim }: RawFormula, { units, reporter }: FigureContext): LawText | null {
  if (verbatim) return parseLaw(content, syntaxTable, reporter, vocabularyOf(units));
  reporter.report('formula-escape', content, { what: 'law' });
  return null;
}

/** A formula of a calculator. One that cannot be read leaves it unclear what it was meant to use. */
export function parseIn(raw: RawFormula, scope: Scope): Expression | null {
  const expression = parseRaw(raw, scope);
  if (expression === null) scope.used.isUnclear = true;
  return expression;
}
