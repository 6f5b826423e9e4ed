/** The facts that a catalog publishes outside of its calculators: service, network, shared figures, units, further languages. */
import { isFigures } from '../../generator/language/catalog-sources.js';
import type { RawCatalog } from '../../generator/language/raw-catalog.js';
import { reviewKey } from '../../generator/languages/read-languages.js';
import type { Catalog } from '../../generator/program/catalog.js';
import type { Network, Slot } from '../../generator/program/network.js';
import type { Service } from '../../generator/program/service.js';
import type { FigurePeriod, SharedFigure } from '../../generator/program/shared-figure.js';
import { Reporter } from '../../generator/source/diagnostic.js';
import { singleSpaced } from '../../generator/source/one-line.js';
import { parseYaml } from '../../generator/source/parse-yaml.js';
import type { Source } from '../../generator/source/source.js';
import type { YamlNode } from '../../generator/source/yaml-tree.js';
import { equal, toNumber, zero } from '../../generator/units/rational.js';
import type { CatalogWithSources } from '../sample/catalog-with-sources.js';
import { evidenceFacts } from './entry-facts.js';
import type { FactMap, Facts } from './facts.js';
import { factsOf, setOf } from './facts.js';
import { pair } from './renames.js';

export function serviceFacts(service: Service): Facts | undefined {
  return factsOf({ ...service, languages: setOf(service.languages.slice(1)) });
}

export function networkFacts(network: Network | null): Facts | undefined {
  if (network === null) return undefined;
  const { neighborhoods, categories, slots } = network;
  const places = [...neighborhoods].flatMap(([city, all]) =>
    [...all].map(([slug, name]) => [`${city}/${slug}`, name] as const),
  );
  return factsOf({
    ...network,
    neighborhoods: new Map(places),
    categories: categories.map((each) => ({ ...each, also: each.also.join(', ') })),
    slots: new Map(slots.map((slot) => [nameOf(slot), slot.provider])),
    parties: partiesOf(slots),
  });
}

function nameOf({ service, city, neighborhood }: Slot): string {
  return `${service} in ${neighborhood ?? city}`;
}

/** What each provider says at its slots. */
function partiesOf(slots: readonly Slot[]) {
  const providers = [...new Set(slots.map(({ provider }) => provider))];
  const ofSlot = ({ phone, pageUrl, active }: Slot) => ({ phone, page: pageUrl, active });
  return new Map(
    providers.map((provider) => {
      const own = slots.filter((slot) => slot.provider === provider);
      return [provider, new Map(own.map((slot) => [nameOf(slot), ofSlot(slot)]))] as const;
    }),
  );
}

/** Shared figures by name: first those that move what a calculator of the new version answers, then the others. */
export function sharedFacts(catalog: Catalog, now: Catalog, moved: ReadonlySet<string>): FactMap {
  const users = usersIn(now);
  const all = [...usersIn(catalog)].map(([name, { figure, slugs }]) => {
    const reached = users.get(name)?.slugs ?? slugs;
    const used = reached.map((slug) => (moved.has(slug) ? slug : `${slug} (no value moves)`)).join(', ');
    return { name, facts: sharedFigureFacts(figure, used), isMoving: reached.some((slug) => moved.has(slug)) };
  });
  const among = (isMoving: boolean): FactMap =>
    new Map(all.flatMap((each) => (each.isMoving === isMoving ? [[each.name, each.facts] as const] : [])));
  return new Map([
    ['moving', among(true)],
    ['still', among(false)],
  ]);
}

interface SharedUse {
  readonly figure: SharedFigure;
  readonly slugs: readonly string[];
}

function usersIn({ calculators }: Catalog): ReadonlyMap<string, SharedUse> {
  const found = new Map<string, SharedUse>();
  for (const { slug, validity } of calculators)
    for (const figure of validity.figures) {
      const name = `${figure.group}.${figure.name}`;
      found.set(name, { figure, slugs: [...(found.get(name)?.slugs ?? []), slug] });
    }
  return found;
}

function sharedFigureFacts({ periods, source, asOf, evidence }: SharedFigure, users: string): FactMap {
  const grounds = evidence === null ? factsOf({ source, asOf: asOf ?? 'none' }) : evidenceFacts(evidence);
  const values = periods.map(periodText).join(', ');
  return new Map<string, Facts>([['values', values], ['users', users], ...(grounds instanceof Map ? grounds : [])]);
}

function periodText({ from, low, high }: FigurePeriod): string {
  return `${from === null ? '' : `from ${from} `}${[...new Set([low, high].map(toNumber))].join('..')}`;
}

/** The definitions of units by their names; a definition that leaves the size as it is in the new version is that one. */
export function unitFacts({ catalog, raw }: CatalogWithSources, now: CatalogWithSources): FactMap {
  const definitionsIn = ({ units }: RawCatalog) =>
    new Map(units?.defined.map(({ name, value }) => [name.value, value.is?.text ?? 'a base unit']) ?? []);
  const [own, next] = [definitionsIn(raw), definitionsIn(now.raw)];
  const { kept } = pair(catalog.units, now.catalog.units, ({ name }) => name);
  return new Map(
    kept.map(([old, { name, scale, zero: height }]) => {
      const isSame = equal(old.scale, scale) && equal(old.zero ?? zero, height ?? zero);
      return [name, (isSame ? next : own).get(name) ?? 'a base unit'];
    }),
  );
}

/** The texts of the further languages that both versions have, by the part of the catalog that they are of. */
export function translationFacts(raw: RawCatalog, other: RawCatalog): ReadonlyMap<string, FactMap> {
  const common = languagesOf(raw).filter((language) => languagesOf(other).includes(language));
  const parts = new Map<string, Map<string, Facts>>();
  for (const { language, files } of raw.sources.translations ?? [])
    for (const [where, facts] of common.includes(language) ? [...files].flatMap(partsIn) : []) {
      const part = parts.get(where) ?? new Map<string, Facts>();
      const known = part.get(language);
      parts.set(where, part.set(language, new Map([...(known instanceof Map ? known : []), ...facts])));
    }
  return parts;
}

function languagesOf({ service }: RawCatalog): readonly string[] {
  return service?.languages?.slice(1).map(({ value }) => value) ?? [];
}

/** The parts that a file translates: each calculator, or what its name says. */
function partsIn([path, source]: readonly [string, Source]): readonly (readonly [where: string, FactMap])[] {
  const map = parseYaml(source, new Reporter());
  const facts = map === null ? undefined : textsIn(map);
  if (!(facts instanceof Map)) return [];
  if (!/(?:^|\/)calculators(?:\.yaml$|\/)/.test(path)) return [[isFigures(path) ? 'figures' : nameOfFile(path), facts]];
  return [...facts].flatMap(([slug, own]) =>
    slug === reviewKey || !(own instanceof Map) ? [] : [[slug, own] as const],
  );
}

/** `service` for `catalog/es/service.yaml`. */
function nameOfFile(path: string): string {
  return path.replace(/^.*\/|\.yaml$/g, '');
}

function textsIn(node: YamlNode): Facts | undefined {
  if (node.kind === 'scalar') return node.value === null ? undefined : singleSpaced(node.text);
  const members: readonly (readonly [string, YamlNode])[] =
    node.kind === 'sequence'
      ? node.items.map((item, at) => [String(at + 1), item])
      : [...node.entries].map(([key, { value }]) => [key, value]);
  return new Map(
    members.flatMap(([name, member]) => {
      const facts = textsIn(member);
      return facts === undefined ? [] : [[name, facts] as const];
    }),
  );
}
