/** Writes the test vectors of a calculator, inputs and answers, for other implementations. */
import { selectsOf, writtenValue } from '../../program/call-point.js';
import type { Calculator, Input, ListInput } from '../../program/catalog.js';
import type { Evaluation } from '../../program/evaluate.js';
import { evaluate } from '../../program/evaluate.js';
import type { ReadItem } from '../../program/list.js';
import { dayOf, givenText } from '../../program/list.js';
import type { Point, Program } from '../../program/program.js';
import { programOf, published, publishedEnds, publishedFigure, textAt } from '../../program/published-program.js';
import { renderSentence } from '../../program/sentence.js';
import { dayParameter } from '../../program/shared-figure.js';
import type { VectorPoint } from './vector-points.js';
import { vectorPoints } from './vector-points.js';

/** The file of a calculator, one line for each vector. */
export function emitVectors(calculator: Calculator): string {
  const program = programOf(calculator);
  const lines = vectorPoints(calculator, program).map((at) => JSON.stringify(vectorAt(at, calculator, program)));
  const head = {
    $schema: '../schema/vectors.schema.json',
    license: 'CC0-1.0',
    slug: calculator.slug,
    title: calculator.title,
    units: unitsOf(calculator),
  };
  const members = Object.entries(head).map(([name, value]) => `  ${JSON.stringify(name)}: ${JSON.stringify(value)},`);
  return `{\n${members.join('\n')}\n  "vectors": [\n    ${lines.join(',\n    ')}\n  ]\n}\n`;
}

/** The units of what comes out, by name; plain numbers have none. */
function unitsOf({ result, figures, estimate }: Calculator): Readonly<Record<string, string>> {
  const all = [
    ['value', result.unitLabel],
    ...figures.map(({ name, low }) => [`figures.${name}`, low.unitLabel]),
    ...(estimate === null ? [] : [['total', estimate.total.low.unitLabel]]),
  ];
  return Object.fromEntries(all.filter(([, unit]) => unit !== ''));
}

function vectorAt({ name, source, point, lists, on }: VectorPoint, calculator: Calculator, program: Program) {
  const evaluation = evaluate(program, point);
  const call = { name, ...inputsAt(point, lists, calculator), ...(on === null ? {} : { [dayParameter]: on }) };
  const broken = calculator.requirements.find(({ condition }) => !evaluation.holds(condition));
  if (broken !== undefined) return { ...call, refused: broken.message };
  const interpretation = renderSentence(calculator.interpretation, evaluation, point, selectsOf(program.inputs));
  return {
    ...call,
    ...publishedAt(calculator, evaluation),
    interpretation,
    ...(source === null ? {} : { source }),
  };
}

/** The inputs of a call, including those that its lists add up to. */
function inputsAt(point: Point, lists: VectorPoint['lists'], calculator: Calculator) {
  const numberOrKey = (input: string) => point.numbers.get(input) ?? point.choices.get(input);
  const given = (input: Input) => writtenValue(numberOrKey(input.name) ?? null, input);
  const listed = calculator.lists.filter(({ name }) => lists.has(name)).flatMap(({ gives }) => gives);
  const gives = new Map(listed.map(({ input }) => [input, numberOrKey(input)]));
  const alone = calculator.inputs.filter(({ name }) => !gives.has(name)).map((input) => [input.name, given(input)]);
  const items = calculator.lists.flatMap((list) => {
    const all = lists.get(list.name);
    return all === undefined ? [] : [[list.name, itemsValue(list, all)]];
  });
  return {
    inputs: Object.fromEntries([...alone, ...items]),
    ...(gives.size === 0 ? {} : { gives: Object.fromEntries(gives) }),
  };
}

/** The items as a call has them; a day in place of numbers as a day. */
function itemsValue(list: ListInput, items: readonly ReadItem[]) {
  const [item] = items;
  return dayOf(list) === null || item === undefined
    ? items.map((each) => Object.fromEntries(each))
    : givenText(list, item);
}

function publishedAt({ result, text, resultRange, secondary, figures, texts, estimate }: Calculator, at: Evaluation) {
  const named = [
    ...figures.map((figure) => [figure.name, publishedFigure(figure, at)] as const),
    ...texts.map((each) => [each.name, textAt(each.text, at)] as const),
  ];
  return {
    value: published(result, at),
    ...(text === null ? {} : { text: textAt(text, at) }),
    ...(resultRange === null ? {} : { range: publishedFigure(resultRange, at) }),
    ...(secondary.length === 0 ? {} : { secondary: secondary.map((figure) => published(figure, at)) }),
    figures: Object.fromEntries(named),
    ...(estimate === null ? {} : { total: publishedEnds(estimate.total, at) }),
  };
}
