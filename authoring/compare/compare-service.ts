/** Compares service.yaml, the network and the shared figures. */
import type { Catalog } from '../../generator/program/catalog.js';
import type { Network, Slot } from '../../generator/program/network.js';
import type { Service } from '../../generator/program/service.js';
import type { ChangeClass, Report, TextChange, Texts } from './change.js';
import { oneText, pair, quoted, reportPaired, reportTexts, same, textChanges } from './change.js';
import { evidenceTexts } from './evidence-texts.js';

export function compareService(before: Service, after: Service, report: Report): void {
  const texts = [
    'name',
    'summary',
    'description',
    'legalDisclaimer',
    'usage',
    'contact',
    'licence',
    'ctaMessage',
    'schemaVersion',
  ] as const;
  for (const key of texts)
    if (!same(before[key], after[key]))
      report(
        'documentation',
        spaced(key),
        'people and documents show it',
        oneText(asText(before[key]), asText(after[key])),
      );
  const tags = pair([...before.tags.keys()], [...after.tags.keys()], (tag) => tag);
  const reasons = ['the documents at its addresses are gone', 'documents only grow'] as const;
  reportPaired(tags, (tag) => `tag ${quoted(tag)}`, reasons, report);
  for (const [kind, what, reason, read] of settings) {
    const [old, now] = [read(before), read(after)];
    if (old !== now) report(kind, `${what} ${old} -> ${now}`, reason);
  }
  compareLeads(before.leads, after.leads, report);
}

type Setting = readonly [kind: ChangeClass, what: string, reason: string, read: (service: Service) => string | number];

const settings: readonly Setting[] = [
  ['behaviour', 'base url', 'links in answers and documents lead elsewhere', ({ baseUrl }) => baseUrl],
  ['behaviour', 'requests per minute', 'callers are refused after another number', (each) => each.requestsPerMinute],
  [
    'behaviour',
    'seconds that answers may be cached',
    'callers see changes sooner or later',
    (each) => each.cacheSeconds,
  ],
  ['behaviour', 'time zone', 'days begin at another hour', ({ timeZone }) => timeZone],
  ['breaking', 'currency', 'the same number means something else', ({ currency }) => currency?.code ?? 'none'],
];

function compareLeads(before: Service['leads'], after: Service['leads'], report: Report): void {
  if (before === null || after === null) {
    if (before !== null) report('breaking', 'leads are no longer taken', 'requests that send one are refused');
    if (after !== null) report('documentation', 'leads are taken', 'addresses may be added');
    return;
  }
  const [consent, perHour] = [oneText(before.consent, after.consent), `${before.perHour} -> ${after.perHour}`];
  if (before.consent !== after.consent)
    report('behaviour', 'the consent text', 'it is what a person must have been shown', consent);
  if (before.perHour !== after.perHour)
    report('behaviour', `leads per hour ${perHour}`, 'callers are refused after another number');
  const texts = [wordsOfLeads(before), wordsOfLeads(after)] as const;
  reportTexts('documentation', 'the description of leads', 'documents show it', texts, report);
}

function wordsOfLeads({ tag, samplePhone }: NonNullable<Service['leads']>): Texts {
  return Object.entries({ tag, 'sample phone': samplePhone });
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Turns `legalDisclaimer` into `legal disclaimer`. */
function spaced(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

export function compareNetworks(before: Network | null, after: Network | null, report: Report): void {
  if (before === null || after === null) {
    if (before !== null) report('breaking', 'the network is gone', 'questions about places are refused');
    if (after !== null) report('documentation', 'new network', 'addresses may be added');
    return;
  }
  comparePlaces('city', before.cities, after.cities, report);
  comparePlaces('neighborhood', neighborhoodsOf(before), neighborhoodsOf(after), report);
  const categories = pair(before.categories, after.categories, ({ slug }) => slug);
  const reasons = ['routing uses its name', 'categories only grow'] as const;
  reportPaired(categories, ({ slug }) => `category ${quoted(slug)}`, reasons, report);
  for (const [old, now] of categories.kept)
    if (!same(old, now))
      report('documentation', `words for category ${quoted(now.slug)}`, 'people read them and search by them', {
        texts: textChanges(wordsOfCategory(old), wordsOfCategory(now)),
      });
  compareSlots(before.slots, after.slots, report);
  const texts = [wordsOfNetwork(before), wordsOfNetwork(after)] as const;
  reportTexts('documentation', 'what the network says about itself', 'people read it', texts, report);
}

function wordsOfNetwork({ region, ctaActive, ctaWaiting }: Network): Texts {
  return Object.entries({ region, 'with a provider': ctaActive, 'without one': ctaWaiting });
}

function wordsOfCategory({ name, tag, also }: Network['categories'][number]): Texts {
  return Object.entries({ name, tag, also: also.join(', ') });
}

type Names = ReadonlyMap<string, string>;

function neighborhoodsOf({ neighborhoods }: Network): Names {
  return new Map(
    [...neighborhoods].flatMap(([city, all]) => [...all].map(([slug, name]) => [`${city}/${slug}`, name] as const)),
  );
}

function comparePlaces(kind: string, before: Names, after: Names, report: Report): void {
  for (const slug of before.keys())
    if (!after.has(slug)) report('breaking', `${kind} ${quoted(slug)} is gone`, 'calls that name it are refused');
  for (const [slug, name] of after)
    if (!before.has(slug)) report('documentation', `new ${kind} ${quoted(slug)}`, 'more requests are valid');
    else if (before.get(slug) !== name) {
      const texts = oneText(before.get(slug) ?? null, name);
      report('documentation', `name of ${kind} ${quoted(slug)}`, 'people read it', texts);
    }
}

/** Compares slots; reports those of one category together. */
function compareSlots(before: readonly Slot[], after: readonly Slot[], report: Report): void {
  const placeOf = ({ service, city, neighborhood }: Slot): string => [service, city, neighborhood ?? ''].join(' ');
  const slots = pair(before, after, placeOf);
  const changed = slots.kept.filter(([old, now]) => !same(old, now));
  const isSameParty = ([old, now]: readonly [Slot, Slot]): boolean => old.provider === now.provider;
  reportParties(changed.filter(isSameParty), report);
  const others = changed.filter((each) => !isSameParty(each));
  const kinds = [
    ['another provider for', others, 'callers are sent to another provider'],
    ['no longer a provider for', slots.removed.map((old) => [old, null] as const), 'callers are sent to no provider'],
    [
      'a new provider for',
      slots.added.map((now) => [null, now] as const),
      'callers are sent to a provider where there was none',
    ],
  ] as const;
  for (const [what, all, reason] of kinds) reportSlots(what, all, reason, report);
}

type SlotPair = readonly [before: Slot | null, after: Slot | null];

function reportSlots(what: string, all: readonly SlotPair[], reason: string, report: Report): void {
  const serviceOf = ([old, now]: SlotPair): string => (now ?? old)?.service ?? '';
  const services = [...new Set(all.map(serviceOf))];
  const told = (where: string, own: readonly SlotPair[]): void =>
    report('behaviour', `${what} ${where}`, reason, { texts: own.map(slotTexts) });
  if (services.length > mostListed) told(`${services.length} categories: ${shortList(services)}`, all);
  else
    for (const service of services) {
      const own = all.filter((each) => serviceOf(each) === service);
      told(`${quoted(service)} in ${shortList(own.map(placeOfPair))}`, own);
    }
}

function placeOfPair([old, now]: SlotPair): string {
  const slot = now ?? old;
  return slot?.neighborhood ?? slot?.city ?? '';
}

/** Texts of a slot: its place, provider and number. */
function slotTexts([old, now]: SlotPair): TextChange {
  const party = (slot: Slot | null): string | null => slot && `${slot.provider}, ${slot.phone}`;
  const slot = now ?? old;
  return { name: `${slot?.service} in ${placeOfPair([old, now])}`, before: party(old), after: party(now) };
}

/** The same party under another number or address, or open where it was closed: once for each such change. */
function reportParties(pairs: readonly (readonly [Slot, Slot])[], report: Report): void {
  const words: readonly (readonly [string, (slot: Slot) => string, ChangeClass, string])[] = [
    ['number', ({ phone }) => phone, 'behaviour', 'answers give the new number; the party is the same'],
    ['page', ({ pageUrl }) => pageUrl, 'documentation', 'answers link to it; the party is the same'],
    ['state', ({ active }) => (active ? 'takes requests' : 'takes no requests'), 'behaviour', 'answers say so'],
  ];
  for (const [what, read, kind, reason] of words) {
    const moved = pairs.filter(([old, now]) => read(old) !== read(now));
    const changes = new Map(moved.map(([old, now]) => [`${now.provider} ${read(old)} -> ${read(now)}`, now.provider]));
    for (const [change, provider] of changes) {
      const own = moved.filter(([old, now]) => `${now.provider} ${read(old)} -> ${read(now)}` === change);
      const places = [...new Set(own.map(placeOfPair))];
      const services = [...new Set(own.map(([, { service }]) => service))];
      const said = change.slice(provider.length + 1);
      const named = `${what} of ${quoted(provider)} in ${shortList(places)}`;
      report(kind, `${named}: ${said}`, `${reason}; for ${shortList(services)}`);
    }
  }
}

/** Names per line; more categories of one kind share a line. */
const mostListed = 3;

function shortList(names: readonly string[]): string {
  const rest = names.length - mostListed;
  return `${names.slice(0, mostListed).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

/** Compares shared figures, with the calculators that use them. */
export function compareShared(
  { calculators: before }: Catalog,
  { calculators: after }: Catalog,
  moved: ReadonlySet<string>,
  report: Report,
): void {
  const [old, now] = [sharedOf(before), sharedOf(after)];
  for (const [name, figure] of now) {
    const own = old.get(name);
    if (own === undefined) continue;
    const texts = textChanges(own.grounds, figure.grounds);
    if (own.values !== figure.values) {
      const reached = figure.users.map((slug) => (moved.has(slug) ? slug : `${slug} (no value moves)`)).join(', ');
      const kind = figure.users.some((slug) => moved.has(slug)) ? 'behaviour' : 'documentation';
      const what = `shared figure ${quoted(name)} ${own.values} -> ${figure.values}`;
      report(kind, what, `it is used by ${reached}`, { texts });
    } else if (texts.length > 0)
      report('documentation', `what shared figure ${quoted(name)} rests on`, 'people judge the figure by it', {
        texts,
      });
  }
  const fresh = [...now.keys()].filter((name) => !old.has(name));
  const what = `new shared figures: ${shortList(fresh)}`;
  if (fresh.length > 0) report('documentation', what, 'calculators that use them are compared separately');
  for (const name of old.keys()) {
    const what = `shared figure ${quoted(name)} is gone`;
    if (!now.has(name)) report('documentation', what, 'calculators that used it are compared separately');
  }
}

interface SharedUse {
  readonly values: string;
  readonly grounds: Texts;
  readonly users: readonly string[];
}

function sharedOf(calculators: Catalog['calculators']): ReadonlyMap<string, SharedUse> {
  const found = new Map<string, SharedUse>();
  for (const { slug, validity } of calculators)
    for (const { group, name, periods, source, evidence, asOf } of validity.figures) {
      const key = `${group}.${name}`;
      const values = periods.map(({ from, low, high }) => {
        const ends = [low, high].map(({ numerator, denominator }) => Number(numerator) / Number(denominator));
        return `${from === null ? '' : `from ${from} `}${[...new Set(ends)].join('..')}`;
      });
      found.set(key, {
        values: values.join(', '),
        grounds: evidence === null ? Object.entries({ source, 'as of': asOf ?? 'none' }) : evidenceTexts(evidence),
        users: [...(found.get(key)?.users ?? []), slug],
      });
    }
  return found;
}
