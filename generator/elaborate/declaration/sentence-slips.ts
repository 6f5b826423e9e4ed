/** Reports slips in a sentence: units that are repeated or others, foreign placeholders, words against its condition. */

import type { CheckWords } from '../../../words/check-words.js';
import { checkWordsOf } from '../../../words/check-words.js';
import { onceFor } from '../../../words/once-for.js';
import type { FigurePart, SentencePart } from '../../program/catalog.js';
import type { Edit } from '../../source/hint.js';
import { write } from '../../source/hint.js';
import { oneLine } from '../../source/one-line.js';
import { rememberedFor } from '../../source/remembered.js';
import type { Span } from '../../source/source.js';
import { spanOf, spanText } from '../../source/source.js';
import type { Expression } from '../../syntax/ast.js';
import type { NamedUnit } from '../../units/unit.js';
import { sameDimensions } from '../../units/unit.js';
import type { Scope } from '../expression/scope.js';

/** A placeholder: the span between its braces, and what it shows. */
export interface CheckedSlot {
  readonly span: Span;
  readonly part: SentencePart;
}

/** Reports `unit-twice` for `${cost}` and `{area} sq ft`: an amount is shown with its unit. */
export function reportTwice(slots: readonly CheckedSlot[], content: Span, scope: Scope): void {
  for (const { span, part } of slots) {
    if (part.kind !== 'figure') continue;
    const repeated = [symbolBefore(span, part, content), unitBehind(span, part, content, scope)];
    for (const each of repeated) if (each !== null) reportUnit(each, part, scope);
    if (repeated.every((each) => each === null)) reportOtherUnit(span, part, content, scope);
  }
}

/** True for a word that may follow any amount, even if a unit has the same name: in a language without words, a short one. */
function isOrdinary(word: string, { language }: Pick<Scope, 'language'>): boolean {
  const words = checkWordsOf(language)?.behindAmounts.split(' ');
  return words === undefined ? word.length <= longestOrdinary : words.includes(word);
}

const longestOrdinary = 3;

function symbolBefore({ source, start }: Span, { format: { prefix } }: FigurePart, content: Span): Span | null {
  const from = start - 1 - prefix.length;
  const isThere = prefix !== '' && from >= content.start && source.text.slice(from, start - 1) === prefix;
  return isThere ? spanOf(source, from, start - 1) : null;
}

function unitBehind(slot: Span, { format, unitLabel }: FigurePart, content: Span, scope: Scope): Span | null {
  const behind = content.source.text.slice(slot.end + 1, content.end);
  const names = [...scope.units.units.values()].filter(({ label }) => label === unitLabel).map(({ name }) => name);
  const words = [format.unit, unitLabel, ...names].filter((word) => /^[A-Za-z]/.test(word) && !isOrdinary(word, scope));
  if (format.many === '%' && behind.startsWith('%')) return spanOf(slot.source, slot.end + 1, slot.end + 2);
  const found = words.find((word) => startsWithWord(behind, word));
  return found === undefined ? null : spanOf(slot.source, slot.end + 1, slot.end + 2 + found.length);
}

function startsWithWord(behind: string, word: string): boolean {
  return behind.startsWith(` ${word}`) && !/^[\w-]/.test(behind.slice(word.length + 1));
}

/** Reports `other-unit-shown`: `${cost}` of euros, `{area} square feet` of square meters, `{cost}%`. */
function reportOtherUnit(slot: Span, { format, unitLabel }: FigurePart, content: Span, scope: Scope): void {
  const { source, start, end } = slot;
  if (format.prefix === '' && format.many === '') return;
  const shown = `an amount that is shown in ${format.unit === '' ? unitLabel : format.unit}`;
  const report = (written: Span, choices: readonly Edit[]) =>
    scope.reporter.report('other-unit-shown', written, { written: spanText(written).trim(), shown }, { choices });
  const before = source.text.charAt(start - 2);
  const sign = spanOf(source, start - 2, start - 1);
  if (start - 2 >= content.start && isMoneySign(before, scope)) report(sign, [{ span: sign, text: '' }]);
  const behind = source.text.slice(end + 1, content.end);
  const other = otherUnitBehind(behind, unitLabel, scope);
  if (other === null) return;
  const written = spanOf(source, end + 1, end + 1 + other.length);
  const name = spanText(slot).split(':')[0]?.trim();
  const converted = { span: spanOf(source, start, written.end), text: `${name} to ${other.unit}}` };
  const removed = { span: written, text: '' };
  report(written, other.unit === null ? [removed] : [removed, converted]);
}

function isMoneySign(sign: string, { units }: Scope): boolean {
  return (
    /[$\u20ac\u00a3]/.test(sign) || [...units.units.values()].some(({ symbol }) => symbol !== null && symbol === sign)
  );
}

/** A unit of the same kind written behind an amount: how many characters it takes, and its name; null when there is none. */
function otherUnitBehind(behind: string, shown: string, scope: Scope) {
  const { units } = scope.units;
  if (behind.startsWith('%')) return { length: 1, unit: null };
  const spelled = spelledUnits(units).get(behind.slice(1, 3)) ?? [];
  const written = spelled.filter(({ word }) => startsWithWord(behind, word) && !isOrdinary(word, scope));
  const own = written.length === 0 ? undefined : [...units.values()].find(({ label }) => label === shown);
  if (own === undefined) return null;
  const isOther = (unit: NamedUnit) => unit.name !== own.name && sameDimensions(unit, own);
  const [found] = written.filter(({ unit }) => isOther(unit)).sort((a, b) => b.word.length - a.word.length);
  return found === undefined ? null : { length: found.word.length + 1, unit: found.unit.name };
}

interface SpelledUnit {
  readonly unit: NamedUnit;
  readonly word: string;
}

/** The words of all units that can follow an amount, by their first two letters. */
const spelledUnits = rememberedFor((units: ReadonlyMap<string, NamedUnit>): ReadonlyMap<string, SpelledUnit[]> => {
  const byStart = new Map<string, SpelledUnit[]>();
  for (const unit of units.values())
    for (const word of [unit.many, unit.one, unit.label, unit.name]) {
      const start = word.slice(0, 2);
      const others = byStart.get(start) ?? [];
      if (/^[A-Za-z]{2}/.test(start)) byStart.set(start, [...others, { unit, word }]);
    }
  return byStart;
});

function reportUnit(span: Span, { format }: FigurePart, { reporter }: Scope): void {
  const word = spanText(span).trim();
  const edit = { span, text: '' };
  const hint = `Remove \`${word}\`: ${format.prefix === '' ? 'the unit' : 'the money sign'} is shown with the number.`;
  reporter.report('unit-twice', span, { unit: word }, { hint, edit });
}

/** Placeholders of other programs. */
const placeholders = /\[(\w+)\]|<(\w+)>|%(\w+)%|\$(\w+)|%\((\w+)\)[sdf]|\{\{(\w+)(?::\w+)?\}\}/g;

/**
 * Reports `not-filled-in` for `[cost]`, `$cost` and the like if an input or a step has that name. `{{cost}}` is taken
 * as text when the sentence also shows the value, but `{{cost:2}}` never is.
 */
export function reportUnfilled(slots: readonly Span[], content: Span, scope: Scope): void {
  let text = spanText(content);
  for (const { start, end } of slots) {
    const [from, to] = [start - content.start, end - content.start];
    text = `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;
  }
  for (const { 0: found, index, ...groups } of text.matchAll(placeholders)) {
    const name = Object.values(groups).find((group) => typeof group === 'string') ?? '';
    const isText =
      found.startsWith('{') &&
      !found.includes(':') &&
      slots.some((slot) => spanText(slot).split(':')[0]?.trim() === name);
    if (isText || (!scope.inputs.has(name) && !scope.steps.has(name))) continue;
    (scope.inputs.has(name) ? scope.used.inputs : scope.used.steps).add(name);
    const span = spanOf(content.source, content.start + index, content.start + index + found.length);
    const written = found.startsWith('{') ? found.slice(1, -1) : `{${name}}`;
    scope.reporter.report('not-filled-in', span, { found }, write(written));
  }
}

/** A number, and the words before it that say on which side of it something is. */
const limitsIn = onceFor(
  ({ above, below }: CheckWords) =>
    new RegExp(
      String.raw`(?:(?<above>${above.join('|')})|${below.join('|')})\s+\$?(?<number>\d[\d,]*(?:\.\d+)?)`,
      'gi',
    ),
);

/** Advises on "Over 31 feet" in a sentence that is shown where `length < 31 ft`. */
export function adviseOnDirection(condition: Expression, say: Span, scope: Pick<Scope, 'language' | 'reporter'>): void {
  const words = checkWordsOf(scope.language);
  if (condition.kind !== 'infix' || words === null) return;
  const { left, right, symbol } = condition;
  if (symbol === 'and') for (const side of [left, right]) adviseOnDirection(side, say, scope);
  const limit = [left, right].find((side) => side.kind === 'number');
  if (limit === undefined || !/^[<>]/.test(symbol)) return;
  const isAbove = symbol.startsWith('>') === (limit === right);
  for (const { 0: found, index, groups } of spanText(say).matchAll(limitsIn(words))) {
    const isSame = Number(groups?.['number']?.replaceAll(',', '')) === Number(limit.text);
    if (!isSame || (groups?.['above'] !== undefined) === isAbove) continue;
    const span = spanOf(say.source, say.start + index, say.start + index + found.length);
    const args = { condition: oneLine(spanText(condition.span)), says: oneLine(found) };
    const related = [{ span: condition.span, label: 'the condition' }];
    const turned = `${symbol.startsWith('<') ? '>' : '<'}${symbol.slice(1)}`;
    const choices = [{ span: condition.symbolSpan, text: turned }];
    scope.reporter.report('sentence-contradicts', span, args, { related, choices });
  }
}
