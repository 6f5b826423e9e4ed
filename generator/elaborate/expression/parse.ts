/** Parses formulas and laws of the catalog. */

import type { RawFormula } from '../../language/forms/form.js';
import { syntaxTable } from '../../program/operations.js';
import { Reporter } from '../../source/diagnostic.js';
import { rememberedFor } from '../../source/remembered.js';
import type { Span } from '../../source/source.js';
import type { Expression } from '../../syntax/ast.js';
import type { LawText } from '../../syntax/law.js';
import { parseLaw } from '../../syntax/law.js';
import { parseFormula } from '../../syntax/parser.js';
import { vocabularyOf } from '../../units/unit-words.js';
import type { UnitTable } from '../../units/units.js';
import type { FigureContext } from './elaborate-number.js';
import type { Scope } from './scope.js';

/** Parses a formula. Reports `formula-escape` when YAML escapes hide its positions in the file. */
export function parseRaw(raw: RawFormula, { units, reporter }: FigureContext): Expression | null {
  const { expression, found } = parsedWith(units)(raw);
  reporter.take(found);
  return expression;
}

/** What a formula is, and the mistakes in it: parsed once, whoever reads it. */
const parsedWith = rememberedFor((units: UnitTable) =>
  rememberedFor(({ content, verbatim }: RawFormula) => {
    const reporter = new Reporter();
    if (!verbatim) reporter.report('formula-escape', content, { what: 'formula' });
    const expression = verbatim ? parseFormula(content, syntaxTable, reporter, vocabularyOf(units)) : null;
    return { expression, found: reporter.found };
  }),
);

/** Parses a part of a formula that was parsed before, without reports. */
export function parseAgain(part: Span): Expression | null {
  return parseFormula(part, syntaxTable, new Reporter());
}

/** Parses a law. Reports `formula-escape` as for a formula. */
export function parseLawIn({ content, verbatim }: RawFormula, { units, reporter }: FigureContext): LawText | null {
  if (verbatim) return parseLaw(content, syntaxTable, reporter, vocabularyOf(units));
  reporter.report('formula-escape', content, { what: 'law' });
  return null;
}

/** Parses a formula of a calculator. After a mistake, unused names are no longer reported. */
export function parseIn(raw: RawFormula, scope: Scope): Expression | null {
  const expression = parseRaw(raw, scope);
  if (expression === null) scope.used.isUnclear = true;
  return expression;
}
