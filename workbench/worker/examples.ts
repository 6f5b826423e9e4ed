/** Runs the worked examples of an entry, and finds what they reach. */

import { partsOf } from '../../authoring/mutate/coverage.js';
import { trialOf } from '../../authoring/sample/answer.js';
import type { Piece } from '../../authoring/sample/catalog-with-sources.js';
import type { RawExample } from '../../generator/language/forms/examples.js';
import type { RawCalculator } from '../../generator/language/read-calculator.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { isMistake } from '../../generator/source/diagnostic.js';
import type { Span } from '../../generator/source/source.js';
import { spanText } from '../../generator/source/source.js';
import type { ExampleRun, Reach } from '../messages/draft.js';
import type { OpenExcerpt } from './open-excerpt.js';

/** An example fails when there is a mistake inside it. While there are mistakes elsewhere, the others are not run. */
export function runExamples({ raw, opened, diagnostics }: OpenExcerpt): readonly ExampleRun[] {
  if (raw === null) return [];
  const mistakes = diagnostics.filter(isMistake);
  const places = raw.examples.map(spanOfExample);
  const isInExample = ({ span }: Diagnostic) => places.some((place) => holds(place, span));
  const isRun = mistakes.every(isInExample);
  return raw.examples.map((example, index) => {
    const own = mistakes.find(({ span }) => holds(spanOfExample(example), span));
    const sentence = opened?.piece.calculator.examples[index]?.interpretation ?? '';
    return {
      name: example.name,
      inputs: example.inputs.map(({ name, value }) => `${name.value} ${value.value}`).join(', '),
      expected: expectationOf(raw, example),
      verdict: own !== undefined ? 'failed' : isRun ? 'passed' : 'not run',
      said: own === undefined ? sentence : `${own.message} ${own.hint}`,
    };
  });
}

function expectationOf({ result }: RawCalculator, { value, text }: RawExample): string {
  const unit = result.unit === null ? '' : ` ${spanText(result.unit.content)}`;
  return `${spanText(value.span)}${unit}${text === null ? '' : `, ${text.value}`}`;
}

/** The span from the first part of an example to the last. */
function spanOfExample({ value, text, inputs, secondary, figures }: RawExample): Span {
  const named = [...inputs, ...secondary].flatMap((each) => [each.name.span, each.value.span]);
  const all = [value.span, ...(text === null ? [] : [text.span]), ...named, ...figures.map(({ name }) => name.span)];
  const starts = all.map(({ start }) => start);
  return { ...value.span, start: Math.min(...starts), end: Math.max(...all.map(({ end }) => end)) };
}

function holds(outer: Span, inner: Span): boolean {
  return outer.source === inner.source && outer.start <= inner.start && inner.end <= outer.end;
}

export function reachOf({ elaborated, calculator }: Piece): readonly Reach[] {
  const parts = partsOf(trialOf(elaborated), calculator);
  return (['branches', 'rows', 'options'] as const).map((what) => ({ what, parts: parts[what] }));
}
