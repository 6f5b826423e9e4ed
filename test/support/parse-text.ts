import { syntaxTable } from '../../generator/program/operations.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { createSource, spanOf } from '../../generator/source/source.js';
import type { Expression } from '../../generator/syntax/ast.js';
import { parseFormula } from '../../generator/syntax/parser.js';

export interface Parsed {
  readonly expression: Expression | null;
  readonly diagnostics: readonly Diagnostic[];
}

/** Parses a formula that stands between other text, as it does in a file. */
export function parseText(formula: string): Parsed {
  const source = createSource('formula', `answer: ${formula} # a comment`);
  const reporter = new Reporter();
  const expression = parseFormula(spanOf(source, 8, 8 + formula.length), syntaxTable, reporter);
  return { expression, diagnostics: reporter.sorted() };
}
