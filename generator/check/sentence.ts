import { parseFormula } from '../formula/parser.js';
import type { RawCase, RawFormula } from '../load/raw-catalog.js';
import type { Format, SentenceCase, SentencePart } from '../model/catalog.js';
import type { Core } from '../model/core.js';
import { syntaxTable } from '../model/operations.js';
import type { Unit } from '../model/unit.js';
import { isPlain, moneySymbol } from '../model/unit.js';
import type { Reporter } from '../text/diagnostic.js';
import type { Span } from '../text/source.js';
import { spanOf, spanText } from '../text/source.js';
import { parseIn } from './constants.js';
import { elaborate, elaborateCondition } from './elaborate.js';
import type { Scope } from './scope.js';
import { unitsOfKind } from './units.js';
import type { Quantity, Value } from './value.js';
import { describeValue, endsOf, isQuantity, unitWords } from './value.js';

/** How the result's own value is shown when a sentence names it. */
export interface Headline {
  /** The step that the result's value is, when it is one. */
  readonly step: string | null;
  /** Null when the result had a mistake. */
  readonly value: Quantity | null;
  readonly decimals: number;
}

/** The alternatives of a sentence; the last one always holds. Null after a mistake. */
export function checkSentence(
  cases: readonly RawCase[],
  headline: Headline,
  scope: Scope,
): readonly SentenceCase[] | null {
  checkOrder(cases, scope.reporter);
  const checked = cases.map((each) => checkCase(each, headline, scope));
  return checked.every((each) => each !== null) ? checked : null;
}

function checkOrder(cases: readonly RawCase[], reporter: Reporter): void {
  const last = cases[cases.length - 1];
  if (last !== undefined && last.when !== null) reporter.report('last-case-missing', last.when.content, {});
  for (const each of cases.slice(0, -1)) if (each.when === null) reporter.report('case-unreachable', each.span, {});
}

function checkCase({ when, say }: RawCase, headline: Headline, scope: Scope): SentenceCase | null {
  const parsed = when === null ? null : parseIn(when, scope);
  const condition = parsed === null ? null : elaborateCondition(parsed, scope);
  const parts = checkParts(say, headline, scope);
  return parts === null || (when !== null && condition === null) ? null : { when: condition, parts };
}

/** A piece of a template: text, or what stands between braces. */
type Piece = { readonly kind: 'text'; readonly text: string } | { readonly kind: 'slot'; readonly span: Span };

function checkParts(say: RawFormula, headline: Headline, scope: Scope): readonly SentencePart[] | null {
  const pieces = say.verbatim ? splitTemplate(say.content, scope.reporter) : refuseEscape(say.content, scope.reporter);
  if (pieces === null) scope.used.isUnclear = true;
  const parts = pieces?.map((piece) => (piece.kind === 'text' ? piece : checkSlot(piece.span, headline, scope)));
  return parts?.every((part) => part !== null) ? trimmed(parts) : null;
}

function refuseEscape(content: Span, reporter: Reporter): null {
  const hint = 'Put the sentence between `\'` where it holds `"`, or below `>-` where it holds both.';
  reporter.report('formula-escape', content, { what: 'sentence' }, { hint });
  return null;
}

/** Text over several lines of the file is one line to the reader. */
function trimmed(parts: readonly SentencePart[]): readonly SentencePart[] {
  const folded = parts.map((part) =>
    part.kind === 'text' ? { ...part, text: part.text.replace(/\s*\n\s*/g, ' ') } : part,
  );
  return folded.map((part, index) => {
    if (part.kind !== 'text') return part;
    const start = index === 0 ? part.text.trimStart() : part.text;
    return { ...part, text: index === folded.length - 1 ? start.trimEnd() : start };
  });
}

/** Cuts a template at its braces; null after reporting `unbalanced-brace`. */
function splitTemplate(content: Span, reporter: Reporter): readonly Piece[] | null {
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
        return refuseBrace(source.text, at, content, reporter);
      pieces.push({ kind: 'text', text }, { kind: 'slot', span: spanOf(source, at + 1, close) });
      text = '';
      at = close + 1;
    } else if (one === '}') return refuseBrace(source.text, at, content, reporter);
    else {
      text += one;
      at++;
    }
  }
  return [...pieces, { kind: 'text' as const, text }].filter((piece) => piece.kind === 'slot' || piece.text !== '');
}

function refuseBrace(text: string, at: number, content: Span, reporter: Reporter): null {
  reporter.report('unbalanced-brace', spanOf(content.source, at, at + 1), { found: `\`${text.charAt(at)}\`` });
  return null;
}

/** `{expression}` or `{expression:decimals}`. */
function checkSlot(span: Span, headline: Headline, scope: Scope): SentencePart | null {
  const colon = spanText(span).lastIndexOf(':');
  const content = colon === -1 ? span : spanOf(span.source, span.start, span.start + colon);
  const digits =
    colon === -1 ? null : readDigits(spanOf(span.source, span.start + colon + 1, span.end), scope.reporter);
  const expression = parseFormula(content, syntaxTable, scope.reporter);
  if (expression === null) scope.used.isUnclear = true;
  if (expression === null) return null;
  const isHeadline = expression.kind === 'name' && expression.name === headline.step;
  const value = elaborate(expression, scope);
  if (digits === undefined || (isHeadline && headline.value === null)) return null;
  if (isHeadline && headline.value !== null)
    return figurePart(headline.value, digits ?? { decimals: headline.decimals, fixed: false }, content, scope);
  return valuePart(value, digits, content, scope);
}

function readDigits(span: Span, reporter: Reporter): Digits | undefined {
  const text = spanText(span).trim();
  if (/^[0-6]$/.test(text)) return { decimals: Number(text), fixed: true };
  reporter.report('bad-format', span, { found: text });
  return undefined;
}

function valuePart(value: Value, digits: Digits | null, span: Span, scope: Scope): SentencePart | null {
  if (value.kind === 'choice') return { kind: 'phrase', input: value.input };
  if (isQuantity(value)) return figurePart(value, digits, span, scope);
  if (value.kind !== 'error') {
    scope.reporter.report('wrong-kind', span, {
      expected: 'a number, a range or a choice',
      found: describeValue(value),
    });
  }
  return null;
}

function figurePart(value: Quantity, digits: Digits | null, span: Span, scope: Scope): SentencePart | null {
  const format = formatOf(value.unit, digits);
  if (format === null) {
    const [readable] = unitsOfKind(value.unit, scope.units);
    const text = spanText(span).trim();
    const hint = readable && `Convert it to a unit that people read: \`{${text} to ${readable.name}}\`.`;
    scope.reporter.report('mixed-unit-shown', span, { found: unitWords(value.unit) }, { hint });
    return null;
  }
  const { low, high } = endsOf(value);
  return { kind: 'figure', low, high: value.kind === 'range' ? high : null, format };
}

/** Decimals that the editor asked for, or the most that are shown. */
export interface Digits {
  readonly decimals: number;
  readonly fixed: boolean;
}

const mostDecimals = 2;

/** How amounts in a unit read in a sentence; null for units that nobody reads. Money has no decimals unless asked for. */
export function formatOf(unit: Unit, digits: Digits | null): Format | null {
  const shown = digits ?? { decimals: moneySymbol(unit) === null ? mostDecimals : 0, fixed: false };
  if (unit.factors.length === 0) return isPlain(unit) ? { ...shown, prefix: '', one: '', many: '' } : null;
  const [factor, ...rest] = unit.factors;
  if (factor === undefined || factor.power !== 1 || rest.some(({ power }) => power !== -1)) return null;
  const per = rest.map((below) => ` per ${below.unit.one}`).join('');
  if (factor.unit.symbol !== null)
    return { ...(digits ?? moneyDigits(rest.length > 0)), prefix: factor.unit.symbol, one: per, many: per };
  const join = /^[A-Za-z]/.test(factor.unit.one) ? ' ' : '';
  return { ...shown, prefix: '', one: `${join}${factor.unit.one}${per}`, many: `${join}${factor.unit.many}${per}` };
}

/** Prices per unit show their cents. */
function moneyDigits(isRate: boolean): Digits {
  return { decimals: isRate ? mostDecimals : 0, fixed: false };
}

/** Every formula that a sentence shows. */
export function coresOf(cases: readonly SentenceCase[]): readonly Core[] {
  return cases.flatMap(({ parts }) =>
    parts.flatMap((part) => (part.kind === 'figure' ? [part.low, ...(part.high === null ? [] : [part.high])] : [])),
  );
}
