/** Reports calls of unknown functions, with what to write instead. */

import { functions } from '../../program/operations.js';
import type { Details } from '../../source/diagnostic.js';
import { suggestOrList, writeAt } from '../../source/hint.js';
import type { Span } from '../../source/source.js';
import { spanText } from '../../source/source.js';
import type { Call } from '../../syntax/ast.js';
import { functionHabits } from '../../syntax/habits.js';
import type { Scope } from './scope.js';
import type { Value } from './value.js';
import { errorValue } from './value.js';

/** Reports `unknown-function`. A name called by mistake counts as used. */
export function reportCall(call: Call, scope: Scope): Value {
  const { callee } = call;
  scope.reporter.report('unknown-function', callee.span, { name: callee.name }, detailsOf(call, scope));
  return errorValue;
}

function detailsOf(call: Call, scope: Scope): Details {
  const { name, span } = call.callee;
  const args = call.args.map((arg) => spanText(arg.span));
  const own = calledValue(call, args, scope);
  if (own !== null) return own;
  const habit = functionHabits.get(name.toLowerCase());
  const rewritten = habit?.rewrite(args) ?? null;
  // Rewrite a known spreadsheet function as a whole, its number of decimals as a multiple.
  if (habit !== undefined && rewritten !== null)
    return { ...writeAt(call.span, enclosed(rewritten, call.span)), isOnlyReading: habit.isSame };
  if (habit !== undefined) return { hint: habit.hint };
  const lower = name.toLowerCase();
  if (functions.has(lower)) return writeAt(span, lower);
  return suggestOrList(name, [...functions.keys()], 'Functions') ?? {};
}

/** The fix for a table, a schedule or a value written as a function; null for other names. */
function calledValue({ callee: { name }, span }: Call, args: readonly string[], scope: Scope): Details | null {
  const table = scope.tables.get(name);
  if (table !== undefined || scope.schedules.has(name)) {
    scope.used.lookups.add(name);
    for (const input of table?.inputs ?? []) scope.used.inputs.add(input);
    return writeAt(span, `${name}[${table?.inputs.join(', ') ?? args.join(', ')}]`);
  }
  if (!scope.inputs.has(name) && !scope.steps.has(name)) return null;
  (scope.inputs.has(name) ? scope.used.inputs : scope.used.steps).add(name);
  const isChange = args.length > 0 && args.every((arg) => /^\w+ *= *\S/.test(arg));
  return writeAt(span, isChange ? `${name} with ${args.join(', ')}` : `${name} * (${args.join(', ')})`);
}

/** Puts text in parentheses when the formula goes on around it and it is not a single term. */
function enclosed(text: string, { source, start, end }: Span): string {
  const [before, after] = [source.text.slice(0, start).trimEnd(), source.text.slice(end).trimStart()];
  const isAlone = /(?:[:(,["'{]|then|else)$/.test(before) && /^(?:[),\]}"':]|then|else|\w+:|$)/.test(after);
  const isOnePiece = /^\w+\([^()]*\)$/.test(text);
  return isAlone || isOnePiece ? text : `(${text})`;
}
