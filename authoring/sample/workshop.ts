/** A checked catalog with what is behind it: what is written, what it means, and the way from the one to the other. */
import { checkCatalog } from '../../generator/check/check-catalog.js';
import type { PlacedCalculator } from '../../generator/check/declaration/place.js';
import { checkCurrency } from '../../generator/check/declaration/service.js';
import { checkSharedFigures } from '../../generator/check/declaration/shared-figures.js';
import { checkUnits } from '../../generator/check/declaration/unit-definitions.js';
import { pointOf } from '../../generator/check/examples.js';
import { programOf } from '../../generator/check/prove-calculator.js';
import { proveLaws } from '../../generator/check/prove-laws.js';
import type { Understood } from '../../generator/check/understand-calculator.js';
import { understandCalculator } from '../../generator/check/understand-calculator.js';
import { hashOfCatalog } from '../../generator/load/hash-sources.js';
import type { CatalogSources } from '../../generator/load/load-catalog.js';
import { loadCatalog } from '../../generator/load/load-catalog.js';
import type { RawCalculator, RawCatalog } from '../../generator/load/raw-catalog.js';
import type { Work } from '../../generator/load/work.js';
import { afresh } from '../../generator/load/work.js';
import type { Calculator, Catalog } from '../../generator/model/catalog.js';
import { evaluate } from '../../generator/model/evaluate.js';
import type { Program } from '../../generator/model/program.js';
import { proveHeld } from '../../generator/prove/held.js';
import { prove } from '../../generator/prove/prove.js';
import { Reporter } from '../../generator/text/diagnostic.js';

/** A catalog in order, and its calculators in the order of their slugs. */
export interface Workshop {
  readonly raw: RawCatalog;
  readonly catalog: Catalog;
  readonly pieces: readonly Piece[];
}

/** One calculator in all its forms. */
export interface Piece {
  readonly raw: RawCalculator;
  readonly understood: Understood;
  readonly calculator: Calculator;
  /** What an edited form of it would mean; null where the compiler refuses it. */
  readonly understand: (raw: RawCalculator) => Understood | null;
  /** What would refuse an edited form that is understood, its examples aside; null where nothing does. */
  readonly refuterOf: (understood: Understood) => 'proof' | 'law' | null;
}

/** Opens a catalog. Reports its mistakes; null where it has any. */
export function openWorkshop(sources: CatalogSources, reporter: Reporter, work: Work = afresh): Workshop | null {
  const raw = loadCatalog(sources, reporter, work);
  const { catalog } = checkCatalog(raw, () => hashOfCatalog(sources), reporter, work);
  if (catalog === null) return null;
  const understand = understandingIn(raw);
  const byHand = new Map(raw.calculators.map((each) => [each.slug.value, each]));
  const pieces = catalog.calculators.flatMap((calculator) => {
    const own = byHand.get(calculator.slug);
    const understood = own && understand(own);
    return own && understood ? [{ raw: own, understood, calculator, understand, refuterOf }] : [];
  });
  return { raw, catalog, pieces };
}

/** What is known of the whole catalog is found out once. */
function understandingIn({ units: rawUnits, figures, service }: RawCatalog): Piece['understand'] {
  const quiet = new Reporter();
  const units = rawUnits && checkUnits(rawUnits, quiet);
  const money = units && checkCurrency(service, units, quiet);
  const shared = units && figures && checkSharedFigures(figures, units, quiet);
  return (raw) => units && money && shared && understandCalculator(placed(raw), units, money, shared, new Reporter());
}

/** Where a calculator stands in the registry has no part in what it computes. */
function placed(raw: RawCalculator): PlacedCalculator {
  return { ...raw, place: { tag: '', serviceName: '' } };
}

/** What speaks up against a calculator that is understood: the proof that it is safe, or one of its laws. */
function refuterOf({ laws, band, ...rest }: Understood): 'proof' | 'law' | null {
  const program = programOf({ laws, band, ...rest });
  const isAnswered = program.inputs.every((input) => input.default !== null);
  const { holds } = evaluate(program, pointOf(new Map(), program.inputs));
  if (isAnswered && !program.requirements.every(holds)) return 'proof';
  const proof = prove(program);
  if (proof.findings.length > 0) return 'proof';
  const held = band?.held ?? null;
  if (band && held !== null && proveHeld(held, band.band.price, program, proof.analyses) !== null) return 'law';
  return laws.some((law) => isRefuted(law, program)) ? 'law' : null;
}

/** One law at a time: where the first is broken, nobody asks for the others. */
function isRefuted(law: Understood['laws'][number], program: Program): boolean {
  const reporter = new Reporter();
  proveLaws([law], program, reporter);
  return reporter.count > 0;
}
