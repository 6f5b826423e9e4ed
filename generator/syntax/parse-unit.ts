/** Parses units: products of names and whole powers. */
import type { Span } from '../source/source.js';
import { spanOf } from '../source/source.js';
import type { UnitExpression, UnitExpressionFactor } from './ast.js';

/** Parses a unit whose extent is known: from the lexer, or from a `unit:` key of the catalog. */
export function parseUnit(content: Span): UnitExpression {
  const text = content.source.text.slice(content.start, content.end);
  const factors: UnitExpressionFactor[] = [];
  for (const found of text.matchAll(/([*/]?)([A-Za-z%][A-Za-z0-9_]*)(?:\^(-?\d+))?/g)) {
    const [whole, join = '', name = '', exponent = '1'] = found;
    const start = content.start + found.index + join.length;
    const span = spanOf(content.source, start, content.start + found.index + whole.length);
    factors.push({ name, power: Number(exponent) * (join === '/' ? -1 : 1), span });
  }
  return { factors, span: content };
}
