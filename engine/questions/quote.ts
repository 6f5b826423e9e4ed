/** `quote`: where an amount of money, or each line of an offer, lies against the range of this very job. */
import { covers } from '../../contract/estimate.js';
import { leastAmount, quote as row } from '../../contract/questions/quote.js';
import type { Static } from '../../contract/schema.js';
import { totalFigure, withParameter } from '../../contract/shared-names.js';
import { joined } from '../../words/engine-words.js';
import type { EstimateAnswer } from '../calculator/estimate.js';
import { sumOf } from '../calculator/estimate.js';
import { choiceParameter } from '../calculator/parameter.js';
import type { EstimateCovers, RangeFigure } from '../kernel/module.js';
import { basisMember } from './basis-member.js';
import { rangesOf } from './figures.js';
import { amountParameter, rangeParameter } from './parameters.js';
import { placeIn } from './place-in-range.js';
import type { AnsweredPoint } from './point.js';
import { queryOfGiven } from './point.js';
import type { Asked, QuestionAnswer } from './question.js';
import { answered, answerFrom, mistaken, ownText, questionOf } from './question.js';
import type { Compared } from './quote-lines/check-lines.js';
import { checkLines } from './quote-lines/check-lines.js';
import { linesParameter } from './quote-lines/lines-parameter.js';
import { nextQuestions } from './quote-lines/next-questions.js';
import { offerOf, readLines } from './quote-lines/read-lines.js';
import type { Subject } from './subject.js';
import { tidy } from './tidy.js';

/**
 * Below the range, in its lower or its upper half, or above it, and by how much. It judges the amount, never the person
 * who named it: what the estimate leaves out may well be what the amount is for.
 */
export const quote = questionOf(row, {
  read: {
    amount: (name) => ({ ...amountParameter(name, leastAmount), alsoCalled: 'amount' }),
    figure: rangeParameter,
    covers: (name) => choiceParameter(name, covers.enum, 'unknown_option'),
    line: linesParameter,
  },
  answer: (asked) => {
    const [amount, lines] = [asked.own.get('amount'), ownText(asked, 'line')];
    const named = amount === undefined ? null : Number(amount);
    if (lines !== undefined) return answerFrom(asked, (point) => heldLines(asked, lines, named, point));
    if (named !== null) return answerFrom(asked, (point) => placed(asked, named, point));
    const detail = asked.calculator.words.quoteLines.missing;
    return mistaken({ parameter: 'amount', code: 'missing_parameter', detail });
  },
});

type Members = Static<typeof row.members>;

/** Each line of an offer against the part that it names, and those with a range together. */
function heldLines(asked: Asked, text: string, named: number | null, point: AnsweredPoint): QuestionAnswer<Members> {
  const { calculator, given } = asked;
  const { estimate, chosen, words } = calculator;
  const other = ['figure', 'covers'].find((name) => asked.own.has(name));
  if (other !== undefined) return linesAlone(calculator, other, ownText(asked, other) ?? '');
  const amounts = calculator.amounts(point.inputs);
  if (estimate === null || amounts === null) return withoutRange(calculator, 'line');
  const estimated = { calculator, estimate, amounts, chosen };
  const check = checkLines(estimated, offerOf(readLines(text, estimate.unit, words)));
  const total = named ?? check.total;
  if (check.lines.length === 0 && total !== null) return placed(asked, total, point);
  return answered({
    ...comparedMembers(check.compared, estimate.unit),
    lines: check.lines,
    missing: check.missing,
    sum: check.sum,
    ...(total === null ? {} : { difference: tidy(total - check.sum) }),
    questions: nextQuestions(estimated, check, words),
    leaves_out: estimate.leavesOut,
    ...basisMember(calculator),
    query: queryOfGiven(calculator, given),
  });
}

function comparedMembers(compared: Compared | null, unit: string) {
  if (compared === null) return {};
  const { parts, isTotal, range, ...place } = compared;
  return { ...place, figure: isTotal ? totalFigure : parts.join(', '), range: { ...range, unit } };
}

function linesAlone({ words }: Subject, parameter: string, received: string): QuestionAnswer<never> {
  const detail = words.quoteLines.alone({ name: parameter });
  return mistaken({ parameter, code: 'invalid_combination', detail, received });
}

/** A range to hold an amount against. */
interface Measure {
  readonly figure: string;
  readonly range: RangeFigure;
  readonly covers?: EstimateCovers;
  readonly leaves_out: readonly string[];
}

function placed(asked: Asked, amount: number, point: AnsweredPoint) {
  const measure = measureOf(asked, point);
  if ('kind' in measure) return measure;
  const { calculator, given } = asked;
  const query = queryOfGiven(calculator, given);
  return answered({ amount, ...measure, ...placeIn(amount, measure.range), ...basisMember(calculator), query });
}

/** The figure that was asked for; otherwise the total of the estimate, or its lines for the part that was asked for. */
function measureOf(asked: Asked, point: AnsweredPoint): Measure | QuestionAnswer<never> {
  const { calculator } = asked;
  const { estimate } = point;
  const figure = ownText(asked, 'figure');
  const part = ownText(asked, 'covers');
  if (figure !== undefined && part !== undefined) return eitherOfBoth(calculator, part);
  const leaves_out = estimate?.leaves_out ?? [];
  if (figure !== undefined && figure !== totalFigure) {
    const range = rangesOf(point).get(figure);
    return range === undefined ? withoutRange(calculator) : { figure, range, leaves_out };
  }
  if (estimate === null) return withoutRange(calculator);
  const wanted = part ?? (figure === totalFigure ? estimate.covers : 'job');
  if (wanted === estimate.covers) {
    return estimate.total.high === 0
      ? nothingToPay(calculator)
      : { figure: totalFigure, range: estimate.total, covers: estimate.covers, leaves_out };
  }
  return partOf(calculator, point, estimate, wanted);
}

/** The lines of an estimate for one part of the job. */
function partOf(
  calculator: Subject,
  point: AnsweredPoint,
  estimate: EstimateAnswer,
  wanted: string,
): Measure | QuestionAnswer<never> {
  const lines = estimate.covers === 'job' ? estimate.lines.filter(({ covers }) => covers === wanted) : [];
  if (lines.length > 0) {
    const others = estimate.lines.filter(({ covers }) => covers !== wanted).map(({ line }) => line);
    const range = { ...sumOf(lines), unit: estimate.total.unit };
    return {
      figure: lines.map(({ line }) => line).join(', '),
      range,
      covers: wanted as EstimateCovers,
      leaves_out: [...others, ...estimate.leaves_out],
    };
  }
  return wanted === 'job' ? notTheJob(calculator, estimate) : notThePart(calculator, point, wanted);
}

/** Only a part is priced: what to ask for the part, and the options that make it a whole job. */
function notTheJob({ slug, words, ...calculator }: Subject, { covers: priced }: EstimateAnswer): QuestionAnswer<never> {
  const wholes = optionsFor(calculator, (part) => part !== priced && (part === 'job' || isPart(part)));
  const detail = [
    words.quote.notTheJob({ slug, covers: priced }),
    ...(wholes.length === 0 ? [] : [words.quote.wholeWith({ options: joined(wholes.map(sentAs), words.or) })]),
  ].join(' ');
  return mistaken({ parameter: 'covers', code: 'no_such_figure', detail, received: 'job', allowed: [priced] });
}

/**
 * The part is not priced, or only as an option. Never names another part or the whole job: an amount for labor says
 * nothing beside a price of material.
 */
function notThePart(
  { slug, words, ...calculator }: Subject,
  point: AnsweredPoint,
  wanted: string,
): QuestionAnswer<never> {
  const options = optionsFor(calculator, (each) => each === wanted);
  const part = words.quote.parts[wanted === 'labor' ? 'labor' : 'material'];
  if (options.length === 0) {
    const detail = words.quote.notThePart({ slug, part });
    return mistaken({ parameter: 'covers', code: 'no_such_figure', detail, received: wanted });
  }
  const ranges = rangesOf(point);
  const figures = options.filter((name) => ranges.has(name)).map((name) => `figure=${name}`);
  const detail = [
    words.quote.byOption({ slug, part, wanted, options: joined(options.map(sentAs), words.or) }),
    ...(figures.length === 0 ? [] : [words.quote.byFigure({ figures: joined(figures, words.or) })]),
  ].join(' ');
  const [only = null] = options.length === 1 ? options : [];
  const error = {
    parameter: withParameter,
    code: 'no_such_figure',
    detail,
    allowed: options,
    suggestion: only,
  } as const;
  return mistaken(error, only === null ? null : { [withParameter]: [...calculator.chosen, only].join(',') });
}

/** The names of the options that were not added and pay for such a part. */
function optionsFor(
  { estimate, chosen }: Pick<Subject, 'estimate' | 'chosen'>,
  isWanted: (covers: string) => boolean,
): readonly string[] {
  const options = estimate?.options ?? [];
  return options.filter(({ name, covers: part }) => isWanted(part) && !chosen.includes(name)).map(({ name }) => name);
}

function sentAs(option: string): string {
  return `${withParameter}=${option}`;
}

function isPart(part: string): boolean {
  return part === 'material' || part === 'labor';
}

function eitherOfBoth({ words }: Subject, received: string): QuestionAnswer<never> {
  return mistaken({ parameter: 'covers', code: 'invalid_combination', detail: words.quote.eitherOfBoth, received });
}

function nothingToPay({ slug, words }: Subject): QuestionAnswer<never> {
  return mistaken({ parameter: 'amount', code: 'no_such_figure', detail: words.quote.nothingToPay({ slug }) });
}

function withoutRange({ slug, ranges, words }: Subject, parameter = 'amount'): QuestionAnswer<never> {
  const others = ranges.length === 0 ? [] : [words.quote.otherRanges({ ranges: ranges.join(', ') })];
  return mistaken({
    parameter,
    code: 'no_such_figure',
    detail: [words.quote.withoutRange({ slug }), ...others].join(' '),
    allowed: ranges,
  });
}
