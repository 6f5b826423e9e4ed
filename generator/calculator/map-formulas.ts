/** Rewrites all formulas and conditions of a calculator. */

import type { CheckedLaw } from '../elaborate/declaration/laws.js';
import type { CheckedFigure } from '../elaborate/declaration/result.js';
import type { SentenceCase, SentencePart, Step } from '../program/catalog.js';
import type { Core } from '../program/core.js';
import type { Rewriting } from '../program/replace-core.js';
import type { Understood } from './understand-calculator.js';

/** The calculator with every formula and condition rewritten. */
export function mapFormulas(understood: Understood, rewriting: Rewriting): Understood {
  const { core: own, condition: within } = rewriting;
  const { requirements, steps, laws, result, text, secondary, resultRange, sentence, band } = understood;
  const held = band?.held ?? null;
  return {
    ...understood,
    requirements: requirements.map((each) => ({ ...each, condition: within(each.condition) })),
    steps: steps.map((step) => stepWith(step, own)),
    laws: laws.map((law) => lawWith(law, rewriting)),
    result: figureWith(result, own),
    text: text && { ...text, core: own(text.core) },
    secondary: secondary.map((figure) => figureWith(figure, own)),
    resultRange: resultRange && { low: figureWith(resultRange.low, own), high: figureWith(resultRange.high, own) },
    sentence: sentence.map((each) => caseWith(each, rewriting)),
    band: band && { ...band, held: held && { ...held, low: own(held.low), high: own(held.high) } },
  };
}

export function stepWith(step: Step, own: (core: Core) => Core): Step {
  const text = step.text && { ...step.text, core: own(step.text.core) };
  return { ...step, text, parts: step.parts.map((part) => ({ ...part, core: own(part.core) })) };
}

function lawWith(law: CheckedLaw, { core: own, condition: within }: Rewriting): CheckedLaw {
  if (law.kind === 'trend') return { ...law, figures: law.figures.map((each) => ({ ...each, core: own(each.core) })) };
  const rising = law.rising && { ...law.rising, figures: law.rising.figures.map(own) };
  return { ...law, condition: within(law.condition), requirements: law.requirements.map(within), rising };
}

function figureWith(figure: CheckedFigure, own: (core: Core) => Core): CheckedFigure {
  return { ...figure, value: { ...figure.value, core: own(figure.value.core) } };
}

function caseWith(each: SentenceCase, { core: own, condition }: Rewriting): SentenceCase {
  const parts = each.parts.map((part): SentencePart => {
    if (part.kind === 'words') return { ...part, figure: { ...part.figure, core: own(part.figure.core) } };
    if (part.kind !== 'figure') return part;
    return { ...part, low: own(part.low), high: part.high && own(part.high) };
  });
  return { ...each, when: each.when && condition(each.when), parts };
}
