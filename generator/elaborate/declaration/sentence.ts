/** Checks the sentence of a result: its alternatives, and the values between its braces. */

import type { RawFormula } from '../../language/forms/form.js';
import type { RawCase } from '../../language/forms/result.js';
import type { FigurePart, SentenceCase, SentencePart } from '../../program/catalog.js';
import { syntaxTable } from '../../program/operations.js';
import type { Reporter } from '../../source/diagnostic.js';
import type { Span } from '../../source/source.js';
import { spanOf, spanText } from '../../source/source.js';
import type { Expression } from '../../syntax/ast.js';
import { parseFormula } from '../../syntax/parser.js';
import { isDoubted } from '../../units/inference.js';
import { isDay, moneySymbol, unitLabel, unitOf, withoutOrigins } from '../../units/unit.js';
import { vocabularyOf } from '../../units/unit-words.js';
import { isNameable, unitsOfKind, unitsOfSize } from '../../units/units.js';
import { elaborate, elaborateCondition } from '../expression/elaborate.js';
import { noteDemand, noteMoney } from '../expression/operand.js';
import { parseIn } from '../expression/parse.js';
import type { Scope } from '../expression/scope.js';
import type { Quantity, Value } from '../expression/value.js';
import { describeValue, endsOf, isQuantity, unitWords } from '../expression/value.js';
import type { Precision } from './format.js';
import { formatOf, mostDecimals } from './format.js';
import { adviseOnDirection, reportTwice, reportUnfilled } from './sentence-slips.js';
import { reportTwoUnits, shownName } from './shown-steps.js';

/** The result's value, as a sentence shows it when it names its step. */
export interface Headline {
  /** The step that is the result's value; null when it is not a step. */
  readonly step: string | null;
  /** Null when the result had a mistake. */
  readonly value: Quantity | null;
  readonly decimals: number;
}

/** Checks the alternatives of a sentence; the last one must always apply. Null after a mistake. */
export function checkSentence(
  cases: readonly RawCase[],
  headline: Headline,
  scope: Scope,
): readonly SentenceCase[] | null {
  checkOrder(cases, scope.reporter);
  const checked = cases.map((each, place) => checkCase(each, place, headline, scope));
  if (!checked.every((each) => each !== null)) return null;
  reportTwoUnits(checked, scope.reporter);
  return checked;
}

function checkOrder(cases: readonly RawCase[], reporter: Reporter): void {
  const last = cases[cases.length - 1];
  if (last !== undefined && last.when !== null) reporter.report('last-case-missing', last.when.content, {});
  for (const each of cases.slice(0, -1)) if (each.when === null) reporter.report('case-unreachable', each.span, {});
}

function checkCase({ when, say }: RawCase, place: number, headline: Headline, scope: Scope): SentenceCase | null {
  const parsed = when === null ? null : parseIn(when, scope);
  const condition = parsed === null ? null : elaborateCondition(parsed, scope);
  const parts = checkParts(say, headline, scope);
  if (parsed !== null) adviseOnDirection(parsed, say.content, scope);
  return parts === null || (when !== null && condition === null) ? null : { place, when: condition, parts };
}

/** A piece of a template: text, or a placeholder with the span between its braces. */
type Piece = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'slot'; readonly span: Span };

function checkParts(say: RawFormula, headline: Headline, scope: Scope): readonly SentencePart[] | null {
  const pieces = splitSentence(say, scope.reporter);
  if (pieces === null) scope.used.isUnclear = true;
  if (pieces === null) return null;
  const slots = pieces.flatMap((piece) => (piece.kind === 'slot' ? [piece.span] : []));
  reportUnfilled(slots, say.content, scope);
  const parts = pieces.map((piece) => (piece.kind === 'text' ? piece : checkSlot(piece.span, headline, scope)));
  if (!parts.every((part) => part !== null)) return null;
  const shown = pieces.flatMap((piece, index) => {
    const part = parts[index];
    return piece.kind === 'slot' && part ? [{ span: piece.span, part }] : [];
  });
  reportTwice(shown, say.content, scope);
  return trimmed(parts);
}

/** Splits a sentence at its braces; null after a mistake. */
export function splitSentence(say: RawFormula, reporter: Reporter): readonly Piece[] | null {
  return say.verbatim ? splitTemplate(say.content, reporter) : reportEscape(say.content, reporter);
}

function reportEscape(content: Span, reporter: Reporter): null {
  const hint = 'Put the sentence between `\'` if it has `"` in it, or below `>-` if it has both.';
  reporter.report('formula-escape', content, { what: 'sentence' }, { hint });
  return null;
}

/** Joins the lines of the texts and trims both ends of the sentence. */
export function trimmed(parts: readonly SentencePart[]): readonly SentencePart[] {
  const folded = parts.map((part) =>
    part.kind === 'text' ? { ...part, text: part.text.replace(/\s*\n\s*/g, ' ') } : part,
  );
  return folded.map((part, index) => {
    if (part.kind !== 'text') return part;
    const start = index === 0 ? part.text.trimStart() : part.text;
    return { ...part, text: index === folded.length - 1 ? start.trimEnd() : start };
  });
}

/** Splits a template at its braces; null after reporting `unbalanced-brace`. */
export function splitTemplate(content: Span, reporter: Reporter): readonly Piece[] | null {
  const { source } = content;
  const pieces: Piece[] = [];
  let text = '';
  let at = content.start;
  while (at < content.end) {
    const two = source.text.slice(at, at + 2);
    const one = two.charAt(0);
    if (two === '{{' || two === '}}') {
      text += one;
      at += 2;
    } else if (one === '{') {
      const close = source.text.indexOf('}', at);
      const inner = source.text.indexOf('{', at + 1);
      if (close === -1 || close >= content.end || (inner !== -1 && inner < close))
        return reportBrace(source.text, at, content, reporter);
      pieces.push({ kind: 'text', text }, { kind: 'slot', span: spanOf(source, at + 1, close) });
      text = '';
      at = close + 1;
    } else if (one === '}') return reportBrace(source.text, at, content, reporter);
    else {
      text += one;
      at++;
    }
  }
  return [...pieces, { kind: 'text' as const, text }].filter((piece) => piece.kind === 'slot' || piece.text !== '');
}

function reportBrace(text: string, at: number, content: Span, reporter: Reporter): null {
  reporter.report('unbalanced-brace', spanOf(content.source, at, at + 1), { found: `\`${text.charAt(at)}\`` });
  return null;
}

/** Checks `{expression}` or `{expression:format}`; null after a mistake. */
function checkSlot(span: Span, headline: Headline, scope: Scope): SentencePart | null {
  const colon = spanText(span).lastIndexOf(':');
  const content = colon === -1 ? span : spanOf(span.source, span.start, span.start + colon);
  const asked =
    colon === -1 ? null : readPrecision(spanOf(span.source, span.start + colon + 1, span.end), scope.reporter);
  const expression = parseFormula(content, syntaxTable, scope.reporter, vocabularyOf(scope.units));
  if (expression === null) scope.used.isUnclear = true;
  if (expression === null) return null;
  const isHeadline = expression.kind === 'name' && expression.name === headline.step;
  const value = elaborate(expression, scope);
  if (asked === undefined || (isHeadline && headline.value === null)) return null;
  if (expression.kind === 'name' && isSaidByPhrase(expression.name, asked, scope))
    return { kind: 'phrase', input: expression.name };
  if (isHeadline && headline.value !== null) {
    const shown = asked ?? { kind: 'decimals', decimals: headline.decimals, fixed: false };
    return figurePart(headline.value, shown, { name: headline.step, content }, scope);
  }
  if (value.kind === 'choice') return { kind: 'phrase', input: value.input };
  if (value.kind === 'text') return { kind: 'words', step: stepNamed(expression, scope), figure: value, span: content };
  if (!isQuantity(value)) return reportShown(value, content, scope);
  if (isDay(value.unit)) return dayPart(value, stepNamed(expression, scope), content, scope);
  // The headline's own unit, in which it would be shown, is not known after a mistake in it.
  if (headline.value === null && formatOf(value, asked) === null) return null;
  const name = shownName(expression, scope);
  return name === undefined
    ? null
    : figurePart(value, asked ?? stepOfInput(expression, scope), { name, content }, scope);
}

function dayPart(value: Quantity, step: string | null, span: Span, { reporter }: Scope): SentencePart | null {
  if (value.kind === 'number') return { kind: 'day', step, core: value.core, span };
  const hint = 'Show its ends, each in a step of its own: `first: low(days)`.';
  reporter.report('mixed-unit-shown', span, { found: 'a range of days' }, { hint });
  return null;
}

/** The decimals of an input's step, where these are more than a number usually shows: rates go in eighths. */
function stepOfInput(expression: Expression, { inputs }: Scope): Precision | null {
  const input = expression.kind === 'name' ? inputs.get(expression.name) : undefined;
  if (input?.kind !== 'number' || moneySymbol(input.unit) !== null) return null;
  const decimals = decimalsOf(input.step);
  return decimals > mostDecimals ? { kind: 'decimals', decimals, fixed: false } : null;
}

/** Number of decimals that a step needs. */
function decimalsOf(step: number): number {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].find((decimals) => Number(step.toFixed(decimals)) === step) ?? 9;
}

/** The step that an expression names; null for anything else. */
function stepNamed(expression: Expression, { steps }: Scope): string | null {
  return expression.kind === 'name' && steps.has(expression.name) ? expression.name : null;
}

/** True for a yes/no input, and for options with values that have phrases of their own, unless decimals are asked for. */
function isSaidByPhrase(name: string, asked: Precision | null, { inputs }: Scope): boolean {
  const input = inputs.get(name);
  if (input?.kind !== 'select') return false;
  return input.isYesNo || (asked === null && input.options.some(({ phrase, label }) => phrase !== label));
}

function readPrecision(span: Span, reporter: Reporter): Precision | undefined {
  const text = spanText(span).trim();
  if (/^[0-9]$/.test(text)) return { kind: 'decimals', decimals: Number(text), fixed: true };
  if (text === 'about' || text === 'exact') return { kind: text, span };
  reporter.report('bad-format', span, { found: text });
  return undefined;
}

function reportShown(value: Value, span: Span, { reporter }: Scope): null {
  const expected = 'a number, a range or a choice';
  if (value.kind !== 'error') reporter.report('wrong-kind', span, { expected, found: describeValue(value) });
  return null;
}

/** A placeholder: the step it shows, null for an input, and its span. */
interface Slot {
  readonly name: string | null;
  readonly content: Span;
}

function figurePart(found: Quantity, asked: Precision | null, slot: Slot, scope: Scope): FigurePart | null {
  const { name, content: span } = slot;
  const isMoneyAsked = asked !== null && asked.kind !== 'decimals';
  if (isMoneyAsked) noteMoney({ value: found, span: asked.span }, scope);
  noteDemand({ value: found, span }, (unit) => isNameable(unit, scope.units), scope);
  if (isDoubted(found.unit)) return null;
  const value = inNamedUnit(found, scope);
  const isMoney = moneySymbol(value.unit) !== null;
  if (isMoneyAsked && !isMoney) return reportNoMoney(asked, scope);
  const format = formatOf(value, asked);
  if (format === null) {
    const [readable] = unitsOfKind(value.unit, scope.units);
    const text = spanText(span).trim();
    const converted = readable && `${text} to ${readable.name}`;
    const hint = converted && `Convert it to a unit that people read, such as \`{${converted}}\`.`;
    scope.reporter.report(
      'mixed-unit-shown',
      span,
      { found: unitWords(value.unit) },
      { hint, choices: converted === undefined ? [] : [converted] },
    );
    return null;
  }
  const { low, high } = endsOf(value);
  const ends = { low, high: value.kind === 'range' ? high : null };
  return {
    kind: 'figure',
    step: name,
    ...ends,
    unit: withoutOrigins(value.unit),
    unitLabel: unitLabel(value.unit),
    format,
    span,
  };
}

/** The same amount with the name that the power of a unit has, such as m2 for m^2, where it has only one. */
function inNamedUnit(value: Quantity, { units }: Scope): Quantity {
  const [factor, ...more] = value.unit.factors;
  if (factor === undefined || more.length > 0 || factor.power < 2) return value;
  const [only, ...others] = unitsOfSize(value.unit, units);
  return only === undefined || others.length > 0 ? value : { ...value, unit: unitOf(only) };
}

function reportNoMoney({ kind, span }: Precision & { readonly span: Span }, { reporter }: Scope): null {
  const hint = 'Only money can be `about` or `exact`; give other figures a number of decimals, as in `{volume:0}`.';
  reporter.report('bad-format', span, { found: kind }, { hint });
  return null;
}
