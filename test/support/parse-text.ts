import type { Expression } from '../../generator/formula/ast.js';
import { parseFormula } from '../../generator/formula/parser.js';
import { syntaxTable } from '../../generator/model/operations.js';
import type { Diagnostic } from '../../generator/text/diagnostic.js';
import { Reporter } from '../../generator/text/diagnostic.js';
import { createSource, spanOf } from '../../generator/text/source.js';

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
