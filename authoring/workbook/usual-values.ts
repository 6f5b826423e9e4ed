/** The values of a workbook's formulas for default inputs, for programs that do not recalculate. */
import { keys } from '../../contract/workbook-cells.js';
import type { Cells, CellValue } from '../../engine/calculator/shown-cells.js';
import { estimatedCells, resultCells } from '../../engine/calculator/shown-cells.js';
import type { CalculationResult } from '../../engine/kernel/module.js';
import { defaultsOf, selectsOf } from '../../generator/program/call-point.js';
import type { Calculator, Estimate, Figure, Step } from '../../generator/program/catalog.js';
import type { Evaluation } from '../../generator/program/evaluate.js';
import { evaluate } from '../../generator/program/evaluate.js';
import { foldsOf } from '../../generator/program/list.js';
import { ownEnds } from '../../generator/program/open-figure.js';
import type { Point } from '../../generator/program/program.js';
import { allInputs, programOf, published, publishedEnds, textAt } from '../../generator/program/published-program.js';
import { renderSentence } from '../../generator/program/sentence.js';
import { textOfCode } from '../../generator/program/text-pool.js';
import type { BookLanguage } from './book-language.js';

const none: ReadonlyMap<string, CellValue> = new Map();

/** Empty where an input has no default, and where a figure depends on the day. */
export function usualValues({ form }: BookLanguage, calculator: Calculator): ReadonlyMap<string, CellValue> {
  const inputs = allInputs(calculator);
  if (calculator.validity.dated !== null || inputs.some((input) => input.default === null)) return none;
  const point = defaultsOf(inputs);
  const at = evaluate(programOf(calculator), point);
  if (!calculator.requirements.every(({ condition }) => at.holds(condition))) return none;
  return new Map([
    ...entryCells(calculator, point),
    ...calculator.steps.flatMap((step) => stepCells(step, at)),
    ...openCells(calculator, at),
    ...resultCells(resultAt(form, calculator, at, point)),
    ...(calculator.estimate === null ? [] : estimateCells(calculator.estimate, at)),
    ['refusal', ''] as const,
    [keys.problem, ''] as const,
  ]);
}

function entryCells({ inputs, lists }: Calculator, { numbers, choices }: Point): Cells {
  return [
    ...inputs.flatMap((input): Cells => {
      const { name } = input;
      if (input.kind === 'select')
        return [[keys.chosen(name), input.options.findIndex(({ key }) => key === choices.get(name)) + 1]];
      return [
        [keys.input(name), numbers.get(name) ?? 0],
        [keys.given(name), numbers.get(name) ?? 0],
        [keys.note(name), ''],
        [keys.moved(name), ''],
        [keys.asked(name), ''],
      ];
    }),
    ...lists.map(({ name }) => [keys.count(name), 0] as const),
    ...lists.flatMap(foldsOf).map((fold) => [keys.step(fold.text), 0] as const),
  ];
}

function stepCells({ text, parts }: Step, { number }: Evaluation): Cells {
  return parts.map(({ name, core }) => [
    keys.step(name),
    text === null ? number(core) : textOfCode(text.pool, number(core)),
  ]);
}

/** The catalog's figures that may be replaced. */
function openCells({ own }: Calculator, { number }: Evaluation): Cells {
  return (own?.figures ?? []).flatMap(ownEnds).flatMap(({ name, core }): Cells => {
    const value = number(core);
    return [
      [keys.catalog(name), value],
      [keys.input(name), value],
    ];
  });
}

function resultAt(form: BookLanguage['form'], calculator: Calculator, at: Evaluation, point: Point): CalculationResult {
  const { result, text, resultRange, secondary, figures, texts, interpretation, inputs } = calculator;
  const valued = (figure: Figure) => ({ value: published(figure, at), unit: figure.unitLabel });
  const named = [
    ...figures.map((figure) => {
      const value =
        figure.high === null ? valued(figure.low) : { ...publishedEnds(figure, at), unit: figure.low.unitLabel };
      return [figure.name, value] as const;
    }),
    ...texts.map((each) => [each.name, { text: textAt(each.text, at) }] as const),
  ];
  return {
    ...valued(result),
    ...(text === null ? {} : { text: textAt(text, at) }),
    interpretation: renderSentence(interpretation, at, point, selectsOf(inputs), form),
    secondary: secondary.map((figure) => ({ ...valued(figure), label: figure.label })),
    ...(resultRange === null ? {} : { range: { ...publishedEnds(resultRange, at), unit: resultRange.low.unitLabel } }),
    figures: Object.fromEntries(named),
  };
}

function estimateCells({ lines, options, minimum, total }: Estimate, at: Evaluation): Cells {
  return estimatedCells({
    lines: lines.map((line) => publishedEnds(line, at)),
    options: options.map((option) => publishedEnds(option, at)),
    names: options.map(({ key }) => key),
    ...(minimum === null ? {} : { minimum: publishedEnds(minimum, at) }),
    total: publishedEnds(total, at),
  });
}
