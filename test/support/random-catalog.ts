/** A catalog of random calculators, each with a formula over the whole language, and its modules. */
import fc from 'fast-check';
import { emitArtifacts } from '../../generator/emit/emit.js';
import type { Calculator } from '../../generator/model/catalog.js';
import type { TypedFormula } from './arbitrary-formulas.js';
import { partsAround, typedCalculator } from './arbitrary-formulas.js';
import { calculatorText } from './calculator-text.js';
import type { CatalogTexts } from './check-catalog.js';
import { checkCatalog, sourcesOf } from './check-catalog.js';
import type { ReferenceCalculator } from './reference-evaluator.js';
import { referenceCalculators } from './reference-evaluator.js';

export interface RandomCatalog {
  readonly calculators: readonly Calculator[];
  readonly formulas: ReadonlyMap<string, string>;
  readonly references: ReadonlyMap<string, ReferenceCalculator>;
  readonly files: ReadonlyMap<string, string>;
}

/** The calculators of so many random formulas that the checker accepts; what it refuses is left out. */
export function randomCatalog(seed: number, count: number): RandomCatalog {
  const accepted = fc.sample(typedCalculator, { seed, numRuns: count }).flatMap(acceptedText);
  const named = accepted.map(({ text, formula }, index) => {
    const slug = `bedding-${String(index).padStart(5, '0')}`;
    return { slug, formula, text: text.replace(/^bedding:/, `${slug}:`) };
  });
  const texts = alone(named.map(({ text }) => text).join('\n'));
  const { catalog, report } = checkCatalog(texts);
  if (catalog === null) throw new Error(`Calculators that are right one by one are refused together.\n${report}`);
  return {
    calculators: catalog.calculators,
    formulas: new Map(named.map(({ slug, formula }) => [slug, formula])),
    references: referenceCalculators(sourcesOf(texts)),
    files: emitArtifacts(catalog),
  };
}

/** A service without places, so that no calculator needs a category. */
function alone(calculators: string): CatalogTexts {
  const [service = ''] = sourcesOf({}).service.text.split(/^leads:/m);
  return { calculators, network: null, service };
}

/** The calculator around a formula, with what it gives for its defaults as its example. */
function acceptedText(typed: TypedFormula): readonly { readonly text: string; readonly formula: string }[] {
  const parts = partsAround(typed);
  const first = checkCatalog(alone(calculatorText(parts)));
  const value = Number(/is (-?[\d.]+(?:e[+-]?\d+)?), not/.exec(first.diagnostics[0]?.message ?? '')?.[1] ?? '0');
  const text = calculatorText({ ...parts, expected: value });
  return checkCatalog(alone(text)).catalog === null ? [] : [{ text, formula: parts.formula }];
}
