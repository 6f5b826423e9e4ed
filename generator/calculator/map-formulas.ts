/** Rewrites all formulas and conditions of a calculator. */

import type { CheckedLaw } from '../elaborate/declaration/laws.js';
import type { CheckedFigure } from '../elaborate/declaration/result.js';
import type { SentenceCase, SentencePart, Step } from '../program/catalog.js';
import type { Rewrite } from '../program/visit-core.js';
import type { Understood } from './understand-calculator.js';

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

export function stepWith(step: Step, own: Rewrite): Step {
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
