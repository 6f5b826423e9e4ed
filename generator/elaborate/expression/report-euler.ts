/** Reports `e ^ x`, as books write the exponential. */

import { writeAt } from '../../source/hint.js';
import { spanText } from '../../source/source.js';
import type { Infix } from '../../syntax/ast.js';
import type { Scope } from './scope.js';
import { visibleNames } from './scope.js';
import type { Value } from './value.js';
import { errorValue } from './value.js';

/** True for a power of `e` when nothing in scope is named `e`. */
export function isEuler({ symbol, left }: Infix, scope: Scope): boolean {
  return symbol === '^' && left.kind === 'name' && left.name === 'e' && !visibleNames(scope).includes(left.name);
}

/** Reports `unknown-name`, with the call to write, unless the exponent has a mistake of its own. */
export function reportEuler({ left, right, span }: Infix, exponent: Value, { reporter }: Scope): Value {
  if (exponent.kind === 'error') return errorValue;
  const written = spanText(right.span);
  const text = `exp${/^\([^()]*\)$/.test(written) ? written : `(${written})`}`;
  reporter.report('unknown-name', left.span, { name: 'e' }, writeAt(span, text));
  return errorValue;
}
