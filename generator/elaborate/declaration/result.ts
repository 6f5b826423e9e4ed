/** Checks the figures that a calculator publishes: its result and secondary figures. */

import { formatList } from '../../../engine/spelling/list-names.js';
import type { Located, RawFormula } from '../../language/forms/form.js';
import type { RawCalculator } from '../../language/read-calculator.js';
import type { Core } from '../../program/core.js';
import type { TextFigure } from '../../program/text-figure.js';
import type { Reporter } from '../../source/diagnostic.js';
import { repeatedIn } from '../../source/repeated.js';
import type { Span } from '../../source/source.js';
import { quote } from '../../source/suggest.js';
import type { Unit } from '../../units/unit.js';
import { displayUnit, isCountable, isDay, isPlain, moneySymbol, plain, unitLabel } from '../../units/unit.js';
import { namesOfKind, unitOfText } from '../../units/units.js';
import { elaborate, elaborateQuantity } from '../expression/elaborate.js';
import { missingFactor } from '../expression/missing-factor.js';
import { inDeclared } from '../expression/operand.js';
import { parseIn } from '../expression/parse.js';
import { reportKind } from '../expression/report-kind.js';
import type { Scope } from '../expression/scope.js';
import type { Quantity } from '../expression/value.js';
import { asText, unitWords } from '../expression/value.js';

/** A published figure in its declared unit, not yet proved. */
export interface CheckedFigure {
  readonly core: Core;
  readonly unit: Unit;
  readonly unitLabel: string;
  readonly decimals: number;
  /** True for money that may be less than nothing. */
  readonly signed: boolean;
  readonly span: Span;
  readonly what: string;
}

/** Checks the result and each secondary figure; null in place of one with a mistake. */
export function checkFigures({ result }: RawCalculator, scope: Scope) {
  reportRepeatedLabels(result.secondary, scope.reporter);
  return {
    result: checkFigure('The result', result.value, result, result.label, scope),
    secondary: result.secondary.map((each) =>
      checkFigure(`\`${each.label.value}\``, each.value, each, each.unitLabel, scope),
    ),
  };
}

/** Checks the text of the result, such as a class; null when there is none, undefined after a mistake. */
export function checkText(raw: RawFormula | null, scope: Scope): TextFigure | null | undefined {
  if (raw === null) return null;
  const expression = parseIn(raw, scope);
  const value = expression && elaborate(expression, scope);
  if (expression === null || value === null) return undefined;
  const text = asText(value, scope.texts);
  if (text !== null) return { core: text.core, pool: text.pool, possible: [...new Set(text.possible)] };
  reportKind(expression.span, 'a text', value, scope, 'Name a step that is a text, or choose between texts with `if`.');
  return undefined;
}

function checkFigure(
  what: string,
  raw: RawFormula,
  declared: { unit: RawFormula | null; decimals: number; signed: Located<boolean> | null },
  label: string | null,
  scope: Scope,
): CheckedFigure | null {
  const expression = parseIn(raw, scope);
  const unit = declared.unit === null ? plain : unitOfText(declared.unit, scope.units, scope.reporter);
  const value = expression && elaborateQuantity(expression, scope);
  if (value === null || expression === null || unit === null) return null;
  if (value.kind === 'range') {
    scope.reporter.report('range-not-allowed', expression.span, { what: uncapitalized(what) });
    return null;
  }
  const converted = inDeclared(value, expression.span, unit, scope);
  if (converted === null) {
    reportOutputUnit(what, value, expression.span, unit, declared.unit, scope);
    return null;
  }
  const signed = declared.signed?.value === true;
  if (signed && declared.signed !== null && moneySymbol(unit) === null)
    scope.reporter.report('signed-without-money', declared.signed.span, { what }, {});
  return {
    core: converted.core,
    unit: converted.unit,
    unitLabel: label ?? unitLabel(unit),
    decimals: declared.decimals,
    signed,
    span: expression.span,
    what,
  };
}

/**
 * Reports `output-unit`: a value that is not of the kind of its figure's declared unit. The range has the unit of the
 * result, so for a range only a change of the formula is proposed.
 */
export function reportOutputUnit(
  what: string,
  value: Quantity,
  span: Span,
  unit: Unit,
  declared: RawFormula | null,
  scope: Scope,
): void {
  const related = declared === null ? [] : [{ span: declared.content, label: 'declared here' }];
  const args = { what, declared: declared && displayUnit(unit), found: unitWords(value.unit) };
  const isOwn =
    value.kind === 'number' && !isDay(value.unit) && !(isPlain(value.unit) && value.unit.factors.length === 0);
  const named = isOwn ? namesOfKind(value.unit, [value.unit], scope.units) : [];
  const fitting = declared === null ? named : named.filter((name) => scope.units.units.has(name));
  const choices = declared === null ? [] : fitting.map((text) => ({ span: declared.content, text }));
  const hint =
    dayMeant(value.unit, unit) ??
    countMeant(value.unit, unit) ??
    declareHint(fitting, declared === null) ??
    missingFactor(value.unit, unit, scope.units);
  scope.reporter.report('output-unit', span, args, { label: displayUnit(value.unit), related, hint, choices });
}

/** The hint for a day where a number is asked for: no unit makes a number of it, and what it comes to is a difference. */
function dayMeant(found: Unit, declared: Unit): string | undefined {
  if (!isDay(found) || isDay(declared)) return undefined;
  return 'A day is no amount: take the time between two days, such as `end - begin`, or show the day in the sentence.';
}

/** The hint for a plain number that is declared as a count, such as bars. */
function countMeant(found: Unit, declared: Unit): string | undefined {
  if (!isPlain(found) || !isCountable(declared)) return undefined;
  const name = displayUnit(declared);
  return `Multiply it by ${quote(`1 ${name}`)}, or leave out ${quote(`unit: ${name}`)}.`;
}

function declareHint(fitting: readonly string[], isMissing: boolean): string | undefined {
  if (fitting.length === 0) return undefined;
  const names = fitting.map((name) => quote(`unit: ${name}`));
  const lines = formatList(names, 'or');
  return isMissing ? `Add ${lines}.` : `Declare ${lines}, or correct the formula.`;
}

function uncapitalized(text: string): string {
  return `${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}

/** Reports repeated labels of secondary figures, as examples use the labels as names. */
function reportRepeatedLabels(secondary: RawCalculator['result']['secondary'], reporter: Reporter): void {
  const labels = secondary.map(({ label }) => label);
  for (const { item, first } of repeatedIn(labels, ({ value }) => value)) {
    const related = [{ span: first.span, label: 'first here' }];
    reporter.report('duplicate-key', item.span, { name: item.value }, { label: 'and again here', related });
  }
}
