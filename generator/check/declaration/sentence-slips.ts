/** Reports slips around the braces of a sentence: repeated units, and foreign placeholders. */
import type { FigurePart, SentencePart } from '../../model/catalog.js';
import type { Span } from '../../text/source.js';
import { spanOf, spanText } from '../../text/source.js';
import type { Scope } from '../expression/scope.js';

/** A placeholder: the span between its braces, and what it shows. */
export interface CheckedSlot {
  readonly span: Span;
  readonly part: SentencePart;
}

/** Reports `unit-twice` for `${cost}` and `{area} sq ft`: an amount is shown with its unit. */
export function reportTwice(slots: readonly CheckedSlot[], content: Span, scope: Scope): void {
  for (const { span, part } of slots)
    if (part.kind === 'figure')
      for (const repeated of [symbolBefore(span, part, content), unitBehind(span, part, content, scope)])
        if (repeated !== null) reportUnit(repeated, part, scope);
}

/** Words that may follow any amount, even if a unit has the same short name. */
const ordinary: ReadonlySet<string> = new Set(['a', 'an', 'as', 'at', 'by', 'in', 'is', 'of', 'on', 'or', 'per', 'to']);

function symbolBefore({ source, start }: Span, { format: { prefix } }: FigurePart, content: Span): Span | null {
  const from = start - 1 - prefix.length;
  const isThere = prefix !== '' && from >= content.start && source.text.slice(from, start - 1) === prefix;
  return isThere ? spanOf(source, from, start - 1) : null;
}

function unitBehind(slot: Span, { format, unitLabel }: FigurePart, content: Span, scope: Scope): Span | null {
  const behind = content.source.text.slice(slot.end + 1, content.end);
  const names = [...scope.units.units.values()].filter(({ label }) => label === unitLabel).map(({ name }) => name);
  const words = [format.unit, unitLabel, ...names].filter((word) => /^[A-Za-z]/.test(word) && !ordinary.has(word));
  const found = words.find((word) => behind.startsWith(` ${word}`) && !/^[\w-]/.test(behind.slice(word.length + 1)));
  return found === undefined ? null : spanOf(slot.source, slot.end + 1, slot.end + 2 + found.length);
}

function reportUnit(span: Span, { format }: FigurePart, { reporter }: Scope): void {
  const word = spanText(span).trim();
  const edit = { span, text: '' };
  const hint = `Remove \`${word}\`: ${format.prefix === '' ? 'the unit' : 'the money sign'} is shown with the number.`;
  reporter.report('unit-twice', span, { unit: word }, { hint, edit });
}

/** Placeholders of other programs. */
const placeholders = /\[(\w+)\]|<(\w+)>|%(\w+)%|\$(\w+)|\{\{(\w+)\}\}/g;

/**
 * Reports `not-filled-in` for `[cost]`, `$cost` and the like if an input or a step has that name. `{{cost}}` is taken
 * as text when the sentence also shows the value.
 */
export function reportUnfilled(slots: readonly Span[], content: Span, scope: Scope): void {
  let text = spanText(content);
  for (const { start, end } of slots) {
    const [from, to] = [start - content.start, end - content.start];
    text = `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;
  }
  for (const { 0: found, index, ...groups } of text.matchAll(placeholders)) {
    const name = Object.values(groups).find((group) => typeof group === 'string') ?? '';
    const isText = found.startsWith('{') && slots.some((slot) => spanText(slot).split(':')[0]?.trim() === name);
    if (isText || (!scope.inputs.has(name) && !scope.steps.has(name))) continue;
    (scope.inputs.has(name) ? scope.used.inputs : scope.used.steps).add(name);
    const span = spanOf(content.source, content.start + index, content.start + index + found.length);
    scope.reporter.report('not-filled-in', span, { found }, { hint: `Write \`{${name}}\`.` });
  }
}
