/** A sentence in another language: its own words around the placeholders of the original. */

import { formatInWords } from '../elaborate/declaration/format.js';
import { splitSentence, trimmed } from '../elaborate/declaration/sentence.js';
import type { RawCase } from '../language/forms/result.js';
import type { SentenceCase, SentencePart } from '../program/catalog.js';
import { Reporter } from '../source/diagnostic.js';
import type { Span } from '../source/source.js';
import { spanText } from '../source/source.js';
import type { Unit } from '../units/unit.js';
import { unitLabel } from '../units/unit.js';

/** The raw alternatives of a sentence, in the catalog's language and in another. */
export interface WrittenCases {
  readonly original: readonly RawCase[];
  readonly translated: readonly RawCase[];
}

/** Translates each alternative; reports one with placeholders lost or added, which keeps the original words. */
export function translatedSentence(
  cases: readonly SentenceCase[],
  { original, translated }: WrittenCases,
  local: (unit: Unit) => Unit,
  reporter: Reporter,
): readonly SentenceCase[] {
  return cases.map((each) => {
    const parts = each.parts.map((part) => inWords(part, local));
    const [before, after] = [original[each.place]?.say, translated[each.place]?.say];
    if (before === undefined || after === undefined || before.content === after.content) return { ...each, parts };
    const pieces = splitSentence(after, reporter);
    const slots = (splitSentence(before, new Reporter()) ?? []).flatMap((piece) =>
      piece.kind === 'slot' ? [nameOf(piece.span)] : [],
    );
    const shown = new Map(slots.map((name, index) => [name, parts.filter(isShown)[index]]));
    if (pieces === null) return { ...each, parts };
    const own = new Reporter();
    reportLost(slots, pieces, after.content, own);
    const translatedParts = trimmed(pieces.flatMap((piece) => partOf(piece, shown, own) ?? []));
    reporter.take(own.sorted());
    return { ...each, parts: own.count > 0 ? parts : translatedParts };
  });
}

type Piece = NonNullable<ReturnType<typeof splitSentence>>[number];

function isShown(part: SentencePart): boolean {
  return part.kind !== 'text';
}

/** A placeholder, however it is spaced. */
function nameOf(span: Span): string {
  return spanText(span).replace(/\s+/g, ' ').trim();
}

function partOf(piece: Piece, shown: ReadonlyMap<string, SentencePart | undefined>, reporter: Reporter) {
  if (piece.kind === 'text') return piece;
  const name = nameOf(piece.span);
  const part = shown.get(name);
  if (part === undefined) reporter.report('translation-place', piece.span, { name, isLost: false });
  return part ?? null;
}

function reportLost(slots: readonly string[], pieces: readonly Piece[], content: Span, reporter: Reporter): void {
  const kept = pieces.flatMap((piece) => (piece.kind === 'slot' ? [nameOf(piece.span)] : []));
  for (const name of new Set(slots))
    if (!kept.includes(name)) reporter.report('translation-place', content, { name, isLost: true });
}

function inWords(part: SentencePart, local: (unit: Unit) => Unit): SentencePart {
  if (part.kind !== 'figure') return part;
  const unit = local(part.unit);
  return { ...part, unit, unitLabel: unitLabel(unit), format: formatInWords(part.format, unit) };
}
