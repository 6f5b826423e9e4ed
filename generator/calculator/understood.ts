/** An elaborated calculator, and what is done to all of its formulas. */

import type { CheckedBand } from '../elaborate/declaration/cost-band.js';
import type { CheckedEstimate } from '../elaborate/declaration/estimate.js';
import type { CheckedLaw } from '../elaborate/declaration/laws.js';
import type { CheckedFigure } from '../elaborate/declaration/result.js';
import type { CheckedRange } from '../elaborate/declaration/result-range.js';
import type { Scope } from '../elaborate/expression/scope.js';
import type { Calculator, Grounds, SentenceCase, SentencePart, Step } from '../program/catalog.js';
import type { Core } from '../program/core.js';
import { endsOf } from '../program/ends.js';
import type { Rewrite } from '../program/visit-core.js';
import { partsOf } from '../program/visit-core.js';
import type { Reporter } from '../source/diagnostic.js';
import type { Span } from '../source/source.js';

/** A calculator with all formulas elaborated, still to be proved and tested by its examples. */
export interface Understood
  extends Pick<Calculator, 'lists' | 'requirements' | 'steps' | 'text' | 'drawing' | 'labels'> {
  readonly scope: Scope;
  readonly grounds: Grounds;
  readonly laws: readonly CheckedLaw[];
  /** Null when the calculator computes no price. */
  readonly estimate: CheckedEstimate | null;
  readonly result: CheckedFigure;
  readonly secondary: readonly CheckedFigure[];
  readonly resultRange: CheckedRange | null;
  readonly sentence: readonly SentenceCase[];
  readonly band: CheckedBand | null;
  /** The same with its open figures as such, in place of which this one has the catalog's; null where none is open. */
  readonly own: Understood | null;
}

/** The calculator with every formula and condition rewritten. */
export function mapFormulas(understood: Understood, own: Rewrite): Understood {
  const { requirements, steps, laws, result, text, secondary, resultRange, sentence, band } = understood;
  const held = band?.held ?? null;
  return {
    ...understood,
    requirements: requirements.map((each) => ({ ...each, condition: own(each.condition) })),
    steps: steps.map((step) => stepWith(step, own)),
    laws: laws.map((law) => lawWith(law, own)),
    result: figureWith(result, own),
    text: text && { ...text, core: own(text.core) },
    secondary: secondary.map((figure) => figureWith(figure, own)),
    resultRange: resultRange && { low: figureWith(resultRange.low, own), high: figureWith(resultRange.high, own) },
    sentence: sentence.map((each) => caseWith(each, own)),
    band: band && { ...band, held: held && { ...held, low: own(held.low), high: own(held.high) } },
  };
}

function stepWith(step: Step, own: Rewrite): Step {
  const text = step.text && { ...step.text, core: own(step.text.core) };
  return { ...step, text, parts: step.parts.map((part) => ({ ...part, core: own(part.core) })) };
}

function lawWith(law: CheckedLaw, own: Rewrite): CheckedLaw {
  if (law.kind === 'trend') return { ...law, figures: law.figures.map((each) => ({ ...each, core: own(each.core) })) };
  const rising = law.rising && { ...law.rising, figures: law.rising.figures.map((core) => own(core)) };
  return { ...law, condition: own(law.condition), requirements: law.requirements.map((each) => own(each)), rising };
}

function figureWith(figure: CheckedFigure, own: Rewrite): CheckedFigure {
  return { ...figure, value: { ...figure.value, core: own(figure.value.core) } };
}

function caseWith(each: SentenceCase, own: Rewrite): SentenceCase {
  const parts = each.parts.map((part): SentencePart => {
    if (part.kind === 'words') return { ...part, figure: { ...part.figure, core: own(part.figure.core) } };
    if (part.kind !== 'figure') return part;
    return { ...part, low: own(part.low), high: part.high && own(part.high) };
  });
  return { ...each, when: each.when && own(each.when), parts };
}

/**
 * False after reporting `open-outside-step` for each place that reads an open figure directly: only steps are computed
 * again with a caller's figures.
 */
export function checkOpenReads(calculator: Understood, reporter: Reporter): boolean {
  const before = reporter.count;
  for (const { cores, span } of placesOutsideSteps(calculator)) {
    const [name] = [...partsOf(cores)].flatMap((part) => (part.kind === 'open' ? [part.name] : []));
    if (name !== undefined) reporter.report('open-outside-step', span, { name });
  }
  return reporter.count === before;
}

interface Place {
  readonly cores: readonly Core[];
  readonly span: Span;
}

function placesOutsideSteps({ requirements, result, secondary, resultRange, sentence }: Understood): readonly Place[] {
  const figures = [result, ...secondary, ...(resultRange === null ? [] : endsOf(resultRange))];
  const conditions = [...requirements.map(({ condition }) => condition), ...sentence.flatMap(({ when }) => when ?? [])];
  const parts = sentence.flatMap((each) => each.parts);
  return [
    ...figures.map(({ value, span }) => ({ cores: [value.core], span })),
    ...conditions.map((condition) => ({ cores: [condition], span: condition.span })),
    ...parts.flatMap((part) => (part.kind === 'figure' ? [{ cores: endsOf(part), span: part.span }] : [])),
  ];
}
