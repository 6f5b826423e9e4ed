/** A calculator as cells of a spreadsheet: every step, every published figure, the estimate and the sentence. */

import { keys } from '../../../contract/workbook-cells.js';
import type { NumberForm } from '../../../engine/kernel/language.js';
import type { Calculator, Estimate, Figure, NamedFigure, RangeFigure, Step } from '../../program/catalog.js';
import { ownEnds } from '../../program/open-figure.js';
import type { WorkCell } from './cell-list.js';
import { CellList } from './cell-list.js';
import type { Scope } from './expression.js';
import { coreFormula, oppositeFormula } from './expression.js';
import type { Formula } from './formula.js';
import { call, infix, number, quoted, reference } from './formula.js';
import { choose, dayText, minus, plus, roundTo } from './kernel.js';
import type { Moved } from './list-cells.js';
import { addGiven, addListCells, scopeOf } from './list-cells.js';
import { sentenceFormula } from './sentence.js';

/** Words and number formats in cells. */
export interface CellLanguage {
  /** Writes the note on a number that was moved into its bounds. */
  readonly moved: Moved;
  /** The word that adds an option. */
  readonly yes: string;
  /** How sentences write numbers; null for American English. */
  readonly form: NumberForm | null;
}

/**
 * The cells by key, in the order in which they are worked out. They read `input` and `chosen`, `entry` of own figures and
 * `wanted` of options, which stand elsewhere; `problem` is what the requirements refuse.
 */
export function calculatorCells(
  calculator: Calculator,
  { moved, yes, form }: CellLanguage,
): ReadonlyMap<string, WorkCell> {
  const cells = new CellList();
  const scope = scopeOf(calculator, cells, form);
  addLists(calculator, scope, moved);
  addOpenFigures(calculator, scope);
  for (const step of stepsOf(calculator)) addStep(step, scope);
  addAnswer(calculator, scope);
  cells.add(keys.problem, refusalFormula(calculator, scope));
  if (calculator.estimate !== null) addEstimate(calculator.estimate, yes, scope);
  return cells.cells;
}

/** The steps of a workbook: those that read open figures, where there are any. */
export function stepsOf({ own, steps }: Pick<Calculator, 'own' | 'steps'>): readonly Step[] {
  return own?.steps ?? steps;
}

function addLists({ lists, inputs }: Calculator, scope: Scope, moved: Moved): void {
  for (const list of lists) {
    addListCells(list, scope, moved);
    for (const input of inputs) if (input.kind === 'number') addGiven(input, list, scope);
  }
}

/** The figures that somebody may replace: one number stands for both ends. */
function addOpenFigures({ own }: Calculator, scope: Scope): void {
  for (const figure of own?.figures ?? []) {
    const entry = reference(keys.entry(figure.name));
    const typed = call('MIN', number(figure.max), call('MAX', number(figure.min), call('ROUND', entry, number(9))));
    for (const { name, core } of ownEnds(figure)) {
      const known = scope.cells.add(keys.catalog(name), coreFormula(core, scope));
      scope.cells.add(keys.input(name), choose(call('ISNUMBER', entry), typed, known));
    }
  }
}

function addStep({ parts }: Step, scope: Scope): void {
  for (const { name, core } of parts) scope.cells.add(keys.step(name), coreFormula(core, scope));
}

function addAnswer(calculator: Calculator, scope: Scope): void {
  const { result, text, resultRange, secondary, figures, texts } = calculator;
  addFigure(keys.result, result, scope);
  if (text !== null) scope.cells.add(keys.text, coreFormula(text.core, scope));
  if (resultRange !== null) addRange(keys.range, resultRange, scope);
  for (const [at, figure] of secondary.entries()) addFigure(keys.secondary(at), figure, scope);
  for (const figure of figures) addNamed(keys.figure(figure.name), figure, scope);
  for (const { name, text: shown } of texts) {
    const formula = coreFormula(shown.core, scope);
    scope.cells.add(keys.figure(name), shown.pool === null ? dayText(scope.cells.hold(formula)) : formula);
  }
  scope.cells.add(keys.sentence, sentenceFormula(calculator, scope));
}

function addFigure(key: string, { core, decimals }: Figure, scope: Scope): Formula {
  return scope.cells.add(key, roundTo(scope.cells, coreFormula(core, scope), decimals));
}

function addRange(key: string, { low, high }: RangeFigure, scope: Scope): Ends {
  return { low: addFigure(keys.low(key), low, scope), high: addFigure(keys.high(key), high, scope) };
}

interface Ends {
  readonly low: Formula;
  readonly high: Formula;
}

function addNamed(key: string, { low, high }: NamedFigure, scope: Scope): Ends {
  if (high !== null) return addRange(key, { low, high }, scope);
  const value = addFigure(key, low, scope);
  return { low: value, high: value };
}

/** Both ends, equal where the amount is certain. */
function addMoney(key: string, { low, high }: NamedFigure, scope: Scope): Ends {
  return addRange(key, { low, high: high ?? low }, scope);
}

function refusalFormula({ requirements }: Calculator, scope: Scope): Formula {
  return requirements.reduceRight(
    (rest: Formula, { condition, message }) => choose(oppositeFormula(condition, scope), quoted(message), rest),
    quoted(''),
  );
}

const cents = 2;

/** The lines, the amount that lifts them to the minimum, the options, and the total. */
function addEstimate({ lines, options, minimum }: Estimate, yes: string, scope: Scope): void {
  const { cells } = scope;
  const own = lines.map((line, at) => addMoney(keys.line(at), line, scope));
  const added = options.map((option) => {
    const { low, high } = addMoney(keys.option(option.key), option, scope);
    const isWanted = infix('=', reference(keys.wanted(option.key)), quoted(yes));
    return { low: choose(isWanted, low, number(0)), high: choose(isWanted, high, number(0)) };
  });
  const least = minimum === null ? null : addMoney(keys.minimum, minimum, scope);
  for (const end of ['low', 'high'] as const) {
    const all = own.map((line) => line[end]);
    const lift =
      least === null ? [] : [liftFormula(least[end], all, cells)].map((each) => cells.add(keys[end](keys.lift), each));
    cells.add(
      keys[end](keys.total),
      roundTo(cells, sumOf([...all, ...lift, ...added.map((each) => each[end])]), cents),
    );
  }
}

function sumOf([first = number(0), ...rest]: readonly Formula[]): Formula {
  return plus(first, ...rest);
}

function liftFormula(least: Formula, lines: readonly Formula[], cells: CellList): Formula {
  const sum = cells.hold(roundTo(cells, sumOf(lines), cents));
  return roundTo(cells, call('MAX', number(0), minus(least, sum)), cents);
}
