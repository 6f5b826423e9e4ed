/** The checker: from the catalog as written to the catalog that can be relied on. */
import type { RawCatalog } from '../load/raw-catalog.js';
import type { Calculator, Catalog, Network } from '../model/catalog.js';
import type { Reporter } from '../text/diagnostic.js';
import { checkDeprecatedCalculators, checkDeprecatedInputs } from './declaration/deprecation.js';
import { checkGuidance } from './declaration/guidance.js';
import { checkSlug } from './declaration/names.js';
import { checkNetwork } from './declaration/network.js';
import type { PlacedCalculator } from './declaration/place.js';
import { placeCalculator } from './declaration/place.js';
import type { BandMoney } from './declaration/service.js';
import { checkCurrency, checkService, currencyOf } from './declaration/service.js';
import type { SharedFigures } from './declaration/shared-figures.js';
import { checkSharedFigures } from './declaration/shared-figures.js';
import { checkUnits } from './declaration/unit-definitions.js';
import type { UnitTable } from './expression/units.js';
import { proveCalculator } from './prove-calculator.js';
import { understandCalculator } from './understand-calculator.js';

/** Checks everything; null when anything was wrong, so that nothing unchecked is ever emitted. */
export function checkCatalog(raw: RawCatalog, reporter: Reporter): Catalog | null {
  const units = raw.units && checkUnits(raw.units, reporter);
  const service = raw.service && checkService(raw.service, raw.network !== 'absent', reporter);
  const network = checkPlaces(raw, reporter);
  const money = units && checkCurrency(raw.service, units, reporter);
  const shared = units && raw.figures && checkSharedFigures(raw.figures, units, reporter);
  const tags = raw.service?.tags ?? null;
  const calculators = raw.calculators.flatMap((each) => {
    const isPlaced = checkSlug(each.slug, reporter) && raw.network !== null && tags !== null;
    const placed = isPlaced ? placeCalculator(each, network, tags, reporter) : { ...each, place: nowhere };
    return (units && money && shared && checkCalculator(placed, units, money, shared, reporter)) ?? [];
  });
  if (reporter.count === 0) reportUnusedFigures(raw.figures ?? [], calculators, reporter);
  checkDeprecatedCalculators(raw, reporter);
  if (reporter.count > 0 || raw.network === null || service === null || units === null) return null;
  const currency = money === null || typeof money === 'string' ? null : currencyOf(money);
  return {
    hash: raw.hash,
    service: { ...service, currency },
    network,
    units: [...units.units.values()],
    calculators: calculators.sort((a, b) => (a.slug < b.slug ? -1 : 1)),
  };
}

/** The place of an entry while network, tags or its own name are in doubt. */
const nowhere: PlacedCalculator['place'] = { tag: '', serviceName: '' };

/** The network; null where the catalog has none, or where its file could not be read. */
function checkPlaces({ calculators, service, network }: RawCatalog, reporter: Reporter): Network | null {
  if (network === null || network === 'absent') return null;
  const slugs = new Set(calculators.map(({ slug }) => slug.value));
  return checkNetwork(
    network,
    slugs,
    { tags: service?.tags ?? null, country: service?.country?.value ?? null },
    reporter,
  );
}

/** Understood, then proved; null after a mistake. */
function checkCalculator(
  raw: PlacedCalculator,
  units: UnitTable,
  money: BandMoney,
  shared: SharedFigures,
  reporter: Reporter,
): Calculator | null {
  checkDeprecatedInputs(raw.inputs, reporter);
  checkGuidance(raw.guidance, reporter);
  const understood = understandCalculator(raw, units, money, shared, reporter);
  return understood && proveCalculator(raw, understood, reporter);
}

/** Once everything else is in order: what a calculator with a mistake was meant to use is not known. */
function reportUnusedFigures(
  groups: NonNullable<RawCatalog['figures']>,
  calculators: readonly Calculator[],
  reporter: Reporter,
): void {
  const used = new Set(
    calculators.flatMap(({ validity }) => validity.figures.map(({ group, name }) => `${group}.${name}`)),
  );
  for (const group of groups)
    for (const { name } of group.value) {
      const full = `${group.name.value}.${name.value}`;
      if (!used.has(full)) reporter.report('unused-figure', name.span, { name: full });
    }
}
