/** Reports open figures that are read outside of steps: only steps are computed again with a caller's figures. */

import type { CheckedFigure } from '../elaborate/declaration/result.js';
import type { CheckedRange } from '../elaborate/declaration/result-range.js';
import type { Scope } from '../elaborate/expression/scope.js';
import type { Requirement, SentenceCase } from '../program/catalog.js';
import type { Core } from '../program/core.js';
import { endsOf } from '../program/ends.js';
import { ownNames } from '../program/open-figure.js';
import { readsOf } from '../program/visit-core.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Span } from '../source/source.js';

/** Parts of a calculator, besides its steps, that read names. */
interface BesideSteps {
  readonly scope: Scope;
  readonly requirements: readonly Requirement[];
  readonly result: CheckedFigure;
  readonly secondary: readonly CheckedFigure[];
  readonly resultRange: CheckedRange | null;
  readonly sentence: readonly SentenceCase[];
}

interface Placed {
  readonly core: Core;
  readonly span: Span;
}

/** False after reporting `open-outside-step` for each place that reads an open figure directly. */
export function checkOwnReads(own: BesideSteps, reporter: Reporter): boolean {
  const before = reporter.count;
  const names = new Map([...own.scope.used.open.keys()].flatMap((name) => inputsFor(name)));
  for (const { core, span } of outsideSteps(own)) {
    const [name] = [...readsOf(core)].flatMap((input) => names.get(input) ?? []);
    if (name !== undefined) reporter.report('open-outside-step', span, { name });
  }
  return reporter.count === before;
}

function inputsFor(name: string): readonly (readonly [string, string])[] {
  const { low, high } = ownNames(name);
  return [
    [low, name],
    [high, name],
  ];
}

function outsideSteps({ requirements, result, secondary, resultRange, sentence }: BesideSteps): readonly Placed[] {
  const figures = [result, ...secondary, ...(resultRange === null ? [] : endsOf(resultRange))];
  const conditions = [...requirements.map(({ condition }) => condition), ...sentence.flatMap(({ when }) => when ?? [])];
  const shown = sentence
    .flatMap(({ parts }) => parts)
    .flatMap((part) => (part.kind === 'figure' ? endsOf(part).map((core) => ({ core, span: part.span })) : []));
  return [
    ...figures.map(({ value, span }) => ({ core: value.core, span })),
    ...conditions.map((condition) => ({ core: condition, span: condition.span })),
    ...shown,
  ];
}
