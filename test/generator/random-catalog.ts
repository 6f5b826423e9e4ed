/** A catalog of random calculators, each with a formula over the whole language, and its modules. */
import fc from 'fast-check';
import { emitArtifacts } from '../../generator/emit.js';
import type { Catalog, NumberInput } from '../../generator/program/catalog.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { displayUnit } from '../../generator/units/unit.js';
import type { TypedFormula } from '../support/arbitrary-formulas.js';
import { partsAround, typedCalculator } from '../support/arbitrary-formulas.js';
import type { CalculatorParts } from '../support/calculator-text.js';
import { calculatorText } from '../support/calculator-text.js';
import type { CatalogTexts } from '../support/check-catalog.js';
import { checkCatalog, sourcesOf } from '../support/check-catalog.js';
import type { ReferenceCalculator } from '../support/reference-evaluator.js';
import { referenceCalculators } from '../support/reference-evaluator.js';

export interface RandomCatalog {
  readonly checked: Catalog;
  readonly formulas: ReadonlyMap<string, string>;
  readonly references: ReadonlyMap<string, ReferenceCalculator>;
  readonly files: ReadonlyMap<string, string>;
}

/** The calculators of so many random formulas that the checker accepts; what it refuses is left out. */
export function randomCatalog(seed: number, count: number): RandomCatalog {
  const candidates = fc.sample(typedCalculator, { seed, numRuns: count }).map(candidateOf);
  const accepted = acceptedOf(withExamples(candidates));
  const texts = textsOf(accepted);
  const { catalog, report } = checkCatalog(texts);
  if (catalog === null) throw new Error(`Calculators that are right one by one are refused together.\n${report}`);
  return {
    checked: catalog,
    formulas: new Map(accepted.map(({ slug, parts }) => [slug, parts.formula])),
    references: referenceCalculators(sourcesOf(textsOf(accepted.map((each) => writtenOut(each, catalog))))),
    files: emitArtifacts(catalog),
  };
}

interface Candidate {
  readonly slug: string;
  readonly parts: CalculatorParts;
  readonly typed: TypedFormula;
}

function candidateOf(typed: TypedFormula, index: number): Candidate {
  return {
    slug: `bedding-${String(index).padStart(5, '0')}`,
    parts: partsAround(typed),
    typed,
  };
}

/** With an input for a step that adds up a list, as the reference reads it. */
function writtenOut(candidate: Candidate, { calculators }: Catalog): Candidate {
  const { slug, typed } = candidate;
  if (typed.list?.isOptional !== true) return candidate;
  const input = calculators
    .find((each) => each.slug === slug)
    ?.inputs.find((each): each is NumberInput => each.name === typed.list?.gives);
  if (input === undefined) throw new Error(`The list of ${slug} gives nothing.`);
  return { ...candidate, parts: partsAround(typed, displayUnit(input.unit)) };
}

/** A service without places, so that no calculator needs a category. */
function textsOf(candidates: readonly Candidate[]): CatalogTexts {
  const [service = ''] = sourcesOf({}).service.text.split(/^leads:/m);
  return { calculators: candidates.map(textOf).join('\n'), network: null, service };
}

function textOf({ slug, parts }: Candidate): string {
  // No two calculators may have one title.
  return calculatorText(parts)
    .replace(/^bedding:/, `${slug}:`)
    .replace(/^( {2}title: ).*$/m, `$1Title of ${slug}`);
}

/** What is said of each candidate, in their order. */
function diagnosticsOf(candidates: readonly Candidate[]): readonly (readonly Diagnostic[])[] {
  const { diagnostics } = checkCatalog(textsOf(candidates));
  let start = 0;
  return candidates.map((candidate) => {
    const [from, end] = [start, start + textOf(candidate).length];
    start = end + 1;
    return diagnostics.filter(({ span }) => span.start >= from && span.start <= end);
  });
}

/** The candidates with what each gives for its defaults as its example. */
function withExamples(candidates: readonly Candidate[]): readonly Candidate[] {
  const found = diagnosticsOf(candidates);
  return candidates.map(({ parts, ...candidate }, index) => {
    const messages = (found[index] ?? []).map(({ message }) => message).join('\n');
    const expected = Number(/is (-?[\d.]+(?:e[+-]?\d+)?), not/.exec(messages)?.[1] ?? '0');
    return { ...candidate, parts: { ...parts, expected } };
  });
}

function acceptedOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const found = diagnosticsOf(candidates);
  return candidates.filter((_, index) => (found[index] ?? []).every(({ severity }) => severity === 'advice'));
}
