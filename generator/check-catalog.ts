/** The checker: turns a raw catalog into a checked one. */

import type { CheckedEntry, Surroundings } from './calculator/check-entry.js';
import { checkEntry } from './calculator/check-entry.js';
import { adviseOnPrices } from './calculator/evidence/advise-on-prices.js';
import type { EvidenceFacts } from './calculator/evidence/evidence-context.js';
import { evidenceFacts } from './calculator/evidence/evidence-context.js';
import { checkIndices } from './calculator/evidence/price-index.js';
import { checkPublishers } from './calculator/evidence/publishers.js';
import { checkSharedFigures } from './calculator/shared-figures.js';
import { sharedFiguresKey } from './calculator/shared-figures-key.js';
import { checkDeprecatedCalculators } from './elaborate/declaration/deprecation.js';
import type { CategorizedCalculator } from './elaborate/declaration/entry-category.js';
import { categoryOf } from './elaborate/declaration/entry-category.js';
import { checkSlug } from './elaborate/declaration/names.js';
import { checkNetwork } from './elaborate/declaration/network.js';
import type { BandMoney } from './elaborate/declaration/service.js';
import { checkCurrency, checkPopular, checkService, currencyOf } from './elaborate/declaration/service.js';
import type { RawCatalog } from './language/raw-catalog.js';
import { languageOf } from './language/raw-catalog.js';
import type { RawCalculator } from './language/read-calculator.js';
import { reportRepeated } from './language/repeated-labels.js';
import type { Language } from './languages/read-languages.js';
import { readLanguages } from './languages/read-languages.js';
import { checkLanguages, translatedCatalog } from './languages/translated-catalog.js';
import type { Calculator, Catalog } from './program/catalog.js';
import type { Network } from './program/network.js';
import type { Service } from './program/service.js';
import type { SharedFigures } from './program/shared-figure.js';
import type { Reporter } from './source/diagnostic.js';
import type { Queries } from './source/query.js';
import { afresh } from './source/query.js';
import { quote } from './source/suggest.js';
import { checkUnits } from './units/unit-definitions.js';
import type { UnitTable } from './units/units.js';

/** The result of a check. */
export interface CheckedCatalog {
  /** Null after any mistake, so that nothing unchecked is ever emitted, and while a proof is still to run. */
  readonly catalog: Catalog | null;
  readonly units: UnitTable | null;
  readonly shared: SharedFigures | null;
  readonly network: Network | null;
  /** The calculators that could be read, in file order. */
  readonly entries: readonly CheckedEntry[];
}

/** Checks the whole catalog; `hash` returns the hash of its sources. */
export function checkCatalog(
  raw: RawCatalog,
  hash: () => string,
  reporter: Reporter,
  queries: Queries = afresh,
): CheckedCatalog {
  const languages = readLanguages(raw, reporter, queries);
  const units = checkRawUnits(raw, reporter, queries);
  const service = checkRawService(raw, reporter, queries);
  const network = checkRawNetwork(raw, reporter, queries);
  const money = units && checkMoney(raw, units, reporter, queries);
  const facts = factsOf(raw, reporter, queries);
  const shared = units && checkFigures(raw, units, facts, reporter, queries);
  const around = units &&
    money &&
    shared && {
      language: languageOf(raw),
      units,
      money,
      shared,
      facts,
      sharedKey: sharedKeys(raw.figures ?? [], reporter, queries),
    };
  const entries = checkEntries(raw, network, around, reporter, queries);
  const calculators = entries.flatMap(({ calculator }) => (calculator === 'open' ? [] : (calculator ?? [])));
  const isOpen = entries.some(({ calculator }) => calculator === 'open');
  const figuresOf = calculators.map((each) => figuresIn(each, reporter, queries));
  if (reporter.count === 0 && !isOpen) reportUnusedFigures(raw.figures ?? [], figuresOf, reporter);
  checkDeprecatedCalculators(raw, reporter);
  const slugs = [...raw.calculators.map(({ slug }) => slug.value), ...raw.brokenSlugs];
  if (raw.service !== null) checkPopular(raw.service, slugs, reporter);
  reportRepeatedTitles(raw.calculators, reporter);
  if (reporter.count === 0 && !isOpen && shared)
    adviseOnPrices({ figures: raw.figures ?? [], shared, calculators: figuresOf }, reporter);
  const isWhole = reporter.count === 0 && !isOpen && raw.network !== null;
  const parts = service && units && money ? { hash, service, units, money, network, calculators } : null;
  const whole = isWhole ? parts && assemble(parts, reporter, queries) : null;
  return { catalog: whole && inLanguages(whole, languages, raw, reporter, queries), units, shared, network, entries };
}

/** The catalog with its further languages; null after a mistake in one of them. */
function inLanguages(
  catalog: Catalog,
  languages: readonly Language[],
  raw: RawCatalog,
  reporter: Reporter,
  queries: Queries,
): Catalog | null {
  checkLanguages(languages, catalog, raw, reporter, queries);
  if (reporter.count > 0) return null;
  return { ...catalog, translations: languages.map((language) => translatedCatalog(catalog, raw, language)) };
}

function reportRepeatedTitles(calculators: readonly RawCalculator[], reporter: Reporter): void {
  const bySlug = new Map(calculators.map((each) => [each.slug.value, each]));
  const entries = [...bySlug.values()];
  const titles = entries.map(({ slug, title }) => ({ label: title.value, what: quote(slug.value), span: title.span }));
  reportRepeated(titles, reporter);
}

interface Parts {
  readonly hash: () => string;
  readonly service: Omit<Service, 'currency'>;
  readonly units: UnitTable;
  readonly money: BandMoney;
  readonly network: Network | null;
  readonly calculators: readonly Calculator[];
}

/** Its parts are results of queries, so that emitters can ask by them. */
function assemble(
  { hash, service, units, money, network, calculators }: Parts,
  reporter: Reporter,
  { query }: Queries,
): Catalog {
  const currency = (): Service['currency'] => (typeof money === 'string' ? null : currencyOf(money));
  return {
    hash,
    service: query('service with currency', [service, money], reporter, () => ({ ...service, currency: currency() })),
    network,
    units: query('units in order', [units], reporter, () => [...units.units.values()]),
    calculators: [...calculators].sort((a, b) => (a.slug < b.slug ? -1 : 1)),
    translations: [],
  };
}

function checkRawUnits({ units }: RawCatalog, reporter: Reporter, { query }: Queries): UnitTable | null {
  return units && query('checked units', [units], reporter, (own) => checkUnits(units, own));
}

function checkRawService({ service, network }: RawCatalog, reporter: Reporter, { query }: Queries) {
  const hasNetwork = network !== 'absent';
  const check = (own: Reporter) => service && checkService(service, hasNetwork, own);
  return service && query('checked service', [service, hasNetwork], reporter, check);
}

function checkMoney({ service }: RawCatalog, units: UnitTable, reporter: Reporter, { query }: Queries): BandMoney {
  return query('currency', [units, service], reporter, (own) => checkCurrency(service, units, own));
}

function checkFigures(
  { figures }: RawCatalog,
  units: UnitTable,
  facts: EvidenceFacts,
  reporter: Reporter,
  { query }: Queries,
): SharedFigures | null {
  const check = (own: Reporter) => figures && checkSharedFigures(figures, units, facts, own);
  return figures && query('checked figures', [figures, units, facts.key], reporter, check);
}

const none: readonly object[] = [];

/** Facts that evidence looks up; checks the indices and the publishers, too. */
function factsOf(raw: RawCatalog, reporter: Reporter, { query }: Queries): EvidenceFacts {
  const { figures, indices, publishers, service } = raw;
  return query('evidence facts', [figures ?? none, indices, publishers, service?.priceRegion], reporter, (own) => {
    checkIndices(indices ?? [], own);
    checkPublishers(publishers ?? [], own);
    return evidenceFacts(raw);
  });
}

/** The key of the shared figures that an entry can see, computed once per entry and state of the figures. */
function sharedKeys(
  figures: NonNullable<RawCatalog['figures']>,
  reporter: Reporter,
  { query }: Queries,
): Surroundings['sharedKey'] {
  const keyOf = sharedFiguresKey(figures);
  return (raw) => query('shared figures key', [raw, figures], reporter, () => keyOf(raw));
}

/** Checks each entry; without `around`, because something in it could not be read, only its category. */
function checkEntries(
  raw: RawCatalog,
  network: Network | null,
  around: Surroundings | null,
  reporter: Reporter,
  queries: Queries,
): readonly CheckedEntry[] {
  const find = categoryFinder(raw, network);
  return raw.calculators.map((each) => {
    const category = find(each, reporter);
    return around === null
      ? { raw: each, elaborated: () => null, calculator: null }
      : checkEntry(each, category, around, reporter, queries);
  });
}

/** Stands in for the category of an entry while network, tags or its own name have mistakes. */
const noCategory: CategorizedCalculator['category'] = { tag: '', serviceName: '' };

/** Returns the function that finds the category of an entry. */
function categoryFinder(
  { network: rawNetwork, service }: RawCatalog,
  network: Network | null,
): (raw: RawCalculator, reporter: Reporter) => CategorizedCalculator['category'] {
  const tags = service?.tags ?? null;
  const categories = network && new Map(network.categories.map((each) => [each.slug, each]));
  return (raw, reporter) => {
    const isKnown = checkSlug(raw.slug, reporter) && rawNetwork !== null && tags !== null;
    return isKnown ? categoryOf(raw, categories, tags, reporter) : noCategory;
  };
}

/** The network; null when the catalog has none, or when its file could not be read. */
function checkRawNetwork(
  { calculators, brokenSlugs, service, network }: RawCatalog,
  reporter: Reporter,
  queries: Queries,
): Network | null {
  if (network === null || network === 'absent') return null;
  // Sorted, and with broken entries: an entry that an editor is typing in does not change the network.
  const slugs = [...calculators.map(({ slug }) => slug.value), ...brokenSlugs].sort();
  const facts = {
    tags: service?.tags ?? null,
    country: service?.country?.value ?? null,
  };
  return queries.query('checked network', [network, service, slugs.join(' ')], reporter, (own) =>
    checkNetwork(network, new Set(slugs), facts, own),
  );
}

/** What the check of the whole catalog asks of a calculator; it need not read the rest. */
interface UsedFigures extends Pick<Calculator['validity'], 'lacking' | 'written'> {
  /** Each as `group.name`. */
  readonly names: readonly string[];
}

function figuresIn(calculator: Calculator, reporter: Reporter, { query }: Queries): UsedFigures {
  return query('used figures', [calculator], reporter, () => {
    const { figures, cells, lacking, written } = calculator.validity;
    const built = [...figures, ...cells].flatMap(({ evidence }) => evidence?.buildUps ?? []);
    const names = figures.map(({ group, name }) => `${group}.${name}`);
    return { names: [...names, ...built.flatMap(({ uses }) => uses)], lacking, written };
  });
}

/** Reports unused shared figures. Call only without mistakes: a broken calculator may have meant to use one. */
function reportUnusedFigures(
  groups: NonNullable<RawCatalog['figures']>,
  calculators: readonly UsedFigures[],
  reporter: Reporter,
): void {
  const used = new Set(calculators.flatMap(({ names }) => names));
  for (const group of groups)
    for (const { name } of group.value) {
      const full = `${group.name.value}.${name.value}`;
      if (!used.has(full)) reporter.report('unused-figure', name.span, { name: full });
    }
}
