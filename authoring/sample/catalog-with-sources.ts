/** Opens a checked catalog together with its sources and the means to elaborate edited entries. */

import { evidenceFacts } from '../../generator/calculator/evidence/evidence-context.js';
import { elaborateWithGrounds } from '../../generator/calculator/grounded-entry.js';
import { proveLaws } from '../../generator/calculator/prove-laws.js';
import { checkSharedFigures } from '../../generator/calculator/shared-figures.js';
import { checkCatalog } from '../../generator/check-catalog.js';
import type { CategorizedCalculator } from '../../generator/elaborate/declaration/entry-category.js';
import { checkCurrency } from '../../generator/elaborate/declaration/service.js';
import type { ElaboratedEntry } from '../../generator/elaborate/elaborated-entry.js';
import { programOf } from '../../generator/elaborate/entry-program.js';
import { loadCatalog } from '../../generator/language/load-catalog.js';
import type { RawCatalog } from '../../generator/language/raw-catalog.js';
import { languageOf } from '../../generator/language/raw-catalog.js';
import type { RawCalculator } from '../../generator/language/read-calculator.js';
import { pointOf } from '../../generator/program/call-point.js';
import type { Calculator, Catalog } from '../../generator/program/catalog.js';
import { evaluate } from '../../generator/program/evaluate.js';
import type { Program } from '../../generator/program/program.js';
import { prove } from '../../generator/prove/prove.js';
import { provePriceBand } from '../../generator/prove/published-range.js';
import type { Diagnostic } from '../../generator/source/diagnostic.js';
import { isMistake, Reporter } from '../../generator/source/diagnostic.js';
import { hashOfCatalog } from '../../generator/source/hash-sources.js';
import { suggestOrList } from '../../generator/source/hint.js';
import type { DiagnosticCode } from '../../generator/source/messages.js';
import { placedDiagnostics } from '../../generator/source/moved-diagnostic.js';
import type { Queries } from '../../generator/source/query.js';
import { afresh } from '../../generator/source/query.js';
import type { CatalogSources } from '../../generator/source/sources.js';
import { checkUnits } from '../../generator/units/unit-definitions.js';

/** A catalog without mistakes, with its calculators sorted by slug. */
export interface CatalogWithSources {
  readonly raw: RawCatalog;
  readonly catalog: Catalog;
  readonly pieces: readonly Piece[];
}

/** One calculator: as written, elaborated and checked. */
export interface Piece {
  readonly raw: RawCalculator;
  readonly elaborated: ElaboratedEntry;
  readonly calculator: Calculator;
  /** Elaborates an edited version of it; null when that has mistakes. */
  readonly elaborate: (raw: RawCalculator) => ElaboratedEntry | null;
  /** Finds what refuses an elaborated version, apart from examples; null when nothing does. */
  readonly refuterOf: (elaborated: ElaboratedEntry) => 'proof' | 'law' | null;
}

/**
 * Mistakes that leave a calculator complete: it can be called, and what it says can be compared. Examples that fail, bands
 * and laws that are broken, tables that their control totals refuse, and prices that their evidence does not support are of
 * this kind.
 */
const harmlessToComparison: ReadonlySet<DiagnosticCode> = new Set([
  'example-fails',
  'example-outside-bounds',
  'example-refused',
  'band-violated',
  'law-broken',
  'narrow-estimate',
  'wide-estimate',
  'unsupported-price',
  'does-not-add-up',
  'off-formula',
  'not-as-transcribed',
]);

/** Counts only mistakes that leave no calculator to compare. */
class ComparingReporter extends Reporter {
  override get count(): number {
    return this.found.filter((each) => isMistake(each) && !harmlessToComparison.has(each.code)).length;
  }
}

/** A catalog that can be compared, with its mistakes. */
export interface ComparableCatalog {
  /** Null where a mistake leaves nothing to compare. */
  readonly catalog: CatalogWithSources | null;
  readonly mistakes: readonly Diagnostic[];
}

/** Opens a catalog that may have mistakes harmless to a comparison. The mistakes are placed in their files. */
export function openComparableCatalog(sources: CatalogSources, queries: Queries = afresh): ComparableCatalog {
  const reporter = new ComparingReporter();
  const catalog = openCatalogWithSources(sources, reporter, queries);
  return { catalog, mistakes: placedDiagnostics(reporter.found.filter(isMistake), queries.inFile) };
}

/** Opens a catalog; null after reporting its mistakes. */
export function openCatalogWithSources(
  sources: CatalogSources,
  reporter: Reporter,
  queries: Queries = afresh,
): CatalogWithSources | null {
  const raw = loadCatalog(sources, reporter, queries);
  const { catalog, entries } = checkCatalog(raw, () => hashOfCatalog(sources), reporter, queries);
  if (catalog === null) return null;
  const elaborate = elaborationIn(raw);
  const entryBySlug = new Map(entries.map((entry) => [entry.raw.slug.value, entry]));
  const pieces = catalog.calculators.flatMap((calculator) => {
    const entry = entryBySlug.get(calculator.slug);
    const elaborated = entry?.elaborated() ?? null;
    return entry && elaborated ? [{ raw: entry.raw, elaborated, calculator, elaborate, refuterOf }] : [];
  });
  return { raw, catalog, pieces };
}

/** Says that the catalog has no such calculator, and which one may be meant. */
export function unknownCalculator(slug: string, { calculators }: Catalog): string {
  const slugs = calculators.map((each) => each.slug);
  return `There is no calculator \`${slug}\`. ${suggestOrList(slug, slugs, 'Calculators')?.hint}`;
}

/** Checks units, currency and shared figures once, and returns the function that elaborates entries with them. */
function elaborationIn(whole: RawCatalog): Piece['elaborate'] {
  const { units: rawUnits, figures, service } = whole;
  const quiet = new Reporter();
  const units = rawUnits && checkUnits(rawUnits, quiet);
  const money = units && checkCurrency(service, units, quiet);
  const facts = evidenceFacts(whole);
  const shared = units && figures && checkSharedFigures(figures, units, facts, quiet);
  return (raw) => {
    if (units === null || money === null || shared === null) return null;
    const known = elaborateWithGrounds(
      withoutCategory(raw),
      { language: languageOf(whole), units, money, shared, facts },
      new Reporter(),
    );
    return known?.entry ?? null;
  };
}

/** An entry with an empty category, which does not affect what it computes. */
function withoutCategory(raw: RawCalculator): CategorizedCalculator {
  return { ...raw, category: { tag: '', serviceName: '' } };
}

/** Finds what refuses an elaborated calculator: the proof that it is safe, or a law; null when nothing does. */
function refuterOf({ laws, band, ...rest }: ElaboratedEntry): 'proof' | 'law' | null {
  const program = programOf({ laws, band, ...rest });
  const isAnswered = program.inputs.every((input) => input.default !== null);
  const { holds } = evaluate(program, pointOf(new Map(), program.inputs));
  if (isAnswered && !program.requirements.every(holds)) return 'proof';
  const proof = prove(program);
  if (proof.findings.length > 0) return 'proof';
  const held = band?.held ?? null;
  if (band && held !== null && provePriceBand(held, band.band.price, program, proof.analyses) !== null) return 'law';
  return laws.some((law) => isRefuted(law, program)) ? 'law' : null;
}

/** True when a law is broken or undecided. */
function isRefuted(law: ElaboratedEntry['laws'][number], program: Program): boolean {
  const reporter = new Reporter();
  proveLaws([law], program, 0, reporter);
  return reporter.count > 0;
}
