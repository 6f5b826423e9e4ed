/** A plan as the address of a page has it: its jobs, the place, and who does its trades there. */
import { planAddress, queryText, withQuery } from '../../../contract/addresses.js';
import type { planAnswer } from '../../../contract/questions/plan.js';
import type { Static } from '../../../contract/schema.js';
import { scanQuery } from '../../../engine/calculator/scan-query.js';
import { answerPlan } from '../../../engine/questions/plan.js';
import type { Subject } from '../../../engine/questions/subject.js';
import { subjectOf } from '../../../engine/questions/subject.js';
import type { Given } from '../../../pages/answer/view.js';
import { troublesIn } from '../../../pages/markup/trouble.js';
import { viewOf } from '../../../pages/markup/whole-view.js';
import type { PagedSite } from './paged-site.js';
import type { Business, ChosenPlace } from './place.js';
import { businessOf, chosenPlace } from './place.js';
import { itemsIn, planPairs, readItem, slugOf } from './plan-items.js';

export type Plan = Omit<Static<typeof planAnswer>, 'ok' | 'legal_disclaimer' | 'catalog'>;

export interface ReadPlan {
  /** The items as the address has them, such as `fence~length=100`. */
  readonly items: readonly string[];
  /** Null for a plan without items, or one that cannot be read. */
  readonly plan: Plan | null;
  /** Why it cannot be read; empty where it can. */
  readonly problems: readonly string[];
  /** Null where the service works in no places. */
  readonly place: ChosenPlace | null;
  /** The jobs by trade, each with its business; none while no city is chosen. */
  readonly trades: readonly PlanTrade[];
}

/** All jobs of one calculator: one business does them. */
export interface PlanTrade {
  readonly slug: string;
  /** Such as `Concrete work`. */
  readonly trade: string;
  readonly jobs: readonly [PlanJob, ...PlanJob[]];
  /** Null where nobody takes requests for it there. */
  readonly business: Business | null;
}

export interface PlanJob {
  /** The query of its calculator, with the place. */
  readonly query: string;
  /** What its owner calls it; empty where it has no name. */
  readonly name: string;
  readonly interpretation: string;
}

/** The items of an address and the place, before anything is computed. */
export function planAt({ catalog }: PagedSite, query: string): Pick<ReadPlan, 'items' | 'place'> {
  const given = scanQuery(query).map(({ name, value }): [string, string] => [name ?? '', value ?? '']);
  const place = catalog.network === null ? null : chosenPlace(catalog.network, given);
  return { items: itemsIn(query, 'item'), place };
}

export function readPlan(site: PagedSite, query: string): ReadPlan {
  const { items, place } = planAt(site, query);
  const answer = answerOf(site, items);
  const isPlaced = answer.plan !== null && place !== null && place.city !== null;
  return { items, place, ...answer, trades: isPlaced ? tradesOf(site, answer.plan, items, placePairs(place)) : [] };
}

/** The trades that somebody is asked for, each with the business. */
export function askedTrades({ trades }: ReadPlan): readonly (PlanTrade & { readonly business: Business })[] {
  return trades.flatMap(({ business, ...trade }) => (business === null ? [] : [{ ...trade, business }]));
}

/** The query that the page of a plan has. */
export function planQuery({ items, place }: Pick<ReadPlan, 'items' | 'place'>): string {
  return queryText(planPairs(items, placePairs(place)));
}

/** The page of these items in the same place. */
export function planIn(place: ChosenPlace | null, items: readonly string[]): string {
  return withQuery(planAddress([]), planQuery({ items, place }));
}

export function placePairs(place: ChosenPlace | null): Given {
  const { city = null, neighborhood = null } = place ?? {};
  const pairs = [['city', city] as const, ['neighborhood', neighborhood] as const];
  return pairs.flatMap(([name, value]) => (value === null ? [] : [[name, value] as const]));
}

function answerOf(site: PagedSite, items: readonly string[]): Pick<ReadPlan, 'plan' | 'problems'> {
  const { catalog } = site;
  if (items.length === 0) return { plan: null, problems: [] };
  const subjects = new Map(items.flatMap((item) => subjectNamed(catalog.calculators, slugOf(item))));
  const query = queryText(items.map((item) => ['item', readItem(item).job]));
  const outcome = answerPlan(subjects, query, catalog.words);
  if (outcome.kind === 'answered') return { plan: outcome.members, problems: [] };
  const problems = items.flatMap((item, index) => troublesOf(site, item, index + 1));
  // What is left are bounds of the whole plan.
  return { plan: null, problems: problems.length > 0 ? problems : outcome.refusal.errors.map(({ detail }) => detail) };
}

/** What is wrong with a job, as the page of its calculator says it. */
function troublesOf({ catalog, words }: PagedSite, item: string, place: number): readonly string[] {
  const [slug = '', ...parts] = readItem(item).job.split('~');
  const calculator = catalog.calculators.get(slug);
  if (calculator === undefined) return [words.plan.noJob({ place, name: slug })];
  const given = parts.map((part): [string, string] => {
    const [name = '', ...value] = part.split('=');
    return [name, value.join('=')];
  });
  const { title } = calculator;
  return troublesIn(viewOf(calculator, queryText(given), 'error')).map(({ text }) =>
    words.plan.wrongJob({ place, title, text }),
  );
}

type Calculators = PagedSite['catalog']['calculators'];

function subjectNamed(calculators: Calculators, slug: string): readonly (readonly [string, Subject])[] {
  const calculator = calculators.get(slug);
  return calculator === undefined ? [] : [[slug, subjectOf(calculator)]];
}

function tradesOf({ catalog }: PagedSite, plan: Plan, items: readonly string[], place: Given): readonly PlanTrade[] {
  const trades = new Map<string, PlanTrade>();
  for (const [index, { slug, query = '', interpretation = '' }] of plan.items.entries()) {
    const calculator = catalog.modules.get(slug);
    if (calculator === undefined) continue;
    const given = [...new URLSearchParams(query), ...place];
    const job = { query: queryText(given), name: readItem(items[index] ?? '').name, interpretation };
    const earlier = trades.get(slug);
    const others = { slug, trade: calculator.service, business: businessOf(catalog, calculator, given) };
    trades.set(slug, earlier === undefined ? { ...others, jobs: [job] } : { ...earlier, jobs: [...earlier.jobs, job] });
  }
  return [...trades.values()];
}
